// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compute.h"

#include "plan/staves.h"
#include "scenario/scenario_json.h"

#include <algorithm>

namespace xuanka::ui
{

namespace
{

constexpr int kMaxCards = 4;
constexpr int kLeastGpuSweep = 64; // the sweep over GPUs reaches at least this many

QStringList chosenCards(const Scenario &scenario, const Catalog &catalog)
{
    QStringList cards{scenario.cluster.gpu};
    for (const QString &id : scenario.cluster.compareGpus) {
        if (cards.size() < kMaxCards && !cards.contains(id) && catalog.gpu(id))
            cards.append(id);
    }
    return cards;
}

void insertSorted(QVector<double> &values, double value)
{
    const auto place = std::lower_bound(values.begin(), values.end(), value);
    if (place == values.end() || *place != value)
        values.insert(place, value);
}

// Bars go to just past the edge of the roomiest card, and the chosen batch is always among them.
QVector<double> batchAxis(const Scenario &scenario, const Catalog &catalog, const QStringList &cards, double chosen)
{
    QVector<double> values;
    for (const QString &id : cards) {
        Scenario variant = scenario;
        variant.cluster.gpu = id;
        const QVector<double> own = batchValues(variant, catalog);
        if (own.size() > values.size())
            values = own;
    }
    insertSorted(values, chosen);
    return values;
}

QVector<double> gpuAxis(int chosen)
{
    QVector<double> values;
    const int last = std::max(kLeastGpuSweep, chosen);
    for (int count = 1; count <= last; count *= 2)
        values.append(count);
    insertSorted(values, chosen);
    return values;
}

QVector<SweepPoint> pointsOf(const SweepRequest &request, const Catalog &catalog, const std::stop_token &stop)
{
    auto points = sweep(request, catalog, stop);
    return points ? std::move(points).value() : QVector<SweepPoint>();
}

} // namespace

ResultsPtr computeResults(const Scenario &scenario, std::shared_ptr<const Catalog> catalog, quint64 generation,
                          std::stop_token stop)
{
    auto results = std::make_shared<Results>();
    results->generation = generation;
    results->catalog = catalog;
    results->scenario = scenario;
    results->error = validate(scenario);
    if (results->error)
        return results;

    const auto answer = estimate(scenario, *catalog);
    if (!answer) {
        results->error = answer.error();
        return results;
    }
    results->estimate = *answer;
    completeStaves(results->estimate, scenario, *catalog);
    results->gpus = chosenCards(scenario, *catalog);
    if (stop.stop_requested())
        return nullptr;

    const bool serving = scenario.workload.task == Task::Inference;
    SweepRequest batches{scenario, serving ? SweepAxis::Concurrency : SweepAxis::MicroBatch, {}, results->gpus};
    const double chosen = serving ? scenario.workload.inference.concurrency : scenario.workload.microBatch;
    batches.values = batchAxis(scenario, *catalog, results->gpus, chosen);
    results->batchSweep = pointsOf(batches, *catalog, stop);
    if (stop.stop_requested())
        return nullptr;

    const SweepRequest counts{scenario, SweepAxis::Gpus, gpuAxis(scenario.cluster.gpus()), {}};
    results->gpuCountSweep = pointsOf(counts, *catalog, stop);
    if (stop.stop_requested())
        return nullptr;
    return results;
}

} // namespace xuanka::ui
