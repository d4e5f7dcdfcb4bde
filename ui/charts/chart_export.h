// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QSizeF>

namespace xuanka::ui
{

/// The chart as it stands on screen, at twice the size.
QImage chartPicture(const report::Chart &chart, const QSizeF &size, const Theme &theme);

/// Writes .png (as on screen, twice the size), .svg or .pdf (in the colours of paper) beside the target and renames it.
/// Returns an empty string or, translated, what went wrong.
QString saveChart(const report::Chart &chart, const QSizeF &size, const Theme &theme, const QString &path);

} // namespace xuanka::ui
