// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

#include <cstdint>

namespace xuanka
{

/// Exact parameter counts of models that are no stack of equal decoder layers. Formulas: docs/method-models.md.
/// All sizes are element counts; nothing is checked here.

/// One pre- or post-norm encoder stack with biased attention and a plain FFN.
struct EncoderStack {
    int layers = 0;
    int hidden = 0;
    int intermediate = 0;
};

struct T5Shape {
    EncoderStack encoder;
    int decoderLayers = 0;
    int heads = 0;
    int keyWidth = 0; ///< d_kv
    int vocab = 0;
    int buckets = 32;
    bool gated = false;
    bool tied = true;
    bool biasPerLayer = false; ///< UMT5: a position table in every layer
};
std::int64_t countT5(const T5Shape &shape);

struct BartShape {
    EncoderStack encoder;
    EncoderStack decoder;
    int vocab = 0;
    int positions = 0; ///< rows of one learned table, offset included; 0 = sinusoidal
    bool embeddingNorm = true;
    bool finalNorms = false; ///< mBART, M2M-100
};
std::int64_t countBart(const BartShape &shape);

struct WhisperShape {
    EncoderStack encoder;
    EncoderStack decoder;
    int vocab = 0;
    int melBins = 0;
    int sourcePositions = 0;
    int targetPositions = 0;
};
std::int64_t countWhisper(const WhisperShape &shape);

/// Image side of CLIP, SigLIP, ViT and DINOv2.
struct ImageTower {
    EncoderStack stack;
    int patch = 0;
    int image = 0;
    int channels = 3;
    int projection = 0; ///< width of the bias-free projection, 0 = none
    std::int64_t patches() const
    {
        const std::int64_t side = patch > 0 ? image / patch : 0;
        return side * side;
    }
};
/// Text side of CLIP and SigLIP.
struct TextTower {
    EncoderStack stack;
    int vocab = 0;
    int positions = 0;
    int projection = 0; ///< CLIP: without bias; SigLIP: head with bias
};
std::int64_t countClipImage(const ImageTower &tower);
std::int64_t countClipText(const TextTower &tower);
std::int64_t countSiglipImage(const ImageTower &tower, bool poolingHead);
std::int64_t countSiglipText(const TextTower &tower);
/// Classifier on the class token; classes 0 = none, pooler = dense layer instead.
std::int64_t countVit(const ImageTower &tower, int classes, bool pooler);
std::int64_t countDinov2(const ImageTower &tower);

struct UNetShape {
    QVector<int> channels;         ///< of the levels
    QVector<int> transformerDepth; ///< per level, 0 = no attention
    int middleDepth = 1;
    QVector<int> layersPerBlock;
    int crossAttention = 0;
    int inChannels = 4;
    int outChannels = 4;
    int additionInput = 0; ///< SDXL's further conditioning, 0 = none
};
std::int64_t countUNet(const UNetShape &shape);

struct FluxShape {
    int hidden = 0, headDim = 0, doubleLayers = 0, singleLayers = 0;
    int inChannels = 0, jointDim = 0, pooledDim = 0;
    bool guidance = false;
};
std::int64_t countFlux(const FluxShape &shape);

struct Sd3Shape {
    int hidden = 0, layers = 0, patch = 2, inChannels = 16, outChannels = 16, jointDim = 0, pooledDim = 0;
    int headDim = 0;
    bool qkNorm = false;         ///< SD 3.5
    int dualAttentionLayers = 0; ///< SD 3.5 medium
};
std::int64_t countSd3(const Sd3Shape &shape);

struct WanShape {
    int hidden = 0, intermediate = 0, layers = 0, inChannels = 0, outChannels = 0, textDim = 0, freqDim = 0;
    int patchVolume = 4;
};
std::int64_t countWan(const WanShape &shape);

struct HunyuanVideoShape {
    int hidden = 0, headDim = 0, doubleLayers = 0, singleLayers = 0, refinerLayers = 0;
    int inChannels = 0, outChannels = 0, textDim = 0, pooledDim = 0, patchVolume = 4;
    bool guidance = true;
};
std::int64_t countHunyuanVideo(const HunyuanVideoShape &shape);

struct PixArtShape {
    int hidden = 0, layers = 0, patch = 2, inChannels = 4, outChannels = 8, captionDim = 4096;
};
std::int64_t countPixArt(const PixArtShape &shape);

struct VaeShape {
    QVector<int> channels;
    int layersPerBlock = 2, inChannels = 3, outChannels = 3, latentChannels = 4;
    bool quantConvolutions = true;
};
std::int64_t countVae(const VaeShape &shape);

} // namespace xuanka
