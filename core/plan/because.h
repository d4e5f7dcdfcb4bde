// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan.h"

namespace xuanka
{

/// Fills `because` of every point and the notices of the answer from the numbers the search left.
void explain(const PlanRequirements &requirements, const Catalog &catalog, PlanAnswer &answer);

/// Why a configuration is not on the front: the filter, limit or better point that keeps it off, with the numbers.
/// Empty where it is on the front. The scenario is one of the plan's job (its cards, count and layout).
/// priceOf as in PlanOptions.
QVector<PlanReason> whyNot(const Scenario &configuration, int job, const PlanRequirements &requirements,
                           const Catalog &catalog, const PlanAnswer &answer, const PriceOf &priceOf = {});

} // namespace xuanka
