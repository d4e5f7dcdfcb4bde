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

void add(LoraSides &sides, const Shape &shape, Count times)
{
    sides.in += times * shape.in;
    sides.out += times * shape.out;
}

/// The chosen matrices once in each of `layers` layers; fused ones share their input side.
void addMatrices(LoraSides &sides, const Shape *shapes, unsigned chosen, unsigned fused, Count layers)
{
    Shape whole;
    for (unsigned i = 0; i < 7; ++i) {
        const unsigned bit = 1u << i;
        if (!(chosen & bit) || shapes[i].out == 0)
            continue;
        if (fused & bit) {
            whole.in = shapes[i].in;
            whole.out += shapes[i].out;
        } else {
            add(sides, shapes[i], layers);
        }
    }
    add(sides, whole, layers);
}

void addLatentAttention(LoraSides &sides, const Transformer &m, const QSet<QString> &names, bool whole, Count layers)
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
    for (const Row &row : rows) {
        const bool ofQueryValue = row.name == QLatin1String("q_proj") || row.name == QLatin1String("q_b_proj") ||
                                  row.name == QLatin1String("kv_b_proj");
        if (whole || names.contains(row.name) || (queryValue && ofQueryValue))
            add(sides, row.shape, layers);
    }
}

void feedForwardShapes(Shape *shapes, Count h, Count width, bool gated)
{
    shapes[4] = gated ? Shape{h, width} : Shape{};
    shapes[5] = {h, width};
    shapes[6] = {width, h};
}

struct Chosen {
    unsigned matrices = 0;
    unsigned fused = 0;
};

Chosen choose(const QStringList &targets, bool fusedQkv)
{
    Chosen chosen;
    for (const QString &target : targets) {
        for (const TargetName &row : kTargets) {
            if (target != row.name)
                continue;
            chosen.matrices |= row.matrices;
            if (row.fused)
                chosen.fused |= row.matrices;
        }
    }
    if (fusedQkv)
        chosen.fused |= Query | Key | Value;
    return chosen;
}

} // namespace

LoraSides loraSides(const Transformer &m, const QStringList &targets, bool fusedQkv)
{
    const Chosen chosen = choose(targets, fusedQkv);
    const Count h = m.hidden;
    const Count q = Count(m.heads) * m.headDim * (m.attentionOutputGate ? 2 : 1);
    const Count kv = Count(m.kvHeads) * m.headDim;
    Shape shapes[7] = {{h, q}, {h, kv}, {h, kv}, {Count(m.heads) * m.headDim, h}, {}, {}, {}};
    const Count softmaxLayers = m.layers - m.linear.layers;
    const unsigned attention = chosen.matrices & AllAttention;
    LoraSides sides;
    if (m.mla)
        addLatentAttention(sides, m, QSet<QString>(targets.cbegin(), targets.cend()), attention == AllAttention,
                           softmaxLayers);
    else
        addMatrices(sides, shapes, attention, chosen.fused, softmaxLayers);

    const unsigned mlp = chosen.matrices & AllFeedForward;
    const unsigned mlpFused = chosen.fused & (Gate | Up);
    const Count moeLayers = m.moe && m.moe->experts > 0 ? m.moe->moeLayers : 0;
    feedForwardShapes(shapes, h, m.intermediate, m.gatedMlp);
    addMatrices(sides, shapes, mlp, mlpFused, m.layers - moeLayers);
    if (moeLayers > 0) {
        feedForwardShapes(shapes, h, m.moe->expertIntermediate, true);
        addMatrices(sides, shapes, mlp, mlpFused, moeLayers * m.moe->experts);
        feedForwardShapes(shapes, h, m.moe->sharedIntermediate, true);
        if (m.moe->sharedIntermediate > 0)
            addMatrices(sides, shapes, mlp, mlpFused, moeLayers);
    }
    return sides;
}

std::int64_t loraParameters(const Transformer &m, int rank, const QStringList &targets, bool fusedQkv)
{
    const LoraSides sides = loraSides(m, targets, fusedQkv);
    return rank * (sides.in + sides.out);
}

} // namespace xuanka
