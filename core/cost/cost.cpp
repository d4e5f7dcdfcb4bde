// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/cost.h"

#include "cost/cost_constants.h"
#include "cost/goodput.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{

namespace
{

constexpr double kDaysPerYear = 365;
constexpr double kHoursPerYear = 24 * kDaysPerYear;
constexpr double kMonths = 12;

double busyHours(const CostInput &input) { return input.hoursPerDay * kDaysPerYear; }

double lossOf(const CostInput &input)
{
    // serving restarts one replica and loses no work
    return input.training
               ? goodput(input.gpus, input.failureGpuHours, input.checkpointSeconds, input.restartSeconds).loss
               : 0;
}

/// Yuan of electricity a year of all servers: at work, and idle the rest of the day.
double energyOfYear(const CostInput &input)
{
    const double busy = busyHours(input);
    const double idle = (kHoursPerYear - busy) * costConstant("idle_draw");
    return input.nodes * input.meanW / 1000 * input.pue * (busy + idle) * input.energyYuanKwh.typical;
}

QStringList missingFor(CostKind kind, const CostInput &input)
{
    QStringList missing;
    const bool owns = kind == CostKind::BuyColocate || kind == CostKind::SelfBuild;
    if (owns && !input.serverYuan)
        missing << QStringLiteral("server_yuan");
    if (owns && (input.meanW <= 0 || input.plateW <= 0))
        missing << QStringLiteral("power");
    if (kind == CostKind::RentServer && !input.serverMonthYuan)
        missing << QStringLiteral("server_month_yuan");
    if (kind == CostKind::RentCardHour && !input.cardHourYuan)
        missing << QStringLiteral("card_hour_yuan");
    return missing;
}

CostYear yearOf(CostKind kind, const CostInput &input, int year)
{
    CostYear out;
    out.year = year;
    if (kind == CostKind::RentServer) {
        out.rent = input.serverMonthYuan->typical * kMonths * input.nodes;
        return out;
    }
    if (kind == CostKind::RentCardHour) {
        out.rent = input.cardHourYuan->typical * input.gpus * busyHours(input);
        return out;
    }
    const double servers = input.serverYuan->typical * input.nodes;
    const double plates = input.plateW * input.nodes;
    const double room = kind == CostKind::SelfBuild ? input.roomYuanW.typical * plates : 0;
    if (year == 1)
        out.capex = servers + room;
    if (year == input.years) {
        const double left = std::max(0.0, 1 - input.years / costConstant("room_years"));
        out.capex -= servers * input.residualShare + room * left;
    }
    if (kind == CostKind::BuyColocate)
        out.rack = input.rackYuanKwMonth.typical * plates / 1000 * kMonths;
    out.energy = energyOfYear(input);
    out.maintenance = servers * input.maintenanceShare;
    return out;
}

} // namespace

QLatin1String toWord(CostKind kind)
{
    switch (kind) {
    case CostKind::BuyColocate:
        return QLatin1String("buy_colocate");
    case CostKind::RentServer:
        return QLatin1String("rent_server");
    case CostKind::RentCardHour:
        return QLatin1String("rent_card_hour");
    case CostKind::SelfBuild:
        break;
    }
    return QLatin1String("self_build");
}

CostOption costOf(CostKind kind, const CostInput &input)
{
    CostOption option;
    option.kind = kind;
    option.missing = missingFor(kind, input);
    if (!option.missing.isEmpty())
        return option;
    for (int year = 1; year <= input.years; ++year) {
        option.years.append(yearOf(kind, input, year));
        option.total += option.years.last().total();
    }
    const double hours = busyHours(input) * input.years;
    option.perGpuHour = option.total / (hours * input.gpus);
    const double useful = 1 - lossOf(input);
    if (input.tokensPerSecond > 0 && useful > 0)
        option.perMillionTokens = option.total / (input.tokensPerSecond * useful * hours * 3600 / 1e6);
    if (input.runSeconds > 0 && useful > 0)
        option.perRun = option.perGpuHour * input.gpus * input.runSeconds / useful / 3600;
    return option;
}

std::optional<double> breakEvenHours(const CostInput &input)
{
    if (!missingFor(CostKind::BuyColocate, input).isEmpty() || !input.cardHourYuan)
        return {};
    // both sides are straight lines in the hours a day: two points give the crossing
    CostInput at = input;
    at.hoursPerDay = 0;
    const auto difference = [&at] {
        double owned = 0, hired = 0;
        for (int year = 1; year <= at.years; ++year) {
            owned += yearOf(CostKind::BuyColocate, at, year).total();
            hired += yearOf(CostKind::RentCardHour, at, year).total();
        }
        return owned - hired;
    };
    const double asleep = difference();
    at.hoursPerDay = 24;
    const double allDay = difference();
    if (asleep <= 0)
        return 0;
    if (allDay > 0)
        return {};
    return 24 * asleep / (asleep - allDay);
}

double energyYuanPerYear(double watts, double pue, double yuanPerKwh)
{
    return watts / 1000 * pue * kHoursPerYear * yuanPerKwh;
}

} // namespace xuanka
