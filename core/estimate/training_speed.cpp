// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka
{
namespace
{

constexpr int kLogTable = 4096;

/// Base-2 logarithms of whole numbers, so that evaluation needs no logarithm.
const std::array<double, kLogTable + 1> kLog2 = [] {
    std::array<double, kLogTable + 1> table{};
    for (int i = 1; i <= kLogTable; ++i)
        table[std::size_t(i)] = std::log2(double(i));
    return table;
}();

/// log2 of a number of nodes, linear between whole numbers.
double log2Nodes(double nodes)
{
    double halvings = 0;
    for (; nodes >= kLogTable; nodes *= 0.5)
        halvings += 1;
    const auto below = std::size_t(nodes);
    if (below < 1)
        return halvings;
    return halvings + kLog2[below] + (nodes - double(below)) * (kLog2[below + 1] - kLog2[below]);
}

/// Two things that overlap: a maximum with a soft corner.
double overlap(double x, double y)
{
    const double x2 = x * x, y2 = y * y;
    return std::sqrt(std::sqrt(x2 * x2 + y2 * y2));
}

/// The layout as plain factors.
struct Degrees {
    double tensor, pipeline, virtualStages, context, expert, data;
    double microBatch, sequence, steps;
    double perTensor; ///< 1 / tensor
    double tokens;    ///< on the rank, a micro-batch
    double shard;     ///< tokens / tensor
    double gpus;
    double domain;         ///< GPUs joined by the fast link
    double replicas;       ///< ranks that hold the same dense weights
    double expertReplicas; ///< and the same experts
    double sequenceSplit;  ///< tensor degree where norms and residuals are split too
    bool megatron, deepspeed, sequenceParallel, sharded;
};

double atLeastOne(int value) { return value > 1 ? value : 1; }

Degrees degreesOf(const TrainingSpeedJob &job, const Layout &layout)
{
    Degrees d;
    d.tensor = atLeastOne(layout.tensor);
    d.pipeline = atLeastOne(layout.pipeline);
    d.virtualStages = atLeastOne(layout.virtualPipeline);
    d.context = atLeastOne(layout.context);
    d.expert = atLeastOne(layout.expert);
    d.data = atLeastOne(layout.data);
    d.microBatch = atLeastOne(layout.microBatch);
    d.sequence = atLeastOne(layout.sequence);
    d.steps = atLeastOne(layout.gradientAccumulation);
    d.perTensor = 1 / d.tensor;
    d.tokens = d.microBatch * d.sequence / d.context;
    d.shard = d.tokens * d.perTensor;
    d.replicas = d.data * d.context;
    d.gpus = d.replicas * d.tensor * d.pipeline;
    d.domain = job.rackDomain > 0 ? job.rackDomain : std::min(double(job.gpusPerNode), d.gpus);
    d.expertReplicas = std::max(1.0, d.replicas * d.tensor / d.expert);
    d.sequenceParallel = layout.sequenceParallel;
    d.sequenceSplit = layout.sequenceParallel ? d.tensor : 1;
    d.sharded = layout.zeroStage == 3;
    const bool split = job.megatronDeepSpeed && d.sharded;
    d.megatron = job.megatron && !split;
    d.deepspeed = job.deepspeed || split;
    return d;
}

struct Link {
    double rate;  ///< B/s a GPU
    bool network; ///< leaves the domain
};

/// A group of `size` ranks, `stride` apart.
Link linkOf(const TrainingSpeedJob &job, const Degrees &d, double size, double stride)
{
    if (size * stride <= d.domain)
        return {job.intra, false};
    const double members = std::min(std::max(d.domain / stride, 1.0), size);
    return {std::min(job.intra, members * job.nic), true};
}

struct Passes {
    double forward = 0, backward = 0;
};

Passes products(const GemmCost &cost, bool weightGradient, double share, double tokens, double perTensor)
{
    const double core = cost.share * share + cost.token * tokens + cost.weight * perTensor;
    return {core + cost.forwardWhole + cost.forwardSplit * perTensor,
            (weightGradient ? 2 : 1) * core + cost.backwardWhole + cost.backwardSplit * perTensor +
                cost.backwardToken * tokens};
}

/// Matrix products of one layer and micro-batch.
Passes layerProducts(const TrainingSpeedJob &job, const Degrees &d, int tensor)
{
    Passes sum = products(job.dense, job.weightGradient, d.shard, d.tokens, d.perTensor);
    if (job.hidden % (64 * std::max(1, tensor)) != 0) {
        sum.forward *= job.misalignedHidden;
        sum.backward *= job.misalignedHidden;
    }
    if (job.moe) {
        const Passes shared = products(job.shared, job.weightGradient, d.shard, d.tokens, d.perTensor);
        const double rows = std::max(1.0, d.shard * d.expert * job.expertLoad);
        const Passes routed = products(job.expert, job.weightGradient, rows, rows, 1);
        const double local = 1 / d.expert;
        sum.forward += shared.forward + routed.forward * local;
        sum.backward += shared.backward + routed.backward * local;
    }
    return sum;
}

double keysOf(const TrainingSpeedJob &job, const Degrees &d)
{
    double keys = job.reachFull * (d.sequence + job.halfTokens) + job.reachLinear;
    if (job.reachWindow > 0)
        keys += job.reachWindow * (d.sequence + job.halfTokens) * std::min(1.0, job.window / d.sequence);
    return keys;
}

Passes attention(const TrainingSpeedJob &job, const Degrees &d)
{
    const double pairs = d.shard * keysOf(job, d);
    return {job.attentionForward * pairs, job.attentionBackward * pairs};
}

/// Exposed communication of one layer and micro-batch, and how long each kind of link is busy.
struct LayerTraffic {
    Passes tensor;
    double ring = 0;                                                  ///< context parallel, one forward pass
    double expert = 0;                                                ///< one all-to-all there and back
    double tensorBusy = 0, expertLinkBusy = 0, expertNetworkBusy = 0; ///< forward and backward; one pass; one pass
    bool tensorNetwork = false, ringNetwork = false;
};

LayerTraffic layerTraffic(const TrainingSpeedJob &job, const Degrees &d)
{
    LayerTraffic traffic;
    if (d.tensor > 1) {
        const Link link = linkOf(job, d, d.tensor, 1);
        const double reduce = 2 * (d.tensor - 1) * job.hiddenBytes * d.shard / link.rate;
        const double forwardHidden = d.sequenceParallel ? job.tensorHiddenForward : 0;
        const double halves = d.sequenceParallel ? 2.5 : 2;
        traffic.tensor.forward = 2 * (reduce * (1 - forwardHidden) + job.latency);
        traffic.tensor.backward = halves * reduce * (1 - job.tensorHiddenBackward) + 2 * job.latency;
        traffic.tensorBusy = (2 + halves) * reduce + 4 * job.latency;
        traffic.tensorNetwork = link.network;
    }
    if (d.context > 1) {
        const Link link = linkOf(job, d, d.context, d.tensor);
        traffic.ring = job.keyValueBytes * d.shard * (d.context - 1) / link.rate;
        traffic.ringNetwork = link.network;
    }
    if (job.moe && d.expert > 1) {
        const double domains = std::max(1.0, d.expert / d.domain);
        const double bytes = job.expertBytes * d.shard;
        traffic.expertLinkBusy = bytes * job.expertsPerToken * (d.expert - 1) / (d.expert * job.allToAll);
        if (domains > 1)
            traffic.expertNetworkBusy = bytes * std::min(job.expertsPerToken, domains) * (1 - 1 / domains) / job.nic;
        traffic.expert = (traffic.expertLinkBusy + traffic.expertNetworkBusy) * job.expertExposed;
    }
    return traffic;
}

/// Seconds of one layer and micro-batch.
struct Layer {
    double gemm, attention, elementwise, recompute, tensor, context, expert, host, accumulation;
    double total;
    double again;          ///< forward passes repeated by recomputation
    double forward;        ///< one forward pass
    double forwardCompute; ///< products and attention of one forward pass
    double forwardMemory;  ///< element-wise work of one forward pass
};

Layer layerOf(const TrainingSpeedJob &job, const Degrees &d, const Layout &layout, const LayerTraffic &traffic)
{
    Layer layer;
    const Passes gemm = layerProducts(job, d, layout.tensor);
    const Passes attn = attention(job, d);
    const bool ring = traffic.ring > 0;
    const double attnForward = ring ? overlap(attn.forward, traffic.ring) : attn.forward;
    const double attnBackward = ring ? overlap(attn.backward, 2 * traffic.ring) : attn.backward;
    const double element =
        job.elementHidden * d.tokens / d.sequenceSplit + job.elementSplit * d.shard + job.elementWhole * d.tokens;
    const double unpack = job.dequantise * d.perTensor + job.dequantiseExpert / d.expert;
    const double adapter = job.adapter * d.shard;

    const bool selective = layout.recompute == Recompute::Selective;
    layer.again = layout.recompute == Recompute::Full ? 1 : (selective && !d.megatron ? job.recomputeSelective : 0);
    layer.forward = gemm.forward + attnForward + element + traffic.tensor.forward + traffic.expert + unpack + adapter;
    layer.recompute = layer.again * layer.forward + (selective ? job.recomputeAttention * attn.forward : 0);
    layer.forwardCompute = gemm.forward + attn.forward;
    layer.forwardMemory = element + unpack + adapter;
    layer.gemm = gemm.forward + gemm.backward;
    layer.attention = attn.forward + attn.backward;
    layer.context = attnForward + attnBackward - layer.attention;
    layer.elementwise = 3 * element + 2 * unpack + 3 * adapter;
    layer.tensor = traffic.tensor.forward + traffic.tensor.backward;
    layer.expert = 2 * traffic.expert;
    const double gpu = layer.gemm + layer.attention + layer.context + layer.elementwise + layer.tensor + layer.expert +
                       layer.recompute;
    const double launch =
        (job.hostLayer * (d.deepspeed && d.sharded ? job.hostZero3 : 1) + job.hostExperts / d.expert) *
        (3 + layer.again);
    layer.host = overlap(gpu, launch) - gpu;
    layer.accumulation = 0;
    if (d.megatron)
        layer.accumulation = job.accumulateDense * d.perTensor + job.accumulateExpert / d.expert;
    layer.total = gpu + layer.host + layer.accumulation;
    return layer;
}

/// Sharded parameters, gradients and the optimizer: what data parallelism costs beyond its arithmetic.
struct DataCost {
    double perMicroBatch = 0; ///< exposed, s
    double perStep = 0;       ///< exposed, s
    double busy = 0;          ///< s of a step
    double optimizer = 0, offload = 0;
    double ranks = 1, rate = 0; ///< of the group the weights or gradients travel in
    bool network = false;
};

DataCost shardedCost(const TrainingSpeedJob &job, const Degrees &d, double slot, double shards, double dense,
                     double routed, double again)
{
    DataCost cost;
    if (d.replicas <= 1 && job.offloadParameters <= 0)
        return cost;
    const Link link = linkOf(job, d, shards, d.tensor), experts = linkOf(job, d, d.expertReplicas, d.expert);
    const double share = d.deepspeed ? job.zero3DeepspeedShare : job.zero3Share;
    double traffic = 0;
    if (d.replicas > 1) {
        traffic = job.zero3Bytes * dense * (shards - 1) / (shards * link.rate);
        if (routed > 0 && d.expertReplicas > 1)
            traffic += job.zero3Bytes * routed * (d.expertReplicas - 1) / (d.expertReplicas * experts.rate);
        traffic = traffic / share + job.layers * job.ringHop * (shards - 1);
    }
    cost.busy = traffic * d.steps;
    traffic += job.offloadParameters * (2 + again) * (dense / shards + routed / d.expertReplicas);
    cost.perMicroBatch = overlap(slot, traffic) - slot + job.zero3Contention * std::min(traffic, slot);
    cost.ranks = shards;
    cost.rate = link.rate;
    cost.network = link.network;
    if (shards < d.replicas) {
        const double window = job.shardWindow * slot;
        const double reduce = job.shardReduceBytes * dense / (shards * linkOf(job, d, d.replicas, d.tensor).rate);
        cost.perStep = overlap(window, reduce) - window;
        cost.busy += reduce;
    }
    return cost;
}

DataCost replicatedCost(const TrainingSpeedJob &job, const Degrees &d, double slot, double dense, double routed)
{
    DataCost cost;
    if (d.replicas <= 1 || !job.weightGradient)
        return cost;
    const Link link = linkOf(job, d, d.replicas, d.tensor);
    const double bytes = job.gradientBytes + job.weightBytes;
    double traffic = bytes * dense * (d.replicas - 1) / (d.replicas * link.rate);
    if (routed > 0 && d.expertReplicas > 1)
        traffic += bytes * routed * (d.expertReplicas - 1) /
                   (d.expertReplicas * linkOf(job, d, d.expertReplicas, d.expert).rate);
    const double window = job.dataWindow * slot;
    cost.perStep = overlap(window, traffic) - window;
    cost.busy = traffic;
    cost.ranks = d.replicas;
    cost.rate = link.rate;
    cost.network = link.network;
    return cost;
}

DataCost dataCost(const TrainingSpeedJob &job, const Degrees &d, const Layout &layout, double slot, double again)
{
    const double dense = job.denseParameters / (d.tensor * d.pipeline);
    const double routed = job.expertParameters / (d.expert * d.pipeline);
    const double group = layout.shardGroup > 0 ? std::min(double(layout.shardGroup), d.replicas) : d.replicas;
    DataCost cost = d.sharded ? shardedCost(job, d, slot, group, dense, routed, again)
                              : replicatedCost(job, d, slot, dense, routed);
    const bool split = layout.zeroStage >= 1;
    const double own = dense / (d.sharded ? group : (split ? d.replicas : 1)) + routed / (split ? d.expertReplicas : 1);
    cost.optimizer = own * job.optimizerSeconds;
    cost.offload = own * job.offloadOptimizer;
    return cost;
}

/// Seconds a micro-batch takes on the slowest stage, whose rhythm all follow, and on an average one, which is
/// what filling and draining the pipeline costs.
struct Stage {
    double slowest, mean;
};

Stage stageOf(const TrainingSpeedJob &job, const Layout &layout, double layer, double head)
{
    const int stages = std::max(1, layout.pipeline);
    const double mean = (job.layers * layer + head) / stages;
    if (stages == 1)
        return {mean, mean};
    const int perStage = (job.layers + stages - 1) / stages;
    const int last = job.layers - (stages - 1) * perStage;
    if (last == perStage)
        return {perStage * layer + head, mean};
    return {std::max(perStage * layer, std::max(last, 0) * layer + head), mean};
}

/// Transfers between stages; half of both directions stays exposed.
double pointToPoint(const TrainingSpeedJob &job, const Degrees &d, bool &network)
{
    if (d.pipeline <= 1)
        return 0;
    // Megatron scatters the tensor over the tensor group; others send it as it is held
    const double split = d.megatron ? d.tensor : d.sequenceSplit;
    network = d.pipeline * d.tensor > d.domain;
    return d.steps * d.virtualStages * d.tokens * job.hiddenBytes / (split * (network ? job.nic : job.intra));
}

void setRates(const TrainingSpeedJob &job, const Degrees &d, const Layer &layer, const Layout &layout,
              TrainingTimeTerms &terms)
{
    terms.tokensPerStep = d.steps * d.microBatch * d.data * d.sequence;
    terms.tokensPerSecond = terms.tokensPerStep / terms.step;
    const double attentionFlop = job.attentionFlopPerTokenKey * d.sequence;
    const double perToken = job.modelFlopPerToken + attentionFlop;
    terms.modelFlop = perToken * terms.tokensPerStep;
    const double tokensOverPeak = terms.tokensPerSecond / (d.gpus * job.peakFlopS);
    terms.mfu = perToken * tokensOverPeak;
    terms.mfuCausal = (job.modelFlopPerToken + attentionFlop * (job.causal ? 0.5 : 1)) * tokensOverPeak;
    // a third of the attention FLOP is its forward pass
    const double again = layer.again * (job.layerFlopPerToken + attentionFlop / 3) +
                         (layout.recompute == Recompute::Selective ? job.recomputeAttention * attentionFlop / 3 : 0);
    terms.hfu = (perToken + again) * tokensOverPeak;
}

void setBusy(const Layer &layer, const LayerTraffic &traffic, const DataCost &data, double layers, bool stageNetwork,
             TrainingTimeTerms &terms)
{
    const double repeated = layers * layer.again;
    terms.computeBusy = terms.gemm + terms.attention + terms.head + repeated * layer.forwardCompute;
    terms.memoryBusy = terms.elementwise + repeated * layer.forwardMemory + terms.accumulation + terms.optimizer;
    const double tensor = layers * (traffic.tensorBusy + layer.again * traffic.tensor.forward);
    const double ring = layers * (3 + layer.again) * traffic.ring;
    const double transfers = 2 * terms.pointToPoint;
    const double passes = layers * (2 + layer.again);
    terms.linkBusy = passes * traffic.expertLinkBusy;
    terms.networkBusy = passes * traffic.expertNetworkBusy;
    (traffic.tensorNetwork ? terms.networkBusy : terms.linkBusy) += tensor;
    (traffic.ringNetwork ? terms.networkBusy : terms.linkBusy) += ring;
    (stageNetwork ? terms.networkBusy : terms.linkBusy) += transfers;
    (data.network ? terms.networkBusy : terms.linkBusy) += data.busy;
}

} // namespace

StepSeconds TrainingTimeTerms::parts() const
{
    StepSeconds parts;
    parts.compute = gemm + elementwise + head;
    parts.attention = attention;
    parts.recompute = recompute;
    parts.tensorComm = tensor + context + expert;
    parts.pipelineBubble = bubble + pointToPoint + imbalance;
    parts.dataCommExposed = zero3 + dataParallel;
    parts.optimizer = optimizer + accumulation + offload;
    parts.overhead = host + fixed + jitter;
    return parts;
}

namespace
{

void setDetail(const TrainingSpeedJob &job, const Degrees &d, const Layer &layer, const LayerTraffic &traffic,
               const DataCost &data, TrainingTimeDetail &detail)
{
    detail.tokens = d.tokens;
    detail.keys = keysOf(job, d);
    detail.again = layer.again;
    detail.forwardSeconds = layer.forward;
    detail.layerSeconds = layer.total;
    detail.tensorBusy = traffic.tensorBusy;
    detail.ring = 3 * traffic.ring;
    detail.expert = 2 * (traffic.expertLinkBusy + traffic.expertNetworkBusy);
    detail.denseOnRank = job.denseParameters / (d.tensor * d.pipeline);
    detail.expertsOnRank = job.expertParameters / (d.expert * d.pipeline);
    detail.dataRanks = data.ranks;
    detail.dataRate = data.rate;
    detail.tensorNetwork = traffic.tensorNetwork;
    detail.dataNetwork = data.network;
}

TrainingTimeTerms evaluate(const TrainingSpeedJob &job, const Layout &layout, TrainingTimeDetail *detail)
{
    const Degrees d = degreesOf(job, layout);
    const LayerTraffic traffic = layerTraffic(job, d);
    const Layer layer = layerOf(job, d, layout, traffic);
    const Passes head = products(job.head, job.weightGradient, d.shard, d.tokens, d.perTensor);
    const double headSeconds = head.forward + head.backward + job.logitTraffic * d.shard;
    const Stage stage = stageOf(job, layout, layer.total, headSeconds);
    const DataCost data = dataCost(job, d, layout, stage.slowest, layer.again);

    TrainingTimeTerms terms;
    const double layers = d.steps * job.layers / d.pipeline; // layer passes of a rank in a step
    terms.gemm = layers * layer.gemm;
    terms.attention = layers * layer.attention;
    terms.elementwise = layers * layer.elementwise;
    terms.recompute = layers * layer.recompute;
    terms.tensor = layers * layer.tensor;
    terms.context = layers * layer.context;
    terms.expert = layers * layer.expert;
    terms.host = layers * layer.host;
    terms.accumulation = layers * layer.accumulation;
    terms.head = d.steps * headSeconds / d.pipeline;
    terms.zero3 = d.steps * data.perMicroBatch;
    terms.imbalance = d.steps * (stage.slowest - stage.mean);
    const double meanSharded = stage.mean * (1 + data.perMicroBatch / stage.slowest);
    terms.bubble = (d.pipeline - 1) / d.virtualStages * meanSharded;
    bool stageNetwork = false;
    terms.pointToPoint = pointToPoint(job, d, stageNetwork);
    terms.dataParallel = data.perStep;
    terms.optimizer = data.optimizer;
    terms.offload = data.offload;
    terms.fixed = job.stepFixed;
    const double nodes = d.gpus / std::min(double(job.gpusPerNode), d.gpus);
    terms.jitter =
        job.jitter * log2Nodes(nodes) *
        (d.steps * (stage.slowest + data.perMicroBatch) + terms.bubble + terms.pointToPoint + terms.dataParallel);
    terms.step = terms.parts().total();
    setRates(job, d, layer, layout, terms);
    setBusy(layer, traffic, data, layers, stageNetwork, terms);
    if (detail) {
        setDetail(job, d, layer, traffic, data, *detail);
        detail->layerPasses = layers;
        detail->headSeconds = headSeconds;
        detail->slowestStage = stage.slowest;
        detail->meanStage = stage.mean;
        detail->nodes = nodes;
    }
    return terms;
}

} // namespace

TrainingTimeTerms evaluateTrainingSpeed(const TrainingSpeedJob &job, const Layout &layout) noexcept
{
    return evaluate(job, layout, nullptr);
}

TrainingTimeTerms evaluateTrainingSpeed(const TrainingSpeedJob &job, const Layout &layout,
                                        TrainingTimeDetail &detail) noexcept
{
    return evaluate(job, layout, &detail);
}

} // namespace xuanka
