// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/card_price.h"
#include "cost/cost.h"
#include "cost/cost_constants.h"
#include "cost/price_table.h"
#include "cost/tariff.h"
#include "quantity/json_block.h"

#include <algorithm>

namespace xuanka
{

namespace
{

constexpr double kMostYuan = 1e12;
constexpr double kServerCards = 8; // the published servers have eight cards

CostFigure ownFigure(double value, const char *unit)
{
    return {value, value, value, QString::fromLatin1(unit), {}, {}, {}, true};
}

CostFigure fromRow(const PriceRecord &row, double factor, const char *unit)
{
    return {row.low * factor, row.typical * factor, row.high * factor, QString::fromLatin1(unit),
            row.asOf,         row.source,           row.confidence,    false};
}

/// A row the bundled table always has; held by a test.
CostFigure tableFigure(const char *category, const char *unit, double factor, const char *asUnit,
                       const QString &region = {})
{
    const PriceRecord *row = findPrice(QLatin1String(category), QLatin1String(unit), region);
    Q_ASSERT(row);
    return fromRow(*row, factor, asUnit);
}

CostFigure energyFigure(const QString &province)
{
    const std::optional<Tariff> tariff = tariffOf(province);
    if (!tariff)
        return tableFigure("dc_power", "yuan/kWh", 1, "yuan/kWh", QStringLiteral("华东华南"));
    CostFigure figure{1e9,
                      *flatLoadPriceOfYear(province),
                      0,
                      QStringLiteral("yuan/kWh"),
                      tariff->asOf,
                      tariff->source,
                      tariff->confidence,
                      false};
    for (int month = 1; month <= 12; ++month) {
        figure.low = std::min(figure.low, *flatLoadPrice(province, month));
        figure.high = std::max(figure.high, *flatLoadPrice(province, month));
    }
    return figure;
}

void readPrices(JsonBlock &block, CostInput &input, const QString &gpuId, double cards)
{
    if (const PriceRecord *row = findPrice(QLatin1String("purchase_8card"), gpuId))
        input.serverYuan = fromRow(*row, cards / kServerCards, "yuan");
    if (const PriceRecord *row = findPrice(QLatin1String("rental_8card"), gpuId))
        input.serverMonthYuan = fromRow(*row, cards / kServerCards, "yuan/month");
    if (const PriceRecord *row = findPrice(QLatin1String("rental_card"), gpuId)) {
        input.cardHourYuan = fromRow(*row, 1, "yuan/h");
        input.cardHourBasis = QStringLiteral("card_rent");
    } else if (const std::optional<CardHourPrice> price = cardHourPrice(gpuId)) {
        input.cardHourYuan = CostFigure{price->lowYuan, price->typicalYuan, price->highYuan,   QStringLiteral("yuan/h"),
                                        price->asOf,    price->source,      price->confidence, false};
        input.cardHourBasis = price->basis;
    }
    if (const std::optional<double> own = block.number("server_yuan", 0, kMostYuan))
        input.serverYuan = ownFigure(*own, "yuan");
    if (const std::optional<double> own = block.number("server_month_yuan", 0, kMostYuan))
        input.serverMonthYuan = ownFigure(*own, "yuan/month");
    if (const std::optional<double> own = block.number("card_hour_yuan", 0, kMostYuan)) {
        input.cardHourYuan = ownFigure(*own, "yuan/h");
        input.cardHourBasis = QStringLiteral("own");
    }
}

} // namespace

Result<CostInput> readCost(const Scenario &scenario, const Gpu &gpu, const Estimate &estimate, const SiteAnswer &site)
{
    JsonBlock block(scenario.cost, QStringLiteral("cost"));
    CostInput input;
    input.years = int(block.number("years", 1, 10, costConstant("years")));
    input.residualShare = block.number("residual_share", 0, 2, costConstant("residual_share"));
    input.maintenanceShare = block.number("maintenance_share", 0, 1, costConstant("maintenance_share"));
    input.hoursPerDay = block.number("hours_per_day", 0.01, 24, costConstant("hours_per_day"));
    input.failureGpuHours = block.number("failure_gpu_hours", 1, 1e9, costConstant("failure_gpu_hours"));
    input.checkpointSeconds = block.number("checkpoint_seconds", 0, 1e6, costConstant("checkpoint_seconds"));
    input.restartSeconds = block.number("restart_seconds", 0, 1e6, costConstant("restart_seconds"));
    input.pue = site.room.pue;
    input.energyYuanKwh = energyFigure(site.room.province);
    if (const std::optional<double> own = block.number("energy_yuan_kwh", 0, 100))
        input.energyYuanKwh = ownFigure(*own, "yuan/kWh");
    input.rackYuanKwMonth = tableFigure("rack", "yuan/kW/month", 1, "yuan/kW/month");
    if (const std::optional<double> own = block.number("rack_yuan_kw_month", 0, 1e6))
        input.rackYuanKwMonth = ownFigure(*own, "yuan/kW/month");
    input.roomYuanW = tableFigure("rack_capex", "yuan/MW", 1e-6, "yuan/W");
    if (const std::optional<double> own = block.number("room_yuan_w", 0, 1e6))
        input.roomYuanW = ownFigure(*own, "yuan/W");
    const Cluster &cluster = scenario.cluster;
    readPrices(block, input, gpu.id, cluster.gpusPerNode);
    if (const std::optional<Error> error = block.finish())
        return *error;
    input.gpus = std::max(1, cluster.gpus());
    input.nodes = std::max(1, cluster.nodes);
    input.training = isTraining(scenario.workload.task);
    if (site.server) {
        input.meanW = site.server->mean;
        input.plateW = std::max(site.server->nameplate, site.server->peak);
    }
    const TimeEstimate &time = estimate.time;
    const double rate = time.tokensPerSecond > 0 ? time.tokensPerSecond : time.samplesPerSecond;
    input.tokensPerSecond = time.available ? rate * site.throttle.throughputFactor : 0;
    if (time.available && site.throttle.throughputFactor > 0)
        input.runSeconds = time.runSeconds / site.throttle.throughputFactor;
    return input;
}

} // namespace xuanka
