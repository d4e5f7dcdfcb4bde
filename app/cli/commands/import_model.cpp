// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cli/commands/command.h"
#include "cli/commands/text_table.h"
#include "model/adapter.h"
#include "report/format.h"

#include <QJsonArray>

namespace xuanka::cli
{

namespace
{

const char *const kUsage =
    QT_TRANSLATE_NOOP("phrases", "import-model takes one file: xuanka-cli import-model CONFIG.json");
const char *const kDescription =
    QT_TRANSLATE_NOOP("phrases", "A Hugging Face config.json or adapter_config.json as a model, with its exact count.");
const char *const kTypeRow = QT_TRANSLATE_NOOP("phrases", "Type");
const char *const kParameters = QT_TRANSLATE_NOOP("phrases", "Parameters");
const char *const kActive = QT_TRANSLATE_NOOP("phrases", "Active parameters");
const char *const kLayers = QT_TRANSLATE_NOOP("phrases", "Layers");
const char *const kHidden = QT_TRANSLATE_NOOP("phrases", "Hidden size");
const char *const kHeads = QT_TRANSLATE_NOOP("phrases", "Attention heads / KV heads / head width");
const char *const kFfn = QT_TRANSLATE_NOOP("phrases", "FFN width");
const char *const kVocab = QT_TRANSLATE_NOOP("phrases", "Vocabulary");
const char *const kExperts = QT_TRANSLATE_NOOP("phrases", "Experts / per token");
const char *const kKv = QT_TRANSLATE_NOOP("phrases", "KV cache per token, fp16");
const char *const kQuantisation = QT_TRANSLATE_NOOP("phrases", "Quantisation");
const char *const kBase = QT_TRANSLATE_NOOP("phrases", "Base model");
const char *const kRank = QT_TRANSLATE_NOOP("phrases", "Rank");
const char *const kTrained = QT_TRANSLATE_NOOP("phrases", "Trained parameters");
const char *const kNote = QT_TRANSLATE_NOOP("phrases", "Note");

/// What an adapter is on top of, if the catalogue knows it.
struct AdapterBase {
    const Model *model = nullptr;
    std::optional<std::int64_t> trained;
};

AdapterBase findBase(const Catalog &catalog, const ImportedModel &imported)
{
    AdapterBase base;
    if (!imported.adapter)
        return base;
    base.model = catalog.modelByName(imported.model.name);
    if (base.model && base.model->transformer)
        base.trained = adapterParameters(*base.model->transformer, *imported.adapter);
    return base;
}

QJsonObject architectureJson(const Transformer &t)
{
    return {{QStringLiteral("layers"), t.layers},
            {QStringLiteral("hidden"), t.hidden},
            {QStringLiteral("heads"), t.heads},
            {QStringLiteral("kv_heads"), t.kvHeads},
            {QStringLiteral("head_dim"), t.headDim},
            {QStringLiteral("ffn"), t.intermediate},
            {QStringLiteral("vocab"), t.vocab},
            {QStringLiteral("tied_embeddings"), t.tiedEmbeddings},
            {QStringLiteral("experts"), t.moe ? t.moe->experts : 0},
            {QStringLiteral("experts_per_token"), t.moe ? t.moe->expertsPerToken : 0},
            {QStringLiteral("expert_ffn"), t.moe ? t.moe->expertIntermediate : 0},
            {QStringLiteral("sliding_layers"), t.slidingLayers},
            {QStringLiteral("sliding_window"), t.slidingWindow},
            {QStringLiteral("linear_layers"), t.linear.layers},
            {QStringLiteral("latent_attention"), t.mla.has_value()},
            {QStringLiteral("vision_parameters"), qint64(t.vision ? t.vision->parameters : 0)}};
}

QJsonObject adapterJson(const AdapterConfig &a, const AdapterBase &base)
{
    QJsonObject pattern;
    for (auto it = a.rankPattern.cbegin(); it != a.rankPattern.cend(); ++it)
        pattern.insert(it.key(), it.value());
    QJsonObject o{{QStringLiteral("type"), a.type},
                  {QStringLiteral("base_model"), a.baseModel},
                  {QStringLiteral("rank"), a.rank},
                  {QStringLiteral("alpha"), a.alpha},
                  {QStringLiteral("dropout"), a.dropout},
                  {QStringLiteral("targets"), QJsonArray::fromStringList(a.targets)},
                  {QStringLiteral("rank_pattern"), pattern},
                  {QStringLiteral("modules_to_save"), QJsonArray::fromStringList(a.modulesToSave)},
                  {QStringLiteral("dora"), a.dora},
                  {QStringLiteral("rslora"), a.rslora},
                  {QStringLiteral("virtual_tokens"), a.virtualTokens}};
    o.insert(QStringLiteral("base_catalog_id"), base.model ? QJsonValue(base.model->id) : QJsonValue());
    o.insert(QStringLiteral("parameters"), base.trained ? QJsonValue(qint64(*base.trained)) : QJsonValue());
    return o;
}

QJsonObject toJson(const ImportedModel &imported, const AdapterBase &base, const Phrases &phrases)
{
    const Model &m = imported.model;
    QJsonArray warnings;
    for (const ImportWarning &warning : imported.warnings) {
        warnings.append(
            QJsonObject{{QStringLiteral("path"), warning.path},
                        {QStringLiteral("message"), phrases.text(warning.message.toUtf8().constData(), warning.args)}});
    }
    const QString modality = m.modality == QLatin1String("text") ? QStringLiteral("language") : m.modality;
    const Transformer &shape = base.model && base.model->transformer ? *base.model->transformer : imported.shape;
    QJsonObject o{{QStringLiteral("name"), m.name},
                  {QStringLiteral("model_type"), imported.modelType},
                  {QStringLiteral("modality"), modality},
                  {QStringLiteral("parameters"), qint64(base.trained.value_or(m.parameters))},
                  {QStringLiteral("parameters_active"), qint64(base.trained.value_or(m.activeParameters))},
                  {QStringLiteral("architecture"), architectureJson(shape)},
                  {QStringLiteral("kv_bytes_per_token_fp16"), imported.kvBytesPerTokenFp16},
                  {QStringLiteral("quantisation"), imported.quantisation},
                  {QStringLiteral("weight_format"), imported.weightFormat},
                  {QStringLiteral("warnings"), warnings}};
    if (imported.adapter)
        o.insert(QStringLiteral("adapter"), adapterJson(*imported.adapter, base));
    return o;
}

QString toText(const ImportedModel &imported, const AdapterBase &base, const Phrases &phrases)
{
    const Format format(phrases);
    const auto exact = [&format](std::int64_t value) { return format.exact(double(value)); };
    const Model &m = imported.model;
    const Transformer &t = imported.shape;
    QVector<QStringList> rows{{phrases.text(kTypeRow), imported.modelType}};
    if (imported.adapter) {
        rows.append({phrases.text(kBase), base.model ? base.model->name : imported.adapter->baseModel});
        if (imported.adapter->rank > 0)
            rows.append({phrases.text(kRank), exact(imported.adapter->rank)});
        if (base.trained)
            rows.append({phrases.text(kTrained), exact(*base.trained)});
    } else {
        rows.append({phrases.text(kParameters), exact(m.parameters)});
        if (m.activeParameters != m.parameters)
            rows.append({phrases.text(kActive), exact(m.activeParameters)});
    }
    if (t.layers > 0)
        rows.append({phrases.text(kLayers), exact(t.layers)});
    if (t.hidden > 0)
        rows.append({phrases.text(kHidden), exact(t.hidden)});
    if (t.heads > 0)
        rows.append({phrases.text(kHeads), QStringLiteral("%1 / %2 / %3").arg(t.heads).arg(t.kvHeads).arg(t.headDim)});
    if (t.intermediate > 0)
        rows.append({phrases.text(kFfn), exact(t.intermediate)});
    if (t.vocab > 0)
        rows.append({phrases.text(kVocab), exact(t.vocab)});
    if (t.moe)
        rows.append(
            {phrases.text(kExperts), QStringLiteral("%1 / %2").arg(t.moe->experts).arg(t.moe->expertsPerToken)});
    if (imported.kvBytesPerTokenFp16 > 0)
        rows.append({phrases.text(kKv), format.bytes(imported.kvBytesPerTokenFp16)});
    rows.append({phrases.text(kQuantisation), imported.quantisation});
    QString text = m.name + QLatin1Char('\n') + alignedTable(rows, QStringLiteral("  "));
    for (const ImportWarning &warning : imported.warnings) {
        text += QStringLiteral("%1: %2%3\n")
                    .arg(phrases.text(kNote), warning.path.isEmpty() ? QString() : warning.path + QStringLiteral(": "),
                         phrases.text(warning.message.toUtf8().constData(), warning.args));
    }
    return text;
}

int run(const Invocation &invocation)
{
    if (invocation.arguments().size() != 1)
        return invocation.usage(kUsage);
    const QString name = invocation.arguments().first();
    const Result<QByteArray> bytes = invocation.readInput(name, kMaxConfigBytes);
    if (!bytes)
        return invocation.fail(bytes.error());
    const Result<ImportedModel> imported = importConfig(*bytes, Invocation::inputName(name));
    if (!imported)
        return invocation.fail(imported.error());
    const Result<std::shared_ptr<const Catalog>> catalog = invocation.catalog();
    if (!catalog)
        return invocation.fail(catalog.error());
    const AdapterBase base = findBase(**catalog, *imported);
    if (invocation.json())
        return invocation.write(toJson(*imported, base, invocation.phrases()));
    return invocation.write(toText(*imported, base, invocation.phrases()));
}

const CommandRegistrar kRegistrar({"import-model", "CONFIG.json|-", kDescription, nullptr, run});

} // namespace

} // namespace xuanka::cli
