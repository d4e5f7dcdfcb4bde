// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/power_slider.h"

#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr double kHandleRadius = 6;
constexpr double kGroove = 4;

} // namespace

PowerSlider::PowerSlider(QWidget *parent) : QAbstractSlider(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSingleStep(kUnitsPerOctave);
    setPageStep(2 * kUnitsPerOctave);
    setAttribute(Qt::WA_Hover);
    // Assistive tools set the value directly.
    connect(this, &QAbstractSlider::valueChanged, this, [this](int units) {
        if (units != unitsOf(m_number))
            moveTo(units);
    });
}

int PowerSlider::unitsOf(double number) const
{
    const double octaves = number > 0 ? std::log2(number) - m_firstOctave : 0;
    return std::clamp(int(std::lround(octaves * kUnitsPerOctave)), minimum(), maximum());
}

void PowerSlider::setNumberRange(double minimum, double maximum)
{
    m_firstOctave = std::log2(minimum);
    setRange(0, int(std::lround((std::log2(maximum) - m_firstOctave) * kUnitsPerOctave)));
}

void PowerSlider::setNumber(double number)
{
    m_number = number;
    const QSignalBlocker blocker(this);
    setValue(unitsOf(number));
    update();
}

double PowerSlider::number() const { return m_number; }

void PowerSlider::setLimit(std::optional<double> lastThatFits)
{
    if (m_limit == lastThatFits)
        return;
    m_limit = lastThatFits;
    update();
}

QSize PowerSlider::sizeHint() const { return {currentTheme().px(110), currentTheme().px(26)}; }

QSize PowerSlider::minimumSizeHint() const { return {currentTheme().px(60), currentTheme().px(26)}; }

double PowerSlider::positionOf(double units) const
{
    const double radius = kHandleRadius * currentTheme().scale;
    const double length = width() - 2 * radius - 2;
    return radius + 1 + (maximum() > 0 ? std::clamp(units / maximum(), 0.0, 1.0) * length : 0);
}

void PowerSlider::moveTo(int units)
{
    const int stop = std::clamp(units, minimum(), maximum());
    const double number = std::exp2(m_firstOctave + double(stop) / kUnitsPerOctave);
    if (std::round(number) == m_number)
        return;
    m_number = std::round(number);
    setValue(stop);
    update();
    Q_EMIT numberDragged(m_number);
}

void PowerSlider::dragTo(double x)
{
    const double radius = kHandleRadius * currentTheme().scale;
    const double share = (x - radius - 1) / std::max(1.0, width() - 2 * radius - 2);
    moveTo(int(std::lround(share * maximum() / kUnitsPerOctave)) * kUnitsPerOctave);
}

int PowerSlider::nextStop(int direction) const
{
    const double octaves = std::log2(std::max(m_number, 1e-9)) - m_firstOctave;
    const double next = direction > 0 ? std::floor(octaves + 1e-6) + 1 : std::ceil(octaves - 1e-6) - 1;
    return int(next) * kUnitsPerOctave;
}

void PowerSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    dragTo(event->position().x());
}

void PowerSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        dragTo(event->position().x());
}

void PowerSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !isSliderDown())
        return;
    setSliderDown(false);
    Q_EMIT dragEnded();
}

void PowerSlider::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Up:
        moveTo(nextStop(1));
        break;
    case Qt::Key_Left:
    case Qt::Key_Down:
        moveTo(nextStop(-1));
        break;
    case Qt::Key_Home:
        moveTo(minimum());
        break;
    case Qt::Key_End:
        moveTo(maximum());
        break;
    default:
        event->ignore();
        return;
    }
    // A run of key presses is one step of undo, like a drag; it ends with the focus.
}

void PowerSlider::wheelEvent(QWheelEvent *event)
{
    // Scrolling the panel must not change values under the pointer.
    if (!hasFocus() || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    moveTo(nextStop(event->angleDelta().y() > 0 ? 1 : -1));
}

void PowerSlider::focusInEvent(QFocusEvent *event)
{
    QAbstractSlider::focusInEvent(event);
    update();
}

void PowerSlider::focusOutEvent(QFocusEvent *event)
{
    QAbstractSlider::focusOutEvent(event);
    Q_EMIT dragEnded();
    update();
}

void PowerSlider::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);

    const double middle = height() / 2.0;
    const double groove = kGroove * theme.scale;
    const double radius = kHandleRadius * theme.scale;
    const double left = positionOf(0);
    const double right = positionOf(maximum());
    const double handle = positionOf(value());
    const auto bar = [&](double from, double to, const QColor &color) {
        painter.setBrush(color);
        painter.drawRoundedRect(QRectF(from, middle - groove / 2, to - from, groove), groove / 2, groove / 2);
    };
    bar(left, right, theme.line);
    const QColor tone = isEnabled() ? theme.accent : theme.faintText;
    bar(left, handle, tone);

    if (m_limit) {
        // The line stands just behind the last number that fits.
        const double octaves = std::log2(*m_limit + 0.5) - m_firstOctave;
        const double units = octaves * kUnitsPerOctave;
        if (units < maximum()) {
            const double x = *m_limit > 0 ? positionOf(units) : left - radius * 0.6;
            QColor beyond = theme.failed;
            beyond.setAlphaF(0.22F);
            bar(std::max(x, left), right, beyond);
            painter.setBrush(theme.failed);
            painter.drawRect(QRectF(x - 1, middle - 9 * theme.scale, 2, 18 * theme.scale));
        }
    }

    const bool active = hasFocus() || isSliderDown() || underMouse();
    painter.setPen(QPen(theme.panel, 1.5));
    painter.setBrush(tone);
    painter.drawEllipse(QPointF(handle, middle), radius, radius);
    if (active) {
        QColor halo = theme.accent;
        halo.setAlphaF(hasFocus() ? 0.9F : 0.35F);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(halo, 1.2));
        painter.drawEllipse(QPointF(handle, middle), radius + 1.4, radius + 1.4);
    }
}

} // namespace xuanka::ui
