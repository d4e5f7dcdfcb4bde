// SPDX-License-Identifier: GPL-3.0-or-later
// Black box: `xuanka-cli plan` seen from outside.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace
{

struct Outcome {
    int status = -1;
    QByteArray out, err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Outcome run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli"), arguments);
    if (!process.waitForStarted())
        qFatal("xuanka-cli is not built");
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(120000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray tune7b(const QByteArray &limits = R"({"max_gpus": 8, "max_hours": 168})")
{
    return R"({"xuanka_plan": 1, "jobs": [{"model": "llama-2-7b", "workload": {"task": "full_finetuning",
        "sequence_length": 4096, "global_batch": 64}, "tokens": 1e9}],
        "allow": {"vendors": ["NVIDIA"], "segments": ["datacenter"], "export_restricted": true}, "prefer": "time",
        "limits": )" +
           limits + "}";
}

} // namespace

class TestCliPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void json();
    void text();
    void top();
    void nothingFits();
    void badInput_data();
    void badInput();
    void usage_data();
    void usage();
    void benchTimesPlans();
};

void TestCliPlan::json()
{
    const Outcome outcome = run({QStringLiteral("plan"), QStringLiteral("-"), QStringLiteral("--json")}, tune7b());
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.err.isEmpty());
    const QJsonObject answer = outcome.json();
    QVERIFY(answer.value(QLatin1String("evaluated")).toDouble() > 100);
    const QJsonArray front = answer.value(QLatin1String("front")).toArray();
    QVERIFY(!front.isEmpty());
    for (const QJsonValue &value : front) {
        const QJsonObject point = value.toObject();
        const QJsonObject degrees = point.value(QLatin1String("parallelism")).toObject();
        const int gpus =
            point.value(QLatin1String("gpus_per_node")).toInt() * point.value(QLatin1String("nodes")).toInt();
        QVERIFY(gpus >= 1 && gpus <= 8);
        QCOMPARE(degrees.value(QLatin1String("data")).toInt() * degrees.value(QLatin1String("tensor")).toInt() *
                     degrees.value(QLatin1String("pipeline")).toInt() * degrees.value(QLatin1String("context")).toInt(),
                 gpus);
        QVERIFY(point.value(QLatin1String("fit_probability")).toDouble() >= 0.9);
        QVERIFY(point.value(QLatin1String("hours")).toDouble() <= 168);
        QVERIFY(point.value(QLatin1String("because")).toArray().size() > 1);
        QVERIFY(point.value(QLatin1String("because")).toArray().first().isString());
    }
    QStringList rules;
    for (const QJsonValue &value : answer.value(QLatin1String("rules")).toArray()) {
        const QJsonObject rule = value.toObject();
        rules << rule.value(QLatin1String("id")).toString();
        QVERIFY(!rule.value(QLatin1String("advice")).toString().isEmpty());
        QVERIFY(!rule.value(QLatin1String("why")).toString().isEmpty());
    }
    QVERIFY(rules.contains(QLatin1String("Z7-7b-one-h100")));
}

void TestCliPlan::text()
{
    for (const char *language : {"en", "zh_CN"}) {
        const Outcome outcome = run(
            {QStringLiteral("plan"), QStringLiteral("-"), QStringLiteral("--lang"), QLatin1String(language)}, tune7b());
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("H100"));
        QVERIFY(!outcome.out.contains("%1"));
    }
}

void TestCliPlan::top()
{
    const Outcome outcome = run({QStringLiteral("plan"), QStringLiteral("-"), QStringLiteral("--json"),
                                 QStringLiteral("--top"), QStringLiteral("3")},
                                tune7b());
    QCOMPARE(outcome.json().value(QLatin1String("ranked")).toArray().size(), 3);
}

/// A plan that fits nowhere is an answer.
void TestCliPlan::nothingFits()
{
    const Outcome outcome = run({QStringLiteral("plan"), QStringLiteral("-"), QStringLiteral("--json")},
                                tune7b(R"({"max_gpus": 8, "max_hours": 0.001})"));
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.json().value(QLatin1String("front")).toArray().isEmpty());
    QVERIFY(!outcome.json().value(QLatin1String("notices")).toArray().isEmpty());
}

void TestCliPlan::badInput_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("names");
    QTest::newRow("empty") << QByteArray() << QByteArray("line");
    QTest::newRow("no jobs") << QByteArray("{}") << QByteArray("jobs");
    QTest::newRow("truncated") << tune7b().left(100) << QByteArray("line");
    QTest::newRow("huge") << QByteArray(R"({"jobs": [{"model": "llama-2-7b", "tokens": 1e308}]})")
                          << QByteArray("jobs[0].tokens");
    QTest::newRow("unknown card") << QByteArray(R"({"jobs": [{"model": "llama-2-7b"}], "allow": {"gpus": ["x"]}})")
                                  << QByteArray("allow.gpus[0]");
    QTest::newRow("scenario key") << QByteArray(R"({"jobs": [{"model": "llama-2-7b", "workload": {"lr": 1}}]})")
                                  << QByteArray("jobs[0].workload.lr");
}

void TestCliPlan::badInput()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, names);
    const Outcome outcome = run({QStringLiteral("plan"), QStringLiteral("-")}, input);
    QCOMPARE(outcome.status, 3);
    QVERIFY(outcome.out.isEmpty());
    QCOMPARE(outcome.err.count('\n'), 1);
    QVERIFY2(outcome.err.contains(names), outcome.err.constData());
}

void TestCliPlan::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no file") << QStringList{QStringLiteral("plan")};
    QTest::newRow("two files") << QStringList{QStringLiteral("plan"), QStringLiteral("a"), QStringLiteral("b")};
    QTest::newRow("top 0") << QStringList{QStringLiteral("plan"), QStringLiteral("-"), QStringLiteral("--top"),
                                          QStringLiteral("0")};
    QTest::newRow("top text") << QStringList{QStringLiteral("plan"), QStringLiteral("-"), QStringLiteral("--top"),
                                             QStringLiteral("many")};
}

void TestCliPlan::usage()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = run(arguments);
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.err.count('\n'), 1);
}

void TestCliPlan::benchTimesPlans()
{
    const Outcome outcome =
        run({QStringLiteral("bench"), QStringLiteral("--json"), QStringLiteral("--seconds"), QStringLiteral("0.05")});
    QCOMPARE(outcome.status, 0);
    const QJsonArray plans = outcome.json().value(QLatin1String("plans")).toArray();
    QCOMPARE(plans.size(), 2);
    for (const QJsonValue &value : plans) {
        QVERIFY(value.toObject().value(QLatin1String("seconds")).toDouble() > 0);
        QVERIFY(value.toObject().value(QLatin1String("evaluated")).toDouble() > 100);
    }
}

QTEST_GUILESS_MAIN(TestCliPlan)
#include "tst_cli_plan.moc"
