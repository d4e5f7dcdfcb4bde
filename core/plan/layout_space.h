// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/layout.h"
#include "model/model.h"
#include "plan/requirements.h"

#include <functional>
#include <vector>

namespace xuanka
{

/// Degrees and settings a training program can be run with, as its users do.
struct ProgramRules {
    Framework framework = Framework::Fsdp;
    bool tensor = false, pipeline = false, context = false, expert = false;
    bool selective = false; ///< selective recomputation
    std::vector<int> zeroStages{0};
};
ProgramRules programRules(Framework framework);

/// Programs searched for a job on a vendor's cards: the one the job names, else those practice uses.
std::vector<Framework> programsFor(const PlanJob &job, const Model &model, const QString &vendor);

/// The space of one job, card count and program.
struct LayoutSpace {
    ProgramRules rules;
    int gpus = 1;
    int tensorLimit = 8; ///< cards the fast link or the board joins
    int layers = 1, heads = 1, experts = 0;
    int sequence = 4096;
    int globalBatch = 1;
    std::optional<int> microBatch;      ///< pinned
    std::optional<Recompute> recompute; ///< pinned

    static LayoutSpace of(const PlanJob &job, const Model &model, const ProgramRules &rules, int gpus, int tensorLimit);
};

/// Degrees of one layout without batch and recomputation, and what may be varied under them.
struct DegreeSet {
    Layout layout; ///< micro batch 1, as many micro-batches as the global batch then needs
    int sequencesPerRank = 1;
    std::vector<int> virtualStages; ///< that divide the layers of a stage
};

/// Calls visit for every set of degrees (tensor, pipeline, context, expert, data, ZeRO); visit returns false to stop.
void forEachDegrees(const LayoutSpace &space, const std::function<bool(const DegreeSet &)> &visit);

/// Divisors in ascending order.
std::vector<int> divisorsOf(int number);

} // namespace xuanka
