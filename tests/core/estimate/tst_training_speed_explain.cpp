// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "estimate/power.h"
#include "estimate/training_speed.h"

#include "core/estimate/formula_value.h"
#include "core/estimate/speed_examples.h"

#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace xuanka;
using namespace examples;

class TestTrainingSpeedExplain : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void formulasGiveTheResults_data();
    void formulasGiveTheResults();
    void everyHeadlineIsExplained();
    void servingPowerFormula();
    void nothingWithoutFigures();

private:
    struct Run {
        CompiledTrainingSpeed compiled;
        TrainingTimeTerms terms;
        TimeEstimate time;
        PowerEstimate power;
        QMap<QString, Explanation> list;
    };
    Run run(const Scenario &s) const
    {
        Run r;
        const Gpu &gpu = *m_catalog->gpu(s.cluster.gpu);
        r.compiled = compileTrainingSpeed(s, *m_catalog->model(s.model.catalogId), gpu, *m_speed, *m_intervals);
        const Layout layout = Layout::of(s);
        if (r.compiled.job)
            r.terms = evaluateTrainingSpeed(*r.compiled.job, layout);
        r.time = trainingTimeEstimate(r.compiled, layout, r.terms, 0);
        r.power = trainingPower(s.cluster, gpu, r.time, r.terms, 0, m_power);
        QVector<Explanation> all = explainTrainingSpeed(r.compiled, layout);
        all += explainPower(s.cluster, gpu, powerShares(r.terms), r.power, r.time.tokensPerSecond, m_power);
        for (const Explanation &e : all)
            r.list.insert(e.quantity, e);
        return r;
    }

    std::shared_ptr<const Catalog> m_catalog;
    std::optional<SpeedConstants> m_speed;
    std::optional<SpeedIntervals> m_intervals;
    PowerConstants m_power;
};

void TestTrainingSpeedExplain::initTestCase()
{
    const auto catalog = Catalog::loadBundled();
    QVERIFY(catalog.ok());
    m_catalog = *catalog;
    const auto speed = SpeedConstants::load();
    QVERIFY(speed.ok());
    m_speed = *speed;
    const auto intervals = SpeedIntervals::load();
    QVERIFY(intervals.ok());
    m_intervals.emplace(*intervals);
    const auto power = PowerConstants::load();
    QVERIFY(power.ok());
    m_power = *power;
}

void TestTrainingSpeedExplain::formulasGiveTheResults_data()
{
    QTest::addColumn<Scenario>("scenario");
    QTest::newRow("A") << exampleA();
    QTest::newRow("B full") << exampleB(Recompute::Full);
    QTest::newRow("B selective") << exampleB(Recompute::Selective);
    QTest::newRow("C LoRA") << exampleC(Task::Lora);
    QTest::newRow("C QLoRA") << exampleC(Task::Qlora);
    Scenario s = exampleA();
    s.parallelism.cpuOffload = Offload::OptimizerAndParameters;
    s.cluster.powerLimitW = 450;
    QTest::newRow("offload, power limit") << s;
}

/// Each formula worked out from its text and its own numbers.
void TestTrainingSpeedExplain::formulasGiveTheResults()
{
    QFETCH(Scenario, scenario);
    const Run r = run(scenario);
    for (const Explanation &e : r.list) {
        const double value = FormulaValue::of(e);
        QVERIFY2(
            std::abs(value - e.result) <= 1e-9 * std::max(std::abs(e.result), 1e-6),
            qPrintable(QStringLiteral("%1 = %2: %3, shown %4").arg(e.quantity, e.formula).arg(value).arg(e.result)));
        QVERIFY(e.source.startsWith(QStringLiteral("docs/method-speed.md ")));
    }
}

void TestTrainingSpeedExplain::everyHeadlineIsExplained()
{
    const Run r = run(exampleB(Recompute::Full));
    const std::pair<const char *, double> shown[] = {{"time.step.compute", r.time.step.compute},
                                                     {"time.step.attention", r.time.step.attention},
                                                     {"time.step.recompute", r.time.step.recompute},
                                                     {"time.step.tensor_comm", r.time.step.tensorComm},
                                                     {"time.step.pipeline_bubble", r.time.step.pipelineBubble},
                                                     {"time.step.data_comm_exposed", r.time.step.dataCommExposed},
                                                     {"time.step.optimizer", r.time.step.optimizer},
                                                     {"time.step.overhead", r.time.step.overhead},
                                                     {"time.step.total", r.time.step.total()},
                                                     {"time.tokens_per_second", r.time.tokensPerSecond},
                                                     {"time.tokens_per_second_per_gpu", r.time.tokensPerSecondPerGpu},
                                                     {"time.samples_per_second", r.time.samplesPerSecond},
                                                     {"time.mfu", r.time.mfu},
                                                     {"time.hfu", r.time.hfu},
                                                     {"power.gpu_watts", r.power.gpuWatts},
                                                     {"power.node_watts", r.power.nodeWatts},
                                                     {"power.node_peak_watts", r.power.nodePeakWatts},
                                                     {"power.energy_joules_per_token", r.power.energyJoulesPerToken}};
    for (const auto &[quantity, value] : shown)
        QCOMPARE(r.list.value(QLatin1String(quantity)).result, value);
    QCOMPARE(r.list.size(), qsizetype(std::size(shown)));
}

void TestTrainingSpeedExplain::servingPowerFormula()
{
    const Gpu &gpu = *m_catalog->gpu(QStringLiteral("h100-sxm5-80"));
    const Cluster cluster{gpu.id, 8, 1, 0, 0, {}};
    for (const double load : {0.0, 0.4, 1.0}) {
        const PowerEstimate power = servingPower(cluster, gpu, load, 1000, 0, m_power);
        for (const Explanation &e : explainServingPower(cluster, gpu, load, power, 1000, m_power))
            QVERIFY(std::abs(FormulaValue::of(e) - e.result) < 1e-9 * e.result);
    }
}

void TestTrainingSpeedExplain::nothingWithoutFigures()
{
    Scenario s = exampleA();
    s.cluster.gpu = QStringLiteral("h100-sxm5-96");
    QVERIFY(run(s).list.isEmpty());
}

QTEST_APPLESS_MAIN(TestTrainingSpeedExplain)
#include "tst_training_speed_explain.moc"
