// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/card_price.h"

#include "cost/price_table.h"

namespace xuanka
{

namespace
{

// A month's rent of a server of eight cards, by the hour of one card: 8760 h a year over twelve months.
constexpr double kCardHoursPerServerMonth = 8.0 * 730.0;

CardHourPrice priceOf(const PriceRecord &row, double hours, const QString &basis)
{
    return {row.low / hours, row.typical / hours, row.high / hours, basis, row.asOf, row.source, row.confidence};
}

} // namespace

std::optional<CardHourPrice> cardHourPrice(const QString &gpuId)
{
    if (const PriceRecord *row = findPrice(QLatin1String("rental_8card"), gpuId))
        return priceOf(*row, kCardHoursPerServerMonth, QStringLiteral("server_rent"));
    if (const PriceRecord *row = findPrice(QLatin1String("rental_card"), gpuId))
        return priceOf(*row, 1, QStringLiteral("card_rent"));
    return {};
}

} // namespace xuanka
