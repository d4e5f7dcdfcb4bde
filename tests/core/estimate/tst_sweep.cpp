// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/engine.h"
#include "scenario/scenario_json.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>

using namespace xuanka;

namespace
{

std::shared_ptr<const Catalog> catalog()
{
    static const std::shared_ptr<const Catalog> loaded = [] {
        const auto result = Catalog::loadBundled();
        return result.ok() ? *result : nullptr;
    }();
    return loaded;
}

Scenario fromText(const QByteArray &text)
{
    const Result<Scenario> read = scenarioFromJson(text);
    if (!read)
        qFatal("%s: %s", qPrintable(read.error().where), qPrintable(read.error().found));
    return *read;
}

Scenario training()
{
    return fromText(
        R"({"model": "llama-2-7b", "workload": {"framework": "fsdp"}, "cluster": {"gpu": "h100-sxm5-80"}})");
}

Scenario serving()
{
    return fromText(R"({"model": "llama-2-13b", "workload": {"task": "inference"},
                        "cluster": {"gpu": "a100-sxm4-80", "gpus_per_node": 1}})");
}

} // namespace

class TestSweep : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QVERIFY(catalog()); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void words()
    {
        for (const char *word : {"micro_batch", "sequence_length", "gpus", "concurrency"}) {
            const auto axis = sweepAxisFromWord(QString::fromLatin1(word));
            QVERIFY2(axis.has_value(), word);
            QCOMPARE(toWord(*axis), QLatin1String(word));
        }
        QVERIFY(!sweepAxisFromWord(u"batch"));
    }

    void cardByCard()
    {
        const SweepRequest request{training(),
                                   SweepAxis::MicroBatch,
                                   {1, 2, 4},
                                   {QStringLiteral("h100-sxm5-80"), QStringLiteral("a100-sxm4-80")}};
        QVector<int> seen;
        const Result<QVector<SweepPoint>> result = sweep(request, *catalog(), {}, [&](int done, int total) {
            QCOMPARE(total, 6);
            seen.append(done);
        });
        QVERIFY(result.ok());
        QCOMPARE(result->size(), 6);
        QCOMPARE(result->at(0).gpuId, QStringLiteral("h100-sxm5-80"));
        QCOMPARE(result->at(3).gpuId, QStringLiteral("a100-sxm4-80"));
        QCOMPARE(result->at(5).value, 4.0);
        QCOMPARE(result->at(5).scenario.workload.microBatch, 4);
        QCOMPARE(seen.first(), 0);
        QCOMPARE(seen.last(), 6);
    }

    // A point of a sweep is the estimate of its own scenario, however it was compiled.
    void pointsAreEstimates_data()
    {
        QTest::addColumn<bool>("serve");
        QTest::addColumn<QString>("axis");
        QTest::addColumn<QVector<double>>("values");
        QTest::newRow("batch") << false << "micro_batch" << QVector<double>{1, 3, 8};
        QTest::newRow("sequence") << false << "sequence_length" << QVector<double>{512, 4096, 16384};
        QTest::newRow("gpus") << false << "gpus" << QVector<double>{1, 2, 6, 8, 16, 64};
        QTest::newRow("concurrency") << true << "concurrency" << QVector<double>{1, 8, 200};
        QTest::newRow("serving gpus") << true << "gpus" << QVector<double>{1, 2, 4};
    }

    void pointsAreEstimates()
    {
        QFETCH(bool, serve);
        QFETCH(QString, axis);
        QFETCH(QVector<double>, values);
        const SweepRequest request{serve ? serving() : training(), *sweepAxisFromWord(axis), values, {}};
        const Result<QVector<SweepPoint>> result = sweep(request, *catalog());
        QVERIFY(result.ok());
        QCOMPARE(result->size(), values.size());
        for (const SweepPoint &point : *result) {
            const Result<Estimate> alone = estimate(point.scenario, *catalog());
            QVERIFY(alone.ok());
            QCOMPARE(point.estimate.memory.totalBytes, alone->memory.totalBytes);
            QCOMPARE(point.estimate.memory.maxMicroBatch, alone->memory.maxMicroBatch);
            QCOMPARE(point.estimate.time.tokensPerSecond, alone->time.tokensPerSecond);
            QCOMPARE(point.estimate.power.nodeWatts, alone->power.nodeWatts);
            QVERIFY(point.estimate.issues == alone->issues);
            QVERIFY(point.estimate.explanations.isEmpty());
        }
    }

    void memoryGrowsWithBatchAndSequence()
    {
        for (const SweepAxis axis : {SweepAxis::MicroBatch, SweepAxis::SequenceLength}) {
            const double unit = axis == SweepAxis::MicroBatch ? 1 : 512;
            const SweepRequest request{training(), axis, {unit, 2 * unit, 4 * unit, 8 * unit, 16 * unit}, {}};
            const Result<QVector<SweepPoint>> result = sweep(request, *catalog());
            QVERIFY(result.ok());
            for (int i = 1; i < result->size(); ++i)
                QVERIFY(result->at(i).estimate.memory.needBytes >= result->at(i - 1).estimate.memory.needBytes);
        }
    }

    void gpusFillServers_data()
    {
        QTest::addColumn<int>("gpus");
        QTest::addColumn<int>("perNode");
        QTest::addColumn<int>("nodes");
        QTest::newRow("1") << 1 << 1 << 1;
        QTest::newRow("2") << 2 << 2 << 1;
        QTest::newRow("8") << 8 << 8 << 1;
        QTest::newRow("12 takes two of six") << 12 << 6 << 2;
        QTest::newRow("64") << 64 << 8 << 8;
        QTest::newRow("7") << 7 << 7 << 1;
        QTest::newRow("11 divides by nothing") << 11 << 1 << 11;
    }

    void gpusFillServers()
    {
        QFETCH(int, gpus);
        Scenario base = training();
        base.cluster.gpusPerNode = 4;
        base.parallelism.tensor = 4;
        base.parallelism.data = 1;
        const Scenario scenario = withAxis(base, SweepAxis::Gpus, gpus);
        QTEST(scenario.cluster.gpusPerNode, "perNode");
        QTEST(scenario.cluster.nodes, "nodes");
        QCOMPARE(scenario.cluster.gpus(), gpus);
        QVERIFY(!validate(scenario));
    }

    void largeServersStayLarge()
    {
        Scenario base = training();
        base.cluster.gpusPerNode = 72;
        QCOMPARE(withAxis(base, SweepAxis::Gpus, 144).cluster.gpusPerNode, 72);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("axis");
        QTest::addColumn<double>("value");
        QTest::newRow("zero") << "micro_batch" << 0.0;
        QTest::newRow("negative") << "gpus" << -8.0;
        QTest::newRow("fraction") << "sequence_length" << 1.5;
        QTest::newRow("fraction of a card") << "gpus" << 1.5;
        QTest::newRow("huge") << "concurrency" << 1e308;
        QTest::newRow("not a number") << "gpus" << std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("infinite") << "micro_batch" << std::numeric_limits<double>::infinity();
    }

    void refuses()
    {
        QFETCH(QString, axis);
        QFETCH(double, value);
        const SweepRequest request{training(), *sweepAxisFromWord(axis), {1, value}, {}};
        QVERIFY(!sweep(request, *catalog()).ok());
    }

    void refusesTooMany()
    {
        const SweepRequest request{training(), SweepAxis::MicroBatch, QVector<double>(kMaxSweepPoints + 1, 1.0), {}};
        QVERIFY(!sweep(request, *catalog()).ok());
    }

    void refusesUnknownCards()
    {
        const SweepRequest request{training(), SweepAxis::MicroBatch, {1}, {QStringLiteral("h900")}};
        const auto result = sweep(request, *catalog());
        QVERIFY(!result.ok());
        QCOMPARE(result.error().where, QStringLiteral("cluster.gpu"));
    }

    void stopsWhenAsked()
    {
        std::stop_source source;
        const SweepRequest request{training(), SweepAxis::MicroBatch, {1, 2, 4, 8}, {}};
        const auto result = sweep(request, *catalog(), source.get_token(), [&](int done, int) {
            if (done == 2)
                source.request_stop();
        });
        QVERIFY(result.ok());
        QCOMPARE(result->size(), 2);
    }

    void batchValuesPassTheEdge()
    {
        const Scenario scenario = training();
        const QVector<double> values = batchValues(scenario, *catalog());
        QVERIFY(values.size() >= 4);
        for (int i = 0; i < values.size(); ++i) {
            QCOMPARE(values.at(i), std::pow(2.0, i));
            const Result<Estimate> e = estimate(withAxis(scenario, SweepAxis::MicroBatch, values.at(i)), *catalog());
            QVERIFY(e.ok());
            if (i + 1 < values.size() && i >= 3)
                QVERIFY(e->memory.verdict != Verdict::DoesNotFit);
            if (i + 1 == values.size())
                QVERIFY(e->memory.verdict == Verdict::DoesNotFit);
        }
        QVERIFY(batchValues(serving(), *catalog()).size() >= 4);
    }
};

QTEST_APPLESS_MAIN(TestSweep)
#include "tst_sweep.moc"
