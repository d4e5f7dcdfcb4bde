// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/measured_table.h"
#include "scenario/scenario.h"

namespace xuanka
{

/// Workload::softwareYear of a row that does not say when it was measured (0 would mean 'current').
inline constexpr double kYearNotStated = -1.0;

/// The question a measured row answers. Empty cells take the neutral value of the measured tables (one GPU per
/// degree, no recomputation, AdamW …), not the defaults of a new scenario, because a table leaves out what was
/// not in use. Errors name the column and what it takes; such a row is listed as skipped, never dropped.
/// The model is a reference: its catalogue id, or its name where `architecture` or counts describe it.
/// The scenario is not validated against the rules for files: a row may leave degrees open.
Result<Scenario> rowScenario(const MeasuredRow &row);

/// True for rows of the image tables (counted per sample, not per token).
bool isSampleRow(const MeasuredRow &row);

} // namespace xuanka
