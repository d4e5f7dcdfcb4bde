// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"

#include <QByteArray>

namespace xuanka::report
{

/// Rows and header separated by tabs and line ends, as spreadsheets take them from the clipboard. Tabs and line ends
/// inside a cell become spaces.
QString tabbedText(const Table &table);

/// CSV in UTF-8 with byte order mark and CRLF. A cell that a spreadsheet would run as a formula (=, +, -, @, tab,
/// return in front) and that is not a plain number gets an apostrophe in front.
QByteArray csv(const Table &table);

/// The numbers of a chart as a table: categories or x values downwards, series across.
Table chartTable(const Chart &chart);

} // namespace xuanka::report
