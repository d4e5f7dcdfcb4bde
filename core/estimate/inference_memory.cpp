// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_memory.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

/// Requests the fullest rank holds when all asked are in flight.
double sequencesOnRank(const InferencePoint &point) noexcept
{
    const double copies = point.replicas * (point.split == AttentionSplit::DataParallel ? point.tensor : 1.0);
    return std::max(1.0, std::ceil(point.concurrency / copies - 1e-9));
}

double ceilTo(double value, double step) noexcept { return std::ceil(value / step) * step; }

/// Cache bytes of one token in one layer on one rank.
double cacheBytesPerLayer(const InferenceJob &job, double tensor) noexcept
{
    const InferenceShape &s = job.shape;
    if (s.latent > 0) // the compressed cache serves all heads and is not split
        return (s.latent + s.ropeDim) * job.memory.kvElementBytes;
    const double heads = std::max(s.kvHeads > 0 ? 1.0 : 0.0, std::ceil(s.kvHeads / tensor));
    return heads * 2.0 * s.headDim * job.memory.kvElementBytes;
}

/// Layers a sequence of this length fills; a sliding layer stops at its window.
double storedLayers(const InferenceJob &job, double length) noexcept
{
    const InferenceShape &s = job.shape;
    const bool keepsAll = job.engine == ServingEngine::Vllm || s.window <= 0 || length <= s.window;
    return s.fullLayers + s.slidingLayers * (keepsAll ? 1.0 : s.window / length);
}

double stateBytes(const InferenceJob &job, double tensor) noexcept { return job.shape.stateElements * 4.0 / tensor; }

/// vLLM's hybrid cache: layers in groups of equal size that share one table of blocks (I2.2).
double hybridBytesPerSequence(const InferenceJob &job, double length, double tensor) noexcept
{
    const InferenceShape &s = job.shape;
    const double block = job.memory.cacheBlock;
    const double group = std::min(s.fullLayers, s.slidingLayers);
    const double fullBlocks = std::ceil(length / block);
    const double batched = job.memory.batchedTokens > 0 ? job.memory.batchedTokens : 8192.0;
    const double windowBlocks = std::min(fullBlocks, std::ceil((s.window - 1.0 + batched) / block) + 1.0);
    const double blocks =
        std::ceil(s.fullLayers / group) * fullBlocks + std::ceil(s.slidingLayers / group) * windowBlocks;
    return blocks * group * block * cacheBytesPerLayer(job, tensor);
}

/// Bytes of all experts as the kernels store them.
double storedExperts(const InferenceJob &job, double tensor) noexcept
{
    if (!job.paddedExperts)
        return job.weights.experts;
    const InferenceShape &s = job.shape;
    double factor = ceilTo(s.hidden, 256.0) / s.hidden;
    const double width = s.expertWidth / tensor;
    if (job.paddedWidth && width > 0)
        factor *= ceilTo(width, 128.0) / width;
    return job.weights.experts * factor;
}

double nonTorch(const InferenceJob &job, const InferencePoint &point) noexcept
{
    const VllmMemory &v = job.memory.vllm;
    if (point.tensor == 1)
        return point.pipeline > 1 ? job.memory.nonTorchPipeline : v.nonTorchOne;
    return point.tensor == 2 ? v.nonTorchTwo : v.nonTorchMany;
}

void evaluateServer(const InferenceJob &job, const InferencePoint &point, InferenceMemoryTerms &terms) noexcept
{
    const InferenceMemoryRules &rules = job.memory;
    const bool vllm = job.engine == ServingEngine::Vllm;
    const bool sglang = job.engine == ServingEngine::Sglang;
    const double modelLength = rules.maxModelLen > 0 ? rules.maxModelLen : point.length();
    const double budget = rules.utilization * terms.capacity;
    terms.preallocates = true;
    if (vllm) {
        terms.nonTorch = nonTorch(job, point);
        terms.nonTorchOne = rules.vllm.nonTorchOne;
    }
    if (vllm || sglang) {
        terms.activations = activationPeak(job, point.tensor, point.pipeline, modelLength);
        terms.graphs = job.eager ? 0.0 : rules.vllm.graphs;
    } else {
        terms.process = rules.process;
    }
    // what the utilization budget covers besides the cache; SGLang keeps activations outside its fraction
    const double inBudget = vllm     ? terms.weights + terms.activations + terms.nonTorch
                            : sglang ? terms.weights
                                     : terms.weights + terms.process + terms.context;
    terms.budgeted = inBudget;
    terms.pool = budget - inBudget;
    const double outside = vllm     ? terms.graphs + terms.context
                           : sglang ? terms.activations + terms.graphs + terms.context
                                    : 0.0;
    terms.filled = budget + outside;
    terms.torchPeak = terms.weights + terms.kvCache + terms.activations;
    terms.total = inBudget + terms.kvCache + outside;
    terms.need = std::max((inBudget + terms.kvCache) / rules.utilization, terms.total);
    // on a small card graphs and context may take more than the budget leaves
    const double held = std::min(terms.pool, terms.capacity - outside - inBudget);
    if (terms.cachePerSequence > 0)
        terms.sequencesPerRank = std::max(0.0, held) / terms.cachePerSequence;
}

void evaluateTransformers(const InferenceJob &job, const InferencePoint &point, InferenceMemoryTerms &terms) noexcept
{
    const double gpus = point.gpusPerReplica();
    const double batch = sequencesOnRank(point);
    const HfTransient one = hfTransient(job, 1.0, point.promptTokens, point.outputTokens, 1.0);
    // fullest card of a layer split: its share of the cache, the widest block or the logits
    const double cacheShare = 1.0 / gpus;
    const double prefill = (one.prefill - std::max(one.mlp, one.logits)) * cacheShare + std::max(one.mlp, one.logits);
    const double decodeLogits = 6.0 * job.shape.vocab;
    const double decode = (one.decode - decodeLogits) * cacheShare + decodeLogits;
    const double perSequence = std::max(prefill, decode);
    terms.cachePerSequence = cacheBytesPerSequence(job, point.length(), 1.0, 1.0) / gpus;
    terms.kvCache = batch * terms.cachePerSequence;
    terms.activations = std::max(0.0, batch * perSequence - terms.kvCache);
    terms.process = job.memory.hfBase;
    terms.torchPeak = terms.weights + batch * perSequence + terms.process;
    terms.need = terms.torchPeak + terms.context;
    // the allocator gives its cache back under pressure, so growth ends at the card's edge
    terms.growth = std::clamp(job.memory.hfGrowth * terms.torchPeak, 0.0,
                              std::max(0.0, (terms.capacity > 0 ? terms.capacity : 1e18) - terms.need));
    terms.total = terms.need + terms.growth;
    terms.filled = terms.total;
    terms.pool = terms.capacity - terms.weights - terms.process - terms.context;
    terms.sequencesPerRank = perSequence > 0 ? std::max(0.0, terms.pool) / perSequence : 0.0;
}

void evaluateLlama(const InferenceJob &job, const InferencePoint &point, InferenceMemoryTerms &terms) noexcept
{
    const InferenceShape &s = job.shape;
    const double gpus = point.gpusPerReplica();
    const double block = job.rates.llamaBlock;
    const double scores = job.flashAttention ? 0.0 : s.heads * point.length();
    terms.activations = 4.0 * block * std::max(s.vocab, scores) + 12.0 * block * s.hidden;
    // a layer split is only even to within a layer
    const double slack = gpus > 1 ? 1.0 / std::max(1.0, s.layers) : 0.0;
    const double share = 1.0 / gpus + slack;
    const double onCard = job.weights.total() - (job.weights.head > 0 ? job.weights.embedding : 0.0);
    terms.weights = onCard * share;
    terms.cachePerSequence = cacheBytesPerSequence(job, point.length(), 1.0, 1.0) * share;
    terms.kvCache = terms.cachePerSequence * sequencesOnRank(point);
    terms.torchPeak = terms.weights + terms.kvCache + terms.activations;
    terms.total = terms.torchPeak + terms.context;
    terms.need = terms.total;
    terms.filled = terms.total;
    terms.pool = terms.capacity - terms.weights - terms.activations - terms.context;
    if (terms.cachePerSequence > 0)
        terms.sequencesPerRank = std::max(0.0, terms.pool) / terms.cachePerSequence;
}

void setVerdict(const InferenceJob &job, const InferencePoint &point, InferenceMemoryTerms &terms) noexcept
{
    const double ranks = point.split == AttentionSplit::DataParallel ? point.tensor : 1.0;
    // a hair of tolerance: a request that fills the pool exactly fits
    const double whole = std::floor(terms.sequencesPerRank * (1.0 + 1e-12));
    terms.maxConcurrency = whole * ranks * point.replicas;
    terms.missing = std::max(0.0, terms.need - terms.capacity);
    if (terms.capacity <= 0 || terms.need > terms.capacity || sequencesOnRank(point) > whole) {
        terms.verdict = Verdict::DoesNotFit;
        return;
    }
    const bool headroomKept = terms.total <= (1.0 - job.memory.headroom) * terms.capacity;
    const bool leftOver = terms.capacity - terms.filled >= job.memory.tightShare * terms.capacity;
    terms.verdict = headroomKept && (leftOver || !terms.preallocates) ? Verdict::Fits : Verdict::Tight;
}

} // namespace

InferencePoint InferencePoint::of(const Scenario &scenario)
{
    const InferenceSettings &serving = scenario.workload.inference;
    const Parallelism &layout = scenario.parallelism;
    InferencePoint point;
    point.concurrency = std::max(1, serving.concurrency);
    point.promptTokens = std::max(1, serving.promptTokens);
    point.outputTokens = std::max(1, serving.outputTokens);
    point.tensor = std::max(1, layout.tensor);
    point.pipeline = std::max(1, layout.pipeline);
    point.replicas = std::max(1, layout.data) * std::max(1, layout.context);
    return point;
}

double cachedLayers(const InferenceJob &job, double length) noexcept
{
    const InferenceShape &s = job.shape;
    const double share = s.window > 0 && length > s.window ? s.window / length : 1.0;
    return s.fullLayers + s.slidingLayers * share;
}

double cacheBytesPerToken(const InferenceJob &job, double tensor, double pipeline) noexcept
{
    const double layers = std::ceil((job.shape.fullLayers + job.shape.slidingLayers) / pipeline);
    return cacheBytesPerLayer(job, tensor) * layers + job.shape.indexerBytes / pipeline;
}

double cacheBytesPerSequence(const InferenceJob &job, double length, double tensor, double pipeline) noexcept
{
    const double tokens = length + job.memory.extraTokens;
    const double state = stateBytes(job, tensor) / pipeline;
    if (job.hybridGroups)
        return hybridBytesPerSequence(job, tokens, tensor) / pipeline + state;
    const InferenceShape &s = job.shape;
    const double all = s.fullLayers + s.slidingLayers;
    if (all <= 0)
        return state;
    const double stage = std::ceil(all / pipeline) / all; // largest stage
    return (cacheBytesPerLayer(job, tensor) * storedLayers(job, tokens) * stage + s.indexerBytes * stage) * tokens +
           state;
}

PipelineStage largestStage(const InferenceJob &job, const InferencePoint &point) noexcept
{
    const InferenceWeights &w = job.weights;
    const int stages = point.pipeline;
    const int layers = int(job.shape.layers);
    const double perLayer = (w.linear + storedExperts(job, point.tensor) + w.norms) / std::max(1, layers);
    const int base = layers / stages, rest = layers % stages;
    // the remainder of the layers goes to the last-but-one stages
    const int last = stages > 2 ? stages - 2 : stages - 1;
    PipelineStage largest;
    for (int i = 0; i < stages; ++i) {
        const PipelineStage stage{double(base + (i <= last && i > last - rest ? 1 : 0)), i == 0 ? w.embedding + w.other
                                                                                         : i == stages - 1
                                                                                             ? w.headBytes()
                                                                                             : 0.0};
        if (perLayer * stage.layers + stage.end > perLayer * largest.layers + largest.end)
            largest = stage;
    }
    return largest;
}

double weightsPerRank(const InferenceJob &job, const InferencePoint &point) noexcept
{
    const InferenceWeights &w = job.weights;
    if (job.engine == ServingEngine::HfTransformers)
        return w.total() / point.gpusPerReplica();
    const double experts = storedExperts(job, point.tensor);
    if (point.split == AttentionSplit::DataParallel)
        return ((w.total() - w.experts) + experts / point.tensor) / point.pipeline;
    if (point.pipeline > 1) {
        const PipelineStage stage = largestStage(job, point);
        const double perLayer = (w.linear + experts + w.norms) / std::max(1.0, job.shape.layers);
        return (stage.layers * perLayer + stage.end) / point.tensor;
    }
    return (w.total() - w.experts + experts - w.norms) / point.tensor + w.norms;
}

double profiledTokens(const InferenceJob &job, double modelLength) noexcept
{
    const InferenceMemoryRules &rules = job.memory;
    if (rules.batchedTokens > 0)
        return rules.batchedTokens;
    return modelLength > rules.v0ChunkedFrom ? rules.v0ChunkTokens : std::max(2048.0, modelLength);
}

double activationPeak(const InferenceJob &job, double tensor, double pipeline, double modelLength) noexcept
{
    const InferenceShape &s = job.shape;
    const InferenceMemoryRules &rules = job.memory;
    const bool v0 = job.round == VllmRound::V0;
    const double tokens = profiledTokens(job, modelLength);
    double sampler =
        rules.samplerBase + rules.vllm.samplerBytesPerLogit * std::min(rules.maxSequences, tokens) * s.vocab;
    if (!v0 || pipeline > 1)
        sampler += 2.0 * tokens * s.hidden;
    const double forward = 2.0 * tokens * (3.0 * s.width / tensor + 3.0 * s.hidden);
    double workspace = 0.0;
    if (s.experts > 0 && job.format != WeightFormat::Mxfp4) {
        const double width = s.expertWidth / tensor;
        workspace = 2.0 * tokens * s.expertsPerToken * (std::max(2.0 * width, s.hidden) + width);
    }
    if (v0)
        return std::max(forward, sampler) + workspace;
    const bool forwardCounts = pipeline <= 1 && s.experts <= 0;
    return std::max(sampler, forwardCounts ? forward : 0.0) + workspace;
}

HfTransient hfTransient(const InferenceJob &job, double batch, double prompt, double output, double gpus) noexcept
{
    const InferenceShape &s = job.shape;
    const double tokens = batch * prompt;
    const double width = s.experts > 0 ? std::max(s.expertWidth, s.sharedWidth) : s.width;
    const double perToken = cacheBytesPerToken(job, 1.0, 1.0);
    const double state = batch * stateBytes(job, 1.0);
    HfTransient transient;
    transient.mlp = 2.0 * tokens * (3.0 * width + 4.0 * s.hidden);
    transient.logits =
        job.fullLogits ? tokens * (6.0 * s.vocab + 2.0 * s.hidden) : 6.0 * s.vocab * batch + 4.0 * tokens * s.hidden;
    transient.prefill =
        tokens * perToken + state + (gpus - 1.0) * transient.mlp + std::max(transient.mlp, transient.logits);
    transient.decode = state + batch * ((prompt + output) * perToken * job.memory.hfCopies + 6.0 * s.vocab);
    return transient;
}

InferenceMemoryTerms evaluateInferenceMemory(const InferenceJob &job, const InferencePoint &point) noexcept
{
    InferenceMemoryTerms terms;
    const bool spread = point.split == AttentionSplit::DataParallel;
    const double tensor = spread || job.engine == ServingEngine::HfTransformers ? 1.0 : point.tensor;
    const double pipeline = job.engine == ServingEngine::HfTransformers ? 1.0 : point.pipeline;
    terms.capacity = job.card.usable;
    terms.context = job.memory.context;
    terms.weights = weightsPerRank(job, point);
    terms.experts = storedExperts(job, point.tensor);
    terms.cachePerToken = cacheBytesPerToken(job, tensor, pipeline);
    terms.cachePerSequence = cacheBytesPerSequence(job, point.length(), tensor, pipeline);
    terms.kvCache = sequencesOnRank(point) * terms.cachePerSequence;
    switch (job.engine) {
    case ServingEngine::HfTransformers:
        evaluateTransformers(job, point, terms);
        break;
    case ServingEngine::LlamaCpp:
        evaluateLlama(job, point, terms);
        break;
    default:
        evaluateServer(job, point, terms);
        break;
    }
    setVerdict(job, point, terms);

    const double modelLength = job.memory.maxModelLen > 0 ? job.memory.maxModelLen : point.length();
    const double pool = std::max(0.0, terms.pool);
    const double ranks = spread ? point.tensor : 1.0;
    if (job.hybridGroups) {
        terms.printedConcurrency = pool / cacheBytesPerSequence(job, modelLength, tensor, pipeline);
        terms.kvTokens = terms.printedConcurrency * modelLength * ranks * point.replicas;
    } else if (terms.cachePerToken > 0) {
        const double tokens = std::floor(pool / (terms.cachePerToken * job.memory.cacheBlock)) * job.memory.cacheBlock;
        terms.printedConcurrency = modelLength > 0 ? tokens / modelLength : 0.0;
        terms.kvTokens = tokens * ranks * point.replicas;
    }
    return terms;
}

} // namespace xuanka
