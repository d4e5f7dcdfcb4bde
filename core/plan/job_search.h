// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/compiled_scenario.h"
#include "plan/layout_space.h"
#include "plan/plan.h"

#include <atomic>

namespace xuanka
{

/// What the search of one job on one cluster needs; outlives it.
struct JobContext {
    const PlanJob &job;
    const PlanLimits &limits;
    const Catalog &catalog;
    const Gpu &gpu;
    int gpusPerNode = 8, nodes = 1;
    int keep = 1; ///< layouts returned at most
    bool prune = true;
    std::stop_token stop;
    std::atomic<qint64> &evaluated;

    int gpus() const { return gpusPerNode * nodes; }
};

struct JobResult {
    std::vector<JobChoice> choices; ///< that fit, fastest first (pessimistic)
    double leastNeed = 0;           ///< bytes, where nothing fits; 0 = nothing was evaluated
    double leanest = 0;             ///< bytes, of the layouts that fit
    bool anyLayout = false;
    QStringList missing; ///< figures without which there is no answer
};

/// Searches all programs and layouts.
JobResult searchJob(const JobContext &context, const Model &model);

/// The complete scenario of a job at a layout.
Scenario scenarioAt(const JobContext &context, Framework framework, const Layout &layout);
Scenario scenarioOnCards(const JobContext &context, Framework framework);

/// Lower bounds that need no compiling. Bytes on a card; hours, 0 = no bound known.
double leastStateBytes(const PlanJob &job, const Model &model, int gpus);
double leastHours(const PlanJob &job, const Model &model, const Gpu &gpu, int gpus);

} // namespace xuanka
