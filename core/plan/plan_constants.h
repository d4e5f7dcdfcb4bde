// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka
{

/// resources/constants/plan.json in plain numbers; meaning, unit and source of each stand there.
struct PlanConstants {
    int globalBatch = 0, adapterBatch = 0, serverCards = 0, superchipCards = 0, longestContextDegree = 0;
    double assumedTokens = 0;
    double megatronFrom = 0;
    double networkSmallServer = 0;
    double networkPcieServer = 0;
    double serviceHours = 0;
    double usedAfterYears = 0;
    double fewestContextTokens = 0;
    double imagesPerCore = 0;
    double tokensPerCore = 0;
    double coresPerCard = 0;
    double hostBytesPerCard = 0;
    double pinnedBytesPerCard = 0;
    double storageBytesPerSecond = 0;
    double checkpointSeconds = 0;
    double checkpointShare = 0;
    double checkpointBytesFull = 0;
    double standardRackWatts = 0;
    double airRackWatts = 0;
    double liquidRackWatts = 0;
    double energyYuanPerKwh = 0;
    double facilityFactor = 0;
    double depreciationYears = 0;
    double sensitivityStep = 0;
    double fullTierBytes = 0;
    double inferenceTierBytes = 0;
    double inference32Bytes = 0;
    double busyHoursRule = 0;
};

/// The bundled set, read once; asserts that it is complete.
const PlanConstants &planConstants();

} // namespace xuanka
