// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"
#include "report/phrases.h"
#include "ui/pages/common/table_model.h"

#include "catalog/catalog.h"

#include <optional>

namespace xuanka::ui
{

/// One column of the comparison.
struct ComparedScenario {
    QString name;
    Scenario scenario;
    std::optional<Estimate> estimate; ///< nullopt: not yet answered or cannot be evaluated
};

struct Comparison {
    report::Table table; ///< first column the property, then one per scenario
    QHash<QPair<int, int>, TableModel::Mark> marks;
};

/// The answers, then the settings that matter or differ. Settings unlike the first scenario's are marked different; the
/// best answer of a row is marked where there is one to choose.
Comparison compareScenarios(const QVector<ComparedScenario> &scenarios, const Catalog &catalog, const Phrases &phrases);

/// Name of a scenario, or model and task where it has none.
QString scenarioTitle(const Scenario &scenario, const Catalog &catalog, const Phrases &phrases);

} // namespace xuanka::ui
