// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QStringList>

/// Real outputs of the tools beside the project, and the tables that say what stands in them.
namespace xuanka::samples
{

/// A file of the samples' folder; empty when it is absent.
inline QByteArray contents(const QString &name)
{
    QFile file(QStringLiteral(XUANKA_SHARED_DATA "/data/identity/samples/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Cells of a line; quotes hold commas together.
inline QStringList csvCells(const QString &line)
{
    QStringList cells{QString()};
    bool quoted = false;
    for (const QChar c : line) {
        if (c == QLatin1Char('"'))
            quoted = !quoted;
        else if (c == QLatin1Char(',') && !quoted)
            cells << QString();
        else
            cells.last() += c;
    }
    return cells;
}

} // namespace xuanka::samples
