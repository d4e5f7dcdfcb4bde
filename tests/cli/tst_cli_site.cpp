// SPDX-License-Identifier: GPL-3.0-or-later
// Black box: `xuanka-cli site` and `cost` seen from outside.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

namespace
{

struct Outcome {
    int status = -1;
    QByteArray out, err;
};

Outcome run(const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    process.start(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli"), arguments);
    if (!process.waitForStarted())
        qFatal("xuanka-cli is not built");
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(60000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray scenario(const QByteArray &site, const QByteArray &cost)
{
    return R"({"xuanka": 1, "model": "llama-2-7b", "site": )" + site + R"(, "cost": )" + cost + "}";
}

QJsonObject ask(const char *command, const QByteArray &input)
{
    const Outcome outcome = run({QString::fromLatin1(command), QStringLiteral("-"), QStringLiteral("--json")}, input);
    if (outcome.status != 0)
        qWarning("%s", outcome.err.constData());
    return QJsonDocument::fromJson(outcome.out).object();
}

} // namespace

class TestCliSite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    void rackOfSixAndTwelve_data()
    {
        QTest::addColumn<QByteArray>("watts");
        QTest::addColumn<QString>("result");
        QTest::addColumn<int>("servers");
        QTest::newRow("6 kW") << QByteArray("6000") << "fail" << 0;
        QTest::newRow("12 kW") << QByteArray("12000") << "pass" << 1;
    }
    void rackOfSixAndTwelve()
    {
        QFETCH(QByteArray, watts);
        const QJsonObject answer = ask("site", scenario(R"({"rack_limit_w": )" + watts + "}", "{}"));
        const QJsonObject check = answer.value(QLatin1String("checks")).toArray().first().toObject();
        QCOMPARE(check.value(QLatin1String("id")).toString(), QStringLiteral("rack_power"));
        QTEST(check.value(QLatin1String("result")).toString(), "result");
        QTEST(answer.value(QLatin1String("servers_per_rack")).toInt(), "servers");
        QCOMPARE(answer.value(QLatin1String("throttle")).toObject().value(QLatin1String("onset_c")).toDouble(), 32.0);
    }

    void costOfRentAndOfAnOwnPrice()
    {
        QJsonObject answer = ask("cost", scenario("{}", "{}"));
        QJsonArray options = answer.value(QLatin1String("options")).toArray();
        QCOMPARE(options.size(), 4);
        QVERIFY(options.at(0).toObject().value(QLatin1String("total_cny")).isNull());
        // 76,000 a month, three years
        QCOMPARE(options.at(1).toObject().value(QLatin1String("total_cny")).toDouble(), 76000.0 * 36);
        QVERIFY(answer.value(QLatin1String("break_even_hours_per_day")).isNull());
        answer = ask("cost", scenario("{}", R"({"server_yuan": 1500000})"));
        const double hours = answer.value(QLatin1String("break_even_hours_per_day")).toDouble();
        QVERIFY(hours > 12 && hours < 24);
        QVERIFY(!answer.value(QLatin1String("tornado")).toArray().isEmpty());
    }

    void badBlocks_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("path");
        QTest::newRow("site key") << "site" << scenario(R"({"rack": 1})", "{}") << QByteArray("site.rack");
        QTest::newRow("site type") << "site" << scenario(R"({"pue": "x"})", "{}") << QByteArray("site.pue");
        QTest::newRow("cost range") << "cost" << scenario("{}", R"({"years": 1e308})") << QByteArray("cost.years");
        QTest::newRow("not a file") << "cost" << QByteArray("{") << QByteArray();
    }
    void badBlocks()
    {
        QFETCH(QString, command);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, path);
        const Outcome outcome = run({command, QStringLiteral("-")}, input);
        QCOMPARE(outcome.status, 3);
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains(path), outcome.err.constData());
    }

    void textInBothLanguages()
    {
        for (const char *command : {"site", "cost"})
            for (const char *language : {"en", "zh_CN"}) {
                const Outcome outcome = run({QString::fromLatin1(command), QStringLiteral("-"),
                                             QStringLiteral("--lang"), QString::fromLatin1(language)},
                                            scenario("{}", "{}"));
                QCOMPARE(outcome.status, 0);
                QVERIFY(outcome.out.size() > 200);
            }
    }
};

QTEST_APPLESS_MAIN(TestCliSite)
#include "tst_cli_site.moc"
