// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed.h"

#include <algorithm>

namespace xuanka
{
namespace
{

void addStave(QVector<Bottleneck> &staves, const char *stave, double busy, double step)
{
    if (busy <= 0 || step <= 0)
        return;
    Bottleneck item;
    item.stave = QString::fromLatin1(stave);
    item.used = std::min(busy, step); // hidden traffic of a starved job can exceed what the step shows
    item.limit = step;
    item.headroom = 1 - item.used / item.limit;
    item.unit = QStringLiteral("s");
    staves.append(item);
}

} // namespace

TimeEstimate trainingTimeEstimate(const CompiledTrainingSpeed &compiled, const Layout &layout,
                                  const TrainingTimeTerms &terms, double tokensTotal)
{
    TimeEstimate time;
    time.missing = compiled.missing;
    time.intervalGroup = compiled.interval.group;
    time.groupHasMeasurements = compiled.groupHasMeasurements;
    time.available = compiled.job.has_value() && terms.step > 0 && terms.tokensPerSecond > 0;
    if (!time.available)
        return time;
    time.step = terms.parts();
    time.tokensPerSecond = terms.tokensPerSecond;
    time.tokensPerSecondPerGpu = terms.tokensPerSecond / std::max(1, layout.gpus());
    time.samplesPerSecond = terms.tokensPerSecond / std::max(1, layout.sequence);
    time.mfu = terms.mfu;
    time.mfuCausal = terms.mfuCausal;
    time.hfu = terms.hfu;
    time.modelTflopsPerGpu = terms.modelFlop / terms.step / std::max(1, layout.gpus()) / 1e12;
    time.intervalRelative = compiled.interval.relative90();
    if (tokensTotal > 0)
        time.runSeconds = tokensTotal / terms.tokensPerSecond;
    return time;
}

QVector<Bottleneck> trainingBottlenecks(const TrainingTimeTerms &terms)
{
    QVector<Bottleneck> staves;
    addStave(staves, "gpu_compute", terms.computeBusy, terms.step);
    addStave(staves, "memory_bandwidth", terms.memoryBusy, terms.step);
    addStave(staves, "gpu_link", terms.linkBusy, terms.step);
    addStave(staves, "network", terms.networkBusy, terms.step);
    return staves;
}

} // namespace xuanka
