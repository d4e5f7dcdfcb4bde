// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fixture.h"
#include "ui/shell/document.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"

namespace xuanka::test
{

using ui::Results;
using ui::ResultsPtr;
using ui::ScenarioDocument;
using ui::Settings;
using ui::Workbench;

/// Answers nothing: the document does not need any.
inline ResultsPtr nothing(const Scenario &scenario, std::shared_ptr<const Catalog>, quint64 generation, std::stop_token)
{
    auto results = std::make_shared<Results>();
    results->scenario = scenario;
    results->generation = generation;
    return results;
}

/// One run of the program over a data directory.
struct Run {
    explicit Run(const QString &dataDirectory)
        : settings(dataDirectory), workbench(test::catalog(), nullptr, nothing), document(&workbench, &settings)
    {
    }
    void edit(int batch) { workbench.edit(*findParameter(QLatin1String("micro_batch")), batch); }

    Settings settings;
    Workbench workbench;
    ScenarioDocument document;
};

} // namespace xuanka::test
