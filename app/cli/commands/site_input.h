// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "cli/commands/scenario_input.h"
#include "estimate/estimate.h"
#include "site/room.h"

namespace xuanka::cli
{

/// The scenario a command names, its estimate and its room. An error has been printed already when `status` is
/// not kAnswered.
struct SiteInputResult {
    int status = kAnswered;
    ScenarioInput input;
    Estimate estimate;
    SiteAnswer site;

    const Gpu &gpu() const { return *input.catalog->gpu(input.scenario.cluster.gpu); }
};
SiteInputResult readSite(const Invocation &invocation, const char *usage);

} // namespace xuanka::cli
