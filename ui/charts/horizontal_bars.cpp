// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/horizontal_bars.h"

#include "ui/charts/label_placement.h"

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr double kBarShare = 0.56;
constexpr double kThickestBar = 28;
constexpr double kLabelShare = 0.38; ///< of the width, for the names of the rows
constexpr double kLeastGroupText = 11;

} // namespace

void HorizontalBars::composePlot()
{
    m_count = categoryCount(m_chart);
    QVector<Entry> entries;
    for (const report::Series &series : m_chart.series) {
        if (std::any_of(series.y.cbegin(), series.y.cend(), [](double y) { return y > 0; }))
            entries << Entry{series.name, SwatchShape::Square, seriesColor(series.colorKey, m_theme)};
    }
    takeLegend(entries + entriesOf(limitLabels()));
    takeAxisTitles(m_chart.yTitle, m_chart.xTitle);
    m_free.setBottom(m_free.bottom() - std::ceil(m_small.height()) - 4 * m_s);

    for (const QString &category : m_chart.categories)
        m_labelWidth = std::max(m_labelWidth, std::ceil(m_bold.horizontalAdvance(category)) + 2);
    m_labelWidth = std::min(m_labelWidth, kLabelShare * m_free.width());
    m_free.setLeft(m_free.left() + m_labelWidth + 8 * m_s);
    m_free.setRight(m_free.right() - endRoom());
    m_out.plot = m_free;
    m_out.horizontal = true;
    m_value = linearAxis(0, valueMaximum(), std::max(2, int(m_free.width() / (64 * m_s))));
    addGrid();
    for (int category = 0; category < m_count; ++category)
        placeRow(category);
    placeLimits();
}

double HorizontalBars::valueMaximum() const
{
    double maximum = 0;
    for (int category = 0; category < m_count; ++category) {
        double sum = 0;
        for (const report::Series &series : m_chart.series) {
            const double value = category < series.y.size() && series.y[category] > 0 ? series.y[category] : 0;
            sum = m_chart.grouped ? std::max(sum, value) : sum + value;
        }
        maximum = std::max(maximum, sum);
    }
    for (const report::Chart::Limit &limit : m_chart.limits)
        maximum = std::max(maximum, limit.value);
    return maximum > 0 ? maximum : 1;
}

QString HorizontalBars::endText(int series, int category) const
{
    return m_chart.grouped ? m_chart.series[series].labels.value(category) : m_chart.totals.value(category);
}

double HorizontalBars::endRoom() const
{
    double widest = 0;
    for (int category = 0; category < m_count; ++category) {
        for (int series = 0; series < m_chart.series.size(); ++series)
            widest = std::max(widest, m_bold.horizontalAdvance(endText(series, category)));
    }
    return std::ceil(widest) + 10 * m_s;
}

double HorizontalBars::xOf(double value) const { return m_out.plot.left() + m_value.share(value) * m_out.plot.width(); }

void HorizontalBars::addGrid()
{
    const double height = std::ceil(m_small.height());
    QVector<QRectF> rects;
    for (const double tick : std::as_const(m_value.ticks)) {
        const double x = snap(xOf(tick));
        m_out.grid << ChartStroke{{QPointF(x, m_out.plot.top()), QPointF(x, m_out.plot.bottom())},
                                  tick == 0 ? m_theme.line : m_theme.grid,
                                  1,
                                  false};
        const double width = std::ceil(m_small.horizontalAdvance(tickText(tick, m_value.step))) + 2;
        rects << QRectF(x - width / 2, m_out.plot.bottom() + 3 * m_s, width, height);
    }
    const QVector<bool> shown = withoutOverlap(rects, 0, 8 * m_s);
    for (qsizetype i = 0; i < rects.size(); ++i) {
        if (shown[i])
            addText(ChartTextRole::Tick, tickText(m_value.ticks[i], m_value.step), rects[i], Qt::AlignCenter,
                    m_theme.softText);
    }
}

void HorizontalBars::placeLimits()
{
    for (const report::Chart::Limit &limit : m_chart.limits) {
        const double x = snap(xOf(limit.value));
        m_out.limits << ChartStroke{{QPointF(x, m_out.plot.top()), QPointF(x, m_out.plot.bottom())},
                                    limit.primary ? m_theme.text : m_theme.softText,
                                    1.4 * m_s,
                                    !limit.primary};
    }
}

void HorizontalBars::placeRow(int category)
{
    const double height = m_out.plot.height() / std::max(1, m_count);
    const QRectF row(m_out.bounds.left(), m_out.plot.top() + category * height, m_out.bounds.width(), height);
    m_out.columns << row;
    const bool framed = category == m_chart.framed;
    const double line = std::ceil(m_small.height());
    const QRectF label(m_out.bounds.left(), row.center().y() - line / 2, m_labelWidth, line);
    const bool wide = (framed ? m_bold : m_small).horizontalAdvance(m_chart.categories.value(category)) > m_labelWidth;
    if (wide && height >= 2 * line)
        addText(ChartTextRole::Category, m_chart.categories[category], label.adjusted(0, -line / 2, 0, line / 2),
                Qt::AlignRight | Qt::AlignVCenter, framed ? m_theme.text : m_theme.softText, framed)
            .wrapped = true;
    else if (height >= line)
        addElided(ChartTextRole::Category, m_chart.categories.value(category), label, Qt::AlignRight | Qt::AlignVCenter,
                  framed ? m_theme.text : m_theme.softText, framed);
    if (m_chart.grouped)
        placeGroup(category, row);
    else
        placeStack(category, row);
}

void HorizontalBars::placeStack(int category, const QRectF &row)
{
    const double thickness = snap(std::min(row.height() * kBarShare, kThickestBar * m_s));
    const double top = snap(row.center().y() - thickness / 2);
    const bool pale = category < m_chart.faded.size() && m_chart.faded[category];
    double sum = 0;
    for (int i = 0; i < m_chart.series.size(); ++i) {
        const report::Series &series = m_chart.series[i];
        if (category >= series.y.size() || !(series.y[category] > 0))
            continue;
        const double left = snap(xOf(sum));
        sum += series.y[category];
        ChartBar bar;
        bar.category = category;
        bar.series = i;
        bar.rect = QRectF(left, top, std::max(0.0, snap(xOf(sum)) - left), thickness);
        if (bar.rect.width() > 3)
            bar.rect.setRight(bar.rect.right() - (m_theme.scheme == Scheme::Print ? 0.6 : 1.0));
        bar.color = seriesColor(series.colorKey, m_theme);
        if (pale)
            bar.color = faded(bar.color);
        m_out.bars << bar;
    }
    const double line = std::ceil(m_small.height());
    const QRectF end(xOf(sum) + 6 * m_s, row.center().y() - line / 2, m_out.bounds.right() - xOf(sum) - 6 * m_s, line);
    if (!m_chart.totals.value(category).isEmpty() && row.height() >= line)
        addElided(ChartTextRole::Total, m_chart.totals[category], end, Qt::AlignLeft | Qt::AlignVCenter,
                  pale ? m_theme.failed : m_theme.text, category == m_chart.framed);
}

void HorizontalBars::placeGroup(int category, const QRectF &row)
{
    const int bars = int(m_chart.series.size());
    const double thickness = std::min(row.height() * 0.8 / std::max(1, bars), 20 * m_s);
    const double first = row.center().y() - thickness * bars / 2;
    const double line = std::ceil(m_small.height());
    for (int i = 0; i < bars; ++i) {
        const report::Series &series = m_chart.series[i];
        if (category >= series.y.size() || !std::isfinite(series.y[category]))
            continue;
        const double top = first + i * thickness;
        ChartBar bar;
        bar.category = category;
        bar.series = i;
        bar.rect = QRectF(m_out.plot.left(), snap(top), xOf(std::max(0.0, series.y[category])) - m_out.plot.left(),
                          snap(top + thickness) - snap(top) - 1);
        bar.color = seriesColor(series.colorKey, m_theme);
        m_out.bars << bar;
        if (thickness < std::max(kLeastGroupText * m_s, line - 4 * m_s) || endText(i, category).isEmpty())
            continue;
        // the line is a little higher than its bar; neighbours share the leading, not the glyphs
        const QRectF end(bar.rect.right() + 6 * m_s, top + (thickness - std::min(line, thickness)) / 2,
                         m_out.bounds.right() - bar.rect.right() - 6 * m_s, std::min(line, thickness));
        addElided(ChartTextRole::Total, endText(i, category), end, Qt::AlignLeft | Qt::AlignVCenter,
                  series.y[category] < 0 ? m_theme.failed : m_theme.text);
    }
}

} // namespace xuanka::ui
