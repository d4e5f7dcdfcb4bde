// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/line_chart.h"

#include "ui/charts/label_placement.h"

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr double kInset = 12;       ///< of the first and last x value from the plot's edges
constexpr int kMostDots = 60;       ///< a longer line is drawn without dots
constexpr int kFirstBandAlpha = 38; ///< of the first series; the others must not cover it
constexpr int kBandAlpha = 16;
constexpr int kBandEdgeAlpha = 90;
constexpr double kLineWidth = 2;
constexpr double kBandRoom = 1.35; ///< of the highest value, at most, for the interval above it

} // namespace

bool LineChart::isShown(double x, double y) const
{
    return std::isfinite(x) && std::isfinite(y) && (!m_chart.logX || x > 0) && (!m_chart.logY || y > 0);
}

void LineChart::composePlot()
{
    m_stops = chartStops(m_chart);
    const bool scatter = m_chart.kind == report::Chart::Kind::Scatter;
    const bool margin = roomForSideMargin() && !scatter;
    // The names do not depend on where the lines end, so the margin can be taken before the axes are known.
    const QVector<SideLabel> names = sideLabels();
    if (!margin)
        takeLegend(entriesOf(names));
    takeAxisTitles(m_chart.xTitle, m_chart.yTitle);
    if (margin)
        takeSideMargin(names);
    const double line = std::ceil(m_small.height());
    m_free.setBottom(m_free.bottom() - line - 6 * m_s);
    m_free.setTop(m_free.top() + line / 2);
    fitAxes();
    m_free.setLeft(m_free.left() + tickColumnWidth());
    m_out.plot = m_free;

    placeColumns();
    addHeadroom();
    addValueGrid();
    placeStops();
    for (int series = 0; series < m_chart.series.size(); ++series)
        placeSeries(series);
    addLimitLines();
    if (margin)
        placeSideLabels(sideLabels());
    placeMarks();
}

void LineChart::fitAxes()
{
    double low = 1e300, high = 0, widest = 0;
    const auto take = [&](double value) {
        low = std::min(low, value > 0 || !m_chart.logY ? value : low);
        high = std::max(high, value);
    };
    for (const report::Series &series : m_chart.series) {
        for (qsizetype i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
            if (!isShown(series.x[i], series.y[i]))
                continue;
            take(series.y[i]);
            const bool pale = i < series.faded.size() && series.faded[i];
            if (i < series.high.size() && std::isfinite(series.high[i]) && !pale)
                widest = std::max(widest, series.high[i]);
        }
    }
    for (const report::Chart::Limit &limit : m_chart.limits)
        take(limit.value);
    for (const report::Chart::Marker &marker : m_chart.markers)
        take(marker.y);
    high = std::max(high, std::min(widest, kBandRoom * high)); // a vague interval must not flatten the lines
    const int ticks = mostTicks(m_free.height());
    m_value = m_chart.logY ? logarithmicAxis(low / 1.15, high * 1.15, ticks)
                           : linearAxis(std::min(0.0, low), high > 0 ? high * 1.05 : 1, ticks);
    const int acrossTicks = mostTicks(m_free.width() / 1.6);
    if (m_chart.kind == report::Chart::Kind::Scatter && m_chart.logX && !m_stops.isEmpty())
        m_point = logarithmicAxis(m_stops.first() / 1.15, m_stops.last() * 1.15, acrossTicks);
    else if (m_chart.logX)
        m_point = stopsAxis(m_stops, int(std::max<qsizetype>(1, m_stops.size())));
    else if (!m_stops.isEmpty())
        m_point = linearAxis(std::min(0.0, m_stops.first()), m_stops.last(), acrossTicks);
}

double LineChart::xOf(double value) const
{
    const double inset = std::min(kInset * m_s, m_out.plot.width() / 8);
    return m_out.plot.left() + inset + m_point.share(value) * (m_out.plot.width() - 2 * inset);
}

QVector<ChartComposer::SideLabel> LineChart::sideLabels() const
{
    QVector<SideLabel> labels = limitLabels();
    for (const report::Series &series : m_chart.series) {
        if (m_chart.namesElsewhere)
            break;
        SideLabel label;
        label.name = series.name;
        label.color = seriesColor(series.colorKey, m_theme);
        label.shape = series.dashed ? SwatchShape::DashedLine : SwatchShape::Line;
        const QVector<Point> points = m_out.plot.isValid() && !m_stops.isEmpty() ? pointsOf(series) : QVector<Point>();
        if (!points.isEmpty())
            label.from = points.last().place;
        else if (m_out.plot.isValid())
            continue;
        labels << label;
    }
    return labels;
}

QVector<LineChart::Point> LineChart::pointsOf(const report::Series &series) const
{
    QVector<Point> points;
    for (qsizetype i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
        if (!isShown(series.x[i], series.y[i]))
            continue;
        Point point;
        point.stop = int(std::lower_bound(m_stops.cbegin(), m_stops.cend(), series.x[i]) - m_stops.cbegin());
        point.place = QPointF(xOf(series.x[i]), yOf(series.y[i]));
        point.low = i < series.low.size() ? yOf(std::max(series.low[i], m_value.minimum)) : point.place.y();
        point.high = i < series.high.size() ? yOf(series.high[i]) : point.place.y();
        point.faded = i < series.faded.size() && series.faded[i];
        points << point;
    }
    return points;
}

void LineChart::placeColumns()
{
    const double bottom = m_out.plot.bottom() + std::ceil(m_small.height()) + 6 * m_s;
    for (qsizetype i = 0; i < m_stops.size(); ++i) {
        const double x = xOf(m_stops[i]);
        const double left = i == 0 ? m_out.plot.left() : (xOf(m_stops[i - 1]) + x) / 2;
        const double right = i + 1 == m_stops.size() ? m_out.plot.right() : (xOf(m_stops[i + 1]) + x) / 2;
        m_out.columns << QRectF(QPointF(left, m_out.plot.top()), QPointF(right, bottom));
    }
}

void LineChart::placeStops()
{
    const double height = std::ceil(m_small.height());
    const bool framed = m_chart.framed >= 0 && m_chart.framed < m_stops.size();
    int preferred = -1;
    QVector<QRectF> rects;
    for (qsizetype i = 0; i < m_point.ticks.size(); ++i) {
        const bool chosen = framed && m_point.ticks[i] == m_stops[m_chart.framed];
        if (chosen)
            preferred = int(i);
        const double width =
            std::ceil((chosen ? m_bold : m_small).horizontalAdvance(tickText(m_point.ticks[i], m_point.step)));
        rects << QRectF(xOf(m_point.ticks[i]) - width / 2 - 1, m_out.plot.bottom() + 4 * m_s, width + 2, height);
    }
    const QVector<bool> shown = withoutOverlap(rects, preferred, 8 * m_s);
    for (qsizetype i = 0; i < rects.size(); ++i) {
        if (shown[i])
            addText(ChartTextRole::Category, tickText(m_point.ticks[i], m_point.step), rects[i], Qt::AlignCenter,
                    i == preferred ? m_theme.text : m_theme.softText, i == preferred);
    }
    if (framed) {
        const double x = snap(xOf(m_stops[m_chart.framed])) + 0.5;
        m_out.grid << ChartStroke{
            {QPointF(x, m_out.plot.top()), QPointF(x, m_out.plot.bottom())}, m_theme.accent, 1.2 * m_s, false};
    }
}

void LineChart::placeBand(int index, const QVector<Point> &points)
{
    const report::Series &series = m_chart.series[index];
    if (series.low.isEmpty() || series.high.isEmpty())
        return;
    QPolygonF upper, lower;
    for (const Point &point : points) {
        if (point.faded) // an interval round what will not run says nothing
            continue;
        upper << QPointF(point.place.x(), std::max(point.high, m_out.plot.top()));
        lower << QPointF(point.place.x(), std::max(point.low, m_out.plot.top()));
    }
    if (upper.size() < 2)
        return;
    QColor color = seriesColor(series.colorKey, m_theme);
    color.setAlpha(kBandEdgeAlpha);
    m_out.lines << ChartStroke{upper, color, 1 * m_s, false} << ChartStroke{lower, color, 1 * m_s, false};
    std::reverse(lower.begin(), lower.end());
    color.setAlpha(index == 0 ? kFirstBandAlpha : kBandAlpha);
    m_out.areas << ChartArea{upper + lower, color};
}

void LineChart::placeSeries(int index)
{
    const report::Series &series = m_chart.series[index];
    const QVector<Point> points = pointsOf(series);
    const QColor color = seriesColor(series.colorKey, m_theme);
    const bool joined = m_chart.kind == report::Chart::Kind::Lines || series.dashed;
    placeBand(index, points);
    QPolygonF solid, beyond;
    for (const Point &point : points) {
        if (!point.faded || !beyond.isEmpty())
            (beyond.isEmpty() ? solid : beyond) << point.place;
        else
            beyond << (solid.isEmpty() ? point.place : solid.last()) << point.place;
    }
    if (joined && solid.size() > 1)
        m_out.lines << ChartStroke{solid, color, kLineWidth * m_s, series.dashed};
    if (joined && beyond.size() > 1)
        m_out.lines << ChartStroke{beyond, faded(color), kLineWidth * m_s, true};
    if (series.dashed || (joined && points.size() > kMostDots))
        return;
    for (const Point &point : points)
        m_out.dots << ChartDot{index, point.stop, point.place, (joined ? 3.2 : 4.0) * m_s, color, point.faded};
}

void LineChart::placeMarks()
{
    for (const report::Chart::Marker &marker : m_chart.markers) {
        if (!isShown(marker.x, marker.y))
            continue;
        const QPointF centre(xOf(marker.x), yOf(marker.y));
        const double radius = 6 * m_s;
        m_out.marks << ChartMark{centre, radius, m_theme.text, marker.hollow};
        const QString text = marker.label.isEmpty() ? marker.name : marker.name + QStringLiteral(" · ") + marker.label;
        addText(ChartTextRole::Marker, text, markLabelRect(centre, radius, text), Qt::AlignCenter, m_theme.text)
            .backed = true;
    }
}

/// Of the places round a mark the one that hides the least.
QRectF LineChart::markLabelRect(const QPointF &centre, double radius, const QString &text) const
{
    const double width = std::ceil(m_small.horizontalAdvance(text)) + 6 * m_s;
    const double height = std::ceil(m_small.height());
    const double away = radius + 3 * m_s;
    const QPointF corners[] = {{-width / 2, -away - height},
                               {-width / 2, away},
                               {-width - away, -height / 2},
                               {away, -height / 2},
                               {away, -away - height},
                               {-width - away, -away - height},
                               {away, away},
                               {-width - away, away},
                               {-width / 2, -2 * away - height},
                               {-width / 2, 2 * away}};
    QRectF best;
    double least = 1e300;
    for (const QPointF &corner : corners) {
        QRectF rect(centre + corner, QSizeF(width, height));
        rect.moveLeft(
            std::clamp(rect.left(), m_out.plot.left(), std::max(m_out.plot.left(), m_out.plot.right() - width)));
        double cost = m_out.plot.contains(rect) ? 0 : 50;
        for (const ChartText &other : m_out.texts)
            cost += other.rect.intersects(rect) ? 100 : 0;
        for (const ChartDot &dot : m_out.dots)
            cost += rect.adjusted(-4, -4, 4, 4).contains(dot.centre) ? 5 : 0;
        for (const ChartStroke &line : m_out.lines) {
            for (qsizetype i = 1; i < line.points.size(); ++i) {
                const QPointF middle = (line.points[i - 1] + line.points[i]) / 2;
                cost += rect.contains(middle) ? 3 : 0;
            }
        }
        for (const ChartStroke &line : m_out.limits)
            cost += line.points.first().y() > rect.top() && line.points.first().y() < rect.bottom() ? 3 : 0;
        if (cost < least) {
            least = cost;
            best = rect;
        }
    }
    return best;
}

} // namespace xuanka::ui
