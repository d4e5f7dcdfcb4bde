// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "report/parameter_values.h"

namespace xuanka::report
{

namespace
{

QString memorySize(const ReportWriter &w)
{
    const Gpu &gpu = w.data.gpu;
    if (!gpu.memoryGbMarketed)
        return w.format.notPublished();
    if (gpu.memoryType.isEmpty())
        return w.text(QT_TRANSLATE_NOOP("phrases", "%1 GB"), {w.format.exact(*gpu.memoryGbMarketed)});
    return w.text(QT_TRANSLATE_NOOP("phrases", "%1 GB of %2"), {w.format.exact(*gpu.memoryGbMarketed), gpu.memoryType});
}

QString cardSpecification(const ReportWriter &w)
{
    const Gpu &gpu = w.data.gpu;
    QStringList lines{gpu.vendor + QLatin1Char(' ') + gpu.name};
    if (!gpu.formFactor.isEmpty())
        lines << w.text(QT_TRANSLATE_NOOP("phrases", "Form factor: %1"), {w.phrases.catalogText(gpu.formFactor)});
    lines << w.text(QT_TRANSLATE_NOOP("phrases", "Memory: %1"), {memorySize(w)});
    if (gpu.memoryBandwidthGbS)
        lines << w.text(QT_TRANSLATE_NOOP("phrases", "Memory bandwidth: %1 GB/s"),
                        {w.format.exact(*gpu.memoryBandwidthGbS)});
    if (gpu.tdpW)
        lines << w.text(QT_TRANSLATE_NOOP("phrases", "Board power: %1"), {w.format.watts(*gpu.tdpW)});
    return lines.join(QLatin1Char('\n'));
}

QString serverSpecification(const ReportWriter &w)
{
    const Cluster &cluster = w.data.scenario.cluster;
    QStringList lines{
        w.text(QT_TRANSLATE_NOOP("phrases", "Takes %1 of these cards"), {w.format.exact(cluster.gpusPerNode)})};
    const PowerEstimate &power = w.data.estimate.power;
    if (power.available)
        lines << w.text(QT_TRANSLATE_NOOP("phrases", "Estimated power: %1 on average, %2 at peak"),
                        {w.format.watts(power.nodeWatts), w.format.watts(power.nodePeakWatts)});
    return lines.join(QLatin1Char('\n'));
}

/// How the cards of one server talk to each other; empty where one card needs no link.
QString linkSpecification(const ReportWriter &w)
{
    const Gpu &gpu = w.data.gpu;
    if (w.data.scenario.cluster.gpusPerNode < 2)
        return {};
    if (gpu.nvlinkBandwidthGbS.value_or(0) > 0) {
        const QStringList args{w.format.exact(gpu.nvlinkGeneration.value_or(0)),
                               w.format.exact(*gpu.nvlinkBandwidthGbS)};
        return gpu.nvlinkBridgeOnly
                   ? w.text(QT_TRANSLATE_NOOP("phrases", "NVLink %1 by bridge, %2 GB/s between two cards"), args)
                   : w.text(QT_TRANSLATE_NOOP("phrases", "NVLink %1, %2 GB/s per card, both directions"), args);
    }
    if (!gpu.scaleUpOther.isEmpty())
        return gpu.scaleUpOther;
    if (gpu.pcieGeneration && gpu.pcieLanes)
        return w.text(QT_TRANSLATE_NOOP("phrases", "PCIe %1.0 × %2, no direct link between the cards"),
                      {w.format.exact(*gpu.pcieGeneration), w.format.exact(*gpu.pcieLanes)});
    return w.format.notPublished();
}

void writeLayout(ReportWriter &w)
{
    KeyValues values;
    values.rows.append({w.text(QT_TRANSLATE_NOOP("phrases", "Configuration")), w.configuration()});
    for (const Parameter &parameter : parameterTable()) {
        const bool shown = parameter.group == ParameterGroup::Machine || parameter.group == ParameterGroup::Layout;
        if (!shown || !parameter.applies(w.data.scenario) || parameter.type == ParameterType::GpuList)
            continue;
        values.rows.append({w.phrases.parameterLabel(parameter),
                            parameterValue(parameter, w.data.scenario, w.data.catalog, w.phrases)});
    }
    w.add(values);
}

} // namespace

void writeConfiguration(ReportWriter &w)
{
    const Cluster &cluster = w.data.scenario.cluster;
    w.section(QT_TRANSLATE_NOOP("phrases", "Recommended configuration and bill of materials"));
    if (toneOf(w.data.estimate.memory) == Tone::Failed)
        w.add(
            Paragraph{w.text(QT_TRANSLATE_NOOP("phrases", "This configuration does not carry the job; it is listed for "
                                                          "the record and is not a recommendation.")),
                      true, Tone::Failed});
    writeLayout(w);

    Table table;
    table.caption = w.text(QT_TRANSLATE_NOOP("phrases", "Bill of materials"));
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "No.")), w.text(QT_TRANSLATE_NOOP("phrases", "Item")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Specification")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Quantity"))};
    table.rightAligned = {false, false, false, true};
    table.columnWeights = {0.7, 2.6, 6, 1.3};
    const auto row = [&](const char *item, const QString &specification, int quantity) {
        table.rows << QStringList{QString::number(table.rows.size() + 1), w.text(item), specification,
                                  w.format.exact(quantity)};
    };
    row(QT_TRANSLATE_NOOP("phrases", "AI accelerator card"), cardSpecification(w), cluster.gpus());
    row(QT_TRANSLATE_NOOP("phrases", "Server"), serverSpecification(w), cluster.nodes);
    if (const QString link = linkSpecification(w); !link.isEmpty())
        row(QT_TRANSLATE_NOOP("phrases", "Interconnect inside the server"), link, cluster.nodes);
    if (cluster.nodes > 1) {
        const QString network =
            cluster.networkGbitS > 0
                ? w.text(QT_TRANSLATE_NOOP("phrases", "%1 Gbit/s per server"), {w.format.exact(cluster.networkGbitS)})
                : w.text(QT_TRANSLATE_NOOP("phrases",
                                           "Usual for this generation of cards; to be fixed with the supplier"));
        row(QT_TRANSLATE_NOOP("phrases", "Network between servers"), network, cluster.nodes);
    }
    w.add(table);
    w.note(
        w.text(QT_TRANSLATE_NOOP("phrases", "Prices, processors, host memory and storage are not part of this estimate "
                                            "and are quoted by the supplier.")));
}

} // namespace xuanka::report
