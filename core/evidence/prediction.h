// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "evidence/measured_table.h"
#include "quantity/interval.h"

namespace xuanka
{

/// What the program says about one measured row, in the row's unit.
struct RowPrediction {
    double value = 0;
    Interval interval;     ///< 90 %, in the row's unit
    QString intervalGroup; ///< residual group the interval comes from
};

/// Predicts the row's quantity from its settings. Errors say why the row cannot be modelled: a quantity no
/// estimate answers, a missing setting, an unknown word, card or model.
Result<RowPrediction> predictRow(const MeasuredRow &row, const Catalog &catalog);

/// Why a quantity is not predicted, for predictors.
Error unpredictable(const MeasuredRow &row, const char *column, const QString &found, const char *expected);

/// Training and fine-tuning memory: torch_peak_bytes, torch_reserved_bytes, device_used_bytes,
/// memory_bytes_kind_unknown and fits. Kinds are never compared across: docs/method-memory.md "what is compared".
Result<RowPrediction> predictTrainingMemory(const MeasuredRow &row, const Catalog &catalog);

/// Training rates: tokens_per_second_per_gpu.
Result<RowPrediction> predictTrainingSpeed(const MeasuredRow &row, const Catalog &catalog);

/// Serving and generation: memory parts, cache sizes, rates.
Result<RowPrediction> predictInference(const MeasuredRow &row, const Catalog &catalog);

/// Electrical power of training: gpu_watts, node_watts, peak_node_watts.
Result<RowPrediction> predictPower(const MeasuredRow &row, const Catalog &catalog);

/// Image models: images_per_second, and device_used_bytes of training.
Result<RowPrediction> predictVision(const MeasuredRow &row, const Catalog &catalog);

} // namespace xuanka
