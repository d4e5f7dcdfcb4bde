// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/linear.h"
#include "model/sample_counts.h"

namespace xuanka
{

namespace
{

using Count = std::int64_t;

Count convolution3(Count in, Count out) { return linear(9 * in, out, true); }

/// Two group norms, two convolutions, a shortcut where the width changes; `time` is the width of the time embedding.
Count resnet(Count in, Count out, Count time)
{
    Count n = normVector(in, true) + convolution3(in, out) + normVector(out, true) + convolution3(out, out);
    if (time > 0)
        n += linear(time, out, true);
    if (in != out)
        n += linear(in, out, true);
    return n;
}

/// Projection in and out around `depth` blocks of self-attention, cross-attention and a gated FFN.
Count spatialTransformer(Count c, Count cross, int depth)
{
    if (depth == 0)
        return 0;
    const Count self = 3 * c * c + linear(c, c, true);
    const Count over = c * c + 2 * cross * c + linear(c, c, true);
    const Count ffn = linear(c, 8 * c, true) + linear(4 * c, c, true);
    const Count block = 3 * normVector(c, true) + self + over + ffn;
    return normVector(c, true) + 2 * linear(c, c, true) + depth * block;
}

/// Two linears from a width to the model's.
Count embedder(Count in, Count h) { return linear(in, h, true) + linear(h, h, true); }

Count ffn4(Count h) { return linear(h, 4 * h, true) + linear(4 * h, h, true); }

} // namespace

std::int64_t countUNet(const UNetShape &s)
{
    const qsizetype levels = s.channels.size();
    const Count time = Count(4) * s.channels.first();
    Count n = convolution3(s.inChannels, s.channels.first()) + embedder(s.channels.first(), time);
    if (s.additionInput > 0)
        n += embedder(s.additionInput, time);
    QVector<Count> skips{s.channels.first()};
    Count c = s.channels.first();
    for (qsizetype i = 0; i < levels; ++i) {
        for (int k = 0; k < s.layersPerBlock.at(i); ++k) {
            n += resnet(c, s.channels.at(i), time) +
                 spatialTransformer(s.channels.at(i), s.crossAttention, s.transformerDepth.at(i));
            c = s.channels.at(i);
            skips.append(c);
        }
        if (i + 1 < levels) {
            n += convolution3(c, c);
            skips.append(c);
        }
    }
    n += 2 * resnet(c, c, time) + spatialTransformer(c, s.crossAttention, s.middleDepth);
    for (qsizetype i = levels - 1; i >= 0; --i) {
        for (int k = 0; k <= s.layersPerBlock.at(i); ++k) {
            n += resnet(c + skips.takeLast(), s.channels.at(i), time) +
                 spatialTransformer(s.channels.at(i), s.crossAttention, s.transformerDepth.at(i));
            c = s.channels.at(i);
        }
        if (i > 0)
            n += convolution3(c, c);
    }
    return n + normVector(c, true) + convolution3(c, s.outChannels);
}

std::int64_t countFlux(const FluxShape &s)
{
    const Count h = s.hidden;
    const Count square = linear(h, h, true);
    const Count inputs = embedder(256, h) * (s.guidance ? 2 : 1) + embedder(s.pooledDim, h) +
                         linear(s.jointDim, h, true) + linear(s.inChannels, h, true);
    const Count twoStreams = 2 * linear(h, 6 * h, true) + 8 * square + 4 * s.headDim + 2 * ffn4(h);
    const Count oneStream =
        linear(h, 3 * h, true) + 3 * square + 2 * s.headDim + linear(h, 4 * h, true) + linear(5 * h, h, true);
    return inputs + s.doubleLayers * twoStreams + s.singleLayers * oneStream + linear(h, 2 * h, true) +
           linear(h, s.inChannels, true);
}

std::int64_t countSd3(const Sd3Shape &s)
{
    const Count h = s.hidden;
    const Count square = linear(h, h, true);
    const Count inputs = linear(Count(s.inChannels) * s.patch * s.patch, h, true) + embedder(256, h) +
                         embedder(s.pooledDim, h) + linear(s.jointDim, h, true);
    const Count norms = s.qkNorm ? 4 * s.headDim : 0;
    const Count full = 2 * linear(h, 6 * h, true) + 8 * square + 2 * ffn4(h) + norms;
    // The last block drops what only the text stream would need.
    const Count last = linear(h, 6 * h, true) + linear(h, 2 * h, true) + 7 * square + ffn4(h) + norms;
    const Count second = linear(h, 3 * h, true) + 4 * square + (s.qkNorm ? 2 * s.headDim : 0);
    return inputs + (s.layers - 1) * full + last + s.dualAttentionLayers * second + linear(h, 2 * h, true) +
           linear(h, Count(s.outChannels) * s.patch * s.patch, true);
}

std::int64_t countWan(const WanShape &s)
{
    const Count h = s.hidden;
    const Count attention = 4 * linear(h, h, true) + 2 * h;
    const Count block =
        6 * h + 2 * attention + normVector(h, true) + linear(h, s.intermediate, true) + linear(s.intermediate, h, true);
    return linear(Count(s.inChannels) * s.patchVolume, h, true) + embedder(s.textDim, h) + embedder(s.freqDim, h) +
           linear(h, 6 * h, true) + s.layers * block + linear(h, Count(s.outChannels) * s.patchVolume, true) + 2 * h;
}

std::int64_t countHunyuanVideo(const HunyuanVideoShape &s)
{
    const Count h = s.hidden;
    const Count square = linear(h, h, true);
    const Count refinerBlock = 2 * normVector(h, true) + 4 * square + ffn4(h) + linear(h, 2 * h, true);
    const Count refiner =
        linear(s.textDim, h, true) + embedder(256, h) + embedder(s.textDim, h) + s.refinerLayers * refinerBlock;
    const Count inputs = linear(Count(s.inChannels) * s.patchVolume, h, true) +
                         embedder(256, h) * (s.guidance ? 2 : 1) + embedder(s.pooledDim, h);
    const Count twoStreams = 2 * linear(h, 6 * h, true) + 8 * square + 4 * s.headDim + 2 * ffn4(h);
    const Count oneStream = linear(h, 3 * h, true) + linear(h, 7 * h, true) + linear(5 * h, h, true) + 2 * s.headDim;
    return inputs + refiner + s.doubleLayers * twoStreams + s.singleLayers * oneStream + linear(h, 2 * h, true) +
           linear(h, Count(s.outChannels) * s.patchVolume, true);
}

std::int64_t countPixArt(const PixArtShape &s)
{
    const Count h = s.hidden;
    const Count area = Count(s.patch) * s.patch;
    const Count inputs =
        linear(s.inChannels * area, h, true) + embedder(256, h) + linear(h, 6 * h, true) + embedder(s.captionDim, h);
    return inputs + s.layers * (6 * h + 8 * linear(h, h, true) + ffn4(h)) + 2 * h +
           linear(h, s.outChannels * area, true);
}

std::int64_t countVae(const VaeShape &s)
{
    const Count top = s.channels.last();
    const Count middle = 2 * resnet(top, top, 0) + normVector(top, true) + 4 * linear(top, top, true);
    const qsizetype levels = s.channels.size();
    Count n = convolution3(s.inChannels, s.channels.first()) + middle;
    Count c = s.channels.first();
    for (qsizetype i = 0; i < levels; ++i) {
        for (int k = 0; k < s.layersPerBlock; ++k) {
            n += resnet(c, s.channels.at(i), 0);
            c = s.channels.at(i);
        }
        if (i + 1 < levels)
            n += convolution3(c, c);
    }
    n += normVector(top, true) + convolution3(top, 2 * s.latentChannels);
    if (s.quantConvolutions)
        n +=
            linear(2 * s.latentChannels, 2 * s.latentChannels, true) + linear(s.latentChannels, s.latentChannels, true);
    n += convolution3(s.latentChannels, top) + middle;
    for (qsizetype i = levels - 1; i >= 0; --i) {
        for (int k = 0; k <= s.layersPerBlock; ++k) {
            n += resnet(c, s.channels.at(i), 0);
            c = s.channels.at(i);
        }
        if (i > 0)
            n += convolution3(c, c);
    }
    return n + normVector(c, true) + convolution3(c, s.outChannels);
}

} // namespace xuanka
