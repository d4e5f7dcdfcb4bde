// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/constants.h"
#include "estimate/training_memory_layer.h"

#include <algorithm>

namespace xuanka
{
namespace
{

using namespace training_memory;
using Job = TrainingMemoryJob;

double reservedShare(TrainingEngine engine, const MemoryConstants &c)
{
    switch (engine) {
    case TrainingEngine::Megatron:
    case TrainingEngine::MegatronDeepSpeed:
        return c.reservedMegatron;
    case TrainingEngine::Single:
        return c.reservedSingle;
    default:
        return c.reservedSharded;
    }
}

Job::Program compileProgram(const LayerContext &context, const MemoryConstants &c)
{
    const Policy &policy = context.policy;
    const bool adapter = isAdapter(context.work.task);
    const bool fsdp1 = policy.engine == TrainingEngine::Fsdp1;
    const bool megatron =
        policy.engine == TrainingEngine::Megatron || policy.engine == TrainingEngine::MegatronDeepSpeed;
    Job::Program program;
    program.engine = policy.engine;
    program.accumulatesWithoutSync = policy.accumulatesWithoutSync;
    program.rootUnit = fsdp1;
    program.twoLayersAlive = fsdp1 && adapter;
    program.gatherUnitsBackward = fsdp1 && adapter ? 1 : 2;
    program.cacheGrows = policy.cacheGrows;
    program.logitBytes = policy.logitBytes;
    program.reservedShare = reservedShare(policy.engine, c);
    program.workspace = megatron ? c.workspaceMegatron : c.workspace;
    program.layer[0] = layerBytes(context, 0);
    if (context.model.moe && context.model.moe->experts > 0)
        program.layer[1] = layerBytes(context, 1);
    return program;
}

void setModel(Job &job, const Model &model, const Transformer &t)
{
    job.layers = std::max(1, t.layers);
    job.firstMoeLayer = job.layers;
    job.layer[0] = layerParameters(t, 0);
    if (t.moe && t.moe->experts > 0) {
        job.firstMoeLayer = std::clamp(t.moe->firstDense, 0, job.layers);
        job.moeEvery = std::max(1, t.moe->layerFrequency);
        job.layer[1] = layerParameters(t, 1);
    }
    job.embedding = embeddingParameters(t);
    job.head = headParameters(t);
    job.vocab = t.vocab;
    job.hidden = t.hidden;
    job.tied = t.tiedEmbeddings;
    job.causal = t.causal;
    job.normsOfLayer = normsOfLayer(t);
    job.largestMatrix = largestMatrix(t);
    double formula = job.embedding + job.head + double(t.hidden) * (t.normBias ? 2 : 1);
    for (int i = 0; i < job.layers; ++i)
        formula += job.layer[t.isMoeLayer(i)].all;
    job.lastLayer = job.layer[t.isMoeLayer(job.layers - 1)].all;
    // The exact count wins; what the shapes do not explain is spread over the layers.
    job.extra = model.parameters > 0 ? double(model.parameters) - formula : double(t.extraParameters);

    job.transientWidth = job.transientWidthMegatron = t.intermediate;
    if (t.moe && t.moe->experts > 0) {
        const MoeShape &e = *t.moe;
        const double dense = e.firstDense > 0 ? t.intermediate : 0;
        const double routed = double(e.expertsPerToken) * e.expertIntermediate;
        job.transientWidthMegatron = std::max(dense, routed + e.sharedIntermediate);
        // module code runs expert by expert: about two experts' share of the tokens at once
        job.transientWidth = std::max(dense, 2 * routed / e.experts + e.sharedIntermediate);
    }
}

void setStates(Job &job, const Workload &work, double year, const MemoryConstants &c)
{
    const Precision precision = work.precision;
    job.full = !isAdapter(work.task);
    job.mixed =
        precision == Precision::Bf16Mixed || precision == Precision::Fp16Mixed || precision == Precision::Fp8Mixed;
    job.fp32Activations = activationBytes(precision) == 4;
    job.moments = momentsPerParameter(work.optimizer, c);
    job.eightBitMoments = work.optimizer == Optimizer::AdamW8bit;
    const bool foreach = !work.optimizerFused && work.optimizer == Optimizer::AdamW;
    job.shardedTemporary = foreach;
    // before 2023 PyTorch stepped parameter by parameter
    job.stepTemporary = foreach && (!job.full || year >= 2023);
    job.optimizerInBackward = work.optimizerInBackward;

    const bool fp32 = job.fp32Activations || precision == Precision::Fp16Mixed;
    job.weightsFp32 = work.weightsDtype ? *work.weightsDtype == Dtype::Fp32 : fp32;
    job.autocastCopies = job.weightsFp32 && job.mixed;
    job.shardedWeightBytes = job.mixed || job.fp32Activations ? 4 : 2;
    if (work.weightsDtype)
        job.shardedWeightBytes = *work.weightsDtype == Dtype::Fp32 ? 4 : 2;
    const bool bf16 = precision == Precision::Bf16 || precision == Precision::Bf16Mixed;
    job.pipelineGradientBytes = bf16 ? 4 : 2;
    if (work.gradientDtype) {
        const double bytes = *work.gradientDtype == Dtype::Fp32 ? 4 : 2;
        job.megatronGradientBytes = job.pipelineGradientBytes = job.deepSpeedGradientBytes = bytes;
    }
}

void setAdapter(Job &job, const Transformer &model, const Workload &work, unsigned modules)
{
    job.adapterParameters = adapterParameters(model, work.lora.rank, modules, model.fusedQkv);
    job.adapterBytes = work.lora.dtype == Dtype::Fp32 ? 4 : 2;
    job.alsoTrainEmbeddings = work.lora.alsoTrainEmbeddings;
    job.quantised = isQuantisedBase(work);
    job.baseBytes = baseWeightBytes(work);
    job.frozenRestFp32 = work.quantisedRestDtype == Dtype::Fp32;
}

} // namespace

const MemoryConstants &MemoryConstants::bundled()
{
    static const MemoryConstants constants = [] {
        const Result<ConstantSet> set = ConstantSet::load(QStringLiteral(":/constants/memory.json"));
        MemoryConstants c;
        if (!set) {
            Q_ASSERT_X(false, "MemoryConstants", qPrintable(set.error().where));
            return c;
        }
        const auto value = [&set](const char *name) { return set->value(QString::fromLatin1(name)); };
        c.logitBytesPlain2024 = value("logit_bytes_plain_2024");
        c.logitBytesPlain = value("logit_bytes_plain");
        c.logitBytes16bit = value("logit_bytes_16bit");
        c.logitBytesChunked = value("logit_bytes_chunked");
        c.logitBytesMegatron = value("logit_bytes_megatron");
        c.logitBytesFused = value("logit_bytes_fused");
        c.reservedMegatron = value("reserved_per_allocated_megatron");
        c.reservedSharded = value("reserved_per_allocated_sharded");
        c.reservedSingle = value("reserved_per_allocated_single");
        c.variableLengthLogitSets = value("variable_length_logit_sets");
        c.cacheAbsolute = value("cache_absolute");
        c.cacheShare = value("cache_share");
        c.cacheShareFused = value("cache_share_fused");
        c.cacheOptimizer = value("cache_optimizer");
        c.context = value("context");
        c.contextOld = value("context_old");
        c.communicator = value("communicator");
        c.workspaceMegatron = value("workspace_megatron");
        c.workspace = value("workspace");
        c.zeroBucketElements = value("zero_bucket_elements");
        c.zero3BucketElements = value("zero3_bucket_elements");
        c.zeroLiveElements = value("zero_live_elements");
        c.zero3StepElements = value("zero3_step_elements");
        c.zero12BytesPerBucketElement = value("zero12_bytes_per_bucket_element");
        c.zero3BytesPerBucketElement = value("zero3_bytes_per_bucket_element");
        c.layersAliveFsdp1Lora = value("layers_alive_fsdp1_lora");
        c.momentsAdamW8bit = value("moments_adamw_8bit");
        c.momentsAdafactor = value("moments_adafactor");
        c.stableEmbeddingFrom = value("stable_embedding_from");
        c.currentSoftwareYear = value("current_software_year");
        return c;
    }();
    return constants;
}

TrainingMemoryJob compileTrainingMemory(const Scenario &scenario, const Model &model, const Gpu &gpu,
                                        const MemoryConstants &constants)
{
    Job job;
    job.constants = constants;
    job.usable = gpu.usableBytes().value_or(0);
    if (!model.transformer)
        return job;
    const Transformer &t = *model.transformer;
    const Workload &work = scenario.workload;
    const double year = softwareYear(work, constants);
    const Policies programs = policies(scenario, constants);
    job.modelled = true;
    job.secondProgramFrom = programs.shardedFrom;

    setModel(job, model, t);
    setStates(job, work, year, constants);
    unsigned modules = 0;
    if (!job.full) {
        modules = targetModules(t, work.lora.targets);
        setAdapter(job, t, work, modules);
    }
    job.residualFp32 = programs.unsharded.fp32Stream || (!job.full && job.frozenRestFp32);
    job.offload = scenario.parallelism.cpuOffload;
    job.fusedKernels = work.fusedKernels;
    job.plainLoss = work.loss == Loss::Plain;
    job.variableLength = work.variableLength;
    job.hostCheckpoints = work.checkpointDevice.value_or(work.framework == Framework::Unsloth
                                                             ? CheckpointDevice::Host
                                                             : CheckpointDevice::Gpu) == CheckpointDevice::Host;
    job.oldContext = year > 0 && year < 2024;
    // Lightning's plugin replaces every linear layer, the head too, quantises from fp16 and casts what it restores.
    job.quantisedHead = job.quantised && work.framework == Framework::LitGpt && isBitsAndBytes(work.weightFormat);
    job.dequantisedCopies = job.quantisedHead ? 2 : 1;
    job.stableEmbedding = job.quantisedHead && year >= constants.stableEmbeddingFrom;
    job.zeroBucketElements = scenario.parallelism.zeroBucketElements;

    job.programs[0] = compileProgram({t, work, programs.unsharded, year, modules}, constants);
    job.programs[1] = compileProgram({t, work, programs.sharded, year, modules}, constants);
    return job;
}

} // namespace xuanka
