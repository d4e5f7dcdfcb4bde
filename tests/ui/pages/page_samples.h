// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/units.h"
#include "ui/shell/results.h"

/// Answers made by hand for the tests of the pages: the figures are round, not right.
namespace samples
{

inline xuanka::Explanation explanation(const QString &quantity, double result, const QString &unit)
{
    xuanka::Explanation why;
    why.quantity = quantity;
    why.formula = QStringLiteral("A = L·b·s·<b>k</b>"); // hostile: must come out as it is
    why.values = {{QStringLiteral("L"), 32, QStringLiteral("layers")}, {QStringLiteral("b"), 4, QString()}};
    why.result = result;
    why.unit = unit;
    why.source = QStringLiteral("docs/method-memory.md 4.3");
    return why;
}

inline xuanka::Estimate estimate(const QString &gpu, double batch, double capacityGib)
{
    using namespace xuanka;
    Estimate e;
    e.gpuId = gpu;
    MemoryEstimate &m = e.memory;
    m.perGpu.weights = 10 * units::kGiB;
    m.perGpu.optimizer = 20 * units::kGiB;
    m.perGpu.activations = 8 * batch * units::kGiB;
    m.perGpu.communication = 3 * units::kGiB;
    m.perGpu.context = 1 * units::kGiB;
    m.totalBytes = m.needBytes = m.perGpu.total();
    m.capacityBytes = capacityGib * units::kGiB;
    m.intervalBytes = {0.96 * m.totalBytes, 1.04 * m.totalBytes};
    m.verdict = m.totalBytes > m.capacityBytes ? Verdict::DoesNotFit : Verdict::Fits;
    m.fitProbability = m.verdict == Verdict::Fits ? 0.97 : 0.02;
    m.maxMicroBatch = 4;
    m.recommendedTierBytes = 80e9;
    m.ruleOfThumbBytes[0] = m.ruleOfThumbBytes[1] = m.ruleOfThumbBytes[2] = 160 * units::kGiB;
    m.phase = PeakPhase::Backward;
    TimeEstimate &t = e.time;
    t.available = true;
    t.tokensPerSecond = 10000 * batch / (1 + batch);
    t.tokensPerSecondPerGpu = t.tokensPerSecond / 8;
    t.samplesPerSecond = t.tokensPerSecond / 4096;
    t.mfu = t.mfuCausal = t.hfu = 0.45;
    t.modelTflopsPerGpu = 445;
    t.intervalRelative = {0.9, 1.12};
    t.step.compute = 0.6;
    t.step.attention = 0.1;
    t.step.optimizer = 0.05;
    t.runSeconds = 36000;
    PowerEstimate &p = e.power;
    p.available = true;
    p.gpuWatts = 600;
    p.nodeWatts = 7000 + 10 * batch;
    p.nodePeakWatts = 10200;
    p.energyJoulesPerToken = 0.5;
    p.runJoules = 2.5e8;
    e.bottlenecks = {{QStringLiteral("gpu_memory"), 70, 80, 0.125, QString()},
                     {QStringLiteral("network"), 1, 4, 0.75, QString()}};
    return e;
}

inline xuanka::ui::ResultsPtr results(const xuanka::Scenario &scenario, std::shared_ptr<const xuanka::Catalog> catalog,
                                      quint64 generation)
{
    using namespace xuanka;
    auto r = std::make_shared<ui::Results>();
    r->generation = generation;
    r->catalog = std::move(catalog);
    r->scenario = scenario;
    r->gpus = QStringList{scenario.cluster.gpu} + scenario.cluster.compareGpus;
    const bool serving = scenario.workload.task == Task::Inference;
    for (int i = 0; i < r->gpus.size(); ++i) {
        for (const double value : {1.0, 2.0, 4.0, 8.0}) {
            SweepPoint p;
            p.value = value;
            p.gpuId = r->gpus[i];
            p.scenario = withAxis(scenario, serving ? SweepAxis::Concurrency : SweepAxis::MicroBatch, value);
            p.estimate = estimate(p.gpuId, value, i == 0 ? 80 : 40);
            if (serving) {
                p.estimate.time.step = {};
                p.estimate.time.timePerOutputTokenSeconds = 0.01 * (1 + value / 4);
            }
            if (p.gpuId == QLatin1String("l2")) { // stands for a card without published figures
                p.estimate.time.available = false;
                p.estimate.power.available = false;
            }
            r->batchSweep << p;
        }
    }
    for (const double value : {1.0, 2.0, 4.0, 8.0}) {
        SweepPoint p;
        p.value = value;
        p.gpuId = scenario.cluster.gpu;
        p.scenario = withAxis(scenario, SweepAxis::Gpus, value);
        p.estimate = estimate(p.gpuId, 1, 80);
        p.estimate.time.tokensPerSecond = value == 8 ? 3000 : 1000 * value;
        r->gpuCountSweep << p;
    }
    const double chosen = serving ? scenario.workload.inference.concurrency : scenario.workload.microBatch;
    r->estimate = estimate(scenario.cluster.gpu, chosen, 80);
    if (serving)
        r->estimate.time.timePerOutputTokenSeconds = 0.02;
    r->estimate.explanations = {
        explanation(QStringLiteral("memory.activations"), 8 * chosen * units::kGiB, QStringLiteral("B")),
        explanation(QStringLiteral("memory.weights"), 10 * units::kGiB, QStringLiteral("B")),
        explanation(QStringLiteral("time.tokens_per_second"), r->estimate.time.tokensPerSecond,
                    QStringLiteral("tokens")),
        explanation(QStringLiteral("time.step.compute"), 0.6, QStringLiteral("s")),
        explanation(QStringLiteral("power.gpu_watts"), 600, QStringLiteral("W"))};
    return r;
}

} // namespace samples
