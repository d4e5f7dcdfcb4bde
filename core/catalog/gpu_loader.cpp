// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/loaders.h"

#include "catalog/record_reader.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

using Key = QLatin1String;

void readIdentity(RecordReader &r, Gpu &g)
{
    g.id = r.requiredText(Key("id"));
    g.vendor = r.requiredText(Key("vendor"));
    g.name = r.requiredText(Key("name"));
    g.aliases = r.texts(Key("aliases"));
    g.architecture = r.requiredText(Key("architecture"));
    g.chip = r.text(Key("chip_codename"));
    g.generationOrder = r.count(Key("generation_order"));
    g.computeCapability = r.text(Key("compute_capability"));
    g.pciDeviceIds = r.texts(Key("pci_device_ids"));
    g.driverReportedName = r.text(Key("driver_reported_name"));
    g.formFactor = r.text(Key("form_factor"));
    g.segment = r.requiredText(Key("segment"));
    g.launch = r.text(Key("launch"));
    g.launchBasis = r.text(Key("launch_basis"));
    g.successorOf = r.text(Key("successor_of"));
}

void readMemory(RecordReader &r, Gpu &g)
{
    g.memoryGbMarketed = r.number(Key("memory_gb_marketed"));
    g.memoryGib = r.number(Key("memory_gib"));
    g.memoryType = r.text(Key("memory_type"));
    g.busWidthBits = r.number(Key("bus_width_bits"));
    g.memoryBandwidthGbS = r.number(Key("memory_bandwidth_gb_s"));
    g.ecc = r.flag(Key("ecc"));
    g.eccBasis = r.text(Key("ecc_basis"));
    g.nvidiaSmiTotalMib = r.number(Key("nvidia_smi_total_mib"));
    g.nvidiaSmiNote = r.text(Key("nvidia_smi_note"));
    g.nvidiaSmiSource = r.text(Key("nvidia_smi_source"));
    g.usableGib = r.number(Key("usable_gib"));
}

void readRates(RecordReader &r, Gpu &g)
{
    g.fp64Tflops = r.number(Key("fp64_tflops"));
    g.fp64TensorTflops = r.number(Key("fp64_tensor_tflops"));
    g.fp32Tflops = r.number(Key("fp32_tflops"));
    g.tf32Tflops = r.number(Key("tf32_tflops"));
    g.bf16Tflops = r.number(Key("bf16_tflops"));
    g.fp16Tflops = r.number(Key("fp16_tflops"));
    g.fp16Fp16AccTflops = r.number(Key("fp16_fp16acc_tflops"));
    g.fp8Tflops = r.number(Key("fp8_tflops"));
    g.fp8Fp16AccTflops = r.number(Key("fp8_fp16acc_tflops"));
    g.fp4Tflops = r.number(Key("fp4_tflops"));
    g.int8Tops = r.number(Key("int8_tops"));
    g.sparsityNote = r.text(Key("sparsity_note"));
    g.tensorCoreGeneration = r.optionalCount(Key("tensor_core_generation"));
    g.transformerEngine = r.flag(Key("transformer_engine")).value_or(false);
    g.smCount = r.optionalCount(Key("sm_count"));
    g.boostMhz = r.number(Key("boost_mhz"));
    g.dieMm2 = r.number(Key("die_mm2"));
    g.tppDerived = r.number(Key("tpp_derived"));
}

void readLinks(RecordReader &r, Gpu &g)
{
    g.nvlinkGeneration = r.optionalCount(Key("nvlink_generation"));
    g.nvlinkLinks = r.optionalCount(Key("nvlink_links"));
    g.nvlinkBandwidthGbS = r.number(Key("nvlink_bandwidth_gb_s"));
    g.nvlinkBridgeOnly = r.flag(Key("nvlink_bridge_only")).value_or(false);
    g.scaleUpOther = r.text(Key("scaleup_other"));
    g.scaleUpOneWayGbS = r.number(Key("scaleup_one_way_gb_s"));
    g.pcieGeneration = r.optionalCount(Key("pcie_generation"));
    g.pcieLanes = r.optionalCount(Key("pcie_lanes"));
    g.pcieBandwidthGbS = r.number(Key("pcie_bandwidth_gb_s"));
}

void readRest(RecordReader &r, Gpu &g)
{
    g.tdpW = r.number(Key("tdp_w"));
    g.cooling = r.text(Key("cooling"));
    g.mig = r.flag(Key("mig")).value_or(false);
    g.migMaxInstances = r.optionalCount(Key("mig_max_instances"));
    g.exportStatusChina = r.text(Key("export_status_china"));
    g.exportAsOf = r.text(Key("export_as_of"));
    g.vendorClaimed = r.flag(Key("vendor_claimed")).value_or(false);
    g.derivedFields = r.texts(Key("derived_fields"));
    g.sources = readSources(r);
    g.confidence = r.requiredText(Key("confidence"));
    g.note = r.text(Key("note"));
}

} // namespace

QVector<SourceNote> readSources(RecordReader &reader)
{
    QVector<SourceNote> result;
    const QJsonArray values = reader.array(Key("sources"));
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QString where = reader.pathOf(Key("sources")) + QLatin1Char('/') + QString::number(i);
        const QJsonObject note = values.at(i).toObject();
        if (!note.value(Key("title")).isString()) {
            reader.fail(where, values.at(i), QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "source with a title")));
            return {};
        }
        result.append({note.value(Key("covers")).toString(), note.value(Key("title")).toString(),
                       note.value(Key("address")).toString()});
    }
    return result;
}

Result<QVector<Gpu>> loadGpus(const QJsonObject &root, const QString &file)
{
    std::optional<Error> fault;
    RecordReader top(root, file, QString(), fault);
    top.requiredText(Key("as_of"));
    const QJsonArray rows = top.array(Key("gpus"));
    top.finish();
    QVector<Gpu> result;
    QSet<QString> ids;
    for (qsizetype i = 0; i < rows.size() && !fault; ++i) {
        RecordReader r(rows.at(i).toObject(), file, QStringLiteral("/gpus/%1").arg(i), fault);
        Gpu g;
        readIdentity(r, g);
        readMemory(r, g);
        readRates(r, g);
        readLinks(r, g);
        readRest(r, g);
        r.finish();
        if (ids.contains(g.id)) {
            r.fail(r.pathOf(Key("id")), QJsonValue(g.id),
                   QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "id that occurs once")));
        }
        ids.insert(g.id);
        result.append(g);
    }
    if (fault)
        return *fault;
    return result;
}

} // namespace xuanka
