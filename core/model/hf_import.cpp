// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hf_import.h"

#include "model/import_families.h"
#include "model/import_plain.h"
#include "model/parameter_count.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace xuanka
{

namespace
{

using Key = QLatin1String;

constexpr double kFp16Bytes = 2.0;

QString firstArchitecture(const QJsonObject &root)
{
    return root.value(Key("architectures")).toArray().first().toString();
}

QString nameOf(const QJsonObject &root, const QString &given)
{
    const QString written = readableModelName(root.value(Key("_name_or_path")).toString());
    if (!written.isEmpty())
        return written;
    return given.startsWith(QLatin1Char('<')) ? QString() : QFileInfo(given).completeBaseName(); // "<stdin>"
}

/// Key/value bytes of one token over all layers that keep a cache.
double kvBytes(const Transformer &t)
{
    if (!t.causal)
        return 0.0;
    const double layers = t.layers - t.linear.layers;
    if (t.mla)
        return layers * (t.mla->kvLoraRank + t.mla->qkRopeHeadDim) * kFp16Bytes;
    return layers * 2.0 * t.kvHeads * t.headDim * kFp16Bytes;
}

/// What is plainly no model although it is a JSON object.
void refuseOtherFiles(ConfigReader &r)
{
    const QJsonObject &root = r.json();
    if (root.contains(Key("error"))) {
        r.fail(QStringLiteral("error"), root.value(Key("error")),
               QT_TRANSLATE_NOOP("phrases", "a model configuration, not the hub's error message"));
    } else if (r.has({"bits", "w_bit", "quant_method", "quantization", "quant_algo", "q_group_size"})) {
        r.missing(QStringLiteral("model_type"),
                  QT_TRANSLATE_NOOP("phrases", "a model configuration, not a description of its quantisation"));
    } else {
        r.missing(QStringLiteral("model_type"), QT_TRANSLATE_NOOP("phrases", "the type of the model"));
    }
}

QString typeOf(ConfigReader &r)
{
    const QJsonValue written = r.json().value(Key("model_type"));
    if (written.isString() && !written.toString().isEmpty())
        return written.toString().toLower();
    if (!written.isUndefined() && !written.isNull() && !written.isString()) {
        r.fail(QStringLiteral("model_type"), written, QT_TRANSLATE_NOOP("phrases", "text"));
        return {};
    }
    const QString guessed = typeOfArchitecture(firstArchitecture(r.json()));
    if (!guessed.isEmpty()) {
        r.warn(QStringLiteral("model_type"), QT_TRANSLATE_NOOP("phrases", "not given, taken from architectures: %1"),
               {guessed});
    }
    return guessed;
}

/// The language model's part of a multimodal file. The tying of embeddings may be said on the outside only.
std::optional<ConfigReader> textPart(ConfigReader &top)
{
    std::optional<ConfigReader> part = top.child({"text_config", "llm_config", "language_config"});
    if (!part) {
        std::optional<ConfigReader> thinker = top.child({"thinker_config"});
        part = thinker ? thinker->child({"text_config"}) : std::nullopt;
    }
    if (!part || part->json().contains(Key("tie_word_embeddings")) || !top.json().contains(Key("tie_word_embeddings")))
        return part;
    return part->with(Key("tie_word_embeddings"), top.json().value(Key("tie_word_embeddings")));
}

/// Type of a nested part that does not say it, by its wrapper.
QString nestedType(ConfigReader &text, const QString &wrapper)
{
    static const struct {
        Key wrapper;
        Key type;
    } rows[] = {
        {Key("gemma3"), Key("gemma3_text")},
        {Key("llama4"), Key("llama4_text")},
        {Key("llava"), Key("llama")},
        {Key("llava_next"), Key("llama")},
        {Key("qwen2_vl"), Key("qwen2_vl")},
        {Key("qwen2_5_vl"), Key("qwen2_5_vl")},
        {Key("mistral3"), Key("mistral")},
        {Key("qwen3_vl"), Key("qwen3_vl_text")},
        {Key("qwen3_5"), Key("qwen3_5_text")},
        {Key("qwen3_5_moe"), Key("qwen3_5_moe_text")},
        {Key("qwen3_vl_moe"), Key("qwen3_vl_moe_text")},
    };
    if (!text.json().contains(Key("model_type"))) {
        for (const auto &row : rows) {
            if (wrapper == row.wrapper)
                return row.type;
        }
    }
    return typeOf(text);
}

void refuseType(ConfigReader &r, const QString &type)
{
    r.fail(QStringLiteral("model_type"), QJsonValue(type),
           QT_TRANSLATE_NOOP("phrases", "an architecture whose parameters can be counted"));
}

void readLanguageModel(ConfigReader &top, ConfigReader &text, const QString &wrapper, const QString &type, bool nested,
                       ImportedModel &out)
{
    Transformer t;
    const ConfigPlace place = nested ? ConfigPlace::Nested : ConfigPlace::TopLevel;
    const bool known = readMixtureFamily(text, type, place, t) || readDenseFamily(text, type, place, t) ||
                       readOldFamily(text, type, t) || readEncoderFamily(text, type, t);
    if (!known)
        refuseType(text, type);
    if (text.failed())
        return;
    checkMagnitude(text, t);
    t.vision = readVisionTower(top, wrapper, t.hidden);
    if (text.failed())
        return;
    const bool multimodal = nested || t.vision || top.has({"vision_config", "img_processor", "audio_config"});
    out.modelType = type;
    out.model.modality = multimodal ? QStringLiteral("multimodal")
                         : t.causal ? QStringLiteral("text")
                                    : QStringLiteral("text-encoder");
    const ParameterCount count = countParameters(t);
    out.model.parameters = count.total;
    out.model.activeParameters = count.active;
    out.model.transformer = t;
    out.shape = t;
    out.kvBytesPerTokenFp16 = kvBytes(t);
}

void readModel(ConfigReader &top, ImportedModel &out)
{
    const QString architecture = firstArchitecture(top.json());
    const QString className = top.text({"_class_name"});
    if (top.has({"peft_type"})) {
        readAdapter(top, out);
        return;
    }
    if (!className.isEmpty()) {
        if (!readDiffusersClass(top, className, out))
            top.fail(QStringLiteral("_class_name"), QJsonValue(className),
                     QT_TRANSLATE_NOOP("phrases", "a denoiser or VAE whose parameters can be counted"));
        readQuantisation(top, nullptr, out);
        return;
    }
    const QString type = typeOf(top);
    if (type.isEmpty()) {
        refuseOtherFiles(top);
        return;
    }
    if (readSampleFamily(top, type, architecture, out)) {
        out.modelType = type;
        readQuantisation(top, nullptr, out);
        return;
    }
    std::optional<ConfigReader> text = textPart(top);
    if (top.failed())
        return;
    readQuantisation(top, text ? &*text : nullptr, out);
    if (text)
        readLanguageModel(top, *text, type, nestedType(*text, type), true, out);
    else
        readLanguageModel(top, top, type, type, false, out);
}

Result<ImportedModel> importObject(QJsonObject root, const QString &givenName, const QVector<ImportWarning> &warnings,
                                   const QString &file)
{
    ImportNotes notes;
    notes.warnings = warnings;
    for (const char *wrapper : {"config", "model_config"}) { // fixtures of other tools wrap the file once more
        const QJsonValue inner = root.value(QString::fromLatin1(wrapper));
        if (inner.isObject() && !root.contains(Key("model_type")) && !root.contains(Key("architectures")))
            root = inner.toObject();
    }
    if (!root.contains(Key("model_type")) && !root.contains(Key("architectures"))) {
        if (const std::optional<QJsonObject> rewritten = fromPlainParameters(root)) {
            root = *rewritten;
            notes.warnings.append(
                {{},
                 QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "parameters of inference code, read as %1")),
                 {root.value(Key("model_type")).toString()}});
        }
    }
    ImportedModel out;
    ConfigReader top(root, QString(), notes);
    readModel(top, out);
    if (!out.adapter && double(out.model.parameters) > limits::kParameters)
        tooLarge(top);
    if (notes.fault) {
        Error fault = *notes.fault;
        fault.file = file;
        return fault;
    }
    if (out.model.name.isEmpty())
        out.model.name = nameOf(root, givenName);
    if (out.model.name.isEmpty())
        out.model.name = out.modelType;
    if (out.model.activeParameters == 0)
        out.model.activeParameters = out.model.parameters;
    out.model.family = out.modelType;
    out.model.countStatus = QStringLiteral("formula");
    out.model.confidence = QStringLiteral("high");
    out.warnings = notes.warnings;
    return out;
}

} // namespace

Result<ImportedModel> importConfig(const QByteArray &bytes, const QString &fileName)
{
    const Result<LenientJson> parsed = parseLenientJson(bytes, fileName);
    if (!parsed)
        return parsed.error();
    return importObject(parsed->root, fileName, parsed->warnings, fileName);
}

Result<ImportedModel> importConfig(const QJsonObject &config, const QString &name)
{
    Result<ImportedModel> imported = importObject(config, {}, {}, {});
    if (!imported)
        return imported.error();
    ImportedModel result = std::move(imported).value();
    if (!name.isEmpty())
        result.model.name = name;
    return result;
}

} // namespace xuanka
