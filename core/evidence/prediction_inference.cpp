// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/prediction.h"

#include "estimate/engine_constants.h"
#include "evidence/inference_rows.h"

namespace xuanka
{

Result<RowPrediction> predictInference(const MeasuredRow &row, const Catalog &catalog)
{
    static const Result<InferenceIntervals> intervals = InferenceIntervals::loadBundled();
    if (!intervals)
        return intervals.error();
    const Result<InferenceRowPrediction> predicted =
        predictInferenceRow(row, catalog, engineConstants().inference, *intervals);
    if (!predicted)
        return predicted.error();
    const Interval relative = predicted->interval.relative();
    RowPrediction prediction;
    prediction.value = predicted->value;
    prediction.interval = {predicted->value * relative.low, predicted->value * relative.high};
    prediction.intervalGroup = predicted->interval.group;
    return prediction;
}

} // namespace xuanka
