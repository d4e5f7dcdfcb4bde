// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/vocabulary.h"

#include <QStringView>

#include <array>

namespace xuanka
{

namespace
{

template <typename E> struct Entry {
    E value;
    const char *word;
};

// One table per enum, in declaration order, so that a value is its own index.
template <typename E> struct Words;

#define XUANKA_WORDS(Enum, ...)                                                                                        \
    template <> struct Words<Enum> {                                                                                   \
        using E = Enum;                                                                                                \
        static constexpr auto table = std::to_array<Entry<Enum>>({__VA_ARGS__});                                       \
    }

XUANKA_WORDS(Task, {E::Pretraining, "pretraining"}, {E::FullFinetuning, "full_finetuning"}, {E::Lora, "lora"},
             {E::Qlora, "qlora"}, {E::Inference, "inference"});
XUANKA_WORDS(Precision, {E::Fp32, "fp32"}, {E::Tf32, "tf32"}, {E::Fp16Mixed, "fp16_mixed"},
             {E::Bf16Mixed, "bf16_mixed"}, {E::Bf16, "bf16"}, {E::Fp8Mixed, "fp8_mixed"}, {E::Fp16, "fp16"},
             {E::Fp8, "fp8"}, {E::Int8, "int8"}, {E::Int4, "int4"}, {E::Nf4, "nf4"});
XUANKA_WORDS(Optimizer, {E::AdamW, "adamw"}, {E::AdamW8bit, "adamw_8bit"}, {E::PagedAdamW8bit, "paged_adamw_8bit"},
             {E::Adafactor, "adafactor"}, {E::Lion, "lion"}, {E::Sgd, "sgd"}, {E::SgdMomentum, "sgd_momentum"});
XUANKA_WORDS(Recompute, {E::None, "none"}, {E::Selective, "selective"}, {E::Full, "full"});
XUANKA_WORDS(Attention, {E::Eager, "eager"}, {E::Flash, "flash"});
XUANKA_WORDS(Loss, {E::Plain, "plain"}, {E::Chunked, "chunked"}, {E::Fused, "fused"});
XUANKA_WORDS(Offload, {E::None, "none"}, {E::Optimizer, "optimizer"},
             {E::OptimizerAndParameters, "optimizer_and_parameters"});
XUANKA_WORDS(Dtype, {E::Fp32, "fp32"}, {E::Fp16, "fp16"}, {E::Bf16, "bf16"}, {E::Fp8, "fp8"}, {E::Int8, "int8"});
XUANKA_WORDS(CheckpointDevice, {E::Gpu, "gpu"}, {E::Host, "host"});
XUANKA_WORDS(Framework, {E::HfTrainer, "hf_trainer"}, {E::Fsdp, "fsdp"}, {E::DeepSpeed, "deepspeed"},
             {E::Megatron, "megatron"}, {E::Vllm, "vllm"}, {E::Generic, "generic"}, {E::Torchtune, "torchtune"},
             {E::Torchtitan, "torchtitan"}, {E::LitGpt, "litgpt"}, {E::LlmFoundry, "llm_foundry"}, {E::Nemo, "nemo"},
             {E::MegatronDeepSpeed, "megatron_deepspeed"}, {E::Sglang, "sglang"}, {E::TensorRtLlm, "tensorrt_llm"},
             {E::Lmdeploy, "lmdeploy"}, {E::LlamaCpp, "llama_cpp"}, {E::HfTransformers, "hf_transformers"},
             {E::MindSpeed, "mindspeed"}, {E::Peft, "peft"}, {E::Unsloth, "unsloth"}, {E::Olmo, "olmo"},
             {E::PrimeRl, "prime_rl"}, {E::NemoAutomodel, "nemo_automodel"}, {E::MegatronBridge, "megatron_bridge"},
             {E::Nanotron, "nanotron"}, {E::InternEvo, "internevo"}, {E::MlperfTraining, "mlperf_training"},
             {E::MaxText, "maxtext"}, {E::PaxMl, "paxml"}, {E::FlashAttnTrainer, "flash_attn_trainer"},
             {E::MetaInternal, "meta_internal"}, {E::PyTorch, "pytorch"}, {E::MlperfInference, "mlperf_inference"});
XUANKA_WORDS(WeightFormat, {E::Default, "default"}, {E::Fp32, "fp32"}, {E::Fp16, "fp16"}, {E::Bf16, "bf16"},
             {E::Fp8, "fp8"}, {E::Fp8Block, "fp8_block"}, {E::W8a8Int8, "w8a8_int8"}, {E::LlmInt8, "llm_int8"},
             {E::Int8Wo, "int8_wo"}, {E::Int4Wo, "int4_wo"}, {E::GptqInt8, "gptq_int8"}, {E::GptqInt4, "gptq_int4"},
             {E::AwqInt4, "awq_int4"}, {E::HqqInt4, "hqq_int4"}, {E::W4a16G128, "w4a16_g128"}, {E::Nf4, "nf4"},
             {E::Nf4Dq, "nf4_dq"}, {E::Fp4, "fp4"}, {E::Mxfp4, "mxfp4"}, {E::Nvfp4, "nvfp4"}, {E::Q4KM, "q4_k_m"},
             {E::Q6K, "q6_k"}, {E::Q80, "q8_0"});

#undef XUANKA_WORDS

template <typename E> constexpr bool inOrder()
{
    for (std::size_t i = 0; i < Words<E>::table.size(); ++i) {
        if (static_cast<std::size_t>(Words<E>::table[i].value) != i)
            return false;
    }
    return true;
}

template <typename E> constexpr auto valuesOf()
{
    std::array<E, Words<E>::table.size()> values{};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = Words<E>::table[i].value;
    return values;
}

template <typename E> constexpr auto wordsOf()
{
    std::array<const char *, Words<E>::table.size()> words{};
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = Words<E>::table[i].word;
    return words;
}

template <typename E> constexpr auto kValues = valuesOf<E>();
template <typename E> constexpr auto kWords = wordsOf<E>();

} // namespace

template <typename E> QLatin1String toWord(E value)
{
    static_assert(inOrder<E>());
    const auto index = static_cast<std::size_t>(value);
    return index < kWords<E>.size() ? QLatin1String(kWords<E>[index]) : QLatin1String();
}

template <typename E> std::optional<E> fromWord(QStringView word)
{
    for (const Entry<E> &entry : Words<E>::table) {
        if (word == QLatin1String(entry.word))
            return entry.value;
    }
    if constexpr (std::is_same_v<E, Attention>) {
        if (word == QLatin1String("sdpa"))
            return Attention::Flash;
    }
    return std::nullopt;
}

template <typename E> std::span<const E> allValues() { return kValues<E>; }
template <typename E> std::span<const char *const> allWords() { return kWords<E>; }

#define XUANKA_INSTANTIATE(E)                                                                                          \
    template QLatin1String toWord<E>(E);                                                                               \
    template std::optional<E> fromWord<E>(QStringView);                                                                \
    template std::span<const E> allValues<E>();                                                                        \
    template std::span<const char *const> allWords<E>();

XUANKA_INSTANTIATE(Task)
XUANKA_INSTANTIATE(Precision)
XUANKA_INSTANTIATE(Optimizer)
XUANKA_INSTANTIATE(Recompute)
XUANKA_INSTANTIATE(Attention)
XUANKA_INSTANTIATE(Loss)
XUANKA_INSTANTIATE(Offload)
XUANKA_INSTANTIATE(Dtype)
XUANKA_INSTANTIATE(CheckpointDevice)
XUANKA_INSTANTIATE(Framework)
XUANKA_INSTANTIATE(WeightFormat)
#undef XUANKA_INSTANTIATE

bool isTraining(Task task) { return task != Task::Inference; }
bool isAdapter(Task task) { return task == Task::Lora || task == Task::Qlora; }

} // namespace xuanka
