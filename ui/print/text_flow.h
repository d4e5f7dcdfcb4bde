// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/page_style.h"

#include <QTextLayout>

class QPainter;

namespace xuanka::ui
{

/// Text as it may be printed: markup stays literal, control and direction characters are gone, line breaks
/// are kept, Kangxi radicals become the ideographs they look like, endless text is cut.
QString printable(const QString &text);

/// A block of text broken into lines of one width: Chinese by its own rules, identifiers and paths anywhere
/// when no other break is left.
class TextFlow
{
public:
    /// \p text must be printable().
    TextFlow(const QString &text, const TextStyle &style, double width, Qt::Alignment alignment = Qt::AlignLeft);

    int lineCount() const { return m_layout.lineCount(); }
    double height() const { return lineCount() * m_style.lineHeight(); }
    double lineWidth(int line) const { return m_layout.lineAt(line).naturalTextWidth(); }
    /// Draws lines first … first + count - 1, the first of them at the top left given.
    void draw(QPainter *painter, const QPointF &topLeft, int first, int count, const QColor &color) const;

private:
    TextStyle m_style;
    QTextLayout m_layout;
};

/// Width of the widest line of a printable() text set without wrapping.
double naturalWidth(const QString &text, const QFont &font);

} // namespace xuanka::ui
