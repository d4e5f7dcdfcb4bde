// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

using Type = QLatin1String;

constexpr Aliases kExperts = {"num_local_experts", "num_experts", "n_routed_experts", "moe_num_experts"};
constexpr Aliases kPerToken = {"num_experts_per_tok",
                               "experts_per_token",
                               "num_experts_per_token",
                               "moe_top_k",
                               "top_k_experts",
                               "moe_topk",
                               "moe_k",
                               "num_activated_experts"};

/// Which layers are mixtures, as a set; kept as "first dense, every n-th" where it fits.
void setMoeLayers(ConfigReader &r, Transformer &t, const QVector<bool> &isMoe)
{
    MoeShape &m = *t.moe;
    m.moeLayers = static_cast<int>(isMoe.count(true));
    if (m.moeLayers == 0) {
        r.fail(QStringLiteral("num_hidden_layers"), QJsonValue(t.layers),
               QT_TRANSLATE_NOOP("phrases", "at least one layer with experts"));
        return;
    }
    m.firstDense = static_cast<int>(isMoe.indexOf(true));
    const qsizetype second = isMoe.indexOf(true, m.firstDense + 1);
    m.layerFrequency = second > 0 ? static_cast<int>(second) - m.firstDense : 1;
}

QVector<bool> everyLayer(const Transformer &t) { return QVector<bool>(t.layers, true); }

/// Leading dense layers, then every n-th (DeepSeek, Kimi, GLM); mlp_layer_types where the file spells it out.
QVector<bool> afterFirstDense(ConfigReader &r, const Transformer &t)
{
    QVector<bool> layers(t.layers, false);
    const int first = r.sizeOrZero({"first_k_dense_replace"}, limits::kLayers);
    const std::optional<QJsonArray> words = r.array({"mlp_layer_types"});
    const bool listed = r.json().value(QLatin1String("moe_layer_freq")).isArray();
    const int every = listed ? 1 : r.size({"moe_layer_freq"}, limits::kLayers).value_or(1);
    const QJsonArray list = r.json().value(QLatin1String("moe_layer_freq")).toArray();
    for (int i = 0; i < t.layers; ++i) {
        if (words)
            layers[i] = words->at(i).toString() == QLatin1String("sparse");
        else if (listed)
            layers[i] = list.at(i).toInt() == 1;
        else
            layers[i] = i >= first && i % every == 0;
    }
    return layers;
}

/// Qwen: every decoder_sparse_step-th layer, minus those listed as dense.
QVector<bool> bySparseStep(ConfigReader &r, const Transformer &t)
{
    QVector<bool> layers(t.layers, false);
    const int step = r.size({"decoder_sparse_step"}, limits::kLayers).value_or(1);
    for (int i = 0; i < t.layers; ++i)
        layers[i] = (i + 1) % step == 0;
    for (const QJsonValue &entry : r.array({"mlp_only_layers"}).value_or(QJsonArray())) {
        if (entry.toInt(-1) >= 0 && entry.toInt() < t.layers)
            layers[entry.toInt()] = false;
    }
    return layers;
}

MoeShape &startMoe(ConfigReader &r, Transformer &t, Aliases width)
{
    MoeShape m;
    m.experts = r.uniform(kExperts, limits::kExperts).value_or(0);
    if (m.experts == 0)
        r.missing(QStringLiteral("num_experts"), QT_TRANSLATE_NOOP("phrases", "whole number"));
    m.expertsPerToken = r.uniform(kPerToken, limits::kExperts).value_or(0);
    if (m.expertsPerToken == 0)
        r.missing(QStringLiteral("num_experts_per_tok"), QT_TRANSLATE_NOOP("phrases", "whole number"));
    if (m.expertsPerToken > m.experts) {
        r.fail(QStringLiteral("num_experts_per_tok"), QJsonValue(m.expertsPerToken),
               QT_TRANSLATE_NOOP("phrases", "at most the %1 experts"), {QString::number(m.experts)});
    }
    m.expertIntermediate = r.uniform(width, limits::kWidth).value_or(0);
    if (m.expertIntermediate == 0)
        r.missing(QString::fromLatin1(*width.begin()), QT_TRANSLATE_NOOP("phrases", "whole number"));
    t.moe = m;
    return *t.moe;
}

/// n_shared_experts experts of the routed experts' width, kept as one wide FFN.
void sharedByCount(ConfigReader &r, MoeShape &m, Aliases keys)
{
    const bool list = r.json().value(QString::fromLatin1(*keys.begin())).isArray();
    m.sharedCount = list ? r.uniform(keys, limits::kExperts).value_or(0) : r.sizeOrZero(keys, limits::kExperts);
    if (double(m.sharedCount) * m.expertIntermediate > limits::kWidth)
        r.fail(QString::fromLatin1(*keys.begin()), QJsonValue(m.sharedCount),
               QT_TRANSLATE_NOOP("phrases", "shared experts of a total width up to %1"),
               {QString::number(limits::kWidth, 'f', 0)});
    else
        m.sharedIntermediate = m.sharedCount * m.expertIntermediate;
}

void sharedByWidth(ConfigReader &r, MoeShape &m, Aliases keys)
{
    m.sharedIntermediate = r.sizeOrZero(keys, limits::kWidth);
    m.sharedCount = m.sharedIntermediate > 0 ? 1 : 0;
}

/// Where an FFN of dense layers exists its width must be there.
void needDenseWidth(ConfigReader &r, const Transformer &t)
{
    if (t.moe && t.moe->moeLayers < t.layers && t.intermediate == 0)
        r.missing(QStringLiteral("intermediate_size"), QT_TRANSLATE_NOOP("phrases", "whole number"));
}

void attentionBias(ConfigReader &r, Transformer &t, bool output, bool fallback = false)
{
    t.qkvBias = r.flag({"attention_bias"}, fallback);
    t.oBias = output && t.qkvBias;
}

// ---- families ----------------------------------------------------------------------------------------------------

void mixtral(ConfigReader &r, Transformer &t)
{
    startMoe(r, t, {"intermediate_size"});
    setMoeLayers(r, t, everyLayer(t));
}

void qwenMoe(ConfigReader &r, Transformer &t, bool shared)
{
    MoeShape &m = startMoe(r, t, {"moe_intermediate_size"});
    if (shared) {
        sharedByWidth(r, m, {"shared_expert_intermediate_size"});
        m.sharedGate = m.sharedIntermediate > 0;
    }
    setMoeLayers(r, t, bySparseStep(r, t));
}

void qwen2Moe(ConfigReader &r, Transformer &t)
{
    t.qkvBias = r.flag({"qkv_bias"}, true);
    qwenMoe(r, t, true);
    if (t.moe->sharedIntermediate == 0)
        r.missing(QStringLiteral("shared_expert_intermediate_size"), QT_TRANSLATE_NOOP("phrases", "whole number"));
}

void qwen3Moe(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true);
    t.qkNorm = QkNorm::PerHead;
    qwenMoe(r, t, false);
}

/// Qwen3-Next and Qwen3.5: gated attention, linear layers between the full ones.
void qwenHybrid(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true);
    t.qkNorm = QkNorm::PerHead;
    t.attentionOutputGate = r.flag({"attn_output_gate"}, true);
    if (r.has(kExperts))
        qwenMoe(r, t, true);
    readGatedDeltaNet(r, t);
}

/// DeepSeek's line: leading dense layers, shared experts, latent attention where its keys are there. A part nested
/// in a multimodal file is saved without what equals the library's defaults.
void deepseek(ConfigReader &r, Transformer &t, bool correctionBias)
{
    attentionBias(r, t, true);
    const bool nested = !r.pathOf(QString()).isEmpty();
    const bool latent = (r.has({"kv_lora_rank"}) || (nested && correctionBias)) && r.flag({"use_mla"}, true);
    if (latent) {
        readLatentAttention(r, t, nested ? MlaShape{1536, 512, 128, 64, 128} : MlaShape());
        readIndexer(r, t);
    }
    if (r.has(kExperts)) {
        MoeShape &m = startMoe(r, t, {"moe_intermediate_size"});
        sharedByCount(r, m, {"n_shared_experts", "num_shared_experts"});
        m.routerBias = correctionBias;
        if (r.has({"topk_method"}))
            m.routerBias = r.text({"topk_method"}) == QLatin1String("noaux_tc");
        setMoeLayers(r, t, afterFirstDense(r, t));
    }
}

void deepseekPlain(ConfigReader &r, Transformer &t) { deepseek(r, t, false); }

void deepseekCorrected(ConfigReader &r, Transformer &t)
{
    deepseek(r, t, true);
    if (!t.mla)
        r.missing(QStringLiteral("kv_lora_rank"), QT_TRANSLATE_NOOP("phrases", "whole number"));
}

void miniCpm3(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true);
    const int width = t.heads > 0 ? t.hidden / t.heads : 0; // what its code takes for v_head_dim
    ConfigReader completed = r.has({"v_head_dim"}) ? r : r.with(QStringLiteral("v_head_dim"), width);
    readLatentAttention(completed, t);
}

void glm4Moe(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, false);
    t.qkNorm = r.flag({"use_qk_norm"}, false) ? QkNorm::PerHead : QkNorm::None;
    MoeShape &m = startMoe(r, t, {"moe_intermediate_size"});
    sharedByCount(r, m, {"n_shared_experts"});
    m.routerBias = true;
    setMoeLayers(r, t, afterFirstDense(r, t));
}

void miniMaxM2(ConfigReader &r, Transformer &t)
{
    t.qkNorm = r.flag({"use_qk_norm"}, true) ? QkNorm::Full : QkNorm::None;
    MoeShape &m = startMoe(r, t, {"intermediate_size"});
    sharedByWidth(r, m, {"shared_intermediate_size"});
    m.routerBias = r.flag({"use_routing_bias"}, true);
    setMoeLayers(r, t, everyLayer(t));
}

/// MiniMax-Text-01 and M1: lightning attention except where attn_type_list says 1.
void miniMaxFirst(ConfigReader &r, Transformer &t)
{
    MoeShape &m = startMoe(r, t, {"intermediate_size"});
    sharedByWidth(r, m, {"shared_intermediate_size"});
    setMoeLayers(r, t, everyLayer(t));
    LinearAttentionShape &a = t.linear;
    a.kind = LinearKind::Lightning;
    a.keyHeads = a.valueHeads = t.heads;
    a.keyDim = a.valueDim = t.headDim;
    if (a.layers > 0)
        return;
    const std::optional<QJsonArray> list = r.array({"attn_type_list"});
    if (!list || list->size() != t.layers) {
        r.fail(QStringLiteral("attn_type_list"), r.json().value(QLatin1String("attn_type_list")),
               QT_TRANSLATE_NOOP("phrases", "one entry for each of %1 layers"), {QString::number(t.layers)});
        return;
    }
    for (const QJsonValue &entry : *list)
        a.layers += entry.toInt(1) == 0;
}

void gptOss(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true, true);
    t.attentionSinks = true;
    MoeShape &m = startMoe(r, t, {"intermediate_size"});
    m.routerBias = m.expertBias = true;
    setMoeLayers(r, t, everyLayer(t));
}

void hunyuanMoe(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true);
    t.qkNorm = r.flag({"use_qk_norm"}, false) ? QkNorm::PerHead : QkNorm::None;
    if (r.flag({"use_cla"}, false))
        r.fail(QStringLiteral("use_cla"), QJsonValue(true),
               QT_TRANSLATE_NOOP("phrases", "attention of its own in every layer"));
    MoeShape &m = startMoe(r, t, {"moe_intermediate_size", "intermediate_size"});
    if (r.flag({"use_mixed_mlp_moe"}, true))
        sharedByCount(r, m, {"num_shared_expert", "num_shared_experts"});
    setMoeLayers(r, t, everyLayer(t));
}

void ernieMoe(ConfigReader &r, Transformer &t)
{
    t.qkvBias = t.oBias = t.mlpBias = r.flag({"use_bias"}, false);
    MoeShape &m = startMoe(r, t, {"moe_intermediate_size"});
    sharedByCount(r, m, {"moe_num_shared_experts"});
    m.routerBias = r.flag({"moe_use_aux_free"}, true);
    QVector<bool> layers(t.layers, false);
    const int first = r.sizeOrZero({"moe_layer_start_index"}, limits::kLayers);
    const int last = r.sizeOrZero({"moe_layer_end_index"}, limits::kLayers);
    const int every = r.size({"moe_layer_interval"}, limits::kLayers).value_or(1);
    for (int i = first; i < t.layers && (last == 0 || i <= last); ++i)
        layers[i] = (i + 1) % every == 0;
    setMoeLayers(r, t, layers);
}

void phiMoe(ConfigReader &r, Transformer &t)
{
    t.norm = Norm::Layer;
    t.normBias = true;
    attentionBias(r, t, true);
    t.headBias = r.flag({"lm_head_bias"}, false);
    mixtral(r, t);
}

void olmoe(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true);
    t.qkNorm = QkNorm::Full;
    mixtral(r, t);
}

void graniteMoe(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true);
    MoeShape &m = startMoe(r, t, {"intermediate_size"});
    sharedByWidth(r, m, {"shared_intermediate_size"});
    setMoeLayers(r, t, everyLayer(t));
}

void llama4(ConfigReader &r, Transformer &t)
{
    attentionBias(r, t, true);
    MoeShape &m = startMoe(r, t, {"intermediate_size"});
    m.sharedCount = 1;
    m.sharedIntermediate = m.expertIntermediate;
    t.intermediate = r.size({"intermediate_size_mlp"}, limits::kWidth).value_or(0);
    QVector<bool> layers(t.layers, false);
    if (const std::optional<QJsonArray> listed = r.array({"moe_layers"})) {
        for (const QJsonValue &entry : *listed) {
            if (entry.toInt(-1) >= 0 && entry.toInt() < t.layers)
                layers[entry.toInt()] = true;
        }
    } else {
        const int step = r.size({"interleave_moe_layer_step"}, limits::kLayers).value_or(1);
        for (int i = 0; i < t.layers; ++i)
            layers[i] = (i + 1) % step == 0;
    }
    setMoeLayers(r, t, layers);
}

/// Ling and Ring.
void bailing(ConfigReader &r, Transformer &t)
{
    t.qkvBias = r.flag({"use_qkv_bias"}, false);
    t.oBias = r.flag({"use_bias"}, false);
    t.qkNorm = r.flag({"use_qk_norm"}, false) ? QkNorm::PerHead : QkNorm::None;
    MoeShape &m = startMoe(r, t, {"moe_intermediate_size"});
    sharedByCount(r, m, {"num_shared_experts"});
    m.routerBias = r.flag({"moe_router_enable_expert_bias"}, false);
    setMoeLayers(r, t, afterFirstDense(r, t));
}

void bailingSecond(ConfigReader &r, Transformer &t)
{
    bailing(r, t);
    t.qkNorm = r.flag({"use_qk_norm"}, true) ? QkNorm::PerHead : QkNorm::None;
    t.moe->routerBias = r.flag({"moe_router_enable_expert_bias"}, true);
}

void dbrx(ConfigReader &r, Transformer &t)
{
    t.norm = Norm::Layer;
    t.fusedQkv = true;
    std::optional<ConfigReader> attention = r.child({"attn_config"});
    t.kvHeads = attention ? attention->size({"kv_n_heads"}, limits::kHeads).value_or(1) : 1;
    std::optional<ConfigReader> ffn = r.child({"ffn_config"});
    if (!ffn) {
        r.missing(QStringLiteral("ffn_config"), QT_TRANSLATE_NOOP("phrases", "object"));
        return;
    }
    startMoe(*ffn, t, {"ffn_hidden_size"});
    setMoeLayers(r, t, everyLayer(t));
}

struct MixtureRow {
    Type type;
    bool tied; ///< when tie_word_embeddings is not given
    void (*read)(ConfigReader &, Transformer &);
};

constexpr MixtureRow kMixtures[] = {
    {Type("mixtral"), false, mixtral},
    {Type("qwen2_moe"), false, qwen2Moe},
    {Type("qwen3_moe"), false, qwen3Moe},
    {Type("qwen3_vl_moe_text"), false, qwen3Moe},
    {Type("qwen3_omni_moe_text"), false, qwen3Moe},
    {Type("qwen3_next"), false, qwenHybrid},
    {Type("qwen3_5"), false, qwenHybrid},
    {Type("qwen3_5_text"), false, qwenHybrid},
    {Type("qwen3_5_moe"), false, qwenHybrid},
    {Type("qwen3_5_moe_text"), false, qwenHybrid},
    {Type("deepseek"), false, deepseekPlain},
    {Type("deepseek_v2"), false, deepseekPlain},
    {Type("deepseek_v3"), false, deepseekCorrected},
    {Type("deepseek_v32"), false, deepseekCorrected},
    {Type("kimi_k2"), false, deepseekCorrected},
    {Type("glm4_moe_lite"), false, deepseekCorrected},
    {Type("glm_moe_dsa"), false, deepseekCorrected},
    {Type("minicpm3"), true, miniCpm3},
    {Type("glm4_moe"), false, glm4Moe},
    {Type("glm4v_moe_text"), false, glm4Moe},
    {Type("minimax_m2"), false, miniMaxM2},
    {Type("minimax"), false, miniMaxFirst},
    {Type("minimax_text_01"), false, miniMaxFirst},
    {Type("minimax_m1"), false, miniMaxFirst},
    {Type("gpt_oss"), false, gptOss},
    {Type("hunyuan"), true, hunyuanMoe},
    {Type("hunyuan_v1_moe"), true, hunyuanMoe},
    {Type("ernie4_5_moe"), true, ernieMoe},
    {Type("phimoe"), false, phiMoe},
    {Type("olmoe"), false, olmoe},
    {Type("granitemoe"), false, graniteMoe},
    {Type("granitemoeshared"), false, graniteMoe},
    {Type("llama4_text"), false, llama4},
    {Type("bailing_moe"), false, bailing},
    {Type("bailing_moe_v2"), false, bailingSecond},
    {Type("dbrx"), false, dbrx},
};

} // namespace

bool readMixtureFamily(ConfigReader &r, const QString &type, ConfigPlace place, Transformer &t)
{
    // MiniCPM-MoE calls itself minicpm.
    const QString known = type == QLatin1String("minicpm") && r.has(kExperts) ? QStringLiteral("mixtral") : type;
    for (const MixtureRow &row : kMixtures) {
        if (known != row.type)
            continue;
        readCommon(r, t, place == ConfigPlace::Nested ? libraryDefaults(type) : nullptr);
        if (r.failed())
            return true;
        t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, row.tied || known != type);
        readLayerKinds(r, type, t);
        row.read(r, t);
        if (!t.moe && t.intermediate == 0)
            r.missing(QStringLiteral("intermediate_size"), QT_TRANSLATE_NOOP("phrases", "whole number"));
        needDenseWidth(r, t);
        return true;
    }
    return false;
}

} // namespace xuanka
