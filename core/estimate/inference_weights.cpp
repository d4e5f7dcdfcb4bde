// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_job.h"

#include "model/parameter_count.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

// Block formats of GGUF: bytes of a block over its weights.
constexpr double kQ4K = 144.0 / 256.0;
constexpr double kQ5K = 176.0 / 256.0;
constexpr double kQ6K = 210.0 / 256.0;

/// llama.cpp's mixture: half of ffn_down and of attn_v at Q6_K, the output at Q6_K, norms in fp32; where eight
/// or more query heads share a key head the other half of attn_v is Q5_K.
InferenceWeights mixedQ4(const InferenceShape &shape, const Transformer &model)
{
    const double value = shape.layers * shape.hidden * shape.kvHeads * shape.headDim;
    const double down = model.gatedMlp ? 1.0 / 3.0 : 1.0 / 2.0;
    const double downBytes = 0.5 * (kQ6K + kQ4K);
    const bool shared = shape.kvHeads > 0 && shape.heads >= 8 * shape.kvHeads;
    const double valueBytes = 0.5 * (kQ6K + (shared ? kQ5K : kQ4K));
    const auto mixed = [&](double parameters) {
        return parameters * (1.0 - down) * kQ4K + parameters * down * downBytes;
    };
    InferenceWeights bytes;
    bytes.linear = (shape.attention - value) * kQ4K + value * valueBytes + mixed(shape.denseFfn);
    bytes.experts = mixed(shape.expertParameters);
    // a tied table serves as output too and is stored at the output's format
    bytes.embedding = shape.embedding * (shape.head > 0 ? kQ4K : kQ6K);
    bytes.head = shape.head * kQ6K;
    bytes.norms = (shape.norms + shape.router) * 4.0;
    bytes.other = shape.other * 2.0;
    return bytes;
}

} // namespace

double bytesPerWeight(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Fp32:
        return 4.0;
    case WeightFormat::Default:
    case WeightFormat::Fp16:
    case WeightFormat::Bf16:
        return 2.0;
    case WeightFormat::Fp8:
    case WeightFormat::LlmInt8:
    case WeightFormat::Int8Wo:
        return 1.0;
    case WeightFormat::Fp8Block:
        return 1.0 + 4.0 / (128.0 * 128.0); // fp32 scale per 128 x 128 block
    case WeightFormat::W8a8Int8:
        return 1.001; // scale per channel
    case WeightFormat::GptqInt8:
        return 1.0 + 3.0 / 128.0; // 16-bit scale and 8-bit zero point per group of 128
    case WeightFormat::GptqInt4:
    case WeightFormat::AwqInt4:
        return 0.5 + 2.5 / 128.0; // 16-bit scale and 4-bit zero point per group of 128
    case WeightFormat::W4a16G128:
        return 0.5 + 2.0 / 128.0; // symmetric: no zero point
    case WeightFormat::Int4Wo:
        return 0.5;
    case WeightFormat::HqqInt4:
        return 0.5 + 4.0 / 64.0; // 16-bit scale and zero per group of 64
    case WeightFormat::Nf4:
    case WeightFormat::Fp4:
        return 0.5 + 4.0 / 64.0; // fp32 scale per 64
    case WeightFormat::Nf4Dq:
        return 0.5 + 1.0 / 64.0 + 4.0 / (64.0 * 256.0);
    case WeightFormat::Mxfp4:
        return 0.5 + 1.0 / 32.0; // 8-bit scale per 32
    case WeightFormat::Nvfp4:
        return 0.5 + 1.0 / 16.0; // fp8 scale per 16
    case WeightFormat::Q6K:
        return kQ6K;
    case WeightFormat::Q80:
        return 34.0 / 32.0;
    case WeightFormat::Q4KM:
        return 0.0;
    }
    return 2.0;
}

InferenceShape inferenceShape(const Transformer &model)
{
    const ParameterCount count = countParameters(model);
    InferenceShape shape;
    shape.layers = model.layers;
    shape.slidingLayers = model.slidingWindow > 0 ? model.slidingLayers : 0;
    shape.linearLayers = model.linear.layers;
    shape.fullLayers = std::max(0.0, shape.layers - shape.slidingLayers - shape.linearLayers);
    shape.window = model.slidingWindow;
    shape.hidden = model.hidden;
    shape.vocab = model.vocab;
    shape.heads = model.heads;
    shape.kvHeads = model.kvHeads;
    shape.headDim = model.headDim;
    if (model.mla) {
        shape.latent = model.mla->kvLoraRank;
        shape.ropeDim = model.mla->qkRopeHeadDim;
    }
    shape.width = model.intermediate > 0 ? model.intermediate : 4.0 * model.hidden;
    if (model.moe && model.moe->experts > 0) {
        shape.moeLayers = model.moe->moeLayers;
        shape.experts = model.moe->experts;
        shape.expertsPerToken = model.moe->expertsPerToken;
        shape.expertWidth = model.moe->expertIntermediate;
        shape.sharedWidth = model.moe->sharedIntermediate;
        shape.logUnvisited = std::log1p(-std::min(1.0, shape.expertsPerToken / shape.experts));
    }
    shape.attention = double(count.attentionPerLayer) * (shape.layers - shape.linearLayers) +
                      double(count.linearAttentionPerLayer) * shape.linearLayers + double(count.indexer);
    shape.router = double(count.routerPerLayer) * shape.moeLayers;
    shape.expertParameters = double(count.expertsPerLayer) * shape.moeLayers;
    shape.denseFfn = double(count.densePerLayer) * (shape.layers - shape.moeLayers) +
                     double(count.moePerLayer) * shape.moeLayers - shape.router - shape.expertParameters;
    shape.embedding = double(count.embedding);
    shape.head = double(count.head);
    shape.norms = double(count.normsPerLayer) * shape.layers + double(count.finalNorm);
    shape.other = std::max(0.0, double(count.total) - shape.attention - shape.router - shape.expertParameters -
                                    shape.denseFfn - shape.embedding - shape.head - shape.norms);
    if (model.linear.kind == LinearKind::GatedDeltaNet)
        shape.stateElements =
            shape.linearLayers * model.linear.valueHeads * double(model.linear.keyDim) * model.linear.valueDim;
    else if (model.linear.kind == LinearKind::Lightning)
        shape.stateElements = shape.linearLayers * model.heads * double(model.headDim) * model.headDim;
    if (model.indexer) // fp8 keys with one fp32 scale per 128
        shape.indexerBytes = model.indexer->layers * (model.indexer->headDim * (1.0 + 4.0 / 128.0));
    return shape;
}

InferenceWeights inferenceWeights(const InferenceShape &shape, const Transformer &model, WeightFormat format,
                                  ServingEngine engine)
{
    if (format == WeightFormat::Q4KM)
        return mixedQ4(shape, model);
    const double quantised = bytesPerWeight(format);
    const bool gguf = format == WeightFormat::Q6K || format == WeightFormat::Q80;
    const double rest = gguf ? quantised : format == WeightFormat::Fp32 ? 4.0 : 2.0;
    const double norm = gguf ? 4.0 : rest;
    InferenceWeights bytes;
    // MXFP4 checkpoints quantise nothing but the experts
    const bool expertsOnly = format == WeightFormat::Mxfp4 && shape.expertParameters > 0;
    bytes.linear = (shape.attention + shape.denseFfn) * (expertsOnly ? 2.0 : quantised);
    bytes.experts = shape.expertParameters * quantised;
    if (format == WeightFormat::GptqInt4 || format == WeightFormat::GptqInt8) // order of the groups, int32 per row
        bytes.linear += shape.layers * 4.0 * (5.0 * shape.hidden + shape.width + shape.heads * shape.headDim);
    bytes.embedding = shape.embedding * rest;
    bytes.head = shape.head * rest;
    const bool fp8 = format == WeightFormat::Fp8 || format == WeightFormat::Fp8Block;
    if (fp8 && engine == ServingEngine::HfTransformers && shape.head <= 0)
        bytes.head = shape.embedding * rest; // loaded apart although tied
    bytes.norms = (shape.norms + shape.router) * norm;
    bytes.other = shape.other * (gguf ? 2.0 : rest);
    return bytes;
}

} // namespace xuanka
