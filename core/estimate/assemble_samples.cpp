// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compiled_scenario.h"

#include "estimate/engine_constants.h"

namespace xuanka
{

Evaluation CompiledScenario::evaluateSamples(const Samples &job, int batch) const noexcept
{
    Evaluation result;
    result.capacityBytes = m_usable;
    if (!job.vision.job)
        return result;
    const VisionTerms terms = evaluateVision(*job.vision.job, batch);
    result.totalBytes = result.needBytes = terms.totalBytes;
    result.verdict = verdictOf(terms.totalBytes);
    result.timed = terms.samplesPerSecond > 0;
    result.stepSeconds = terms.step;
    result.samplesPerSecond = terms.samplesPerSecond;
    result.mfu = terms.mfu;
    if (job.power.known()) {
        result.gpuWatts = job.power.gpuWatts(visionPowerShares(terms));
        result.nodeWatts = job.power.nodeWatts(result.gpuWatts);
    }
    return result;
}

void CompiledScenario::assembleSamples(Estimate &estimate, const Samples &job, const Scenario &at,
                                       bool explanations) const
{
    const int batch = at.workload.microBatch;
    const double samples = at.workload.tokensTotal;
    VisionTerms terms;
    if (job.vision.job) {
        terms = evaluateVision(*job.vision.job, batch);
        fillVisionMemory(estimate.memory, *job.vision.job, batch, m_headroom);
    }
    estimate.memory.groupHasMeasurements = job.vision.groupHasMeasurements;
    estimate.time = visionTimeEstimate(job.vision, terms, samples);
    estimate.issues = job.vision.issues;
    if (!estimate.time.available) {
        estimate.power.missing = estimate.time.missing;
        return;
    }
    const PowerConstants &power = engineConstants().power;
    const PowerShares shares = visionPowerShares(terms);
    estimate.power = powerOfShares(at.cluster, m_gpu, shares, terms.samplesPerSecond, samples, power);
    estimate.bottlenecks = visionBottlenecks(terms);
    if (!explanations)
        return;
    estimate.explanations += explainVision(job.vision, batch);
    estimate.explanations += explainPower(at.cluster, m_gpu, shares, estimate.power, terms.samplesPerSecond, power);
}

} // namespace xuanka
