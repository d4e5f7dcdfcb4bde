// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/page.h"

#include <QVector>

namespace xuanka::ui
{

/// One tab of the window: created when the window is built, in the order of the list.
struct PageEntry {
    Page *(*create)(Workbench *workbench, QWidget *parent);
};

/// Every page there is. A new page is one line in pages.cpp.
const QVector<PageEntry> &pageRegistry();

} // namespace xuanka::ui
