// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/engine.h"

#include "estimate/compiled_scenario.h"
#include "scenario/expectations.h"
#include "scenario/scenario_json.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace xuanka
{

namespace
{

constexpr int kUsualServer = 8;       // cards of one server of the trade
constexpr int kMostBatchValues = 17;  // 1 … 65536
constexpr int kFewestBatchValues = 4; // so that a chart has something to show where nothing fits

const char *const kExpectCount = QT_TRANSLATE_NOOP("phrases", "a whole number from %1 to %2");
const char *const kExpectFewer = QT_TRANSLATE_NOOP("phrases", "at most %1 values and cards");

struct AxisWord {
    SweepAxis axis;
    const char *word;
    const char *parameter;
};

constexpr AxisWord kAxes[] = {{SweepAxis::MicroBatch, "micro_batch", "micro_batch"},
                              {SweepAxis::SequenceLength, "sequence_length", "sequence_length"},
                              {SweepAxis::Gpus, "gpus", nullptr},
                              {SweepAxis::Concurrency, "concurrency", "concurrency"}};

const AxisWord &axisWord(SweepAxis axis) { return kAxes[static_cast<std::size_t>(axis)]; }

void setGpus(Scenario &scenario, int gpus)
{
    Cluster &cluster = scenario.cluster;
    int server = std::min(std::max(cluster.gpusPerNode, kUsualServer), gpus);
    while (gpus % server != 0)
        --server;
    cluster.gpusPerNode = server;
    cluster.nodes = gpus / server;
    balanceDegrees(scenario);
}

std::optional<Error> checkValue(SweepAxis axis, double value)
{
    const char *key = axisWord(axis).parameter;
    if (const Parameter *parameter = key ? findParameter(QLatin1String(key)) : nullptr) {
        if (accepts(*parameter, value))
            return std::nullopt;
        return unexpected(*parameter, QVariant(value));
    }
    constexpr double most = 1e6;
    if (std::trunc(value) == value && value >= 1 && value <= most)
        return std::nullopt;
    return Error{{},
                 QStringLiteral("gpus"),
                 QString::number(value),
                 QString::fromLatin1(kExpectCount),
                 {QStringLiteral("1"), QString::number(qint64(most))}};
}

/// Points of one card. Only the gpus axis changes what compiling fixes (links, shares of the cluster).
std::optional<Error> sweepCard(const Scenario &base, const SweepRequest &request, const Catalog &catalog,
                               const std::function<bool()> &next, QVector<SweepPoint> &points)
{
    EstimateOptions options;
    options.explanations = false;
    std::optional<Result<CompiledScenario>> compiled;
    for (const double value : request.values) {
        if (!next())
            return std::nullopt;
        const Scenario scenario = withAxis(base, request.axis, value);
        if (!compiled || request.axis == SweepAxis::Gpus)
            compiled.emplace(CompiledScenario::compile(scenario, catalog, options));
        if (!compiled->ok())
            return compiled->error();
        points.append({value, scenario.cluster.gpu, scenario, (*compiled)->estimate(scenario, catalog, options)});
    }
    return std::nullopt;
}

} // namespace

QLatin1String toWord(SweepAxis axis) { return QLatin1String(axisWord(axis).word); }

std::optional<SweepAxis> sweepAxisFromWord(QStringView word)
{
    for (const AxisWord &entry : kAxes) {
        if (word == QLatin1String(entry.word))
            return entry.axis;
    }
    return std::nullopt;
}

Scenario withAxis(const Scenario &base, SweepAxis axis, double value)
{
    Scenario scenario = base;
    const int whole = int(value);
    switch (axis) {
    case SweepAxis::MicroBatch:
        scenario.workload.microBatch = whole;
        break;
    case SweepAxis::SequenceLength:
        scenario.workload.sequenceLength = whole;
        break;
    case SweepAxis::Gpus:
        setGpus(scenario, std::max(1, whole));
        break;
    case SweepAxis::Concurrency:
        scenario.workload.inference.concurrency = whole;
        break;
    }
    return scenario;
}

Result<QVector<SweepPoint>> sweep(const SweepRequest &request, const Catalog &catalog, std::stop_token stop,
                                  const std::function<void(int, int)> &progress)
{
    for (const double value : request.values) {
        if (const std::optional<Error> error = checkValue(request.axis, value))
            return *error;
    }
    const QStringList gpus = request.gpus.isEmpty() ? QStringList{request.base.cluster.gpu} : request.gpus;
    const qint64 total = qint64(gpus.size()) * request.values.size();
    if (total > kMaxSweepPoints) {
        return Error{
            {}, {}, QString::number(total), QString::fromLatin1(kExpectFewer), {QString::number(kMaxSweepPoints)}};
    }
    QVector<SweepPoint> points;
    points.reserve(int(total));
    const auto next = [&] {
        if (progress)
            progress(int(points.size()), int(total));
        return !stop.stop_requested();
    };
    for (const QString &gpu : gpus) {
        Scenario base = request.base;
        base.cluster.gpu = gpu;
        if (const std::optional<Error> error = sweepCard(base, request, catalog, next, points))
            return *error;
    }
    if (progress)
        progress(int(points.size()), int(total));
    return points;
}

QVector<double> batchValues(const Scenario &scenario, const Catalog &catalog)
{
    QVector<double> values;
    const Result<CompiledScenario> compiled = CompiledScenario::compile(scenario, catalog);
    const SweepAxis axis = compiled.ok() && compiled->isServing() ? SweepAxis::Concurrency : SweepAxis::MicroBatch;
    double value = 1;
    for (int i = 0; i < kMostBatchValues; ++i, value *= 2) {
        values.append(value);
        if (!compiled)
            continue;
        const Evaluation point = compiled->evaluate(withAxis(scenario, axis, value));
        const bool past = point.capacityBytes > 0 && point.verdict == Verdict::DoesNotFit;
        if (past && values.size() >= kFewestBatchValues)
            break;
    }
    return values;
}

} // namespace xuanka
