// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemModel;
class QAction;
class QTableView;

namespace xuanka::ui
{

/// A table as lines of tab-separated cells under its heads, ready for a spreadsheet.
QString tableAsText(const QAbstractItemModel &model);

/// Gives a view an action (Ctrl+C, context menu) that copies the whole table. The owner sets its text.
QAction *addCopyAction(QTableView *view);

} // namespace xuanka::ui
