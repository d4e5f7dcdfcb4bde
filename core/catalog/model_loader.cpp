// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/loaders.h"

#include "catalog/record_reader.h"
#include "model/parameter_count.h"
#include "model/vision_tower.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

using Key = QLatin1String;

const QStringList kNorms{QStringLiteral("rms"), QStringLiteral("rms_plus_one"), QStringLiteral("layer")};

MoeShape readMoe(RecordReader r)
{
    MoeShape m;
    m.experts = r.requiredCount(Key("experts"));
    m.expertsPerToken = r.requiredCount(Key("experts_per_token"));
    m.expertIntermediate = r.requiredCount(Key("expert_ffn"));
    m.sharedIntermediate = r.count(Key("shared_ffn"));
    m.sharedCount = r.count(Key("shared_count"));
    m.sharedGate = r.flag(Key("shared_gate")).value_or(false);
    m.routerBias = r.flag(Key("router_bias")).value_or(false);
    m.expertBias = r.flag(Key("expert_bias")).value_or(false);
    m.firstDense = r.count(Key("first_dense"));
    m.layerFrequency = r.count(Key("layer_frequency"), 1);
    m.moeLayers = r.requiredCount(Key("moe_layers"));
    r.finish();
    return m;
}

MlaShape readMla(RecordReader r)
{
    MlaShape m;
    m.qLoraRank = r.count(Key("q_lora_rank"));
    m.kvLoraRank = r.requiredCount(Key("kv_lora_rank"));
    m.qkNopeHeadDim = r.requiredCount(Key("qk_nope_head_dim"));
    m.qkRopeHeadDim = r.requiredCount(Key("qk_rope_head_dim"));
    m.vHeadDim = r.requiredCount(Key("v_head_dim"));
    r.finish();
    return m;
}

IndexerShape readIndexer(RecordReader r)
{
    IndexerShape i;
    i.heads = r.requiredCount(Key("heads"));
    i.headDim = r.requiredCount(Key("head_dim"));
    i.layers = r.requiredCount(Key("layers"));
    r.finish();
    return i;
}

LinearAttentionShape readLinear(RecordReader r)
{
    LinearAttentionShape a;
    static const QStringList kinds{QStringLiteral("none"), QStringLiteral("gated_delta_net"),
                                   QStringLiteral("lightning")};
    a.kind = static_cast<LinearKind>(r.choice(Key("kind"), kinds, 0));
    a.layers = r.requiredCount(Key("layers"));
    a.keyHeads = r.requiredCount(Key("key_heads"));
    a.valueHeads = r.requiredCount(Key("value_heads"));
    a.keyDim = r.requiredCount(Key("key_dim"));
    a.valueDim = r.requiredCount(Key("value_dim"));
    a.kernel = r.count(Key("kernel"));
    r.finish();
    return a;
}

/// A tower is given by its sizes and counted, or by a published count where its kind has no formula.
VisionTower readVision(RecordReader r)
{
    VisionTower v;
    v.kind = r.requiredText(Key("kind"));
    if (const std::optional<std::int64_t> published = r.integer(Key("parameters"))) {
        v.parameters = *published;
        r.finish();
        return v;
    }
    v.depth = r.requiredCount(Key("depth"));
    v.hidden = r.requiredCount(Key("hidden"));
    v.intermediate = r.requiredCount(Key("ffn"));
    v.heads = r.requiredCount(Key("heads"));
    v.patch = r.requiredCount(Key("patch"));
    v.image = r.count(Key("image"));
    v.positions = r.count(Key("positions"));
    v.out = r.requiredCount(Key("out"));
    v.deepstackMergers = r.count(Key("deepstack"));
    v.qkvBias = r.flag(Key("qkv_bias")).value_or(true);
    v.qkNorm = r.flag(Key("qk_norm")).value_or(false);
    v.norm = static_cast<Norm>(r.choice(Key("norm"), kNorms, static_cast<int>(Norm::Layer)));
    r.finish();
    const std::optional<std::int64_t> count = countVisionTower(v);
    if (!count) {
        r.fail(r.pathOf(Key("kind")), QJsonValue(v.kind),
               QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "vision tower with a known formula")));
    }
    v.parameters = count.value_or(0);
    return v;
}

void readFlags(RecordReader &r, Transformer &t)
{
    t.tiedEmbeddings = r.flag(Key("tied_embeddings")).value_or(false);
    t.gatedMlp = r.flag(Key("gated_mlp")).value_or(true);
    t.qkvBias = r.flag(Key("qkv_bias")).value_or(false);
    t.oBias = r.flag(Key("o_bias")).value_or(false);
    t.mlpBias = r.flag(Key("mlp_bias")).value_or(false);
    t.headBias = r.flag(Key("head_bias")).value_or(false);
    t.attentionOutputGate = r.flag(Key("attention_output_gate")).value_or(false);
    t.attentionSinks = r.flag(Key("attention_sinks")).value_or(false);
    t.fusedQkv = r.flag(Key("fused_qkv")).value_or(false);
    t.normBias = r.flag(Key("norm_bias")).value_or(false);
    t.finalNorm = r.flag(Key("final_norm")).value_or(true);
    t.embeddingNorm = r.flag(Key("embedding_norm")).value_or(false);
    t.pooler = r.flag(Key("pooler")).value_or(false);
    t.causal = r.flag(Key("causal")).value_or(true);
}

void readWords(RecordReader &r, Transformer &t)
{
    static const QStringList qkNorms{QStringLiteral("none"), QStringLiteral("per_head"), QStringLiteral("full")};
    static const QStringList positions{QStringLiteral("rope"),       QStringLiteral("learned"),
                                       QStringLiteral("alibi"),      QStringLiteral("relative_bias"),
                                       QStringLiteral("sinusoidal"), QStringLiteral("other")};
    t.norm = static_cast<Norm>(r.choice(Key("norm"), kNorms, 0));
    t.qkNorm = static_cast<QkNorm>(r.choice(Key("qk_norm"), qkNorms, 0));
    t.position = static_cast<Position>(r.choice(Key("position"), positions, 0));
}

Transformer readTransformer(RecordReader r)
{
    Transformer t;
    t.layers = r.requiredCount(Key("layers"));
    t.hidden = r.requiredCount(Key("hidden"));
    t.heads = r.requiredCount(Key("heads"));
    t.kvHeads = r.requiredCount(Key("kv_heads"));
    t.headDim = r.requiredCount(Key("head_dim"));
    t.intermediate = r.count(Key("ffn"));
    t.vocab = r.requiredCount(Key("vocab"));
    t.maxPositions = r.count(Key("max_positions"));
    readFlags(r, t);
    readWords(r, t);
    t.normsPerLayer = r.count(Key("norms_per_layer"), 2);
    t.positionRows = r.count(Key("position_rows"));
    t.typeVocab = r.count(Key("type_vocab"));
    t.wordEmbedDim = r.count(Key("word_embed_dim"));
    t.slidingWindow = r.count(Key("sliding_window"));
    t.slidingLayers = r.count(Key("sliding_layers"));
    if (const auto o = r.object(Key("moe")))
        t.moe = readMoe(r.child(Key("moe"), *o));
    if (const auto o = r.object(Key("mla")))
        t.mla = readMla(r.child(Key("mla"), *o));
    if (const auto o = r.object(Key("indexer")))
        t.indexer = readIndexer(r.child(Key("indexer"), *o));
    if (const auto o = r.object(Key("linear")))
        t.linear = readLinear(r.child(Key("linear"), *o));
    if (const auto o = r.object(Key("vision")))
        t.vision = readVision(r.child(Key("vision"), *o));
    r.finish();
    return t;
}

SampleModel readSample(RecordReader r)
{
    SampleModel s;
    s.forwardMacsPerSample = r.number(Key("forward_macs"));
    s.activationElementsPerSample = r.number(Key("activation_elements"));
    s.transformerLike = r.flag(Key("transformer_like")).value_or(false);
    s.imageSize = r.count(Key("image_size"));
    r.finish();
    return s;
}

Model readModel(RecordReader &r)
{
    Model m;
    m.id = r.requiredText(Key("id"));
    m.name = r.requiredText(Key("name"));
    m.family = r.requiredText(Key("family"));
    m.modality = r.requiredText(Key("modality"));
    m.released = r.text(Key("released"));
    m.parameters = r.requiredInteger(Key("parameters"));
    m.publishedParameters = r.integer(Key("published")).value_or(0);
    m.publishedBasis = r.text(Key("published_basis"));
    m.activePublished = r.text(Key("active_published"));
    m.mtpParameters = r.integer(Key("mtp_parameters")).value_or(0);
    m.countStatus = r.text(Key("count_status"));
    m.license = r.text(Key("license"));
    m.hubId = r.text(Key("hub_id"));
    m.source = r.text(Key("source"));
    m.countSource = r.text(Key("count_source"));
    m.confidence = r.requiredText(Key("confidence"));
    const QJsonObject parts = r.object(Key("components")).value_or(QJsonObject());
    RecordReader part = r.child(Key("components"), parts);
    for (const QString &name : parts.keys())
        m.components.append({name, part.requiredInteger(QLatin1String(name.toLatin1()))});
    if (const auto o = r.object(Key("transformer")))
        m.transformer = readTransformer(r.child(Key("transformer"), *o));
    if (const auto o = r.object(Key("sample")))
        m.sample = readSample(r.child(Key("sample"), *o));
    r.finish();
    return m;
}

/// What the formula does not explain is kept as such, so that the total stays the published one.
void fillCounts(Model &m)
{
    m.activeParameters = m.parameters;
    if (!m.transformer)
        return;
    m.transformer->extraParameters = m.parameters - countParameters(*m.transformer).total;
    m.activeParameters = countParameters(*m.transformer).active;
}

} // namespace

Result<QVector<Model>> loadModels(const QJsonObject &root, const QString &file)
{
    std::optional<Error> fault;
    RecordReader top(root, file, QString(), fault);
    top.requiredText(Key("as_of"));
    const QJsonArray rows = top.array(Key("models"));
    top.finish();
    QVector<Model> result;
    QSet<QString> ids;
    for (qsizetype i = 0; i < rows.size() && !fault; ++i) {
        RecordReader r(rows.at(i).toObject(), file, QStringLiteral("/models/%1").arg(i), fault);
        Model m = readModel(r);
        if (ids.contains(m.id)) {
            r.fail(r.pathOf(Key("id")), QJsonValue(m.id),
                   QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "id that occurs once")));
        }
        if (fault)
            break;
        ids.insert(m.id);
        fillCounts(m);
        result.append(std::move(m));
    }
    if (fault)
        return *fault;
    return result;
}

} // namespace xuanka
