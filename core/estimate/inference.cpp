// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference.h"

#include "quantity/vector_state.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

bool isStatic(const InferenceJob &job) noexcept { return job.engine == ServingEngine::HfTransformers; }

/// Requests one rank may run at once: what the cache holds, of which a server keeps a share running, and the
/// engine's own limit.
double sequencesLimit(const InferenceJob &job, const InferenceMemoryTerms &memory) noexcept
{
    if (memory.sequencesPerRank < 1.0)
        return 0.0;
    if (isStatic(job))
        return std::floor(memory.sequencesPerRank);
    return std::max(1.0, std::min(job.memory.maxSequences, job.rates.occupancy * memory.sequencesPerRank));
}

/// Mixture models under TensorRT-LLM and SGLang run attention data-parallel where that serves more when full.
/// Decided once per layout, so that the answer does not jump while the concurrency is dragged.
AttentionSplit chooseSplit(const InferenceJob &job, InferencePoint point) noexcept
{
    if (!job.mayDataParallelAttention || point.tensor <= 1)
        return AttentionSplit::Tensor;
    double best = 0.0;
    AttentionSplit chosen = AttentionSplit::Tensor;
    for (const AttentionSplit split : {AttentionSplit::Tensor, AttentionSplit::DataParallel}) {
        point.split = split;
        const double limit = sequencesLimit(job, evaluateInferenceMemory(job, point));
        const double output = limit > 0 ? steadyState(job, point, limit).outputPerSecond : 0.0;
        if (output > best) {
            best = output;
            chosen = split;
        }
    }
    return chosen;
}

PrefillTerms firstToken(const InferenceJob &job, const InferencePoint &point, double batch) noexcept
{
    if (job.engine == ServingEngine::LlamaCpp)
        return llamaPrefillPass(job, point.promptTokens, point.gpusPerReplica());
    if (isStatic(job))
        return prefillPass(job, batch, point.promptTokens, 1.0);
    const bool spread = point.split == AttentionSplit::DataParallel;
    return prefillPass(job, 1.0, point.promptTokens, spread ? 1.0 : point.tensor, spread ? point.tensor : 0.0);
}

} // namespace

InferenceTerms evaluateInference(const InferenceJob &job, const InferencePoint &asked) noexcept
{
    clearVectorState();
    InferencePoint point = asked;
    if (point.split == AttentionSplit::Tensor)
        point.split = chooseSplit(job, point);
    InferenceTerms terms;
    terms.split = point.split;
    terms.memory = evaluateInferenceMemory(job, point);
    terms.sequencesLimit = sequencesLimit(job, terms.memory);
    terms.timed = job.hasBandwidth && job.hasCompute;
    if (!terms.timed)
        return terms;

    const double ranks = point.split == AttentionSplit::DataParallel ? point.tensor : 1.0;
    const double wanted = std::max(1.0, point.concurrency / point.replicas / ranks);
    // requests beyond the limit wait in the queue; where nothing fits the figure is what the card would do
    const double running = terms.sequencesLimit > 0 ? std::min(wanted, terms.sequencesLimit) : wanted;
    terms.asked = steadyState(job, point, running);
    terms.loaded = terms.sequencesLimit > running ? steadyState(job, point, terms.sequencesLimit) : terms.asked;
    terms.firstToken = firstToken(job, point, running);
    terms.timePerOutputToken = terms.asked.decode.total();
    terms.prefillSeconds = terms.firstToken.total();
    // fewer requests than copies leave some of them idle
    const double busy = std::min(1.0, point.concurrency / (double(point.replicas) * ranks));
    terms.outputPerSecond = terms.asked.outputPerSecond * point.replicas * busy;
    terms.bestOutputPerSecond = std::max(terms.outputPerSecond, terms.loaded.outputPerSecond * point.replicas);
    terms.loadShare = terms.bestOutputPerSecond > 0 ? terms.outputPerSecond / terms.bestOutputPerSecond : 0.0;
    return terms;
}

double concurrencyKnee(const InferenceJob &job, const InferencePoint &asked) noexcept
{
    InferencePoint point = asked;
    point.concurrency = 1;
    const InferenceTerms alone = evaluateInference(job, point);
    point.split = alone.split;
    if (!alone.timed || alone.sequencesLimit < 1.0)
        return 0.0;
    const double ranks = alone.split == AttentionSplit::DataParallel ? point.tensor : 1.0;
    const double target = 2.0 * alone.timePerOutputToken;
    double low = 1.0, high = alone.sequencesLimit;
    if (steadyState(job, point, high).decode.total() > target) {
        for (int i = 0; i < 40; ++i) { // the time of a step only rises with the batch
            const double middle = 0.5 * (low + high);
            (steadyState(job, point, middle).decode.total() > target ? high : low) = middle;
        }
        high = low;
    }
    return std::max(1.0, std::floor(high)) * ranks * point.replicas;
}

} // namespace xuanka
