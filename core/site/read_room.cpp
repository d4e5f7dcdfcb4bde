// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantity/json_block.h"
#include "site/room.h"
#include "site/site_constants.h"

namespace xuanka
{

Result<Room> readRoom(const QJsonObject &site)
{
    JsonBlock block(site, QStringLiteral("site"));
    Room room;
    room.rackLimitGiven = block.has("rack_limit_w");
    room.rackLimitW = block.number("rack_limit_w", 100, 1e7, siteConstant("rack_limit_w"));
    room.pue = block.number("pue", 1, 5, siteConstant("pue"));
    room.inletGiven = block.has("inlet_c");
    room.recirculationGiven = block.has("recirculation_k");
    room.inletC = block.number("inlet_c", -20, 70, siteConstant("inlet_c"));
    const QString preset = block.word("preset", roomPresets(), QStringLiteral("typical"));
    room.recirculationC = block.number("recirculation_k", 0, 40, presetRecirculation(preset));
    const QString liquid = QStringLiteral("liquid");
    room.cooling = block.word("cooling", {QStringLiteral("air"), liquid}, QStringLiteral("air")) == liquid
                       ? Cooling::Liquid
                       : Cooling::Air;
    room.province = block.word("province", {}, QStringLiteral("江苏"));
    room.upsW = block.number("ups_w", 0, 1e10);
    room.transformerVa = block.number("transformer_va", 0, 1e10);
    room.coolingW = block.number("cooling_w", 0, 1e10);
    room.upgradeMonths = block.number("upgrade_months", 0, 120);
    room.floorNewtonM2 = block.number("floor_n_m2", 0, 1e6);
    room.humidityPercent = block.number("humidity_percent", 1, 100);
    room.coolantC = block.number("coolant_c", 0, 70);
    room.carriers = block.number("carriers", 0, 100);
    room.rdmaGbitS = block.number("rdma_gbit_s", 0, 1e6);
    room.bothFeeds = block.boolean("both_feeds");
    room.onSite24h = block.boolean("on_site_24h");
    if (const std::optional<Error> error = block.finish())
        return *error;
    return room;
}

} // namespace xuanka
