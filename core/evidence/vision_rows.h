// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "evidence/measured_table.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

namespace xuanka
{

/// A row of the image tables as a question to the image model.
struct VisionRow {
    Scenario scenario;
    Model model;
    Gpu gpu;
    bool channelsLast = false;
};

/// Errors say why a row cannot be estimated: no batch, no counts, counts of another model (detectors listed with
/// those of their backbone), an unknown card.
Result<VisionRow> visionRow(const MeasuredRow &row, const Catalog &catalog);

} // namespace xuanka
