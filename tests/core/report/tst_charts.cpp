// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantity/units.h"
#include "report/charts.h"
#include "report/table_text.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::report;

/// Charts from sweeps made by hand: every expected number is arithmetic on the numbers put in.
class TstCharts : public QObject
{
    Q_OBJECT

    std::shared_ptr<const Catalog> m_catalog;
    Phrases m_english{Language::English};
    Scenario m_scenario;

    static constexpr double kGiB = units::kGiB;

    static SweepPoint point(const QString &gpu, double batch, double capacityGib)
    {
        SweepPoint p;
        p.value = batch;
        p.gpuId = gpu;
        p.estimate.gpuId = gpu;
        MemoryEstimate &memory = p.estimate.memory;
        memory.perGpu.weights = 10 * kGiB;
        memory.perGpu.optimizer = 20 * kGiB;
        memory.perGpu.activations = 8 * batch * kGiB;
        memory.perGpu.communication = 1 * kGiB;
        memory.perGpu.workspace = 2 * kGiB;
        memory.perGpu.context = 0.5 * kGiB;
        memory.perGpu.fragmentation = 0.5 * kGiB;
        memory.totalBytes = memory.perGpu.total();
        memory.capacityBytes = capacityGib * kGiB;
        const double used = memory.totalBytes / memory.capacityBytes;
        memory.verdict = used > 1 ? Verdict::DoesNotFit : used > 0.8 ? Verdict::Tight : Verdict::Fits;
        memory.ruleOfThumbBytes[0] = 80 * kGiB;
        memory.ruleOfThumbBytes[1] = 160 * kGiB;
        memory.ruleOfThumbBytes[2] = 240 * kGiB;
        TimeEstimate &time = p.estimate.time;
        time.available = true;
        time.tokensPerSecond = 1000 * batch;
        time.samplesPerSecond = batch;
        time.mfu = 0.4;
        time.intervalRelative = {0.9, 1.2};
        time.step.compute = 0.3;
        time.step.attention = 0.1;
        time.step.optimizer = 0.1;
        p.estimate.power.available = true;
        p.estimate.power.gpuWatts = 600;
        p.estimate.power.nodeWatts = 7000 + 10 * batch;
        p.estimate.power.nodePeakWatts = 10200;
        p.estimate.power.energyJoulesPerToken = 0.5;
        return p;
    }

    QVector<SweepPoint> sweepOf(const QStringList &gpus, const QVector<double> &capacities) const
    {
        QVector<SweepPoint> sweep;
        for (int i = 0; i < gpus.size(); ++i) {
            for (const double batch : {1.0, 2.0, 4.0, 8.0})
                sweep << point(gpus[i], batch, capacities[i]);
        }
        return sweep;
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        m_catalog = *catalog;
        m_scenario.workload.microBatch = 4;
        m_scenario.headroom = 0.2;
    }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void memoryBars()
    {
        const Chart chart =
            memoryChart(sweepOf({QStringLiteral("h100-sxm5-80"), QStringLiteral("a100-sxm4-40")}, {80, 40}), m_scenario,
                        *m_catalog, m_english);
        QCOMPARE(chart.kind, Chart::Kind::StackedBars);
        QCOMPARE(chart.categories,
                 (QStringList{QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8")}));
        QCOMPARE(chart.framed, 2);
        QCOMPARE(chart.faded, (QVector<bool>{false, false, false, true})); // 34 + 64 > 80
        QCOMPARE(chart.totals,
                 (QStringList{QStringLiteral("42"), QStringLiteral("50"), QStringLiteral("66"), QStringLiteral("98")}));
        double sum = 0;
        for (const Series &series : chart.series) {
            QCOMPARE(series.y.size(), 4);
            sum += series.y[2];
            if (series.colorKey == QLatin1String("activations"))
                QCOMPARE(series.y[2], 32.0);
            if (series.colorKey == QLatin1String("communication"))
                QCOMPARE(series.y[2], 3.0); // buffers and workspace are one segment
        }
        QCOMPARE(sum, 66.0);
        QCOMPARE(chart.limits.size(), 2);
        QCOMPARE(chart.limits[0].value, 80.0);
        QVERIFY(chart.limits[0].primary && !chart.limits[1].primary);
        QCOMPARE(chart.headroomTo, 80.0);
        QCOMPARE(chart.headroomFrom, 64.0);
        QVERIFY(!chart.summary.isEmpty());
    }

    void everyPartIsInOneGroup()
    {
        QStringList parts;
        for (const MemoryGroup &group : memoryGroups(m_english))
            parts += group.parts;
        parts.sort();
        QCOMPARE(parts,
                 (QStringList{QStringLiteral("activations"), QStringLiteral("communication"), QStringLiteral("context"),
                              QStringLiteral("fragmentation"), QStringLiteral("gradients"), QStringLiteral("kv_cache"),
                              QStringLiteral("logits"), QStringLiteral("optimizer"), QStringLiteral("weights"),
                              QStringLiteral("workspace")}));
    }

    void ruleOfThumbIsOneCardsShare()
    {
        const Chart chart =
            memoryChart(sweepOf({QStringLiteral("h100-sxm5-80")}, {80}), m_scenario, *m_catalog, m_english);
        QCOMPARE(chart.markers.size(), 1); // 160 GiB over the 8 cards of the default cluster
        QCOMPARE(chart.markers[0].y, 20.0);
        QCOMPARE(chart.markers[0].low, 10.0);
        QCOMPARE(chart.markers[0].high, 30.0);
        QVERIFY(chart.markers[0].hollow);
        QCOMPARE(chart.markers[0].x, -1.0); // the rule knows no batch
    }

    void equalCapacitiesShareALine()
    {
        const Chart chart = memoryChart(
            sweepOf({QStringLiteral("h100-sxm5-80"), QStringLiteral("a100-sxm4-80"), QStringLiteral("a100-sxm4-40")},
                    {79.2, 79.22, 39.4}),
            m_scenario, *m_catalog, m_english);
        QCOMPARE(chart.limits.size(), 2);
        QVERIFY(chart.limits[0].name.contains(QStringLiteral(" / ")));
        QVERIFY(chart.limits[0].primary);
    }

    void unpublishedMemoryHasNoLineButANote()
    {
        const Chart chart = memoryChart(sweepOf({QStringLiteral("h100-sxm5-80"), QStringLiteral("l2")}, {80, 0}),
                                        m_scenario, *m_catalog, m_english);
        QCOMPARE(chart.limits.size(), 1);
        QVERIFY(chart.note.contains(m_catalog->gpu(QStringLiteral("l2"))->name));
    }

    void throughput()
    {
        QVector<SweepPoint> sweep = sweepOf({QStringLiteral("h100-sxm5-80"), QStringLiteral("a100-sxm4-40")}, {80, 40});
        for (SweepPoint &p : sweep)
            p.estimate.time.available = p.gpuId != QLatin1String("a100-sxm4-40");
        const Chart chart = throughputChart(sweep, m_scenario, *m_catalog, m_english);
        QCOMPARE(chart.series.size(), 1);
        QVERIFY(chart.logX);
        QCOMPARE(chart.series[0].y, (QVector<double>{1000, 2000, 4000, 8000}));
        QCOMPARE(chart.series[0].low[2], 3600.0);
        QCOMPARE(chart.series[0].high[2], 4800.0);
        QCOMPARE(chart.series[0].faded, (QVector<bool>{false, false, false, true}));
        QCOMPARE(chart.framed, 2);
        QVERIFY(chart.note.contains(QStringLiteral("A100"))); // named, not drawn at zero
        QVERIFY(chart.summary.contains(QStringLiteral("4,000")));
        QVERIFY(chart.markers.isEmpty()); // no knee in training
    }

    void samplesForModelsWithoutTokens()
    {
        QVector<SweepPoint> sweep = sweepOf({QStringLiteral("h100-sxm5-80")}, {80});
        for (SweepPoint &p : sweep)
            p.estimate.time.tokensPerSecond = 0;
        const Chart chart = throughputChart(sweep, m_scenario, *m_catalog, m_english);
        QCOMPARE(chart.series[0].y, (QVector<double>{1, 2, 4, 8}));
        QVERIFY(chart.yTitle.startsWith(QStringLiteral("samples/s")));
    }

    void nothingPublishedIsSaid()
    {
        QVector<SweepPoint> sweep = sweepOf({QStringLiteral("h100-sxm5-80")}, {80});
        for (SweepPoint &p : sweep) {
            p.estimate.time.available = false;
            p.estimate.power.available = false;
        }
        for (const Chart &chart :
             {throughputChart(sweep, m_scenario, *m_catalog, m_english), mfuChart(sweep, *m_catalog, m_english),
              stepChart(sweep, m_english), powerChart(sweep, m_scenario, *m_catalog, m_english),
              gpuCountChart(sweep, m_scenario, m_english), energyChart(sweep, m_scenario, *m_catalog, m_english)}) {
            QVERIFY(chart.series.isEmpty());
            QVERIFY(!chart.emptyText.isEmpty());
        }
    }

    void emptySweeps()
    {
        QVERIFY(memoryChart({}, m_scenario, *m_catalog, m_english).series.isEmpty());
        QVERIFY(stepChart({}, m_english).series.isEmpty());
        QVERIFY(mfuChart({}, *m_catalog, m_english).series.isEmpty());
        QVERIFY(headroomChart({}, {}, m_english).series.isEmpty());
        QVERIFY(scalingRemark({}, m_scenario, m_english).isEmpty());
        QCOMPARE(kneeConcurrency({}), 0.0);
    }

    void stepShares()
    {
        const Chart chart = stepChart(sweepOf({QStringLiteral("h100-sxm5-80")}, {80}), m_english);
        QCOMPARE(chart.kind, Chart::Kind::HorizontalBars);
        QCOMPARE(chart.series.size(), 3); // parts of no length are left out
        QCOMPARE(chart.series[0].colorKey, QStringLiteral("step.compute"));
        QCOMPARE(chart.series[0].y[0], 60.0);
        QCOMPARE(chart.series[1].y[0], 20.0);
        QCOMPARE(chart.totals[0], QStringLiteral("500 ms"));
    }

    void stepByCard()
    {
        QVector<SweepPoint> sweep = sweepOf({QStringLiteral("h100-sxm5-80"), QStringLiteral("a100-sxm4-40")}, {80, 40});
        for (SweepPoint &p : sweep) {
            if (p.gpuId == QLatin1String("a100-sxm4-40"))
                p.estimate.time.step.compute = 1.5;
        }
        const Chart chart = stepByCardChart(sweep, 4, *m_catalog, m_english);
        QCOMPARE(chart.categories.size(), 2);
        QCOMPARE(chart.series[0].y, (QVector<double>{0.3, 1.5})); // seconds, because the longest step is above one
        QCOMPARE(chart.faded, (QVector<bool>{false, true}));
    }

    void moreCardsSlowerIsSaid()
    {
        QVector<SweepPoint> sweep;
        const QVector<QPair<double, double>> rates{{1, 1000}, {2, 1900}, {4, 3600}, {8, 3100}};
        for (const auto &[cards, rate] : rates) {
            SweepPoint p = point(QStringLiteral("h100-sxm5-80"), 1, 80);
            p.value = cards;
            p.estimate.time.tokensPerSecond = rate;
            sweep << p;
        }
        QCOMPARE(scalingRemark(sweep, m_scenario, m_english),
                 QStringLiteral("8 cards are slower than 4: 3,100 tokens/s against 3,600 tokens/s."));
        const Chart chart = gpuCountChart(sweep, m_scenario, m_english);
        QCOMPARE(chart.framed, 3);
        QCOMPARE(chart.summary, scalingRemark(sweep, m_scenario, m_english));
        // what does not fit is no candidate
        sweep[3].estimate.memory.verdict = Verdict::DoesNotFit;
        QVERIFY(scalingRemark(sweep, m_scenario, m_english).isEmpty());
        // 8 cards with 7.2 times the throughput of one: 90 % of ideal
        sweep[3].estimate.memory.verdict = Verdict::Fits;
        sweep[3].estimate.time.tokensPerSecond = 7200;
        QCOMPARE(scalingRemark(sweep, m_scenario, m_english),
                 QStringLiteral("8 cards give 7.20 times the throughput of 1, 90 % of ideal scaling."));
    }

    void knee()
    {
        QVector<SweepPoint> sweep;
        for (const auto &[requests, wait] :
             QVector<QPair<double, double>>{{1, 0.010}, {4, 0.012}, {16, 0.016}, {64, 0.024}}) {
            SweepPoint p = point(QStringLiteral("h100-sxm5-80"), 1, 80);
            p.value = requests;
            p.estimate.time.timePerOutputTokenSeconds = wait;
            p.estimate.time.tokensPerSecond = requests / wait;
            sweep << p;
        }
        // 0.020 s lies half way between 16 and 64 requests: 32 on the logarithmic axis
        QVERIFY(std::abs(kneeConcurrency(sweep) - 32) < 1e-9);
        Scenario serving = m_scenario;
        serving.workload.task = Task::Inference;
        serving.workload.inference.concurrency = 16;
        const Chart chart = throughputChart(sweep, serving, *m_catalog, m_english);
        QCOMPARE(chart.markers.size(), 1);
        QVERIFY(std::abs(chart.markers[0].x - 32) < 1e-9);
        QVERIFY(std::abs(chart.markers[0].y - (16 / 0.016 + 64 / 0.024) / 2) < 1e-6);
        QCOMPARE(chart.framed, 2);
        QCOMPARE(latencyChart(sweep, serving, *m_catalog, m_english).series[0].y[1], 12.0);
        sweep.removeLast();
        QCOMPARE(kneeConcurrency(sweep), 0.0);
    }

    void power()
    {
        const QVector<SweepPoint> sweep = sweepOf({QStringLiteral("h100-sxm5-80")}, {80});
        const Chart node = powerChart(sweep, m_scenario, *m_catalog, m_english);
        QCOMPARE(node.series[0].y[2], 7.04);
        QCOMPARE(node.limits.size(), 1);
        QCOMPARE(node.limits[0].value, 10.2);
        const Chart board = gpuPowerChart(sweep, m_scenario, *m_catalog, m_english);
        QCOMPARE(board.series[0].y[0], 600.0);
        QCOMPARE(board.limits[0].value, 700.0); // nameplate of an H100 SXM
        Scenario capped = m_scenario;
        capped.cluster.powerLimitW = 500;
        QCOMPARE(gpuPowerChart(sweep, capped, *m_catalog, m_english).limits[0].value, 500.0);
        QCOMPARE(energyChart(sweep, m_scenario, *m_catalog, m_english).series[0].y[0], 0.5);
    }

    void headrooms()
    {
        Estimate a, b;
        a.bottlenecks = {{QStringLiteral("gpu_memory"), 70, 80, 0.125, QString()},
                         {QStringLiteral("network"), 1, 4, 0.75, QString()}};
        b.bottlenecks = {{QStringLiteral("gpu_memory"), 40, 80, 0.5, QString()}};
        const Chart chart = headroomChart({a, b}, {QStringLiteral("A"), QStringLiteral("B")}, m_english);
        QVERIFY(chart.grouped);
        QCOMPARE(chart.categories.size(), 2);
        QCOMPARE(chart.series[0].y, (QVector<double>{12.5, 75}));
        QCOMPARE(chart.series[1].y[0], 50.0);
        QVERIFY(std::isnan(chart.series[1].y[1]));
    }

    void tablesOfCharts()
    {
        const Chart chart =
            memoryChart(sweepOf({QStringLiteral("h100-sxm5-80")}, {80}), m_scenario, *m_catalog, m_english);
        const Table table = chartTable(chart);
        QCOMPARE(table.header.size(), chart.series.size() + 2);
        QCOMPARE(table.rows.size(), 4);
        QCOMPARE(table.rows[2].first(), QStringLiteral("4"));
        QCOMPARE(table.rows[2].last(), QStringLiteral("66"));
    }

    void cells_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QString>("written");
        QTest::newRow("plain") << QStringLiteral("Weights") << QStringLiteral("Weights");
        QTest::newRow("comma") << QStringLiteral("a,b") << QStringLiteral("\"a,b\"");
        QTest::newRow("quote") << QStringLiteral("4\" fan") << QStringLiteral("\"4\"\" fan\"");
        QTest::newRow("lines") << QStringLiteral("a\nb") << QStringLiteral("\"a\nb\"");
        QTest::newRow("formula") << QStringLiteral("=1+1") << QStringLiteral("'=1+1");
        QTest::newRow("command") << QStringLiteral("@SUM(A1)") << QStringLiteral("'@SUM(A1)");
        QTest::newRow("minus") << QStringLiteral("-2+3") << QStringLiteral("'-2+3");
        QTest::newRow("number") << QStringLiteral("-2.5") << QStringLiteral("-2.5");
        QTest::newRow("grouped") << QStringLiteral("+12,400") << QStringLiteral("\"+12,400\"");
        QTest::newRow("tab") << QStringLiteral("\tx") << QStringLiteral("'\tx");
        QTest::newRow("Chinese") << QStringLiteral("显存") << QStringLiteral("显存");
    }
    void cells()
    {
        QFETCH(QString, cell);
        QFETCH(QString, written);
        Table table;
        table.header << QStringLiteral("Name");
        table.rows << QStringList{cell};
        QCOMPARE(csv(table), QByteArray("\xEF\xBB\xBFName\r\n") + written.toUtf8() + "\r\n");
    }

    void clipboardText()
    {
        Table table;
        table.header << QStringLiteral("A") << QStringLiteral("B");
        table.rows << QStringList{QStringLiteral("1\t2"), QStringLiteral("x\ny")};
        QCOMPARE(tabbedText(table), QStringLiteral("A\tB\n1 2\tx y\n"));
    }
};

QTEST_APPLESS_MAIN(TstCharts)
#include "tst_charts.moc"
