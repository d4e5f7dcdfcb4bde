// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compiled_scenario.h"

#include "estimate/engine_constants.h"
#include "estimate/memory_interval.h"

namespace xuanka
{

namespace
{

void fillMemory(MemoryEstimate &memory, const TrainingMemoryTerms &terms, const Scenario &at, double usable)
{
    memory.perGpu = trainingMemoryParts(terms);
    memory.totalBytes = memory.perGpu.total();
    memory.torchPeakBytes = terms.allocated;
    memory.reservedBytes = terms.reserved;
    memory.needBytes = terms.need;
    memory.phase = terms.phase;
    memory.pipelineStage = terms.stage;
    memory.intervalGroup = memoryIntervalGroup(at);
    memory.groupHasMeasurements = memoryGroupIsMeasured(at);
    const MemoryIntervals &intervals = MemoryIntervals::bundled();
    const Interval relative = intervals.relative(memory.intervalGroup);
    memory.intervalBytes = {memory.totalBytes * relative.low, memory.totalBytes * relative.high};
    memory.fitProbability = intervals.fitProbability(memory.intervalGroup, terms.need, usable);
}

} // namespace

Evaluation CompiledScenario::evaluateTraining(const Training &job, const Layout &layout) const noexcept
{
    const TrainingMemoryTerms memory = evaluateTrainingMemory(job.memory, layout);
    Evaluation result;
    result.totalBytes = memory.deviceUsed;
    result.needBytes = memory.need;
    result.capacityBytes = m_usable;
    result.verdict = verdictOf(memory.need);
    if (!job.speed.job)
        return result;
    const TrainingTimeTerms time = evaluateTrainingSpeed(*job.speed.job, layout);
    result.timed = time.tokensPerSecond > 0;
    result.stepSeconds = time.step;
    result.tokensPerSecond = time.tokensPerSecond;
    result.samplesPerSecond = time.tokensPerSecond / layout.sequence;
    result.mfu = time.mfu;
    if (result.timed && job.power.known()) {
        result.gpuWatts = job.power.gpuWatts(powerShares(time));
        result.nodeWatts = job.power.nodeWatts(result.gpuWatts);
    }
    return result;
}

void CompiledScenario::assembleTraining(Estimate &estimate, const Training &job, const Scenario &at,
                                        bool explanations) const
{
    const Layout layout = Layout::of(at);
    const TrainingMemoryTerms memory = evaluateTrainingMemory(job.memory, layout);
    fillMemory(estimate.memory, memory, at, m_usable);
    estimate.memory.verdict = verdictOf(memory.need);
    estimate.memory.maxMicroBatch = maxMicroBatch(layout);

    TrainingTimeTerms time;
    if (job.speed.job)
        time = evaluateTrainingSpeed(*job.speed.job, layout);
    estimate.time = trainingTimeEstimate(job.speed, layout, time, at.workload.tokensTotal);
    estimate.power =
        trainingPower(at.cluster, m_gpu, estimate.time, time, at.workload.tokensTotal, engineConstants().power);
    estimate.bottlenecks = trainingBottlenecks(time);
    estimate.issues = job.speed.issues;
    if (!explanations)
        return;
    estimate.explanations += explainTrainingMemory(job.memory, layout, memory);
    estimate.explanations += explainTrainingSpeed(job.speed, layout);
    estimate.explanations += explainPower(at.cluster, m_gpu, powerShares(time), estimate.power,
                                          estimate.time.tokensPerSecond, engineConstants().power);
}

} // namespace xuanka
