// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/format.h"

namespace xuanka::ui
{

/// A share without decimals: 58 %.
QString wholePercent(double share, const Phrases &phrases);

} // namespace xuanka::ui
