// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/power.h"
#include "estimate/training_speed_constants.h"
#include "estimate/training_speed_intervals.h"
#include "estimate/vision_constants.h"
#include "hardware/gpu.h"
#include "model/model.h"
#include "scenario/scenario.h"

#include <optional>
#include <type_traits>

namespace xuanka
{

/// A model known by its counts (CNN, vision transformer, detection, segmentation …), trained or run on one card
/// or data-parallel on several; everything multiplied out but the batch. docs/method-speed.md V1, V2.
struct VisionJob {
    bool training = true;
    double gpus = 1;
    double accumulation = 1; ///< micro-batches of a step
    double arithmetic = 0;   ///< s a sample
    double traffic = 0;      ///< s a sample
    double host = 0;         ///< s a pass
    double optimizer = 0;    ///< s a step
    double exchange = 0;     ///< s a step the gradients need on the link
    double window = 0;       ///< share of a pass they may hide in
    bool network = false;    ///< the link leaves the node
    double flopPerSample = 0, peakFlopS = 0;

    // what went in, for explanations
    double macs = 0, activations = 0, parameters = 0;
    double rate = 0;         ///< FLOP/s reached
    double passes = 0;       ///< over the activations
    double elementBytes = 2; ///< traffic of an activation element and pass
    double bandwidth = 0;    ///< B/s reached

    // bytes on a card
    double weightBytes = 0, gradientBytes = 0, optimizerBytes = 0, contextBytes = 0;
    double activationBytes = 0; ///< a sample
    double usableBytes = 0;     ///< 0 = memory size not published
    double memoryLog90 = 0;
};
static_assert(std::is_trivially_copyable_v<VisionJob>);

struct VisionTerms {
    double arithmetic = 0, traffic = 0; ///< s of a step
    double waiting = 0;                 ///< for launches
    double optimizer = 0, exchange = 0; ///< exchange: exposed part
    double exchangeBusy = 0;
    bool network = false;
    double step = 0;
    double samplesPerSecond = 0; ///< all cards
    double mfu = 0;              ///< of the dense 16-bit peak
    double modelFlop = 0;        ///< a step, all cards
    double totalBytes = 0;       ///< on a card

    StepSeconds parts() const;
};
static_assert(std::is_trivially_copyable_v<VisionTerms>);

struct CompiledVision {
    std::optional<VisionJob> job;
    QStringList missing; ///< catalogue keys, or forward_macs_per_sample, activation_elements_per_sample
    SpeedInterval interval;
    bool groupHasMeasurements = true;
    QVector<Issue> issues;
};

/// Constant sets of image models.
struct VisionSets {
    const VisionConstants &vision;
    const VisionIntervals &intervals;
    const SpeedConstants &speed;
};

/// channelsLast: images stored pixel by pixel (NHWC); scenarios do not say, so it is off.
CompiledVision compileVision(const Scenario &scenario, const Model &model, const Gpu &gpu, const VisionSets &sets,
                             bool channelsLast = false);

/// The bytes of a job alone, which need neither rates nor operations; without activation counts (activationBytes
/// 0) what a sample holds is not in them.
VisionJob compileVisionMemory(const Scenario &scenario, const Model &model, const Gpu &gpu,
                              const VisionConstants &constants);

/// batch: samples a card and pass, at least 1.
VisionTerms evaluateVision(const VisionJob &job, int batch) noexcept;

/// Bytes on a card with this batch.
double visionBytes(const VisionJob &job, int batch) noexcept;

/// Largest batch that leaves `headroom` of the card's usable memory free; 0 = none, or memory size unknown.
int visionMaxBatch(const VisionJob &job, double headroom) noexcept;

TimeEstimate visionTimeEstimate(const CompiledVision &compiled, const VisionTerms &terms, double samplesTotal);
/// Fills parts, totals, interval, probability, verdict and batch limit. The interval is wide: read the verdict
/// with the probability.
void fillVisionMemory(MemoryEstimate &memory, const VisionJob &job, int batch, double headroom);
PowerShares visionPowerShares(const VisionTerms &terms) noexcept;
QVector<Bottleneck> visionBottlenecks(const VisionTerms &terms);
/// Time and memory; empty where figures are missing.
QVector<Explanation> explainVision(const CompiledVision &compiled, int batch);

} // namespace xuanka
