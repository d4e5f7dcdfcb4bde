// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/plan_constants.h"

#include "estimate/constants.h"

namespace xuanka
{

namespace
{

PlanConstants load()
{
    const Result<ConstantSet> set = ConstantSet::load(QStringLiteral(":/constants/plan.json"));
    Q_ASSERT(set.ok());
    const auto value = [&](const char *name) { return set->value(QString::fromLatin1(name)); };
    PlanConstants c;
    c.assumedTokens = value("assumed_tokens");
    c.globalBatch = int(value("global_batch"));
    c.adapterBatch = int(value("adapter_batch"));
    c.megatronFrom = value("megatron_from");
    c.networkSmallServer = value("network_small_server");
    c.networkPcieServer = value("network_pcie_server");
    c.serviceHours = value("service_hours");
    c.usedAfterYears = value("used_after_years");
    c.serverCards = int(value("server_cards"));
    c.superchipCards = int(value("superchip_cards"));
    c.longestContextDegree = int(value("longest_context_degree"));
    c.fewestContextTokens = value("fewest_context_tokens");
    c.imagesPerCore = value("images_per_core");
    c.tokensPerCore = value("tokens_per_core");
    c.coresPerCard = value("cores_per_card");
    c.hostBytesPerCard = value("host_bytes_per_card");
    c.pinnedBytesPerCard = value("pinned_bytes_per_card");
    c.storageBytesPerSecond = value("storage_bytes_per_second");
    c.checkpointSeconds = value("checkpoint_seconds");
    c.checkpointShare = value("checkpoint_share");
    c.checkpointBytesFull = value("checkpoint_bytes_full");
    c.standardRackWatts = value("standard_rack_watts");
    c.airRackWatts = value("air_rack_watts");
    c.liquidRackWatts = value("liquid_rack_watts");
    c.energyYuanPerKwh = value("energy_yuan_per_kwh");
    c.facilityFactor = value("facility_factor");
    c.depreciationYears = value("depreciation_years");
    c.sensitivityStep = value("sensitivity_step");
    c.fullTierBytes = value("full_tier_bytes");
    c.inferenceTierBytes = value("inference_tier_bytes");
    c.inference32Bytes = value("inference_32_bytes");
    c.busyHoursRule = value("busy_hours_rule");
    return c;
}

} // namespace

const PlanConstants &planConstants()
{
    static const PlanConstants constants = load();
    return constants;
}

} // namespace xuanka
