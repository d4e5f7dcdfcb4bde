// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/memory_interval.h"
#include "estimate/training_memory.h"
#include "evidence/prediction.h"
#include "evidence/row_model.h"
#include "evidence/row_scenario.h"

#include <QtGlobal>

namespace xuanka
{
namespace
{

const char *const kExpectGpu = QT_TRANSLATE_NOOP("phrases", "a card of the catalogue");
const char *const kExpectMemory = QT_TRANSLATE_NOOP("phrases", "a card whose memory size is published");
const char *const kExpectShape = QT_TRANSLATE_NOOP("phrases", "a model with a known transformer shape");

double termOf(const MeasuredRow &row, const TrainingMemoryTerms &terms)
{
    if (row.quantity == QLatin1String("torch_peak_bytes"))
        return terms.allocated;
    if (row.quantity == QLatin1String("torch_reserved_bytes"))
        return terms.reserved;
    if (row.quantity == QLatin1String("device_used_bytes"))
        return terms.deviceUsed;
    return terms.need; // a source that says only 'memory', and the fit verdict
}

} // namespace

Result<RowPrediction> predictTrainingMemory(const MeasuredRow &row, const Catalog &catalog)
{
    const Result<Scenario> scenario = rowScenario(row);
    if (!scenario)
        return scenario.error();
    const Result<Model> model = rowModel(row, catalog);
    if (!model)
        return model.error();
    if (!model->transformer)
        return unpredictable(row, "model", row.model, kExpectShape);
    const Gpu *gpu = catalog.gpu(row.gpu);
    if (!gpu && !row.gpu.isEmpty())
        return unpredictable(row, "gpu", row.gpu, kExpectGpu);
    const TrainingMemoryJob job = compileTrainingMemory(*scenario, *model, gpu ? *gpu : Gpu());
    const TrainingMemoryTerms terms = evaluateTrainingMemory(job, Layout::of(*scenario));

    RowPrediction prediction;
    prediction.value = termOf(row, terms);
    prediction.intervalGroup = memoryIntervalGroup(*scenario, row.settings != QLatin1String("partial"));
    const Interval relative = MemoryIntervals::bundled().relative(prediction.intervalGroup);
    prediction.interval = {prediction.value * relative.low, prediction.value * relative.high};
    if (row.quantity != QLatin1String("fits"))
        return prediction;
    if (job.usable <= 0)
        return unpredictable(row, "gpu", row.gpu, gpu ? kExpectMemory : kExpectGpu);
    // a yes or no: inside the interval when the edge of memory is
    prediction.interval = {prediction.interval.high <= job.usable ? 1.0 : 0.0,
                           prediction.interval.low <= job.usable ? 1.0 : 0.0};
    prediction.value = terms.need <= job.usable ? 1 : 0;
    return prediction;
}

} // namespace xuanka
