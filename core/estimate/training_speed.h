// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/layout.h"
#include "estimate/training_speed_constants.h"
#include "estimate/training_speed_intervals.h"
#include "hardware/gpu.h"
#include "model/model.h"

#include <type_traits>

namespace xuanka
{

/// The matrix products of one layer (or one expert, or the head), all but the layout multiplied out. With T
/// tokens on the rank, t the tensor degree: seconds = share T/t + token T + weight/t, once a pass, plus the last
/// wave. docs/method-speed.md, matrix products.
struct GemmCost {
    double share = 0;                            ///< s a token: arithmetic, traffic of split operands
    double token = 0;                            ///< s a token: traffic of operands every rank holds whole
    double weight = 0;                           ///< s: traffic of the weights
    double forwardWhole = 0, forwardSplit = 0;   ///< s: last wave of the forward pass, whole and divided by t
    double backwardWhole = 0, backwardSplit = 0; ///< s: last wave of the data gradient
    double backwardToken = 0;                    ///< s a token: last wave of the weight gradient
    bool operator==(const GemmCost &) const = default;
};

/// A training scenario with everything multiplied out that a Layout does not change: model, card, precision,
/// software, network. Plain numbers; evaluate() neither allocates nor calls powers, logarithms or exponentials.
struct TrainingSpeedJob {
    // model
    int layers = 0, hidden = 0;
    GemmCost dense;  ///< attention and dense feed-forward, dense share of layers applied
    GemmCost shared; ///< shared experts, MoE share of layers applied
    GemmCost expert; ///< all routed experts of a layer as if one rank held them, MoE share applied
    GemmCost head;
    bool moe = false;
    double expertLoad = 0; ///< experts a token visits / experts
    double expertsPerToken = 0;
    double misalignedHidden = 1; ///< time factor where hidden / tensor degree is no multiple of 64
    bool weightGradient = true;  ///< false for adapters: frozen weights need none

    // attention, element-wise work, host
    bool flash = true;
    double attentionForward = 0, attentionBackward = 0;           ///< s a token and key
    double reachFull = 1, reachWindow = 0, reachLinear = 0;       ///< shares of layers; linear already times its reach
    double window = 0;                                            ///< keys, both ways
    double halfTokens = 0;                                        ///< sequence at half of the attention rate
    double elementHidden = 0, elementSplit = 0, elementWhole = 0; ///< s a token: / SP degree, / tensor degree, whole
    double dequantise = 0, dequantiseExpert = 0;                  ///< s a pass, / tensor or expert degree
    double adapter = 0;                                           ///< s a token, / tensor degree
    double hostLayer = 0, hostExperts = 0, hostZero3 = 1;         ///< s a pass; s x expert degree; factor
    double accumulateDense = 0, accumulateExpert = 0;             ///< s a micro-batch, / tensor or expert degree
    double logitTraffic = 0;                                      ///< s a token, / tensor degree

    // program
    bool megatron = false, deepspeed = false;
    bool megatronDeepSpeed = false; ///< Megatron, but DeepSpeed's ZeRO with stage 3
    double recomputeSelective = 0;  ///< of a forward pass, in PyTorch trainers
    double recomputeAttention = 0;  ///< of the attention forward pass, unfused attention
    double tensorHiddenForward = 0; ///< with sequence parallelism only
    double tensorHiddenBackward = 0;
    double dataWindow = 0, gradientBytes = 4, weightBytes = 2; ///< share of a micro-batch, B, B
    double zero3Bytes = 6;                                     ///< B a parameter and micro-batch
    double zero3Share = 1, zero3DeepspeedShare = 1;            ///< of the link, PyTorch and DeepSpeed
    double zero3Contention = 0, ringHop = 0, shardWindow = 0, shardReduceBytes = 4;
    double optimizerSeconds = 0; ///< s a parameter on the rank
    double stepFixed = 0, jitter = 0;
    double offloadOptimizer = 0, offloadParameters = 0; ///< s a parameter on the rank: a step; a pass

    // links
    int gpusPerNode = 1;
    double rackDomain = 0;                   ///< GPUs of one NVLink rack, 0 = the node is the domain
    double intra = 0, nic = 0, allToAll = 0; ///< B/s a GPU, reachable; 0 = no published figure
    double hiddenBytes = 0;                  ///< B a token: one hidden state
    double keyValueBytes = 0;                ///< B a token
    double expertBytes = 0;                  ///< B a token and pass, exposed share and MoE share applied
    double expertExposed = 1;
    double latency = 0; ///< s a collective

    // counts
    double denseParameters = 0, expertParameters = 0; ///< embedding and head counted each
    double modelFlopPerToken = 0, layerFlopPerToken = 0, attentionFlopPerTokenKey = 0; ///< uncut attention
    bool causal = true;
    double peakFlopS = 0;                     ///< dense 16-bit (FP32 jobs without one: FP32)
    double productPeak = 0, productShare = 0; ///< FLOP/s and reachable part of it, for explanations

    bool operator==(const TrainingSpeedJob &) const = default;
};
static_assert(std::is_trivially_copyable_v<TrainingSpeedJob>);

/// One evaluation. Seconds of one optimizer step on the slowest stage; the parts add up to `step`.
struct TrainingTimeTerms {
    double gemm = 0, attention = 0, elementwise = 0, recompute = 0;
    double tensor = 0, context = 0, expert = 0; ///< exposed communication of the three degrees
    double host = 0;                            ///< launch time the GPU waits for
    double accumulation = 0, head = 0;
    double zero3 = 0;     ///< gathering and scattering of sharded parameters not hidden
    double imbalance = 0; ///< slowest stage over the mean stage
    double bubble = 0, pointToPoint = 0, dataParallel = 0;
    double optimizer = 0, offload = 0, fixed = 0, jitter = 0;
    double step = 0;

    double tokensPerStep = 0, tokensPerSecond = 0;
    double modelFlop = 0; ///< a step, whole job, attention uncut, no recomputation
    double mfu = 0, mfuCausal = 0, hfu = 0;

    /// Seconds a resource is busy in one step, hidden work included.
    double computeBusy = 0, memoryBusy = 0, linkBusy = 0, networkBusy = 0;

    StepSeconds parts() const;
};
static_assert(std::is_trivially_copyable_v<TrainingTimeTerms>);

/// What stands between a job and its terms, for explanations.
struct TrainingTimeDetail {
    double layerPasses = 0;                      ///< layers of a rank times micro-batches of a step
    double tokens = 0;                           ///< on the rank, a micro-batch
    double keys = 0;                             ///< keys a token meets, half-saturation added
    double again = 0;                            ///< forward passes repeated by recomputation
    double forwardSeconds = 0;                   ///< one forward pass of a layer
    double layerSeconds = 0, headSeconds = 0;    ///< one micro-batch
    double slowestStage = 0, meanStage = 0;      ///< s a micro-batch
    double tensorBusy = 0, ring = 0, expert = 0; ///< s a layer and micro-batch, hidden part included
    double denseOnRank = 0, expertsOnRank = 0;   ///< parameters, not sharded
    double dataRanks = 0, dataRate = 0;          ///< ranks that share gradients or weights; B/s between them
    double nodes = 0;
    bool tensorNetwork = false, dataNetwork = false;
};

/// What came of compiling: the job, or the names of the catalogue figures nobody publishes.
struct CompiledTrainingSpeed {
    std::optional<TrainingSpeedJob> job;
    QStringList missing; ///< catalogue keys, e.g. "bf16_tflops"; "architecture" for a model without layers
    SpeedInterval interval;
    bool groupHasMeasurements = true;
    QVector<Issue> issues; ///< assumptions that went in
};

/// Links are those of the scenario's whole cluster: a job compiled for one GPU has no link figures.
/// The scenario must be a training task.
CompiledTrainingSpeed compileTrainingSpeed(const Scenario &scenario, const Model &model, const Gpu &gpu,
                                           const SpeedConstants &constants, const SpeedIntervals &intervals);

/// docs/method-speed.md, step. Degrees below 1 count as 1.
TrainingTimeTerms evaluateTrainingSpeed(const TrainingSpeedJob &job, const Layout &layout) noexcept;
/// The same evaluation, and what led to it.
TrainingTimeTerms evaluateTrainingSpeed(const TrainingSpeedJob &job, const Layout &layout,
                                        TrainingTimeDetail &detail) noexcept;

/// The estimate of a compiled scenario for one layout; not available where figures are missing.
/// tokensTotal: length of the run, 0 = not asked.
TimeEstimate trainingTimeEstimate(const CompiledTrainingSpeed &compiled, const Layout &layout,
                                  const TrainingTimeTerms &terms, double tokensTotal);

/// Formula, numbers and source of every part and headline, from the same evaluation.
QVector<Explanation> explainTrainingSpeed(const CompiledTrainingSpeed &compiled, const Layout &layout);

/// Busy seconds of each resource against the step: gpu_compute, memory_bandwidth, gpu_link, network.
/// Links a job does not use are left out.
QVector<Bottleneck> trainingBottlenecks(const TrainingTimeTerms &terms);

} // namespace xuanka
