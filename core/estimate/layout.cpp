// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/layout.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{

Layout Layout::of(const Scenario &scenario)
{
    const Workload &work = scenario.workload;
    const Parallelism &degrees = scenario.parallelism;
    Layout layout;
    layout.microBatch = std::max(1, work.microBatch);
    layout.sequence = std::max(1, work.sequenceLength);
    layout.data = std::max(1, degrees.data);
    layout.tensor = std::max(1, degrees.tensor);
    layout.pipeline = std::max(1, degrees.pipeline);
    layout.virtualPipeline = std::max(1, degrees.virtualPipeline);
    layout.context = std::max(1, degrees.context);
    layout.expert = std::max(1, degrees.expert);
    layout.zeroStage = degrees.zeroStage;
    layout.shardGroup = degrees.fsdpShardGroup;
    layout.sequenceParallel = degrees.sequenceParallel;
    layout.recompute = work.recompute;
    layout.gradientAccumulation = std::max(1, work.gradientAccumulation);
    if (work.globalBatch > 0) {
        const double perPass = double(layout.microBatch) * layout.data;
        layout.gradientAccumulation = std::max(1, int(std::nearbyint(work.globalBatch / perPass)));
    }
    return layout;
}

} // namespace xuanka
