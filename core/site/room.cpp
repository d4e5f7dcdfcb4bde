// SPDX-License-Identifier: GPL-3.0-or-later
#include "site/room.h"

#include "site/site_constants.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{

namespace
{

constexpr double kYearSeconds = 365.0 * 86400;

bool isModule(const Gpu &gpu)
{
    return gpu.formFactor.startsWith(QLatin1String("SXM")) || gpu.formFactor.startsWith(QLatin1String("OAM"));
}

/// Collects the lines of the checklist.
class Checks
{
public:
    explicit Checks(QVector<RoomCheck> &list) : m_list(list) {}

    void atMost(const char *id, std::optional<double> found, std::optional<double> limit, const char *unit,
                const char *constant, const char *who)
    {
        add(id, found, limit, unit, constant, who, found && limit ? std::optional(*found <= *limit) : std::nullopt);
    }
    void atLeast(const char *id, std::optional<double> found, std::optional<double> limit, const char *unit,
                 const char *constant, const char *who)
    {
        add(id, found, limit, unit, constant, who, found && limit ? std::optional(*found >= *limit) : std::nullopt);
    }
    void yes(const char *id, std::optional<bool> answer, const char *who)
    {
        add(id, answer ? std::optional<double>(*answer) : std::nullopt, std::nullopt, "", nullptr, who, answer);
    }

private:
    void add(const char *id, std::optional<double> found, std::optional<double> limit, const char *unit,
             const char *constant, const char *who, std::optional<bool> good)
    {
        RoomCheck check;
        check.id = QString::fromLatin1(id);
        check.result = !good ? CheckResult::Unknown : *good ? CheckResult::Pass : CheckResult::Fail;
        check.found = found;
        check.limit = limit;
        check.unit = QString::fromLatin1(unit);
        if (constant)
            check.source = siteConstants().records().value(QString::fromLatin1(constant)).source;
        check.who = QString::fromLatin1(who);
        m_list.append(check);
    }

    QVector<RoomCheck> &m_list;
};

void checkPower(SiteAnswer &answer, const Scenario &scenario)
{
    Checks checks(answer.checks);
    const Room &room = answer.room;
    const std::optional<double> design =
        answer.server ? std::optional(std::max(answer.server->nameplate, answer.server->peak)) : std::nullopt;
    const double nodes = std::max(1, scenario.cluster.nodes);
    const std::optional<double> all = design ? std::optional(*design * nodes) : std::nullopt;
    const std::optional<double> apparent =
        all ? std::optional(*all * room.pue / siteConstant("power_factor")) : std::nullopt;
    checks.atMost("rack_power", design, room.rackLimitW * siteConstant("rack_share"), "W", "rack_share", "idc");
    checks.yes("both_feeds", room.bothFeeds, "idc");
    checks.atMost("ups", all, room.upsW, "W", "rack_share", "idc");
    checks.atMost("transformer", apparent, room.transformerVa, "VA", "power_factor", "idc");
    checks.atMost("cooling_power", all, room.coolingW, "W", "rack_share", "idc");
    checks.atMost("upgrade_months", room.upgradeMonths, siteConstant("upgrade_months_high"), "month",
                  "upgrade_months_high", "idc");
}

void checkAir(SiteAnswer &answer)
{
    Checks checks(answer.checks);
    const Room &room = answer.room;
    const bool air = room.cooling == Cooling::Air;
    const std::optional<double> heat = answer.rackPeakW > 0 ? std::optional(answer.rackPeakW) : std::nullopt;
    if (air)
        checks.atMost("air_cooling", heat, siteConstant("air_rack_w"), "W", "air_rack_w", "idc");
    const std::optional<double> inlet = room.inletGiven ? std::optional(room.inletC) : std::nullopt;
    const std::optional<double> again = room.recirculationGiven ? std::optional(room.recirculationC) : std::nullopt;
    checks.atMost("inlet", inlet, siteConstant("inlet_high_c"), "C", "inlet_high_c", "idc");
    checks.atMost("recirculation", again, siteConstant("recirculation_limit_k"), "K", "recirculation_limit_k", "idc");
    checks.atMost("throttle_onset", air || !room.coolantC ? inlet : room.coolantC,
                  answer.server ? std::optional(answer.throttle.onsetInletC) : std::nullopt, "C", "throttle_c",
                  "vendor");
    checks.atMost("humidity", room.humidityPercent, siteConstant("humidity_limit_percent"), "%",
                  "humidity_limit_percent", "idc");
    const std::optional<double> dew =
        room.humidityPercent && inlet ? std::optional(dewPoint(room.inletC, *room.humidityPercent)) : std::nullopt;
    checks.atMost("dew_point", dew, siteConstant("dew_point_limit_c"), "C", "dew_point_limit_c", "idc");
    if (!air)
        checks.atLeast("coolant", room.coolantC,
                       dew ? std::optional(*dew + siteConstant("coolant_margin_k")) : std::nullopt, "C",
                       "coolant_margin_k", "idc");
}

void checkRest(SiteAnswer &answer, const Scenario &scenario, const Gpu &gpu)
{
    Checks checks(answer.checks);
    const Room &room = answer.room;
    checks.atLeast("floor", room.floorNewtonM2, siteConstant("floor_n_m2"), "N/m2", "floor_n_m2", "idc");
    checks.atLeast("carriers", room.carriers, siteConstant("carriers"), "", "carriers", "idc");
    if (scenario.cluster.nodes > 1 && isModule(gpu)) // internet lines do nothing for gradients inside a room
        checks.atLeast("rdma", room.rdmaGbitS, siteConstant("rdma_gbit_s") * scenario.cluster.gpusPerNode / 8.0,
                       "Gbit/s", "rdma_gbit_s", "vendor");
    checks.yes("on_site", room.onSite24h, "idc");
}

} // namespace

QLatin1String toWord(CheckResult result)
{
    switch (result) {
    case CheckResult::Pass:
        return QLatin1String("pass");
    case CheckResult::Fail:
        return QLatin1String("fail");
    case CheckResult::Unknown:
        break;
    }
    return QLatin1String("unknown");
}

std::optional<ServerPower> serverPower(const Cluster &cluster, const Gpu &gpu, const PowerEstimate &power)
{
    const double sheet = gpu.tdpW.value_or(cluster.powerLimitW);
    if (sheet <= 0)
        return {};
    ServerPower server;
    server.gpuLimit = cluster.powerLimitW > 0 ? std::min(sheet, cluster.powerLimitW) : sheet;
    const double cards = std::max(1, cluster.gpusPerNode);
    server.mean = power.available ? power.nodeWatts : 0;
    server.peak = std::max(power.nodePeakWatts, siteConstant("peak_ratio") * cards * server.gpuLimit);
    const char *ratio = !isModule(gpu) ? "plate_ratio_pcie" : sheet > 400 ? "plate_ratio_large" : "plate_ratio_small";
    // a plate is read at the full limit: a cap set in software does not change it
    server.nameplate = siteConstant(ratio) * cards * sheet;
    return server;
}

Result<SiteAnswer> answerSite(const Scenario &scenario, const Gpu &gpu, const Estimate &estimate)
{
    const Result<Room> room = readRoom(scenario.site);
    if (!room)
        return room.error();
    SiteAnswer answer;
    answer.room = *room;
    answer.server = serverPower(scenario.cluster, gpu, estimate.power);
    const int nodes = std::max(1, scenario.cluster.nodes);
    if (answer.server) {
        const ServerPower &server = *answer.server;
        const double design = std::max(server.nameplate, server.peak);
        // the small allowance keeps a server that needs exactly the limit
        const double fitting = std::floor(siteConstant("rack_share") * room->rackLimitW / design + 1e-9);
        answer.serversPerRack = int(std::min(fitting, 1000.0));
        if (answer.serversPerRack > 0)
            answer.racks = (nodes + answer.serversPerRack - 1) / answer.serversPerRack;
        const double extra = 1 + siteConstant("rack_extra");
        answer.rackPeakW = std::max(1, std::min(answer.serversPerRack, nodes)) * server.peak * extra;
        answer.roomMeanW = nodes * server.mean * extra * room->pue;
        answer.roomPeakW = nodes * server.peak * extra * room->pue;
        answer.yearJoules = answer.roomMeanW * kYearSeconds;
        // behind a cold plate a card feels the coolant, not the air of the room
        const bool plate = room->cooling == Cooling::Liquid && room->coolantC;
        answer.throttle =
            throttle({server.gpuLimit, gpu.tdpW.value_or(server.gpuLimit), plate ? *room->coolantC : room->inletC,
                      plate ? 0 : room->recirculationC, room->cooling});
    }
    checkPower(answer, scenario);
    checkAir(answer);
    checkRest(answer, scenario, gpu);
    return answer;
}

} // namespace xuanka
