// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/text_flow.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QSet>

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

/// Subscript digits, which the bundled family does not have; formulas read well without them.
bool isSubscript(QChar character) { return character.unicode() >= 0x2080 && character.unicode() <= 0x2089; }

/// Characters that steer the terminal, the direction or the joining of others and show nothing themselves.
bool isSteering(QChar character)
{
    const QChar::Category category = character.category();
    return category == QChar::Other_Control || category == QChar::Other_Format ||
           category == QChar::Other_NotAssigned || category == QChar::Other_PrivateUse;
}

/// A number must not lose its unit at the end of a line.
bool isUnit(QStringView word)
{
    static const QSet<QString> units{
        QStringLiteral("%"),    QStringLiteral("B"),    QStringLiteral("KiB"),     QStringLiteral("MiB"),
        QStringLiteral("GiB"),  QStringLiteral("TiB"),  QStringLiteral("GB"),      QStringLiteral("GB/s"),
        QStringLiteral("W"),    QStringLiteral("kW"),   QStringLiteral("kWh"),     QStringLiteral("J"),
        QStringLiteral("s"),    QStringLiteral("ms"),   QStringLiteral("µs"),      QStringLiteral("min"),
        QStringLiteral("h"),    QStringLiteral("days"), QStringLiteral("TFLOP/s"), QStringLiteral("Gbit/s"),
        QStringLiteral("×"),    QStringLiteral("万"),   QStringLiteral("亿"),      QStringLiteral("万亿"),
        QStringLiteral("秒"),   QStringLiteral("毫秒"), QStringLiteral("微秒"),    QStringLiteral("分钟"),
        QStringLiteral("小时"), QStringLiteral("天"),   QStringLiteral("台"),      QStringLiteral("张卡")};
    return units.contains(word.toString());
}

/// The word behind a space: letters, signs and ideographs up to the next space or mark.
QStringView wordAt(const QString &text, qsizetype start)
{
    constexpr qsizetype longest = 8;
    qsizetype end = start;
    while (end < text.size() && end - start < longest && !text.at(end).isSpace() &&
           (!text.at(end).isPunct() || text.at(end) == QLatin1Char('/') || text.at(end) == QLatin1Char('%')))
        ++end;
    return QStringView(text).mid(start, end - start);
}

void keepUnits(QString *text)
{
    for (qsizetype i = 1; i + 1 < text->size(); ++i) {
        if (text->at(i) == QLatin1Char(' ') && text->at(i - 1).isDigit()) {
            const QStringView word = wordAt(*text, i + 1);
            if (isUnit(word) || (word.size() > 1 && word.at(0) == QLatin1Char('%')))
                (*text)[i] = QChar(QChar::Nbsp);
        }
    }
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
        else if (isSubscript(character))
            result += QChar(u'0' + (character.unicode() - 0x2080));
        else if (!isSteering(character))
            result += character;
    }
    if (text.size() > kMaxCharacters)
        result += QChar(0x2026);
    keepUnits(&result);
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
