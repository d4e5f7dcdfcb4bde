// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/phrase_tables.h"

#include <QCoreApplication>

#include <cstring>

namespace xuanka
{

namespace
{

constexpr PhraseEntry kMemoryParts[] = {
    {"weights", QT_TRANSLATE_NOOP("phrases", "Weights")},
    {"gradients", QT_TRANSLATE_NOOP("phrases", "Gradients")},
    {"optimizer", QT_TRANSLATE_NOOP("phrases", "Optimizer states")},
    {"activations", QT_TRANSLATE_NOOP("phrases", "Activations")},
    {"logits", QT_TRANSLATE_NOOP("phrases", "Logits and loss")},
    {"kv_cache", QT_TRANSLATE_NOOP("phrases", "KV cache")},
    {"communication", QT_TRANSLATE_NOOP("phrases", "Communication buffers")},
    {"workspace", QT_TRANSLATE_NOOP("phrases", "Workspace")},
    {"context", QT_TRANSLATE_NOOP("phrases", "Context")},
    {"fragmentation", QT_TRANSLATE_NOOP("phrases", "Fragmentation")},
};

constexpr PhraseEntry kStepParts[] = {
    {"compute", QT_TRANSLATE_NOOP("phrases", "Matrix compute")},
    {"attention", QT_TRANSLATE_NOOP("phrases", "Attention")},
    {"recompute", QT_TRANSLATE_NOOP("phrases", "Recomputation")},
    {"tensor_comm", QT_TRANSLATE_NOOP("phrases", "Tensor-parallel communication")},
    {"pipeline_bubble", QT_TRANSLATE_NOOP("phrases", "Pipeline bubble")},
    {"data_comm_exposed", QT_TRANSLATE_NOOP("phrases", "Exposed data-parallel communication")},
    {"optimizer", QT_TRANSLATE_NOOP("phrases", "Optimizer step")},
    {"overhead", QT_TRANSLATE_NOOP("phrases", "Other overhead")},
};

constexpr PhraseEntry kStaves[] = {
    {"gpu_compute", QT_TRANSLATE_NOOP("phrases", "GPU compute")},
    {"gpu_memory", QT_TRANSLATE_NOOP("phrases", "GPU memory")},
    {"memory_bandwidth", QT_TRANSLATE_NOOP("phrases", "Memory bandwidth")},
    {"gpu_link", QT_TRANSLATE_NOOP("phrases", "GPU interconnect")},
    {"network", QT_TRANSLATE_NOOP("phrases", "Network")},
    {"cpu_loading", QT_TRANSLATE_NOOP("phrases", "CPU and data loading")},
    {"host_memory", QT_TRANSLATE_NOOP("phrases", "Host memory")},
    {"storage", QT_TRANSLATE_NOOP("phrases", "Storage")},
    {"rack_power", QT_TRANSLATE_NOOP("phrases", "Rack power")},
    {"cooling", QT_TRANSLATE_NOOP("phrases", "Cooling")},
};

constexpr PhraseEntry kQuantities[] = {
    {"memory.total", QT_TRANSLATE_NOOP("phrases", "Memory in use on the fullest card")},
    {"memory.need", QT_TRANSLATE_NOOP("phrases", "Memory that must be there for the job to run")},
    {"memory.torch_peak", QT_TRANSLATE_NOOP("phrases", "Peak allocated by the framework")},
    {"memory.reserved", QT_TRANSLATE_NOOP("phrases", "Peak reserved by the framework")},
    {"memory.capacity", QT_TRANSLATE_NOOP("phrases", "Memory a process can use")},
    {"memory.max_concurrency", QT_TRANSLATE_NOOP("phrases", "Most concurrent requests")},
    {"memory.rule_of_thumb", QT_TRANSLATE_NOOP("phrases", "Rule of thumb")},
    {"time.step.total", QT_TRANSLATE_NOOP("phrases", "Time of one step")},
    {"time.tokens_per_second", QT_TRANSLATE_NOOP("phrases", "Throughput of the whole job")},
    {"time.tokens_per_second_per_gpu", QT_TRANSLATE_NOOP("phrases", "Throughput per card")},
    {"time.samples_per_second", QT_TRANSLATE_NOOP("phrases", "Samples per second")},
    {"time.mfu", QT_TRANSLATE_NOOP("phrases", "MFU, share of peak compute used by the model")},
    {"time.hfu", QT_TRANSLATE_NOOP("phrases", "HFU, recomputation included")},
    {"time.prefill", QT_TRANSLATE_NOOP("phrases", "Time to read the prompts")},
    {"time.time_per_output_token", QT_TRANSLATE_NOOP("phrases", "Time per output token")},
    {"time.run_seconds", QT_TRANSLATE_NOOP("phrases", "Duration of the whole run")},
    {"power.gpu_watts", QT_TRANSLATE_NOOP("phrases", "Power of one card")},
    {"power.node_watts", QT_TRANSLATE_NOOP("phrases", "Power of one server")},
    {"power.node_peak_watts", QT_TRANSLATE_NOOP("phrases", "Peak power of one server")},
    {"power.energy_joules_per_token", QT_TRANSLATE_NOOP("phrases", "Energy per token")},
};

constexpr PhraseEntry kUnits[] = {
    {"tokens", QT_TRANSLATE_NOOP("phrases", "tokens")},
    {"samples", QT_TRANSLATE_NOOP("phrases", "samples")},
    {"sequences", QT_TRANSLATE_NOOP("phrases", "sequences")},
    {"requests", QT_TRANSLATE_NOOP("phrases", "requests")},
    {"GPU", QT_TRANSLATE_NOOP("phrases", "cards")},
    {"nodes", QT_TRANSLATE_NOOP("phrases", "servers")},
    {"layers", QT_TRANSLATE_NOOP("phrases", "layers")},
    {"parameters", QT_TRANSLATE_NOOP("phrases", "parameters")},
    {"elements", QT_TRANSLATE_NOOP("phrases", "elements")},
    {"images", QT_TRANSLATE_NOOP("phrases", "images")},
    {"year", QT_TRANSLATE_NOOP("phrases", "year")},
};

constexpr PhraseEntry kFigures[] = {
    {"memory_gib", QT_TRANSLATE_NOOP("phrases", "memory size")},
    {"memory_bandwidth_gb_s", QT_TRANSLATE_NOOP("phrases", "memory bandwidth")},
    {"fp32_tflops", QT_TRANSLATE_NOOP("phrases", "FP32 rate")},
    {"tf32_tflops", QT_TRANSLATE_NOOP("phrases", "TF32 rate")},
    {"bf16_tflops", QT_TRANSLATE_NOOP("phrases", "BF16 rate")},
    {"fp16_tflops", QT_TRANSLATE_NOOP("phrases", "FP16 rate")},
    {"fp8_tflops", QT_TRANSLATE_NOOP("phrases", "FP8 rate")},
    {"fp4_tflops", QT_TRANSLATE_NOOP("phrases", "FP4 rate")},
    {"int8_tops", QT_TRANSLATE_NOOP("phrases", "INT8 rate")},
    {"nvlink_bandwidth_gb_s", QT_TRANSLATE_NOOP("phrases", "interconnect bandwidth")},
    {"pcie_bandwidth_gb_s", QT_TRANSLATE_NOOP("phrases", "PCIe bandwidth")},
    {"tdp_w", QT_TRANSLATE_NOOP("phrases", "board power")},
    {"sm_count", QT_TRANSLATE_NOOP("phrases", "number of multiprocessors")},
    {"boost_mhz", QT_TRANSLATE_NOOP("phrases", "clock rate")},
    {"architecture", QT_TRANSLATE_NOOP("phrases", "model architecture")},
    {"forward_macs_per_sample", QT_TRANSLATE_NOOP("phrases", "multiply-accumulates per sample of the model")},
    {"activation_elements_per_sample", QT_TRANSLATE_NOOP("phrases", "activation elements per sample of the model")},
};

constexpr PhraseEntry kGroups[] = {
    {"megatron", QT_TRANSLATE_NOOP("phrases", "training with Megatron and its relatives")},
    {"modelled", QT_TRANSLATE_NOOP("phrases", "training with a program that has published measurements")},
    {"variable", QT_TRANSLATE_NOOP("phrases", "training with texts of different length")},
    {"incomplete", QT_TRANSLATE_NOOP("phrases", "settings partly unknown, or a program without measurements")},
    {"memory.parts", QT_TRANSLATE_NOOP("phrases", "serving with vLLM or SGLang, part by part")},
    {"memory.hf_device", QT_TRANSLATE_NOOP("phrases", "generation with Transformers, memory of the device")},
    {"memory.hf_allocated", QT_TRANSLATE_NOOP("phrases", "generation with Transformers, memory of the framework")},
    {"memory.process", QT_TRANSLATE_NOOP("phrases", "llama.cpp and lmdeploy")},
    {"memory.default", QT_TRANSLATE_NOOP("phrases", "an engine without measurements")},
    {"dense", QT_TRANSLATE_NOOP("phrases", "dense models on data-centre cards")},
    {"dense_before_2023", QT_TRANSLATE_NOOP("phrases", "dense models with software from before 2023")},
    {"dense_other_gpu", QT_TRANSLATE_NOOP("phrases", "dense models on other measured cards")},
    {"hf_trainer", QT_TRANSLATE_NOOP("phrases", "HF Trainer, PEFT and DeepSpeed fine-tuning")},
    {"moe", QT_TRANSLATE_NOOP("phrases", "mixture-of-experts models")},
    {"unmeasured_card", QT_TRANSLATE_NOOP("phrases", "a card without measurements")},
    {"speed.decode_vllm", QT_TRANSLATE_NOOP("phrases", "decoding with vLLM")},
    {"speed.serving_vllm", QT_TRANSLATE_NOOP("phrases", "a loaded vLLM server")},
    {"speed.decode_hf", QT_TRANSLATE_NOOP("phrases", "decoding with Transformers")},
    {"speed.batch_hf", QT_TRANSLATE_NOOP("phrases", "batches with Transformers")},
    {"speed.decode_llama_cpp", QT_TRANSLATE_NOOP("phrases", "decoding with llama.cpp")},
    {"speed.static_lmdeploy", QT_TRANSLATE_NOOP("phrases", "static batches with lmdeploy")},
    {"speed.serving_lmdeploy", QT_TRANSLATE_NOOP("phrases", "a loaded lmdeploy server")},
    {"speed.tensorrt_llm", QT_TRANSLATE_NOOP("phrases", "a loaded TensorRT-LLM server")},
    {"speed.sglang", QT_TRANSLATE_NOOP("phrases", "serving with SGLang")},
    {"speed.mlperf_offline", QT_TRANSLATE_NOOP("phrases", "MLPerf inference, offline")},
    {"speed.mlperf_server", QT_TRANSLATE_NOOP("phrases", "MLPerf inference, server")},
    {"speed.prefill_hf", QT_TRANSLATE_NOOP("phrases", "reading the prompt with Transformers")},
    {"speed.prefill_llama_cpp", QT_TRANSLATE_NOOP("phrases", "reading the prompt with llama.cpp")},
    {"speed.prefill_tensorrt_llm", QT_TRANSLATE_NOOP("phrases", "reading the prompt with TensorRT-LLM")},
    {"speed.default", QT_TRANSLATE_NOOP("phrases", "an engine without measurements")},
    {"vision", QT_TRANSLATE_NOOP("phrases", "image models")},
    {"vision_training_cnn", QT_TRANSLATE_NOOP("phrases", "training of convolutional image models")},
    {"vision_training_transformer", QT_TRANSLATE_NOOP("phrases", "training of image transformers")},
    {"vision_inference_cnn", QT_TRANSLATE_NOOP("phrases", "inference of convolutional image models")},
    {"vision_inference_transformer", QT_TRANSLATE_NOOP("phrases", "inference of image transformers")},
    {"vision_other_card", QT_TRANSLATE_NOOP("phrases", "image models on cards without measurements")},
};

} // namespace

std::span<const PhraseEntry> memoryPartPhrases() { return kMemoryParts; }
std::span<const PhraseEntry> stepPartPhrases() { return kStepParts; }
std::span<const PhraseEntry> stavePhrases() { return kStaves; }
std::span<const PhraseEntry> quantityPhrases() { return kQuantities; }
std::span<const PhraseEntry> unitPhrases() { return kUnits; }

std::span<const PhraseEntry> figurePhrases() { return kFigures; }
std::span<const PhraseEntry> groupPhrases() { return kGroups; }

const char *phraseSource(std::span<const PhraseEntry> table, const char *key)
{
    for (const PhraseEntry &entry : table) {
        if (std::strcmp(entry.key, key) == 0)
            return entry.source;
    }
    return nullptr;
}

} // namespace xuanka
