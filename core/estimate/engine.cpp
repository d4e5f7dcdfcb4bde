// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/engine.h"

#include "estimate/compiled_scenario.h"

namespace xuanka
{

Result<Estimate> estimate(const Scenario &scenario, const Catalog &catalog, const EstimateOptions &options)
{
    const Result<CompiledScenario> compiled = CompiledScenario::compile(scenario, catalog, options);
    if (!compiled)
        return compiled.error();
    return compiled->estimate(scenario, catalog, options);
}

} // namespace xuanka
