// SPDX-License-Identifier: GPL-3.0-or-later
#include "identify/nvidia_fields.h"

#include "identify/fact_writer.h"

#include <QHash>

namespace xuanka
{

namespace
{

using Key = FactKey;
using Table = QHash<QString, NvidiaField>;

struct Row {
    const char *path; ///< "section/field", lower case; a section of its own where the field alone is ambiguous
    NvidiaField field;
};

Table tableOf(std::initializer_list<Row> rows)
{
    Table table;
    for (const Row &row : rows)
        table.insert(QString::fromLatin1(row.path), row.field);
    return table;
}

const Table &textTable()
{
    static const Table table = tableOf({
        {"/product name", {Key::Name}},
        {"/product brand", {Key::Brand}},
        {"/product architecture", {Key::Architecture}},
        {"mig mode/current", {Key::MigMode}},
        {"/mig mode", {Key::MigMode}},
        {"/serial number", {Key::SerialNumber}},
        {"/gpu uuid", {Key::Uuid}},
        {"/vbios version", {Key::VbiosVersion}},
        {"/board id", {Key::BoardId}},
        {"/board part number", {Key::BoardPartNumber}},
        {"/gpu part number", {Key::GpuPartNumber, false, true}},
        {"inforom version/image version", {Key::InforomImage}},
        {"inforom time data/time run", {Key::TimeRunSeconds}},
        {"/gpu recovery action", {Key::RecoveryAction}},
        {"gpu virtualization mode/virtualization mode", {Key::VirtualisationMode}},
        {"gpu virtualization mode/virtualization mode ", {Key::VirtualisationMode}},
        {"pci/device id", {Key::PciDeviceId}},
        {"pci/sub system id", {Key::PciSubsystemId}},
        {"pci/bus id", {Key::BusId}},
        {"pci/replays since reset", {Key::PcieReplays}},
        {"/replays since reset", {Key::PcieReplays}},
        {"pcie generation/max", {Key::PcieGenMax}},
        {"pcie generation/current", {Key::PcieGenCurrent}},
        {"pcie generation/device current", {Key::PcieGenCurrent}},
        {"pcie generation/device max", {Key::PcieGenDeviceMax}},
        {"pcie generation/host max", {Key::PcieGenHostMax}},
        {"link width/max", {Key::PcieWidthMax}},
        {"link width/current", {Key::PcieWidthCurrent}},
        {"/fan speed", {Key::FanPercent}},
        {"/performance state", {Key::PerformanceState}},
        {"fb memory usage/total", {Key::MemoryTotalMib}},
        {"fb memory usage/reserved", {Key::MemoryReservedMib}},
        {"fb memory usage/used", {Key::MemoryUsedMib}},
        {"bar1 memory usage/total", {Key::Bar1TotalMib}},
        {"utilization/gpu", {Key::UtilisationPercent}},
        {"ecc mode/current", {Key::EccCurrent}},
        {"ecc mode/pending", {Key::EccPending}},
        {"volatile/dram correctable", {Key::EccVolatileCorrectable}},
        {"volatile/dram uncorrectable", {Key::EccVolatileUncorrectable}},
        {"aggregate/dram correctable", {Key::EccAggregateCorrectable}},
        {"aggregate/dram uncorrectable", {Key::EccAggregateUncorrectable}},
        {"aggregate/sram uncorrectable", {Key::SramUncorrectable, true}},
        {"aggregate/sram uncorrectable parity", {Key::SramUncorrectable, true}},
        {"aggregate/sram uncorrectable sec-ded", {Key::SramUncorrectable, true}},
        {"aggregate/sram threshold exceeded", {Key::SramThresholdExceeded}},
        {"volatile/single bit/total", {Key::EccVolatileCorrectable}},
        {"volatile/double bit/total", {Key::EccVolatileUncorrectable}},
        {"aggregate/single bit/total", {Key::EccAggregateCorrectable}},
        {"aggregate/double bit/total", {Key::EccAggregateUncorrectable}},
        {"/channel repair pending", {Key::ChannelRepairPending}},
        {"/tpc repair pending", {Key::TpcRepairPending}},
        {"/unrepairable memory", {Key::UnrepairableMemory}},
        {"/sram threshold exceeded", {Key::SramThresholdExceeded}},
        {"retired pages/single bit ecc", {Key::RetiredSingleBit}},
        {"retired pages/double bit ecc", {Key::RetiredDoubleBit}},
        {"retired pages/pending page blacklist", {Key::RetiredPending}},
        {"retired pages/pending", {Key::RetiredPending}},
        {"/remapped rows", {Key::RemappingFailure}},
        {"remapped rows/correctable error", {Key::RemappedCorrectable}},
        {"remapped rows/uncorrectable error", {Key::RemappedUncorrectable}},
        {"remapped rows/pending", {Key::RemappingPending}},
        {"remapped rows/remapping failure occurred", {Key::RemappingFailure}},
        {"bank remap availability histogram/max", {Key::RemapBanksMax}},
        {"bank remap availability histogram/high", {Key::RemapBanksHigh}},
        {"bank remap availability histogram/partial", {Key::RemapBanksPartial}},
        {"bank remap availability histogram/low", {Key::RemapBanksLow}},
        {"bank remap availability histogram/none", {Key::RemapBanksNone}},
        {"temperature/gpu current temp", {Key::TemperatureC}},
        {"power readings/power draw", {Key::PowerDrawW}},
        {"power readings/power limit", {Key::PowerLimitW}},
        {"power readings/default power limit", {Key::PowerLimitDefaultW}},
        {"power readings/max power limit", {Key::PowerLimitMaxW}},
        {"gpu power readings/power draw", {Key::PowerDrawW}},
        {"gpu power readings/average power draw", {Key::PowerDrawW}},
        {"gpu power readings/instantaneous power draw", {Key::PowerDrawW}},
        {"gpu power readings/current power limit", {Key::PowerLimitW}},
        {"gpu power readings/requested power limit", {Key::PowerLimitW}},
        {"gpu power readings/power limit", {Key::PowerLimitW}},
        {"gpu power readings/default power limit", {Key::PowerLimitDefaultW}},
        {"gpu power readings/max power limit", {Key::PowerLimitMaxW}},
        {"max clocks/graphics", {Key::ClockGraphicsMaxMhz}},
        {"max clocks/memory", {Key::ClockMemoryMaxMhz}},
        {"fabric/state", {Key::FabricState}},
    });
    return table;
}

const Table &xmlTable()
{
    static const Table table = tableOf({
        {"/product_name", {Key::Name}},
        {"/product_brand", {Key::Brand}},
        {"/product_architecture", {Key::Architecture}},
        {"mig_mode/current_mig", {Key::MigMode}},
        {"/serial", {Key::SerialNumber}},
        {"/uuid", {Key::Uuid}},
        {"/vbios_version", {Key::VbiosVersion}},
        {"/board_id", {Key::BoardId}},
        {"/board_part_number", {Key::BoardPartNumber}},
        {"/gpu_part_number", {Key::GpuPartNumber, false, true}},
        {"inforom_version/img_version", {Key::InforomImage}},
        {"inforom_time_data/time_run", {Key::TimeRunSeconds}},
        {"/gpu_recovery_action", {Key::RecoveryAction}},
        {"gpu_virtualization_mode/virtualization_mode", {Key::VirtualisationMode}},
        {"pci/pci_device_id", {Key::PciDeviceId}},
        {"pci/pci_sub_system_id", {Key::PciSubsystemId}},
        {"pci/pci_bus_id", {Key::BusId}},
        {"pci/replay_counter", {Key::PcieReplays}},
        {"pcie_gen/max_link_gen", {Key::PcieGenMax}},
        {"pcie_gen/current_link_gen", {Key::PcieGenCurrent}},
        {"pcie_gen/max_device_link_gen", {Key::PcieGenDeviceMax}},
        {"pcie_gen/max_host_link_gen", {Key::PcieGenHostMax}},
        {"link_widths/max_link_width", {Key::PcieWidthMax}},
        {"link_widths/current_link_width", {Key::PcieWidthCurrent}},
        {"/fan_speed", {Key::FanPercent}},
        {"/performance_state", {Key::PerformanceState}},
        {"fb_memory_usage/total", {Key::MemoryTotalMib}},
        {"fb_memory_usage/reserved", {Key::MemoryReservedMib}},
        {"fb_memory_usage/used", {Key::MemoryUsedMib}},
        {"bar1_memory_usage/total", {Key::Bar1TotalMib}},
        {"utilization/gpu_util", {Key::UtilisationPercent}},
        {"ecc_mode/current_ecc", {Key::EccCurrent}},
        {"ecc_mode/pending_ecc", {Key::EccPending}},
        {"volatile/dram_correctable", {Key::EccVolatileCorrectable}},
        {"volatile/dram_uncorrectable", {Key::EccVolatileUncorrectable}},
        {"aggregate/dram_correctable", {Key::EccAggregateCorrectable}},
        {"aggregate/dram_uncorrectable", {Key::EccAggregateUncorrectable}},
        {"aggregate/sram_uncorrectable", {Key::SramUncorrectable, true}},
        {"aggregate/sram_uncorrectable_parity", {Key::SramUncorrectable, true}},
        {"aggregate/sram_uncorrectable_secded", {Key::SramUncorrectable, true}},
        {"aggregate/sram_threshold_exceeded", {Key::SramThresholdExceeded}},
        {"volatile/single_bit/total", {Key::EccVolatileCorrectable}},
        {"volatile/double_bit/total", {Key::EccVolatileUncorrectable}},
        {"aggregate/single_bit/total", {Key::EccAggregateCorrectable}},
        {"aggregate/double_bit/total", {Key::EccAggregateUncorrectable}},
        {"/channel_repair_pending", {Key::ChannelRepairPending}},
        {"/tpc_repair_pending", {Key::TpcRepairPending}},
        {"/unrepairable_memory", {Key::UnrepairableMemory}},
        {"multiple_single_bit_retirement/retired_count", {Key::RetiredSingleBit}},
        {"double_bit_retirement/retired_count", {Key::RetiredDoubleBit}},
        {"retired_pages/pending_retirement", {Key::RetiredPending}},
        {"retired_pages/pending_blacklist", {Key::RetiredPending}},
        {"remapped_rows/remapped_row_corr", {Key::RemappedCorrectable}},
        {"remapped_rows/remapped_row_unc", {Key::RemappedUncorrectable}},
        {"remapped_rows/remapped_row_pending", {Key::RemappingPending}},
        {"remapped_rows/remapped_row_failure", {Key::RemappingFailure}},
        {"/remapped_rows", {Key::RemappingFailure}},
        {"row_remapper_histogram/row_remapper_histogram_max", {Key::RemapBanksMax}},
        {"row_remapper_histogram/row_remapper_histogram_high", {Key::RemapBanksHigh}},
        {"row_remapper_histogram/row_remapper_histogram_partial", {Key::RemapBanksPartial}},
        {"row_remapper_histogram/row_remapper_histogram_low", {Key::RemapBanksLow}},
        {"row_remapper_histogram/row_remapper_histogram_none", {Key::RemapBanksNone}},
        {"temperature/gpu_temp", {Key::TemperatureC}},
        {"power_readings/power_draw", {Key::PowerDrawW}},
        {"power_readings/power_limit", {Key::PowerLimitW}},
        {"power_readings/default_power_limit", {Key::PowerLimitDefaultW}},
        {"power_readings/max_power_limit", {Key::PowerLimitMaxW}},
        {"gpu_power_readings/power_draw", {Key::PowerDrawW}},
        {"gpu_power_readings/average_power_draw", {Key::PowerDrawW}},
        {"gpu_power_readings/instant_power_draw", {Key::PowerDrawW}},
        {"gpu_power_readings/current_power_limit", {Key::PowerLimitW}},
        {"gpu_power_readings/requested_power_limit", {Key::PowerLimitW}},
        {"gpu_power_readings/default_power_limit", {Key::PowerLimitDefaultW}},
        {"gpu_power_readings/max_power_limit", {Key::PowerLimitMaxW}},
        {"max_clocks/graphics_clock", {Key::ClockGraphicsMaxMhz}},
        {"max_clocks/mem_clock", {Key::ClockMemoryMaxMhz}},
        {"fabric/state", {Key::FabricState}},
    });
    return table;
}

const Table &csvTable()
{
    static const Table table = tableOf({
        {"name", {Key::Name}},
        {"gpu_name", {Key::Name}},
        {"serial", {Key::SerialNumber}},
        {"gpu_serial", {Key::SerialNumber}},
        {"uuid", {Key::Uuid}},
        {"gpu_uuid", {Key::Uuid}},
        {"pci.bus_id", {Key::BusId}},
        {"gpu_bus_id", {Key::BusId}},
        {"pci.device_id", {Key::PciDeviceId}},
        {"pci.sub_device_id", {Key::PciSubsystemId}},
        {"vbios_version", {Key::VbiosVersion}},
        {"inforom.img", {Key::InforomImage}},
        {"inforom.image", {Key::InforomImage}},
        {"compute_cap", {Key::ComputeCapability}},
        {"bbx.time_run", {Key::TimeRunSeconds}},
        {"inforom.bbx.time_run", {Key::TimeRunSeconds}},
        {"memory.total", {Key::MemoryTotalMib}},
        {"memory.reserved", {Key::MemoryReservedMib}},
        {"memory.used", {Key::MemoryUsedMib}},
        {"mig.mode.current", {Key::MigMode}},
        {"ecc.mode.current", {Key::EccCurrent}},
        {"ecc.mode.pending", {Key::EccPending}},
        {"ecc.errors.corrected.volatile.total", {Key::EccVolatileCorrectable}},
        {"ecc.errors.uncorrected.volatile.total", {Key::EccVolatileUncorrectable}},
        {"ecc.errors.corrected.aggregate.total", {Key::EccAggregateCorrectable}},
        {"ecc.errors.uncorrected.aggregate.total", {Key::EccAggregateUncorrectable}},
        {"ecc.errors.uncorrected.aggregate.sram", {Key::SramUncorrectable}},
        {"retired_pages.single_bit_ecc.count", {Key::RetiredSingleBit}},
        {"retired_pages.sbe", {Key::RetiredSingleBit}},
        {"retired_pages.double_bit.count", {Key::RetiredDoubleBit}},
        {"retired_pages.dbe", {Key::RetiredDoubleBit}},
        {"retired_pages.pending", {Key::RetiredPending}},
        {"remapped_rows.correctable", {Key::RemappedCorrectable}},
        {"remapped_rows.uncorrectable", {Key::RemappedUncorrectable}},
        {"remapped_rows.pending", {Key::RemappingPending}},
        {"remapped_rows.failure", {Key::RemappingFailure}},
        {"remapped_rows.histogram.max", {Key::RemapBanksMax}},
        {"remapped_rows.histogram.high", {Key::RemapBanksHigh}},
        {"remapped_rows.histogram.partial", {Key::RemapBanksPartial}},
        {"remapped_rows.histogram.low", {Key::RemapBanksLow}},
        {"remapped_rows.histogram.none", {Key::RemapBanksNone}},
        {"pcie.link.gen.current", {Key::PcieGenCurrent}},
        {"pcie.link.gen.gpucurrent", {Key::PcieGenCurrent}},
        {"pcie.link.gen.max", {Key::PcieGenMax}},
        {"pcie.link.gen.gpumax", {Key::PcieGenDeviceMax}},
        {"pcie.link.gen.hostmax", {Key::PcieGenHostMax}},
        {"pcie.link.width.current", {Key::PcieWidthCurrent}},
        {"pcie.link.width.max", {Key::PcieWidthMax}},
        {"fan.speed", {Key::FanPercent}},
        {"pstate", {Key::PerformanceState}},
        {"temperature.gpu", {Key::TemperatureC}},
        {"utilization.gpu", {Key::UtilisationPercent}},
        {"power.draw", {Key::PowerDrawW}},
        {"power.draw.instant", {Key::PowerDrawW}},
        {"power.limit", {Key::PowerLimitW}},
        {"enforced.power.limit", {Key::PowerLimitW}},
        {"power.default_limit", {Key::PowerLimitDefaultW}},
        {"power.max_limit", {Key::PowerLimitMaxW}},
        {"clocks.max.graphics", {Key::ClockGraphicsMaxMhz}},
        {"clocks.max.gr", {Key::ClockGraphicsMaxMhz}},
        {"clocks.max.memory", {Key::ClockMemoryMaxMhz}},
        {"clocks.max.mem", {Key::ClockMemoryMaxMhz}},
        {"fabric.state", {Key::FabricState}},
        {"gpu_recovery_action", {Key::RecoveryAction}},
    });
    return table;
}

/// Sections whose fields are told apart by the section above them.
bool needsAbove(const QString &section)
{
    return section == QLatin1String("single bit") || section == QLatin1String("double bit") ||
           section == QLatin1String("single_bit") || section == QLatin1String("double_bit");
}

const NvidiaField *find(const Table &table, const QString &above, const QString &section, const QString &name)
{
    const QString part = section.toLower(), field = name.toLower();
    auto at = needsAbove(part) ? table.constFind(above.toLower() + QLatin1Char('/') + part + QLatin1Char('/') + field)
                               : table.constFind(part + QLatin1Char('/') + field);
    // Fields that have one meaning wherever they stand are listed without a section.
    if (at == table.constEnd())
        at = table.constFind(QLatin1Char('/') + field);
    return at == table.constEnd() ? nullptr : &at.value();
}

/// "20B2-895-A1": the chip's bin. A board number has more and longer groups: "692-2G506-0212-002".
bool isChipPartNumber(const QString &value)
{
    if (value.size() < 9 || value[4] != QLatin1Char('-'))
        return false;
    bool ok = false;
    (void)QStringView(value).left(4).toUInt(&ok, 16);
    return ok;
}

} // namespace

const NvidiaField *nvidiaTextField(const QString &above, const QString &section, const QString &name)
{
    return find(textTable(), above, section, name);
}

const NvidiaField *nvidiaXmlField(const QString &above, const QString &section, const QString &name)
{
    return find(xmlTable(), above, section, name);
}

const NvidiaField *nvidiaCsvField(const QString &column)
{
    const auto at = csvTable().constFind(column.toLower());
    return at == csvTable().constEnd() ? nullptr : &at.value();
}

void storeNvidiaField(CardFacts &card, const NvidiaField &field, const QString &place, const QString &value, int line)
{
    if (field.partNumber && !isUnavailable(value) && !isChipPartNumber(value)) {
        setFact(card, FactKey::BoardPartNumber, place, value, line);
        return;
    }
    if (field.adds)
        addToFact(card, field.key, place, value, line);
    else
        setFact(card, field.key, place, value, line);
}

} // namespace xuanka
