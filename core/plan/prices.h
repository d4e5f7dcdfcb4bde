// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan.h"

namespace xuanka
{

/// The bundled prices, for PlanOptions::priceOf.
inline PriceOf bundledPrices() { return cardHourPrice; }

} // namespace xuanka
