// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/cost.h"
#include "cost/cost_constants.h"
#include "cost/goodput.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace xuanka
{

namespace
{

using Setter = std::function<void(CostInput &, double)>;

struct Knob {
    const char *input;
    double low, high;
    Setter set;
};

/// Inputs with a range somebody published or that the user chooses; a single published figure has none.
QVector<Knob> knobsOf(const CostInput &input)
{
    QVector<Knob> knobs{
        {"years", 2, 5, [](CostInput &i, double v) { i.years = int(v); }},
        {"residual_share", 0, 0.5, [](CostInput &i, double v) { i.residualShare = v; }},
        {"energy_yuan_kwh", input.energyYuanKwh.low, input.energyYuanKwh.high,
         [](CostInput &i, double v) { i.energyYuanKwh.typical = v; }},
        {"rack_yuan_kw_month", input.rackYuanKwMonth.low, input.rackYuanKwMonth.high,
         [](CostInput &i, double v) { i.rackYuanKwMonth.typical = v; }},
        {"maintenance_share", 0, 2 * input.maintenanceShare, [](CostInput &i, double v) { i.maintenanceShare = v; }},
        {"hours_per_day", 8, 24, [](CostInput &i, double v) { i.hoursPerDay = v; }}};
    if (input.serverYuan)
        knobs.append({"server_yuan", input.serverYuan->low, input.serverYuan->high,
                      [](CostInput &i, double v) { i.serverYuan->typical = v; }});
    if (input.cardHourYuan)
        knobs.append({"card_hour_yuan", input.cardHourYuan->low, input.cardHourYuan->high,
                      [](CostInput &i, double v) { i.cardHourYuan->typical = v; }});
    return knobs;
}

TornadoRow rowOf(const Knob &knob, const CostInput &input)
{
    TornadoRow row;
    row.input = QString::fromLatin1(knob.input);
    row.low = knob.low;
    row.high = knob.high;
    CostInput at = input;
    knob.set(at, knob.low);
    row.breakEvenLow = breakEvenHours(at);
    row.perGpuHourLow = costOf(CostKind::BuyColocate, at).perGpuHour;
    knob.set(at, knob.high);
    row.breakEvenHigh = breakEvenHours(at);
    row.perGpuHourHigh = costOf(CostKind::BuyColocate, at).perGpuHour;
    return row;
}

/// Owning cheap and hiring dear, or the other way round, from published ranges only.
std::optional<double> breakEvenAt(CostInput input, bool favourable)
{
    const auto pick = [favourable](CostFigure &figure) { figure.typical = favourable ? figure.low : figure.high; };
    if (input.serverYuan)
        pick(*input.serverYuan);
    pick(input.energyYuanKwh);
    pick(input.rackYuanKwMonth);
    if (input.cardHourYuan)
        input.cardHourYuan->typical = favourable ? input.cardHourYuan->high : input.cardHourYuan->low;
    return breakEvenHours(input);
}

} // namespace

CostAnswer answerCost(const CostInput &input)
{
    CostAnswer answer;
    answer.input = input;
    for (CostKind kind : {CostKind::BuyColocate, CostKind::RentServer, CostKind::RentCardHour, CostKind::SelfBuild})
        answer.options.append(costOf(kind, input));
    answer.breakEvenHoursPerDay = breakEvenHours(input);
    answer.breakEvenRange = {breakEvenAt(input, true), breakEvenAt(input, false)};
    if (input.training)
        answer.lossToFailures =
            goodput(input.gpus, input.failureGpuHours, input.checkpointSeconds, input.restartSeconds).loss;
    if (answer.options.first().missing.isEmpty()) {
        for (const Knob &knob : knobsOf(input))
            if (knob.low < knob.high)
                answer.tornado.append(rowOf(knob, input));
        std::stable_sort(answer.tornado.begin(), answer.tornado.end(), [](const TornadoRow &a, const TornadoRow &b) {
            return std::abs(a.perGpuHourHigh - a.perGpuHourLow) > std::abs(b.perGpuHourHigh - b.perGpuHourLow);
        });
    }
    return answer;
}

} // namespace xuanka
