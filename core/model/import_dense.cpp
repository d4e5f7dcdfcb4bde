// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

/// What the key attention_bias switches.
enum class AttentionBias : std::uint8_t { None, Qkv, QkvAndOutput, AlwaysQkv };

using Adjust = void (*)(ConfigReader &, Transformer &);

/// What a family's code does and its files do not say.
struct DenseTraits {
    QLatin1String type;
    bool tied = false; ///< when tie_word_embeddings is not given
    AttentionBias bias = AttentionBias::None;
    bool biasDefault = false; ///< value of attention_bias when not given
    QkNorm qkNorm = QkNorm::None;
    Norm norm = Norm::Rms;
    bool normBias = false;
    int norms = 2;
    bool gated = true;
    bool fusedQkv = false;
    Adjust adjust = nullptr;
};

void internlm(ConfigReader &r, Transformer &t) { t.qkvBias = t.oBias = r.flag({"bias"}, true); }

void internlm3(ConfigReader &r, Transformer &t)
{
    t.qkvBias = r.flag({"qkv_bias"}, false);
    t.oBias = t.mlpBias = r.flag({"bias"}, false);
}

void ernie(ConfigReader &r, Transformer &t) { t.qkvBias = t.oBias = t.mlpBias = r.flag({"use_bias"}, false); }

void hunyuan(ConfigReader &r, Transformer &t)
{
    t.qkNorm = r.flag({"use_qk_norm"}, true) ? QkNorm::PerHead : QkNorm::None;
    if (r.flag({"use_cla"}, false))
        r.fail(QStringLiteral("use_cla"), QJsonValue(true),
               QT_TRANSLATE_NOOP("phrases", "attention of its own in every layer"));
}

void seedOss(ConfigReader &r, Transformer &t) { t.oBias = r.flag({"attention_out_bias"}, false); }

void stablelm(ConfigReader &r, Transformer &t)
{
    t.qkvBias = r.flag({"use_qkv_bias"}, false);
    if (r.flag({"qk_layernorm"}, false))
        t.qkNorm = QkNorm::Full; // one weight vector per head, no bias
    if (r.flag({"use_parallel_residual"}, false))
        t.normsPerLayer = 1;
}

void cohere(ConfigReader &r, Transformer &t)
{
    if (r.flag({"use_qk_norm"}, false))
        t.qkNorm = QkNorm::Full;
}

/// OLMo's first generation normalises without weights.
void olmo(ConfigReader &, Transformer &t)
{
    t.normsPerLayer = 0;
    t.finalNorm = false;
}

void starcoder2(ConfigReader &r, Transformer &t) { t.qkvBias = t.oBias = t.mlpBias = r.flag({"use_bias"}, true); }

void ungatedByBiasKey(ConfigReader &r, Transformer &t) { t.mlpBias = r.flag({"mlp_bias"}, false); }

/// File value is twice the width of one half of the gated FFN.
void qwenFirst(ConfigReader &r, Transformer &t)
{
    r.warn(QStringLiteral("intermediate_size"), QT_TRANSLATE_NOOP("phrases", "Qwen v1: twice the real FFN width"));
    t.intermediate /= 2;
    t.kvHeads = t.heads;
    t.qkvBias = true;
    t.oBias = t.mlpBias = !r.flag({"no_bias"}, true);
}

constexpr AttentionBias kAll = AttentionBias::QkvAndOutput;
constexpr AttentionBias kQkv = AttentionBias::Qkv;
constexpr AttentionBias kAlways = AttentionBias::AlwaysQkv;

#define XUANKA_TYPE(name) .type = QLatin1String(name)

const DenseTraits kFamilies[] = {
    {XUANKA_TYPE("llama"), .bias = kAll},
    {XUANKA_TYPE("code_llama"), .bias = kAll},
    {XUANKA_TYPE("yi"), .bias = kAll},
    {XUANKA_TYPE("llava"), .bias = kAll}, // LLaVA's own files: a llama with mm_* keys
    {XUANKA_TYPE("llava_llama"), .bias = kAll},
    {XUANKA_TYPE("llava_mistral"), .bias = kAll},
    {XUANKA_TYPE("llava_qwen"), .bias = kAlways},
    {XUANKA_TYPE("mistral"), .bias = kAll},
    {XUANKA_TYPE("ministral"), .bias = kAll},
    {XUANKA_TYPE("ministral3"), .bias = kAll},
    {XUANKA_TYPE("mistral3"), .bias = kAll},
    {XUANKA_TYPE("xverse"), .bias = kAll},
    {XUANKA_TYPE("aquila"), .bias = kAll},
    {XUANKA_TYPE("skywork"), .bias = kAll},
    {XUANKA_TYPE("helium"), .bias = kAll},
    {XUANKA_TYPE("granite"), .bias = kAll},
    {XUANKA_TYPE("smollm3"), .tied = true, .bias = kAll},
    {XUANKA_TYPE("qwen"), .bias = kAlways, .fusedQkv = true, .adjust = qwenFirst},
    {XUANKA_TYPE("qwen2"), .bias = kAlways},
    {XUANKA_TYPE("qwen2_vl"), .bias = kAlways},
    {XUANKA_TYPE("qwen2_vl_text"), .bias = kAlways},
    {XUANKA_TYPE("qwen2_5_vl"), .bias = kAlways},
    {XUANKA_TYPE("qwen2_5_vl_text"), .bias = kAlways},
    {XUANKA_TYPE("qwen2_5_omni_text"), .bias = kAlways},
    {XUANKA_TYPE("mimo"), .bias = kQkv, .biasDefault = true},
    {XUANKA_TYPE("qwen3"), .bias = kAll, .qkNorm = QkNorm::PerHead},
    {XUANKA_TYPE("qwen3_vl_text"), .bias = kAll, .qkNorm = QkNorm::PerHead},
    {XUANKA_TYPE("seed_oss"), .bias = kQkv, .biasDefault = true, .adjust = seedOss},
    {XUANKA_TYPE("baichuan"), .fusedQkv = true},
    {XUANKA_TYPE("internlm"), .adjust = internlm},
    {XUANKA_TYPE("internlm2"), .fusedQkv = true, .adjust = internlm},
    {XUANKA_TYPE("internlm3"), .adjust = internlm3},
    {XUANKA_TYPE("minicpm"), .tied = true, .bias = kAll},
    {XUANKA_TYPE("minicpm4"), .bias = kAll},
    {XUANKA_TYPE("orion"), .bias = kAll, .norm = Norm::Layer, .normBias = true},
    {XUANKA_TYPE("phi3"), .fusedQkv = true},
    {XUANKA_TYPE("phi3_v"), .fusedQkv = true},
    {XUANKA_TYPE("phi4mm"), .fusedQkv = true},
    {XUANKA_TYPE("gemma"), .tied = true, .bias = kAll, .norm = Norm::RmsPlusOne},
    {XUANKA_TYPE("gemma2"), .tied = true, .bias = kAll, .norm = Norm::RmsPlusOne, .norms = 4},
    {XUANKA_TYPE("gemma3_text"), .tied = true, .bias = kAll, .qkNorm = QkNorm::PerHead, .norm = Norm::RmsPlusOne,
     .norms = 4},
    {XUANKA_TYPE("glm"), .bias = kQkv},
    {XUANKA_TYPE("glm4"), .bias = kQkv, .norms = 4},
    {XUANKA_TYPE("glm4v_text"), .bias = kQkv, .biasDefault = true, .norms = 4},
    {XUANKA_TYPE("cohere"), .tied = true, .bias = kAll, .norm = Norm::Layer, .norms = 1, .adjust = cohere},
    {XUANKA_TYPE("cohere2"), .tied = true, .bias = kAll, .norm = Norm::Layer, .norms = 1},
    {XUANKA_TYPE("stablelm"), .norm = Norm::Layer, .normBias = true, .adjust = stablelm},
    {XUANKA_TYPE("stablelm_epoch"), .norm = Norm::Layer, .normBias = true, .adjust = stablelm},
    {XUANKA_TYPE("starcoder2"), .tied = true, .norm = Norm::Layer, .normBias = true, .gated = false,
     .adjust = starcoder2},
    {XUANKA_TYPE("olmo"), .bias = kAll, .adjust = olmo},
    {XUANKA_TYPE("olmo2"), .bias = kAll, .qkNorm = QkNorm::Full},
    {XUANKA_TYPE("olmo3"), .bias = kAll, .qkNorm = QkNorm::Full},
    {XUANKA_TYPE("nemotron"), .bias = kAll, .norm = Norm::Layer, .normBias = true, .gated = false,
     .adjust = ungatedByBiasKey},
    {XUANKA_TYPE("arcee"), .bias = kAll, .gated = false, .adjust = ungatedByBiasKey},
    {XUANKA_TYPE("exaone"), .tied = true},
    {XUANKA_TYPE("exaone4"), .qkNorm = QkNorm::PerHead},
    {XUANKA_TYPE("ernie4_5"), .tied = true, .adjust = ernie},
    {XUANKA_TYPE("hunyuan_v1_dense"), .tied = true, .bias = kAll, .adjust = hunyuan},
};

#undef XUANKA_TYPE

const DenseTraits *findTraits(const QString &type)
{
    for (const DenseTraits &row : kFamilies) {
        if (type == row.type)
            return &row;
    }
    return nullptr;
}

void applyTraits(ConfigReader &r, const DenseTraits &traits, Transformer &t)
{
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, traits.tied);
    t.qkNorm = traits.qkNorm;
    t.norm = traits.norm;
    t.normBias = traits.normBias;
    t.normsPerLayer = traits.norms;
    t.gatedMlp = traits.gated;
    t.fusedQkv = traits.fusedQkv;
    const bool bias = r.flag({"attention_bias"}, traits.biasDefault);
    t.qkvBias = traits.bias == AttentionBias::AlwaysQkv || (traits.bias != AttentionBias::None && bias);
    t.oBias = traits.bias == AttentionBias::QkvAndOutput && bias;
    t.mlpBias = traits.bias != AttentionBias::None && r.flag({"mlp_bias"}, false);
    if (traits.adjust)
        traits.adjust(r, t);
}

} // namespace

bool readDenseFamily(ConfigReader &r, const QString &type, ConfigPlace place, Transformer &t)
{
    const DenseTraits *traits = findTraits(type);
    if (!traits)
        return false;
    // A llama file may stand on the library's defaults even at the top; for others only a nested part is saved so.
    const bool mayDefault = place == ConfigPlace::Nested || type == QLatin1String("llama");
    readCommon(r, t, mayDefault ? libraryDefaults(type) : nullptr);
    if (t.intermediate == 0)
        r.missing(QStringLiteral("intermediate_size"), QT_TRANSLATE_NOOP("phrases", "whole number"));
    applyTraits(r, *traits, t);
    readLayerKinds(r, type, t);
    return true;
}

} // namespace xuanka
