// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compiled_scenario.h"

#include "estimate/engine_constants.h"

#include <algorithm>

namespace xuanka
{

/// Where nobody says what a sample holds, the states alone cannot promise that the job fits.
Verdict CompiledScenario::samplesVerdict(const Samples &job, double needBytes) const noexcept
{
    const Verdict verdict = verdictOf(needBytes);
    return job.bytes.activationBytes <= 0 && verdict == Verdict::Fits ? Verdict::Tight : verdict;
}

Evaluation CompiledScenario::evaluateSamples(const Samples &job, int batch) const noexcept
{
    Evaluation result;
    result.capacityBytes = m_usable;
    result.totalBytes = result.needBytes = visionBytes(job.bytes, batch);
    result.verdict = samplesVerdict(job, result.needBytes);
    if (!job.vision.job)
        return result;
    const VisionTerms terms = evaluateVision(*job.vision.job, batch);
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
    if (job.vision.job)
        terms = evaluateVision(*job.vision.job, batch);
    MemoryEstimate &memory = estimate.memory;
    fillVisionMemory(memory, job.bytes, batch, m_headroom);
    memory.verdict = samplesVerdict(job, memory.needBytes);
    memory.groupHasMeasurements = job.vision.groupHasMeasurements;
    estimate.time = visionTimeEstimate(job.vision, terms, samples);
    estimate.issues = job.vision.issues;
    if (job.bytes.activationBytes <= 0) {
        constexpr double unknown = 0.5;
        memory.fitProbability = std::min(memory.fitProbability, unknown);
        estimate.issues.append(
            {QStringLiteral("activations_not_known"), Severity::Warning, QStringLiteral("model"), {m_model.name}});
    }
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
