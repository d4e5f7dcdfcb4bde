// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xuanka
{

/// Source text (context "phrases") of an assumption or warning record by its code; nullptr = none.
const char *issueSource(const QString &code);

} // namespace xuanka
