// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

namespace xuanka
{

/// The part of a training scenario that a sweep or the planner varies: plain numbers, no strings, so that
/// evaluate() neither allocates nor hashes.
struct Layout {
    int microBatch = 1;
    int sequence = 4096;
    int gradientAccumulation = 1; ///< micro-batches per step
    int data = 1, tensor = 1, pipeline = 1, virtualPipeline = 1, context = 1, expert = 1;
    int zeroStage = 0;
    int shardGroup = 0; ///< GPUs per FSDP shard group, 0 = all
    bool sequenceParallel = false;
    Recompute recompute = Recompute::None;

    int gpus() const { return data * tensor * pipeline * context; }
    /// Layout of a scenario; gradient accumulation from global_batch where that is given.
    static Layout of(const Scenario &scenario);
};

} // namespace xuanka
