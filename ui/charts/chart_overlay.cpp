// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_overlay.h"

#include "ui/charts/axis.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr int kColumnTint = 20; ///< alpha of the hovered column

struct TipRow {
    QString name, value;
    QColor color;
    bool bold = false;
};

bool isBars(const report::Chart &chart)
{
    return chart.kind == report::Chart::Kind::StackedBars || chart.kind == report::Chart::Kind::HorizontalBars;
}

QString valueText(const report::Series &series, int index)
{
    return index < series.labels.size() ? series.labels[index] : tickText(series.y[index], 0);
}

QVector<TipRow> tipRows(const report::Chart &chart, const ChartHit &hit, const Theme &theme)
{
    QVector<TipRow> rows;
    const bool stacked = isBars(chart) && !chart.grouped;
    for (int i = 0; i < chart.series.size(); ++i) {
        const int index = valueIndex(chart, i, hit.category);
        if (index < 0 || !std::isfinite(chart.series[i].y[index]) || (stacked && !(chart.series[i].y[index] > 0)))
            continue;
        const report::Series &series = chart.series[i];
        rows << TipRow{series.name, valueText(series, index), seriesColor(series.colorKey, theme), i == hit.series};
    }
    if (chart.kind == report::Chart::Kind::StackedBars)
        std::reverse(rows.begin(), rows.end()); // as they are stacked
    return rows;
}

struct TipMetrics {
    QFont regular, bold;
    double line, padding, swatch, gap;
    explicit TipMetrics(const Theme &theme)
        : regular(chartFont(ChartTextRole::Tick, false, theme)), bold(chartFont(ChartTextRole::Tick, true, theme)),
          line(std::ceil(QFontMetricsF(regular).lineSpacing()) + 1 * theme.scale), padding(8 * theme.scale),
          swatch(9 * theme.scale), gap(6 * theme.scale)
    {
    }
};

QString totalOf(const report::Chart &chart, int category)
{
    return chart.grouped ? QString() : chart.totals.value(category);
}

QSizeF tipSize(const report::Chart &chart, const ChartHit &hit, const QVector<TipRow> &rows, const Theme &theme)
{
    const TipMetrics m(theme);
    const QFontMetricsF bold(m.bold);
    const double heading = bold.horizontalAdvance(categoryTitle(chart, hit.category)) +
                           bold.horizontalAdvance(totalOf(chart, hit.category)) + 4 * m.gap;
    double names = 0, values = 0;
    for (const TipRow &row : rows) {
        names = std::max(names, bold.horizontalAdvance(row.name));
        values = std::max(values, bold.horizontalAdvance(row.value));
    }
    const double width = std::max(heading, m.swatch + m.gap + names + 3 * m.gap + values) + 2 * m.padding;
    return {std::ceil(width), m.line * double(rows.size() + 1) + 2 * m.padding};
}

void paintTip(QPainter *painter, const QRectF &box, const report::Chart &chart, const ChartHit &hit, const Theme &theme)
{
    const TipMetrics m(theme);
    painter->setPen(QPen(theme.line, 1));
    painter->setBrush(theme.panel);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4 * theme.scale, 4 * theme.scale);
    QRectF line(box.left() + m.padding, box.top() + m.padding, box.width() - 2 * m.padding, m.line);
    painter->setPen(theme.text);
    painter->setFont(m.bold);
    painter->drawText(line, Qt::AlignLeft | Qt::AlignVCenter, categoryTitle(chart, hit.category));
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, totalOf(chart, hit.category));
    for (const TipRow &row : tipRows(chart, hit, theme)) {
        line.translate(0, m.line);
        painter->fillRect(QRectF(line.left(), line.center().y() - m.swatch / 2, m.swatch, m.swatch), row.color);
        painter->setFont(row.bold ? m.bold : m.regular);
        painter->setPen(row.bold ? theme.text : theme.softText);
        painter->drawText(line.adjusted(m.swatch + m.gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, row.name);
        painter->setPen(theme.text);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, row.value);
    }
}

void outlineSegment(QPainter *painter, const ChartLayout &layout, const ChartHit &hit, const QColor &color,
                    const Theme &theme)
{
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(color, 1.6 * theme.scale));
    for (const ChartBar &bar : layout.bars) {
        if (bar.category == hit.category && bar.series == hit.series)
            painter->drawRect(bar.rect.adjusted(-1, -1, 1, 1));
    }
    for (const ChartDot &dot : layout.dots) {
        if (dot.stop == hit.category && dot.series == hit.series)
            painter->drawEllipse(dot.centre, dot.radius + 3 * theme.scale, dot.radius + 3 * theme.scale);
    }
}

void paintCrosshair(QPainter *painter, const ChartLayout &layout, const report::Chart &chart, int category,
                    const Theme &theme)
{
    const QRectF column = layout.columns[category];
    QColor tint = theme.accent;
    tint.setAlpha(kColumnTint);
    if (isBars(chart)) {
        painter->fillRect(column.intersected(layout.plot.adjusted(0, 0, layout.horizontal ? 1e4 : 0, 0)), tint);
        return;
    }
    painter->setPen(QPen(theme.faintText, 1, Qt::DashLine));
    double x = column.center().x();
    for (const ChartDot &dot : layout.dots) {
        if (dot.stop == category)
            x = dot.centre.x();
    }
    painter->drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
}

} // namespace

QString categoryTitle(const report::Chart &chart, int category)
{
    const QString title = chart.categoryTitles.value(category);
    if (!title.isEmpty())
        return title;
    if (isBars(chart))
        return chart.categories.value(category);
    const QVector<double> stops = chartStops(chart);
    return category >= 0 && category < stops.size() ? tickText(stops[category], 0) : QString();
}

QString spokenText(const report::Chart &chart, const ChartHit &hit)
{
    if (hit.category < 0)
        return {};
    const int index = valueIndex(chart, hit.series, hit.category);
    if (index >= 0) {
        const report::Series &series = chart.series[hit.series];
        return QStringLiteral("%1, %2 %3")
            .arg(categoryTitle(chart, hit.category), series.name, valueText(series, index));
    }
    const QString total = totalOf(chart, hit.category);
    return total.isEmpty() ? categoryTitle(chart, hit.category)
                           : categoryTitle(chart, hit.category) + QStringLiteral(", ") + total;
}

QRectF tooltipRect(const ChartLayout &layout, const report::Chart &chart, const ChartPointer &pointer,
                   const Theme &theme)
{
    const ChartHit hit = pointer.hover;
    if (hit.category < 0 || hit.category >= layout.columns.size())
        return {};
    const QVector<TipRow> rows = tipRows(chart, hit, theme);
    if (rows.isEmpty())
        return {};
    const QSizeF size = tipSize(chart, hit, rows, theme);
    const double away = 14 * theme.scale;
    QPointF corner = pointer.place + QPointF(away, away);
    if (corner.x() + size.width() > layout.bounds.right())
        corner.setX(pointer.place.x() - away - size.width());
    if (corner.y() + size.height() > layout.bounds.bottom())
        corner.setY(pointer.place.y() - away - size.height());
    corner.setX(std::max(layout.bounds.left(), std::min(corner.x(), layout.bounds.right() - size.width())));
    corner.setY(std::max(layout.bounds.top(), std::min(corner.y(), layout.bounds.bottom() - size.height())));
    return {QPointF(std::round(corner.x()), std::round(corner.y())), size};
}

void paintOverlay(QPainter *painter, const ChartLayout &layout, const report::Chart &chart, const ChartPointer &pointer,
                  const Theme &theme)
{
    painter->setRenderHint(QPainter::Antialiasing, true);
    if (pointer.hover.category >= 0 && pointer.hover.category < layout.columns.size())
        paintCrosshair(painter, layout, chart, pointer.hover.category, theme);
    if (!pointer.highlight.isEmpty()) {
        for (int i = 0; i < chart.series.size(); ++i) {
            if (chart.series[i].colorKey == pointer.highlight)
                outlineSegment(painter, layout, {chart.framed, i}, theme.text, theme);
        }
    }
    if (pointer.focused && pointer.selected.category >= 0 && pointer.selected.category < layout.columns.size()) {
        if (pointer.selected.series >= 0) {
            outlineSegment(painter, layout, pointer.selected, theme.accent, theme);
        } else {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(theme.accent, 1.5 * theme.scale, Qt::DashLine));
            painter->drawRect(layout.columns[pointer.selected.category].adjusted(2, 0, -2, -1));
        }
    }
    const QRectF tip = tooltipRect(layout, chart, pointer, theme);
    if (!tip.isEmpty())
        paintTip(painter, tip, chart, pointer.hover, theme);
}

} // namespace xuanka::ui
