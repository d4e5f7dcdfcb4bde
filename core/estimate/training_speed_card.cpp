// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed_card.h"

#include "quantity/units.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

Issue assumption(const char *code, const char *path, const QStringList &args)
{
    return {QString::fromLatin1(code), Severity::Assumption, QString::fromLatin1(path), args};
}

void need(SpeedCard &card, const std::optional<double> &figure, const char *key, double unit, double &target)
{
    if (figure && *figure > 0)
        target = *figure * unit;
    else
        card.missing.append(QString::fromLatin1(key));
}

/// The share of peak grows with the power a board may draw per FLOP.
double powerFactor(const Scenario &scenario, const Gpu &gpu, const FamilyOf &of, double rate16,
                   const SpeedConstants &constants, SpeedCard &card)
{
    const bool referenced = of.referenced && rate16 > 0;
    const FamilyConstants &family = constants.of(of.family);
    const double limit = scenario.cluster.powerLimitW;
    if (!gpu.tdpW && limit <= 0) {
        card.issues.append(assumption("tdp_not_published", "cluster.gpu", {gpu.name}));
        const double floor = constants.powerFloorUnpublished * family.referenceFlopS / rate16;
        return referenced ? std::clamp(std::pow(floor, constants.powerExponent), 1.0, constants.powerFactorLimit) : 1.0;
    }
    const double board = gpu.tdpW.value_or(limit);
    const double watts = limit > 0 ? std::min(limit, board) : board;
    const double ratio = referenced ? watts / rate16 / (family.referenceWatts / family.referenceFlopS) : watts / board;
    return std::min(std::pow(ratio, constants.powerExponent), constants.powerFactorLimit);
}

void readRates(const Scenario &scenario, const Gpu &gpu, const FamilyOf &of, const SpeedConstants &constants,
               SpeedCard &card)
{
    const FamilyConstants &family = constants.of(of.family);
    const Precision precision = scenario.workload.precision;
    const double rate16 = gpu.dense16FlopS().value_or(0);
    card.gemmShare = family.gemm;
    card.sideShare = family.gemm;
    if (precision == Precision::Fp32 || precision == Precision::Tf32) {
        const bool plain = precision == Precision::Fp32;
        need(card, plain ? gpu.fp32Tflops : gpu.tf32Tflops, plain ? "fp32_tflops" : "tf32_tflops", units::kTera,
             card.gemmPeak);
        card.sidePeak = card.gemmPeak;
        card.elementBytes = 4;
        if (plain && card.gemmPeak > 0) {
            // never faster than TF32 on the same card
            const double tf32 = gpu.tf32Tflops.value_or(0) * units::kTera * family.gemm / card.gemmPeak;
            card.gemmShare = card.sideShare = tf32 > 0 ? std::min(constants.gemmFp32, tf32) : constants.gemmFp32;
        }
    } else {
        need(card, rate16 > 0 ? std::optional(rate16) : std::nullopt, "bf16_tflops", 1, card.gemmPeak);
        card.sidePeak = card.gemmPeak;
        if (precision == Precision::Fp8Mixed && gpu.fp8Tflops && *gpu.fp8Tflops > 0) {
            card.gemmPeak = *gpu.fp8Tflops * units::kTera;
            card.gemmShare = family.gemmFp8;
            card.gemmFp8 = true;
        } // a card without FP8 runs in 16 bit
    }
    card.mfuPeak = rate16 > 0 ? rate16 : card.gemmPeak;
    if (card.gemmPeak <= 0)
        return;
    const double factor = powerFactor(scenario, gpu, of, rate16, constants, card);
    card.gemmShare *= factor;
    card.sideShare *= factor;
    card.attentionShare = family.attention * factor;
}

void readMemory(const Gpu &gpu, const FamilyOf &of, const SpeedConstants &constants, SpeedCard &card)
{
    need(card, gpu.memoryBandwidthGbS, "memory_bandwidth_gb_s", units::kGB, card.sheetBandwidth);
    card.bandwidth = card.sheetBandwidth * constants.memoryShare;
    const bool ultra = gpu.architecture == QLatin1String("Blackwell Ultra");
    card.multiprocessors =
        gpu.smCount ? *gpu.smCount
                    : (ultra ? constants.multiprocessorsBlackwellUltra : constants.of(of.family).multiprocessors);
}

/// One direction of the link that joins the GPUs of a node, bytes a second by the data sheet; 0 = only PCIe.
double scaleUp(const Gpu &gpu, const FamilyOf &of, const SpeedConstants &constants)
{
    if (gpu.nvlinkBandwidthGbS.value_or(0) > 0)
        // bridges join pairs only: a job across the node still goes over PCIe
        return gpu.nvlinkBridgeOnly ? 0 : *gpu.nvlinkBandwidthGbS * units::kGB / 2;
    if (const auto stated = scaleUpOneWay(gpu.scaleUpOther))
        return *stated;
    const bool module = gpu.formFactor.contains(QLatin1String("OAM"));
    if (module && of.measured && of.family == SpeedFamily::Cdna3)
        return constants.fabricCdna3;
    if (module && of.measured && of.family == SpeedFamily::Cdna4)
        return constants.fabricCdna4;
    return 0;
}

void readLinks(const Scenario &scenario, const Gpu &gpu, const FamilyOf &of, const SpeedConstants &constants,
               SpeedCard &card)
{
    const Cluster &cluster = scenario.cluster;
    const double pcie = gpu.pcieBandwidthGbS.value_or(0) * units::kGB;
    card.hostLink = pcie * constants.linkShare;
    const bool offload = scenario.parallelism.cpuOffload != Offload::None;
    const double link = scaleUp(gpu, of, constants);
    card.nvlinkClass = link > 0;
    if ((offload || (cluster.gpus() > 1 && link <= 0)) && pcie <= 0)
        card.missing.append(QStringLiteral("pcie_bandwidth_gb_s"));
    card.intra = card.nvlinkClass ? link * constants.linkShare : pcie * constants.pcieShare;
    card.allToAll = card.nvlinkClass ? link * constants.allToAllShare : pcie * constants.pcieShare;
    const double stated = cluster.networkGbitS / std::max(1, cluster.gpusPerNode);
    card.nic = (stated > 0 ? stated : constants.of(of.family).networkGbitS) * units::kGigabit * constants.linkShare;
    card.rack = of.family == SpeedFamily::Blackwell && gpu.formFactor.startsWith(QLatin1String("superchip"));
}

} // namespace

FamilyOf speedFamilyOf(const Gpu &gpu)
{
    // the crippled boards sold on after mining or from cars are GA100, but nobody published their rates
    const bool asSold = gpu.segment != QLatin1String("mining") && gpu.segment != QLatin1String("automotive");
    const QString &name = gpu.architecture;
    if (name == QLatin1String("Volta"))
        return {SpeedFamily::Volta, true, true};
    if (name == QLatin1String("Turing") || name == QLatin1String("Pascal"))
        return {SpeedFamily::Volta, false, true};
    if (name == QLatin1String("Ampere"))
        return {gpu.chip.startsWith(QLatin1String("GA100")) ? SpeedFamily::Ampere : SpeedFamily::Ada, asSold, true};
    if (name == QLatin1String("Ada Lovelace"))
        return {SpeedFamily::Ada, true, true};
    if (name == QLatin1String("Hopper"))
        return {SpeedFamily::Hopper, true, true};
    if (name.startsWith(QLatin1String("Blackwell"))) {
        const bool datacenter = gpu.memoryType.startsWith(QLatin1String("HBM"));
        return {datacenter ? SpeedFamily::Blackwell : SpeedFamily::Ada, datacenter, true};
    }
    if (name == QLatin1String("CDNA 3"))
        return {SpeedFamily::Cdna3, true, true};
    if (name == QLatin1String("CDNA 4"))
        return {SpeedFamily::Cdna4, true, true};
    if (name.startsWith(QLatin1String("CDNA")))
        return {SpeedFamily::Cdna3, false, true};
    return {SpeedFamily::Ampere, false, false};
}

std::optional<double> scaleUpOneWay(const QString &text)
{
    // C2C joins a GPU to its own CPU, not to other GPUs
    if (text.contains(QLatin1String("C2C")))
        return std::nullopt;
    static const QRegularExpression total(QStringLiteral("([0-9][0-9,]*(?:\\.[0-9]+)?) ?GB/s"));
    const QRegularExpressionMatch stated = total.match(text);
    if (stated.hasMatch()) {
        const double both = stated.captured(1).remove(u',').toDouble();
        return both > 0 ? std::optional(both * units::kGB / 2) : std::nullopt;
    }
    static const QRegularExpression ports(QStringLiteral("([0-9]+) ?x ?([0-9]+) ?GbE"));
    const QRegularExpressionMatch ethernet = ports.match(text);
    if (ethernet.hasMatch()) {
        const double rate = ethernet.captured(1).toDouble() * ethernet.captured(2).toDouble() * units::kGigabit;
        return rate > 0 ? std::optional(rate) : std::nullopt;
    }
    return std::nullopt;
}

SpeedCard speedCard(const Scenario &scenario, const Gpu &gpu, const SpeedConstants &constants)
{
    const FamilyOf of = speedFamilyOf(gpu);
    SpeedCard card;
    card.family = of.family;
    card.measured = of.measured;
    readRates(scenario, gpu, of, constants, card);
    readMemory(gpu, of, constants, card);
    readLinks(scenario, gpu, of, constants, card);
    if (!card.measured)
        card.issues.append(assumption("card_without_measurements", "cluster.gpu", {gpu.name}));
    return card;
}

} // namespace xuanka
