// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "report/phrases.h"

namespace xuanka::report
{

/// Value of one row of the parameter table as people read it: "4,096 tokens", "BF16 mixed", "20 %", "yes",
/// the name of a model or card; "automatic" where framework, engine or card decides.
QString parameterValue(const Parameter &parameter, const Scenario &scenario, const Catalog &catalog,
                       const Phrases &phrases);

/// Name of the scenario's model: of the catalogue, or as the user called it.
QString modelName(const ModelReference &reference, const Catalog &catalog);
/// Words one after another: "a, b" or "a、b".
QString joined(const QStringList &words, const Phrases &phrases);

} // namespace xuanka::report
