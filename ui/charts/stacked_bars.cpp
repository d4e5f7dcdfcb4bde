// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/stacked_bars.h"

#include "ui/charts/label_placement.h"

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr double kBarShare = 0.54;
constexpr double kWidestBar = 60;
/// A bar taller than this many times everything else of interest is cut, or the rest would shrink to a strip.
constexpr double kCutAbove = 1.5;
constexpr double kCutAt = 1.35;
constexpr double kLineClearance = 3;
constexpr double kFrameGap = 5;

} // namespace

void StackedBars::composePlot()
{
    m_count = categoryCount(m_chart);
    const QVector<SideLabel> labels = sideLabels();
    const bool margin = roomForSideMargin();
    takeLegend(margin ? legend() : legend() + entriesOf(labels));
    takeAxisTitles(m_chart.xTitle, m_chart.yTitle);
    if (margin)
        takeSideMargin(labels);
    m_free.setBottom(m_free.bottom() - std::ceil(m_small.height()) - 6 * m_s);
    fitValueAxis();
    m_free.setLeft(m_free.left() + tickColumnWidth());
    m_out.plot = m_free;

    for (int category = 0; category < m_count; ++category)
        m_out.columns << column(category);
    addHeadroom();
    addValueGrid();
    for (int category = 0; category < m_count; ++category)
        placeStack(category);
    addLimitLines();
    placeTotals();
    placeCategories();
    placeFrame();
    placeMarks();
    if (margin)
        placeSideLabels(labels);
}

/// Raises the end of the axis until the totals, moved clear of the capacity lines, stay inside.
void StackedBars::fitValueAxis()
{
    m_out.plot = m_free;
    double maximum = valueMaximum();
    for (int attempt = 0; attempt < 4; ++attempt) {
        m_value = linearAxis(0, maximum, mostTicks(m_free.height()));
        double top = m_free.top();
        const QVector<QRectF> rects = totalRects();
        for (const QRectF &rect : rects)
            top = std::min(top, rect.top());
        const double overflow = m_free.top() - top;
        if (overflow <= 0)
            break;
        maximum *= 1 + 1.02 * overflow / std::max(1.0, m_free.height() - overflow);
    }
}

double StackedBars::valueMaximum() const
{
    double tallest = 0, interesting = 0;
    for (int category = 0; category < m_count; ++category) {
        tallest = std::max(tallest, stackHeight(category));
        if (!isFaded(category))
            interesting = std::max(interesting, stackHeight(category));
    }
    for (const report::Chart::Limit &limit : m_chart.limits)
        interesting = std::max(interesting, limit.value);
    if (interesting > 0 && tallest > kCutAbove * interesting)
        tallest = kCutAt * interesting;
    double maximum = std::max(tallest, interesting * 1.02);
    for (const report::Chart::Marker &marker : m_chart.markers) {
        const double high = std::max(marker.y, marker.high);
        if (high <= kCutAbove * maximum)
            maximum = std::max(maximum, high * 1.02);
    }
    return maximum > 0 ? maximum : 1;
}

double StackedBars::stackHeight(int category) const
{
    double sum = 0;
    for (const report::Series &series : m_chart.series)
        sum += category < series.y.size() && series.y[category] > 0 ? series.y[category] : 0;
    return sum;
}

double StackedBars::topOf(int category) const
{
    const double height = stackHeight(category);
    const double cutTop = m_out.plot.top() + std::ceil(m_small.height()) + 3 * m_s;
    return height > m_value.maximum * (1 + 1e-9) ? cutTop : yOf(height);
}

bool StackedBars::isFaded(int category) const { return category < m_chart.faded.size() && m_chart.faded[category]; }

QString StackedBars::totalText(int category) const
{
    return category < m_chart.totals.size() ? m_chart.totals[category] : QString();
}

QRectF StackedBars::column(int category) const
{
    const double width = m_out.plot.width() / std::max(1, m_count);
    const double bottom = m_out.plot.bottom() + std::ceil(m_small.height()) + 6 * m_s;
    return {m_out.plot.left() + category * width, m_out.plot.top(), width, bottom - m_out.plot.top()};
}

double StackedBars::barWidth() const { return std::min(column(0).width() * kBarShare, kWidestBar * m_s); }

QVector<ChartComposer::Entry> StackedBars::legend() const
{
    QVector<Entry> entries;
    for (const report::Series &series : m_chart.series) {
        if (std::any_of(series.y.cbegin(), series.y.cend(), [](double y) { return y > 0; }))
            entries << Entry{series.name, SwatchShape::Square, seriesColor(series.colorKey, m_theme)};
    }
    if (m_chart.series.size() < 2 || m_chart.namesElsewhere)
        return {}; // the title says what it is
    return entries;
}

QVector<ChartComposer::SideLabel> StackedBars::sideLabels() const
{
    QVector<SideLabel> labels = limitLabels();
    for (const report::Chart::Marker &marker : m_chart.markers) {
        SideLabel label;
        label.name = marker.name;
        label.value = marker.label;
        label.at = marker.y;
        label.color = m_theme.text;
        label.shape = SwatchShape::Diamond;
        label.leader = false;
        labels << label;
    }
    return labels;
}

void StackedBars::placeStack(int category)
{
    const double width = snap(barWidth());
    const double left = snap(m_out.columns[category].center().x() - width / 2);
    const double end = topOf(category);
    double sum = 0;
    for (int i = 0; i < m_chart.series.size(); ++i) {
        const report::Series &series = m_chart.series[i];
        if (category >= series.y.size() || !(series.y[category] > 0))
            continue;
        const double bottom = std::max(end, snap(yOf(sum)));
        sum += series.y[category];
        const double top = std::max(end, snap(yOf(sum)));
        ChartBar bar;
        bar.category = category;
        bar.series = i;
        bar.rect = QRectF(left, top, width, std::max(0.0, bottom - top));
        if (bar.rect.height() > 3) // a hairline between segments
            bar.rect.setTop(top + (m_theme.scheme == Scheme::Print ? 0.6 : 1.0));
        bar.color = seriesColor(series.colorKey, m_theme);
        if (isFaded(category))
            bar.color = faded(bar.color);
        bar.cut = sum > m_value.maximum * (1 + 1e-9) && top <= end;
        if (bar.rect.height() > 0)
            m_out.bars << bar;
    }
}

QVector<QRectF> StackedBars::totalRects() const
{
    QVector<double> lines;
    for (const report::Chart::Limit &limit : m_chart.limits)
        lines << snap(yOf(limit.value));
    QVector<QRectF> rects;
    for (int category = 0; category < m_count; ++category) {
        const QFontMetricsF &metrics = category == m_chart.framed ? m_bold : m_small;
        const double width = std::ceil(metrics.horizontalAdvance(totalText(category))) + 2;
        const double height = std::ceil(metrics.height());
        const double middle = column(category).center().x();
        const double left = std::max(m_out.bounds.left(), std::min(middle - width / 2, m_out.bounds.right() - width));
        const QRectF rect(left, topOf(category) - height - 1 * m_s, width, height);
        rects << clearOfLines(rect, lines, kLineClearance * m_s);
    }
    return rects;
}

/// The texts of the framed category take the width of the frame round them.
QVector<QRectF> StackedBars::framedWider(QVector<QRectF> rects) const
{
    if (m_chart.framed >= 0 && m_chart.framed < rects.size())
        rects[m_chart.framed].adjust(-kFrameGap * m_s, 0, kFrameGap * m_s, 0);
    return rects;
}

void StackedBars::placeTotals()
{
    const QVector<QRectF> rects = totalRects();
    const QVector<bool> shown = withoutOverlap(framedWider(rects), m_chart.framed, 6 * m_s);
    for (int category = 0; category < m_count; ++category) {
        if (!shown[category] || totalText(category).isEmpty())
            continue;
        const bool framed = category == m_chart.framed;
        addText(ChartTextRole::Total, totalText(category), rects[category], Qt::AlignCenter,
                isFaded(category) ? m_theme.failed : m_theme.text, framed);
        if (framed)
            m_framedTotal = rects[category];
    }
}

void StackedBars::placeCategories()
{
    const double height = std::ceil(m_small.height());
    QVector<QRectF> rects;
    for (int category = 0; category < m_count; ++category) {
        const QFontMetricsF &metrics = category == m_chart.framed ? m_bold : m_small;
        const double width = std::ceil(metrics.horizontalAdvance(m_chart.categories.value(category))) + 2;
        rects << QRectF(m_out.columns[category].center().x() - width / 2, m_out.plot.bottom() + 4 * m_s, width, height);
    }
    const QVector<bool> shown = withoutOverlap(framedWider(rects), m_chart.framed, 6 * m_s);
    for (int category = 0; category < m_count; ++category) {
        if (!shown[category])
            continue;
        const bool framed = category == m_chart.framed;
        addText(ChartTextRole::Category, m_chart.categories.value(category), rects[category], Qt::AlignCenter,
                framed ? m_theme.text : m_theme.softText, framed);
        if (framed)
            m_framedCategory = rects[category];
    }
}

void StackedBars::placeFrame()
{
    if (m_chart.framed < 0 || m_chart.framed >= m_count)
        return;
    const QRectF column = m_out.columns[m_chart.framed];
    const double widest = std::max({barWidth(), m_framedTotal.width(), m_framedCategory.width()});
    const double half = widest / 2 + kFrameGap * m_s;
    const double top = std::min(topOf(m_chart.framed), m_framedTotal.isNull() ? 1e9 : m_framedTotal.top()) - 3 * m_s;
    const double bottom = m_out.plot.bottom() + std::ceil(m_small.height()) + 6 * m_s;
    const double left = std::max(m_out.bounds.left(), column.center().x() - half);
    const double x = snap(left) + 0.5, right = snap(std::min(m_out.bounds.right(), column.center().x() + half)) - 0.5;
    m_out.frame = QRectF(QPointF(x, snap(top) + 0.5), QPointF(right, snap(bottom) - 0.5));
}

/// A rule of thumb beside the computed bars: a hollow diamond with its range, on the bar it speaks of or, if it holds
/// for all of them, at the end of the plot.
void StackedBars::placeMarks()
{
    for (const report::Chart::Marker &marker : m_chart.markers) {
        const int category = int(marker.x);
        if (category >= m_count || marker.y > m_value.maximum)
            continue;
        const double x = category < 0 ? m_out.plot.right() : m_out.columns[category].center().x();
        if (marker.high > marker.low) {
            const double high = yOf(std::min(marker.high, m_value.maximum));
            const double low = yOf(std::max(marker.low, m_value.minimum));
            m_out.limits << ChartStroke{{QPointF(x, high), QPointF(x, low)}, m_theme.text, 1.2 * m_s, false};
        }
        m_out.marks << ChartMark{QPointF(x, yOf(marker.y)), 5.5 * m_s, m_theme.text, marker.hollow};
    }
}

} // namespace xuanka::ui
