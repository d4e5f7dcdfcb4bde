// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/scenario_input.h"

#include "catalog/catalog.h"
#include "scenario/scenario_json.h"

namespace xuanka::cli
{

ScenarioInputResult readScenario(const Invocation &invocation, const char *usage)
{
    if (invocation.arguments().size() != 1)
        return {invocation.usage(usage), {}};
    const QString name = invocation.arguments().first();
    const QString file = Invocation::inputName(name);
    const Result<QByteArray> bytes = invocation.readInput(name, kMaxScenarioBytes);
    if (!bytes)
        return {invocation.fail(bytes.error()), {}};
    const Result<Scenario> scenario = scenarioFromJson(*bytes, file);
    if (!scenario)
        return {invocation.fail(scenario.error()), {}};
    const auto catalog = invocation.catalog();
    if (!catalog)
        return {invocation.fail(catalog.error()), {}};
    return {kAnswered, {file, *scenario, *catalog}};
}

Error inFile(Error error, const QString &file)
{
    if (error.file.isEmpty())
        error.file = file;
    return error;
}

} // namespace xuanka::cli
