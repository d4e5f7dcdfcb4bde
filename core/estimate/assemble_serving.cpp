// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compiled_scenario.h"

#include "estimate/engine_constants.h"

#include <algorithm>

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
    return result;
}

void CompiledScenario::assembleServing(Estimate &estimate, const Serving &job, const Scenario &at, bool) const
{
    const InferencePoint point = InferencePoint::of(at);
    const InferenceTerms terms = evaluateInference(job.job, point);
    MemoryEstimate &memory = estimate.memory;
    memory.perGpu.weights = terms.memory.weights;
    memory.perGpu.kvCache = terms.memory.kvCache;
    memory.perGpu.activations = terms.memory.activations;
    memory.perGpu.workspace = terms.memory.nonTorch + terms.memory.graphs + terms.memory.process;
    memory.perGpu.context = terms.memory.context;
    memory.perGpu.fragmentation = terms.memory.growth;
    memory.totalBytes = terms.memory.total;
    memory.torchPeakBytes = terms.memory.torchPeak;
    memory.needBytes = terms.memory.need;
    memory.intervalBytes = {memory.totalBytes, memory.totalBytes};
    memory.verdict = terms.memory.verdict;
    memory.fitProbability = memory.verdict == Verdict::DoesNotFit ? 0 : 1;
    memory.maxConcurrency = int(std::min(terms.memory.maxConcurrency, 1e9));
    memory.kvCacheTokens = terms.memory.kvTokens;
    memory.phase = PeakPhase::Serving;
    TimeEstimate &time = estimate.time;
    time.available = terms.timed;
    time.missing = missingFigures(at, m_gpu);
    if (terms.timed) {
        time.tokensPerSecond = terms.outputPerSecond;
        time.tokensPerSecondPerGpu = terms.outputPerSecond / at.cluster.gpus();
        time.samplesPerSecond = terms.outputPerSecond / point.outputTokens;
        time.prefillSeconds = terms.prefillSeconds;
        time.timePerOutputTokenSeconds = terms.timePerOutputToken;
    }
    estimate.power = servingPower(at.cluster, m_gpu, terms.loadShare, time.tokensPerSecond, at.workload.tokensTotal,
                                  engineConstants().power);
}

void CompiledScenario::assembleSamples(Estimate &, const Samples &, const Scenario &, bool) const {}

} // namespace xuanka
