// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/vision_tower.h"

#include "model/linear.h"

namespace xuanka
{

namespace
{

using Count = std::int64_t;

/// Attention of one encoder block with a fused q/k/v matrix.
Count fusedAttention(Count h, bool qkvBias) { return linear(h, 3 * h, qkvBias) + linear(h, h, true); }

Count plainMlp(Count h, Count ffn) { return linear(h, ffn, true) + linear(ffn, h, true); }

/// Joins 2 x 2 patches and maps them to the language model's width.
Count patchMerger(Count h, Count out) { return linear(4 * h, 4 * h, true) + linear(4 * h, out, true); }

Count gridTokens(const VisionTower &t)
{
    const Count side = t.patch > 0 ? t.image / t.patch : 0;
    return side * side;
}

/// The 3-d patch embedding of the Qwen towers covers two frames.
Count framePairPatch(const VisionTower &t) { return Count(3) * 2 * t.patch * t.patch * t.hidden; }

Count qwen2(const VisionTower &t)
{
    const Count h = t.hidden;
    const Count block = 2 * normVector(h, true) + fusedAttention(h, true) + plainMlp(h, t.intermediate);
    return framePairPatch(t) + t.depth * block + normVector(h, true) + patchMerger(h, t.out);
}

Count qwen25(const VisionTower &t)
{
    const Count h = t.hidden;
    const Count mlp = 2 * linear(h, t.intermediate, true) + linear(t.intermediate, h, true);
    const Count block = 2 * normVector(h, false) + fusedAttention(h, true) + mlp;
    return framePairPatch(t) + t.depth * block + normVector(h, false) + patchMerger(h, t.out);
}

Count qwen3(const VisionTower &t)
{
    const Count h = t.hidden;
    const Count block = 2 * normVector(h, true) + fusedAttention(h, true) + plainMlp(h, t.intermediate);
    const Count merger = patchMerger(h, t.out);
    return framePairPatch(t) + h + t.positions * h + t.depth * block + normVector(h, true) + merger +
           t.deepstackMergers * (normVector(4 * h, true) + merger);
}

Count clip(const VisionTower &t)
{
    const Count h = t.hidden;
    const Count block = 2 * normVector(h, true) + 4 * linear(h, h, true) + plainMlp(h, t.intermediate);
    const Count embeddings = Count(3) * t.patch * t.patch * h + h + (gridTokens(t) + 1) * h;
    return embeddings + 2 * normVector(h, true) + t.depth * block + linear(h, t.out, true) + linear(t.out, t.out, true);
}

/// SigLIP without its pooling head.
Count siglipEncoder(const VisionTower &t)
{
    const Count h = t.hidden;
    const Count block = 2 * normVector(h, true) + 4 * linear(h, h, true) + plainMlp(h, t.intermediate);
    const Count embeddings = linear(Count(3) * t.patch * t.patch, h, true) + gridTokens(t) * h;
    return embeddings + t.depth * block + normVector(h, true);
}

/// Gemma 3 normalises before its projection.
Count siglip(const VisionTower &t)
{
    return siglipEncoder(t) + normVector(t.hidden, false) + linear(t.hidden, t.out, false);
}

Count paligemma(const VisionTower &t) { return siglipEncoder(t) + linear(t.hidden, t.out, true); }

Count internvit(const VisionTower &t)
{
    const Count h = t.hidden;
    const bool bias = t.norm == Norm::Layer;
    const Count layerScale = 2 * h;
    const Count block = 2 * normVector(h, bias) + layerScale + fusedAttention(h, t.qkvBias) +
                        plainMlp(h, t.intermediate) + (t.qkNorm ? 2 * h : 0);
    const Count embeddings = linear(Count(3) * t.patch * t.patch, h, true) + h + (gridTokens(t) + 1) * h;
    const Count projector = normVector(4 * h, true) + linear(4 * h, t.out, true) + linear(t.out, t.out, true);
    return embeddings + t.depth * block + projector;
}

} // namespace

std::optional<std::int64_t> countVisionTower(const VisionTower &tower)
{
    struct Row {
        QLatin1String kind;
        Count (*count)(const VisionTower &);
    };
    static constexpr Row rows[] = {
        {QLatin1String("qwen2_vit"), qwen2},     {QLatin1String("qwen2.5_vit"), qwen25},
        {QLatin1String("qwen3_vit"), qwen3},     {QLatin1String("clip_vit"), clip},
        {QLatin1String("siglip_vit"), siglip},   {QLatin1String("paligemma_vit"), paligemma},
        {QLatin1String("internvit"), internvit},
    };
    for (const Row &row : rows) {
        if (tower.kind == row.kind)
            return row.count(tower);
    }
    return std::nullopt;
}

} // namespace xuanka
