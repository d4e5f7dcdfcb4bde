// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/inference_intervals.h"
#include "evidence/measured_table.h"

namespace xuanka
{

/// A published serving figure as a question to the estimate.
struct InferenceRow {
    Scenario scenario;
    Model model;
    Gpu gpu;
    InferenceJob job; ///< with what only the row knows: eager mode, a benchmark's batch limit
    InferencePoint point;
};

/// What the estimate says to a row.
struct InferenceRowPrediction {
    double value = 0;        ///< in the unit of the row
    FigureInterval interval; ///< its group is the one errors are summed up under
};

/// Job and layout of a serving row. Errors say why it cannot be estimated: another quantity, no weight format,
/// an unknown card or model.
Result<InferenceRow> inferenceRow(const MeasuredRow &row, const Catalog &catalog, const InferenceConstants &constants);

/// The figure as the row counted it (docs/method-inference.md I6): per card or whole deployment, prompt time
/// included or not, static batch, maximum load, MLPerf. Errors say why a row has no counterpart.
Result<InferenceRowPrediction> predictInferenceRow(const MeasuredRow &row, const Catalog &catalog,
                                                   const InferenceConstants &constants,
                                                   const InferenceIntervals &intervals);

} // namespace xuanka
