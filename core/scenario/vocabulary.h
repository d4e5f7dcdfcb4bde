// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>

#include <cstdint>
#include <optional>
#include <span>

/// The words of the scenario file and of the measured tables, as enums. Each enum has toWord/fromWord and a
/// list of all its values; display names are made in report/phrases.
namespace xuanka
{

enum class Task : std::uint8_t { Pretraining, FullFinetuning, Lora, Qlora, Inference };
enum class Precision : std::uint8_t { Fp32, Tf32, Fp16Mixed, Bf16Mixed, Bf16, Fp8Mixed, Fp16, Fp8, Int8, Int4, Nf4 };
enum class Optimizer : std::uint8_t { AdamW, AdamW8bit, PagedAdamW8bit, Adafactor, Lion, Sgd, SgdMomentum };
enum class Recompute : std::uint8_t { None, Selective, Full };
enum class Attention : std::uint8_t { Eager, Flash };
enum class Loss : std::uint8_t { Plain, Chunked, Fused };
enum class Offload : std::uint8_t { None, Optimizer, OptimizerAndParameters };
enum class Dtype : std::uint8_t { Fp32, Fp16, Bf16, Fp8, Int8 };
enum class CheckpointDevice : std::uint8_t { Gpu, Host };

enum class Framework : std::uint8_t {
    HfTrainer,
    Fsdp,
    DeepSpeed,
    Megatron,
    Vllm,
    Generic,
    Torchtune,
    Torchtitan,
    LitGpt,
    LlmFoundry,
    Nemo,
    MegatronDeepSpeed,
    Sglang,
    TensorRtLlm,
    Lmdeploy,
    LlamaCpp,
    HfTransformers,
    MindSpeed,
    // further words of the measured tables
    Peft,
    Unsloth,
    Olmo,
    PrimeRl,
    NemoAutomodel,
    MegatronBridge,
    Nanotron,
    InternEvo,
    MlperfTraining,
    MaxText,
    PaxMl,
    FlashAttnTrainer,
    MetaInternal,
    PyTorch,
    MlperfInference
};

/// Exact storage format of quantised (or plain) weights; Default = decided by precision and task.
enum class WeightFormat : std::uint8_t {
    Default,
    Fp32,
    Fp16,
    Bf16,
    Fp8,
    Fp8Block,
    W8a8Int8,
    LlmInt8,
    Int8Wo,
    Int4Wo,
    GptqInt8,
    GptqInt4,
    AwqInt4,
    HqqInt4,
    W4a16G128,
    Nf4,
    Nf4Dq,
    Fp4,
    Mxfp4,
    Nvfp4,
    Q4KM,
    Q6K,
    Q80
};

/// Word of the file format for a value, e.g. toWord(Task::FullFinetuning) == "full_finetuning".
template <typename E> QLatin1String toWord(E value);
/// Value of a word, nullopt if unknown. "sdpa" reads as Attention::Flash.
template <typename E> std::optional<E> fromWord(QStringView word);
/// All values of an enum in declaration order.
template <typename E> std::span<const E> allValues();
/// Their words, same order.
template <typename E> std::span<const char *const> allWords();

bool isTraining(Task task);
bool isAdapter(Task task); ///< LoRA or QLoRA

} // namespace xuanka
