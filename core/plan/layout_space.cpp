// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/layout_space.h"

#include "plan/plan_constants.h"

#include <algorithm>

namespace xuanka
{

namespace
{

ProgramRules megatronRules(Framework framework) { return {framework, true, true, true, true, true, {0, 1}}; }

std::vector<int> tensorDegrees(const LayoutSpace &space)
{
    std::vector<int> degrees;
    for (const int t : divisorsOf(space.gpus)) {
        if (t == 1 || (space.rules.tensor && t <= space.tensorLimit && space.heads % t == 0))
            degrees.push_back(t);
    }
    return degrees;
}

std::vector<int> pipelineDegrees(const LayoutSpace &space, int left)
{
    std::vector<int> degrees;
    for (const int p : divisorsOf(left)) {
        const int perStage = (space.layers + p - 1) / p;
        const bool lastHasLayers = perStage * (p - 1) < space.layers;
        if (p == 1 || (space.rules.pipeline && lastHasLayers))
            degrees.push_back(p);
    }
    return degrees;
}

std::vector<int> contextDegrees(const LayoutSpace &space, int left)
{
    std::vector<int> degrees;
    for (const int c : divisorsOf(left)) {
        const bool even = space.sequence % (2 * c) == 0; // causal work is dealt out in pairs of chunks
        const bool worth =
            c <= planConstants().longestContextDegree && space.sequence >= c * planConstants().fewestContextTokens;
        if (c == 1 || (space.rules.context && even && worth))
            degrees.push_back(c);
    }
    return degrees;
}

std::vector<int> expertDegrees(const LayoutSpace &space, int ranks)
{
    std::vector<int> degrees;
    for (const int e : divisorsOf(ranks)) {
        if (e == 1 || (space.rules.expert && space.experts > 0 && space.experts % e == 0))
            degrees.push_back(e);
    }
    return degrees;
}

std::vector<int> virtualStages(const LayoutSpace &space, int pipeline)
{
    if (pipeline == 1 || space.layers % pipeline != 0)
        return {1};
    return divisorsOf(space.layers / pipeline);
}

} // namespace

std::vector<int> divisorsOf(int number)
{
    std::vector<int> low, high;
    for (int i = 1; qint64(i) * i <= number; ++i) {
        if (number % i != 0)
            continue;
        low.push_back(i);
        if (i != number / i)
            high.push_back(number / i);
    }
    low.insert(low.end(), high.rbegin(), high.rend());
    return low;
}

ProgramRules programRules(Framework framework)
{
    switch (framework) {
    case Framework::Megatron:
    case Framework::MegatronBridge:
    case Framework::MlperfTraining:
    case Framework::InternEvo:
    case Framework::Nemo:
    case Framework::MindSpeed:
        return megatronRules(framework);
    case Framework::MegatronDeepSpeed:
    case Framework::Nanotron:
        return {framework, true, true, false, false, true, {0, 1}};
    case Framework::Torchtitan:
    case Framework::NemoAutomodel:
        return {framework, true, false, false, false, true, {2, 3}};
    case Framework::Fsdp:
    case Framework::Torchtune:
    case Framework::LitGpt:
    case Framework::LlmFoundry:
    case Framework::Olmo:
    case Framework::PrimeRl:
    case Framework::MaxText:
        return {framework, false, false, false, false, false, {2, 3}};
    case Framework::DeepSpeed:
        return {framework, false, false, false, false, false, {0, 1, 2, 3}};
    default:
        return {framework, false, false, false, false, false, {0, 2, 3}};
    }
}

std::vector<Framework> programsFor(const PlanJob &job, const Model &model, const QString &vendor)
{
    const Workload &work = job.base.workload;
    if (job.frameworkPinned || !isTraining(work.task))
        return {work.framework};
    if (vendor == QLatin1String("Huawei"))
        return {Framework::MindSpeed};
    if (isAdapter(work.task))
        return {Framework::HfTrainer, Framework::Fsdp};
    if (work.task == Task::FullFinetuning && double(model.parameters) < planConstants().megatronFrom)
        return {Framework::Fsdp, Framework::DeepSpeed};
    return {Framework::Fsdp, Framework::Megatron};
}

LayoutSpace LayoutSpace::of(const PlanJob &job, const Model &model, const ProgramRules &rules, int gpus,
                            int tensorLimit)
{
    LayoutSpace space;
    space.rules = rules;
    space.gpus = gpus;
    space.tensorLimit = tensorLimit;
    if (model.transformer) {
        space.layers = std::max(1, model.transformer->layers);
        space.heads = std::max(1, model.transformer->heads);
        space.experts = model.transformer->moe ? model.transformer->moe->experts : 0;
    }
    const Workload &work = job.base.workload;
    space.sequence = std::max(1, work.sequenceLength);
    space.globalBatch = std::max(1, work.globalBatch);
    if (job.microBatchPinned)
        space.microBatch = std::max(1, work.microBatch);
    if (job.recomputePinned)
        space.recompute = work.recompute;
    return space;
}

void forEachDegrees(const LayoutSpace &space, const std::function<bool(const DegreeSet &)> &visit)
{
    DegreeSet set;
    Layout &layout = set.layout;
    layout.sequence = space.sequence;
    for (const int t : tensorDegrees(space)) {
        for (const int p : pipelineDegrees(space, space.gpus / t)) {
            set.virtualStages = virtualStages(space, p);
            for (const int c : contextDegrees(space, space.gpus / t / p)) {
                const int d = space.gpus / t / p / c;
                if (space.globalBatch % d != 0)
                    continue;
                layout.tensor = t;
                layout.pipeline = p;
                layout.context = c;
                layout.data = d;
                set.sequencesPerRank = space.globalBatch / d;
                layout.gradientAccumulation = set.sequencesPerRank;
                for (const int e : expertDegrees(space, d * t * c)) {
                    for (const int zero : space.rules.zeroStages) {
                        if (d * c == 1 && zero != space.rules.zeroStages.front())
                            break; // nothing to shard over
                        layout.expert = e;
                        layout.zeroStage = zero;
                        if (!visit(set))
                            return;
                    }
                }
            }
        }
    }
}

} // namespace xuanka
