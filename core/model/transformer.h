// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace xuanka {

enum class Norm : std::uint8_t { Rms, RmsPlusOne, Layer };        ///< RmsPlusOne: (1+w) in fp32, Gemma
enum class QkNorm : std::uint8_t { None, PerHead, Full };
enum class Position : std::uint8_t { Rope, Learned, Alibi, RelativeBias, Sinusoidal, Other };
enum class LinearKind : std::uint8_t { None, GatedDeltaNet, Lightning };

/// Mixture of experts of one model; zero experts = dense.
struct MoeShape {
    int experts = 0;
    int expertsPerToken = 0;
    int expertIntermediate = 0;    ///< FFN width of one routed expert
    int sharedIntermediate = 0;    ///< total width of all shared experts
    int sharedCount = 0;
    bool sharedGate = false;
    bool routerBias = false;
    bool expertBias = false;
    int firstDense = 0;            ///< leading dense layers
    int layerFrequency = 1;        ///< every n-th layer after them is MoE
    int moeLayers = 0;             ///< number of MoE layers
    bool operator==(const MoeShape &) const = default;
};

/// Multi-head latent attention.
struct MlaShape {
    int qLoraRank = 0;             ///< 0 = full q projection
    int kvLoraRank = 0;
    int qkNopeHeadDim = 0;
    int qkRopeHeadDim = 0;
    int vHeadDim = 0;
    bool operator==(const MlaShape &) const = default;
};

/// Sparse-attention indexer of DeepSeek-V3.2 and GLM-5.
struct IndexerShape {
    int heads = 0;
    int headDim = 0;
    int layers = 0;                ///< layers that own an indexer
    bool operator==(const IndexerShape &) const = default;
};

/// Linear-attention layers of a hybrid; they keep no per-token cache.
struct LinearAttentionShape {
    LinearKind kind = LinearKind::None;
    int layers = 0;
    int keyHeads = 0, valueHeads = 0, keyDim = 0, valueDim = 0, kernel = 0;
    bool operator==(const LinearAttentionShape &) const = default;
};

/// Vision tower and projector of a multimodal model, counted but not split by tensor parallelism here.
/// Kinds with a formula: qwen2_vit, qwen2.5_vit, qwen3_vit, clip_vit, siglip_vit, paligemma_vit,
/// internvit (vision_tower.h).
struct VisionTower {
    QString kind;
    int depth = 0;
    int hidden = 0;
    int intermediate = 0;
    int heads = 0;
    int patch = 0;                 ///< pixels
    int image = 0;                 ///< pixels, square; 0 = any size
    int positions = 0;             ///< rows of a learned position table given outright, 0 = from image and patch
    int out = 0;                   ///< width handed to the language model
    int deepstackMergers = 0;      ///< further mergers that feed early decoder layers (Qwen3-VL)
    bool qkvBias = true;
    bool qkNorm = false;
    Norm norm = Norm::Layer;
    std::int64_t parameters = 0;   ///< tower + projector, from the formula of its kind or as published
    bool operator==(const VisionTower &) const = default;
};

/// Decoder-only (or encoder-only) transformer. All sizes are element counts.
struct Transformer {
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int kvHeads = 0;
    int headDim = 0;
    int intermediate = 0;          ///< FFN width of dense layers
    int vocab = 0;
    int maxPositions = 0;
    bool tiedEmbeddings = false;
    bool gatedMlp = true;
    bool qkvBias = false, oBias = false, mlpBias = false, headBias = false;
    bool attentionOutputGate = false;   ///< q projection doubled (Qwen3-Next)
    bool attentionSinks = false;        ///< one learned logit per head (gpt-oss)
    bool fusedQkv = false;              ///< one q/k/v matrix in the checkpoint
    Norm norm = Norm::Rms;
    bool normBias = false;
    int normsPerLayer = 2;
    bool finalNorm = true;
    bool embeddingNorm = false;         ///< BLOOM
    QkNorm qkNorm = QkNorm::None;
    Position position = Position::Rope;
    int positionRows = 0;               ///< learned position table rows
    int typeVocab = 0;                  ///< BERT segment embeddings
    bool pooler = false;
    int wordEmbedDim = 0;               ///< OPT-350M projects 512 -> hidden; 0 = hidden
    bool causal = true;
    int slidingWindow = 0;              ///< tokens, 0 = none
    int slidingLayers = 0;              ///< layers with the window
    std::optional<MoeShape> moe;
    std::optional<MlaShape> mla;
    std::optional<IndexerShape> indexer;
    LinearAttentionShape linear;
    std::optional<VisionTower> vision;
    std::int64_t extraParameters = 0;   ///< parameters no formula here explains (catalogue total minus formula)

    int fullAttentionLayers() const { return layers - slidingLayers - linear.layers; }
    bool isMoeLayer(int index) const
    {
        return moe && moe->experts > 0 && index >= moe->firstDense
            && (index - moe->firstDense) % (moe->layerFrequency > 0 ? moe->layerFrequency : 1) == 0;
    }
    bool operator==(const Transformer &) const = default;
};

} // namespace xuanka
