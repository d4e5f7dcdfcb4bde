// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/text_table.h"

#include <algorithm>

namespace xuanka::cli
{

int displayWidth(const QString &text)
{
    int width = 0;
    for (const QChar sign : text) {
        const ushort code = sign.unicode();
        const bool wide = (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
                          (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
                          (code >= 0xFE30 && code <= 0xFE6F) || (code >= 0xFF00 && code <= 0xFF60);
        width += wide ? 2 : 1;
    }
    return width;
}

QString alignedTable(const QVector<QStringList> &rows, const QString &indent)
{
    QVector<int> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (qsizetype i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row.at(i)));
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line = indent;
        for (qsizetype i = 0; i < row.size(); ++i) {
            const QString blanks(widths.at(i) - displayWidth(row.at(i)), QLatin1Char(' '));
            line += i == 0 ? row.at(i) + blanks : QStringLiteral("  ") + blanks + row.at(i);
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

QString csvField(const QString &text)
{
    QString field = text;
    bool isNumber = false;
    field.toDouble(&isNumber);
    if (!isNumber && !field.isEmpty() && QStringLiteral("=+-@\t\r").contains(field.at(0)))
        field.prepend(QLatin1Char('\''));
    if (field.contains(QLatin1Char(',')) || field.contains(QLatin1Char('"')) || field.contains(QLatin1Char('\n')) ||
        field.contains(QLatin1Char('\r')))
        field = QLatin1Char('"') + field.replace(QLatin1String("\""), QLatin1String("\"\"")) + QLatin1Char('"');
    return field;
}

} // namespace xuanka::cli
