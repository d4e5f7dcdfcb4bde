// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/number_edit.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include <array>
#include <cmath>

namespace xuanka::ui
{

namespace
{

struct Suffix {
    QChar letter;
    double factor;
};

constexpr int kMaxLength = 32;

const std::array<Suffix, 8> &suffixes()
{
    static const std::array<Suffix, 8> table{{{QLatin1Char('k'), 1e3},
                                              {QLatin1Char('K'), 1e3},
                                              {QLatin1Char('M'), 1e6},
                                              {QLatin1Char('G'), 1e9},
                                              {QLatin1Char('B'), 1e9},
                                              {QLatin1Char('T'), 1e12},
                                              {QChar(0x4E07), 1e4},   // 万
                                              {QChar(0x4EBF), 1e8}}}; // 亿
    return table;
}

} // namespace

NumberEdit::NumberEdit(QWidget *parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight);
    setMaxLength(kMaxLength);
    connect(this, &QLineEdit::returnPressed, this, &NumberEdit::commit);
    connect(this, &QLineEdit::textEdited, this, [this] {
        const bool acceptable = hasAcceptableNumber();
        if (acceptable != std::exchange(m_wasAcceptable, acceptable))
            Q_EMIT acceptabilityChanged(acceptable);
        updateMargins();
    });
}

std::optional<double> NumberEdit::parse(const QString &text)
{
    QString plain;
    for (const QChar c : text) {
        if (!c.isSpace() && c != QLatin1Char(',') && c != QLatin1Char('%') && c != QLatin1Char('_'))
            plain += c;
    }
    double factor = 1;
    for (const Suffix &suffix : suffixes()) {
        if (plain.endsWith(suffix.letter)) {
            factor = suffix.factor;
            plain.chop(1);
            break;
        }
    }
    bool ok = false;
    const double value = QLocale::c().toDouble(plain, &ok) * factor;
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

void NumberEdit::setRange(double minimum, double maximum, bool integer, bool zeroIsAutomatic)
{
    m_minimum = minimum;
    m_maximum = maximum;
    m_integer = integer;
    m_zeroIsAutomatic = zeroIsAutomatic;
}

void NumberEdit::setUnit(const QString &unit)
{
    m_unit = unit;
    updateMargins();
}

void NumberEdit::setPercent(bool percent) { m_percent = percent; }

void NumberEdit::setPhrases(const Phrases &phrases)
{
    m_locale = phrases.locale();
    setNumber(m_value);
}

void NumberEdit::setNumber(double value)
{
    m_value = value;
    m_wasAcceptable = true;
    const QString text = textOf(value);
    if (text != this->text()) {
        setText(text);
        updateMargins();
    }
}

QString NumberEdit::textOf(double value) const
{
    if (m_zeroIsAutomatic && value == 0)
        return {};
    const double shown = m_percent ? value * 100 : value;
    // Ten digits show every value people type as they typed it, 0.07 as 7 and not as 7.000000000000001.
    const bool whole = shown == std::round(shown) && std::abs(shown) < 1e15;
    return whole ? QString::number(shown, 'f', 0) : QString::number(shown, 'g', 10);
}

bool NumberEdit::inRange(double value) const
{
    if (m_zeroIsAutomatic && value == 0)
        return true;
    return value >= m_minimum && value <= m_maximum && (!m_integer || value == std::trunc(value));
}

std::optional<double> NumberEdit::parsed() const
{
    if (m_zeroIsAutomatic && text().trimmed().isEmpty())
        return 0;
    std::optional<double> value = parse(text());
    if (value && m_percent)
        value = *value / 100;
    return value && inRange(*value) ? value : std::nullopt;
}

void NumberEdit::commit()
{
    const std::optional<double> value = parsed();
    if (!value)
        return; // stays in sight, framed in red
    if (*value != m_value) {
        m_value = *value;
        Q_EMIT numberEdited(m_value);
    }
    setNumber(m_value);
}

void NumberEdit::step(int direction)
{
    const double current = parsed().value_or(m_value);
    const double unit = m_percent ? 0.01 : 1;
    const double next = std::clamp(current + direction * unit, m_minimum, m_maximum);
    if (next == m_value)
        return;
    setNumber(m_percent ? std::round(next * 100) / 100 : next);
    Q_EMIT numberEdited(m_value);
}

void NumberEdit::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        step(1);
        return;
    case Qt::Key_Down:
        step(-1);
        return;
    case Qt::Key_Escape:
        if (isModified()) {
            setNumber(m_value);
            Q_EMIT acceptabilityChanged(true);
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void NumberEdit::focusOutEvent(QFocusEvent *event)
{
    commit();
    QLineEdit::focusOutEvent(event);
}

void NumberEdit::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateMargins();
}

void NumberEdit::updateMargins()
{
    const int unitWidth = m_unit.isEmpty() ? 0 : QFontMetrics(currentTheme().font(12)).horizontalAdvance(m_unit) + 6;
    setTextMargins(0, 0, text().isEmpty() ? 0 : unitWidth, 0);
    update();
}

void NumberEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const Theme &theme = currentTheme();
    QPainter painter(this);
    if (!m_unit.isEmpty() && !text().isEmpty()) {
        painter.setFont(theme.font(12));
        painter.setPen(theme.faintText);
        painter.drawText(rect().adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_unit);
    }
    if (!hasAcceptableNumber()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.failed, 1.5));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
    }
}

} // namespace xuanka::ui
