// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog_json.h"

#include "catalog/json_fields.h"

#include <QJsonArray>

namespace xuanka
{

namespace
{

using Key = QLatin1String;

void writeIdentity(QJsonObject &o, const Gpu &g)
{
    put(o, Key("id"), g.id);
    put(o, Key("vendor"), g.vendor);
    put(o, Key("name"), g.name);
    put(o, Key("aliases"), g.aliases);
    put(o, Key("architecture"), g.architecture);
    put(o, Key("chip_codename"), g.chip);
    o.insert(Key("generation_order"), g.generationOrder);
    put(o, Key("compute_capability"), g.computeCapability);
    put(o, Key("pci_device_ids"), g.pciDeviceIds);
    put(o, Key("driver_reported_name"), g.driverReportedName);
    put(o, Key("form_factor"), g.formFactor);
    put(o, Key("segment"), g.segment);
    put(o, Key("launch"), g.launch);
    put(o, Key("launch_basis"), g.launchBasis);
    put(o, Key("successor_of"), g.successorOf);
}

void writeMemory(QJsonObject &o, const Gpu &g)
{
    put(o, Key("memory_gb_marketed"), g.memoryGbMarketed);
    put(o, Key("memory_gib"), g.memoryGib);
    put(o, Key("memory_type"), g.memoryType);
    put(o, Key("bus_width_bits"), g.busWidthBits);
    put(o, Key("memory_bandwidth_gb_s"), g.memoryBandwidthGbS);
    put(o, Key("ecc"), g.ecc);
    put(o, Key("ecc_basis"), g.eccBasis);
    put(o, Key("nvidia_smi_total_mib"), g.nvidiaSmiTotalMib);
    put(o, Key("nvidia_smi_note"), g.nvidiaSmiNote);
    put(o, Key("nvidia_smi_source"), g.nvidiaSmiSource);
    put(o, Key("usable_gib"), g.usableGib);
}

void writeRates(QJsonObject &o, const Gpu &g)
{
    put(o, Key("fp64_tflops"), g.fp64Tflops);
    put(o, Key("fp64_tensor_tflops"), g.fp64TensorTflops);
    put(o, Key("fp32_tflops"), g.fp32Tflops);
    put(o, Key("tf32_tflops"), g.tf32Tflops);
    put(o, Key("bf16_tflops"), g.bf16Tflops);
    put(o, Key("fp16_tflops"), g.fp16Tflops);
    put(o, Key("fp16_fp16acc_tflops"), g.fp16Fp16AccTflops);
    put(o, Key("fp8_tflops"), g.fp8Tflops);
    put(o, Key("fp8_fp16acc_tflops"), g.fp8Fp16AccTflops);
    put(o, Key("fp4_tflops"), g.fp4Tflops);
    put(o, Key("int8_tops"), g.int8Tops);
    put(o, Key("sparsity_note"), g.sparsityNote);
    put(o, Key("tensor_core_generation"), g.tensorCoreGeneration);
    o.insert(Key("transformer_engine"), g.transformerEngine);
    put(o, Key("sm_count"), g.smCount);
    put(o, Key("boost_mhz"), g.boostMhz);
    put(o, Key("die_mm2"), g.dieMm2);
    put(o, Key("tpp_derived"), g.tppDerived);
}

void writeLinks(QJsonObject &o, const Gpu &g)
{
    put(o, Key("nvlink_generation"), g.nvlinkGeneration);
    put(o, Key("nvlink_links"), g.nvlinkLinks);
    put(o, Key("nvlink_bandwidth_gb_s"), g.nvlinkBandwidthGbS);
    o.insert(Key("nvlink_bridge_only"), g.nvlinkBridgeOnly);
    put(o, Key("scaleup_other"), g.scaleUpOther);
    put(o, Key("scaleup_one_way_gb_s"), g.scaleUpOneWayGbS);
    put(o, Key("pcie_generation"), g.pcieGeneration);
    put(o, Key("pcie_lanes"), g.pcieLanes);
    put(o, Key("pcie_bandwidth_gb_s"), g.pcieBandwidthGbS);
}

void writeRest(QJsonObject &o, const Gpu &g)
{
    put(o, Key("tdp_w"), g.tdpW);
    put(o, Key("cooling"), g.cooling);
    o.insert(Key("mig"), g.mig);
    put(o, Key("mig_max_instances"), g.migMaxInstances);
    put(o, Key("export_status_china"), g.exportStatusChina);
    put(o, Key("export_as_of"), g.exportAsOf);
    o.insert(Key("vendor_claimed"), g.vendorClaimed);
    put(o, Key("derived_fields"), g.derivedFields);
    QJsonArray sources;
    for (const SourceNote &note : g.sources) {
        QJsonObject source;
        put(source, Key("covers"), note.covers);
        put(source, Key("title"), note.title);
        put(source, Key("address"), note.address);
        sources.append(source);
    }
    o.insert(Key("sources"), sources);
    put(o, Key("confidence"), g.confidence);
    put(o, Key("note"), g.note);
}

} // namespace

QJsonObject toJson(const Gpu &gpu)
{
    QJsonObject o;
    writeIdentity(o, gpu);
    writeMemory(o, gpu);
    writeRates(o, gpu);
    writeLinks(o, gpu);
    writeRest(o, gpu);
    return o;
}

bool matches(const Gpu &gpu, const QString &filter)
{
    const QStringList texts{gpu.id,
                            gpu.name,
                            gpu.vendor,
                            gpu.architecture,
                            gpu.chip,
                            gpu.segment,
                            gpu.driverReportedName,
                            gpu.memoryType,
                            gpu.aliases.join(QLatin1Char(' '))};
    return everyWordOccurs(filter, texts.join(QLatin1Char('\n')));
}

} // namespace xuanka
