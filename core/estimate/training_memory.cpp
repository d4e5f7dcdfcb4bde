// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_memory.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

using Job = TrainingMemoryJob;
using Program = TrainingMemoryJob::Program;

/// One rank of one pipeline stage.
struct Rank {
    int stage = 0;
    bool last = false;
    double layers[2] = {0, 0}; ///< of each class
    double dense = 0, experts = 0, parameters = 0;
    double embedding = 0, head = 0; ///< whole, not divided by t
    double largestLayer = 0;        ///< divided by t
    double tokens = 0, sequenceShare = 1;
    double shardGroup = 1;
};

/// Bytes that do not depend on the batch.
struct States {
    double weights = 0, gradients = 0, optimizer = 0, step = 0, copies = 0, communication = 0, dequantise = 0;
    double gatherForward = 0, gatherBackward = 0, gatherEnd = 0;
    double trainable = 0;
};

bool isFsdp(TrainingEngine engine) { return engine == TrainingEngine::Fsdp1 || engine == TrainingEngine::Fsdp2; }

bool isMegatron(TrainingEngine engine)
{
    return engine == TrainingEngine::Megatron || engine == TrainingEngine::MegatronDeepSpeed;
}

/// MoE layers among the first `count` layers.
int moeLayersBelow(const Job &job, int count)
{
    return count <= job.firstMoeLayer ? 0 : (count - job.firstMoeLayer - 1) / job.moeEvery + 1;
}

/// Largest of a per-class figure over the classes the rank holds.
template <typename F> double largestOf(const Rank &rank, F figure)
{
    double largest = 0;
    for (int c = 0; c < Job::kClasses; ++c)
        if (rank.layers[c] > 0)
            largest = std::max(largest, figure(c));
    return largest;
}

Rank makeRank(const Job &job, const Program &program, const Layout &layout, int stage)
{
    const double t = layout.tensor;
    const int perStage = (job.layers + layout.pipeline - 1) / layout.pipeline;
    int begin = stage * perStage;
    int end = std::min(job.layers, begin + perStage);
    if (begin >= end) { // more stages than layers: the fullest stage stands for the last one
        end = job.layers;
        begin = end - perStage;
    }
    Rank rank;
    rank.stage = stage;
    rank.last = stage == layout.pipeline - 1;
    rank.layers[1] = moeLayersBelow(job, end) - moeLayersBelow(job, begin);
    rank.layers[0] = end - begin - rank.layers[1];
    double layers = job.extra / layout.pipeline;
    for (int c = 0; c < Job::kClasses; ++c)
        layers += rank.layers[c] * job.layer[c].all;
    const double experts = rank.layers[1] * job.layer[1].experts;
    // a tied embedding is needed again where the head is
    if (stage == 0 || (job.tied && rank.last))
        rank.embedding = job.embedding;
    rank.head = rank.last ? job.head : 0;
    rank.dense = (layers - experts + rank.embedding + rank.head) / t;
    rank.experts = experts / layout.expert;
    rank.parameters = rank.dense + rank.experts;
    rank.largestLayer = largestOf(rank, [&](int c) { return job.layer[c].all; }) / t;
    rank.tokens = double(layout.microBatch) * layout.sequence / layout.context;
    if (layout.sequenceParallel || program.engine == TrainingEngine::Fsdp2)
        rank.sequenceShare = 1 / t;
    rank.shardGroup = layout.shardGroup > 0    ? layout.shardGroup
                      : isFsdp(program.engine) ? double(layout.data) * layout.context
                                               : layout.data;
    return rank;
}

double zeroLive(const Job &job, const Rank &rank)
{
    return 2 * std::min(rank.parameters, job.constants.zeroLiveElements + std::max(job.embedding, job.lastLayer));
}

double zeroBuckets(const Job &job, int stage)
{
    const MemoryConstants &c = job.constants;
    if (stage >= 3)
        return c.zero3BytesPerBucketElement *
               (job.zeroBucketElements > 0 ? job.zeroBucketElements : c.zero3BucketElements);
    return c.zero12BytesPerBucketElement * (job.zeroBucketElements > 0 ? job.zeroBucketElements : c.zeroBucketElements);
}

States megatronStates(const Job &job, const Rank &rank, const Layout &layout)
{
    const bool distributed = layout.zeroStage >= 1;
    const double group = double(layout.data) * layout.context;
    const double shards = distributed ? group : 1;
    const double expertShards = distributed ? std::max(1.0, group / layout.expert) : 1;
    States s;
    s.weights = 2 * rank.parameters;
    s.gradients = job.megatronGradientBytes * rank.parameters;
    s.optimizer = (4 + 4 * job.moments) * (rank.dense / shards + rank.experts / expertShards);
    if (layout.zeroStage >= 3) {
        s.weights /= shards;
        s.gradients /= shards;
        s.gatherForward = 4 * rank.largestLayer;
        s.gatherBackward = s.gatherEnd = 8 * rank.largestLayer;
    }
    return s;
}

States megatronDeepSpeedStates(const Job &job, const Rank &rank, const Layout &layout)
{
    States s;
    s.weights = 2 * rank.parameters;
    s.gradients = job.pipelineGradientBytes * rank.parameters;
    // below one moment the master copy and what little state there is take 5 bytes
    const double perParameter = job.moments >= 1 ? 4 + 4 * job.moments : 5;
    s.optimizer = perParameter * rank.parameters / (layout.zeroStage >= 1 ? layout.data : 1);
    return s;
}

States deepSpeedStates(const Job &job, const Rank &rank, const Layout &layout)
{
    const int zero = layout.zeroStage;
    const double d = layout.data;
    const double owned = rank.parameters / (zero >= 1 ? d : 1);
    States s;
    s.weights = 2 * rank.parameters / (zero >= 3 ? d : 1);
    s.gradients = job.deepSpeedGradientBytes * rank.parameters / (zero >= 2 ? d : 1);
    s.optimizer = (4 + 4 * job.moments) * owned;
    s.step = 4 * (zero >= 3 ? std::min(owned, job.constants.zero3StepElements) : owned);
    if (job.offload != Offload::None) {
        s.optimizer = s.step = 0;
        if (zero >= 2)
            s.gradients = 0;
        if (job.offload == Offload::OptimizerAndParameters)
            s.weights = 0;
    }
    if (zero >= 3)
        s.gatherForward = s.gatherBackward = s.gatherEnd = zeroLive(job, rank);
    s.communication = zeroBuckets(job, zero);
    return s;
}

States fsdpStates(const Job &job, const Program &program, const Rank &rank, const Layout &layout)
{
    const int zero = layout.zeroStage;
    const double t = layout.tensor;
    const double bytes = job.shardedWeightBytes * rank.parameters;
    const double group = rank.shardGroup;
    States s;
    s.weights = bytes / (zero >= 3 ? group : 1);
    s.gradients = bytes / (zero >= 2 ? group : 1);
    s.optimizer = job.moments * bytes / (zero >= 1 ? group : 1);
    s.step = job.shardedTemporary ? bytes / (zero >= 1 ? group : 1) : 0;
    if (program.accumulatesWithoutSync && zero >= 2)
        s.gradients += 2 * rank.parameters;
    if (job.offload == Offload::OptimizerAndParameters)
        s.weights = s.gradients = s.optimizer = s.step = 0;
    if (zero < 3 || group <= 1)
        return s;
    const double reduced = job.mixed ? 6 : 2; // 16-bit gradient and, under mixed precision, its fp32 copy
    const double root = (rank.embedding + rank.head) / t;
    const double layer = rank.largestLayer;
    if (program.rootUnit) {
        s.gatherForward = 2 * root + 2 * layer;
        s.gatherBackward = 2 * root + 4 * layer + reduced * layer;
        s.gatherEnd = std::max(s.gatherBackward, (2 + reduced) * root);
    } else {
        s.gatherForward = std::max(4 * layer, 2 * std::max(job.embedding, job.head) / t);
        s.gatherBackward = (4 + reduced) * layer;
        s.gatherEnd = std::max(s.gatherBackward, (2 + reduced) * job.embedding / t);
    }
    return s;
}

States singleStates(const Job &job, const Rank &rank, const Layout &layout)
{
    const double width = job.weightsFp32 ? 4 : 2;
    const double bytes = width * rank.parameters;
    States s;
    s.weights = s.gradients = bytes;
    s.optimizer = job.moments * bytes;
    s.step = job.stepTemporary ? bytes : 0;
    if (job.optimizerInBackward) {
        s.gradients = 0;
        s.step = width * std::max(job.lastLayer / 7, job.embedding); // one matrix of the seven, or the embedding
    }
    if (job.autocastCopies)
        s.copies = 2 * (rank.parameters - rank.embedding / layout.tensor);
    if (layout.data > 1)
        s.communication = bytes; // DDP buckets
    return s;
}

/// States of the adapter itself, before sharding.
void adapterStates(const Job &job, const Program &program, const Layout &layout, double adapters, States &s)
{
    const double n = job.moments;
    if (program.engine == TrainingEngine::DeepSpeed && layout.zeroStage >= 1) {
        s.weights = job.adapterBytes * adapters;
        s.gradients = job.deepSpeedGradientBytes * adapters;
        s.optimizer = (4 + 4 * n) * adapters / layout.data;
        s.step = 4 * adapters / layout.data;
        // 'auto' buckets of ZeRO-3 follow the hidden size
        s.communication = layout.zeroStage >= 3 ? 4 * job.hidden * job.hidden : zeroBuckets(job, layout.zeroStage);
    } else if (program.engine == TrainingEngine::Megatron) {
        s.weights = 2 * adapters;
        s.gradients = 4 * adapters;
        s.optimizer = 12 * adapters / (double(layout.data) * layout.context);
    } else {
        s.weights = s.gradients = job.adapterBytes * adapters;
        s.optimizer = n * s.weights;
        s.step = job.stepTemporary ? s.weights : 0;
    }
    // embedding and head trained beside the adapter are 16-bit second copies
    const double trained = job.alsoTrainEmbeddings ? job.embedding + job.head : 0;
    s.weights += 2 * trained;
    s.gradients += 2 * trained;
    s.optimizer += 2 * n * trained;
    s.step += 2 * trained;
    s.trainable = adapters + trained;
}

States frozenBaseStates(const Job &job, const Program &program, const Rank &rank, const Layout &layout)
{
    const double t = layout.tensor;
    States s;
    adapterStates(job, program, layout, job.adapterParameters / layout.pipeline / t, s);
    double linear = 0;
    for (int c = 0; c < Job::kClasses; ++c)
        linear += rank.layers[c] * job.layer[c].linear;
    const double experts = rank.layers[1] * job.layer[1].experts;
    linear = (linear - experts) / t + rank.experts;
    const double rest = std::max(0.0, rank.parameters - linear);
    double base = linear * job.baseBytes + rest * (job.frozenRestFp32 ? 4 : 2);
    const double storedLayer =
        (largestOf(rank, [&](int c) { return job.layer[c].linear; }) * job.baseBytes + 2 * job.normsOfLayer) / t;

    if (layout.zeroStage >= 3 && layout.data > 1) {
        if (program.engine == TrainingEngine::DeepSpeed) {
            base /= layout.data;
            s.gatherForward = s.gatherBackward = s.gatherEnd = zeroLive(job, rank);
        } else {
            const double group = rank.shardGroup;
            base /= group;
            s.weights /= group;
            s.optimizer /= group;
            s.step /= group;
            // without synchronisation every flat parameter, frozen or not, gets a whole gradient
            s.gradients = program.accumulatesWithoutSync ? 2 * rank.parameters : s.gradients / group;
            if (job.offload == Offload::OptimizerAndParameters)
                base = s.weights = s.gradients = s.optimizer = s.step = 0;
            const double root =
                program.rootUnit ? 2 * (rank.embedding + rank.head) / t : 2 * std::max(job.embedding, job.head) / t;
            s.gatherForward = root + storedLayer;
            s.gatherBackward = s.gatherEnd = root + storedLayer * program.gatherUnitsBackward;
        }
    }
    s.weights += base;
    if (job.stableEmbedding) {
        s.weights += 2 * job.embedding;
        s.gradients += 2 * job.embedding;
    }
    if (job.quantised)
        s.dequantise = 2 * job.largestMatrix / t;
    return s;
}

States makeStates(const Job &job, const Program &program, const Rank &rank, const Layout &layout)
{
    if (!job.full)
        return frozenBaseStates(job, program, rank, layout);
    States s;
    switch (program.engine) {
    case TrainingEngine::Megatron:
        s = megatronStates(job, rank, layout);
        break;
    case TrainingEngine::MegatronDeepSpeed:
        s = megatronDeepSpeedStates(job, rank, layout);
        break;
    case TrainingEngine::DeepSpeed:
        s = deepSpeedStates(job, rank, layout);
        break;
    case TrainingEngine::Fsdp1:
    case TrainingEngine::Fsdp2:
        s = fsdpStates(job, program, rank, layout);
        break;
    case TrainingEngine::Single:
        s = singleStates(job, rank, layout);
        break;
    }
    s.trainable = rank.parameters;
    return s;
}

/// What one layer keeps without recomputation, bytes on this rank.
double layerKept(const Program &program, const Rank &rank, const Layout &layout, int layerClass, bool flash)
{
    const Job::LayerBytes &bytes = program.layer[layerClass];
    double tensor = flash ? bytes.tensorFlash : bytes.tensor;
    if (!flash)
        tensor += bytes.perPosition * layout.sequence / layout.context;
    if (layout.context > 1)
        tensor += bytes.contextExtra;
    return rank.tokens * (bytes.sequenceParallel * rank.sequenceShare + bytes.whole + tensor / layout.tensor);
}

struct Kept {
    double all = 0;  ///< of the stage, one micro-batch
    double one = 0;  ///< largest layer
    double work = 0; ///< rebuilt on top while one layer runs backward
};

Kept keptByLayers(const Job &job, const Program &program, const Rank &rank, const Layout &layout, double checkpoint)
{
    Kept kept;
    double whole = 0; // the largest layer without recomputation
    for (int c = 0; c < Job::kClasses; ++c) {
        if (rank.layers[c] <= 0)
            continue;
        const double full = layerKept(program, rank, layout, c, false);
        double stays = full;
        if (layout.recompute == Recompute::Full)
            stays = checkpoint;
        else if (layout.recompute == Recompute::Selective)
            stays = program.engine == TrainingEngine::Fsdp2
                        ? std::min(full, rank.tokens / layout.tensor * program.layer[c].selective)
                        : layerKept(program, rank, layout, c, true);
        whole = std::max(whole, full);
        kept.one = std::max(kept.one, stays);
        kept.all += rank.layers[c] * stays;
    }
    if (layout.recompute == Recompute::Selective)
        kept.work = whole - kept.one;
    if (layout.recompute != Recompute::Full)
        return kept;
    kept.work = whole;
    if (program.twoLayersAlive && layout.zeroStage >= 3)
        kept.work *= job.constants.layersAliveFsdp1Lora;
    if (job.hostCheckpoints)
        kept.all = kept.one = 2 * checkpoint; // the rest waits in host memory
    return kept;
}

void addActivations(const Job &job, const Program &program, const Rank &rank, const Layout &layout,
                    TrainingMemoryTerms &out)
{
    const double t = layout.tensor;
    const double element = job.fp32Activations ? 4 : 2;
    const double streamBytes = job.residualFp32 ? 4 : element;
    const double stream = rank.tokens * job.hidden * rank.sequenceShare; // elements of the residual stream
    const Kept kept = keptByLayers(job, program, rank, layout, streamBytes * stream);

    const double p = layout.pipeline;
    const double m = layout.gradientAccumulation;
    const double inFlight = p > 1 ? std::min(p - rank.stage, m) : 1;
    double micros = inFlight;
    if (p > 1 && layout.virtualPipeline > 1 && rank.stage == 0)
        micros = std::min(m, p) * (1 + (p - 1) / (p * layout.virtualPipeline));
    out.activations = kept.all * micros;
    if (program.engine == TrainingEngine::MegatronDeepSpeed && p > 1)
        out.activations += streamBytes * stream * inFlight;
    out.embeddingOutput = rank.stage == 0 ? element * stream * inFlight : 0;
    out.activations += out.embeddingOutput;
    out.keptLayer = kept.one;
    out.work = kept.work;

    const bool megatron = isMegatron(program.engine);
    const double width = program.engine == TrainingEngine::Megatron ? job.transientWidthMegatron : job.transientWidth;
    out.transient = rank.tokens * (job.fusedKernels && job.full ? 4 : 6) * width / t;
    if (rank.last && job.causal) {
        const double perElement = megatron ? 2 * element : job.full ? 6 : 4;
        out.headInput = perElement * stream;
        // FSDP2 gathers the sequence before the head
        if (program.engine == TrainingEngine::Fsdp2 && layout.tensor > 1)
            out.headInput += 4 * rank.tokens * job.hidden * (1 - rank.sequenceShare);
        out.loss = program.logitBytes * job.vocab * rank.tokens / t;
    }
}

void addGradients(const Job &job, const Program &program, const Rank &rank, const Layout &layout,
                  TrainingMemoryTerms &out)
{
    const double t = layout.tensor;
    const bool noSync = program.accumulatesWithoutSync && layout.zeroStage >= 2;
    if (isMegatron(program.engine) || layout.gradientAccumulation > 1 || noSync)
        out.heldGradients = out.gradients;
    if (out.heldGradients == 0 && job.full && rank.parameters > 0) {
        const double head = rank.head > 0 ? rank.head : job.tied ? rank.embedding : 0;
        out.headGradient = head / t * out.gradients / rank.parameters;
    }
    if (program.rootUnit && job.full && layout.zeroStage >= 3)
        out.headGradient = 2 * (rank.head > 0 ? rank.head : job.vocab * job.hidden) / t;
    if (job.full && program.engine == TrainingEngine::Megatron) {
        const double layer = largestOf(rank, [&](int c) { return job.layer[c].all - (c ? job.layer[c].experts : 0); });
        out.weightGradient = 2 * layer / t;
        out.headWeightGradient = rank.last ? 2 * job.vocab * job.hidden / t : 0;
    }
}

void setPhases(TrainingMemoryTerms &out)
{
    const double always = out.weights + out.optimizerState + out.workspace;
    const double running = always + out.weightCopies + out.communication;
    out.forward = running + out.heldGradients + out.activations + out.headInput + out.loss + out.gatherForward;
    out.backward = running + out.heldGradients + out.headGradient + out.activations + out.work + out.transient +
                   out.weightGradient + out.headWeightGradient + out.gatherBackward + out.dequantise;
    out.backwardEnd = running + out.gradients + out.work + out.keptLayer + out.transient + out.weightGradient +
                      out.gatherEnd + out.embeddingOutput + out.dequantise;
    out.optimizerStep = always + out.gradients + out.stepTemporary + out.stepCommunication;
    out.allocated = out.forward;
    out.phase = PeakPhase::Forward;
    const auto consider = [&out](double peak, PeakPhase phase) {
        if (peak > out.allocated) {
            out.allocated = peak;
            out.phase = phase;
        }
    };
    consider(out.backward, PeakPhase::Backward);
    consider(out.backwardEnd, PeakPhase::BackwardEnd);
    consider(out.optimizerStep, PeakPhase::OptimizerStep);
}

TrainingMemoryTerms evaluateStage(const Job &job, const Program &program, const Layout &layout, int stage)
{
    const Rank rank = makeRank(job, program, layout, stage);
    const States states = makeStates(job, program, rank, layout);
    TrainingMemoryTerms out;
    out.stage = stage;
    out.parametersOnRank = rank.parameters;
    out.trainableOnRank = states.trainable;
    out.weights = states.weights;
    out.gradients = states.gradients;
    out.optimizerState = states.optimizer;
    out.stepTemporary = states.step;
    out.weightCopies = states.copies;
    out.gatherForward = states.gatherForward;
    out.gatherBackward = states.gatherBackward;
    out.gatherEnd = states.gatherEnd;
    out.communication = states.communication;
    out.dequantise = states.dequantise;
    out.workspace = program.workspace;
    if (program.engine == TrainingEngine::DeepSpeed || program.engine == TrainingEngine::Single)
        out.stepCommunication = states.communication;
    addActivations(job, program, rank, layout, out);
    addGradients(job, program, rank, layout, out);
    setPhases(out);
    return out;
}

/// Bytes the allocator holds: what is allocated, and what it cannot give back between phases.
double reservedBytes(const Job &job, const Program &program, const Layout &layout, const TrainingMemoryTerms &out)
{
    const MemoryConstants &c = job.constants;
    const bool single = program.engine == TrainingEngine::Single;
    const double usual = program.reservedShare * out.allocated;
    const double running = std::max(out.forward, out.backward);
    double reserved = usual;
    if (program.cacheGrows && job.full) {
        // blocks cut up by activations cannot serve the optimizer's large temporaries: the cache holds both
        const double held = layout.gradientAccumulation > 1 ? out.gradients : 0;
        reserved = std::max(reserved,
                            out.optimizerStep + c.cacheOptimizer * (running - out.weights - out.optimizerState - held));
    } else if (program.cacheGrows && !job.variableLength) {
        const double dynamic = out.allocated - out.weights;
        const bool plain = (!single || job.plainLoss) && !(single && job.fusedKernels);
        reserved = std::max(
            reserved, out.allocated + (plain ? c.cacheAbsolute + c.cacheShare * dynamic : c.cacheShareFused * dynamic));
    }
    if (job.variableLength) {
        const double logits = program.reservedShare * running + c.variableLengthLogitSets * out.loss;
        reserved = std::max(single ? usual : reserved, logits);
    }
    return reserved;
}

} // namespace

TrainingMemoryTerms evaluateTrainingMemory(const TrainingMemoryJob &job, const Layout &layout) noexcept
{
    if (!job.modelled)
        return {};
    const Program &program = job.programs[layout.zeroStage >= job.secondProgramFrom ? 1 : 0];
    TrainingMemoryTerms best = evaluateStage(job, program, layout, 0);
    if (layout.pipeline > 1) {
        const TrainingMemoryTerms last = evaluateStage(job, program, layout, layout.pipeline - 1);
        if (last.allocated > best.allocated)
            best = last;
    }
    const MemoryConstants &c = job.constants;
    const int groups = (layout.data * layout.context > 1) + (layout.tensor > 1) + (layout.pipeline > 1);
    best.communicators = groups * c.communicator;
    best.context = (job.oldContext ? c.contextOld : c.context) + best.communicators;
    best.need = program.reservedShare * best.allocated + best.context;
    best.reserved = reservedBytes(job, program, layout, best);
    // under pressure the allocator gives its cache back before it fails
    if (job.usable > 0)
        best.reserved = std::min(best.reserved, std::max(best.allocated, job.usable - best.context));
    best.deviceUsed = best.reserved + best.context;
    return best;
}

MemoryParts trainingMemoryParts(const TrainingMemoryTerms &t) noexcept
{
    MemoryParts parts;
    parts.weights = t.weights;
    parts.optimizer = t.optimizerState;
    parts.workspace = t.workspace;
    parts.communication = t.communicators;
    parts.context = t.context - t.communicators;
    parts.fragmentation = t.reserved - t.allocated;
    if (t.phase == PeakPhase::OptimizerStep) {
        parts.gradients = t.gradients;
        parts.optimizer += t.stepTemporary;
        parts.communication += t.stepCommunication;
        return parts;
    }
    parts.weights += t.weightCopies;
    parts.communication += t.communication;
    switch (t.phase) {
    case PeakPhase::Forward:
        parts.gradients = t.heldGradients;
        parts.activations = t.activations;
        parts.logits = t.loss + t.headInput;
        parts.communication += t.gatherForward;
        break;
    case PeakPhase::Backward:
        parts.gradients = t.heldGradients + t.headGradient + t.weightGradient + t.headWeightGradient;
        parts.activations = t.activations + t.work + t.transient;
        parts.communication += t.gatherBackward;
        parts.workspace += t.dequantise;
        break;
    default:
        parts.gradients = t.gradients + t.weightGradient;
        parts.activations = t.work + t.keptLayer + t.transient + t.embeddingOutput;
        parts.communication += t.gatherEnd;
        parts.workspace += t.dequantise;
        break;
    }
    return parts;
}

} // namespace xuanka
