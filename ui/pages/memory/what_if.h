// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "report/phrases.h"
#include "scenario/parameter_table.h"

namespace xuanka::ui
{

/// One setting changed to shrink a part of the memory.
struct WhatIf {
    const Parameter *parameter = nullptr;
    QVariant value;
    Scenario scenario; ///< the change made, degrees balanced

    QString label(const Catalog &catalog, const Phrases &phrases) const; ///< "Recomputation: full"
};

/// Changes that are worth trying for a segment of the memory chart (its colour key), as far as they apply to the
/// scenario and change something. Whether they help is for the estimate to say.
QVector<WhatIf> whatIfs(const Scenario &scenario, const QString &segment);

} // namespace xuanka::ui
