// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/row_model.h"

#include "catalog/record_reader.h"
#include "evidence/row_scenario.h"
#include "model/parameter_count.h"

#include <QJsonDocument>
#include <QtGlobal>

namespace xuanka
{
namespace
{

using Key = QLatin1String;

const char *const kExpectArchitecture = QT_TRANSLATE_NOOP("phrases", "a JSON object with the shapes of the model");
const char *const kExpectKnownModel = QT_TRANSLATE_NOOP("phrases", "a model of the catalogue, or its architecture");
const char *const kExpectDivisible = QT_TRANSLATE_NOOP("phrases", "head_dim, or a hidden size divisible by the heads");

MoeShape readMoe(RecordReader r, int layers)
{
    MoeShape moe;
    moe.experts = r.requiredCount(Key("num_experts"));
    moe.expertsPerToken = r.requiredCount(Key("experts_per_token"));
    moe.expertIntermediate = r.requiredCount(Key("moe_intermediate_size"));
    moe.sharedIntermediate = r.count(Key("shared_intermediate_size"));
    moe.sharedCount = r.count(Key("num_shared"));
    moe.firstDense = r.count(Key("first_k_dense"));
    moe.layerFrequency = r.count(Key("layer_freq"), 1);
    if (moe.layerFrequency < 1)
        moe.layerFrequency = 1;
    moe.moeLayers = r.count(Key("moe_layers"), layers);
    return moe;
}

MlaShape readMla(RecordReader r)
{
    MlaShape mla;
    mla.qLoraRank = r.count(Key("q_lora_rank"));
    mla.kvLoraRank = r.requiredCount(Key("kv_lora_rank"));
    mla.qkNopeHeadDim = r.requiredCount(Key("qk_nope_head_dim"));
    mla.qkRopeHeadDim = r.requiredCount(Key("qk_rope_head_dim"));
    mla.vHeadDim = r.requiredCount(Key("v_head_dim"));
    return mla;
}

Norm normOf(const QString &word)
{
    if (word == QLatin1String("rmsnorm(1+w)"))
        return Norm::RmsPlusOne;
    return word.contains(QLatin1String("layer")) ? Norm::Layer : Norm::Rms;
}

void readWords(RecordReader &r, Transformer &t)
{
    t.norm = normOf(r.text(Key("norm")));
    const QString qkNorm = r.text(Key("qk_norm"));
    if (!qkNorm.isEmpty())
        t.qkNorm = qkNorm == QLatin1String("head") ? QkNorm::PerHead : QkNorm::Full;
    const QString position = r.text(Key("position"));
    if (position == QLatin1String("learned")) {
        t.position = Position::Learned;
        t.positionRows = r.count(Key("position_table_rows"), t.maxPositions);
    } else if (position == QLatin1String("alibi")) {
        t.position = Position::Alibi;
    }
}

Error rowError(const MeasuredRow &row, const char *column, const QString &found, const char *expected)
{
    return {{},
            QStringLiteral("line %1, column %2").arg(row.line).arg(QLatin1String(column)),
            found.left(60),
            QString::fromLatin1(expected),
            {}};
}

Model withRowsOwnShape(Model model, const MeasuredRow &row)
{
    if (model.transformer && row.fusedQkv)
        model.transformer->fusedQkv = *row.fusedQkv;
    return model;
}

Result<Model> modelOfArchitecture(const MeasuredRow &row)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(row.architecture.toUtf8(), &parsed);
    if (!document.isObject())
        return rowError(row, "architecture", row.architecture, kExpectArchitecture);
    Result<Transformer> transformer = transformerFromArchitecture(document.object());
    if (!transformer) {
        Error error = transformer.error();
        error.where = QStringLiteral("line %1, column architecture, %2").arg(row.line).arg(error.where);
        return error;
    }
    Model model;
    model.id = row.model;
    model.name = row.modelPublished.isEmpty() ? row.model : row.modelPublished;
    model.modality = QStringLiteral("text");
    const ParameterCount count = countParameters(*transformer);
    model.parameters = count.total;
    model.activeParameters = count.active;
    model.transformer = std::move(transformer).value();
    return withRowsOwnShape(model, row);
}

Model modelOfCounts(const MeasuredRow &row)
{
    Model model;
    model.id = row.model;
    model.name = row.modelPublished.isEmpty() ? row.model : row.modelPublished;
    model.modality = QStringLiteral("vision");
    model.parameters = model.activeParameters = std::int64_t(row.parameters.value_or(0));
    SampleModel sample;
    sample.forwardMacsPerSample = row.macsPerSample;
    sample.activationElementsPerSample = row.activationElementsPerSample;
    sample.transformerLike = row.family == QLatin1String("transformer");
    sample.imageSize = row.imageSize.value_or(0);
    model.sample = sample;
    return model;
}

} // namespace

Result<Transformer> transformerFromArchitecture(const QJsonObject &architecture)
{
    std::optional<Error> fault;
    RecordReader r(architecture, {}, {}, fault);
    Transformer t;
    t.layers = r.requiredCount(Key("num_hidden_layers"));
    t.hidden = r.requiredCount(Key("hidden_size"));
    t.heads = r.requiredCount(Key("num_attention_heads"));
    t.kvHeads = r.count(Key("num_key_value_heads"), t.heads);
    t.headDim = r.count(Key("head_dim"));
    t.vocab = r.requiredCount(Key("vocab_size"));
    t.intermediate = r.count(Key("intermediate_size"));
    t.maxPositions = r.count(Key("max_position_embeddings"));
    t.tiedEmbeddings = r.flag(Key("tie_word_embeddings")).value_or(false);
    t.gatedMlp = r.flag(Key("gated_mlp")).value_or(true);
    t.qkvBias = r.flag(Key("qkv_bias")).value_or(false);
    t.oBias = r.flag(Key("o_bias")).value_or(false);
    t.mlpBias = r.flag(Key("mlp_bias")).value_or(false);
    t.headBias = r.flag(Key("lm_head_bias")).value_or(false);
    t.normBias = r.flag(Key("norm_bias")).value_or(false);
    t.causal = r.flag(Key("causal")).value_or(true);
    t.normsPerLayer = r.count(Key("norms_per_layer"), 2);
    t.extraParameters = r.integer(Key("extra_params")).value_or(0);
    readWords(r, t);
    if (const auto moe = r.object(Key("moe")); moe && !moe->isEmpty())
        t.moe = readMoe(r.child(Key("moe"), *moe), t.layers);
    if (const auto mla = r.object(Key("mla")); mla && !mla->isEmpty())
        t.mla = readMla(r.child(Key("mla"), *mla));
    if (fault)
        return *fault;
    if (t.kvHeads == 0)
        t.kvHeads = t.heads;
    if (t.headDim == 0 && t.hidden % t.heads != 0)
        return Error{{}, QStringLiteral("/head_dim"), {}, QString::fromLatin1(kExpectDivisible), {}};
    if (t.headDim == 0)
        t.headDim = t.hidden / t.heads;
    if (t.intermediate == 0 && t.moe)
        t.intermediate = t.moe->expertIntermediate;
    return t;
}

Result<Model> rowModel(const MeasuredRow &row, const Catalog &catalog)
{
    if (!row.architecture.isEmpty())
        return modelOfArchitecture(row);
    const Model *known = catalog.model(row.model);
    if (isSampleRow(row)) {
        Model counted = modelOfCounts(row);
        if (counted.parameters == 0 && known)
            counted.parameters = counted.activeParameters = known->parameters;
        return counted;
    }
    if (!known)
        return rowError(row, "model", row.model, kExpectKnownModel);
    return withRowsOwnShape(*known, row);
}

} // namespace xuanka
