// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/parameter_texts.h"

#include <QtGlobal>

#include <algorithm>
#include <iterator>

namespace xuanka
{

namespace
{

struct ParameterText {
    const char *key;
    const char *label;
    const char *help;
};

struct WordText {
    const char *word;
    const char *text;
};

struct ChoiceText {
    const char *key;
    const char *word;
    const char *text;
};

// clang-format off
constexpr ParameterText kParameters[] = {
    {"name", QT_TRANSLATE_NOOP("phrases", "Name"),
     QT_TRANSLATE_NOOP("phrases", "What this scenario is called in lists, in the comparison and on the cover of the report.")},
    {"model", QT_TRANSLATE_NOOP("phrases", "Model"),
     QT_TRANSLATE_NOOP("phrases", "The model that is trained or served: one of the catalogue, an imported config.json, or plain "
         "counts for a vision model.")},
    {"task", QT_TRANSLATE_NOOP("phrases", "Task"),
     QT_TRANSLATE_NOOP("phrases", "What is done with the model. It decides what has to stay in GPU memory: full training keeps "
         "gradients and optimizer states of every parameter, LoRA only those of a small adapter, "
         "serving keeps none but needs a KV cache.")},
    {"precision", QT_TRANSLATE_NOOP("phrases", "Precision"),
     QT_TRANSLATE_NOOP("phrases", "Number format of the computation and of the weights. FP32 doubles the weights of BF16 and "
         "FP16; BF16 has the wider range and trains more steadily; FP8 needs Hopper, Ada or newer.")},
    {"framework", QT_TRANSLATE_NOOP("phrases", "Framework"),
     QT_TRANSLATE_NOOP("phrases", "The program that runs the job. It decides bytes per optimizer state, the type of the "
         "gradients, communication buffers, workspace and overhead.")},
    {"optimizer", QT_TRANSLATE_NOOP("phrases", "Optimizer"),
     QT_TRANSLATE_NOOP("phrases", "AdamW keeps two numbers per trained parameter; the 8-bit forms keep them in one byte each, "
         "Lion and SGD with momentum keep one, plain SGD none.")},
    {"sequence_length", QT_TRANSLATE_NOOP("phrases", "Sequence length"),
     QT_TRANSLATE_NOOP("phrases", "Tokens in one training sample. Activations grow in proportion, attention work faster than "
         "that.")},
    {"micro_batch", QT_TRANSLATE_NOOP("phrases", "Micro batch"),
     QT_TRANSLATE_NOOP("phrases", "Samples one GPU takes through the model at once. The main lever between memory and speed: "
         "activations grow in proportion, small batches leave the card idle.")},
    {"gradient_accumulation", QT_TRANSLATE_NOOP("phrases", "Gradient accumulation"),
     QT_TRANSLATE_NOOP("phrases", "Micro batches added up before the optimizer steps. Raises the global batch without more "
         "activations.")},
    {"global_batch", QT_TRANSLATE_NOOP("phrases", "Global batch"),
     QT_TRANSLATE_NOOP("phrases", "Samples per optimizer step over all GPUs. When given, gradient accumulation follows from it: "
         "global batch over micro batch and data parallel degree, rounded.")},
    {"recompute", QT_TRANSLATE_NOOP("phrases", "Recomputation"),
     QT_TRANSLATE_NOOP("phrases", "Throws activations away in the forward pass and computes them again in the backward pass "
         "(gradient checkpointing). Full recomputation saves most memory and costs about a third more "
         "time.")},
    {"attention", QT_TRANSLATE_NOOP("phrases", "Attention"),
     QT_TRANSLATE_NOOP("phrases", "Flash attention (also PyTorch SDPA) never stores the score matrix; the eager form does, and "
         "its memory grows with the square of the sequence.")},
    {"concurrency", QT_TRANSLATE_NOOP("phrases", "Concurrency"),
     QT_TRANSLATE_NOOP("phrases", "Requests served at the same time by the whole deployment. Each holds its own KV cache.")},
    {"prompt_tokens", QT_TRANSLATE_NOOP("phrases", "Prompt length"),
     QT_TRANSLATE_NOOP("phrases", "Tokens of a request before the first answer token. Decides the time to the first token.")},
    {"output_tokens", QT_TRANSLATE_NOOP("phrases", "Output length"),
     QT_TRANSLATE_NOOP("phrases", "Tokens generated per request.")},
    {"kv_cache_precision", QT_TRANSLATE_NOOP("phrases", "KV cache precision"),
     QT_TRANSLATE_NOOP("phrases", "Number format of cached keys and values. One byte instead of two halves the cache and "
         "doubles the requests that fit.")},
    {"max_model_len", QT_TRANSLATE_NOOP("phrases", "Longest context"),
     QT_TRANSLATE_NOOP("phrases", "Longest request the engine accepts, prompt and output together. Automatic: prompt plus "
         "output length.")},
    {"gpu_memory_utilization", QT_TRANSLATE_NOOP("phrases", "GPU memory share"),
     QT_TRANSLATE_NOOP("phrases", "Share of the card's memory the engine may take for weights, activations and KV cache; what "
         "is left serves graphs and other processes.")},
    {"max_num_seqs", QT_TRANSLATE_NOOP("phrases", "Most sequences per step"),
     QT_TRANSLATE_NOOP("phrases", "Upper limit of sequences the engine computes in one step. Automatic: the engine's own "
         "default.")},
    {"max_num_batched_tokens", QT_TRANSLATE_NOOP("phrases", "Most tokens per step"),
     QT_TRANSLATE_NOOP("phrases", "Upper limit of tokens the engine computes in one step; it sizes the activation memory of "
         "serving. Automatic: the engine's own default.")},
    {"engine_version", QT_TRANSLATE_NOOP("phrases", "Engine version"),
     QT_TRANSLATE_NOOP("phrases", "Version of the serving engine, for example 0.19; memory overheads differ between versions. "
         "Empty: the newest one known.")},
    {"lora_rank", QT_TRANSLATE_NOOP("phrases", "LoRA rank"),
     QT_TRANSLATE_NOOP("phrases", "Inner width of the adapter matrices. Adapter parameters grow in proportion.")},
    {"lora_targets", QT_TRANSLATE_NOOP("phrases", "LoRA targets"),
     QT_TRANSLATE_NOOP("phrases", "Matrices that get an adapter: all linear layers, attention only, query and value only, or a "
         "list of module names.")},
    {"lora_dtype", QT_TRANSLATE_NOOP("phrases", "Adapter type"),
     QT_TRANSLATE_NOOP("phrases", "Number format the adapter weights are kept in.")},
    {"lora_dropout", QT_TRANSLATE_NOOP("phrases", "Adapter dropout"),
     QT_TRANSLATE_NOOP("phrases", "Dropout in front of the adapter. Anything above zero keeps one more copy of the inputs for "
         "the backward pass.")},
    {"lora_also_train_embeddings", QT_TRANSLATE_NOOP("phrases", "Train embeddings too"),
     QT_TRANSLATE_NOOP("phrases", "Embedding and output head are trained beside the adapter and need gradients and optimizer "
         "states of their own.")},
    {"gpu", QT_TRANSLATE_NOOP("phrases", "Card"),
     QT_TRANSLATE_NOOP("phrases", "The card the scenario is computed for.")},
    {"gpus_per_node", QT_TRANSLATE_NOOP("phrases", "Cards per server"),
     QT_TRANSLATE_NOOP("phrases", "Cards in one server. Cards of one server talk over NVLink or PCIe, servers over the network.")},
    {"nodes", QT_TRANSLATE_NOOP("phrases", "Servers"),
     QT_TRANSLATE_NOOP("phrases", "Number of servers in the job.")},
    {"network_gbit_s", QT_TRANSLATE_NOOP("phrases", "Network per server"),
     QT_TRANSLATE_NOOP("phrases", "Network bandwidth of one server for the job. Automatic: what servers of this generation "
         "usually have.")},
    {"power_limit_w", QT_TRANSLATE_NOOP("phrases", "Power limit per card"),
     QT_TRANSLATE_NOOP("phrases", "Power cap set on each card. Automatic: the card's own limit. A lower cap slows computing.")},
    {"headroom", QT_TRANSLATE_NOOP("phrases", "Memory headroom"),
     QT_TRANSLATE_NOOP("phrases", "Share of the usable memory that must stay free before the answer is 'fits'. Mixed day and "
         "night loads want 20 to 30 %.")},
    {"compare_gpus", QT_TRANSLATE_NOOP("phrases", "Compared cards"),
     QT_TRANSLATE_NOOP("phrases", "Further cards drawn beside the first one.")},
    {"data", QT_TRANSLATE_NOOP("phrases", "Data parallel"),
     QT_TRANSLATE_NOOP("phrases", "Copies of the model that work on different samples (replicas when serving). Data, tensor, "
         "pipeline and context degrees multiply to the number of GPUs.")},
    {"tensor", QT_TRANSLATE_NOOP("phrases", "Tensor parallel"),
     QT_TRANSLATE_NOOP("phrases", "Splits every matrix over this many GPUs. Talks in every layer, so it belongs inside one "
         "NVLink group; over PCIe much of the gain is lost.")},
    {"pipeline", QT_TRANSLATE_NOOP("phrases", "Pipeline parallel"),
     QT_TRANSLATE_NOOP("phrases", "Splits the layers into this many stages. Needs many micro batches to keep all stages busy.")},
    {"context", QT_TRANSLATE_NOOP("phrases", "Context parallel"),
     QT_TRANSLATE_NOOP("phrases", "Splits long sequences over GPUs; for contexts whose activations fit on no single card.")},
    {"expert", QT_TRANSLATE_NOOP("phrases", "Expert parallel"),
     QT_TRANSLATE_NOOP("phrases", "Spreads the experts of a mixture-of-experts model over GPUs. Lies inside data, tensor and "
         "context parallel and divides the number of experts.")},
    {"zero_stage", QT_TRANSLATE_NOOP("phrases", "ZeRO stage"),
     QT_TRANSLATE_NOOP("phrases", "What data-parallel GPUs share out instead of each keeping a copy: 1 optimizer states, 2 also "
         "gradients, 3 also parameters (FSDP full sharding is 3).")},
    {"sequence_parallel", QT_TRANSLATE_NOOP("phrases", "Sequence parallel"),
     QT_TRANSLATE_NOOP("phrases", "Splits norms and dropouts along the sequence over the tensor-parallel group; saves "
         "activations at no extra traffic.")},
    {"virtual_pipeline", QT_TRANSLATE_NOOP("phrases", "Virtual stages"),
     QT_TRANSLATE_NOOP("phrases", "Model chunks per pipeline rank (interleaved schedule): smaller bubble, more activations in "
         "flight.")},
    {"cpu_offload", QT_TRANSLATE_NOOP("phrases", "CPU offload"),
     QT_TRANSLATE_NOOP("phrases", "Keeps optimizer states, or parameters too, in host memory. Saves GPU memory, costs transfers "
         "over PCIe.")},
    {"loss", QT_TRANSLATE_NOOP("phrases", "Loss computation"),
     QT_TRANSLATE_NOOP("phrases", "How logits become the loss: plain keeps all of them several times over, chunked a part at a "
         "time, fused never builds them.")},
    {"variable_length", QT_TRANSLATE_NOOP("phrases", "Variable length"),
     QT_TRANSLATE_NOOP("phrases", "Samples are shorter than the sequence length (padded or unpacked), so that block sizes "
         "change from step to step and the allocator keeps more.")},
    {"fused_kernels", QT_TRANSLATE_NOOP("phrases", "Fused kernels"),
     QT_TRANSLATE_NOOP("phrases", "Liger, Unsloth or similar kernels that fuse norms, activations and loss.")},
    {"optimizer_fused", QT_TRANSLATE_NOOP("phrases", "Fused optimizer"),
     QT_TRANSLATE_NOOP("phrases", "The optimizer updates in one kernel without a temporary copy of the parameters.")},
    {"optimizer_in_backward", QT_TRANSLATE_NOOP("phrases", "Optimizer in backward"),
     QT_TRANSLATE_NOOP("phrases", "Each parameter is updated as soon as its gradient is ready, so gradients are never all kept.")},
    {"compile", QT_TRANSLATE_NOOP("phrases", "torch.compile"),
     QT_TRANSLATE_NOOP("phrases", "The model is compiled: fewer kernels, fewer stored intermediates.")},
    {"weights_dtype", QT_TRANSLATE_NOOP("phrases", "Weights kept in"),
     QT_TRANSLATE_NOOP("phrases", "Type the trained weights are stored in. Default: as the framework does it.")},
    {"gradient_dtype", QT_TRANSLATE_NOOP("phrases", "Gradients kept in"),
     QT_TRANSLATE_NOOP("phrases", "Type gradients are stored in. Default: as the framework does it.")},
    {"residual_dtype", QT_TRANSLATE_NOOP("phrases", "Residual stream"),
     QT_TRANSLATE_NOOP("phrases", "Type of the activations between layers. With bitsandbytes weights under the HF Trainer they "
         "are fp32, which doubles the checkpoints.")},
    {"weight_format", QT_TRANSLATE_NOOP("phrases", "Weight format"),
     QT_TRANSLATE_NOOP("phrases", "Exact storage format of the weights (quantisation scheme). Default: what the precision "
         "usually means.")},
    {"quantised_rest_dtype", QT_TRANSLATE_NOOP("phrases", "Unquantised rest"),
     QT_TRANSLATE_NOOP("phrases", "Type of norms, embedding and head, which quantisation leaves alone.")},
    {"accumulate_without_sync", QT_TRANSLATE_NOOP("phrases", "Accumulate without sync"),
     QT_TRANSLATE_NOOP("phrases", "Gradients are accumulated without reducing them in between; they are then kept unsharded.")},
    {"checkpoint_device", QT_TRANSLATE_NOOP("phrases", "Checkpoints kept on"),
     QT_TRANSLATE_NOOP("phrases", "Where recomputation keeps the inputs of the layers: on the GPU or in host memory.")},
    {"software_year", QT_TRANSLATE_NOOP("phrases", "Software of year"),
     QT_TRANSLATE_NOOP("phrases", "Year (with fraction) of the libraries in use; older versions keep more copies and run "
         "slower. Automatic: current.")},
    {"tokens_total", QT_TRANSLATE_NOOP("phrases", "Length of the run"),
     QT_TRANSLATE_NOOP("phrases", "Tokens (samples for a vision model) of the whole run, to get hours and energy.")},
    {"zero_bucket_elements", QT_TRANSLATE_NOOP("phrases", "ZeRO bucket"),
     QT_TRANSLATE_NOOP("phrases", "Elements in one communication bucket of ZeRO. Automatic: 500 million for stage 3, 200 "
         "million for stages 1 and 2.")},
    {"fsdp_version", QT_TRANSLATE_NOOP("phrases", "FSDP version"),
     QT_TRANSLATE_NOOP("phrases", "1: flat parameters, 2: per-parameter sharding (fully_shard). Automatic: by framework.")},
    {"fsdp_shard_group", QT_TRANSLATE_NOOP("phrases", "Shard group"),
     QT_TRANSLATE_NOOP("phrases", "GPUs that share one copy of the states (hybrid sharding). Automatic: all data-parallel GPUs.")},
};

constexpr ChoiceText kChoices[] = {
    {"task", "pretraining", QT_TRANSLATE_NOOP("phrases", "Pre-training")},
    {"task", "full_finetuning", QT_TRANSLATE_NOOP("phrases", "Full fine-tuning")},
    {"task", "lora", QT_TRANSLATE_NOOP("phrases", "LoRA fine-tuning")},
    {"task", "qlora", QT_TRANSLATE_NOOP("phrases", "QLoRA fine-tuning")},
    {"task", "inference", QT_TRANSLATE_NOOP("phrases", "Inference")},
    {"precision", "fp32", QT_TRANSLATE_NOOP("phrases", "FP32")},
    {"precision", "tf32", QT_TRANSLATE_NOOP("phrases", "TF32")},
    {"precision", "fp16_mixed", QT_TRANSLATE_NOOP("phrases", "FP16 mixed")},
    {"precision", "bf16_mixed", QT_TRANSLATE_NOOP("phrases", "BF16 mixed")},
    {"precision", "bf16", QT_TRANSLATE_NOOP("phrases", "BF16")},
    {"precision", "fp8_mixed", QT_TRANSLATE_NOOP("phrases", "FP8 mixed")},
    {"precision", "fp16", QT_TRANSLATE_NOOP("phrases", "FP16")},
    {"precision", "fp8", QT_TRANSLATE_NOOP("phrases", "FP8")},
    {"precision", "int8", QT_TRANSLATE_NOOP("phrases", "INT8")},
    {"precision", "int4", QT_TRANSLATE_NOOP("phrases", "INT4 (GPTQ, AWQ)")},
    {"precision", "nf4", QT_TRANSLATE_NOOP("phrases", "NF4 (bitsandbytes)")},
    {"framework", "hf_trainer", QT_TRANSLATE_NOOP("phrases", "HF Trainer")},
    {"framework", "fsdp", QT_TRANSLATE_NOOP("phrases", "PyTorch FSDP")},
    {"framework", "deepspeed", QT_TRANSLATE_NOOP("phrases", "DeepSpeed")},
    {"framework", "megatron", QT_TRANSLATE_NOOP("phrases", "Megatron-LM")},
    {"framework", "vllm", QT_TRANSLATE_NOOP("phrases", "vLLM")},
    {"framework", "generic", QT_TRANSLATE_NOOP("phrases", "Other")},
    {"framework", "torchtune", QT_TRANSLATE_NOOP("phrases", "torchtune")},
    {"framework", "torchtitan", QT_TRANSLATE_NOOP("phrases", "torchtitan")},
    {"framework", "litgpt", QT_TRANSLATE_NOOP("phrases", "LitGPT")},
    {"framework", "llm_foundry", QT_TRANSLATE_NOOP("phrases", "LLM Foundry")},
    {"framework", "nemo", QT_TRANSLATE_NOOP("phrases", "NVIDIA NeMo")},
    {"framework", "megatron_deepspeed", QT_TRANSLATE_NOOP("phrases", "Megatron-DeepSpeed")},
    {"framework", "sglang", QT_TRANSLATE_NOOP("phrases", "SGLang")},
    {"framework", "tensorrt_llm", QT_TRANSLATE_NOOP("phrases", "TensorRT-LLM")},
    {"framework", "lmdeploy", QT_TRANSLATE_NOOP("phrases", "LMDeploy")},
    {"framework", "llama_cpp", QT_TRANSLATE_NOOP("phrases", "llama.cpp")},
    {"framework", "hf_transformers", QT_TRANSLATE_NOOP("phrases", "HF Transformers")},
    {"framework", "mindspeed", QT_TRANSLATE_NOOP("phrases", "MindSpeed")},
    {"framework", "peft", QT_TRANSLATE_NOOP("phrases", "PEFT script")},
    {"framework", "unsloth", QT_TRANSLATE_NOOP("phrases", "Unsloth")},
    {"framework", "olmo", QT_TRANSLATE_NOOP("phrases", "OLMo")},
    {"framework", "prime_rl", QT_TRANSLATE_NOOP("phrases", "prime-rl")},
    {"framework", "nemo_automodel", QT_TRANSLATE_NOOP("phrases", "NeMo AutoModel")},
    {"framework", "megatron_bridge", QT_TRANSLATE_NOOP("phrases", "Megatron Bridge")},
    {"framework", "nanotron", QT_TRANSLATE_NOOP("phrases", "Nanotron")},
    {"framework", "internevo", QT_TRANSLATE_NOOP("phrases", "InternEvo")},
    {"framework", "mlperf_training", QT_TRANSLATE_NOOP("phrases", "MLPerf Training")},
    {"framework", "maxtext", QT_TRANSLATE_NOOP("phrases", "MaxText")},
    {"framework", "paxml", QT_TRANSLATE_NOOP("phrases", "PaxML")},
    {"framework", "flash_attn_trainer", QT_TRANSLATE_NOOP("phrases", "FlashAttention trainer")},
    {"framework", "meta_internal", QT_TRANSLATE_NOOP("phrases", "Meta in-house")},
    {"framework", "pytorch", QT_TRANSLATE_NOOP("phrases", "PyTorch")},
    {"framework", "mlperf_inference", QT_TRANSLATE_NOOP("phrases", "MLPerf Inference")},
    {"optimizer", "adamw", QT_TRANSLATE_NOOP("phrases", "AdamW")},
    {"optimizer", "adamw_8bit", QT_TRANSLATE_NOOP("phrases", "AdamW 8-bit")},
    {"optimizer", "paged_adamw_8bit", QT_TRANSLATE_NOOP("phrases", "AdamW 8-bit, paged")},
    {"optimizer", "adafactor", QT_TRANSLATE_NOOP("phrases", "Adafactor")},
    {"optimizer", "lion", QT_TRANSLATE_NOOP("phrases", "Lion")},
    {"optimizer", "sgd", QT_TRANSLATE_NOOP("phrases", "SGD")},
    {"optimizer", "sgd_momentum", QT_TRANSLATE_NOOP("phrases", "SGD with momentum")},
    {"recompute", "none", QT_TRANSLATE_NOOP("phrases", "None")},
    {"recompute", "selective", QT_TRANSLATE_NOOP("phrases", "Selective")},
    {"recompute", "full", QT_TRANSLATE_NOOP("phrases", "Full")},
    {"attention", "eager", QT_TRANSLATE_NOOP("phrases", "Eager")},
    {"attention", "flash", QT_TRANSLATE_NOOP("phrases", "Flash / SDPA")},
    {"kv_cache_precision", "fp16", QT_TRANSLATE_NOOP("phrases", "16 bit")},
    {"kv_cache_precision", "fp8", QT_TRANSLATE_NOOP("phrases", "FP8")},
    {"kv_cache_precision", "int8", QT_TRANSLATE_NOOP("phrases", "INT8")},
    {"lora_targets", "all_linear", QT_TRANSLATE_NOOP("phrases", "All linear layers")},
    {"lora_targets", "attention", QT_TRANSLATE_NOOP("phrases", "Attention (q, k, v, o)")},
    {"lora_targets", "qv", QT_TRANSLATE_NOOP("phrases", "q and v only")},
    {"lora_dtype", "fp32", QT_TRANSLATE_NOOP("phrases", "FP32")},
    {"lora_dtype", "bf16", QT_TRANSLATE_NOOP("phrases", "BF16")},
    {"cpu_offload", "none", QT_TRANSLATE_NOOP("phrases", "None")},
    {"cpu_offload", "optimizer", QT_TRANSLATE_NOOP("phrases", "Optimizer states")},
    {"cpu_offload", "optimizer_and_parameters", QT_TRANSLATE_NOOP("phrases", "Optimizer states and parameters")},
    {"loss", "plain", QT_TRANSLATE_NOOP("phrases", "Plain")},
    {"loss", "chunked", QT_TRANSLATE_NOOP("phrases", "Chunked")},
    {"loss", "fused", QT_TRANSLATE_NOOP("phrases", "Fused")},
    {"weights_dtype", "default", QT_TRANSLATE_NOOP("phrases", "By framework")},
    {"weights_dtype", "fp32", QT_TRANSLATE_NOOP("phrases", "FP32")},
    {"weights_dtype", "bf16", QT_TRANSLATE_NOOP("phrases", "BF16")},
    {"gradient_dtype", "default", QT_TRANSLATE_NOOP("phrases", "By framework")},
    {"gradient_dtype", "fp32", QT_TRANSLATE_NOOP("phrases", "FP32")},
    {"gradient_dtype", "bf16", QT_TRANSLATE_NOOP("phrases", "BF16")},
    {"residual_dtype", "default", QT_TRANSLATE_NOOP("phrases", "By framework")},
    {"residual_dtype", "fp32", QT_TRANSLATE_NOOP("phrases", "FP32")},
    {"residual_dtype", "bf16", QT_TRANSLATE_NOOP("phrases", "BF16")},
    {"quantised_rest_dtype", "fp32", QT_TRANSLATE_NOOP("phrases", "FP32")},
    {"quantised_rest_dtype", "bf16", QT_TRANSLATE_NOOP("phrases", "BF16")},
    {"checkpoint_device", "default", QT_TRANSLATE_NOOP("phrases", "By framework")},
    {"checkpoint_device", "gpu", QT_TRANSLATE_NOOP("phrases", "GPU memory")},
    {"checkpoint_device", "host", QT_TRANSLATE_NOOP("phrases", "Host memory")},
    {"weight_format", "default", QT_TRANSLATE_NOOP("phrases", "By precision")},
    {"weight_format", "fp32", QT_TRANSLATE_NOOP("phrases", "FP32")},
    {"weight_format", "fp16", QT_TRANSLATE_NOOP("phrases", "FP16")},
    {"weight_format", "bf16", QT_TRANSLATE_NOOP("phrases", "BF16")},
    {"weight_format", "fp8", QT_TRANSLATE_NOOP("phrases", "FP8 per tensor")},
    {"weight_format", "fp8_block", QT_TRANSLATE_NOOP("phrases", "FP8, 128×128 blocks")},
    {"weight_format", "w8a8_int8", QT_TRANSLATE_NOOP("phrases", "INT8 W8A8")},
    {"weight_format", "llm_int8", QT_TRANSLATE_NOOP("phrases", "LLM.int8()")},
    {"weight_format", "int8_wo", QT_TRANSLATE_NOOP("phrases", "INT8 weight-only")},
    {"weight_format", "int4_wo", QT_TRANSLATE_NOOP("phrases", "INT4 weight-only")},
    {"weight_format", "gptq_int8", QT_TRANSLATE_NOOP("phrases", "GPTQ INT8")},
    {"weight_format", "gptq_int4", QT_TRANSLATE_NOOP("phrases", "GPTQ INT4")},
    {"weight_format", "awq_int4", QT_TRANSLATE_NOOP("phrases", "AWQ INT4")},
    {"weight_format", "hqq_int4", QT_TRANSLATE_NOOP("phrases", "HQQ INT4")},
    {"weight_format", "w4a16_g128", QT_TRANSLATE_NOOP("phrases", "W4A16, group 128")},
    {"weight_format", "nf4", QT_TRANSLATE_NOOP("phrases", "NF4")},
    {"weight_format", "nf4_dq", QT_TRANSLATE_NOOP("phrases", "NF4, double quantised")},
    {"weight_format", "fp4", QT_TRANSLATE_NOOP("phrases", "FP4")},
    {"weight_format", "mxfp4", QT_TRANSLATE_NOOP("phrases", "MXFP4")},
    {"weight_format", "nvfp4", QT_TRANSLATE_NOOP("phrases", "NVFP4")},
    {"weight_format", "q4_k_m", QT_TRANSLATE_NOOP("phrases", "GGUF Q4_K_M")},
    {"weight_format", "q6_k", QT_TRANSLATE_NOOP("phrases", "GGUF Q6_K")},
    {"weight_format", "q8_0", QT_TRANSLATE_NOOP("phrases", "GGUF Q8_0")},
};

constexpr WordText kUnits[] = {
    {"tokens", QT_TRANSLATE_NOOP("phrases", "tokens")},
    {"samples", QT_TRANSLATE_NOOP("phrases", "samples")},
    {"requests", QT_TRANSLATE_NOOP("phrases", "requests")},
    {"GPU", QT_TRANSLATE_NOOP("phrases", "GPUs")},
    {"nodes", QT_TRANSLATE_NOOP("phrases", "servers")},
    {"Gbit/s", QT_TRANSLATE_NOOP("phrases", "Gbit/s")},
    {"W", QT_TRANSLATE_NOOP("phrases", "W")},
    {"share", QT_TRANSLATE_NOOP("phrases", "share of 1")},
    {"year", QT_TRANSLATE_NOOP("phrases", "year")},
    {"elements", QT_TRANSLATE_NOOP("phrases", "elements")},
};

constexpr const char *kGroups[] = {
    QT_TRANSLATE_NOOP("phrases", "Job"),
    QT_TRANSLATE_NOOP("phrases", "Batch"),
    QT_TRANSLATE_NOOP("phrases", "Machine"),
    QT_TRANSLATE_NOOP("phrases", "Parallel layout"),
    QT_TRANSLATE_NOOP("phrases", "Adapter"),
    QT_TRANSLATE_NOOP("phrases", "Serving"),
    QT_TRANSLATE_NOOP("phrases", "Advanced"),
};
// clang-format on

const ParameterText *findText(QLatin1String key)
{
    const auto *it = std::find_if(std::begin(kParameters), std::end(kParameters),
                                  [&](const ParameterText &text) { return key == QLatin1String(text.key); });
    return it == std::end(kParameters) ? nullptr : it;
}

} // namespace

const char *parameterLabelSource(QLatin1String key)
{
    const ParameterText *text = findText(key);
    return text ? text->label : nullptr;
}

const char *parameterHelpSource(QLatin1String key)
{
    const ParameterText *text = findText(key);
    return text ? text->help : nullptr;
}

const char *choiceLabelSource(QLatin1String key, const QString &word)
{
    const auto *it = std::find_if(std::begin(kChoices), std::end(kChoices), [&](const ChoiceText &text) {
        return key == QLatin1String(text.key) && word == QLatin1String(text.word);
    });
    return it == std::end(kChoices) ? nullptr : it->text;
}

const char *parameterUnitSource(const QString &unit)
{
    const auto *it = std::find_if(std::begin(kUnits), std::end(kUnits),
                                  [&](const WordText &text) { return unit == QLatin1String(text.word); });
    return it == std::end(kUnits) ? nullptr : it->text;
}

const char *parameterGroupSource(ParameterGroup group)
{
    const auto index = static_cast<std::size_t>(group);
    return index < std::size(kGroups) ? kGroups[index] : nullptr;
}

} // namespace xuanka
