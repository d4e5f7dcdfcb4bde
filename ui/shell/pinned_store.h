// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <QVector>

namespace xuanka::ui
{

/// The scenarios pinned for comparison, kept in the data directory. What cannot be read is left out.
QVector<Scenario> loadPinned(const QString &directory);
void savePinned(const QString &directory, const QVector<Scenario> &scenarios);

} // namespace xuanka::ui
