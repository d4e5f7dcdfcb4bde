// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/prediction.h"

#include "estimate/engine_constants.h"
#include "estimate/vision.h"
#include "evidence/vision_rows.h"

#include <QtGlobal>

#include <cmath>

namespace xuanka
{
namespace
{

const char *const kExpectFigures = QT_TRANSLATE_NOOP("phrases", "a card whose vendor publishes %1");

RowPrediction around(double value, double log90, const QString &group)
{
    return {value, {value * std::exp(-log90), value * std::exp(log90)}, group};
}

} // namespace

Result<RowPrediction> predictVision(const MeasuredRow &row, const Catalog &catalog)
{
    const Result<VisionRow> vision = visionRow(row, catalog);
    if (!vision)
        return vision.error();
    const EngineConstants &constants = engineConstants();
    const CompiledVision compiled =
        compileVision(vision->scenario, vision->model, vision->gpu,
                      {constants.vision, constants.visionIntervals, constants.speed}, vision->channelsLast);
    if (!compiled.job) {
        Error error = unpredictable(row, "gpu", row.gpu, kExpectFigures);
        error.args = QStringList{compiled.missing.join(QStringLiteral(", "))};
        return error;
    }
    const VisionTerms terms = evaluateVision(*compiled.job, vision->scenario.workload.microBatch);
    if (row.quantity == QLatin1String("device_used_bytes"))
        return around(terms.totalBytes, compiled.job->memoryLog90, QStringLiteral("vision_memory"));
    return around(terms.samplesPerSecond, compiled.interval.log90, compiled.interval.group);
}

} // namespace xuanka
