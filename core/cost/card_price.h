// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace xuanka
{

/// What one card costs for one hour, everything included that a month's rent of its server includes.
struct CardHourPrice {
    double lowYuan = 0;
    double typicalYuan = 0;
    double highYuan = 0;
    QString basis; ///< key of how it was reached: "server_rent", "card_rent", "purchase"
    QString asOf;  ///< "2026-06"
    QString source;
    QString confidence; ///< "high", "medium", "low"
};

/// Price of renting by the hour from the bundled price table. Empty when nothing is published for the card:
/// a price is never carried over from another card.
std::optional<CardHourPrice> cardHourPrice(const QString &gpuId);

} // namespace xuanka
