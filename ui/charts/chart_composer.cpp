// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_composer.h"

#include "ui/charts/label_placement.h"

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr double kSideMarginFrom = 400;   ///< narrower charts name their lines in the legend
constexpr double kWidestSideMargin = 176; ///< a third of a small chart at most
constexpr double kSideMarginShare = 0.30;
constexpr double kLeader = 18; ///< from the plot's edge to a label
constexpr double kTickSpacing = 34;
constexpr double kLegendShare = 0.36;
constexpr double kFadedShare = 0.40;

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto blend = [share](int x, int y) { return int(std::lround(x * share + y * (1 - share))); };
    return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

} // namespace

ChartComposer::ChartComposer(const report::Chart &chart, const QRectF &bounds, const Theme &theme)
    : m_chart(chart), m_theme(theme), m_free(bounds), m_s(theme.scale),
      m_small(chartFont(ChartTextRole::Tick, false, theme)), m_bold(chartFont(ChartTextRole::Tick, true, theme)),
      m_title(chartFont(ChartTextRole::Title, true, theme))
{
    m_out.bounds = bounds;
}

bool ChartComposer::isEmpty() const
{
    return std::all_of(m_chart.series.cbegin(), m_chart.series.cend(),
                       [](const report::Series &series) { return series.y.isEmpty(); });
}

ChartLayout ChartComposer::compose()
{
    takeTitle();
    takeNote();
    if (isEmpty()) {
        m_out.plot = m_free;
        addText(ChartTextRole::Empty, m_chart.emptyText, m_free, Qt::AlignCenter, m_theme.softText).wrapped = true;
        return m_out;
    }
    composePlot();
    placeAxisTitles();
    return m_out;
}

ChartText &ChartComposer::addText(ChartTextRole role, const QString &text, const QRectF &rect, Qt::Alignment alignment,
                                  const QColor &color, bool bold)
{
    ChartText entry;
    entry.role = role;
    entry.text = text;
    entry.rect = rect;
    entry.alignment = alignment;
    entry.color = color;
    entry.bold = bold;
    m_out.texts << entry;
    return m_out.texts.last();
}

ChartText &ChartComposer::addElided(ChartTextRole role, const QString &text, const QRectF &rect,
                                    Qt::Alignment alignment, const QColor &color, bool bold)
{
    const QFontMetricsF &metrics = role == ChartTextRole::Title ? m_title : bold ? m_bold : m_small;
    return addText(role, metrics.elidedText(text, Qt::ElideRight, rect.width() + 0.5), rect, alignment, color, bold);
}

void ChartComposer::takeTitle()
{
    if (m_chart.title.isEmpty())
        return;
    const QRectF rect(m_free.left(), m_free.top(), m_free.width(), std::ceil(m_title.height()));
    addElided(ChartTextRole::Title, m_chart.title, rect, Qt::AlignLeft | Qt::AlignVCenter, m_theme.text, true);
    m_free.setTop(rect.bottom() + 6 * m_s);
}

void ChartComposer::takeNote()
{
    if (m_chart.note.isEmpty() || m_free.height() < 110 * m_s)
        return;
    const QRectF wrapped = m_small.boundingRect(QRectF(0, 0, m_free.width(), m_free.height() / 4),
                                                Qt::TextWordWrap | Qt::AlignLeft, m_chart.note);
    const double height = std::min(std::ceil(wrapped.height()), std::ceil(2 * m_small.lineSpacing()));
    const QRectF rect(m_free.left(), m_free.bottom() - height, m_free.width(), height);
    addText(ChartTextRole::Note, m_chart.note, rect, Qt::AlignLeft | Qt::AlignBottom, m_theme.softText).wrapped = true;
    m_free.setBottom(rect.top() - 4 * m_s);
}

void ChartComposer::takeAxisTitles(const QString &bottom, const QString &top)
{
    const double height = std::ceil(m_small.height());
    if (!bottom.isEmpty() && m_free.height() > 120 * m_s) {
        m_bottomTitle = bottom;
        m_bottomTitleTop = m_free.bottom() - height;
        m_free.setBottom(m_bottomTitleTop - 1 * m_s);
    }
    if (!top.isEmpty() && m_free.height() > 100 * m_s) {
        m_topTitle = top;
        m_topTitleTop = m_free.top();
        m_free.setTop(m_topTitleTop + height + 4 * m_s);
    }
}

void ChartComposer::placeAxisTitles()
{
    const double height = std::ceil(m_small.height());
    if (!m_bottomTitle.isEmpty()) {
        const bool fits = m_small.horizontalAdvance(m_bottomTitle) <= m_out.plot.width();
        const QRectF across = fits ? m_out.plot : m_out.bounds;
        const QRectF rect(across.left(), m_bottomTitleTop, across.width(), height);
        addElided(ChartTextRole::AxisTitle, m_bottomTitle, rect, Qt::AlignCenter, m_theme.softText);
    }
    if (!m_topTitle.isEmpty()) {
        const double wanted = std::ceil(m_small.horizontalAdvance(m_topTitle)) + 2;
        const double right = m_sideWidth > 0 ? m_out.plot.right() : m_out.bounds.right();
        const QRectF rect(m_out.bounds.left(), m_topTitleTop, std::min(wanted, right - m_out.bounds.left()), height);
        addElided(ChartTextRole::AxisTitle, m_topTitle, rect, Qt::AlignLeft | Qt::AlignVCenter, m_theme.softText);
    }
}

/// A flow of swatches and names at the bottom; what does not fit into a share of the height is left to the tooltip.
void ChartComposer::takeLegend(const QVector<Entry> &entries)
{
    if (entries.isEmpty() || m_free.height() < 110 * m_s)
        return;
    const double rowHeight = std::ceil(m_small.height()) + 2 * m_s;
    const double swatch = 10 * m_s, gap = 5 * m_s, between = 16 * m_s;
    const double right = m_free.right();
    QVector<QPair<QRectF, int>> places;
    double x = m_free.left(), y = 0;
    for (int i = 0; i < entries.size(); ++i) {
        const double full = swatch + gap + std::ceil(m_small.horizontalAdvance(entries[i].text)) + 1;
        const double width = std::min(full, m_free.width());
        if (x > m_free.left() && x + width > right) {
            if (y + 2 * rowHeight > kLegendShare * m_free.height())
                break;
            x = m_free.left();
            y += rowHeight;
        }
        places << qMakePair(QRectF(x, y, width, rowHeight), i);
        x += width + between;
    }
    const double top = m_free.bottom() - (y + rowHeight);
    for (const auto &[place, i] : std::as_const(places)) {
        const QRectF rect = place.translated(0, top);
        const double middle = rect.center().y();
        m_out.swatches << ChartSwatch{entries[i].shape, QRectF(rect.left(), middle - swatch / 2, swatch, swatch),
                                      entries[i].color};
        addElided(ChartTextRole::Legend, entries[i].text, rect.adjusted(swatch + gap, 0, 0, 0),
                  Qt::AlignLeft | Qt::AlignVCenter, m_theme.text);
    }
    m_free.setBottom(top - 6 * m_s);
}

bool ChartComposer::roomForSideMargin() const { return m_out.bounds.width() >= kSideMarginFrom * m_s; }

void ChartComposer::takeSideMargin(const QVector<SideLabel> &labels)
{
    if (labels.isEmpty())
        return;
    double widest = 0;
    for (const SideLabel &label : labels) {
        const QFontMetricsF &metrics = label.bold ? m_bold : m_small;
        widest = std::max(widest, m_small.horizontalAdvance(label.value));
        const QStringList names = label.name.split(QStringLiteral(" / "));
        for (const QString &name : names)
            widest = std::max(widest,
                              metrics.horizontalAdvance(name + (names.size() > 1 ? QStringLiteral(" /") : QString())));
    }
    const double most = std::min(kWidestSideMargin * m_s, kSideMarginShare * m_out.bounds.width());
    m_sideWidth = std::min(std::ceil(widest) + 2, most);
    m_free.setRight(m_free.right() - m_sideWidth - kLeader * m_s);
}

double ChartComposer::tickColumnWidth() const
{
    double widest = 0;
    for (const double tick : m_value.ticks)
        widest = std::max(widest, m_small.horizontalAdvance(tickText(tick, m_value.step)));
    return std::ceil(widest) + 8 * m_s;
}

int ChartComposer::mostTicks(double length) const { return std::clamp(int(length / (kTickSpacing * m_s)), 2, 8); }

double ChartComposer::yOf(double value) const
{
    return m_out.plot.bottom() - m_value.share(value) * m_out.plot.height();
}

double ChartComposer::snap(double coordinate) const
{
    return m_theme.scheme == Scheme::Print ? coordinate : std::round(coordinate);
}

QColor ChartComposer::faded(const QColor &color) const { return mixed(color, m_theme.panel, kFadedShare); }

void ChartComposer::addValueGrid()
{
    const double height = std::ceil(m_small.height());
    for (const double tick : std::as_const(m_value.ticks)) {
        const double y = snap(yOf(tick));
        const bool base = tick == 0;
        m_out.grid << ChartStroke{{QPointF(m_out.plot.left(), y), QPointF(m_out.plot.right(), y)},
                                  base ? m_theme.line : m_theme.grid,
                                  1,
                                  false};
        const QRectF rect(m_out.bounds.left(), y - height / 2, m_out.plot.left() - 6 * m_s - m_out.bounds.left(),
                          height);
        addText(ChartTextRole::Tick, tickText(tick, m_value.step), rect, Qt::AlignRight | Qt::AlignVCenter,
                m_theme.softText);
    }
}

QVector<ChartComposer::SideLabel> ChartComposer::limitLabels() const
{
    QVector<SideLabel> labels;
    for (const report::Chart::Limit &limit : m_chart.limits) {
        SideLabel label;
        label.name = limit.name;
        label.value = limit.label;
        label.at = limit.value;
        label.color = limit.primary ? m_theme.text : m_theme.softText;
        label.shape = limit.primary ? SwatchShape::Line : SwatchShape::DashedLine;
        label.bold = limit.primary;
        labels << label;
    }
    if (m_chart.headroomTo > m_chart.headroomFrom && !m_chart.headroomName.isEmpty()) {
        SideLabel label;
        label.name = m_chart.headroomName;
        label.at = (m_chart.headroomFrom + m_chart.headroomTo) / 2;
        label.color = m_theme.tight;
        label.shape = SwatchShape::Band;
        label.leader = false;
        labels << label;
    }
    return labels;
}

QVector<ChartComposer::Entry> ChartComposer::entriesOf(const QVector<SideLabel> &labels)
{
    QVector<Entry> entries;
    for (const SideLabel &label : labels) {
        const QString text = label.value.isEmpty() ? label.name : label.name + QStringLiteral(" · ") + label.value;
        entries << Entry{text, label.shape, label.color};
    }
    return entries;
}

void ChartComposer::addLimitLines()
{
    for (const report::Chart::Limit &limit : m_chart.limits) {
        const double y = snap(yOf(limit.value));
        if (y < m_out.plot.top() - 0.5)
            continue;
        m_out.limits << ChartStroke{{QPointF(m_out.plot.left(), y), QPointF(m_out.plot.right(), y)},
                                    limit.primary ? m_theme.text : m_theme.softText,
                                    limit.primary ? 1.6 * m_s : 1.2 * m_s,
                                    !limit.primary};
    }
}

void ChartComposer::addHeadroom()
{
    if (m_chart.headroomTo <= m_chart.headroomFrom)
        return;
    const double top = std::max(snap(yOf(m_chart.headroomTo)), m_out.plot.top());
    const double bottom = std::min(snap(yOf(m_chart.headroomFrom)), m_out.plot.bottom());
    if (bottom > top)
        m_out.bands << QRectF(m_out.plot.left(), top, m_out.plot.width(), bottom - top);
    m_out.bandColor = m_theme.ground(m_theme.tight);
}

/// The lines of a label in the margin: its name, broken where two cards share a line, and its value.
QStringList ChartComposer::sideLines(const SideLabel &label) const
{
    QStringList lines{label.name};
    const QString between = QStringLiteral(" / ");
    const QFontMetricsF &metrics = label.bold ? m_bold : m_small;
    if (metrics.horizontalAdvance(label.name) > m_sideWidth && label.name.contains(between)) {
        lines = label.name.split(between);
        for (qsizetype i = 0; i + 1 < lines.size(); ++i)
            lines[i] += QStringLiteral(" /");
    }
    if (!label.value.isEmpty())
        lines << label.value;
    return lines;
}

void ChartComposer::placeSideLabels(QVector<SideLabel> labels)
{
    if (labels.isEmpty())
        return;
    const double line = std::ceil(m_small.lineSpacing());
    const double top = m_out.plot.top() - line, bottom = m_out.plot.bottom() + line / 2;
    QVector<LabelWish> wishes;
    double needed = 0;
    for (const SideLabel &label : std::as_const(labels)) {
        const double y = label.from.isNull() ? yOf(label.at) : label.from.y();
        wishes << LabelWish{std::clamp(y, m_out.plot.top(), m_out.plot.bottom()), line * sideLines(label).size()};
        needed += wishes.last().height + 2 * m_s;
    }
    const bool wholeText = needed <= bottom - top;
    if (!wholeText) {
        for (LabelWish &wish : wishes)
            wish.height = line;
    }
    const QVector<double> tops = spreadLabels(wishes, top, bottom, 2 * m_s);
    for (qsizetype i = 0; i < labels.size(); ++i)
        placeSideLabel(labels[i], tops[i], wholeText);
}

void ChartComposer::placeSideLabel(const SideLabel &label, double top, bool wholeText)
{
    const double line = std::ceil(m_small.lineSpacing());
    const double left = m_out.bounds.right() - m_sideWidth;
    const QStringList lines = wholeText ? sideLines(label) : QStringList{label.name};
    const double middle = top + line * lines.size() / 2;
    const QPointF from = label.from.isNull() ? QPointF(m_out.plot.right(), snap(yOf(label.at))) : label.from;
    if (label.leader && from.y() >= m_out.plot.top() - 1) {
        const double bend = left - 10 * m_s;
        QPolygonF points{from};
        if (from.x() < m_out.plot.right())
            points << QPointF(m_out.plot.right(), from.y());
        points << QPointF(bend, middle) << QPointF(left - 4 * m_s, middle);
        m_out.limits << ChartStroke{points, label.color, 1 * m_s, false};
    } else if (label.shape == SwatchShape::Diamond || label.shape == SwatchShape::Band) {
        const double size = 9 * m_s;
        m_out.swatches << ChartSwatch{label.shape, QRectF(left - size - 4 * m_s, top + line / 2 - size / 2, size, size),
                                      label.color};
    }
    const QColor color = label.shape == SwatchShape::Band ? m_theme.tight : m_theme.text;
    QRectF rect(left, top, m_sideWidth, line);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool value = wholeText && !label.value.isEmpty() && i + 1 == lines.size();
        addElided(ChartTextRole::SideLabel, lines[i], rect, Qt::AlignLeft | Qt::AlignVCenter,
                  value ? m_theme.softText : color, label.bold && !value);
        rect.translate(0, line);
    }
}

} // namespace xuanka::ui
