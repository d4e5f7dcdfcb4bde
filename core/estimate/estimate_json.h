// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"

#include <QJsonObject>

namespace xuanka
{

/// Words of verdicts and phases in files: "fits", "tight", "does_not_fit"; "forward", "backward" …
QLatin1String toWord(Verdict verdict);
QLatin1String toWord(PeakPhase phase);

/// The public form of an estimate (docs/interfaces.md). SI units. A number that cannot be given is null, and
/// not_published names the catalogue figures that are missing; NaN and infinity never appear.
QJsonObject estimateToJson(const Estimate &estimate);

} // namespace xuanka
