// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"

#include <QList>

class QAction;
class QWidget;

namespace xuanka::ui
{

/// Name, version, licence, what the catalogue knows and from when. Does not block the window.
void showAbout(QWidget *parent, const Catalog &catalog);
/// Every action with its keys. Does not block the window.
void showShortcuts(QWidget *parent, const QList<QAction *> &actions);

} // namespace xuanka::ui
