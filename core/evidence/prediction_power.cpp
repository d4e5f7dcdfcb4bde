// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/prediction.h"

#include "estimate/constants.h"
#include "estimate/engine.h"
#include "evidence/row_model.h"
#include "evidence/row_scenario.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>

namespace xuanka
{
namespace
{

const char *const kExpectGpu = QT_TRANSLATE_NOOP("phrases", "a card of the catalogue");
const char *const kExpectShape = QT_TRANSLATE_NOOP("phrases", "a model with a known transformer shape");
const char *const kExpectBatch = QT_TRANSLATE_NOOP("phrases", "a value: power depends on it");
const char *const kExpectPublished = QT_TRANSLATE_NOOP("phrases", "a card whose vendor publishes %1");

/// Tables of power name the benchmark and leave out what its rules fix.
void fillBenchmark(const MeasuredRow &row, Workload &work)
{
    if (row.modelPublished != QLatin1String("llama2_70b_lora"))
        return;
    work.sequenceLength = 8192; // packed samples of the MLPerf task
    work.precision = Precision::Fp8Mixed;
    work.lora.rank = 16;
    work.lora.targets = QStringList{QStringLiteral("attention")};
}

/// Sequences per board and pass: tables of power often give the batch of the whole step only.
std::optional<int> batchOf(const MeasuredRow &row, const Scenario &scenario)
{
    if (row.microBatch)
        return *row.microBatch;
    if (!row.globalBatch)
        return std::nullopt;
    return std::max(1, *row.globalBatch / scenario.parallelism.data);
}

double wattsOf(const MeasuredRow &row, const PowerEstimate &power)
{
    if (row.quantity == QLatin1String("gpu_watts"))
        return power.gpuWatts;
    return row.quantity == QLatin1String("node_watts") ? power.nodeWatts : power.nodePeakWatts;
}

/// Spread of the measured rows around their predictions.
Result<Interval> relativeInterval(const QString &quantity)
{
    static const Result<ConstantSet> set = ConstantSet::load(QStringLiteral(":/constants/power_intervals.json"));
    if (!set)
        return set.error();
    return Interval{set->value(quantity + QStringLiteral("_low")), set->value(quantity + QStringLiteral("_high"))};
}

} // namespace

Result<RowPrediction> predictPower(const MeasuredRow &row, const Catalog &catalog)
{
    Result<Scenario> scenario = rowScenario(row);
    if (!scenario)
        return scenario.error();
    const Result<Model> model = rowModel(row, catalog);
    if (!model)
        return model.error();
    if (!model->transformer)
        return unpredictable(row, "model", row.model, kExpectShape);
    if (!catalog.gpu(row.gpu))
        return unpredictable(row, "gpu", row.gpu, kExpectGpu);
    Scenario asked = std::move(scenario).value();
    const std::optional<int> batch = batchOf(row, asked);
    if (!batch)
        return unpredictable(row, "micro_batch", {}, kExpectBatch);
    if (!row.microBatch) {
        asked.workload.microBatch = *batch;
        asked.workload.gradientAccumulation = 1;
    }
    fillBenchmark(row, asked.workload);
    EstimateOptions options;
    options.explanations = false;
    options.validate = false;
    const Result<Estimate> answer = estimate(asked, catalog, options);
    if (!answer)
        return answer.error();
    if (!answer->power.available) {
        Error error = unpredictable(row, "gpu", row.gpu, kExpectPublished);
        error.args = QStringList{answer->power.missing.join(QStringLiteral(", "))};
        return error;
    }
    const Result<Interval> relative = relativeInterval(row.quantity);
    if (!relative)
        return relative.error();
    RowPrediction prediction;
    prediction.value = wattsOf(row, answer->power);
    prediction.interval = {prediction.value * relative->low, prediction.value * relative->high};
    prediction.intervalGroup = QStringLiteral("power.") + row.quantity;
    return prediction;
}

} // namespace xuanka
