// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/vision.h"

#include "estimate/training_speed_card.h"
#include "quantity/units.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

constexpr double kTorch2Year = 2023.2;

bool isWide(Precision precision) { return precision == Precision::Fp32 || precision == Precision::Tf32; }

/// Rates of the card for image models: the shares of language-model products between families, the power factor
/// of image models, and never a gain from power to spare.
double reachedRate(const Scenario &scenario, const Gpu &gpu, const SpeedCard &card, bool transformer,
                   const VisionSets &sets, bool channelsLast)
{
    const VisionConstants &c = sets.vision;
    const double compile = scenario.workload.compile ? c.shareCompiled : 1;
    const FamilyOf of = speedFamilyOf(gpu);
    const FamilyConstants &family = sets.speed.of(of.family);
    double share = (transformer ? c.shareTransformer : c.shareCnn) * compile;
    share *= channelsLast ? c.shareChannelsLast : 1;
    share *= family.gemm / sets.speed.of(SpeedFamily::Ada).gemm;
    const double limit = scenario.cluster.powerLimitW > 0 ? scenario.cluster.powerLimitW : gpu.tdpW.value_or(0);
    const double watts = gpu.tdpW ? std::min(*gpu.tdpW, limit) : limit;
    if (of.referenced && watts > 0 && gpu.dense16FlopS()) {
        const double ratio = watts / *gpu.dense16FlopS() / (family.referenceWatts / family.referenceFlopS);
        share *= std::min(1.0, std::pow(ratio, c.powerExponent));
    }
    share = std::min(share, 1.0);
    if (scenario.workload.precision != Precision::Fp32)
        return card.sidePeak * share;
    // plain FP32 is never faster than TF32 on the same card
    const double plain = card.sidePeak * std::min(sets.speed.gemmFp32 * compile, 1.0);
    return gpu.tf32Tflops ? std::min(plain, *gpu.tf32Tflops * units::kTera * share) : plain;
}

double passesOf(const Scenario &scenario, const Gpu &gpu, const VisionJob &job, bool transformer,
                const VisionConstants &c, bool channelsLast)
{
    const Workload &work = scenario.workload;
    double passes = transformer ? c.passesTransformer : c.passesCnn;
    if (work.softwareYear <= 0 || work.softwareYear >= kTorch2Year)
        passes *= transformer ? c.passesTorch2Transformer : c.passesTorch2Cnn;
    if (channelsLast)
        passes *= c.passesChannelsLast;
    if (work.compile)
        passes *= c.passesCompiled;
    if (job.training)
        passes *= c.passesTraining;
    if (isWide(work.precision))
        passes *= c.passesWide;
    passes *= std::pow(job.macs / job.activations / c.intensityReference, c.intensityExponent);
    const bool gddr = gpu.memoryType.startsWith(QLatin1String("GDDR"));
    if (gpu.architecture == QLatin1String("Ada Lovelace"))
        passes /= c.cacheAda;
    else if (gpu.architecture.startsWith(QLatin1String("Blackwell")) && gddr)
        passes /= c.cacheBlackwell;
    return passes;
}

double optimizerBytesOf(Optimizer optimizer)
{
    switch (optimizer) {
    case Optimizer::AdamW:
        return 8;
    case Optimizer::AdamW8bit:
    case Optimizer::PagedAdamW8bit:
        return 2;
    case Optimizer::Lion:
    case Optimizer::SgdMomentum:
        return 4;
    case Optimizer::Adafactor:
    case Optimizer::Sgd:
        break;
    }
    return 0;
}

double weightBytesOf(Precision precision)
{
    switch (precision) {
    case Precision::Bf16:
    case Precision::Fp16:
        return 2;
    case Precision::Fp8:
    case Precision::Int8:
        return 1;
    default:
        return 4; // mixed precision keeps 32-bit weights and casts them as it goes
    }
}

void setMemory(const Scenario &scenario, const Gpu &gpu, bool transformer, const VisionConstants &c, VisionJob &job)
{
    const Workload &work = scenario.workload;
    const double weight = weightBytesOf(work.precision);
    job.weightBytes = weight * job.parameters;
    job.contextBytes = c.contextBytes;
    if (job.training) {
        job.gradientBytes = weight * job.parameters;
        job.optimizerBytes = optimizerBytesOf(work.optimizer) * job.parameters;
    }
    const double copies =
        job.training ? (transformer ? c.keepTransformer : c.keepCnn) : (transformer ? c.holdTransformer : c.holdCnn);
    job.activationBytes = copies * 2 * job.activations * (isWide(work.precision) ? c.keepWide : 1);
    job.usableBytes = gpu.usableBytes().value_or(0);
    job.memoryLog90 = c.memoryLog90;
}

void setExchange(const Scenario &scenario, const SpeedCard &card, const VisionConstants &c, VisionJob &job)
{
    if (!job.training || job.gpus <= 1)
        return;
    job.network = scenario.cluster.nodes > 1;
    const double node = std::max(1, scenario.cluster.gpusPerNode);
    const double link =
        job.network ? std::min(card.intra > 0 ? card.intra : node * card.nic, node * card.nic) : card.intra;
    job.exchange = c.exchangeBytes * job.parameters * (job.gpus - 1) / (job.gpus * link);
    job.window = c.exchangeWindow;
}

QStringList missingCounts(const Model &model)
{
    QStringList missing;
    const SampleModel sample = model.sample.value_or(SampleModel{});
    if (sample.forwardMacsPerSample.value_or(0) <= 0)
        missing.append(QStringLiteral("forward_macs_per_sample"));
    if (sample.activationElementsPerSample.value_or(0) <= 0)
        missing.append(QStringLiteral("activation_elements_per_sample"));
    return missing;
}

/// Card figures; several cards that only serve copies of the model need no link between them.
SpeedCard cardOf(const Scenario &scenario, const Gpu &gpu, const SpeedConstants &speed, bool training)
{
    Scenario asked = scenario;
    asked.parallelism.cpuOffload = Offload::None;
    if (!training)
        asked.cluster.nodes = asked.cluster.gpusPerNode = 1;
    return speedCard(asked, gpu, speed);
}

} // namespace

VisionJob compileVisionMemory(const Scenario &scenario, const Model &model, const Gpu &gpu,
                              const VisionConstants &constants)
{
    VisionJob job;
    job.training = isTraining(scenario.workload.task);
    job.gpus = std::max(1, scenario.cluster.gpus());
    job.accumulation = job.training ? std::max(1, scenario.workload.gradientAccumulation) : 1;
    job.parameters = double(model.parameters);
    const SampleModel sample = model.sample.value_or(SampleModel{});
    job.activations = std::max(0.0, sample.activationElementsPerSample.value_or(0));
    setMemory(scenario, gpu, sample.transformerLike, constants, job);
    return job;
}

CompiledVision compileVision(const Scenario &scenario, const Model &model, const Gpu &gpu, const VisionSets &sets,
                             bool channelsLast)
{
    CompiledVision compiled;
    const bool training = isTraining(scenario.workload.task);
    const bool transformer = model.sample && model.sample->transformerLike;
    const SpeedCard card = cardOf(scenario, gpu, sets.speed, training);
    compiled.missing = card.missing + missingCounts(model);
    compiled.interval = sets.intervals.of(training, transformer, gpu.id, compiled.groupHasMeasurements);
    if (!compiled.groupHasMeasurements)
        compiled.issues.append({QStringLiteral("card_without_measurements"),
                                Severity::Assumption,
                                QStringLiteral("cluster.gpu"),
                                {gpu.name}});
    compiled.issues.append(
        {QStringLiteral("input_pipeline_not_modelled"), Severity::Note, QStringLiteral("model"), {}});
    if (!compiled.missing.isEmpty())
        return compiled;

    const VisionConstants &c = sets.vision;
    VisionJob job = compileVisionMemory(scenario, model, gpu, c);
    job.macs = *model.sample->forwardMacsPerSample;
    job.rate = reachedRate(scenario, gpu, card, transformer, sets, channelsLast);
    job.bandwidth = card.sheetBandwidth * c.memoryShare;
    job.passes = passesOf(scenario, gpu, job, transformer, c, channelsLast);
    job.arithmetic = 2 * job.macs * (training ? c.arithmeticTraining : 1) / job.rate;
    job.traffic = job.elementBytes * job.activations * job.passes / job.bandwidth;
    job.host = training ? c.hostTraining : c.hostInference;
    job.optimizer = training ? job.parameters * c.optimizerBytes / job.bandwidth : 0;
    // forward, data gradient, weight gradient
    job.flopPerSample = 2 * job.macs * (training ? 3 : 1);
    job.peakFlopS = card.mfuPeak;
    setExchange(scenario, card, c, job);
    compiled.job = job;
    return compiled;
}

} // namespace xuanka
