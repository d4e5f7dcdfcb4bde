// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>

namespace xuanka
{

/// What a tool can say about one card. The parsers fill these, the classification and the rules read nothing else.
/// A field the text does not carry is absent; one whose cell reads N/A, Not Supported, REDACTED … is present with
/// `available` false. Numbers are already in the unit named here.
enum class FactKey {
    // identity
    Name,            ///< product as printed, as far as it was not cut
    Architecture,    ///< "Ampere", as printed
    Brand,           ///< "GeForce", "Tesla", "NVIDIA RTX" …
    BusId,           ///< "00000000:3B:00.0"
    PciDeviceId,     ///< "10de:20b2", lower case, vendor first
    PciSubsystemId,  ///< "10de:147f", lower case, vendor first
    PciRevision,     ///< "a1"
    BoardPartNumber, ///< "692-2G506-0212-002" (before driver 525 printed as GPU Part Number)
    GpuPartNumber,   ///< "20B2-895-A1"; only the chip's own, never a board number
    BoardId,
    SerialNumber,
    Uuid,
    VbiosVersion,
    InforomImage,      ///< "G506.0212.00.02"
    ComputeCapability, ///< "8.0"
    Chip,              ///< only where the tool itself names the chip
    MultiprocessorCount,
    BusWidthBits,
    // memory, MiB
    MemoryTotalMib,
    MemoryReservedMib,
    MemoryUsedMib,
    Bar1TotalMib,
    // health
    EccCurrent, ///< "enabled", "disabled"
    EccPending,
    EccVolatileCorrectable,
    EccVolatileUncorrectable,
    EccAggregateCorrectable,
    EccAggregateUncorrectable,
    SramUncorrectable,
    SramThresholdExceeded, ///< "yes", "no"
    UnrepairableMemory,    ///< "yes", "no"
    ChannelRepairPending,  ///< "yes", "no"
    TpcRepairPending,      ///< "yes", "no"
    RemappedCorrectable,
    RemappedUncorrectable,
    RemappingPending, ///< "yes", "no"
    RemappingFailure, ///< "yes", "no"
    RemapBanksMax,    ///< histogram of bank availability
    RemapBanksHigh,
    RemapBanksPartial,
    RemapBanksLow,
    RemapBanksNone,
    RetiredSingleBit,
    RetiredDoubleBit,
    RetiredPending, ///< "yes", "no"
    TimeRunSeconds, ///< since the card's first initialisation, InfoROM
    Health,         ///< OK, Warning, Alarm … of tools that print one
    ErrorText,      ///< the line that says GPU is lost, ERR!, Unknown Error …
    RecoveryAction,
    // link
    PcieGenCurrent,
    PcieGenMax, ///< what card and slot can do together
    PcieGenDeviceMax,
    PcieGenHostMax,
    PcieWidthCurrent,
    PcieWidthMax,
    PcieWidthDeviceMax, ///< from lspci LnkCap; nvidia-smi prints the common maximum only
    PcieReplays,
    NvlinkLinksActive,
    NvlinkLinksInactive,
    NvlinkRateGbS, ///< per link, one direction, as printed
    NvlinkAbsent,  ///< the tool says the card has none
    FabricState,
    // power, temperature, state
    PowerDrawW,
    PowerLimitW,
    PowerLimitDefaultW,
    PowerLimitMaxW,
    FanPercent,
    TemperatureC,
    PerformanceState, ///< "P0"
    UtilisationPercent,
    ClockMemoryMaxMhz,
    ClockGraphicsMaxMhz,
    // surroundings
    MigMode,            ///< "enabled", "disabled"
    MigSlice,           ///< the card of the text is a slice: its profile
    VirtualisationMode, ///< "VGPU", "Pass-Through", "None" …
    VgpuType,           ///< name of the guest profile
    ContainerQuota,     ///< the text shows a container's memory quota (HAMi and the like)
};

/// One reading: what stood there and where.
struct Fact {
    QString text;          ///< cleaned value in the unit of its key, or the words that say it is not available
    QString field;         ///< the field as the tool names it, with its section: "FB Memory Usage / Total"
    QString raw;           ///< the value as it stood in the text, for quoting
    int line = 0;          ///< 1-based line of the input
    bool available = true; ///< false for N/A, Not Supported, REDACTED, ERR! …
    bool cut = false;      ///< the tool or a paste shortened it ("NVIDIA A100-SXM...")
};

/// One card as the tool showed it.
struct CardFacts {
    int index = -1; ///< the tool's own number, -1 when it gives none
    QString vendor; ///< "NVIDIA", "AMD", "Huawei", … as far as the tool alone decides it
    QMap<FactKey, Fact> facts;

    bool has(FactKey key) const { return facts.contains(key) && facts[key].available; }
    QString text(FactKey key) const { return has(key) ? facts[key].text : QString(); }
    std::optional<double> number(FactKey key) const; ///< empty when absent or no finite number
    bool is(FactKey key, QLatin1String word) const { return text(key) == word; }
};

/// A link between two cards of a topology matrix.
struct TopologyLink {
    int from = -1;
    int to = -1;
    QString kind; ///< "NV12", "PIX", "SYS" …
    int line = 0;
};

struct UnreadLine {
    int line = 0;
    QString why;  ///< key of a phrase: "no_format_known", "truncated", …
    QString text; ///< the line, shortened
};

/// One tool output inside the text. A paste may hold several.
struct Capture {
    QString tool;   ///< "nvidia-smi", "lspci", "deviceQuery", "torch", "rocm-smi", "amd-smi", "npu-smi", "mx-smi" …
    QString format; ///< "table", "q", "q-xml", "csv", "csv-no-header", "list", "topo", "nvlink", "text", "json"
    QString driver; ///< version, without remarks; empty when not printed
    QString toolVersion;
    QString platform; ///< "linux", "windows", "wsl", "jetson", empty when the text does not say
    bool truncated = false;
    QVector<CardFacts> cards;
    QVector<TopologyLink> topology;
    QStringList topologyCards; ///< names of the matrix's rows
    QVector<UnreadLine> unread;
};

/// Largest input taken: 20 MB pasted or dropped, what is longer is an error of the caller.
inline constexpr qsizetype kCaptureInputLimit = 64 * 1024 * 1024;

/// Decodes (UTF-8, UTF-16 with or without mark, GBK), cleans (marks, ANSI, prefixes, entities), recognises and parses.
/// Never fails: text nobody understands gives no capture cards and says why in `unread`. Linear in the input.
QVector<Capture> readCaptures(const QByteArray &input);

} // namespace xuanka
