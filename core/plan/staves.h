// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/estimate.h"
#include "scenario/scenario.h"

namespace xuanka
{

/// What stands around the cards; 0 = the usual figure of resources/constants/plan.json.
struct Surroundings {
    double rackWatts = 0;             ///< limit of one rack
    double coresPerCard = 0;          ///< CPU cores
    double hostBytesPerCard = 0;      ///< host memory
    double storageBytesPerSecond = 0; ///< whole job
    bool liquid = false;              ///< cold plates instead of air
};

/// All ten staves, least headroom first: those of the estimate (compute, memory, bandwidth, link, network), and
/// data loading ("cpu_loading"), host memory ("host_memory"), storage ("storage"), rack power ("rack_power") and
/// cooling ("cooling"). A stave whose load or limit is not known is left out. docs/method-plan.md, "staves".
QVector<Bottleneck> allStaves(const Scenario &scenario, const Estimate &estimate, const Model &model,
                              const Surroundings &surroundings = {});

/// Replaces the staves of an estimate by all ten, with the usual surroundings: what people are shown.
void completeStaves(Estimate &estimate, const Scenario &scenario, const Catalog &catalog);

} // namespace xuanka
