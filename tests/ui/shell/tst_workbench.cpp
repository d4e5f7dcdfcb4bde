// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixture.h"
#include "ui/shell/workbench.h"

#include <QSemaphore>
#include <QSignalSpy>

#include <atomic>

using namespace xuanka;
using namespace xuanka::ui;

namespace
{

const Parameter &parameter(const char *key) { return *findParameter(QLatin1String(key)); }

/// Answers at once with the scenario it was asked about.
ResultsPtr echo(const Scenario &scenario, std::shared_ptr<const Catalog> catalog, quint64 generation, std::stop_token)
{
    auto results = std::make_shared<Results>();
    results->generation = generation;
    results->scenario = scenario;
    results->catalog = std::move(catalog);
    return results;
}

} // namespace

class TestWorkbench : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void answersAreOfTheScenarioAsked()
    {
        Workbench workbench(test::catalog(), nullptr, echo);
        workbench.setScenario(test::sevenB());
        QVERIFY(workbench.computing());
        workbench.waitForResults();
        QCOMPARE(workbench.results()->scenario.workload.microBatch, 2);
        QVERIFY(!workbench.computing());
    }

    void undoGoesBackOneEditAtATime()
    {
        Workbench workbench(test::catalog(), nullptr, echo);
        workbench.setScenario(test::sevenB());
        workbench.edit(parameter("micro_batch"), 4);
        workbench.edit(parameter("sequence_length"), 8192);
        QCOMPARE(workbench.undoStack()->count(), 2);
        workbench.undoStack()->undo();
        QCOMPARE(workbench.scenario().workload.sequenceLength, 4096);
        QCOMPARE(workbench.scenario().workload.microBatch, 4);
        workbench.undoStack()->undo();
        QCOMPARE(workbench.scenario(), test::sevenB());
        workbench.undoStack()->redo();
        workbench.undoStack()->redo();
        QCOMPARE(workbench.scenario().workload.sequenceLength, 8192);
    }

    void oneDragIsOneStepOfUndo()
    {
        Workbench workbench(test::catalog(), nullptr, echo);
        workbench.setScenario(test::sevenB());
        for (const int batch : {4, 8, 16, 32})
            workbench.edit(parameter("micro_batch"), batch, true);
        workbench.endDrag();
        QCOMPARE(workbench.undoStack()->count(), 1);
        for (const int batch : {16, 8})
            workbench.edit(parameter("micro_batch"), batch, true);
        workbench.endDrag();
        QCOMPARE(workbench.undoStack()->count(), 2);
        workbench.undoStack()->undo();
        QCOMPARE(workbench.scenario().workload.microBatch, 32);
        workbench.undoStack()->undo();
        QCOMPARE(workbench.scenario().workload.microBatch, 2);
    }

    void aDragBackToTheStartLeavesNothingToUndo()
    {
        Workbench workbench(test::catalog(), nullptr, echo);
        workbench.setScenario(test::sevenB());
        for (const int batch : {4, 8, 2})
            workbench.edit(parameter("micro_batch"), batch, true);
        QCOMPARE(workbench.undoStack()->count(), 0);
    }

    void labelsOfUndoFollowTheLanguage()
    {
        Workbench workbench(test::catalog(), nullptr, echo);
        workbench.setScenario(test::sevenB());
        QVERIFY(workbench.undoLabel().isEmpty());
        workbench.edit(parameter("micro_batch"), 4);
        workbench.setPhrases(Phrases(Language::English));
        const QString english = workbench.undoLabel();
        QCOMPARE(english, Phrases(Language::English).parameterLabel(parameter("micro_batch")));
        workbench.setPhrases(Phrases(Language::Chinese));
        QCOMPARE(workbench.undoLabel(), Phrases(Language::Chinese).parameterLabel(parameter("micro_batch")));
    }

    void degreesFollowTheCards_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("data");
        QTest::newRow("more servers, more replicas") << "nodes" << 4 << 32 << 32;
        QTest::newRow("fewer cards, fewer replicas") << "gpus_per_node" << 2 << 2 << 2;
        QTest::newRow("tensor parallelism takes replicas") << "tensor" << 4 << 8 << 2;
        QTest::newRow("asking for replicas asks for servers") << "data" << 16 << 16 << 16;
        QTest::newRow("asking for few replicas asks for few cards") << "data" << 4 << 4 << 4;
    }
    void degreesFollowTheCards()
    {
        QFETCH(QString, key);
        QFETCH(int, value);
        QFETCH(int, gpus);
        QFETCH(int, data);
        Workbench workbench(test::catalog(), nullptr, echo);
        workbench.setScenario(test::sevenB());
        workbench.edit(parameter(key.toLatin1().constData()), value);
        const Parallelism &p = workbench.scenario().parallelism;
        QCOMPARE(workbench.scenario().cluster.gpus(), gpus);
        QCOMPARE(p.data, data);
        QCOMPARE(p.data * p.tensor * p.pipeline * p.context, gpus);
    }

    void staleAnswersAreDropped()
    {
        // The first job hangs until the second has answered; its answer must never be shown.
        QSemaphore mayAnswer;
        std::atomic<int> calls = 0;
        Workbench workbench(test::catalog(), nullptr,
                            [&](const Scenario &scenario, std::shared_ptr<const Catalog> catalog, quint64 generation,
                                std::stop_token stop) {
                                if (++calls == 1)
                                    mayAnswer.acquire();
                                return echo(scenario, std::move(catalog), generation, stop);
                            });
        QSignalSpy answers(&workbench, &Workbench::resultsChanged);
        Scenario scenario = test::sevenB();
        workbench.setScenario(scenario);
        scenario.workload.microBatch = 16;
        workbench.setScenario(scenario);
        workbench.waitForResults(); // the second job starts although the first is stuck
        QCOMPARE(workbench.results()->scenario.workload.microBatch, 16);
        mayAnswer.release();
        QTest::qWait(50);
        QCOMPARE(answers.count(), 1);
        QCOMPARE(workbench.results()->scenario.workload.microBatch, 16);
    }

    void aRunningJobIsToldToStop()
    {
        std::atomic<bool> stopped = false;
        std::atomic<int> calls = 0;
        Workbench workbench(test::catalog(), nullptr,
                            [&](const Scenario &scenario, std::shared_ptr<const Catalog> catalog, quint64 generation,
                                std::stop_token stop) -> ResultsPtr {
                                if (++calls > 1)
                                    return echo(scenario, std::move(catalog), generation, stop);
                                while (!stop.stop_requested())
                                    QThread::msleep(1);
                                stopped = true;
                                return nullptr;
                            });
        workbench.setScenario(test::sevenB());
        workbench.edit(parameter("micro_batch"), 8);
        workbench.waitForResults();
        QTRY_VERIFY(stopped);
        QCOMPARE(workbench.results()->scenario.workload.microBatch, 8);
    }

    void endingWaitsForTheJob()
    {
        std::atomic<bool> running = false;
        {
            Workbench workbench(
                test::catalog(), nullptr,
                [&](const Scenario &, std::shared_ptr<const Catalog>, quint64, std::stop_token stop) -> ResultsPtr {
                    running = true;
                    while (!stop.stop_requested())
                        QThread::msleep(1);
                    running = false;
                    return nullptr;
                });
            workbench.setScenario(test::sevenB());
            QTRY_VERIFY(running);
        }
        QVERIFY(!running);
    }

    void manyEditsNeedFewJobs()
    {
        std::atomic<int> calls = 0;
        Workbench workbench(test::catalog(), nullptr,
                            [&](const Scenario &scenario, std::shared_ptr<const Catalog> catalog, quint64 generation,
                                std::stop_token stop) {
                                ++calls;
                                return echo(scenario, std::move(catalog), generation, stop);
                            });
        workbench.setScenario(test::sevenB());
        for (int batch = 3; batch < 500; ++batch)
            workbench.edit(parameter("micro_batch"), batch, true);
        workbench.waitForResults();
        QCOMPARE(workbench.results()->scenario.workload.microBatch, 499);
        QVERIFY(calls <= 3);
    }

    void fourScenariosCanBePinned()
    {
        Workbench workbench(test::catalog(), nullptr, echo);
        for (int i = 0; i < Workbench::kMaxPinned; ++i)
            QVERIFY(workbench.pin(test::sevenB()));
        QVERIFY(!workbench.pin(test::sevenB()));
        workbench.unpin(0);
        QCOMPARE(workbench.pinned().size(), Workbench::kMaxPinned - 1);
        QVERIFY(workbench.pin(test::sevenB()));
    }

    void theEngineAnswers()
    {
        Workbench workbench(test::catalog());
        Scenario scenario = test::sevenB();
        scenario.cluster.compareGpus = {QStringLiteral("a100-sxm4-80"), QStringLiteral("no-such-card")};
        workbench.setScenario(scenario);
        workbench.waitForResults();
        const ResultsPtr results = workbench.results();
        QVERIFY(results);
        QVERIFY2(!results->error, results->error ? qPrintable(workbench.phrases().error(*results->error)) : "");
        QCOMPARE(results->gpus, QStringList({QStringLiteral("h100-sxm5-80"), QStringLiteral("a100-sxm4-80")}));
        QVERIFY(results->estimate.memory.totalBytes > 0);
        QVERIFY(!results->estimate.explanations.isEmpty());
        // every batch of the axis for both cards, the chosen one among them
        QCOMPARE(results->batchSweep.size() % 2, 0);
        int chosen = 0;
        for (const SweepPoint &point : results->batchSweep)
            chosen += point.value == 2 ? 1 : 0;
        QCOMPARE(chosen, 2);
    }

    void aScenarioThatCannotBeComputedSaysWhy()
    {
        Workbench workbench(test::catalog());
        Scenario scenario = test::sevenB();
        scenario.cluster.gpu = QStringLiteral("no-such-card");
        workbench.setScenario(scenario);
        workbench.waitForResults();
        QVERIFY(workbench.results()->error);
        QCOMPARE(workbench.results()->error->where, QStringLiteral("cluster.gpu"));
    }
};

QTEST_MAIN(TestWorkbench)
#include "tst_workbench.moc"
