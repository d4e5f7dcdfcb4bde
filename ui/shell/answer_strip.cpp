// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/answer_strip.h"

#include "report/format.h"
#include "ui/theme/glyphs.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace xuanka::ui
{

namespace
{

constexpr int kHeight = 70;
constexpr int kPadding = 13;
constexpr int kGlyph = 18;

/// "7.8 kW" as value and unit, so that the figure can be large and its unit small.
void splitUnit(const QString &text, AnswerStrip::Cell &cell)
{
    const qsizetype space = text.lastIndexOf(QLatin1Char(' '));
    cell.value = space > 0 ? text.left(space) : text;
    if (space > 0)
        cell.details << text.mid(space + 1);
}

QString joined(const QStringList &details) { return details.join(QStringLiteral(" · ")); }

Interval relative(const Interval &interval, double value)
{
    return value > 0 ? Interval{interval.low / value, interval.high / value} : Interval{1, 1};
}

} // namespace

AnswerStrip::AnswerStrip(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("answer"));
}

AnswerStrip::Cell AnswerStrip::memoryCell(const Estimate &estimate, const Phrases &phrases) const
{
    const Format format(phrases);
    const MemoryEstimate &memory = estimate.memory;
    Cell cell{tr("Memory per card"), format.gibValue(memory.totalBytes), {}, {}, false};
    const QString capacity = memory.capacityBytes > 0 ? format.gib(memory.capacityBytes) : format.notPublished();
    cell.details << QStringLiteral("/ ") + capacity
                 << format.plusMinus(relative(memory.intervalBytes, memory.totalBytes));
    return cell;
}

AnswerStrip::Cell AnswerStrip::speedCell(const Results &results, const Phrases &phrases) const
{
    const Format format(phrases);
    const TimeEstimate &time = results.estimate.time;
    Cell cell{tr("Throughput"), {}, {}, {}, false};
    if (!time.available) {
        cell.value = QStringLiteral("—");
        cell.details << format.notPublished();
        return cell;
    }
    const bool tokens = time.tokensPerSecond > 0;
    cell.value = format.number(tokens ? time.tokensPerSecond : time.samplesPerSecond);
    cell.details << (tokens ? tr("tokens/s") : tr("samples/s")) << format.plusMinus(time.intervalRelative);
    return cell;
}

AnswerStrip::Cell AnswerStrip::useCell(const Results &results, const Phrases &phrases) const
{
    const Format format(phrases);
    const TimeEstimate &time = results.estimate.time;
    const bool serving = results.scenario.workload.task == Task::Inference && time.timePerOutputTokenSeconds > 0;
    Cell cell{serving ? tr("Time per token") : tr("MFU"), {}, {}, {}, false};
    if (!time.available) {
        cell.value = QStringLiteral("—");
        cell.details << format.notPublished();
    } else if (serving) {
        splitUnit(format.seconds(time.timePerOutputTokenSeconds), cell);
    } else {
        splitUnit(format.percent(time.mfu), cell);
    }
    return cell;
}

AnswerStrip::Cell AnswerStrip::powerCell(const Estimate &estimate, const Phrases &phrases) const
{
    const Format format(phrases);
    if (!estimate.power.available)
        return {tr("Server power"), QStringLiteral("—"), {format.notPublished()}, {}, false};
    Cell cell{tr("Server power"), {}, {}, {}, false};
    splitUnit(format.watts(estimate.power.nodeWatts), cell);
    cell.details << tr("peak %1").arg(format.watts(estimate.power.nodePeakWatts));
    return cell;
}

QVector<AnswerStrip::Cell> AnswerStrip::cellsOf(const Results &results, const Phrases &phrases) const
{
    if (results.error)
        return {Cell{tr("Answer"), tr("Cannot be computed"), {phrases.error(*results.error)}, {}, true}};
    const MemoryEstimate &memory = results.estimate.memory;
    Cell verdict{tr("Verdict"), phrases.verdict(memory.verdict), {}, memory.verdict, false};
    if (memory.capacityBytes <= 0) {
        verdict.verdict.reset();
        verdict.value = tr("Memory not published");
    }
    const QVector<Bottleneck> &staves = results.estimate.bottlenecks;
    const QString weakest = staves.isEmpty() ? QStringLiteral("—") : phrases.stave(staves.first().stave);
    return {verdict,
            memoryCell(results.estimate, phrases),
            speedCell(results, phrases),
            useCell(results, phrases),
            powerCell(results.estimate, phrases),
            Cell{tr("Shortest stave"), weakest, {}, {}, false}};
}

void AnswerStrip::showResults(const ResultsPtr &results, const Phrases &phrases)
{
    m_cells =
        results ? cellsOf(*results, phrases) : QVector<Cell>{Cell{tr("Answer"), QStringLiteral("…"), {}, {}, false}};
    setAccessibleName(tr("Answer"));
    setAccessibleDescription(text());
    update();
}

void AnswerStrip::applyTheme()
{
    updateGeometry();
    update();
}

QString AnswerStrip::text() const
{
    QStringList parts;
    for (const Cell &cell : m_cells)
        parts << QStringLiteral("%1: %2 %3").arg(cell.title, cell.value, joined(cell.details)).trimmed();
    return parts.join(QStringLiteral("; "));
}

QSize AnswerStrip::sizeHint() const { return {800, currentTheme().px(kHeight)}; }

QSize AnswerStrip::minimumSizeHint() const { return {400, currentTheme().px(kHeight)}; }

int AnswerStrip::naturalWidth(const Cell &cell, qsizetype details) const
{
    const Theme &theme = currentTheme();
    const QFontMetrics small(theme.font(12));
    int width = QFontMetrics(theme.font(21, true)).horizontalAdvance(cell.value);
    if (cell.verdict)
        width += theme.px(kGlyph + 8);
    if (details > 0)
        width += theme.px(5) + small.horizontalAdvance(joined(cell.details.mid(0, details)));
    return std::max(width, small.horizontalAdvance(cell.title)) + 2 * theme.px(kPadding);
}

QVector<AnswerStrip::Place> AnswerStrip::layoutCells() const
{
    QVector<Place> places;
    int sum = 0;
    for (const Cell &cell : m_cells) {
        places.append({naturalWidth(cell, cell.details.size()), cell.details.size()});
        sum += places.last().width;
    }
    // Too narrow: details give way whole, from the right and the last of a cell first; the tooltip keeps them.
    for (const qsizetype kept : {1, 0}) {
        for (qsizetype i = m_cells.size() - 1; i >= 0 && sum > width(); --i) {
            Place &place = places[i];
            if (place.details <= kept)
                continue;
            sum -= place.width;
            place = {naturalWidth(m_cells.at(i), kept), kept};
            sum += place.width;
        }
    }
    return places;
}

void AnswerStrip::paintCell(QPainter &painter, const Cell &cell, const QRect &rect, qsizetype details) const
{
    const Theme &theme = currentTheme();
    const int pad = theme.px(kPadding);
    const QRect inner = rect.adjusted(pad, theme.px(8), -pad / 2, -theme.px(8));
    painter.setFont(theme.font(12));
    painter.setPen(theme.softText);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, cell.title);

    QColor ink = cell.failed ? theme.failed : theme.text;
    int x = inner.left();
    const QFont large = theme.font(21, true);
    const QFontMetrics largeMetrics(large);
    const int baseline = inner.bottom() - theme.px(6);
    if (cell.verdict) {
        ink = verdictColor(theme, *cell.verdict);
        const int glyph = theme.px(kGlyph);
        drawVerdict(&painter, QRectF(x, baseline - glyph + theme.px(1), glyph, glyph), *cell.verdict, ink);
        x += glyph + theme.px(8);
    }
    painter.setFont(large);
    painter.setPen(ink);
    const QString value = largeMetrics.elidedText(cell.value, Qt::ElideRight, inner.right() - x);
    painter.drawText(x, baseline, value);
    x += largeMetrics.horizontalAdvance(value) + theme.px(5);
    painter.setFont(theme.font(12));
    painter.setPen(theme.softText);
    painter.drawText(x, baseline,
                     painter.fontMetrics().elidedText(joined(cell.details.mid(0, details)), Qt::ElideRight,
                                                      rect.right() - theme.px(4) - x));
}

void AnswerStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath outline;
    outline.addRoundedRect(frame, 6, 6);
    painter.fillPath(outline, theme.panel);

    const QVector<Place> places = layoutCells();
    int x = 0;
    for (qsizetype i = 0; i < m_cells.size(); ++i) {
        const Cell &cell = m_cells.at(i);
        const bool last = i == m_cells.size() - 1;
        const QRect area(x, 0, last ? width() - x : places.at(i).width, height());
        if (cell.verdict) {
            painter.save();
            painter.setClipPath(outline);
            painter.fillRect(area, theme.ground(verdictColor(theme, *cell.verdict)));
            painter.restore();
        }
        paintCell(painter, cell, area, places.at(i).details);
        x += places.at(i).width;
        if (!last)
            painter.fillRect(QRect(x - 1, 1, 1, height() - 2), theme.line);
    }
    painter.setPen(theme.line);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

bool AnswerStrip::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QVector<Place> places = layoutCells();
    int x = 0;
    for (qsizetype i = 0; i < m_cells.size(); ++i) {
        x += places.at(i).width;
        if (help->pos().x() < x || i == m_cells.size() - 1) {
            const Cell &cell = m_cells.at(i);
            QToolTip::showText(help->globalPos(),
                               QStringLiteral("%1\n%2 %3").arg(cell.title, cell.value, joined(cell.details)).trimmed(),
                               this);
            break;
        }
    }
    return true;
}

} // namespace xuanka::ui
