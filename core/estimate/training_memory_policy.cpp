// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_memory_policy.h"

#include <cmath>

namespace xuanka::training_memory
{
namespace
{

struct Engines {
    TrainingEngine unsharded, sharded;
    int shardedFrom;
};

/// Which engine a framework word means. Words without measurements of their own take the engine their program
/// is built on; the interval says so.
Engines enginesOf(Framework framework, int fsdpVersion)
{
    using E = TrainingEngine;
    const E fsdp = fsdpVersion == 2 ? E::Fsdp2 : E::Fsdp1;
    switch (framework) {
    case Framework::Megatron:
    case Framework::MegatronBridge:
    case Framework::MlperfTraining:
    case Framework::InternEvo:
    case Framework::Nemo:
    case Framework::MindSpeed:
    case Framework::Nanotron:
        return {E::Megatron, E::Megatron, 4};
    case Framework::MegatronDeepSpeed:
        return {E::MegatronDeepSpeed, E::MegatronDeepSpeed, 4};
    case Framework::DeepSpeed:
        return {E::DeepSpeed, E::DeepSpeed, 4};
    case Framework::Torchtitan:
    case Framework::NemoAutomodel:
        return {fsdpVersion == 1 ? E::Fsdp1 : E::Fsdp2, fsdpVersion == 1 ? E::Fsdp1 : E::Fsdp2, 4};
    case Framework::Torchtune:
        return {E::Single, fsdpVersion == 1 ? E::Fsdp1 : E::Fsdp2, 2};
    case Framework::LitGpt:
        return {E::Single, fsdp, 2};
    case Framework::Fsdp:
    case Framework::LlmFoundry:
    case Framework::Olmo:
    case Framework::PrimeRl:
        return {fsdp, fsdp, 4};
    case Framework::HfTrainer:
    case Framework::Peft:
    case Framework::Unsloth:
        // the Trainer shards through DeepSpeed unless told to use FSDP
        return {E::Single, fsdpVersion > 0 ? fsdp : E::DeepSpeed, 1};
    default:
        return {E::Single, fsdp, 1};
    }
}

/// Bytes per logit of the loss, docs/method-memory.md "loss". Years stand for library versions: Transformers
/// copied the shifted logits in 2024, and shifts the labels since.
double logitBytes(const Workload &work, TrainingEngine engine, double year, const MemoryConstants &c)
{
    if (engine == TrainingEngine::Megatron || engine == TrainingEngine::MegatronDeepSpeed)
        return c.logitBytesMegatron;
    if (work.loss == Loss::Fused)
        return c.logitBytesFused;
    if (work.loss == Loss::Chunked)
        return c.logitBytesChunked;
    const bool enginesCast = engine == TrainingEngine::DeepSpeed && year < 2024;
    const bool lossCompiled = work.framework == Framework::Torchtitan && work.compile && year >= 2025;
    if (work.fusedKernels || enginesCast || lossCompiled)
        return c.logitBytes16bit;
    if (work.framework == Framework::Torchtitan || work.framework == Framework::NemoAutomodel)
        return c.logitBytesPlain2024;
    const bool copiesShifted = std::floor(year) == 2024 && work.framework != Framework::Torchtune;
    return copiesShifted ? c.logitBytesPlain2024 : c.logitBytesPlain;
}

Policy policyOf(const Scenario &scenario, TrainingEngine engine, double year, const MemoryConstants &c)
{
    const Workload &work = scenario.workload;
    const bool adapter = isAdapter(work.task);
    Policy policy;
    policy.engine = engine;
    policy.litGpt = work.framework == Framework::LitGpt;
    const bool fsdp1 = engine == TrainingEngine::Fsdp1;
    const bool fsdp = fsdp1 || engine == TrainingEngine::Fsdp2;
    policy.keepsInputs = policy.litGpt || (fsdp1 && adapter);
    policy.accumulatesWithoutSync = fsdp && work.accumulateWithoutSync.value_or(policy.litGpt);
    const bool plainAllocator =
        policy.litGpt || work.framework == Framework::Torchtune || work.framework == Framework::Peft;
    policy.cacheGrows = (fsdp1 || engine == TrainingEngine::Single) && !plainAllocator;
    // PEFT's preparation of a quantised model leaves the norms in fp32, and a 4-bit layer answers in the type it
    // was asked in: the whole residual stream becomes fp32.
    const bool preparedByPeft = work.framework == Framework::HfTrainer || work.framework == Framework::Unsloth;
    policy.fp32Stream = work.residualDtype ? *work.residualDtype == Dtype::Fp32
                                           : preparedByPeft && isQuantisedBase(work) &&
                                                 isBitsAndBytes(work.weightFormat) && !work.fusedKernels;
    policy.logitBytes = logitBytes(work, engine, year, c);
    return policy;
}

} // namespace

double softwareYear(const Workload &work, const MemoryConstants &constants)
{
    if (work.softwareYear < 0)
        return 0;
    return work.softwareYear == 0 ? constants.currentSoftwareYear : work.softwareYear;
}

bool isBitsAndBytes(WeightFormat format)
{
    return format == WeightFormat::Nf4 || format == WeightFormat::Nf4Dq || format == WeightFormat::Fp4 ||
           format == WeightFormat::LlmInt8 || format == WeightFormat::Default;
}

bool isQuantisedBase(const Workload &work)
{
    if (!isAdapter(work.task))
        return false;
    switch (work.weightFormat) {
    case WeightFormat::Default:
        return work.task == Task::Qlora;
    case WeightFormat::Fp32:
    case WeightFormat::Fp16:
    case WeightFormat::Bf16:
        return false;
    default:
        return true;
    }
}

double baseWeightBytes(const Workload &work)
{
    constexpr double kGroup = 128;       // GPTQ and AWQ: a 16-bit scale and a 4-bit zero point per group
    constexpr double kBlock = 64;        // NF4: one fp32 scale per block
    constexpr double kDoubleBlock = 256; // double quantisation: 8-bit scales, fp32 scale of 256 of them
    switch (work.weightFormat) {
    case WeightFormat::Default:
        if (work.task == Task::Qlora)
            return 0.5 + 4 / kBlock;
        return work.precision == Precision::Fp32 || work.precision == Precision::Tf32 ? 4 : 2;
    case WeightFormat::Nf4:
    case WeightFormat::Fp4:
    case WeightFormat::Int4Wo:
    case WeightFormat::HqqInt4: // 16-bit scale and zero point per group of 64
        return 0.5 + 4 / kBlock;
    case WeightFormat::Nf4Dq:
        return 0.5 + 1 / kBlock + 4 / (kBlock * kDoubleBlock);
    case WeightFormat::GptqInt4:
    case WeightFormat::AwqInt4:
    case WeightFormat::W4a16G128:
        return 0.5 + 2.5 / kGroup;
    case WeightFormat::GptqInt8:
        return 1 + 3 / kGroup;
    case WeightFormat::LlmInt8:
    case WeightFormat::Int8Wo:
    case WeightFormat::W8a8Int8:
        return 1.0005; // a 16-bit scale per output row of some 4096 inputs
    case WeightFormat::Fp8:
    case WeightFormat::Fp8Block:
        return 1;
    case WeightFormat::Mxfp4:
        return 0.5 + 1.0 / 32;
    case WeightFormat::Nvfp4:
        return 0.5 + 1.0 / 16;
    case WeightFormat::Q4KM:
        return 144.0 / 256;
    case WeightFormat::Q6K:
        return 210.0 / 256;
    case WeightFormat::Q80:
        return 34.0 / 32;
    case WeightFormat::Fp32:
        return 4;
    case WeightFormat::Fp16:
    case WeightFormat::Bf16:
        return 2;
    }
    return 2;
}

double momentsPerParameter(Optimizer optimizer, const MemoryConstants &constants)
{
    switch (optimizer) {
    case Optimizer::AdamW:
        return 2;
    case Optimizer::AdamW8bit:
        return constants.momentsAdamW8bit;
    case Optimizer::PagedAdamW8bit:
        return 0; // paged to the host
    case Optimizer::Adafactor:
        return constants.momentsAdafactor;
    case Optimizer::Lion:
    case Optimizer::SgdMomentum:
        return 1;
    case Optimizer::Sgd:
        return 0;
    }
    return 2;
}

Policies policies(const Scenario &scenario, const MemoryConstants &constants)
{
    const double year = softwareYear(scenario.workload, constants);
    const Engines engines = enginesOf(scenario.workload.framework, scenario.parallelism.fsdpVersion);
    return {policyOf(scenario, engines.unsharded, year, constants),
            policyOf(scenario, engines.sharded, year, constants), engines.shardedFrom};
}

} // namespace xuanka::training_memory
