// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/text_flow.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace xuanka::ui
{

namespace
{

constexpr qsizetype kMaxCharacters = 20000;

bool isKangxiRadical(QChar character)
{
    return (character.unicode() >= 0x2F00 && character.unicode() <= 0x2FDF) || character.unicode() == 0x2E9F ||
           character.unicode() == 0x2EF3;
}

/// Characters that steer the terminal, the direction or the joining of others and show nothing themselves.
bool isSteering(QChar character)
{
    const QChar::Category category = character.category();
    return category == QChar::Other_Control || category == QChar::Other_Format ||
           category == QChar::Other_NotAssigned || category == QChar::Other_PrivateUse;
}

} // namespace

QString printable(const QString &text)
{
    QString result;
    const qsizetype length = std::min(text.size(), kMaxCharacters);
    result.reserve(length + 1);
    for (qsizetype i = 0; i < length; ++i) {
        const QChar character = text.at(i);
        const bool lineBreak = character == QLatin1Char('\n') || character == QChar::LineSeparator ||
                               character == QChar::ParagraphSeparator;
        if (lineBreak)
            result += QChar(QChar::LineSeparator);
        else if (character == QLatin1Char('\t') || character == QLatin1Char('\r'))
            result += QLatin1Char(' ');
        else if (isKangxiRadical(character))
            result += QString(character).normalized(QString::NormalizationForm_KC);
        else if (!isSteering(character))
            result += character;
    }
    if (text.size() > kMaxCharacters)
        result += QChar(0x2026);
    return result;
}

TextFlow::TextFlow(const QString &text, const TextStyle &style, double width, Qt::Alignment alignment)
    : m_style(style), m_layout(text, fontOf(style))
{
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LeftToRight);
    option.setUseDesignMetrics(true);
    m_layout.setTextOption(option);
    m_layout.setCacheEnabled(true);
    m_layout.beginLayout();
    // One rhythm whatever fonts a line falls back to: the baseline sits at the same height in every line.
    const double ascent = 0.5 * style.lineHeight() + 0.36 * style.points * paper::kPoint;
    for (int row = 0;; ++row) {
        QTextLine line = m_layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition(QPointF(0, row * style.lineHeight() + ascent - line.ascent()));
    }
    m_layout.endLayout();
}

void TextFlow::draw(QPainter *painter, const QPointF &topLeft, int first, int count, const QColor &color) const
{
    painter->setPen(color);
    const QPointF origin = topLeft - QPointF(0, first * m_style.lineHeight());
    const int end = std::min(first + count, m_layout.lineCount());
    for (int line = first; line < end; ++line)
        m_layout.lineAt(line).draw(painter, origin);
}

double naturalWidth(const QString &text, const QFont &font)
{
    const QFontMetricsF metrics(font);
    if (!text.contains(QChar(QChar::LineSeparator)))
        return metrics.horizontalAdvance(text);
    double widest = 0;
    const QStringList lines = text.split(QChar(QChar::LineSeparator));
    for (const QString &line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return widest;
}

} // namespace xuanka::ui
