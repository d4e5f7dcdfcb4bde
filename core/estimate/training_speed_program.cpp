// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed_program.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

struct Entry {
    Framework framework;
    SpeedStack stack;
    bool measured;
};

constexpr Entry kStacks[] = {
    {Framework::HfTrainer, SpeedStack::HuggingFace, true},
    {Framework::Peft, SpeedStack::HuggingFace, true},
    {Framework::DeepSpeed, SpeedStack::HuggingFace, true},
    {Framework::HfTransformers, SpeedStack::HuggingFace, true},
    {Framework::Unsloth, SpeedStack::Compiled, false},
    {Framework::Fsdp, SpeedStack::Torch, true},
    {Framework::Torchtitan, SpeedStack::Torch, true},
    {Framework::Torchtune, SpeedStack::Torch, true},
    {Framework::LitGpt, SpeedStack::Torch, false},
    {Framework::Olmo, SpeedStack::Torch, false},
    {Framework::PrimeRl, SpeedStack::Torch, false},
    {Framework::PyTorch, SpeedStack::Torch, false},
    {Framework::Generic, SpeedStack::Torch, false},
    {Framework::LlmFoundry, SpeedStack::Foundry, true},
    {Framework::FlashAttnTrainer, SpeedStack::Foundry, true},
    {Framework::InternEvo, SpeedStack::Foundry, true},
    {Framework::NemoAutomodel, SpeedStack::TransformerEngine, true},
    {Framework::Megatron, SpeedStack::Megatron, true},
    {Framework::MegatronBridge, SpeedStack::Megatron, true},
    {Framework::Nemo, SpeedStack::Megatron, true},
    {Framework::MindSpeed, SpeedStack::Megatron, false},
    {Framework::MetaInternal, SpeedStack::Megatron, false},
    {Framework::MlperfTraining, SpeedStack::Tuned, true},
    {Framework::Nanotron, SpeedStack::MegatronDeepSpeed, true},
    {Framework::MegatronDeepSpeed, SpeedStack::MegatronDeepSpeed, true},
    {Framework::MaxText, SpeedStack::Xla, false},
    {Framework::PaxMl, SpeedStack::Xla, true},
};

Entry entryOf(Framework framework)
{
    for (const Entry &entry : kStacks)
        if (entry.framework == framework)
            return entry;
    // serving engines do not train; what runs instead is a plain PyTorch loop
    return {framework, SpeedStack::Torch, false};
}

double elementwiseOf(SpeedStack stack, const Workload &workload, const SpeedConstants &c)
{
    const bool casts = workload.precision != Precision::Fp32 && workload.precision != Precision::Tf32;
    switch (stack) {
    case SpeedStack::HuggingFace:
        // without the casts of autocast, or with fused norms, rotary embedding and activation, the library
        // moves what the eager trainers move
        return workload.fusedKernels || !casts ? c.elementwiseEager : c.elementwiseHf;
    case SpeedStack::Torch:
    case SpeedStack::TransformerEngine:
    case SpeedStack::Foundry:
    case SpeedStack::MegatronDeepSpeed:
        return workload.fusedKernels ? c.elementwiseFused : c.elementwiseEager;
    case SpeedStack::Tuned:
    case SpeedStack::Megatron:
    case SpeedStack::Xla:
    case SpeedStack::Compiled:
        break;
    }
    return c.elementwiseFused;
}

double hostOf(SpeedStack stack, const SpeedConstants &c)
{
    switch (stack) {
    case SpeedStack::HuggingFace:
        return c.hostHf;
    case SpeedStack::Tuned:
    case SpeedStack::Xla:
    case SpeedStack::Compiled:
        return c.hostGraph;
    default:
        return c.hostEager;
    }
}

/// Programs that never took up the kernels FlashAttention 3 and cuDNN brought to Hopper.
bool keepsOldAttention(SpeedStack stack)
{
    return stack == SpeedStack::Foundry || stack == SpeedStack::Torch || stack == SpeedStack::Compiled ||
           stack == SpeedStack::HuggingFace || stack == SpeedStack::MegatronDeepSpeed;
}

} // namespace

SpeedProgram speedProgram(const Workload &workload, const SpeedConstants &constants)
{
    constexpr double fa3Year = 2024;
    const Entry entry = entryOf(workload.framework);
    SpeedProgram program;
    program.measured = entry.measured;
    program.megatronDeepSpeed = entry.stack == SpeedStack::MegatronDeepSpeed;
    program.megatron = entry.stack == SpeedStack::Megatron || entry.stack == SpeedStack::Tuned ||
                       program.megatronDeepSpeed || workload.framework == Framework::InternEvo;
    program.deepspeed = workload.framework == Framework::DeepSpeed;
    program.stack = workload.compile ? SpeedStack::Compiled : entry.stack;
    program.release = workload.softwareYear > 0 ? workload.softwareYear : constants.moeMature;
    program.beforeFa3 = program.release < fa3Year || keepsOldAttention(program.stack);
    program.elementwise = elementwiseOf(program.stack, workload, constants);
    program.host = hostOf(program.stack, constants);
    if (program.stack == SpeedStack::Megatron) {
        const double age = std::clamp(constants.moeMature - program.release, 0.0, constants.moeOldYears);
        program.moeMaturity = std::pow(constants.moeOld, age);
    }
    return program;
}

} // namespace xuanka
