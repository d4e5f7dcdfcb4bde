// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "report/parameter_values.h"

namespace xuanka::report
{

namespace
{

/// The command that lists the cards, by vendor.
QString listingTool(const ReportWriter &w)
{
    const QString &vendor = w.data.gpu.vendor;
    if (vendor == QLatin1String("NVIDIA"))
        return QStringLiteral("nvidia-smi -q");
    if (vendor == QLatin1String("Huawei"))
        return QStringLiteral("npu-smi info");
    if (vendor == QLatin1String("AMD"))
        return QStringLiteral("rocm-smi --showallinfo");
    return w.text(QT_TRANSLATE_NOOP("phrases", "the vendor's own tool"));
}

QStringList cardRisks(const ReportWriter &w)
{
    const Gpu &gpu = w.data.gpu;
    QStringList risks;
    if (!gpu.exportStatusChina.isEmpty())
        risks << w.text(QT_TRANSLATE_NOOP("phrases", "Availability in China, as the catalogue has it: %1"),
                        {w.phrases.catalogText(gpu.exportStatusChina)});
    if (gpu.vendorClaimed)
        risks << w.text(QT_TRANSLATE_NOOP("phrases",
                                          "The figures of %1 are the vendor's; nobody independent has measured "
                                          "them. Ask for a test run of your own job before ordering."),
                        {gpu.name});
    if (gpu.confidence == QLatin1String("low"))
        risks << w.text(QT_TRANSLATE_NOOP("phrases",
                                          "The sources on %1 contradict each other or are few; have the vendor "
                                          "confirm memory, bandwidth and compute in writing."),
                        {gpu.name});
    if (gpu.nvlinkBandwidthGbS.value_or(0) <= 0 && gpu.scaleUpOther.isEmpty() && w.data.scenario.parallelism.tensor > 1)
        risks << w.text(QT_TRANSLATE_NOOP("phrases",
                                          "The cards have no direct link: tensor parallelism over PCIe loses "
                                          "time on every layer."));
    return risks;
}

QStringList estimateRisks(const ReportWriter &w)
{
    const Estimate &e = w.data.estimate;
    QStringList risks;
    if (e.memory.capacityBytes > 0 && e.memory.verdict == Verdict::Tight)
        risks << w.text(QT_TRANSLATE_NOOP("phrases",
                                          "The headroom asked for is not kept; the job may run out of memory "
                                          "when data or software change."));
    if (e.memory.verdict != Verdict::DoesNotFit && e.memory.fitProbability > 0 && e.memory.fitProbability < 0.9)
        risks << w.text(QT_TRANSLATE_NOOP("phrases",
                                          "Measured jobs of this kind scatter so much that the probability of "
                                          "fitting is %1."),
                        {w.format.probability(e.memory.fitProbability)});
    if (!e.memory.groupHasMeasurements)
        risks << w.text(QT_TRANSLATE_NOOP("phrases", "No measured job of this kind backs the memory estimate."));
    if (e.time.available && !e.time.groupHasMeasurements)
        risks << w.text(QT_TRANSLATE_NOOP("phrases", "No measured job of this kind backs the speed estimate."));
    if (!e.time.available)
        risks << w.text(QT_TRANSLATE_NOOP("phrases", "The speed is unknown until the card has been measured."));
    return risks;
}

void writeChecks(ReportWriter &w)
{
    const Gpu &gpu = w.data.gpu;
    const QString tool = listingTool(w);
    Table table;
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Check")), w.text(QT_TRANSLATE_NOOP("phrases", "Expected")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "How")), w.text(QT_TRANSLATE_NOOP("phrases", "Found"))};
    table.columnWeights = {2.6, 3.4, 2.6, 1.8};
    const auto row = [&](const char *check, const QString &expected, const QString &how) {
        table.rows << QStringList{w.text(check), expected, how, {}};
    };
    row(QT_TRANSLATE_NOOP("phrases", "Cards per server"), w.format.exact(w.data.scenario.cluster.gpusPerNode), tool);
    if (!gpu.driverReportedName.isEmpty())
        row(QT_TRANSLATE_NOOP("phrases", "Product name the driver reports"), gpu.driverReportedName, tool);
    if (gpu.nvidiaSmiTotalMib)
        row(QT_TRANSLATE_NOOP("phrases", "Total memory the driver reports"),
            w.text(QT_TRANSLATE_NOOP("phrases", "%1 MiB"), {w.format.exact(*gpu.nvidiaSmiTotalMib)}), tool);
    else if (gpu.memoryGib)
        row(QT_TRANSLATE_NOOP("phrases", "Memory size"),
            w.text(QT_TRANSLATE_NOOP("phrases", "%1 GiB"), {w.format.exact(*gpu.memoryGib)}), tool);
    if (!gpu.pciDeviceIds.isEmpty())
        row(QT_TRANSLATE_NOOP("phrases", "PCI id"), joined(gpu.pciDeviceIds, w.phrases), QStringLiteral("lspci -nn"));
    if (!gpu.chip.isEmpty())
        row(QT_TRANSLATE_NOOP("phrases", "Chip"), gpu.chip, QStringLiteral("lspci -nn"));
    if (gpu.ecc.value_or(false))
        row(QT_TRANSLATE_NOOP("phrases", "Memory errors"),
            w.text(QT_TRANSLATE_NOOP("phrases", "ECC on, no uncorrected errors, no remapped rows")), tool);
    if (gpu.nvlinkLinks.value_or(0) > 0)
        row(QT_TRANSLATE_NOOP("phrases", "NVLink links active"), w.format.exact(*gpu.nvlinkLinks),
            QStringLiteral("nvidia-smi nvlink -s"));
    if (gpu.pcieGeneration && gpu.pcieLanes)
        row(QT_TRANSLATE_NOOP("phrases", "PCIe link under load"),
            w.text(QT_TRANSLATE_NOOP("phrases", "generation %1, %2 lanes"),
                   {w.format.exact(*gpu.pcieGeneration), w.format.exact(*gpu.pcieLanes)}),
            tool);
    if (gpu.tdpW)
        row(QT_TRANSLATE_NOOP("phrases", "Default power limit"), w.format.watts(*gpu.tdpW), tool);
    w.add(table);
}

} // namespace

void writeRisks(ReportWriter &w)
{
    w.section(QT_TRANSLATE_NOOP("phrases", "Risks and checks at delivery"));
    const QStringList risks = cardRisks(w) + estimateRisks(w);
    if (risks.isEmpty())
        w.paragraph(w.text(
            QT_TRANSLATE_NOOP("phrases", "Nothing in the catalogue or in the estimate calls for special care.")));
    else
        w.add(Bullets{risks});
    w.subsection(QT_TRANSLATE_NOOP("phrases", "Checks at delivery"));
    w.paragraph(
        w.text(QT_TRANSLATE_NOOP("phrases", "For every card of every server, before the delivery is accepted; keep "
                                            "the output of the commands with this report.")));
    writeChecks(w);
}

} // namespace xuanka::report
