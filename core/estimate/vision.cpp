// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/vision.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

/// Two things that overlap: a maximum with a soft corner.
double overlap(double x, double y)
{
    const double x2 = x * x, y2 = y * y;
    return std::sqrt(std::sqrt(x2 * x2 + y2 * y2));
}

double fixedBytes(const VisionJob &job)
{
    return job.weightBytes + job.gradientBytes + job.optimizerBytes + job.contextBytes;
}

void addStave(QVector<Bottleneck> &staves, const char *stave, double busy, double step)
{
    if (busy <= 0 || step <= 0)
        return;
    const double used = std::min(busy, step);
    staves.append({QString::fromLatin1(stave), used, step, 1 - used / step, QStringLiteral("s")});
}

} // namespace

StepSeconds VisionTerms::parts() const
{
    StepSeconds parts;
    parts.compute = arithmetic + traffic;
    parts.dataCommExposed = exchange;
    parts.optimizer = optimizer;
    parts.overhead = waiting;
    return parts;
}

VisionTerms evaluateVision(const VisionJob &job, int batch) noexcept
{
    const double samples = std::max(1, batch);
    VisionTerms terms;
    terms.arithmetic = job.accumulation * samples * job.arithmetic;
    terms.traffic = job.accumulation * samples * job.traffic;
    const double work = samples * (job.arithmetic + job.traffic);
    const double pass = overlap(work, job.host);
    terms.waiting = job.accumulation * (pass - work);
    terms.optimizer = job.optimizer;
    const double window = job.window * pass;
    terms.exchange = job.exchange > 0 ? overlap(window, job.exchange) - window : 0;
    terms.exchangeBusy = job.exchange;
    terms.network = job.network;
    terms.step = terms.parts().total();
    const double done = job.accumulation * samples * job.gpus;
    terms.samplesPerSecond = done / terms.step;
    terms.modelFlop = job.flopPerSample * done;
    terms.mfu = terms.modelFlop / (terms.step * job.gpus * job.peakFlopS);
    terms.totalBytes = visionBytes(job, batch);
    return terms;
}

double visionBytes(const VisionJob &job, int batch) noexcept
{
    return fixedBytes(job) + std::max(1, batch) * job.activationBytes;
}

int visionMaxBatch(const VisionJob &job, double headroom) noexcept
{
    constexpr double most = 65536; // the upper end of the parameter
    const double room = job.usableBytes * (1 - headroom) - fixedBytes(job);
    if (room <= 0 || job.activationBytes <= 0)
        return 0;
    return int(std::min(most, std::floor(room / job.activationBytes)));
}

TimeEstimate visionTimeEstimate(const CompiledVision &compiled, const VisionTerms &terms, double samplesTotal)
{
    TimeEstimate time;
    time.missing = compiled.missing;
    time.intervalGroup = compiled.interval.group;
    time.groupHasMeasurements = compiled.groupHasMeasurements;
    time.available = compiled.job.has_value() && terms.samplesPerSecond > 0;
    if (!time.available)
        return time;
    time.step = terms.parts();
    time.samplesPerSecond = terms.samplesPerSecond;
    time.mfu = time.mfuCausal = time.hfu = terms.mfu;
    time.modelTflopsPerGpu = terms.modelFlop / terms.step / compiled.job->gpus / 1e12;
    time.intervalRelative = compiled.interval.relative90();
    if (samplesTotal > 0)
        time.runSeconds = samplesTotal / terms.samplesPerSecond;
    return time;
}

void fillVisionMemory(MemoryEstimate &memory, const VisionJob &job, int batch, double headroom)
{
    memory.perGpu.weights = job.weightBytes;
    memory.perGpu.gradients = job.gradientBytes;
    memory.perGpu.optimizer = job.optimizerBytes;
    memory.perGpu.activations = std::max(1, batch) * job.activationBytes;
    memory.perGpu.context = job.contextBytes;
    memory.totalBytes = memory.perGpu.total();
    memory.torchPeakBytes = memory.totalBytes - job.contextBytes;
    memory.reservedBytes = memory.torchPeakBytes;
    memory.needBytes = memory.totalBytes;
    memory.capacityBytes = job.usableBytes;
    memory.phase = job.training ? PeakPhase::Backward : PeakPhase::Serving;
    memory.intervalGroup = QStringLiteral("vision");
    memory.intervalBytes = {memory.totalBytes * std::exp(-job.memoryLog90),
                            memory.totalBytes * std::exp(job.memoryLog90)};
    memory.maxMicroBatch = visionMaxBatch(job, headroom);
    if (job.usableBytes <= 0)
        return;
    // ln(need) normal around the estimate, 90 % of it within the interval
    constexpr double twoSided90 = 1.6448536269514722;
    const double deviations = std::log(job.usableBytes / memory.needBytes) * twoSided90 / job.memoryLog90;
    memory.fitProbability = 0.5 * std::erfc(-deviations / std::sqrt(2.0));
    memory.verdict = memory.needBytes <= job.usableBytes * (1 - headroom) ? Verdict::Fits
                     : memory.needBytes <= job.usableBytes                ? Verdict::Tight
                                                                          : Verdict::DoesNotFit;
}

PowerShares visionPowerShares(const VisionTerms &terms) noexcept
{
    if (terms.step <= 0)
        return {0, 0, 0, 1};
    PowerShares shares;
    shares.compute = terms.arithmetic / terms.step;
    shares.memory = (terms.traffic + terms.optimizer) / terms.step;
    shares.communication = terms.exchange / terms.step;
    shares.idle = 1 - shares.compute - shares.memory - shares.communication;
    return shares;
}

QVector<Bottleneck> visionBottlenecks(const VisionTerms &terms)
{
    QVector<Bottleneck> staves;
    addStave(staves, "gpu_compute", terms.arithmetic, terms.step);
    addStave(staves, "memory_bandwidth", terms.traffic + terms.optimizer, terms.step);
    addStave(staves, terms.network ? "network" : "gpu_link", terms.exchangeBusy, terms.step);
    return staves;
}

} // namespace xuanka
