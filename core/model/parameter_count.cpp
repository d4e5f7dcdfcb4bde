// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parameter_count.h"

#include "model/linear.h"

namespace xuanka
{

namespace
{

using Count = std::int64_t;

Count normOf(const Transformer &m) { return normVector(m.hidden, m.norm == Norm::Layer && m.normBias); }

Count latentAttention(const Transformer &m)
{
    const MlaShape &a = *m.mla;
    const Count h = m.hidden;
    const Count heads = m.heads;
    const Count keyWidth = a.qkNopeHeadDim + a.qkRopeHeadDim;
    Count n = 0;
    if (a.qLoraRank > 0)
        n += linear(h, a.qLoraRank, m.qkvBias) + a.qLoraRank + a.qLoraRank * heads * keyWidth;
    else
        n += h * heads * keyWidth;
    n += linear(h, a.kvLoraRank + a.qkRopeHeadDim, m.qkvBias) + a.kvLoraRank;
    n += a.kvLoraRank * heads * (a.qkNopeHeadDim + a.vHeadDim);
    return n + linear(heads * a.vHeadDim, h, m.oBias);
}

Count groupedAttention(const Transformer &m)
{
    const Count h = m.hidden;
    const Count q = Count(m.heads) * m.headDim;
    const Count kv = Count(m.kvHeads) * m.headDim;
    Count n =
        linear(h, m.attentionOutputGate ? 2 * q : q, m.qkvBias) + 2 * linear(h, kv, m.qkvBias) + linear(q, h, m.oBias);
    if (m.qkNorm == QkNorm::PerHead)
        n += 2 * m.headDim;
    else if (m.qkNorm == QkNorm::Full)
        n += q + kv;
    return n + (m.attentionSinks ? m.heads : 0);
}

Count linearAttention(const Transformer &m)
{
    const LinearAttentionShape &a = m.linear;
    const Count h = m.hidden;
    const Count key = Count(a.keyHeads) * a.keyDim;
    const Count value = Count(a.valueHeads) * a.valueDim;
    switch (a.kind) {
    case LinearKind::None:
        return 0;
    case LinearKind::GatedDeltaNet: {
        const Count projections = h * (2 * key + 2 * value) + h * 2 * a.valueHeads + value * h;
        const Count convolution = (2 * key + value) * a.kernel;
        const Count decay = 2 * a.valueHeads;
        return projections + convolution + decay + a.valueDim;
    }
    case LinearKind::Lightning:
        return h * 3 * value + value * h + h * value + value;
    }
    return 0;
}

Count feedForward(Count h, Count width, bool gated, bool bias)
{
    return (gated ? 2 : 1) * linear(h, width, bias) + linear(width, h, bias);
}

Count indexerPerLayer(const Transformer &m)
{
    const IndexerShape &d = *m.indexer;
    const Count queryInput = m.mla && m.mla->qLoraRank > 0 ? m.mla->qLoraRank : m.hidden;
    return queryInput * d.heads * d.headDim + Count(m.hidden) * d.headDim + 2 * d.headDim + Count(m.hidden) * d.heads;
}

void countEmbedding(const Transformer &m, ParameterCount &c)
{
    const Count h = m.hidden;
    const Count width = m.wordEmbedDim > 0 ? m.wordEmbedDim : m.hidden;
    c.embedding = m.vocab * width + m.positionRows * h + m.typeVocab * h;
    if (width != h)
        c.embedding += 2 * width * h;
    if (m.embeddingNorm)
        c.embedding += normOf(m);
    if (!m.tiedEmbeddings)
        c.head = m.vocab * width + (m.headBias ? m.vocab : 0);
    if (m.pooler)
        c.pooler = linear(h, h, true);
}

void countMoe(const Transformer &m, ParameterCount &c)
{
    const MoeShape &moe = *m.moe;
    const Count h = m.hidden;
    c.routerPerLayer = linear(h, moe.experts, moe.routerBias);
    c.expertsPerLayer = moe.experts * feedForward(h, moe.expertIntermediate, true, moe.expertBias);
    c.moePerLayer = c.routerPerLayer + c.expertsPerLayer + (moe.sharedGate ? h : 0);
    if (moe.sharedIntermediate > 0)
        c.moePerLayer += feedForward(h, moe.sharedIntermediate, true, false);
}

} // namespace

ParameterCount countParameters(const Transformer &m)
{
    ParameterCount c;
    countEmbedding(m, c);
    c.attentionPerLayer = m.mla ? latentAttention(m) : groupedAttention(m);
    c.linearAttentionPerLayer = linearAttention(m);
    c.densePerLayer = feedForward(m.hidden, m.intermediate, m.gatedMlp, m.mlpBias);
    Count moeLayers = 0;
    Count idle = 0;
    if (m.moe && m.moe->experts > 0) {
        countMoe(m, c);
        moeLayers = m.moe->moeLayers;
        idle = moeLayers * (m.moe->experts - m.moe->expertsPerToken) * (c.expertsPerLayer / m.moe->experts);
    }
    c.normsPerLayer = m.normsPerLayer * normOf(m);
    c.finalNorm = m.finalNorm ? normOf(m) : 0;
    c.vision = m.vision ? m.vision->parameters : 0;
    c.indexer = m.indexer ? m.indexer->layers * indexerPerLayer(m) : 0;
    c.extra = m.extraParameters;
    const Count softmaxLayers = m.layers - m.linear.layers;
    c.total = c.embedding + c.head + c.pooler + softmaxLayers * c.attentionPerLayer +
              m.linear.layers * c.linearAttentionPerLayer + moeLayers * c.moePerLayer +
              (m.layers - moeLayers) * c.densePerLayer + m.layers * c.normsPerLayer + c.finalNorm + c.vision +
              c.indexer + c.extra;
    c.active = c.total - idle - c.vision;
    return c;
}

} // namespace xuanka
