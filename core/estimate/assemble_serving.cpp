// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compiled_scenario.h"

#include "estimate/engine_constants.h"
#include "estimate/inference_estimate.h"

namespace xuanka
{

Evaluation CompiledScenario::evaluateServing(const Serving &job, const InferencePoint &point) const noexcept
{
    const InferenceTerms terms = evaluateInference(job.job, point);
    Evaluation result;
    result.totalBytes = terms.memory.total;
    result.needBytes = terms.memory.need;
    result.capacityBytes = m_usable;
    result.verdict = terms.memory.verdict;
    result.timed = terms.timed;
    result.stepSeconds = terms.timePerOutputToken;
    result.tokensPerSecond = terms.outputPerSecond;
    result.samplesPerSecond = terms.outputPerSecond / point.outputTokens;
    if (result.timed && m_hasBoardPower)
        setPower(result, servingPower(m_cluster, m_gpu, terms.loadShare, 0, 0, engineConstants().power));
    return result;
}

void CompiledScenario::assembleServing(Estimate &estimate, const Serving &job, const Scenario &at,
                                       bool explanations) const
{
    const InferencePoint point = InferencePoint::of(at);
    const InferenceTerms terms = evaluateInference(job.job, point);
    estimate = inferenceEstimate(at, m_model, m_gpu, job.job, point, terms, engineConstants().inferenceIntervals,
                                 explanations);
    if (!terms.timed) {
        estimate.power.missing = estimate.time.missing;
        return;
    }
    const PowerConstants &constants = engineConstants().power;
    estimate.power =
        servingPower(at.cluster, m_gpu, terms.loadShare, terms.outputPerSecond, at.workload.tokensTotal, constants);
    if (explanations) {
        estimate.explanations +=
            explainServingPower(at.cluster, m_gpu, terms.loadShare, estimate.power, terms.outputPerSecond, constants);
    }
}

} // namespace xuanka
