// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_layout.h"

#include "ui/charts/horizontal_bars.h"
#include "ui/charts/line_chart.h"
#include "ui/charts/stacked_bars.h"

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr double kDotReach = 14; ///< how far from its dot a series still counts as meant

} // namespace

QFont chartFont(ChartTextRole role, bool bold, const Theme &theme)
{
    QFont font = role == ChartTextRole::Title ? theme.font(14, true) : theme.font(12, bold);
    if (theme.scheme == Scheme::Print) // advances rounded for a screen would show as uneven spacing on paper
        font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor seriesColor(const QString &colorKey, const Theme &theme)
{
    const QLatin1String step("step.");
    return colorKey.startsWith(step) ? theme.stepPart(colorKey.mid(step.size())) : theme.series(colorKey);
}

QVector<double> chartStops(const report::Chart &chart)
{
    QVector<double> stops;
    for (const report::Series &series : chart.series) {
        for (const double x : series.x) {
            if (std::isfinite(x) && (!chart.logX || x > 0))
                stops << x;
        }
    }
    std::sort(stops.begin(), stops.end());
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    return stops;
}

int categoryCount(const report::Chart &chart)
{
    if (chart.kind == report::Chart::Kind::Lines || chart.kind == report::Chart::Kind::Scatter)
        return int(chartStops(chart).size());
    qsizetype count = chart.categories.size();
    for (const report::Series &series : chart.series)
        count = std::max(count, series.y.size());
    return int(count);
}

int valueIndex(const report::Chart &chart, int series, int category)
{
    if (series < 0 || series >= chart.series.size() || category < 0)
        return -1;
    const report::Series &line = chart.series[series];
    if (chart.kind != report::Chart::Kind::Lines && chart.kind != report::Chart::Kind::Scatter)
        return category < line.y.size() ? category : -1;
    const QVector<double> stops = chartStops(chart);
    if (category >= stops.size())
        return -1;
    const qsizetype index = line.x.indexOf(stops[category]);
    return index >= 0 && index < line.y.size() ? int(index) : -1;
}

ChartLayout layoutChart(const report::Chart &chart, const QRectF &bounds, const Theme &theme)
{
    switch (chart.kind) {
    case report::Chart::Kind::StackedBars:
        return StackedBars(chart, bounds, theme).compose();
    case report::Chart::Kind::HorizontalBars:
        return HorizontalBars(chart, bounds, theme).compose();
    case report::Chart::Kind::Lines:
    case report::Chart::Kind::Scatter:
        break;
    }
    return LineChart(chart, bounds, theme).compose();
}

ChartHit hitTest(const ChartLayout &layout, const QPointF &point)
{
    ChartHit hit;
    for (int i = 0; i < layout.columns.size(); ++i) {
        if (layout.columns[i].contains(point))
            hit.category = i;
    }
    for (const ChartBar &bar : layout.bars) {
        // the hairline between segments belongs to the segment below it
        if (bar.rect.adjusted(0, layout.horizontal ? 0 : -1, layout.horizontal ? 1 : 0, 0).contains(point))
            return {bar.category, bar.series};
    }
    double nearest = kDotReach;
    for (const ChartDot &dot : layout.dots) {
        const double distance = std::hypot(dot.centre.x() - point.x(), dot.centre.y() - point.y());
        if (distance < nearest) {
            nearest = distance;
            hit = {dot.stop, dot.series};
        }
    }
    return hit;
}

} // namespace xuanka::ui
