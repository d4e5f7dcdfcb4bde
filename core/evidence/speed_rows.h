// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "evidence/measured_table.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

namespace xuanka
{

/// A published training rate as a question to the speed estimate: the scenario, the model and the card it ran
/// on, with what is known of the source and not written in its columns.
struct SpeedRow {
    Scenario scenario;
    Model model;
    Gpu gpu;
};

/// Errors say why a row cannot be estimated: another quantity, a missing column, an unknown card or model.
/// What is set besides rowScenario(): GPUs a node by the card (a few tables publish other node counts), runs of
/// Megatron under DeepSpeed, GPT-3's padded vocabulary, the H100s of torchtitan's tables (96 GB without
/// published figures, 500 W with slower memory).
Result<SpeedRow> speedRow(const MeasuredRow &row, const Catalog &catalog);

} // namespace xuanka
