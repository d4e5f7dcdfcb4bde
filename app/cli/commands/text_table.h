// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

namespace xuanka::cli
{

/// Columns of a terminal a text takes: Chinese signs count two.
int displayWidth(const QString &text);

/// Rows as aligned columns, two blanks between them; the first column to the left, the others to the right.
QString alignedTable(const QVector<QStringList> &rows, const QString &indent = {});

/// One field of a CSV file: quoted where needed; a text a spreadsheet would take for a formula gets a quote sign
/// in front.
QString csvField(const QString &text);

} // namespace xuanka::cli
