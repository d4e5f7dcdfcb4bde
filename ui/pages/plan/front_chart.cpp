// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/plan/front_chart.h"

#include "ui/theme/style.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr double kLargest = 12, kSmallest = 3.5; ///< radii at scale 1

double logOf(double value) { return std::log10(std::max(value, 1e-12)); }

} // namespace

FrontChart::FrontChart(QWidget *parent) : QWidget(parent)
{
    connect(themeNotifier(), &ThemeNotifier::changed, this, [this] {
        layOut();
        redraw();
    });
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize FrontChart::sizeHint() const { return {currentTheme().px(480), currentTheme().px(300)}; }
QSize FrontChart::minimumSizeHint() const { return {currentTheme().px(260), currentTheme().px(120)}; }

void FrontChart::setDots(const QVector<Dot> &dots, const Axis &x, const Axis &y, double limit, const QString &limitName)
{
    m_dots.clear();
    for (const Dot &dot : dots) {
        if (dot.x > 0 && dot.y > 0 && std::isfinite(dot.x) && std::isfinite(dot.y))
            m_dots << dot;
    }
    std::stable_sort(m_dots.begin(), m_dots.end(), [](const Dot &a, const Dot &b) { return a.front < b.front; });
    m_x = x;
    m_y = y;
    m_limit = limit;
    m_limitName = limitName;
    layOut();
    redraw();
}

void FrontChart::setEmptyText(const QString &text)
{
    m_emptyText = text;
    redraw();
}

void FrontChart::setChosen(int id)
{
    m_chosen = id;
    redraw();
}

double FrontChart::xOf(double value) const
{
    return m_plot.left() + m_plot.width() * (logOf(value) - logOf(m_lowX)) / (logOf(m_highX) - logOf(m_lowX));
}

double FrontChart::yOf(double value) const
{
    return m_plot.bottom() - m_plot.height() * (logOf(value) - logOf(m_lowY)) / (logOf(m_highY) - logOf(m_lowY));
}

/// The axis's stops, or 1, 2, 5 in each decade; those closer than `apart` pixels to the one before are left out.
QVector<FrontChart::Tick> FrontChart::ticksOf(double low, double high, const Axis &axis, double pixels,
                                              double apart) const
{
    QVector<Tick> ticks;
    if (!axis.text)
        return ticks;
    const double perDecade = pixels / std::max(1e-9, logOf(high) - logOf(low));
    QVector<double> stops = axis.stops;
    if (stops.isEmpty()) {
        const bool dense = perDecade * std::log10(2.0) > apart;
        for (int decade = int(std::floor(logOf(low))); decade <= int(std::ceil(logOf(high))); ++decade) {
            for (const double step : {1.0, 2.0, 5.0}) {
                if (step == 1 || dense)
                    stops << step * std::pow(10.0, decade);
            }
        }
    }
    double last = -1e9;
    for (const double value : std::as_const(stops)) {
        const double at = perDecade * logOf(value);
        if (value < low * 0.999 || value > high * 1.001 || at - last < apart)
            continue;
        last = at;
        ticks << Tick{value, axis.text(value)};
    }
    return ticks;
}

void FrontChart::layOutAxes()
{
    const Theme &theme = currentTheme();
    double lowX = 1e300, highX = 0, lowY = 1e300, highY = 0;
    for (const Dot &dot : std::as_const(m_dots)) {
        lowX = std::min(lowX, dot.x);
        highX = std::max(highX, dot.x);
        lowY = std::min(lowY, dot.y);
        highY = std::max(highY, dot.y);
    }
    m_lowX = lowX / 1.25;
    m_highX = highX * 1.6; // room for names
    m_lowY = lowY / 1.3;
    m_highY = highY * 1.3;
    const QFontMetricsF metrics(theme.font(12));
    const double line = metrics.height();
    const double above = m_y.title.isEmpty() ? 0 : line;
    m_plot = QRectF(rect()).adjusted(theme.px(4), theme.px(6) + above, -theme.px(10),
                                     -(m_x.title.isEmpty() ? 1 : 2) * line - theme.px(6));
    m_yTicks = ticksOf(m_lowY, m_highY, m_y, m_plot.height(), 1.5 * line);
    double wide = 0;
    for (const Tick &tick : std::as_const(m_yTicks))
        wide = std::max(wide, metrics.horizontalAdvance(tick.text));
    m_plot.setLeft(m_plot.left() + wide + theme.px(8));
    m_xTicks = ticksOf(m_lowX, m_highX, m_x, m_plot.width(), theme.px(58));
}

void FrontChart::layOut()
{
    m_placed.clear();
    if (m_dots.isEmpty())
        return;
    layOutAxes();
    const double scale = currentTheme().scale;
    double largest = 0;
    for (const Dot &dot : std::as_const(m_dots))
        largest = std::max(largest, dot.size);
    for (const Dot &dot : std::as_const(m_dots)) {
        const double share = largest > 0 ? std::sqrt(dot.size / largest) : 0;
        m_placed << Placed{{xOf(dot.x), yOf(dot.y)}, scale * std::max(kSmallest, kLargest * share), {}};
    }
    placeLine();
    placeLabels();
}

/// The front has three objectives; the line joins what is best in the two that are drawn.
void FrontChart::placeLine()
{
    QVector<int> front;
    for (int i = 0; i < m_dots.size(); ++i) {
        if (m_dots[i].front)
            front << i;
    }
    std::sort(front.begin(), front.end(), [this](int a, int b) {
        return m_dots[a].x < m_dots[b].x || (m_dots[a].x == m_dots[b].x && m_dots[a].y < m_dots[b].y);
    });
    m_line.clear();
    double lowest = 1e300;
    for (const int i : std::as_const(front)) {
        if (m_dots[i].y >= lowest)
            continue;
        lowest = m_dots[i].y;
        m_line << m_placed[i].centre;
    }
}

bool FrontChart::crossesLine(const QRectF &rect) const
{
    const QLineF sides[] = {{rect.topLeft(), rect.topRight()}, {rect.bottomLeft(), rect.bottomRight()}};
    for (qsizetype i = 1; i < m_line.size(); ++i) {
        const QLineF piece(m_line[i - 1], m_line[i]);
        const bool crosses = std::any_of(std::begin(sides), std::end(sides), [&](const QLineF &side) {
            return piece.intersects(side, nullptr) == QLineF::BoundedIntersection;
        });
        if (crosses || rect.contains(piece.center()))
            return true;
    }
    return false;
}

/// Names of the front beside their circles where they cross neither a name nor a circle of the front.
void FrontChart::placeLabels()
{
    const Theme &theme = currentTheme();
    const QFontMetricsF metrics(theme.font(12));
    QVector<QRectF> taken;
    for (int i = 0; i < m_dots.size(); ++i) {
        const Placed &p = m_placed[i];
        if (m_dots[i].front)
            taken << QRectF(p.centre.x() - p.radius, p.centre.y() - p.radius, 2 * p.radius, 2 * p.radius);
    }
    QVector<int> order; // those on the line first
    for (const bool onLine : {true, false}) {
        for (int i = 0; i < m_dots.size(); ++i) {
            if (m_dots[i].front && m_line.contains(m_placed[i].centre) == onLine)
                order << i;
        }
    }
    for (const int i : std::as_const(order)) {
        Placed &p = m_placed[i];
        const QSizeF size(metrics.horizontalAdvance(m_dots[i].name) + 4, metrics.height());
        const double gap = p.radius + theme.px(4);
        const QPointF corners[] = {{p.centre.x() + gap, p.centre.y() - size.height() / 2},
                                   {p.centre.x() - size.width() / 2, p.centre.y() - gap - size.height()},
                                   {p.centre.x() - size.width() / 2, p.centre.y() + gap},
                                   {p.centre.x() - gap - size.width(), p.centre.y() - size.height() / 2}};
        for (const QPointF &corner : corners) {
            const QRectF label(corner, size);
            const bool inside = label.left() >= m_plot.left() && label.right() <= rect().right() &&
                                label.top() >= m_plot.top() && label.bottom() <= m_plot.bottom();
            const bool free = !crossesLine(label) && std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) {
                return other.intersects(label);
            });
            if (inside && free) {
                p.label = label;
                taken << label;
                break;
            }
        }
    }
}

void FrontChart::drawAxes(QPainter &painter) const
{
    const Theme &theme = currentTheme();
    painter.setFont(theme.font(12));
    const double line = QFontMetricsF(painter.font()).height();
    for (const Tick &tick : m_yTicks) {
        const double y = std::round(yOf(tick.at)) + 0.5;
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        painter.setPen(theme.softText);
        painter.drawText(QRectF(0, y - line, m_plot.left() - theme.px(6), 2 * line), Qt::AlignRight | Qt::AlignVCenter,
                         tick.text);
    }
    for (const Tick &tick : m_xTicks) {
        const double x = std::round(xOf(tick.at)) + 0.5;
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + theme.px(4)));
        painter.setPen(theme.softText);
        painter.drawText(QRectF(x - 100, m_plot.bottom() + theme.px(4), 200, line), Qt::AlignHCenter, tick.text);
    }
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    painter.setPen(theme.softText);
    painter.drawText(QRectF(0, 0, width(), line), Qt::AlignLeft, m_y.title);
    painter.drawText(QRectF(m_plot.left(), m_plot.bottom() + theme.px(5) + line, m_plot.width(), line), Qt::AlignRight,
                     m_x.title);
    if (m_limit > m_lowX && m_limit < m_highX) {
        const double x = std::round(xOf(m_limit)) + 0.5;
        painter.setPen(QPen(theme.failed, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        painter.setPen(theme.failed);
        const double wide = QFontMetricsF(painter.font()).horizontalAdvance(m_limitName);
        const bool right = x + wide + 8 < width();
        painter.drawText(QRectF(right ? x + 5 : x - wide - 5, m_plot.top(), wide + 2, line), Qt::AlignLeft,
                         m_limitName);
    }
}

void FrontChart::drawDots(QPainter &painter) const
{
    const Theme &theme = currentTheme();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor grey = theme.faintText;
    grey.setAlphaF(0.35F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(grey);
    for (int i = 0; i < m_dots.size(); ++i) {
        if (!m_dots[i].front)
            painter.drawEllipse(m_placed[i].centre, m_placed[i].radius, m_placed[i].radius);
    }
    painter.setPen(QPen(theme.accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(m_line);
    QColor fill = theme.accent;
    fill.setAlphaF(0.8F);
    for (int i = 0; i < m_dots.size(); ++i) {
        const Placed &p = m_placed[i];
        if (m_dots[i].front) {
            painter.setPen(QPen(theme.panel, 1));
            painter.setBrush(fill);
            painter.drawEllipse(p.centre, p.radius, p.radius);
        }
        if (m_dots[i].id == m_chosen) {
            painter.setPen(QPen(theme.text, hasFocus() ? 2.5 : 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(p.centre, p.radius + 3, p.radius + 3);
        }
    }
    painter.setFont(theme.font(12));
    painter.setPen(theme.text);
    for (int i = 0; i < m_dots.size(); ++i) {
        if (!m_placed[i].label.isEmpty())
            painter.drawText(m_placed[i].label, Qt::AlignCenter, m_dots[i].name);
    }
}

void FrontChart::redraw()
{
    m_picture = {};
    update();
}

void FrontChart::draw(QPainter &painter) const
{
    const Theme &theme = currentTheme();
    if (m_dots.isEmpty()) {
        painter.setFont(theme.font(13));
        painter.setPen(theme.softText);
        painter.drawText(rect().adjusted(theme.px(20), 0, -theme.px(20), 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText);
        return;
    }
    drawAxes(painter);
    drawDots(painter);
}

void FrontChart::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull()) {
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(currentTheme().panel);
        QPainter inside(&m_picture);
        draw(inside);
    }
    QPainter(this).drawPixmap(0, 0, m_picture);
}

void FrontChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
    redraw();
}

int FrontChart::dotAt(const QPointF &point) const
{
    int found = -1;
    double nearest = 1e9;
    for (int i = 0; i < m_dots.size(); ++i) {
        const QPointF away = point - m_placed[i].centre;
        const double distance = std::hypot(away.x(), away.y());
        const bool inside = distance <= m_placed[i].radius + 3 || m_placed[i].label.contains(point);
        const double weight = distance - (m_dots[i].front ? 4 : 0);
        if (inside && weight < nearest) {
            nearest = weight;
            found = i;
        }
    }
    return found;
}

bool FrontChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int dot = dotAt(help->pos());
        if (dot >= 0)
            QToolTip::showText(help->globalPos(), m_details ? m_details(m_dots[dot].id) : m_dots[dot].name, this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void FrontChart::mousePressEvent(QMouseEvent *event)
{
    const int dot = event->button() == Qt::LeftButton ? dotAt(event->position()) : -1;
    if (dot < 0)
        return QWidget::mousePressEvent(event);
    setChosen(m_dots[dot].id);
    Q_EMIT dotChosen(m_chosen);
}

/// Left and right walk along the front.
void FrontChart::keyPressEvent(QKeyEvent *event)
{
    QVector<const Dot *> front;
    for (const Dot &dot : std::as_const(m_dots)) {
        if (dot.front)
            front << &dot;
    }
    const bool back = event->key() == Qt::Key_Left, forth = event->key() == Qt::Key_Right;
    if (front.isEmpty() || (!back && !forth))
        return QWidget::keyPressEvent(event);
    std::sort(front.begin(), front.end(), [](const Dot *a, const Dot *b) { return a->x < b->x; });
    const auto at = std::find_if(front.begin(), front.end(), [this](const Dot *dot) { return dot->id == m_chosen; });
    qsizetype index = at == front.end() ? (forth ? -1 : front.size()) : at - front.begin();
    index = std::clamp<qsizetype>(index + (forth ? 1 : -1), 0, front.size() - 1);
    setChosen(front[index]->id);
    Q_EMIT dotChosen(m_chosen);
}

void FrontChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    redraw();
}

void FrontChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    redraw();
}

} // namespace xuanka::ui
