// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_export.h"

#include "ui/charts/chart_view.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr int kPictureRatio = 2;
constexpr int kPdfResolution = 1200;
constexpr double kScreenDpi = 96;
constexpr double kPointsPerInch = 72;
constexpr double kMargin = 12;

QRectF inside(const QSizeF &size) { return QRectF(QPointF(), size).adjusted(kMargin, kMargin, -kMargin, -kMargin); }

QByteArray pngOf(const report::Chart &chart, const QSizeF &size, const Theme &theme)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    chartPicture(chart, size, theme).save(&buffer, "PNG");
    return bytes;
}

QByteArray svgOf(const report::Chart &chart, const QSizeF &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(), size));
    generator.setResolution(int(kScreenDpi));
    generator.setTitle(chart.title);
    generator.setDescription(chart.summary);
    QPainter painter(&generator);
    drawChart(&painter, inside(size), chart, Theme::of(Scheme::Print));
    painter.end();
    return bytes;
}

QByteArray pdfOf(const report::Chart &chart, const QSizeF &size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kPdfResolution);
    writer.setTitle(chart.title);
    writer.setPageSize(
        QPageSize(size * (kPointsPerInch / kScreenDpi), QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter(&writer);
    painter.scale(kPdfResolution / kScreenDpi, kPdfResolution / kScreenDpi);
    drawChart(&painter, inside(size), chart, Theme::of(Scheme::Print));
    painter.end();
    return bytes;
}

} // namespace

QImage chartPicture(const report::Chart &chart, const QSizeF &size, const Theme &theme)
{
    QImage image((size * kPictureRatio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(kPictureRatio);
    image.fill(theme.panel);
    QPainter painter(&image);
    drawChart(&painter, inside(size), chart, theme);
    return image;
}

QString saveChart(const report::Chart &chart, const QSizeF &size, const Theme &theme, const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (suffix == QLatin1String("svg"))
        bytes = svgOf(chart, size);
    else if (suffix == QLatin1String("pdf"))
        bytes = pdfOf(chart, size);
    else if (suffix == QLatin1String("png"))
        bytes = pngOf(chart, size, theme);
    else
        return QCoreApplication::translate("ChartExport", "%1: the name must end in .png, .svg or .pdf").arg(path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return QCoreApplication::translate("ChartExport", "%1: %2").arg(path, file.errorString());
    return {};
}

} // namespace xuanka::ui
