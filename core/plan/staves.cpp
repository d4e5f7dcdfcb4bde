// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/staves.h"

#include "plan/plan_constants.h"

#include <algorithm>

namespace xuanka
{

namespace
{

double orUsual(double stated, double usual) { return stated > 0 ? stated : usual; }

void add(QVector<Bottleneck> &staves, const char *stave, double used, double limit, const char *unit)
{
    if (used >= 0 && limit > 0)
        staves.append({QString::fromLatin1(stave), used, limit, 1 - used / limit, QString::fromLatin1(unit)});
}

/// Samples or tokens a second the processors must prepare against what they can.
void addLoading(QVector<Bottleneck> &staves, const Scenario &scenario, const Estimate &estimate, const Model &model,
                const Surroundings &around)
{
    if (!isTraining(scenario.workload.task) || !estimate.time.available)
        return;
    const double cores = orUsual(around.coresPerCard, planConstants().coresPerCard) * scenario.cluster.gpus();
    if (model.transformer)
        add(staves, "cpu_loading", estimate.time.tokensPerSecond, cores * planConstants().tokensPerCore, "tokens/s");
    else if (model.sample && model.sample->imageSize > 0)
        add(staves, "cpu_loading", estimate.time.samplesPerSecond, cores * planConstants().imagesPerCore, "samples/s");
}

void addHostMemory(QVector<Bottleneck> &staves, const Scenario &scenario, const Model &model,
                   const Surroundings &around)
{
    const PlanConstants &c = planConstants();
    const double cards = scenario.cluster.gpusPerNode;
    const double parameters = double(model.parameters);
    double used = c.pinnedBytesPerCard * cards;
    // a server reads the 16-bit weights once before it deals them out
    used += 2 * parameters;
    const double share = cards / std::max(1, scenario.cluster.gpus());
    if (scenario.parallelism.cpuOffload != Offload::None)
        used += 12 * parameters * share; // fp32 weights and two moments
    if (scenario.parallelism.cpuOffload == Offload::OptimizerAndParameters)
        used += 2 * parameters * share;
    add(staves, "host_memory", used, orUsual(around.hostBytesPerCard, c.hostBytesPerCard) * cards, "B");
}

/// Write rate that keeps checkpoints within their share of the time.
void addStorage(QVector<Bottleneck> &staves, const Scenario &scenario, const Model &model, const Surroundings &around)
{
    if (!isTraining(scenario.workload.task))
        return;
    const PlanConstants &c = planConstants();
    const double bytes = isAdapter(scenario.workload.task) ? 0 : c.checkpointBytesFull * double(model.parameters);
    add(staves, "storage", bytes / (c.checkpointShare * c.checkpointSeconds),
        orUsual(around.storageBytesPerSecond, c.storageBytesPerSecond), "B/s");
}

} // namespace

QVector<Bottleneck> allStaves(const Scenario &scenario, const Estimate &estimate, const Model &model,
                              const Surroundings &around)
{
    const PlanConstants &c = planConstants();
    QVector<Bottleneck> staves = estimate.bottlenecks;
    addLoading(staves, scenario, estimate, model, around);
    addHostMemory(staves, scenario, model, around);
    addStorage(staves, scenario, model, around);
    if (estimate.power.available) {
        const double peak = estimate.power.nodePeakWatts;
        add(staves, "rack_power", peak, orUsual(around.rackWatts, c.standardRackWatts), "W");
        add(staves, "cooling", peak, around.liquid ? c.liquidRackWatts : c.airRackWatts, "W");
    }
    std::stable_sort(staves.begin(), staves.end(),
                     [](const Bottleneck &a, const Bottleneck &b) { return a.headroom < b.headroom; });
    return staves;
}

void completeStaves(Estimate &estimate, const Scenario &scenario, const Catalog &catalog)
{
    if (const Result<Model> model = catalog.resolve(scenario.model))
        estimate.bottlenecks = allStaves(scenario, estimate, *model);
}

} // namespace xuanka
