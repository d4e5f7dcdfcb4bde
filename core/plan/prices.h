// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan.h"

namespace xuanka
{

/// The bundled prices, for PlanOptions::priceOf. Empty in a build without the table of prices.
inline PriceOf bundledPrices()
{
#if __has_include("cost/card_price.cpp")
    return cardHourPrice;
#else
    return {};
#endif
}

} // namespace xuanka
