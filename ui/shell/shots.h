// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

#include <QSize>
#include <QVector>

namespace xuanka::ui
{

class MainWindow;

/// Renders every page of the open scenario to folder/<page>-<lang>.png, in each of the languages. Returns an
/// empty string or what could not be written.
QString renderShots(MainWindow *window, const QString &folder, const QVector<Language> &languages, QSize size);

} // namespace xuanka::ui
