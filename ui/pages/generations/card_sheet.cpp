// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/generations/card_sheet.h"

#include "report/format.h"
#include "ui/models/gpu_traits.h"
#include "ui/theme/theme.h"

#include <QRegularExpression>

namespace xuanka::ui
{

namespace
{

constexpr int kMostMarks = 4; // beside a figure; the list below has all

/// Collects figures; knows which words of a source note mean which figure.
class FigureList
{
public:
    FigureList(const Gpu &gpu, const Phrases &phrases) : m_gpu(gpu), m_format(phrases) {}

    void number(const QString &name, const std::optional<double> &value, const char *unit, const char *field,
                const char *words, double scale = 1)
    {
        const QString text = value ? m_format.number(*value * scale, 4) + QLatin1Char(' ') + QString::fromUtf8(unit)
                                   : m_format.notPublished();
        add(name, text.trimmed(), field, words, value.has_value());
    }
    void text(const QString &name, const QString &value, const char *words)
    {
        if (!value.isEmpty())
            add(name, value, "", words, true);
    }
    QVector<SheetFigure> take() { return std::move(m_figures); }

private:
    void add(const QString &name, const QString &value, const char *field, const char *words, bool known)
    {
        SheetFigure figure{name, value, {}, m_gpu.derivedFields.contains(QLatin1String(field))};
        const QRegularExpression pattern(QString::fromLatin1(words), QRegularExpression::CaseInsensitiveOption);
        for (int i = 0; known && i < m_gpu.sources.size(); ++i) {
            const QString &covers = m_gpu.sources.at(i).covers;
            if (pattern.match(covers).hasMatch() || covers.contains(QLatin1String("table")))
                figure.sources.append(i);
        }
        m_figures.append(figure);
    }

    const Gpu &m_gpu;
    Format m_format;
    QVector<SheetFigure> m_figures;
};

QString linkOf(const Gpu &gpu, const Format &format, const QString &none)
{
    if (gpu.nvlinkBandwidthGbS.value_or(0) > 0) {
        QString text =
            QStringLiteral("NVLink %1").arg(gpu.nvlinkGeneration ? QString::number(*gpu.nvlinkGeneration) : QString());
        if (gpu.nvlinkLinks)
            text += QStringLiteral(" × %1").arg(*gpu.nvlinkLinks);
        return text.trimmed() + QStringLiteral(", %1 GB/s").arg(format.number(*gpu.nvlinkBandwidthGbS, 4));
    }
    return gpu.scaleUpOther.isEmpty() ? none : gpu.scaleUpOther;
}

QString pcieOf(const Gpu &gpu, const Format &format)
{
    if (!gpu.pcieGeneration)
        return format.notPublished();
    QString text = QStringLiteral("PCIe %1.0").arg(*gpu.pcieGeneration);
    if (gpu.pcieLanes)
        text += QStringLiteral(" ×%1").arg(*gpu.pcieLanes);
    if (gpu.pcieBandwidthGbS)
        text += QStringLiteral(", %1 GB/s").arg(format.number(*gpu.pcieBandwidthGbS));
    return text;
}

QString numbersOf(const QVector<int> &sources)
{
    QStringList marks;
    for (const int index : sources.mid(0, kMostMarks))
        marks << QString::number(index + 1);
    return marks.join(QLatin1Char(' '));
}

} // namespace

QVector<SheetFigure> CardSheet::figures(const Gpu &gpu, const Phrases &phrases)
{
    const Format format(phrases);
    FigureList list(gpu, phrases);
    list.text(tr("Chip"), gpu.chip, "chip|GA1|GH1|TU1|AD1|GB1|GB2|die");
    list.text(tr("Form factor"), gpu.formFactor, "slot|form|SXM|OAM|PCIe card");
    list.text(tr("Compute capability"), gpu.computeCapability, "compute capability");
    list.text(tr("Launch"), gpu.launch, "launch");
    list.number(tr("Memory"), gpu.memoryGbMarketed, "GB", "memory_gb_marketed", "memory|HBM|GDDR|GB\\b|MiB");
    list.text(tr("Memory kind"), gpu.memoryType, "memory|HBM|GDDR");
    list.number(tr("Usable by a process"), gpu.usableBytes(), "GiB", "", "MiB|memory total", 1 / 1073741824.0);
    list.number(tr("Bus width"), gpu.busWidthBits, "bit", "bus_width_bits", "bus|-bit");
    list.number(tr("Memory bandwidth"), gpu.memoryBandwidthGbS, "GB/s", "memory_bandwidth_gb_s", "bandwidth|B/s");
    const char *rates = "FP|TF32|INT8|TFLOPS|dense|\\d/\\d|tensor";
    list.number(tr("FP64"), gpu.fp64Tflops, "TFLOP/s", "fp64_tflops", rates);
    list.number(tr("FP32"), gpu.fp32Tflops, "TFLOP/s", "fp32_tflops", rates);
    list.number(tr("TF32, dense"), gpu.tf32Tflops, "TFLOP/s", "tf32_tflops", rates);
    list.number(tr("BF16, dense"), gpu.bf16Tflops, "TFLOP/s", "bf16_tflops", rates);
    list.number(tr("FP16, dense"), gpu.fp16Tflops, "TFLOP/s", "fp16_tflops", rates);
    list.number(tr("FP8, dense"), gpu.fp8Tflops, "TFLOP/s", "fp8_tflops", rates);
    list.number(tr("FP4, dense"), gpu.fp4Tflops, "TFLOP/s", "fp4_tflops", rates);
    list.number(tr("INT8, dense"), gpu.int8Tops, "TOP/s", "int8_tops", rates);
    list.text(tr("Link between cards"), linkOf(gpu, format, tr("none")), "NVLink|link|fabric|HCCS");
    list.text(tr("Link to the host"), pcieOf(gpu, format), "PCIe");
    list.number(tr("Board power"), gpu.tdpW, "W", "tdp_w", "power|\\bW\\b");
    list.text(tr("Cooling"), gpu.cooling, "cool|passive|air|liquid");
    if (gpu.smCount)
        list.number(tr("Compute units"), double(*gpu.smCount), "", "", "SM");
    list.text(tr("Driver name"), gpu.driverReportedName, "driver product name");
    list.text(tr("PCI ids"), gpu.pciDeviceIds.join(QStringLiteral(", ")), "PCI");
    return list.take();
}

QString CardSheet::html(const Gpu &gpu, const Phrases &phrases, const QString &catalogAsOf)
{
    const Theme &theme = currentTheme();
    const auto paragraph = [&](const QString &title, const QString &text) {
        return text.isEmpty() ? QString()
                              : QStringLiteral("<p style='margin-top:10px;margin-bottom:0'><b>%1</b><br>%2</p>")
                                    .arg(title.toHtmlEscaped(), text.toHtmlEscaped());
    };
    QString body = QStringLiteral("<p style='margin-bottom:0;font-size:%1px'><b>%2</b></p>"
                                  "<p style='margin-top:2px;color:%3'>%4</p>")
                       .arg(theme.px(14))
                       .arg(gpu.name.toHtmlEscaped(), theme.softText.name(),
                            QStringLiteral("%1 · %2 · %3")
                                .arg(GpuWords::vendor(gpu.vendor), gpu.architecture, GpuWords::segment(gpu.segment))
                                .toHtmlEscaped());
    if (gpu.vendorClaimed)
        body += paragraph(tr("Vendor's claim"), tr("Nobody independent has measured these figures."));
    body += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='3'>");
    for (const SheetFigure &figure : figures(gpu, phrases)) {
        const QString value = figure.derived ? tr("%1 (derived)").arg(figure.value) : figure.value;
        body += QStringLiteral("<tr><td style='color:%1'>%2</td><td align='right'>%3</td>"
                               "<td style='color:%4' align='right' width='58'><small>%5</small></td></tr>")
                    .arg(theme.softText.name(), figure.name.toHtmlEscaped(), value.toHtmlEscaped(),
                         theme.faintText.name(), numbersOf(figure.sources));
    }
    body += QStringLiteral("</table>");
    body += paragraph(tr("Made for"), GpuWords::loadLevel(loadLevel(gpu)));
    body += paragraph(tr("Export to China: %1").arg(GpuWords::exportShort(exportClass(gpu))), gpu.exportStatusChina);
    body += paragraph(tr("Note"), gpu.note);
    body += paragraph(tr("Confidence in these figures: %1").arg(GpuWords::confidence(gpu.confidence)),
                      tr("Catalogue of %1").arg(catalogAsOf));
    body +=
        QStringLiteral("<p style='margin-top:10px;margin-bottom:2px'><b>%1</b></p>").arg(tr("Sources").toHtmlEscaped());
    for (int i = 0; i < gpu.sources.size(); ++i) {
        const SourceNote &source = gpu.sources.at(i);
        body += QStringLiteral("<p style='margin-top:0;margin-bottom:5px'><small>[%1] %2 "
                               "<span style='color:%3'>(%4)<br>%5</span></small></p>")
                    .arg(i + 1)
                    .arg(source.title.toHtmlEscaped(), theme.softText.name(), source.covers.toHtmlEscaped(),
                         source.address.toHtmlEscaped());
    }
    return body;
}

} // namespace xuanka::ui
