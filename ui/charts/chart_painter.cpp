// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_painter.h"

#include "ui/charts/chart_view.h"

#include <QPainter>
#include <QPen>

namespace xuanka::ui
{

namespace
{

QPen penOf(const ChartStroke &stroke)
{
    QPen pen(stroke.color, stroke.width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (stroke.dashed)
        pen.setDashPattern({4, 3});
    return pen;
}

void paintStrokes(QPainter *painter, const QVector<ChartStroke> &strokes)
{
    painter->setBrush(Qt::NoBrush);
    for (const ChartStroke &stroke : strokes) {
        painter->setPen(penOf(stroke));
        painter->drawPolyline(stroke.points);
    }
}

/// One-pixel grid lines are crisp only without antialiasing; paper has no pixels.
void paintGrid(QPainter *painter, const QVector<ChartStroke> &strokes, const Theme &theme)
{
    painter->setRenderHint(QPainter::Antialiasing, theme.scheme == Scheme::Print);
    paintStrokes(painter, strokes);
    painter->setRenderHint(QPainter::Antialiasing, true);
}

void paintBars(QPainter *painter, const ChartLayout &layout, const Theme &theme)
{
    for (const ChartBar &bar : layout.bars) {
        painter->fillRect(bar.rect, bar.color);
        if (!bar.cut)
            continue;
        // two slanted gaps say that the bar goes on
        painter->setPen(QPen(theme.panel, 2 * theme.scale));
        const double rise = 4 * theme.scale;
        for (const double y : {bar.rect.top() + 8 * theme.scale, bar.rect.top() + 13 * theme.scale})
            painter->drawLine(QPointF(bar.rect.left() - 1, y + rise), QPointF(bar.rect.right() + 1, y - rise));
    }
}

void paintDots(QPainter *painter, const ChartLayout &layout, const Theme &theme)
{
    for (const ChartDot &dot : layout.dots) {
        painter->setPen(QPen(dot.color, 1.4 * theme.scale));
        painter->setBrush(dot.hollow ? theme.panel : dot.color);
        painter->drawEllipse(dot.centre, dot.radius, dot.radius);
    }
}

QPolygonF diamond(const QPointF &centre, double radius)
{
    return {centre + QPointF(0, -radius), centre + QPointF(radius, 0), centre + QPointF(0, radius),
            centre + QPointF(-radius, 0)};
}

void paintMarks(QPainter *painter, const ChartLayout &layout, const Theme &theme)
{
    for (const ChartMark &mark : layout.marks) {
        painter->setPen(QPen(theme.panel, 4 * theme.scale));
        painter->setBrush(Qt::NoBrush);
        painter->drawPolygon(diamond(mark.centre, mark.radius));
        painter->setPen(QPen(mark.color, 1.6 * theme.scale));
        painter->setBrush(mark.hollow ? theme.panel : mark.color);
        painter->drawPolygon(diamond(mark.centre, mark.radius));
    }
}

void paintSwatch(QPainter *painter, const ChartSwatch &swatch, const Theme &theme)
{
    const QPointF middle = swatch.rect.center();
    switch (swatch.shape) {
    case SwatchShape::Square:
        painter->fillRect(swatch.rect, swatch.color);
        break;
    case SwatchShape::Band:
        painter->setPen(QPen(theme.tight, 1));
        painter->setBrush(theme.ground(theme.tight));
        painter->drawRect(swatch.rect);
        break;
    case SwatchShape::Line:
    case SwatchShape::DashedLine: {
        ChartStroke stroke{{QPointF(swatch.rect.left(), middle.y()), QPointF(swatch.rect.right(), middle.y())},
                           swatch.color,
                           2 * theme.scale,
                           swatch.shape == SwatchShape::DashedLine};
        paintStrokes(painter, {stroke});
        break;
    }
    case SwatchShape::Diamond:
        painter->setPen(QPen(swatch.color, 1.4 * theme.scale));
        painter->setBrush(theme.panel);
        painter->drawPolygon(diamond(middle, swatch.rect.width() / 2));
        break;
    }
}

void paintTexts(QPainter *painter, const ChartLayout &layout, const Theme &theme)
{
    const QFont regular = chartFont(ChartTextRole::Tick, false, theme);
    const QFont bold = chartFont(ChartTextRole::Tick, true, theme);
    const QFont title = chartFont(ChartTextRole::Title, true, theme);
    for (const ChartText &text : layout.texts) {
        painter->setFont(text.role == ChartTextRole::Title ? title : text.bold ? bold : regular);
        if (text.backed) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.panel);
            painter->drawRoundedRect(text.rect, 3 * theme.scale, 3 * theme.scale);
        }
        painter->setPen(text.color);
        const int flags =
            int(text.alignment) | (text.wrapped ? Qt::TextWordWrap : Qt::TextSingleLine | Qt::TextDontClip);
        painter->drawText(text.rect, flags, text.text);
    }
}

} // namespace

void paintChart(QPainter *painter, const ChartLayout &layout, const Theme &theme)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, true);
    for (const QRectF &band : layout.bands)
        painter->fillRect(band, layout.bandColor);
    paintGrid(painter, layout.grid, theme);
    painter->setPen(Qt::NoPen);
    for (const ChartArea &area : layout.areas) {
        painter->setBrush(area.color);
        painter->drawPolygon(area.outline);
    }
    paintBars(painter, layout, theme);
    paintStrokes(painter, layout.lines);
    paintDots(painter, layout, theme);
    paintStrokes(painter, layout.limits);
    if (!layout.frame.isNull()) {
        painter->setPen(QPen(theme.accent, 1.5 * theme.scale));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(layout.frame, 4 * theme.scale, 4 * theme.scale);
    }
    paintMarks(painter, layout, theme);
    for (const ChartSwatch &swatch : layout.swatches)
        paintSwatch(painter, swatch, theme);
    paintTexts(painter, layout, theme);
    painter->restore();
}

void drawChart(QPainter *painter, const QRectF &rect, const report::Chart &chart, const Theme &theme)
{
    paintChart(painter, layoutChart(chart, rect, theme), theme);
}

} // namespace xuanka::ui
