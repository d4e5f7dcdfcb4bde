// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

/// The worked examples of docs/method-speed.md as scenarios.
namespace examples
{

using namespace xuanka;

/// Llama-2-7B pretraining on eight H100 under compiled FSDP (worked example A).
inline Scenario exampleA()
{
    Scenario s;
    s.model.catalogId = QStringLiteral("llama-2-7b");
    s.workload.task = Task::Pretraining;
    s.workload.framework = Framework::Fsdp;
    s.workload.compile = true;
    s.workload.microBatch = 2;
    s.workload.gradientAccumulation = 4;
    s.workload.sequenceLength = 4096;
    s.workload.softwareYear = 2025.5;
    s.cluster = {QStringLiteral("h100-sxm5-80"), 8, 1, 0, 0, {}};
    s.parallelism.data = 8;
    s.parallelism.zeroStage = 3;
    return s;
}

/// GPT-3 175B on 64 A100 in 2022 (worked example B).
inline Scenario exampleB(Recompute recompute)
{
    Scenario s;
    s.model.catalogId = QStringLiteral("gpt3-175b");
    s.workload.task = Task::Pretraining;
    s.workload.framework = Framework::Megatron;
    s.workload.precision = Precision::Fp16Mixed;
    s.workload.attention = Attention::Eager;
    s.workload.recompute = recompute;
    s.workload.microBatch = 1;
    s.workload.gradientAccumulation = 64;
    s.workload.sequenceLength = 2048;
    s.workload.softwareYear = 2022.5;
    s.cluster = {QStringLiteral("a100-sxm4-80"), 8, 8, 0, 0, {}};
    s.parallelism.data = 1;
    s.parallelism.tensor = 8;
    s.parallelism.pipeline = 8;
    s.parallelism.virtualPipeline = 3;
    s.parallelism.zeroStage = 0;
    s.parallelism.sequenceParallel = recompute == Recompute::Selective;
    return s;
}

/// Llama-2-7B adapters on one RTX 4090 (worked example C).
inline Scenario exampleC(Task task)
{
    Scenario s;
    s.model.catalogId = QStringLiteral("llama-2-7b");
    s.workload.task = task;
    s.workload.framework = Framework::HfTrainer;
    s.workload.recompute = Recompute::Full;
    s.workload.microBatch = 1;
    s.workload.gradientAccumulation = 16;
    s.workload.sequenceLength = 2048;
    s.cluster = {QStringLiteral("rtx-4090"), 1, 1, 0, 0, {}};
    s.parallelism.data = 1;
    s.parallelism.zeroStage = 0;
    return s;
}

} // namespace examples
