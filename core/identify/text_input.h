// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QVector>

namespace xuanka
{

/// One line of a pasted text, freed of what terminals, mail, forums and log collectors add.
struct TextLine {
    QString text;   ///< without blanks at the ends
    int number = 0; ///< 1-based line of the input
    int indent = 0; ///< blanks before it after the prefix was taken off; a tab counts four
};

/// UTF-8, UTF-16 with or without byte order mark, else GBK; never fails.
QString decodeText(const QByteArray &input);

/// Lines without carriage returns, escape sequences (also in caret notation), HTML entities, code fences, mail and log
/// prefixes. Long lines and long texts are cut: linear time and bounded memory whatever is pasted.
QVector<TextLine> cleanLines(const QByteArray &input);

} // namespace xuanka
