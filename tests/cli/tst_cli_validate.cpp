// SPDX-License-Identifier: GPL-3.0-or-later
// Black box: xuanka-cli validate.
#include <QFile>
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

Outcome run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli"), QStringList{QStringLiteral("validate")} + arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(120000);
    const bool normal = process.exitStatus() == QProcess::NormalExit;
    return {normal ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

const QByteArray kTable =
    "quantity,value,model,task,precision,framework,gpu,year,micro_batch,sequence_length,my_column\n"
    "torch_peak_bytes,67420000000,llama-2-7b,full_finetuning,bf16_mixed,hf_trainer,a100-sxm4-80,2025,1,4096,a\n"
    "fits,1,llama-2-7b,full_finetuning,bf16_mixed,hf_trainer,a100-sxm4-80,2025,1,4096,b\n"
    "torch_peak_bytes,1e10,no-such-model,lora,bf16,hf_trainer,,2025,1,4096,c\n";

} // namespace

class TestCliValidate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(QFile::exists(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli"))); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void json()
    {
        const Outcome outcome = run({QStringLiteral("-"), QStringLiteral("--json")}, kTable);
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        const QJsonObject root = QJsonDocument::fromJson(outcome.out).object();
        const QJsonArray rows = root.value(QStringLiteral("rows")).toArray();
        QCOMPARE(rows.size(), 2);
        const QJsonObject first = rows[0].toObject();
        QCOMPARE(first.value(QStringLiteral("row")).toInt(), 1);
        QCOMPARE(first.value(QStringLiteral("quantity")).toString(), QStringLiteral("torch_peak_bytes"));
        QCOMPARE(first.value(QStringLiteral("measured")).toDouble(), 67420000000.0);
        // 62.79 GiB by the method's worked example
        QVERIFY(qAbs(first.value(QStringLiteral("predicted")).toDouble() / 1073741824.0 - 62.79) < 0.01);
        QVERIFY(qAbs(first.value(QStringLiteral("error")).toDouble()) < 0.001);
        QVERIFY(first.value(QStringLiteral("inside_interval")).toBool());
        const QJsonArray skipped = root.value(QStringLiteral("skipped")).toArray();
        QCOMPARE(skipped.size(), 1);
        QCOMPARE(skipped[0].toObject().value(QStringLiteral("row")).toInt(), 3);
        QVERIFY(
            skipped[0].toObject().value(QStringLiteral("reason")).toString().contains(QStringLiteral("no-such-model")));
        const QJsonArray summary = root.value(QStringLiteral("summary")).toArray();
        QCOMPARE(summary.size(), 4); // two quantities, each as a whole and by group
        for (const char *key :
             {"quantity", "group", "rows", "median_abs_error", "p90_abs_error", "bias", "interval_coverage"})
            QVERIFY2(summary[0].toObject().contains(QLatin1String(key)), key);
    }

    void text()
    {
        const Outcome english = run({QStringLiteral("-"), QStringLiteral("--lang"), QStringLiteral("en")}, kTable);
        QCOMPARE(english.status, 0);
        QVERIFY(english.out.startsWith("Rows predicted: 2 of 3\n"));
        QVERIFY(english.out.contains("full_finetuning hf_trainer Ampere"));
        QVERIFY(english.out.contains("Rows not predicted: 1\n"));
        QVERIFY(english.out.contains("row 3: "));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("not a table") << QByteArray("hello\n") << QByteArray("line 1");
        QTest::newRow("nothing") << QByteArray() << QByteArray("<stdin>");
        QTest::newRow("word for a number")
            << QByteArray("quantity,value\nfits,yes\n") << QByteArray("line 2, column value");
        QTest::newRow("open quote") << QByteArray("quantity,value\nfits,\"1\n") << QByteArray("line 2, column 6");
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\x00\xff\xfe",
                                              7)
                                << QByteArray("<stdin>");
    }
    void refuses()
    {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, says);
        const Outcome outcome = run({QStringLiteral("-"), QStringLiteral("--json")}, table);
        QCOMPARE(outcome.status, 3);
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }

    void usage()
    {
        QCOMPARE(run({}).status, 2);
        QCOMPARE(run({QStringLiteral("a.csv"), QStringLiteral("b.csv")}).status, 2);
        QCOMPARE(run({QStringLiteral("no-such-file.csv")}).status, 3);
    }
};

QTEST_APPLESS_MAIN(TestCliValidate)
#include "tst_cli_validate.moc"
