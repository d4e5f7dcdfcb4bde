// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/prediction.h"

#include "estimate/engine_constants.h"
#include "estimate/training_speed.h"
#include "evidence/speed_rows.h"

#include <QtGlobal>

namespace xuanka
{
namespace
{

const char *const kExpectFigures = QT_TRANSLATE_NOOP("phrases", "a card whose vendor publishes %1");

} // namespace

Result<RowPrediction> predictTrainingSpeed(const MeasuredRow &row, const Catalog &catalog)
{
    const Result<SpeedRow> speed = speedRow(row, catalog);
    if (!speed)
        return speed.error();
    const EngineConstants &constants = engineConstants();
    const CompiledTrainingSpeed compiled =
        compileTrainingSpeed(speed->scenario, speed->model, speed->gpu, constants.speed, constants.speedIntervals);
    if (!compiled.job) {
        Error error = unpredictable(row, "gpu", row.gpu, kExpectFigures);
        error.args = QStringList{compiled.missing.join(QStringLiteral(", "))};
        return error;
    }
    const Layout layout = Layout::of(speed->scenario);
    RowPrediction prediction;
    prediction.value = evaluateTrainingSpeed(*compiled.job, layout).tokensPerSecond / layout.gpus();
    const Interval relative = compiled.interval.relative90();
    prediction.interval = {prediction.value * relative.low, prediction.value * relative.high};
    prediction.intervalGroup = compiled.interval.group;
    return prediction;
}

} // namespace xuanka
