// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sample_counts.h"

#include "model/linear.h"

namespace xuanka
{

namespace
{

using Count = std::int64_t;

/// q, k, v and output of equal width.
Count squareAttention(Count h, bool bias = true) { return 4 * linear(h, h, bias); }

Count plainFfn(Count h, Count width, bool bias = true) { return linear(h, width, bias) + linear(width, h, bias); }

/// Two norms, attention, plain FFN; everything with bias.
Count encoderStack(const EncoderStack &s)
{
    const Count block = 2 * normVector(s.hidden, true) + squareAttention(s.hidden) + plainFfn(s.hidden, s.intermediate);
    return s.layers * block;
}

Count patchEmbedding(const ImageTower &t, bool bias)
{
    return linear(Count(t.channels) * t.patch * t.patch, t.stack.hidden, bias);
}

} // namespace

std::int64_t countT5(const T5Shape &s)
{
    const Count h = s.encoder.hidden;
    const Count inner = Count(s.heads) * s.keyWidth;
    const Count attention = 4 * h * inner;
    const Count ffn = (s.gated ? 3 : 2) * h * s.encoder.intermediate;
    const Count encoder = s.encoder.layers * (attention + ffn + 2 * h);
    const Count decoder = s.decoderLayers * (2 * attention + ffn + 3 * h);
    const Count table = Count(s.buckets) * s.heads;
    const Count tables = s.biasPerLayer ? (s.encoder.layers + s.decoderLayers) * table : 2 * table;
    const Count vocabulary = Count(s.vocab) * h;
    return vocabulary * (s.tied ? 1 : 2) + encoder + decoder + 2 * h + tables;
}

std::int64_t countBart(const BartShape &s)
{
    const Count h = s.encoder.hidden;
    const Count cross = squareAttention(h) + normVector(h, true);
    const Count ends = 2 * ((s.embeddingNorm ? normVector(h, true) : 0) + (s.finalNorms ? normVector(h, true) : 0));
    return s.vocab * h + 2 * s.positions * h + ends + encoderStack(s.encoder) + encoderStack(s.decoder) +
           s.decoder.layers * cross;
}

std::int64_t countWhisper(const WhisperShape &s)
{
    const Count h = s.encoder.hidden;
    const Count attention = squareAttention(h) - h; // the key projection has no bias
    const Count norm = normVector(h, true);
    const Count convolutions = linear(Count(s.melBins) * 3, h, true) + linear(h * 3, h, true);
    const Count encoderLayer = attention + plainFfn(h, s.encoder.intermediate) + 2 * norm;
    const Count decoderLayer = 2 * attention + plainFfn(h, s.decoder.intermediate) + 3 * norm;
    return convolutions + s.sourcePositions * h + s.encoder.layers * encoderLayer + norm + s.vocab * h +
           s.targetPositions * h + s.decoder.layers * decoderLayer + norm;
}

std::int64_t countClipImage(const ImageTower &t)
{
    const Count h = t.stack.hidden;
    const Count embeddings = patchEmbedding(t, false) + h + (t.patches() + 1) * h;
    return embeddings + 2 * normVector(h, true) + encoderStack(t.stack) + h * t.projection;
}

std::int64_t countClipText(const TextTower &t)
{
    const Count h = t.stack.hidden;
    return t.vocab * h + t.positions * h + encoderStack(t.stack) + normVector(h, true) + h * t.projection;
}

std::int64_t countSiglipImage(const ImageTower &t, bool poolingHead)
{
    const Count h = t.stack.hidden;
    Count n = patchEmbedding(t, true) + t.patches() * h + encoderStack(t.stack) + normVector(h, true);
    if (poolingHead) // one learned query attends to the patches
        n += h + squareAttention(h) + normVector(h, true) + plainFfn(h, t.stack.intermediate);
    return n;
}

std::int64_t countSiglipText(const TextTower &t)
{
    const Count h = t.stack.hidden;
    return t.vocab * h + t.positions * h + encoderStack(t.stack) + normVector(h, true) + linear(h, t.projection, true);
}

std::int64_t countVit(const ImageTower &t, int classes, bool pooler)
{
    const Count h = t.stack.hidden;
    Count n = patchEmbedding(t, true) + h + (t.patches() + 1) * h + encoderStack(t.stack) + normVector(h, true);
    if (classes > 0)
        n += linear(h, classes, true);
    if (pooler)
        n += linear(h, h, true);
    return n;
}

std::int64_t countDinov2(const ImageTower &t)
{
    const Count h = t.stack.hidden;
    const Count maskToken = h;
    const Count layerScale = t.stack.layers * 2 * h;
    return countVit(t, 0, false) + maskToken + layerScale;
}

} // namespace xuanka
