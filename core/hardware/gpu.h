// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>

namespace xuanka {

/// One source of a catalogue figure.
struct SourceNote {
    QString covers;   ///< which figures it backs
    QString title;
    QString address;
    bool operator==(const SourceNote &) const = default;
};

/// A card as catalogued. Empty optional = the vendor publishes no figure; nothing is guessed.
/// Rates are dense (no 2:4 sparsity). Bandwidths: memory and PCIe per direction, NVLink both directions.
struct Gpu {
    QString id;
    QString vendor;
    QString name;
    QStringList aliases;
    QString architecture;
    QString chip;
    int generationOrder = 0;            ///< larger = newer, comparable across one vendor
    QString computeCapability;
    QStringList pciDeviceIds;           ///< "10de:2330"
    QString driverReportedName;
    QString formFactor;
    QString segment;                    ///< datacenter, workstation, consumer, mining, automotive, edge
    QString launch;                     ///< "2022-09"
    QString launchBasis;

    std::optional<double> memoryGbMarketed;   ///< 10^9 bytes
    std::optional<double> memoryGib;          ///< 2^30 bytes
    QString memoryType;
    std::optional<double> busWidthBits;
    std::optional<double> memoryBandwidthGbS; ///< 10^9 B/s
    std::optional<bool> ecc;
    QString eccBasis;
    std::optional<double> nvidiaSmiTotalMib;  ///< what nvidia-smi prints as total
    QString nvidiaSmiNote;
    QString nvidiaSmiSource;
    std::optional<double> usableGib;          ///< measured: what the driver reports to a process

    std::optional<double> fp64Tflops;
    std::optional<double> fp64TensorTflops;
    std::optional<double> fp32Tflops;
    std::optional<double> tf32Tflops;
    std::optional<double> bf16Tflops;
    std::optional<double> fp16Tflops;
    std::optional<double> fp16Fp16AccTflops;  ///< 16-bit accumulation
    std::optional<double> fp8Tflops;
    std::optional<double> fp8Fp16AccTflops;
    std::optional<double> fp4Tflops;
    std::optional<double> int8Tops;
    QString sparsityNote;
    std::optional<int> tensorCoreGeneration;
    bool transformerEngine = false;

    std::optional<int> nvlinkGeneration;
    std::optional<int> nvlinkLinks;
    std::optional<double> nvlinkBandwidthGbS; ///< both directions; 0 = none
    bool nvlinkBridgeOnly = false;
    QString scaleUpOther;
    std::optional<double> scaleUpOneWayGbS;   ///< fabric other than NVLink, one direction of one card, 10^9 B/s
    std::optional<int> pcieGeneration;
    std::optional<int> pcieLanes;
    std::optional<double> pcieBandwidthGbS;   ///< one direction

    std::optional<double> tdpW;
    QString cooling;
    bool mig = false;
    std::optional<int> migMaxInstances;
    std::optional<int> smCount;
    std::optional<double> boostMhz;
    std::optional<double> dieMm2;
    std::optional<double> tppDerived;
    QString exportStatusChina;
    QString exportAsOf;
    QString successorOf;
    bool vendorClaimed = false;               ///< figures nobody independent has measured
    QStringList derivedFields;
    QVector<SourceNote> sources;
    QString confidence;                       ///< high, medium, low
    QString note;

    /// Dense 16-bit matrix rate in FLOP/s: bf16 if given, else fp16.
    std::optional<double> dense16FlopS() const;
    /// Device memory a process can get, bytes: measured figure if known, else 0.988 of nvidia-smi's total
    /// (the driver keeps 1.2 %), else 0.988 of memoryGib (0.96 of it on data-centre GDDR cards, whose ECC
    /// takes its share). nullopt when the memory size is unknown.
    std::optional<double> usableBytes() const;

    bool operator==(const Gpu &) const = default;
};

} // namespace xuanka
