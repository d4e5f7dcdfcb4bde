// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace xuanka
{

/// Time-of-use price of a province: yuan/kWh = purchase * multiplier + fixed. Hours are local, [from, to).
struct Tariff {
    enum class Period : std::uint8_t { Deep, Valley, Flat, Peak, Sharp };
    double purchaseYuan = 0;
    double fixedYuan = 0;
    std::array<double, 5> multiplier{}; ///< by Period
    QString asOf, source, confidence;

    double price(Period period) const { return purchaseYuan * multiplier[std::size_t(period)] + fixedYuan; }
};

/// Tariff of a province; empty where none is bundled (enter the contract's price).
std::optional<Tariff> tariffOf(const QString &province);
/// Period of an hour 0..23 in a month 1..12; provinces as tariffOf().
Tariff::Period periodAt(const QString &province, int month, int hour);
/// Mean price of an even load over the day, in a month; energy part only, without demand charge.
std::optional<double> flatLoadPrice(const QString &province, int month);
/// The same over the year, every month weighing the same.
std::optional<double> flatLoadPriceOfYear(const QString &province);

} // namespace xuanka
