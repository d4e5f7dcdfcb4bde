// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/generation_race.h"

#include "cost/price_table.h"
#include "plan/plan_constants.h"

#include <QMap>

#include <algorithm>

namespace xuanka
{

namespace
{

constexpr double kHoursPerDay = 24;
constexpr double kHoursPerMonth = 730;

GenerationRace::Side sideOf(const PlanPoint &point, const RaceAssumptions &assumptions)
{
    GenerationRace::Side side;
    side.gpuId = point.gpuId;
    side.gpus = point.gpus();
    side.hours = point.hours;
    side.energyKwh = point.energyKwh.value_or(0);
    side.energyYuan = side.energyKwh * assumptions.facilityFactor * assumptions.energyYuanPerKwh;
    if (point.powerWatts && assumptions.rackYuanPerKwMonth > 0)
        side.rackYuan = *point.powerWatts / 1000 * assumptions.rackYuanPerKwMonth * point.hours / kHoursPerMonth;
    if (point.price) {
        side.hourYuan = point.price->typicalYuan * point.gpus();
        side.runYuan = *side.hourYuan * point.hours;
    }
    return side;
}

const PlanPoint *pointOf(const PlanAnswer &answer, const QString &gpuId, int gpus)
{
    for (const PlanPoint &point : answer.points) {
        if (point.gpuId == gpuId && point.gpus() == gpus && !point.service)
            return &point;
    }
    return nullptr;
}

} // namespace

RaceAssumptions RaceAssumptions::standard()
{
    const PriceRecord *rack = findPrice(QLatin1String("rack"), QLatin1String("yuan/kW/month"), {});
    return {planConstants().energyYuanPerKwh, planConstants().facilityFactor, 0, rack ? rack->typical : 0};
}

GenerationRace raceOf(const PlanPoint &older, const PlanPoint &newer, const RaceAssumptions &assumptions)
{
    GenerationRace race;
    race.older = sideOf(older, assumptions);
    race.newer = sideOf(newer, assumptions);
    if (race.newer.hours > 0)
        race.speedUp = race.older.hours / race.newer.hours;
    if (!race.older.hourYuan || !race.newer.hourYuan)
        return race;
    const double dearer = kHoursPerDay * (*race.newer.hourYuan - *race.older.hourYuan); // a day
    const double hour = assumptions.hourYuan > 0 ? assumptions.hourYuan : *race.newer.hourYuan;
    const double saved = race.speedUp > 0 ? (1 - 1 / race.speedUp) * hour : 0; // an hour of work on the older cards
    if (dearer <= 0)
        race.breakEvenHoursPerDay = 0;
    else if (saved > 0)
        race.breakEvenHoursPerDay = dearer / saved;
    return race;
}

std::optional<GenerationRace> raceOf(const PlanAnswer &answer, const QString &olderGpu, const QString &newerGpu,
                                     const RaceAssumptions &assumptions)
{
    for (int gpus = planConstants().serverCards; gpus >= 1; gpus /= 2) {
        const PlanPoint *older = pointOf(answer, olderGpu, gpus);
        const PlanPoint *newer = pointOf(answer, newerGpu, gpus);
        if (older && newer)
            return raceOf(*older, *newer, assumptions);
    }
    return std::nullopt;
}

std::pair<QString, QString> usualRivals(const PlanAnswer &answer, const Catalog &catalog)
{
    // per vendor and generation the fastest card that fills or halves a server
    QMap<QString, QMap<int, const PlanPoint *>> flagships;
    QMap<QString, int> priced;
    for (const PlanPoint &point : answer.points) {
        const Gpu *gpu = catalog.gpu(point.gpuId);
        const bool server = gpu && gpu->segment == QLatin1String("datacenter") && point.gpus() <= 8;
        if (!server || point.service || !point.price)
            continue;
        ++priced[gpu->vendor];
        const PlanPoint *&best = flagships[gpu->vendor][gpu->generationOrder];
        if (!best || point.gpus() > best->gpus() || (point.gpus() == best->gpus() && point.hours < best->hours))
            best = &point;
    }
    QString vendor;
    for (auto it = priced.cbegin(); it != priced.cend(); ++it) {
        if (vendor.isEmpty() || it.value() > priced.value(vendor))
            vendor = it.key();
    }
    const QMap<int, const PlanPoint *> &generations = flagships[vendor];
    if (generations.size() < 2)
        return {};
    auto newest = std::prev(generations.cend());
    return {std::prev(newest).value()->gpuId, newest.value()->gpuId};
}

} // namespace xuanka
