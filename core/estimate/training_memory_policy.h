// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/training_memory.h"

namespace xuanka::training_memory
{

/// What a program is known to do with memory, by framework and software year: docs/method-memory.md, "programs".
struct Policy {
    TrainingEngine engine = TrainingEngine::Single;
    bool litGpt = false;
    bool keepsInputs = false;            ///< inputs of frozen linear layers are kept too
    bool fp32Stream = false;             ///< residual stream in fp32
    bool accumulatesWithoutSync = false; ///< where weights are sharded
    bool cacheGrows = false;
    double logitBytes = 0;
};

/// The year whose software a scenario means; 0 where a measured row does not say.
double softwareYear(const Workload &work, const MemoryConstants &constants);

/// Bytes per weight of the linear layers of a frozen base; 2 for 16-bit formats.
double baseWeightBytes(const Workload &work);
/// Formats of bitsandbytes, whose linear layers behave differently from the GPTQ and AWQ kernels.
bool isBitsAndBytes(WeightFormat format);
bool isQuantisedBase(const Workload &work);

/// Policies for unsharded and sharded runs and the ZeRO stage from which the second applies (4 = never).
struct Policies {
    Policy unsharded, sharded;
    int shardedFrom = 4;
};
Policies policies(const Scenario &scenario, const MemoryConstants &constants);

double momentsPerParameter(Optimizer optimizer, const MemoryConstants &constants);

} // namespace xuanka::training_memory
