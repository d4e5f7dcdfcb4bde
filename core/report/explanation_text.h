// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

namespace xuanka::report
{

/// A number of an explanation with its unit as people read it: bytes, seconds, watts, joules and rates by size, small
/// whole numbers as they are, words of units translated.
QString quantityText(double value, const QString &unit, const Phrases &phrases);

/// "b = 4", one line per value put into the formula.
QStringList valueLines(const Explanation &explanation, const Phrases &phrases);

/// Explanation of a quantity, nullptr if the estimate has none.
const Explanation *findExplanation(const Estimate &estimate, const QString &quantity);

} // namespace xuanka::report
