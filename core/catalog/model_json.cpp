// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog_json.h"

#include "catalog/json_fields.h"
#include "model/parameter_count.h"

namespace xuanka
{

namespace
{

using Key = QLatin1String;

/// Zero means "none" in a shape, so it is left out.
void putCount(QJsonObject &o, Key key, std::int64_t value)
{
    if (value != 0)
        o.insert(key, qint64(value));
}

void putFlag(QJsonObject &o, Key key, bool value, bool usual = false)
{
    if (value != usual)
        o.insert(key, value);
}

QJsonObject moeJson(const MoeShape &m)
{
    QJsonObject o{{Key("experts"), m.experts},
                  {Key("experts_per_token"), m.expertsPerToken},
                  {Key("expert_ffn"), m.expertIntermediate},
                  {Key("moe_layers"), m.moeLayers}};
    putCount(o, Key("shared_ffn"), m.sharedIntermediate);
    putCount(o, Key("shared_count"), m.sharedCount);
    putCount(o, Key("first_dense"), m.firstDense);
    if (m.layerFrequency != 1)
        putCount(o, Key("layer_frequency"), m.layerFrequency);
    putFlag(o, Key("shared_gate"), m.sharedGate);
    putFlag(o, Key("router_bias"), m.routerBias);
    putFlag(o, Key("expert_bias"), m.expertBias);
    return o;
}

void writeParts(QJsonObject &o, const Transformer &t)
{
    if (t.moe)
        o.insert(Key("moe"), moeJson(*t.moe));
    if (t.mla) {
        QJsonObject a{{Key("kv_lora_rank"), t.mla->kvLoraRank},
                      {Key("qk_nope_head_dim"), t.mla->qkNopeHeadDim},
                      {Key("qk_rope_head_dim"), t.mla->qkRopeHeadDim},
                      {Key("v_head_dim"), t.mla->vHeadDim}};
        putCount(a, Key("q_lora_rank"), t.mla->qLoraRank);
        o.insert(Key("mla"), a);
    }
    if (t.indexer)
        o.insert(Key("indexer"), QJsonObject{{Key("heads"), t.indexer->heads},
                                             {Key("head_dim"), t.indexer->headDim},
                                             {Key("layers"), t.indexer->layers}});
    if (t.linear.layers > 0) {
        const bool delta = t.linear.kind == LinearKind::GatedDeltaNet;
        o.insert(Key("linear"),
                 QJsonObject{{Key("kind"), delta ? QStringLiteral("gated_delta_net") : QStringLiteral("lightning")},
                             {Key("layers"), t.linear.layers}});
    }
    if (t.vision)
        o.insert(Key("vision"),
                 QJsonObject{{Key("kind"), t.vision->kind}, {Key("parameters"), qint64(t.vision->parameters)}});
}

QJsonObject transformerJson(const Transformer &t)
{
    QJsonObject o{{Key("layers"), t.layers},
                  {Key("hidden"), t.hidden},
                  {Key("heads"), t.heads},
                  {Key("kv_heads"), t.kvHeads},
                  {Key("head_dim"), t.headDim},
                  {Key("vocab"), t.vocab},
                  {Key("tied_embeddings"), t.tiedEmbeddings}};
    putCount(o, Key("ffn"), t.intermediate);
    putCount(o, Key("max_positions"), t.maxPositions);
    putCount(o, Key("sliding_window"), t.slidingWindow);
    putCount(o, Key("sliding_layers"), t.slidingLayers);
    putFlag(o, Key("gated_mlp"), t.gatedMlp, true);
    putFlag(o, Key("qkv_bias"), t.qkvBias);
    putFlag(o, Key("o_bias"), t.oBias);
    putFlag(o, Key("mlp_bias"), t.mlpBias);
    putFlag(o, Key("head_bias"), t.headBias);
    putFlag(o, Key("causal"), t.causal, true);
    writeParts(o, t);
    return o;
}

QJsonObject countJson(const ParameterCount &c)
{
    QJsonObject o{{Key("embedding"), qint64(c.embedding)},
                  {Key("head"), qint64(c.head)},
                  {Key("attention_per_layer"), qint64(c.attentionPerLayer)},
                  {Key("norms_per_layer"), qint64(c.normsPerLayer)},
                  {Key("final_norm"), qint64(c.finalNorm)}};
    putCount(o, Key("linear_attention_per_layer"), c.linearAttentionPerLayer);
    putCount(o, Key("dense_ffn_per_layer"), c.densePerLayer);
    putCount(o, Key("moe_ffn_per_layer"), c.moePerLayer);
    putCount(o, Key("vision"), c.vision);
    putCount(o, Key("indexer"), c.indexer);
    putCount(o, Key("pooler"), c.pooler);
    putCount(o, Key("unexplained"), c.extra);
    return o;
}

QJsonObject sampleJson(const SampleModel &s)
{
    QJsonObject o{{Key("transformer_like"), s.transformerLike}};
    put(o, Key("forward_macs"), s.forwardMacsPerSample);
    put(o, Key("activation_elements"), s.activationElementsPerSample);
    putCount(o, Key("image_size"), s.imageSize);
    return o;
}

} // namespace

QJsonObject toJson(const Model &m)
{
    QJsonObject o;
    put(o, Key("id"), m.id);
    put(o, Key("name"), m.name);
    put(o, Key("family"), m.family);
    put(o, Key("modality"), m.modality);
    put(o, Key("released"), m.released);
    o.insert(Key("parameters"), qint64(m.parameters));
    o.insert(Key("parameters_active"), qint64(m.activeParameters));
    putCount(o, Key("published"), m.publishedParameters);
    put(o, Key("published_basis"), m.publishedBasis);
    put(o, Key("active_published"), m.activePublished);
    putCount(o, Key("mtp_parameters"), m.mtpParameters);
    QJsonObject components;
    for (const ModelPart &part : m.components)
        components.insert(part.name, qint64(part.parameters));
    if (!components.isEmpty())
        o.insert(Key("components"), components);
    put(o, Key("license"), m.license);
    put(o, Key("hub_id"), m.hubId);
    put(o, Key("count_status"), m.countStatus);
    put(o, Key("count_source"), m.countSource);
    put(o, Key("source"), m.source);
    put(o, Key("confidence"), m.confidence);
    if (m.transformer) {
        o.insert(Key("transformer"), transformerJson(*m.transformer));
        o.insert(Key("count"), countJson(countParameters(*m.transformer)));
    }
    if (m.sample)
        o.insert(Key("sample"), sampleJson(*m.sample));
    return o;
}

bool matches(const Model &model, const QString &filter)
{
    const bool mixture = model.transformer && model.transformer->moe;
    const QStringList texts{model.id,       model.name,  model.family,
                            model.modality, model.hubId, mixture ? QStringLiteral("moe mixture") : QString()};
    return everyWordOccurs(filter, texts.join(QLatin1Char('\n')));
}

} // namespace xuanka
