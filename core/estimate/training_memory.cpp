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

/// What the degrees of a layout come to, once for both stages; shares instead of divisions.
struct Split {
    double tensor = 1, pipeline = 1, expert = 1, data = 1, dataContext = 1, group = 1; ///< 1 / degree
    double tokens = 0;    ///< of one micro-batch on the rank
    double positions = 0; ///< key positions of eager attention
    double sequence = 1;  ///< share of the residual stream
    bool sharded = false; ///< FSDP: the shard group has more than one member
};

/// One rank of one pipeline stage.
struct Rank {
    int stage = 0;
    bool last = false;
    double layers[2] = {0, 0}; ///< of each class
    double dense = 0, experts = 0, parameters = 0;
    double embedding = 0, head = 0; ///< whole, not divided by t
    double largestLayer = 0;        ///< divided by t
};

/// Bytes that do not depend on the batch.
struct States {
    double weights = 0, gradients = 0, optimizer = 0, step = 0, copies = 0, communication = 0, dequantise = 0,
           dequantiseHead = 0;
    double gatherForward = 0, gatherBackward = 0, gatherEnd = 0;
    double trainable = 0, linear = 0, base = 0;
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

Split makeSplit(const Program &program, const Layout &layout)
{
    Split split;
    split.tensor = 1.0 / layout.tensor;
    split.pipeline = 1.0 / layout.pipeline;
    split.expert = 1.0 / layout.expert;
    split.data = 1.0 / layout.data;
    const double perContext = 1.0 / layout.context;
    split.dataContext = split.data * perContext;
    split.tokens = double(layout.microBatch) * layout.sequence * perContext;
    split.positions = layout.sequence * perContext;
    if (layout.sequenceParallel || program.engine == TrainingEngine::Fsdp2)
        split.sequence = split.tensor;
    const int group = layout.shardGroup > 0    ? layout.shardGroup
                      : isFsdp(program.engine) ? layout.data * layout.context
                                               : layout.data;
    split.sharded = group > 1;
    split.group = 1.0 / group;
    return split;
}

Rank makeRank(const Job &job, const Layout &layout, const Split &split, int stage)
{
    const int perStage = layout.pipeline == 1 ? job.layers : (job.layers + layout.pipeline - 1) / layout.pipeline;
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
    double layers = job.extra * split.pipeline;
    for (int c = 0; c < Job::kClasses; ++c)
        layers += rank.layers[c] * job.layer[c].all;
    const double experts = rank.layers[1] * job.layer[1].experts;
    // a tied embedding is needed again where the head is
    if (stage == 0 || (job.tied && rank.last))
        rank.embedding = job.embedding;
    rank.head = rank.last ? job.head : 0;
    rank.dense = (layers - experts + rank.embedding + rank.head) * split.tensor;
    rank.experts = experts * split.expert;
    rank.parameters = rank.dense + rank.experts;
    rank.largestLayer = largestOf(rank, [&](int c) { return job.layer[c].all; }) * split.tensor;
    return rank;
}

/// Bytes of the moments of a parameter stored in `width` bytes. 8-bit moments keep their own width.
double momentBytes(const Job &job, double width) { return job.moments * (job.eightBitMoments ? 4 : width); }

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

States megatronStates(const Job &job, const Rank &rank, const Layout &layout, const Split &split)
{
    const bool distributed = layout.zeroStage >= 1;
    const double shard = distributed ? split.dataContext : 1;
    const double expertShard = distributed ? std::min(1.0, split.dataContext * layout.expert) : 1;
    States s;
    s.weights = 2 * rank.parameters;
    s.gradients = job.megatronGradientBytes * rank.parameters;
    s.optimizer = (4 + 4 * job.moments) * (rank.dense * shard + rank.experts * expertShard);
    if (layout.zeroStage >= 3) {
        s.weights *= shard;
        s.gradients *= shard;
        s.gatherForward = 4 * rank.largestLayer;
        s.gatherBackward = s.gatherEnd = 8 * rank.largestLayer;
    }
    return s;
}

States megatronDeepSpeedStates(const Job &job, const Rank &rank, const Layout &layout, const Split &split)
{
    States s;
    s.weights = 2 * rank.parameters;
    s.gradients = job.pipelineGradientBytes * rank.parameters;
    // below one moment the master copy and what little state there is take 5 bytes
    const double perParameter = job.moments >= 1 ? 4 + 4 * job.moments : 5;
    s.optimizer = perParameter * rank.parameters * (layout.zeroStage >= 1 ? split.data : 1);
    return s;
}

States deepSpeedStates(const Job &job, const Rank &rank, const Layout &layout, const Split &split)
{
    const int zero = layout.zeroStage;
    const double shard = split.data;
    const double owned = rank.parameters * (zero >= 1 ? shard : 1);
    States s;
    s.weights = 2 * rank.parameters * (zero >= 3 ? shard : 1);
    s.gradients = job.deepSpeedGradientBytes * rank.parameters * (zero >= 2 ? shard : 1);
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

States fsdpStates(const Job &job, const Program &program, const Rank &rank, const Layout &layout, const Split &split)
{
    const int zero = layout.zeroStage;
    const double bytes = job.shardedWeightBytes * rank.parameters;
    const double shard = split.group;
    States s;
    s.weights = bytes * (zero >= 3 ? shard : 1);
    s.gradients = bytes * (zero >= 2 ? shard : 1);
    s.optimizer = momentBytes(job, job.shardedWeightBytes) * rank.parameters * (zero >= 1 ? shard : 1);
    s.step = job.shardedTemporary ? bytes * (zero >= 1 ? shard : 1) : 0;
    if (program.accumulatesWithoutSync && zero >= 2)
        s.gradients += 2 * rank.parameters;
    if (job.offload == Offload::OptimizerAndParameters)
        s.weights = s.gradients = s.optimizer = s.step = 0;
    if (zero < 3 || !split.sharded)
        return s;
    const double reduced = job.mixed ? 6 : 2; // 16-bit gradient and, under mixed precision, its fp32 copy
    const double root = (rank.embedding + rank.head) * split.tensor;
    const double layer = rank.largestLayer;
    if (program.rootUnit) {
        s.gatherForward = 2 * root + 2 * layer;
        s.gatherBackward = 2 * root + 4 * layer + reduced * layer;
        s.gatherEnd = std::max(s.gatherBackward, (2 + reduced) * root);
    } else {
        s.gatherForward = std::max(4 * layer, 2 * std::max(job.embedding, job.head) * split.tensor);
        s.gatherBackward = (4 + reduced) * layer;
        s.gatherEnd = std::max(s.gatherBackward, (2 + reduced) * job.embedding * split.tensor);
    }
    return s;
}

States singleStates(const Job &job, const Rank &rank, const Layout &layout, const Split &split)
{
    const double width = job.weightsFp32 ? 4 : 2;
    const double bytes = width * rank.parameters;
    States s;
    s.weights = s.gradients = bytes;
    s.optimizer = momentBytes(job, width) * rank.parameters;
    s.step = job.stepTemporary ? bytes : 0;
    if (job.optimizerInBackward) {
        s.gradients = 0;
        s.step = width * std::max(job.lastLayer / 7, job.embedding); // one matrix of the seven, or the embedding
    }
    if (job.autocastCopies)
        s.copies = 2 * (rank.parameters - rank.embedding * split.tensor);
    if (layout.data > 1)
        s.communication = bytes; // DDP buckets
    return s;
}

/// States of the adapter itself, before sharding.
void adapterStates(const Job &job, const Program &program, const Layout &layout, const Split &split, States &s)
{
    const double n = job.moments;
    const double adapters = job.adapterParameters * split.pipeline * split.tensor;
    if (program.engine == TrainingEngine::DeepSpeed && layout.zeroStage >= 1) {
        s.weights = job.adapterBytes * adapters;
        s.gradients = job.deepSpeedGradientBytes * adapters;
        s.optimizer = (4 + 4 * n) * adapters * split.data;
        s.step = 4 * adapters * split.data;
        if (job.offload != Offload::None)
            s.optimizer = s.step = 0;
        // 'auto' buckets of ZeRO-3 follow the hidden size
        s.communication = layout.zeroStage >= 3 ? 4 * job.hidden * job.hidden : zeroBuckets(job, layout.zeroStage);
    } else if (program.engine == TrainingEngine::Megatron) {
        s.weights = 2 * adapters;
        s.gradients = 4 * adapters;
        s.optimizer = 12 * adapters * split.dataContext;
    } else {
        s.weights = s.gradients = job.adapterBytes * adapters;
        s.optimizer = momentBytes(job, job.adapterBytes) * adapters;
        s.step = job.stepTemporary ? s.weights : 0;
    }
    // embedding and head trained beside the adapter are 16-bit second copies
    const double trained = job.alsoTrainEmbeddings ? job.embedding + job.head : 0;
    s.weights += 2 * trained;
    s.gradients += 2 * trained;
    s.optimizer += momentBytes(job, 2) * trained;
    s.step += 2 * trained;
    s.trainable = adapters + trained;
}

States frozenBaseStates(const Job &job, const Program &program, const Rank &rank, const Layout &layout,
                        const Split &split)
{
    States s;
    adapterStates(job, program, layout, split, s);
    double linear = 0;
    for (int c = 0; c < Job::kClasses; ++c)
        linear += rank.layers[c] * job.layer[c].linear;
    const double experts = rank.layers[1] * job.layer[1].experts;
    if (job.quantisedHead)
        linear += rank.head;
    linear = (linear - experts) * split.tensor + rank.experts;
    const double rest = std::max(0.0, rank.parameters - linear);
    double base = linear * job.baseBytes + rest * (job.frozenRestFp32 ? 4 : 2);
    const double storedLayer =
        (largestOf(rank, [&](int c) { return job.layer[c].linear; }) * job.baseBytes + 2 * job.normsOfLayer) *
        split.tensor;

    if (layout.zeroStage >= 3 && layout.data > 1) {
        if (program.engine == TrainingEngine::DeepSpeed) {
            base = job.offload == Offload::OptimizerAndParameters ? 0 : base * split.data;
            s.gatherForward = s.gatherBackward = s.gatherEnd = zeroLive(job, rank);
        } else {
            const double shard = split.group;
            base *= shard;
            s.weights *= shard;
            s.optimizer *= shard;
            s.step *= shard;
            // without synchronisation every flat parameter, frozen or not, gets a whole gradient
            s.gradients = program.accumulatesWithoutSync ? 2 * rank.parameters : s.gradients * shard;
            if (job.offload == Offload::OptimizerAndParameters)
                base = s.weights = s.gradients = s.optimizer = s.step = 0;
            const double root =
                2 * split.tensor * (program.rootUnit ? rank.embedding + rank.head : std::max(job.embedding, job.head));
            s.gatherForward = root + storedLayer;
            s.gatherBackward = s.gatherEnd = root + storedLayer * program.gatherUnitsBackward;
        }
    }
    s.weights += base;
    s.base = base;
    s.linear = linear;
    if (job.stableEmbedding) {
        s.weights += 2 * job.embedding;
        s.gradients += 2 * job.embedding;
    }
    if (job.quantised)
        s.dequantise = 2 * job.dequantisedCopies * job.largestMatrix * split.tensor;
    if (job.quantisedHead)
        s.dequantiseHead = 2 * job.dequantisedCopies * rank.head * split.tensor;
    return s;
}

States makeStates(const Job &job, const Program &program, const Rank &rank, const Layout &layout, const Split &split)
{
    if (!job.full)
        return frozenBaseStates(job, program, rank, layout, split);
    States s;
    switch (program.engine) {
    case TrainingEngine::Megatron:
        s = megatronStates(job, rank, layout, split);
        break;
    case TrainingEngine::MegatronDeepSpeed:
        s = megatronDeepSpeedStates(job, rank, layout, split);
        break;
    case TrainingEngine::DeepSpeed:
        s = deepSpeedStates(job, rank, layout, split);
        break;
    case TrainingEngine::Fsdp1:
    case TrainingEngine::Fsdp2:
        s = fsdpStates(job, program, rank, layout, split);
        break;
    case TrainingEngine::Single:
        s = singleStates(job, rank, layout, split);
        break;
    }
    s.trainable = rank.parameters;
    return s;
}

/// What one layer keeps without recomputation, bytes on this rank.
double layerKept(const Program &program, const Layout &layout, const Split &split, int layerClass, bool flash)
{
    const Job::LayerBytes &bytes = program.layer[layerClass];
    double tensor = flash ? bytes.tensorFlash : bytes.tensor;
    if (!flash)
        tensor += bytes.perPosition * split.positions;
    tensor += bytes.quantisedInputs;
    if (layout.context > 1)
        tensor += bytes.contextExtra;
    return split.tokens * (bytes.sequenceParallel * split.sequence + bytes.whole + tensor * split.tensor);
}

struct Kept {
    double all = 0;  ///< of the stage, one micro-batch
    double one = 0;  ///< largest layer
    double work = 0; ///< rebuilt on top while one layer runs backward
    double ofClass[Job::kClasses] = {};
};

Kept keptByLayers(const Job &job, const Program &program, const Rank &rank, const Layout &layout, const Split &split,
                  double checkpoint)
{
    Kept kept;
    double whole = 0; // the largest layer without recomputation
    for (int c = 0; c < Job::kClasses; ++c) {
        if (rank.layers[c] <= 0)
            continue;
        const double full = layerKept(program, layout, split, c, false);
        double stays = full;
        if (layout.recompute == Recompute::Full)
            stays = checkpoint;
        else if (layout.recompute == Recompute::Selective)
            stays = program.engine == TrainingEngine::Fsdp2
                        ? std::min(full, split.tokens * split.tensor * program.layer[c].selective)
                        : layerKept(program, layout, split, c, true);
        whole = std::max(whole, full);
        kept.one = std::max(kept.one, stays);
        kept.all += rank.layers[c] * stays;
        kept.ofClass[c] = stays;
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

void addActivations(const Job &job, const Program &program, const Rank &rank, const Layout &layout, const Split &split,
                    TrainingMemoryTerms &out)
{
    const double element = job.fp32Activations ? 4 : 2;
    const double streamBytes = job.residualFp32 ? 4 : element;
    const double stream = split.tokens * job.hidden * split.sequence; // elements of the residual stream
    const Kept kept = keptByLayers(job, program, rank, layout, split, streamBytes * stream);

    const double p = layout.pipeline;
    const double m = layout.gradientAccumulation;
    const double inFlight = p > 1 ? std::min(p - rank.stage, m) : 1;
    double micros = inFlight;
    if (p > 1 && layout.virtualPipeline > 1 && rank.stage == 0)
        micros = std::min(m, p) * (1 + (p - 1) / (p * layout.virtualPipeline));
    out.activations = kept.all * micros;
    out.keptByStage = kept.all;
    out.microBatchesInFlight = micros;
    for (int c = 0; c < Job::kClasses; ++c)
        out.keptByClass[c] = kept.ofClass[c];
    if (program.engine == TrainingEngine::MegatronDeepSpeed && p > 1)
        out.activations += streamBytes * stream * inFlight;
    out.embeddingOutput = rank.stage == 0 ? element * stream * inFlight : 0;
    out.activations += out.embeddingOutput;
    out.keptLayer = kept.one;
    out.work = kept.work;

    const bool megatron = isMegatron(program.engine);
    const double width = program.engine == TrainingEngine::Megatron ? job.transientWidthMegatron : job.transientWidth;
    out.transient = split.tokens * (job.fusedKernels && job.full ? 4 : 6) * width * split.tensor;
    if (rank.last && job.causal) {
        const double perElement = megatron ? 2 * element : job.full ? 6 : 4;
        out.headInput = perElement * stream;
        // FSDP2 gathers the sequence before the head
        if (program.engine == TrainingEngine::Fsdp2 && layout.tensor > 1)
            out.headInput += 4 * split.tokens * job.hidden * (1 - split.sequence);
        out.loss = program.logitBytes * job.vocab * split.tokens * split.tensor;
    }
}

void addGradients(const Job &job, const Program &program, const Rank &rank, const Layout &layout, const Split &split,
                  TrainingMemoryTerms &out)
{
    const bool noSync = program.accumulatesWithoutSync && layout.zeroStage >= 2;
    if (isMegatron(program.engine) || layout.gradientAccumulation > 1 || noSync)
        out.heldGradients = out.gradients;
    if (out.heldGradients == 0 && job.full && rank.parameters > 0) {
        const double head = rank.head > 0 ? rank.head : job.tied ? rank.embedding : 0;
        out.headGradient = head * split.tensor * out.gradients / rank.parameters;
    }
    if (program.rootUnit && job.full && layout.zeroStage >= 3)
        out.headGradient = 2 * (rank.head > 0 ? rank.head : job.vocab * job.hidden) * split.tensor;
    if (job.full && program.engine == TrainingEngine::Megatron) {
        const double layer = largestOf(rank, [&](int c) { return job.layer[c].all - (c ? job.layer[c].experts : 0); });
        out.weightGradient = 2 * layer * split.tensor;
        out.headWeightGradient = rank.last ? 2 * job.vocab * job.hidden * split.tensor : 0;
    }
}

void setPhases(TrainingMemoryTerms &out)
{
    const double always = out.weights + out.optimizerState + out.workspace;
    const double running = always + out.weightCopies + out.communication;
    out.forward = running + out.heldGradients + out.activations + out.headInput + out.loss + out.gatherForward +
                  out.dequantiseHead;
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

TrainingMemoryTerms evaluateStage(const Job &job, const Program &program, const Layout &layout, const Split &split,
                                  int stage)
{
    const Rank rank = makeRank(job, layout, split, stage);
    const States states = makeStates(job, program, rank, layout, split);
    TrainingMemoryTerms out;
    out.stage = stage;
    out.parametersOnRank = rank.parameters;
    out.trainableOnRank = states.trainable;
    out.linearOnRank = states.linear;
    out.expertsOnRank = rank.experts;
    out.baseWeights = states.base;
    out.tokens = split.tokens;
    out.shardGroup = 1 / split.group;
    for (int c = 0; c < Job::kClasses; ++c)
        out.layersOfClass[c] = rank.layers[c];
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
    out.dequantiseHead = states.dequantiseHead;
    out.workspace = program.workspace;
    if (program.engine == TrainingEngine::DeepSpeed || program.engine == TrainingEngine::Single)
        out.stepCommunication = states.communication;
    addActivations(job, program, rank, layout, split, out);
    addGradients(job, program, rank, layout, split, out);
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
    const Split split = makeSplit(program, layout);
    TrainingMemoryTerms best = evaluateStage(job, program, layout, split, 0);
    if (layout.pipeline > 1) {
        const TrainingMemoryTerms last = evaluateStage(job, program, layout, split, layout.pipeline - 1);
        if (last.allocated > best.allocated)
            best = last;
    }
    const MemoryConstants &c = job.constants;
    const int groups = (layout.data * layout.context > 1) + (layout.tensor > 1) + (layout.pipeline > 1);
    best.communicators = groups * c.communicator;
    best.context = (job.oldContext ? c.contextOld : c.context) + best.communicators;
    best.need = program.reservedShare * best.allocated + best.context;
    best.reserved = best.reservedFree = reservedBytes(job, program, layout, best);
    // under pressure the allocator gives its cache back before it fails
    if (job.usable > 0)
        best.reserved = std::min(best.reserved, std::max(best.allocated, job.usable - best.context));
    best.deviceUsed = best.reserved + best.context;
    return best;
}

} // namespace xuanka
