// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/memory_interval.h"

#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

class TestMemoryInterval : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void quantiles_data()
    {
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("ratio");
        // the distribution 0.5, 1, 2 at the shares 0, 1/2, 1
        QTest::newRow("lowest") << 0.0 << 0.5;
        QTest::newRow("quarter") << 0.25 << 0.75;
        QTest::newRow("median") << 0.5 << 1.0;
        QTest::newRow("three quarters") << 0.75 << 1.5;
        QTest::newRow("highest") << 1.0 << 2.0;
    }
    void quantiles()
    {
        QFETCH(double, share);
        QFETCH(double, ratio);
        const MemoryResiduals residuals{QStringLiteral("x"), 3, 1, {0.5, 1, 2}};
        QCOMPARE(residuals.quantile(share), ratio);
        QCOMPARE(residuals.shareBelow(ratio), share);
    }

    void fitProbability()
    {
        const auto intervals = MemoryIntervals::fromJson(kSmall);
        QVERIFY(intervals.ok());
        const QString group = QStringLiteral("modelled");
        // 80 of 100 bytes needed: fits while measured / predicted stays below 1.25
        QCOMPARE(intervals->fitProbability(group, 80, 100), 0.625);
        QCOMPARE(intervals->fitProbability(group, 300, 100), 0.0);
        QCOMPARE(intervals->fitProbability(group, 10, 100), 1.0);
        QCOMPARE(intervals->fitProbability(group, 0, 100), 0.0);
        QCOMPARE(intervals->fitProbability(group, 80, 0), 0.0);
        QCOMPARE(intervals->relative(group, 0.5), (Interval{0.75, 1.5}));
        // unknown groups take the widest
        QCOMPARE(intervals->relative(QStringLiteral("none"), 0.5), (Interval{0.5, 2.5}));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("not JSON") << QByteArray("[");
        QTest::newRow("no groups") << QByteArray("{}");
        QTest::newRow("group missing") << QByteArray(R"({"groups": [{"group": "modelled", "quantiles": [1, 2]}]})");
        QTest::newRow("one quantile") << QByteArray(R"({"groups": [{"group": "incomplete", "quantiles": [1]}]})");
        QTest::newRow("descending") << QByteArray(R"({"groups": [{"group": "incomplete", "quantiles": [2, 1]}]})");
        QTest::newRow("negative") << QByteArray(R"({"groups": [{"group": "incomplete", "quantiles": [-1, 1]}]})");
    }
    void refuses()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!MemoryIntervals::fromJson(json).ok());
    }

    void groups_data()
    {
        QTest::addColumn<QString>("framework");
        QTest::addColumn<bool>("variable");
        QTest::addColumn<bool>("known");
        QTest::addColumn<QString>("group");
        QTest::newRow("trainer") << "hf_trainer" << false << true << "modelled";
        QTest::newRow("fsdp") << "fsdp" << false << true << "modelled";
        QTest::newRow("megatron") << "megatron" << false << true << "megatron";
        QTest::newRow("variable length") << "hf_trainer" << true << true << "variable";
        QTest::newRow("settings unknown") << "hf_trainer" << false << false << "incomplete";
        QTest::newRow("no measurements") << "maxtext" << false << true << "incomplete";
        QTest::newRow("Ascend") << "mindspeed" << false << true << "incomplete";
    }
    void groups()
    {
        QFETCH(QString, framework);
        QFETCH(bool, variable);
        QFETCH(bool, known);
        QFETCH(QString, group);
        Scenario scenario;
        scenario.workload.framework = *fromWord<Framework>(framework);
        scenario.workload.variableLength = variable;
        QCOMPARE(memoryIntervalGroup(scenario, known), group);
    }

    void bundledResiduals()
    {
        const MemoryIntervals &intervals = MemoryIntervals::bundled();
        QCOMPARE(intervals.groups().size(), 4);
        for (const MemoryResiduals &residuals : intervals.groups()) {
            QCOMPARE(residuals.quantiles.size(), 101);
            QVERIFY(residuals.configurations > 50);
            // the model is not far off in the middle of any group, and 90 % hold the prediction itself
            QVERIFY(residuals.quantile(0.5) > 0.9 && residuals.quantile(0.5) < 1.1);
            QVERIFY(intervals.relative(residuals.group).contains(1.0));
            QVERIFY(intervals.relative(residuals.group, 0.8).high <= intervals.relative(residuals.group).high);
        }
        const auto width = [&](const char *group) {
            const Interval relative = intervals.relative(QLatin1String(group));
            return relative.high - relative.low;
        };
        // what is said less completely is known less well
        QVERIFY(width(memory_group::kModelled) < width(memory_group::kVariableLength));
        QVERIFY(width(memory_group::kVariableLength) < width(memory_group::kIncomplete));
    }

private:
    static inline const QByteArray kSmall = R"({"groups": [
        {"group": "modelled", "configurations": 3, "sources": 1, "quantiles": [0.5, 1, 2]},
        {"group": "incomplete", "configurations": 3, "sources": 1, "quantiles": [0.25, 0.75, 4.25]}]})";
};

QTEST_APPLESS_MAIN(TestMemoryInterval)
#include "tst_memory_interval.moc"
