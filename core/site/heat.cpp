// SPDX-License-Identifier: GPL-3.0-or-later
#include "site/room.h"
#include "site/site_constants.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{

namespace
{

// A heat sink is made for the limit of its card, so the rise at that limit is what carries over between cards.
double kelvinPerWatt(const ThrottleInput &input)
{
    const double rise = siteConstant(input.cooling == Cooling::Air ? "rise_air_k" : "rise_liquid_k");
    return rise / std::max(1.0, input.sheetW);
}

} // namespace

ThrottleAnswer throttle(const ThrottleInput &input)
{
    const double resistance = kelvinPerWatt(input);
    const double limitC = siteConstant("throttle_c");
    ThrottleAnswer answer;
    answer.cardC = input.inletC + input.recirculationC + resistance * input.limitW;
    answer.onsetInletC = limitC - input.recirculationC - resistance * input.limitW;
    const double allowed = std::max(0.0, (limitC - input.inletC - input.recirculationC) / resistance);
    const double share = input.limitW > 0 ? std::min(1.0, allowed / input.limitW) : 1;
    const double warm = siteConstant("warm_loss") * std::max(0.0, input.inletC - siteConstant("warm_from_c"));
    answer.throughputFactor = std::pow(share, siteConstant("throttle_exponent")) * std::max(0.0, 1 - warm);
    return answer;
}

double recirculationFor(double factor, const ThrottleInput &at)
{
    const double warm = siteConstant("warm_loss") * std::max(0.0, at.inletC - siteConstant("warm_from_c"));
    const double share = std::pow(std::min(1.0, factor / (1 - warm)), 1 / siteConstant("throttle_exponent"));
    const double rise = kelvinPerWatt(at) * at.limitW * share;
    return std::max(0.0, siteConstant("throttle_c") - at.inletC - rise);
}

double dewPoint(double airC, double humidityPercent)
{
    constexpr double a = 17.62, b = 243.12; // Magnus over water, -45 to 60 C
    const double gamma = std::log(humidityPercent / 100) + a * airC / (b + airC);
    return b * gamma / (a - gamma);
}

QStringList roomPresets() { return {QStringLiteral("good"), QStringLiteral("typical"), QStringLiteral("bad")}; }

double presetRecirculation(const QString &name)
{
    if (name == QLatin1String("good"))
        return 0;
    if (name == QLatin1String("typical"))
        return siteConstant("recirculation_typical_k");
    // the articles' room: an inlet of 28 C leaves 80 %
    return recirculationFor(0.8, {700, 700, 28, 0, Cooling::Air});
}

} // namespace xuanka
