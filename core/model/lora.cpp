// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/parameter_count.h"

#include <QSet>

namespace xuanka
{

namespace
{

using Count = std::int64_t;

/// The matrices a target name may stand for.
enum Matrix : unsigned {
    Query = 1,
    Key = 2,
    Value = 4,
    Output = 8,
    Gate = 16,
    Up = 32,
    Down = 64,
    AllAttention = Query | Key | Value | Output,
    AllFeedForward = Gate | Up | Down
};

struct TargetName {
    QLatin1String name;
    unsigned matrices;
    bool fused; ///< one adapter over all of them
};

constexpr TargetName kTargets[] = {
    {QLatin1String("attention"), AllAttention, false},
    {QLatin1String("qv"), Query | Value, false},
    {QLatin1String("all_linear"), AllAttention | AllFeedForward, false},
    {QLatin1String("all-linear"), AllAttention | AllFeedForward, false},
    {QLatin1String("q_proj"), Query, false},
    {QLatin1String("k_proj"), Key, false},
    {QLatin1String("v_proj"), Value, false},
    {QLatin1String("o_proj"), Output, false},
    {QLatin1String("out_proj"), Output, false},
    {QLatin1String("query"), Query, false},
    {QLatin1String("key"), Key, false},
    {QLatin1String("value"), Value, false},
    {QLatin1String("wq"), Query, false},
    {QLatin1String("wk"), Key, false},
    {QLatin1String("wv"), Value, false},
    {QLatin1String("wo"), Output, false},
    {QLatin1String("dense"), Output, false},
    {QLatin1String("query_key_value"), Query | Key | Value, true},
    {QLatin1String("qkv_proj"), Query | Key | Value, true},
    {QLatin1String("qkv"), Query | Key | Value, true},
    {QLatin1String("c_attn"), Query | Key | Value, true},
    {QLatin1String("Wqkv"), Query | Key | Value, true},
    {QLatin1String("wqkv"), Query | Key | Value, true},
    {QLatin1String("W_pack"), Query | Key | Value, true},
    {QLatin1String("gate_proj"), Gate, false},
    {QLatin1String("up_proj"), Up, false},
    {QLatin1String("down_proj"), Down, false},
    {QLatin1String("w1"), Gate, false},
    {QLatin1String("w2"), Down, false},
    {QLatin1String("w3"), Up, false},
    {QLatin1String("gate_up_proj"), Gate | Up, true},
    {QLatin1String("dense_h_to_4h"), Gate | Up, true},
    {QLatin1String("dense_4h_to_h"), Down, false},
    {QLatin1String("c_fc"), Gate | Up, true},
    {QLatin1String("fc1"), Up, false},
    {QLatin1String("fc2"), Down, false},
    {QLatin1String("intermediate.dense"), Up, false},
    {QLatin1String("output.dense"), Down, false},
};

struct Shape {
    Count in = 0;
    Count out = 0;
};

/// rank * (in + out) of the chosen matrices; fused ones share their input side.
Count adapters(const Shape *shapes, unsigned chosen, unsigned fused, Count rank)
{
    Count n = 0;
    Count fusedIn = 0;
    Count fusedOut = 0;
    for (unsigned i = 0; i < 7; ++i) {
        const unsigned bit = 1u << i;
        if (!(chosen & bit) || shapes[i].out == 0)
            continue;
        if (fused & bit) {
            fusedIn = shapes[i].in;
            fusedOut += shapes[i].out;
        } else {
            n += rank * (shapes[i].in + shapes[i].out);
        }
    }
    return n + (fusedOut > 0 ? rank * (fusedIn + fusedOut) : 0);
}

Count latentAttentionAdapters(const Transformer &m, const QSet<QString> &names, bool whole, Count rank)
{
    const MlaShape &a = *m.mla;
    const Count keys = Count(m.heads) * (a.qkNopeHeadDim + a.qkRopeHeadDim);
    const Count h = m.hidden;
    struct Row {
        QLatin1String name;
        Shape shape;
    };
    const bool low = a.qLoraRank > 0;
    const Row rows[] = {
        {QLatin1String("q_proj"), {low ? 0 : h, low ? 0 : keys}},
        {QLatin1String("q_a_proj"), {low ? h : 0, low ? a.qLoraRank : 0}},
        {QLatin1String("q_b_proj"), {low ? a.qLoraRank : 0, low ? keys : 0}},
        {QLatin1String("kv_a_proj_with_mqa"), {h, a.kvLoraRank + a.qkRopeHeadDim}},
        {QLatin1String("kv_b_proj"), {a.kvLoraRank, Count(m.heads) * (a.qkNopeHeadDim + a.vHeadDim)}},
        {QLatin1String("o_proj"), {Count(m.heads) * a.vHeadDim, h}},
    };
    const bool queryValue = names.contains(QLatin1String("qv")); // here v comes out of kv_b_proj
    Count n = 0;
    for (const Row &row : rows) {
        const bool ofQueryValue = row.name == QLatin1String("q_proj") || row.name == QLatin1String("q_b_proj") ||
                                  row.name == QLatin1String("kv_b_proj");
        if (whole || names.contains(row.name) || (queryValue && ofQueryValue))
            n += rank * (row.shape.in + row.shape.out);
    }
    return n;
}

void feedForwardShapes(Shape *shapes, Count h, Count width, bool gated)
{
    shapes[4] = gated ? Shape{h, width} : Shape{};
    shapes[5] = {h, width};
    shapes[6] = {width, h};
}

} // namespace

std::int64_t loraParameters(const Transformer &m, int rank, const QStringList &targets, bool fusedQkv)
{
    unsigned chosen = 0;
    unsigned fused = 0;
    for (const QString &target : targets) {
        for (const TargetName &row : kTargets) {
            if (target != row.name)
                continue;
            chosen |= row.matrices;
            if (row.fused)
                fused |= row.matrices;
        }
    }
    if (fusedQkv)
        fused |= Query | Key | Value;

    const Count h = m.hidden;
    const Count q = Count(m.heads) * m.headDim * (m.attentionOutputGate ? 2 : 1);
    const Count kv = Count(m.kvHeads) * m.headDim;
    Shape shapes[7] = {{h, q}, {h, kv}, {h, kv}, {Count(m.heads) * m.headDim, h}, {}, {}, {}};
    const Count softmaxLayers = m.layers - m.linear.layers;
    Count n = 0;
    if (m.mla) {
        const bool whole = (chosen & AllAttention) == AllAttention;
        n += softmaxLayers * latentAttentionAdapters(m, QSet<QString>(targets.cbegin(), targets.cend()), whole, rank);
    } else {
        n += softmaxLayers * adapters(shapes, chosen & AllAttention, fused, rank);
    }

    const unsigned mlp = chosen & AllFeedForward;
    const unsigned mlpFused = fused & (Gate | Up);
    const Count moeLayers = m.moe && m.moe->experts > 0 ? m.moe->moeLayers : 0;
    feedForwardShapes(shapes, h, m.intermediate, m.gatedMlp);
    n += (m.layers - moeLayers) * adapters(shapes, mlp, mlpFused, rank);
    if (moeLayers > 0) {
        feedForwardShapes(shapes, h, m.moe->expertIntermediate, true);
        n += moeLayers * m.moe->experts * adapters(shapes, mlp, mlpFused, rank);
        feedForwardShapes(shapes, h, m.moe->sharedIntermediate, true);
        if (m.moe->sharedIntermediate > 0)
            n += moeLayers * adapters(shapes, mlp, mlpFused, rank);
    }
    return n;
}

} // namespace xuanka
