// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/command.h"
#include "scenario/scenario.h"

namespace xuanka::cli
{

/// The scenario a command names as its only argument and the catalogue to answer it from.
struct ScenarioInput {
    QString file; ///< for messages
    Scenario scenario;
    std::shared_ptr<const Catalog> catalog;
};

/// Reads both. An error has been printed already when `status` is not kAnswered.
struct ScenarioInputResult {
    int status = kAnswered;
    ScenarioInput input;
};
ScenarioInputResult readScenario(const Invocation &invocation, const char *usage);

/// The error of an estimate, with the file it is about.
Error inFile(Error error, const QString &file);

} // namespace xuanka::cli
