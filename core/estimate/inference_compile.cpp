// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_job.h"

#include "model/parameter_count.h"
#include "quantity/units.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

bool before(const std::optional<int> &release, int major, int minor)
{
    return release && *release < major * 1000 + minor;
}

bool isFloat(WeightFormat format)
{
    return format == WeightFormat::Fp32 || format == WeightFormat::Fp16 || format == WeightFormat::Bf16;
}

/// Formats whose prompt pass first expands the weights to 16 bit outside fused kernels.
bool isDequantised(WeightFormat format)
{
    switch (format) {
    case WeightFormat::GptqInt4:
    case WeightFormat::GptqInt8:
    case WeightFormat::AwqInt4:
    case WeightFormat::Nf4:
    case WeightFormat::Nf4Dq:
    case WeightFormat::Fp4:
    case WeightFormat::HqqInt4:
        return true;
    default:
        return false;
    }
}

bool isBitsAndBytes(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Nf4:
    case WeightFormat::Nf4Dq:
    case WeightFormat::Fp4:
    case WeightFormat::LlmInt8:
    case WeightFormat::Int8Wo:
    case WeightFormat::Int4Wo:
        return true;
    default:
        return false;
    }
}

bool isH20(const Gpu &gpu) { return gpu.id.startsWith(QLatin1String("h20-")); }

double tera(const std::optional<double> &figure) { return figure.value_or(0.0) * units::kTera; }

double peakOfFormat(WeightFormat format, const Gpu &gpu, double peak16)
{
    const auto first = [](double a, double b) { return a > 0 ? a : b; };
    switch (format) {
    case WeightFormat::Fp32:
        return tera(gpu.fp32Tflops); // the libraries keep full precision unless told otherwise
    case WeightFormat::Fp8:
    case WeightFormat::Fp8Block:
        return first(tera(gpu.fp8Tflops), peak16);
    case WeightFormat::Nvfp4:
        return first(tera(gpu.fp4Tflops), first(tera(gpu.fp8Tflops), peak16));
    case WeightFormat::W8a8Int8:
        return first(tera(gpu.int8Tops), peak16);
    default:
        return peak16; // weight-only formats multiply in 16 bit
    }
}

double bandwidthShare(WeightFormat format, const InferenceConstants &c)
{
    switch (format) {
    case WeightFormat::Fp32:
    case WeightFormat::Fp16:
    case WeightFormat::Bf16:
    case WeightFormat::Default:
        return c.bandwidth16;
    case WeightFormat::Fp8:
    case WeightFormat::Fp8Block:
    case WeightFormat::W8a8Int8:
        return c.bandwidthFp8;
    case WeightFormat::GptqInt8:
    case WeightFormat::LlmInt8:
    case WeightFormat::Int8Wo:
    case WeightFormat::Q80:
        return c.bandwidthInt8;
    case WeightFormat::Nvfp4:
    case WeightFormat::Mxfp4:
        return c.bandwidthFp4;
    default:
        return c.bandwidthInt4;
    }
}

double h20Share(WeightFormat format, const InferenceConstants &c)
{
    if (isFloat(format))
        return c.h20Bandwidth16;
    const double bytes = bytesPerWeight(format);
    return bytes > 0.9 ? c.h20Bandwidth8 : c.h20Bandwidth4;
}

EngineRates engineRates(ServingEngine engine, const std::optional<int> &release, bool h20, const InferenceConstants &c)
{
    switch (engine) {
    case ServingEngine::Vllm:
        return before(release, 0, 5) ? c.vllmOld : c.vllm;
    case ServingEngine::Sglang:
        return h20 ? c.h20 : c.sglang;
    case ServingEngine::TensorRtLlm: {
        EngineRates rates = c.tensorRt;
        if (before(release, 1, 0))
            rates.sequence = c.sequenceCpp;
        return rates;
    }
    case ServingEngine::Lmdeploy:
        return c.lmdeploy;
    case ServingEngine::LlamaCpp:
    case ServingEngine::HfTransformers: {
        EngineRates rates;
        rates.compute = c.computeHf;
        return rates;
    }
    case ServingEngine::Generic:
        break;
    }
    return c.generic;
}

double computeShare(double engineShare, WeightFormat format, const Gpu &gpu, const InferenceConstants &c)
{
    double share = format == WeightFormat::Nvfp4 && gpu.fp4Tflops ? c.computeFp4 : engineShare;
    if (gpu.architecture.startsWith(QLatin1String("Ada")))
        share *= c.computeAda;
    if (gpu.vendor == QLatin1String("AMD"))
        share *= c.computeAmd;
    return std::min(share, c.computeCap);
}

void setHost(InferenceJob &job, const std::optional<int> &release, const InferenceConstants &c)
{
    InferenceRates &rates = job.rates;
    const bool fp8 = job.format == WeightFormat::Fp8 || job.format == WeightFormat::Fp8Block;
    double layer = before(release, 4, 51) ? c.hfLayer : c.hfLayerNew;
    double moe = c.hfMoeLayer * job.shape.moeLayers * job.shape.experts / 64.0;
    if (job.format == WeightFormat::GptqInt8)
        layer += c.hfGptqInt8Layer;
    if (job.format == WeightFormat::AwqInt4)
        layer += c.hfAwqLayer;
    if (fp8) {
        layer += c.hfFp8Layer;
        moe *= c.hfFp8MoeFactor;
    }
    rates.hostPrefillLayer = before(release, 4, 51) ? c.hfLayer : c.hfLayerNew;
    const bool bnb = isBitsAndBytes(job.format);
    rates.hostLayer = layer + (bnb ? c.hfBnbLayer : 0.0);
    rates.hostLayerBatch = layer + (bnb ? c.hfBnbBatchLayer : 0.0);
    rates.hostStep = c.hfStep;
    rates.hostMoe = moe;
    const double group = job.shape.latent > 0 ? 1.0 : job.shape.heads / std::max(1.0, job.shape.kvHeads);
    rates.cacheFactor = c.hfCacheCopies + (group > 1.0 && before(release, 4, 48) ? c.hfRepeatCopies * group : 0.0);
}

void setRates(InferenceJob &job, const Gpu &gpu, const std::optional<int> &release, const InferenceConstants &c)
{
    InferenceRates &rates = job.rates;
    const bool h20 = job.engine == ServingEngine::Sglang && isH20(gpu);
    const EngineRates engine = engineRates(job.engine, release, h20, c);
    rates.bandwidth = h20 ? h20Share(job.format, c) : bandwidthShare(job.format, c);
    if (job.engine == ServingEngine::Vllm && before(release, 0, 5) && job.format == WeightFormat::AwqInt4)
        rates.bandwidth = c.bandwidthAwqOld;
    rates.bandwidth16 = h20 ? c.h20Bandwidth16 : c.bandwidth16;
    rates.bandwidthKv = c.bandwidthKv;
    rates.compute = computeShare(engine.compute, job.format, gpu, c);
    rates.prefillCompute = rates.compute;
    if (job.engine == ServingEngine::HfTransformers && before(release, 4, 36) && job.format == WeightFormat::AwqInt4)
        rates.prefillCompute = c.computeHfAwqOld;
    rates.computeMoe = c.computeMoe;
    rates.prefillAttention = h20 ? c.h20PrefillAttention : c.prefillAttention;
    rates.decodeAttention = c.decodeAttention;
    rates.halfTokens = c.halfTokens;
    rates.layer = engine.layer;
    rates.eagerLayer = c.vllmEagerLayer;
    rates.moeFactor = c.moeLayerFactor;
    rates.step = engine.step;
    rates.sequence = engine.sequence;
    if (job.engine == ServingEngine::Vllm && before(release, 0, 5))
        rates.moeLayer = c.vllmOldMoeLayer;
    const bool gptq = job.format == WeightFormat::GptqInt4 || job.format == WeightFormat::GptqInt8;
    if (job.engine == ServingEngine::Sglang && gptq)
        rates.moeLayer = c.sglangGptqMoeLayer;
    if (isDequantised(job.format) && job.engine != ServingEngine::Vllm) {
        rates.dequantiseBytes = 4.0 * job.shape.activeParameters();
    }
    rates.expertBytes = c.expertBytes;
    rates.manyRanks = c.manyRanksLatency;
    rates.occupancy = c.occupancy;
    rates.prefillTokens = c.prefillTokens;
    rates.pipelineShare = c.pipelineShare;
    if (job.engine == ServingEngine::HfTransformers)
        setHost(job, release, c);
}

void setLlama(InferenceJob &job, const Gpu &gpu, const InferenceConstants &c)
{
    InferenceRates &rates = job.rates;
    rates.llamaBandwidth = c.llamaBandwidth;
    rates.llamaBytesPerClock = c.llamaBytesPerClock;
    rates.llamaCache = c.llamaCache;
    rates.llamaHop = c.llamaHop;
    rates.llamaAttention = c.llamaAttention;
    rates.llamaBlockStep = c.llamaBlockStep;
    rates.llamaPipeline = c.llamaPipeline;
    rates.llamaBlock = c.llamaBlock;
    rates.layer = c.llamaLayer;
    rates.prefillCompute = isFloat(job.format) ? c.llamaCompute16 : c.llamaComputeQuantised;
    rates.dequantiseBytes = isFloat(job.format) ? 0.0 : 4.0 * job.shape.activeParameters();
    // GeForce cards accumulate in 16 bit at their full rate
    job.card.peakWeights = gpu.fp16Fp16AccTflops ? tera(gpu.fp16Fp16AccTflops) : job.card.peak16;
}

void setCard(InferenceJob &job, const Scenario &scenario, const Gpu &gpu, const InferenceConstants &c)
{
    InferenceCard &card = job.card;
    card.usable = gpu.usableBytes().value_or(0.0);
    card.bandwidth = gpu.memoryBandwidthGbS.value_or(0.0) * units::kGB;
    card.peak16 = gpu.dense16FlopS().value_or(0.0);
    card.peakWeights = peakOfFormat(job.format, gpu, card.peak16);
    card.smClock = gpu.smCount && gpu.boostMhz ? double(*gpu.smCount) * *gpu.boostMhz * 1e6 : 0.0;
    const double pcie = gpu.pcieBandwidthGbS.value_or(16.0) * units::kGB;
    const double nvlink = gpu.nvlinkBandwidthGbS.value_or(0.0) * units::kGB / 2.0;
    const double pcieBus = std::min(c.pcieBus, c.pcieShare * pcie);
    const bool amd = gpu.vendor == QLatin1String("AMD");
    const bool fast = amd || nvlink > c.nvlinkFloor;
    card.pairLink = fast ? (amd ? c.amdLink : nvlink) * c.nvlinkShare : pcieBus;
    card.pairLatency = fast ? c.nvlinkLatency : c.pcieLatency;
    const bool beyondPair = fast && !(gpu.nvlinkBridgeOnly && !amd);
    card.link = beyondPair ? card.pairLink : pcieBus;
    card.linkLatency = beyondPair ? c.nvlinkLatency : c.pcieLatency;
    card.expertLink = card.pairLink;
    card.nodeRanks = std::max(1, scenario.cluster.gpusPerNode);
    const double network = scenario.cluster.networkGbitS * units::kGigabit / card.nodeRanks;
    card.networkPerGpu = network > 0 ? std::min(network, c.pcieBus) : c.pcieBus;
    job.bridgePairs = gpu.nvlinkBridgeOnly;
    job.hasBandwidth = card.bandwidth > 0;
    job.hasCompute = card.peak16 > 0 && card.peakWeights > 0;
}

void setMemoryRules(InferenceJob &job, const Scenario &scenario, const Model &model, const Gpu &gpu,
                    const std::optional<int> &release, const InferenceConstants &c)
{
    InferenceMemoryRules &rules = job.memory;
    const InferenceSettings &serving = scenario.workload.inference;
    rules.vllm = c.vllmMemory[std::size_t(job.round)];
    rules.samplerBase = c.samplerBase;
    rules.context = job.engine == ServingEngine::HfTransformers ? c.hfContextBytes
                    : job.engine == ServingEngine::LlamaCpp     ? c.llamaBufferBytes
                                                                : c.contextBytes;
    rules.nonTorchPipeline = c.nonTorchPipeline;
    rules.cacheBlock = c.cacheBlock;
    rules.process = job.engine == ServingEngine::Lmdeploy ? std::max(0.0, c.lmdeployProcess - c.contextBytes)
                                                          : std::max(0.0, c.serverBytes - c.contextBytes);
    rules.extraTokens = job.engine == ServingEngine::Lmdeploy ? c.lmdeployExtraTokens : 0.0;
    rules.hfBase = c.hfBaseBytes;
    rules.hfGrowth = c.hfGrowth;
    rules.hfCopies = before(release, 4, 36) ? 2.0 : 1.0 + 1.0 / std::max(1.0, job.shape.layers);
    rules.tightShare = c.tightShare;
    rules.utilization = std::clamp(serving.gpuMemoryUtilization, 0.01, 1.0);
    rules.maxModelLen = serving.maxModelLen;
    const bool large = job.card.usable >= c.largeCardBytes && gpu.architecture != QLatin1String("Ampere");
    const bool newRound = job.round != VllmRound::V0;
    const double vllmDefault = large && newRound ? c.maxSequencesLarge : c.maxSequencesSmall;
    rules.maxSequences = serving.maxNumSeqs > 0              ? serving.maxNumSeqs
                         : job.engine == ServingEngine::Vllm ? vllmDefault
                                                             : c.defaultMaxSequences;
    rules.batchedTokens = serving.maxNumBatchedTokens > 0 ? serving.maxNumBatchedTokens
                          : newRound                      ? c.batchedTokens
                                                          : 0.0;
    rules.v0ChunkedFrom = c.v0ChunkedFrom;
    rules.v0ChunkTokens = c.v0ChunkTokens;
    rules.kvElementBytes = serving.kvCachePrecision == Dtype::Fp32                                             ? 4.0
                           : serving.kvCachePrecision == Dtype::Fp8 || serving.kvCachePrecision == Dtype::Int8 ? 1.0
                                                                                                               : 2.0;
    rules.headroom = std::clamp(scenario.headroom, 0.0, 0.95);
    // the code of the GLM family returns the last position only
    job.fullLogits = before(release, 4, 45) && !model.family.contains(QLatin1String("GLM"), Qt::CaseInsensitive);
}

} // namespace

std::optional<int> engineRelease(const QString &version)
{
    static const QRegularExpression pattern(QStringLiteral("^\\s*[vV]?(\\d{1,3})\\.(\\d{1,3})"));
    const QRegularExpressionMatch match = pattern.match(version);
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(1).toInt() * 1000 + match.captured(2).toInt();
}

ServingEngine servingEngine(Framework framework)
{
    switch (framework) {
    case Framework::Vllm:
        return ServingEngine::Vllm;
    case Framework::Sglang:
        return ServingEngine::Sglang;
    case Framework::TensorRtLlm:
    case Framework::MlperfInference:
        return ServingEngine::TensorRtLlm;
    case Framework::Lmdeploy:
        return ServingEngine::Lmdeploy;
    case Framework::LlamaCpp:
        return ServingEngine::LlamaCpp;
    case Framework::HfTransformers:
    case Framework::HfTrainer:
    case Framework::Peft:
    case Framework::Unsloth:
    case Framework::LitGpt:
    case Framework::PyTorch:
        return ServingEngine::HfTransformers;
    default:
        return ServingEngine::Generic;
    }
}

WeightFormat servingFormat(const Workload &workload, ServingEngine engine)
{
    if (workload.weightFormat != WeightFormat::Default)
        return workload.weightFormat;
    const bool llama = engine == ServingEngine::LlamaCpp;
    switch (workload.precision) {
    case Precision::Fp32:
    case Precision::Tf32:
        return WeightFormat::Fp32;
    case Precision::Fp16:
    case Precision::Fp16Mixed:
        return WeightFormat::Fp16;
    case Precision::Bf16:
    case Precision::Bf16Mixed:
        return WeightFormat::Bf16;
    case Precision::Fp8:
    case Precision::Fp8Mixed:
        return WeightFormat::Fp8;
    case Precision::Int8:
        return llama                                     ? WeightFormat::Q80
               : engine == ServingEngine::HfTransformers ? WeightFormat::LlmInt8
                                                         : WeightFormat::W8a8Int8;
    case Precision::Int4:
        return llama ? WeightFormat::Q4KM : WeightFormat::GptqInt4;
    case Precision::Nf4:
        return WeightFormat::Nf4;
    }
    return WeightFormat::Bf16;
}

VllmRound vllmRound(const QString &version)
{
    const std::optional<int> release = engineRelease(version);
    if (!release || *release >= 19)
        return VllmRound::V019;
    if (*release == 18)
        return VllmRound::V018;
    if (*release == 17)
        return VllmRound::V017;
    return *release > 8 ? VllmRound::V011 : VllmRound::V0;
}

InferenceJob compileInference(const Scenario &scenario, const Model &model, const Gpu &gpu,
                              const InferenceConstants &constants)
{
    Q_ASSERT(model.transformer);
    InferenceJob job;
    const Workload &work = scenario.workload;
    job.engine = servingEngine(work.framework);
    job.format = servingFormat(work, job.engine);
    // releases are counted by each program for itself
    const std::optional<int> release = engineRelease(work.inference.engineVersion);
    job.round = job.engine == ServingEngine::Vllm ? vllmRound(work.inference.engineVersion) : VllmRound::V019;
    job.flashAttention = work.attention == Attention::Flash;
    job.shape = inferenceShape(*model.transformer);
    job.weights = inferenceWeights(job.shape, *model.transformer, job.format, job.engine);
    const bool vllm = job.engine == ServingEngine::Vllm;
    job.eagerLongContext = vllm && before(release, 0, 5);
    job.paddedExperts = vllm && job.format == WeightFormat::Mxfp4 && job.shape.experts > 0;
    job.paddedWidth = job.paddedExperts && job.round >= VllmRound::V017;
    job.hybridGroups = vllm && job.round != VllmRound::V0 && job.shape.slidingLayers > 0 && job.shape.fullLayers > 0;
    job.mayDataParallelAttention =
        job.shape.experts > 0 && (job.engine == ServingEngine::TensorRtLlm || job.engine == ServingEngine::Sglang);
    setCard(job, scenario, gpu, constants);
    setRates(job, gpu, release, constants);
    setMemoryRules(job, scenario, model, gpu, release, constants);
    if (job.engine == ServingEngine::LlamaCpp)
        setLlama(job, gpu, constants);
    return job;
}

QStringList missingFigures(const Scenario &scenario, const Gpu &gpu)
{
    QStringList missing;
    const WeightFormat format = servingFormat(scenario.workload, servingEngine(scenario.workload.framework));
    if (!gpu.memoryBandwidthGbS)
        missing.append(QStringLiteral("memory_bandwidth_gb_s"));
    if (!gpu.dense16FlopS())
        missing.append(QStringLiteral("fp16_tflops"));
    if (format == WeightFormat::Fp32 && !gpu.fp32Tflops)
        missing.append(QStringLiteral("fp32_tflops"));
    return missing;
}

} // namespace xuanka
