// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/training_speed_constants.h"
#include "scenario/scenario.h"

#include <cstdint>

namespace xuanka
{

/// Training programs that run alike, by their kernels and their launch cost.
enum class SpeedStack : std::uint8_t {
    Tuned,             ///< MLPerf submissions: hand-tuned, graphs
    Megatron,          ///< Megatron-Core, NeMo, Megatron Bridge, MindSpeed
    Xla,               ///< MaxText, Pax
    Foundry,           ///< LLM Foundry, InternEvo, the FlashAttention trainer
    TransformerEngine, ///< NeMo AutoModel: eager with cuDNN attention
    Torch,             ///< eager FSDP
    Compiled,          ///< any of the eager ones under torch.compile; Unsloth
    HuggingFace,       ///< Transformers, PEFT, DeepSpeed
    MegatronDeepSpeed  ///< Megatron-DeepSpeed, Nanotron
};

/// What a scenario's program means for speed. docs/method-speed.md, programs.
struct SpeedProgram {
    SpeedStack stack = SpeedStack::Torch; ///< kernels, torch.compile applied
    bool megatron = false;                ///< overlaps and shards as Megatron does
    bool deepspeed = false;               ///< DeepSpeed's ZeRO
    bool megatronDeepSpeed = false;
    bool measured = true;   ///< published rates of this very program exist
    double release = 0;     ///< year with fraction
    bool beforeFa3 = false; ///< on Hopper: FlashAttention 1 or 2
    double elementwise = 0; ///< traffic over the ideal
    double host = 0;        ///< s a layer and pass
    double moeMaturity = 1; ///< factor on element-wise and host cost of MoE
};

/// Release 0 (and below: not stated) = current software.
SpeedProgram speedProgram(const Workload &workload, const SpeedConstants &constants);

} // namespace xuanka
