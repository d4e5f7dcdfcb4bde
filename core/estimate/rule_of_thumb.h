// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/estimate.h"

#include <array>

namespace xuanka
{

/// The trade's factor rule, bytes for the whole job: low, default, high. Shown beside the analytic estimate and
/// always named a rule; it knows neither batch nor sequence. docs/method-engine.md, rule of thumb.
std::array<double, 3> ruleOfThumbBytes(Task task, double parameters);
Explanation explainRuleOfThumb(Task task, double parameters);

/// Smallest memory size sold (of the catalogue's cards whose size is known, bytes as marketed) whose usable part
/// holds the need and keeps the headroom; 0 = no card is large enough. A need between two sizes takes the upper.
double recommendedTierBytes(const Catalog &catalog, double needBytes, double headroom);

} // namespace xuanka
