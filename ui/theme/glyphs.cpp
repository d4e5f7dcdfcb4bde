// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/glyphs.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>

#include <array>
#include <utility>

namespace xuanka::ui
{

namespace
{

QPen strokePen(const QColor &color, double width) { return {color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin}; }

void drawTriangle(QPainter *painter, const QRectF &rect, const QColor &color)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    const QPointF points[] = {{rect.center().x(), rect.top()}, rect.bottomRight(), rect.bottomLeft()};
    painter->drawPolygon(points, 3);
}

void drawCross(QPainter *painter, const QRectF &rect, const QColor &color, double share)
{
    painter->setPen(strokePen(color, rect.width() * share));
    const double inset = rect.width() * (share / 2 + 0.04);
    const QRectF box = rect.adjusted(inset, inset, -inset, -inset);
    painter->drawLine(box.topLeft(), box.bottomRight());
    painter->drawLine(box.topRight(), box.bottomLeft());
}

/// An arrow that bends back to the left; redo is its mirror image.
void drawBackArrow(QPainter *painter, double size)
{
    QPainterPath path(QPointF(size * 0.36, size * 0.20));
    path.lineTo(size * 0.18, size * 0.38);
    path.lineTo(size * 0.36, size * 0.56);
    path.moveTo(size * 0.20, size * 0.38);
    path.lineTo(size * 0.60, size * 0.38);
    path.arcTo(QRectF(size * 0.42, size * 0.38, size * 0.40, size * 0.40), 90, -180);
    path.lineTo(size * 0.40, size * 0.78);
    painter->drawPath(path);
}

void drawSign(QPainter *painter, Sign sign, const QColor &color, double size)
{
    painter->setPen(strokePen(color, size * 0.09));
    painter->setBrush(Qt::NoBrush);
    switch (sign) {
    case Sign::Redo:
        painter->translate(size, 0);
        painter->scale(-1, 1);
        [[fallthrough]];
    case Sign::Undo:
        drawBackArrow(painter, size);
        break;
    case Sign::Close:
        drawCross(painter, QRectF(size * 0.24, size * 0.24, size * 0.52, size * 0.52), color, 0.14);
        break;
    case Sign::Search:
        painter->drawEllipse(QRectF(size * 0.18, size * 0.18, size * 0.46, size * 0.46));
        painter->drawLine(QPointF(size * 0.60, size * 0.60), QPointF(size * 0.82, size * 0.82));
        break;
    case Sign::Sliders:
        for (const double y : {0.26, 0.50, 0.74})
            painter->drawLine(QPointF(size * 0.16, size * y), QPointF(size * 0.84, size * y));
        painter->setBrush(color);
        for (const auto &[x, y] : {std::pair(0.36, 0.26), std::pair(0.64, 0.50), std::pair(0.28, 0.74)})
            painter->drawEllipse(QPointF(size * x, size * y), size * 0.08, size * 0.08);
        break;
    }
}

template <typename Draw> QIcon drawnIcon(const std::array<int, 3> &sizes, Draw draw)
{
    QIcon icon;
    for (const int size : sizes) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        draw(&painter, double(size));
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

QColor verdictColor(const Theme &theme, Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits:
        return theme.fits;
    case Verdict::Tight:
        return theme.tight;
    case Verdict::DoesNotFit:
        break;
    }
    return theme.failed;
}

void drawVerdict(QPainter *painter, const QRectF &rect, Verdict verdict, const QColor &color)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (verdict) {
    case Verdict::Fits:
        painter->setPen(Qt::NoPen);
        painter->setBrush(color);
        painter->drawEllipse(
            rect.adjusted(rect.width() * 0.05, rect.width() * 0.05, -rect.width() * 0.05, -rect.width() * 0.05));
        break;
    case Verdict::Tight:
        drawTriangle(painter, rect, color);
        break;
    case Verdict::DoesNotFit:
        drawCross(painter, rect, color, 0.20);
        break;
    }
    painter->restore();
}

void drawSeverity(QPainter *painter, const QRectF &rect, Severity severity, const Theme &theme)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    switch (severity) {
    case Severity::Note:
        painter->setPen(strokePen(theme.softText, rect.width() * 0.14));
        painter->drawEllipse(rect.adjusted(1, 1, -1, -1));
        break;
    case Severity::Assumption: {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.accent);
        const QPointF c = rect.center();
        const QPointF points[] = {
            {c.x(), rect.top()}, {rect.right(), c.y()}, {c.x(), rect.bottom()}, {rect.left(), c.y()}};
        painter->drawPolygon(points, 4);
        break;
    }
    case Severity::Warning:
        drawTriangle(painter, rect, theme.tight);
        break;
    }
    painter->restore();
}

void drawChevron(QPainter *painter, const QRectF &rect, Chevron direction, const QColor &color)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(strokePen(color, 1.5));
    const QPointF c = rect.center();
    const double r = std::min(rect.width(), rect.height()) * 0.25;
    if (direction == Chevron::Down) {
        const QPointF points[] = {{c.x() - r, c.y() - r / 2}, {c.x(), c.y() + r / 2}, {c.x() + r, c.y() - r / 2}};
        painter->drawPolyline(points, 3);
    } else {
        const QPointF points[] = {{c.x() - r / 2, c.y() - r}, {c.x() + r / 2, c.y()}, {c.x() - r / 2, c.y() + r}};
        painter->drawPolyline(points, 3);
    }
    painter->restore();
}

QIcon signIcon(Sign sign, const Theme &theme)
{
    const std::array sizes{16, 24, 48};
    QIcon icon = drawnIcon(sizes, [&](QPainter *painter, double size) { drawSign(painter, sign, theme.text, size); });
    const QIcon faint =
        drawnIcon(sizes, [&](QPainter *painter, double size) { drawSign(painter, sign, theme.faintText, size); });
    for (const int size : sizes)
        icon.addPixmap(faint.pixmap(size, size), QIcon::Disabled);
    return icon;
}

QIcon programIcon()
{
    return drawnIcon({32, 64, 256}, [](QPainter *painter, double size) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(QColor(0x1F5FBF));
        painter->drawRoundedRect(QRectF(size * 0.06, size * 0.06, size * 0.88, size * 0.88), size * 0.16, size * 0.16);
        const std::array<double, 3> heights{0.28, 0.46, 0.62};
        for (std::size_t i = 0; i < heights.size(); ++i) {
            painter->setBrush(i == 2 ? QColor(0xE3A63B) : QColor(0xFFFFFF));
            painter->drawRect(
                QRectF(size * (0.22 + 0.20 * double(i)), size * (0.80 - heights[i]), size * 0.14, size * heights[i]));
        }
    });
}

} // namespace xuanka::ui
