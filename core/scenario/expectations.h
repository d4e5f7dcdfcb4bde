// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"
#include "scenario/parameter_table.h"

namespace xuanka
{

/// "a, b, c"
QString joinWords(std::span<const char *const> words);
/// Error at the path of a parameter: what was found, and what the parameter takes.
Error unexpected(const Parameter &parameter, const QVariant &found);
Error unexpected(const Parameter &parameter, const QString &found, const QString &where);
/// Whether a format stores less than 16 bits per weight; Default counts, it means nf4 where a base must be.
bool isQuantised(WeightFormat format);

} // namespace xuanka
