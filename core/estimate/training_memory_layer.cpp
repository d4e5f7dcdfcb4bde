// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_memory_layer.h"

#include <algorithm>

namespace xuanka::training_memory
{
namespace
{

constexpr unsigned kAttention = Query | Key | Value | Output;
constexpr unsigned kLatent = QueryDown | QueryUp | KeyValueDown | KeyValueUp | Output;
constexpr unsigned kFeedForward = Gate | Up | Down;

struct TargetWord {
    QLatin1String word;
    unsigned modules;
};

const TargetWord kTargetWords[] = {
    {QLatin1String("all_linear"), kAttention | kLatent | kFeedForward},
    {QLatin1String("all-linear"), kAttention | kLatent | kFeedForward},
    {QLatin1String("all"), kAttention | kLatent | kFeedForward},
    {QLatin1String("attention"), kAttention | kLatent},
    {QLatin1String("qkvo"), kAttention | kLatent},
    {QLatin1String("qv"), Query | Value | QueryUp | KeyValueUp},
    {QLatin1String("query_key_value"), Query | Key | Value},
    {QLatin1String("qkv"), Query | Key | Value},
    {QLatin1String("qkv_proj"), Query | Key | Value},
    {QLatin1String("c_attn"), Query | Key | Value},
    {QLatin1String("W_pack"), Query | Key | Value},
    {QLatin1String("wqkv"), Query | Key | Value},
    {QLatin1String("q"), Query},
    {QLatin1String("q_proj"), Query},
    {QLatin1String("wq"), Query},
    {QLatin1String("k"), Key},
    {QLatin1String("k_proj"), Key},
    {QLatin1String("wk"), Key},
    {QLatin1String("v"), Value},
    {QLatin1String("v_proj"), Value},
    {QLatin1String("wv"), Value},
    {QLatin1String("o"), Output},
    {QLatin1String("o_proj"), Output},
    {QLatin1String("wo"), Output},
    {QLatin1String("dense"), Output},
    {QLatin1String("gate"), Gate},
    {QLatin1String("gate_proj"), Gate},
    {QLatin1String("w1"), Gate},
    {QLatin1String("up"), Up},
    {QLatin1String("up_proj"), Up},
    {QLatin1String("w3"), Up},
    {QLatin1String("dense_h_to_4h"), Up},
    {QLatin1String("gate_up_proj"), Gate | Up},
    {QLatin1String("down"), Down},
    {QLatin1String("down_proj"), Down},
    {QLatin1String("w2"), Down},
    {QLatin1String("dense_4h_to_h"), Down},
    {QLatin1String("q_a_proj"), QueryDown},
    {QLatin1String("q_b_proj"), QueryUp},
    {QLatin1String("kv_a_proj_with_mqa"), KeyValueDown},
    {QLatin1String("kv_b_proj"), KeyValueUp},
};

unsigned modulesOf(const Transformer &m)
{
    return (m.mla ? kLatent : kAttention) | Up | Down | (m.gatedMlp ? Gate : 0u);
}

struct Matrix {
    double in = 0, out = 0;
};

/// Shape of one matrix; feed-forward matrices are those of a dense layer.
Matrix matrixOf(const Transformer &m, Module module)
{
    const double h = m.hidden;
    const double heads = m.heads;
    const double keys = double(m.kvHeads) * m.headDim;
    switch (module) {
    case Query:
        return {h, heads * m.headDim};
    case Key:
    case Value:
        return {h, keys};
    case Output:
        return {m.mla ? heads * m.mla->vHeadDim : heads * m.headDim, h};
    case Gate:
    case Up:
        return {h, double(m.intermediate)};
    case Down:
        return {double(m.intermediate), h};
    case QueryDown:
        return {h, double(m.mla->qLoraRank)};
    case QueryUp:
        // without a q rank this stands for the full q matrix, split off its input side
        return {double(m.mla->qLoraRank), heads * (m.mla->qkNopeHeadDim + m.mla->qkRopeHeadDim)};
    case KeyValueDown:
        return {h, double(m.mla->kvLoraRank) + m.mla->qkRopeHeadDim};
    case KeyValueUp:
        return {double(m.mla->kvLoraRank), heads * (m.mla->qkNopeHeadDim + m.mla->vHeadDim)};
    }
    return {};
}

template <typename F> void forEachModule(unsigned modules, F visit)
{
    for (unsigned bit = Query; bit <= KeyValueUp; bit <<= 1)
        if (modules & bit)
            visit(Module(bit));
}

double attentionParameters(const Transformer &m)
{
    const double h = m.hidden;
    const double heads = m.heads;
    if (m.mla) {
        const MlaShape &a = *m.mla;
        const double width = heads * (a.qkNopeHeadDim + a.qkRopeHeadDim);
        const double query = a.qLoraRank > 0 ? h * a.qLoraRank + a.qLoraRank * width + a.qLoraRank : h * width;
        return query + h * (a.kvLoraRank + a.qkRopeHeadDim) + a.kvLoraRank +
               a.kvLoraRank * heads * (a.qkNopeHeadDim + a.vHeadDim) + heads * a.vHeadDim * h;
    }
    const double q = heads * m.headDim;
    const double kv = double(m.kvHeads) * m.headDim;
    double parameters = h * q + 2 * h * kv + q * h;
    if (m.qkvBias)
        parameters += q + 2 * kv;
    if (m.oBias)
        parameters += h;
    if (m.qkNorm == QkNorm::PerHead)
        parameters += 2 * m.headDim;
    else if (m.qkNorm == QkNorm::Full)
        parameters += q + kv;
    return parameters;
}

double gatedWidthParameters(const Transformer &m, double width) { return 3.0 * m.hidden * width; }

/// Layers of the attention block before the feed-forward part, and what they keep. Everything in bytes per token.
class LayerBuilder
{
public:
    LayerBuilder(const LayerContext &context, int layerClass)
        : m_context(context), m(context.model), m_moe(layerClass == 1), m_full(!isAdapter(context.work.task)),
          m_fused(context.work.fusedKernels || context.work.compile), B(activationBytes(context.work.precision)),
          h(m.hidden), f(m.intermediate), headWidth(double(m.heads) * m.headDim),
          keyWidth(double(m.kvHeads) * m.headDim)
    {
        const Workload &work = context.work;
        m_fp32Adapter = context.adapters && work.lora.dtype == Dtype::Fp32 && !isQuantisedBase(work) &&
                        (work.precision == Precision::Bf16 || work.precision == Precision::Fp32);
        // Older bitsandbytes stored the input of a frozen matrix for backward although its weight needs no gradient.
        const bool oldBitsAndBytes =
            isQuantisedBase(work) && isBitsAndBytes(work.weightFormat) && context.year < 2025 && !work.fusedKernels;
        m_keepsInputs = m_full || context.policy.keepsInputs || oldBitsAndBytes;
        // LitGPT's own layers keep inputs as it is; these come on top.
        m_keepsTwice = oldBitsAndBytes && context.policy.litGpt;
        m_encoder = m.norm == Norm::Layer && !m.causal;
    }

    TrainingMemoryJob::LayerBytes megatron() const
    {
        TrainingMemoryJob::LayerBytes bytes;
        const bool fp8 = m_context.work.precision == Precision::Fp8Mixed;
        const double stored = fp8 ? 0.5 : 1.0; // share of a 16-bit element the feed-forward inputs take
        bytes.sequenceParallel = 2 * B * h + B * h;
        bytes.contextExtra = B * outputWidth();
        double feedForward = 0;
        if (m_moe) {
            const MoeShape &e = *m.moe;
            bytes.whole = B * h + 4.0 * e.experts + e.expertsPerToken * (2 * B * h + 3 * B * e.expertIntermediate);
            feedForward = 3 * B * e.sharedIntermediate;
        } else {
            bytes.sequenceParallel += m.gatedMlp ? B * h * stored : B * h;
            feedForward = m.gatedMlp ? 2 * B * f + B * f * stored : 2 * B * f;
            if (!m_full)
                feedForward -= B * f * stored;
        }
        setAttention(bytes, keyWidth, feedForward);
        return bytes;
    }

    /// Megatron-DeepSpeed's GPT block, which keeps the textbook amounts.
    TrainingMemoryJob::LayerBytes gptBlock() const
    {
        TrainingMemoryJob::LayerBytes bytes;
        bytes.sequenceParallel = 10 * h;
        bytes.tensor = bytes.tensorFlash = 24 * h;
        if (eager())
            bytes.perPosition = 5.0 * m.heads;
        return bytes;
    }

    TrainingMemoryJob::LayerBytes modules() const
    {
        TrainingMemoryJob::LayerBytes bytes;
        bytes.sequenceParallel = norms();
        double rest = 0;
        if (m.mla)
            rest += inputOf({QueryDown, QueryUp, KeyValueDown, KeyValueUp}, h);
        else
            rest += inputOf({Query, Key, Value}, h);
        if (!m_full && (m_context.adapters & Output) && (m_fp32Adapter || dropout()))
            rest += (m_fp32Adapter ? 4 : B + 1) * m.heads * outputHeadWidth();
        rest += m_moe ? expertBytes() : denseBytes();
        if (m_encoder)
            rest += 2 * h; // dropout masks
        // KV heads are repeated to the number of query heads before the attention kernel
        setAttention(bytes, headWidth, rest);
        if (m_keepsTwice)
            bytes.quantisedInputs = quantisedInputs();
        bytes.selective = 2 * h + 2 * headWidth + 4.0 * m.heads + 2 * headWidth + 2 * keyWidth + 2 * f + 2 * h;
        return bytes;
    }

private:
    bool eager() const { return m_context.work.attention == Attention::Eager; }
    bool dropout() const { return m_context.work.lora.dropout > 0; }
    double outputHeadWidth() const { return m.mla ? m.mla->vHeadDim : m.headDim; }
    double outputWidth() const { return m.heads * outputHeadWidth(); }

    void setAttention(TrainingMemoryJob::LayerBytes &bytes, double storedKeyWidth, double rest) const
    {
        const double softmaxSums = 4.0 * m.heads;
        double flash = 2 * B * headWidth + 2 * B * storedKeyWidth + softmaxSums;
        double latent = 0;
        if (m.mla) {
            const MlaShape &a = *m.mla;
            flash = 2 * B * m.heads * (a.qkNopeHeadDim + a.qkRopeHeadDim) + 2 * B * m.heads * a.vHeadDim + softmaxSums;
            latent = 2 * B * a.qLoraRank + B * (2 * a.kvLoraRank + a.qkRopeHeadDim);
        } else if (m.fusedQkv) {
            flash += B * (headWidth + keyWidth);
        }
        bytes.tensorFlash = flash + latent + rest;
        bytes.tensor = bytes.tensorFlash;
        if (!eager())
            return;
        bytes.tensor = 2 * B * headWidth + 2 * B * storedKeyWidth + latent + rest;
        // scores, their softmax and its 16-bit copy; an encoder keeps its dropout as well
        const double perScore = !m_encoder ? 6 : B == 2 ? 7 : 2 * B + 1;
        bytes.perPosition = perScore * m.heads;
    }

    double norms() const
    {
        const bool short16 = m_fused || m.norm == Norm::Layer || m_context.policy.litGpt;
        double bytes = m.normsPerLayer * (short16 ? B * h : 4 * h);
        if (m.norm == Norm::RmsPlusOne && !m_fused)
            bytes += m.normsPerLayer * B * h;
        if (m.qkNorm != QkNorm::None)
            bytes += (m_fused ? B : 2 * B) * (headWidth + keyWidth);
        return bytes;
    }

    /// Input shared by some matrices, and what adapters on them add to it.
    double inputOf(std::initializer_list<Module> modules, double width) const
    {
        double bytes = m_keepsInputs ? B * width : 0;
        int hit = 0;
        for (const Module module : modules)
            hit += (m_context.adapters & module) != 0;
        if (hit == 0 || m_full)
            return bytes;
        const bool qkv = *modules.begin() == Query;
        const int copies = qkv && (m.fusedQkv || m_context.policy.keepsInputs) ? 1 : hit;
        if (dropout())
            bytes += (B * width + width) * copies; // input after dropout and the mask
        else if (m_fp32Adapter)
            bytes += 4 * width * copies;
        else if (!m_keepsInputs)
            bytes += B * width;
        return bytes;
    }

    /// Inputs of the linear layers: of q/k/v, of the output, of gate and up, of down.
    double quantisedInputs() const
    {
        const double width = m_moe ? double(m.moe->expertIntermediate) * m.moe->expertsPerToken : f;
        // blocks with one norm feed attention and feed-forward from the same tensor
        return B * (m.normsPerLayer * h + outputWidth() + width);
    }

    double denseBytes() const
    {
        const double inputs =
            m.gatedMlp ? inputOf({Gate, Up}, h) + inputOf({Down}, f) : inputOf({Up}, h) + inputOf({Down}, f);
        if (!m.gatedMlp)
            return inputs + B * f;
        return inputs + B * f * (m_fused && m_full ? 2 : 3);
    }

    double expertBytes() const
    {
        const MoeShape &e = *m.moe;
        double perExpert = B * h + 3 * B * e.expertIntermediate;
        if (m_full)
            perExpert += B * h + B * e.expertIntermediate;
        return B * h + 4.0 * e.experts + e.expertsPerToken * perExpert + 4 * B * e.sharedIntermediate;
    }

    const LayerContext &m_context;
    const Transformer &m;
    bool m_moe, m_full, m_fused;
    bool m_fp32Adapter = false, m_keepsInputs = false, m_keepsTwice = false, m_encoder = false;
    double B, h, f, headWidth, keyWidth;
};

} // namespace

double activationBytes(Precision precision)
{
    return precision == Precision::Fp32 || precision == Precision::Tf32 ? 4 : 2;
}

unsigned targetModules(const Transformer &model, const QStringList &targets)
{
    unsigned modules = 0;
    for (const QString &target : targets)
        for (const TargetWord &word : kTargetWords)
            if (target == word.word)
                modules |= word.modules;
    return modules & modulesOf(model);
}

double adapterParameters(const Transformer &m, int rank, unsigned modules, bool fusedQkv)
{
    const double r = rank;
    double attention = 0;
    double dense = 0;
    int routedMatrices = 0;
    constexpr unsigned kQkv = Query | Key | Value;
    const bool fuse = fusedQkv && (modules & kQkv) == kQkv;
    forEachModule(modules, [&](Module module) {
        const Matrix matrix = matrixOf(m, module);
        if (module & kFeedForward) {
            dense += r * (matrix.in + matrix.out);
            ++routedMatrices;
        } else {
            // one adapter serves the three: their inputs count once
            const bool sharesInput = fuse && (module == Key || module == Value);
            attention += r * ((sharesInput ? 0 : matrix.in) + matrix.out);
        }
    });
    int moeLayers = 0;
    for (int i = 0; i < m.layers; ++i)
        moeLayers += m.isMoeLayer(i);
    double total = attention * m.layers + dense * (m.layers - moeLayers);
    if (moeLayers > 0) {
        const MoeShape &e = *m.moe;
        total += moeLayers * routedMatrices * (e.experts + (e.sharedIntermediate > 0)) * r *
                 (double(m.hidden) + e.expertIntermediate);
    }
    return total;
}

double normsOfLayer(const Transformer &m) { return double(m.normsPerLayer) * m.hidden * (m.normBias ? 2 : 1); }

double embeddingParameters(const Transformer &m) { return (double(m.vocab) + m.positionRows) * m.hidden; }

double headParameters(const Transformer &m)
{
    return m.tiedEmbeddings ? 0 : double(m.vocab) * m.hidden + (m.headBias ? m.vocab : 0);
}

double largestMatrix(const Transformer &m)
{
    double largest = 0;
    forEachModule(modulesOf(m), [&](Module module) {
        const Matrix matrix = matrixOf(m, module);
        largest = std::max(largest, matrix.in * matrix.out);
    });
    return largest;
}

TrainingMemoryJob::LayerParameters layerParameters(const Transformer &m, int layerClass)
{
    TrainingMemoryJob::LayerParameters layer;
    double feedForward = 0;
    double router = 0;
    if (layerClass == 1) {
        router = double(m.hidden) * m.moe->experts;
        layer.experts = gatedWidthParameters(m, m.moe->expertIntermediate) * m.moe->experts;
        feedForward = router + layer.experts + gatedWidthParameters(m, m.moe->sharedIntermediate);
    } else {
        const double matrices = m.gatedMlp ? 3 : 2;
        feedForward = matrices * m.hidden * m.intermediate;
        if (m.mlpBias)
            feedForward += (matrices - 1) * m.intermediate + m.hidden;
    }
    layer.linear = attentionParameters(m) + feedForward - router;
    layer.all = layer.linear + router + normsOfLayer(m);
    return layer;
}

TrainingMemoryJob::LayerBytes layerBytes(const LayerContext &context, int layerClass)
{
    const LayerBuilder builder(context, layerClass);
    switch (context.policy.engine) {
    case TrainingEngine::Megatron:
        return builder.megatron();
    case TrainingEngine::MegatronDeepSpeed:
        return builder.gptBlock();
    default:
        return builder.modules();
    }
}

} // namespace xuanka::training_memory
