// SPDX-License-Identifier: GPL-3.0-or-later
// Black box: what xuanka-cli prints and returns, seen from outside.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace
{

struct Outcome {
    int status = -1;
    QByteArray out, err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    /// One line, ended by a line break.
    bool saysOneLine() const { return err.count('\n') == 1 && err.endsWith('\n') && err.size() > 10; }
};

Outcome run(const QStringList &arguments, const QByteArray &input = {},
            const QProcessEnvironment *environment = nullptr)
{
    QProcess process;
    if (environment)
        process.setProcessEnvironment(*environment);
    process.start(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli"), arguments);
    if (!process.waitForStarted())
        qFatal("xuanka-cli is not built");
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(120000);
    const bool normal = process.exitStatus() == QProcess::NormalExit;
    return {normal ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray zero3()
{
    return R"({"xuanka": 1, "name": "7B", "model": "llama-2-7b", "workload": {"framework": "deepspeed"},
               "cluster": {"gpu": "h100-sxm5-80"}, "parallelism": {"zero_stage": 3}})";
}

bool holdsNoBadNumber(const QByteArray &text)
{
    static const QRegularExpression bad(QStringLiteral("\\b(nan|inf|infinity)\\b"),
                                        QRegularExpression::CaseInsensitiveOption);
    return !bad.match(QString::fromUtf8(text)).hasMatch();
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write a test file");
        return file.fileName();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(QFile::exists(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli")));
    }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void usage_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto add = [](const char *name, const QStringList &arguments) { QTest::newRow(name) << arguments; };
        add("nothing", {});
        add("unknown command", {QStringLiteral("guess")});
        add("command with line breaks", {QStringLiteral("gu\ness\r\nx")});
        add("no file", {QStringLiteral("estimate")});
        add("two files", {QStringLiteral("estimate"), QStringLiteral("a"), QStringLiteral("b")});
        add("unknown option", {QStringLiteral("estimate"), QStringLiteral("--fast"), QStringLiteral("a")});
        add("option without value", {QStringLiteral("estimate"), QStringLiteral("a"), QStringLiteral("--data-dir")});
        add("unknown language",
            {QStringLiteral("estimate"), QStringLiteral("--lang"), QStringLiteral("xx"), QStringLiteral("a")});
        add("sweep without axis", {QStringLiteral("sweep"), QStringLiteral("a")});
        add("sweep without values",
            {QStringLiteral("sweep"), QStringLiteral("a"), QStringLiteral("--axis"), QStringLiteral("gpus")});
        add("unknown axis", {QStringLiteral("sweep"), QStringLiteral("a"), QStringLiteral("--axis"),
                             QStringLiteral("colour"), QStringLiteral("--values"), QStringLiteral("1")});
        add("values are words", {QStringLiteral("sweep"), QStringLiteral("a"), QStringLiteral("--axis"),
                                 QStringLiteral("gpus"), QStringLiteral("--values"), QStringLiteral("1,many")});
        add("empty value", {QStringLiteral("sweep"), QStringLiteral("a"), QStringLiteral("--axis"),
                            QStringLiteral("gpus"), QStringLiteral("--values"), QStringLiteral("1,,2")});
        add("bench with file", {QStringLiteral("bench"), QStringLiteral("a")});
        add("bench too long", {QStringLiteral("bench"), QStringLiteral("--seconds"), QStringLiteral("1e9")});
    }

    void usage()
    {
        QFETCH(QStringList, arguments);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.saysOneLine(), outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
    }

    void badInput_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("says");
        const auto add = [](const char *name, const QByteArray &bytes, const char *says) {
            QTest::newRow(name) << bytes << QByteArray(says);
        };
        add("empty", "", "line 1, column 1");
        add("garbage", "\x89PNG\r\n\x1a\n\0\0", "line 1");
        add("cut off", zero3().left(60), "line");
        add("list", "[1, 2]", "JSON object");
        add("unknown key", R"({"xuanka": 1, "model": "llama-2-7b", "cpu": 3})", "cpu");
        add("unknown word", R"({"model": "llama-2-7b", "workload": {"optimizer": "adam"}})", "adafactor");
        add("negative", R"({"model": "llama-2-7b", "workload": {"micro_batch": -2}})", "workload.micro_batch");
        add("huge", R"({"model": "llama-2-7b", "workload": {"sequence_length": 1e308}})", "workload.sequence_length");
        add("not finite", R"({"model": "llama-2-7b", "headroom": 1e999})", "headroom");
        add("fraction", R"({"model": "llama-2-7b", "cluster": {"nodes": 0.5}})", "cluster.nodes");
        add("degrees", R"({"model": "llama-2-7b", "parallelism": {"data": 3}})", "parallelism.data");
        add("repeated key", R"({"model": "llama-2-7b", "model": "llama-2-13b"})", "model");
        add("version", R"({"xuanka": 99, "model": "llama-2-7b"})", "xuanka");
        add("unknown card", R"({"model": "llama-2-7b", "cluster": {"gpu": "h900"}})", "cluster.gpu");
        add("unknown model", R"({"model": "gpt-99"})", "model");
        add("not UTF-8", "{\"model\": \"\xff\xfe\"}", "UTF-8");
        add("deep", "{\"site\": " + QByteArray(200000, '[') + "}", "64");
        add("10 MB", "{\"name\": \"" + QByteArray(10 * 1024 * 1024, 'x') + "\"}", "4194304");
        add("line breaks in a value", "{\"model\": \"a\\nb\\nc\"}", "model");
    }

    void badInput()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, says);
        const QString file = write(QStringLiteral("坏 文件.xuanka"), bytes);
        const QStringList before = QDir(m_folder.path()).entryList(QDir::Files);
        for (const QStringList &command :
             {QStringList{QStringLiteral("estimate"), file, QStringLiteral("--lang"), QStringLiteral("en")},
              QStringList{QStringLiteral("sweep"), file, QStringLiteral("--axis"), QStringLiteral("micro_batch"),
                          QStringLiteral("--values"), QStringLiteral("1,2"), QStringLiteral("--lang=en")}}) {
            const Outcome outcome = run(command);
            QCOMPARE(outcome.status, 3);
            QVERIFY2(outcome.saysOneLine(), outcome.err.constData());
            QVERIFY2(outcome.err.contains(says), outcome.err.constData());
            QVERIFY(outcome.err.contains("坏 文件.xuanka"));
            QVERIFY(outcome.out.isEmpty());
        }
        const Outcome piped = run({QStringLiteral("estimate"), QStringLiteral("-"), QStringLiteral("--json")}, bytes);
        QCOMPARE(piped.status, 3);
        QVERIFY2(piped.saysOneLine(), piped.err.constData());
        QVERIFY(piped.err.contains("<stdin>"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), before);
    }

    void missingFiles()
    {
        for (const QString &name : {m_folder.filePath(QStringLiteral("absent.xuanka")), m_folder.path(), QString()}) {
            const Outcome outcome = run({QStringLiteral("estimate"), name});
            QCOMPARE(outcome.status, 3);
            QVERIFY2(outcome.saysOneLine(), outcome.err.constData());
        }
        const QString good = write(QStringLiteral("good.xuanka"), zero3());
        const Outcome outcome = run(
            {QStringLiteral("estimate"), good, QStringLiteral("--data-dir"), m_folder.filePath(QStringLiteral("no"))});
        QCOMPARE(outcome.status, 3);
        QVERIFY(outcome.saysOneLine());
    }

    void errorsSpeakTheLanguage()
    {
        const Outcome chinese =
            run({QStringLiteral("estimate"), QStringLiteral("-"), QStringLiteral("--lang"), QStringLiteral("zh_CN")},
                R"({"model": "llama-2-7b", "workload": {"micro_batch": -2}})");
        QCOMPARE(chinese.status, 3);
        QVERIFY(chinese.saysOneLine());
        const Outcome english =
            run({QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("estimate"), QStringLiteral("-")},
                R"({"model": "llama-2-7b", "workload": {"micro_batch": -2}})");
        QCOMPARE(english.err,
                 QByteArray("<stdin>: workload.micro_batch: found -2, expected a whole number from 1 to 65536\n"));
    }

    // Worked example B of the memory method: 39.33 GiB allocated, 42.79 GiB on the device.
    void estimateOfTheWorkedExample()
    {
        const QString file = write(QStringLiteral("苏州 方案 7B.xuanka"), zero3());
        const Outcome outcome = run({QStringLiteral("estimate"), file, QStringLiteral("--json")});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.err.isEmpty());
        QVERIFY(holdsNoBadNumber(outcome.out));
        const QJsonObject memory = outcome.json().value(QLatin1String("memory")).toObject();
        const double total =
            memory.value(QLatin1String("per_gpu_bytes")).toObject().value(QLatin1String("total")).toDouble();
        constexpr double gib = 1073741824.0;
        QVERIFY(qAbs(total / gib - 42.79) < 0.01);
        QVERIFY(qAbs(memory.value(QLatin1String("torch_peak_bytes")).toDouble() / gib - 39.33) < 0.01);
        QCOMPARE(memory.value(QLatin1String("verdict")).toString(), QStringLiteral("fits"));
        // 6,738,415,616 parameters times 20
        QCOMPARE(memory.value(QLatin1String("rule_of_thumb_bytes")).toArray().at(1).toDouble(), 134768312320.0);
        const QJsonObject time = outcome.json().value(QLatin1String("time")).toObject();
        QVERIFY(time.value(QLatin1String("tokens_per_second")).toDouble() > 0);
    }

    void readsStandardInput()
    {
        const Outcome piped = run({QStringLiteral("estimate"), QStringLiteral("-"), QStringLiteral("--json")}, zero3());
        const QString file = write(QStringLiteral("same.xuanka"), zero3());
        const Outcome read = run({QStringLiteral("estimate"), QStringLiteral("--json"), file});
        QCOMPARE(piped.status, 0);
        QCOMPARE(piped.out, read.out);
    }

    void textAnswers_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
    }

    void textAnswers()
    {
        QFETCH(QString, language);
        const QDir samples(QStringLiteral(XUANKA_SOURCE_DIR "/resources/samples"));
        const QStringList files = samples.entryList({QStringLiteral("*.xuanka")}, QDir::Files);
        QVERIFY(files.size() >= 4);
        for (const QString &file : files) {
            const Outcome outcome =
                run({QStringLiteral("estimate"), samples.filePath(file), QStringLiteral("--lang"), language});
            QCOMPARE(outcome.status, 0);
            QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
            QVERIFY(outcome.out.contains("GiB"));
            QVERIFY(!outcome.out.contains("%1") && !outcome.out.contains("%2"));
            QVERIFY(holdsNoBadNumber(outcome.out));
        }
    }

    void doesNotFitIsAnAnswer()
    {
        const Outcome outcome = run({QStringLiteral("estimate"), QStringLiteral("-"), QStringLiteral("--json")},
                                    R"({"model": "llama-2-70b", "cluster": {"gpu": "rtx-4090", "gpus_per_node": 1}})");
        QCOMPARE(outcome.status, 0);
        const QJsonObject memory = outcome.json().value(QLatin1String("memory")).toObject();
        QCOMPARE(memory.value(QLatin1String("verdict")).toString(), QStringLiteral("does_not_fit"));
        QCOMPARE(memory.value(QLatin1String("max_micro_batch")).toDouble(-1), 0.0);
    }

    void unpublishedFiguresAreNamed()
    {
        const Outcome outcome = run({QStringLiteral("estimate"), QStringLiteral("-"), QStringLiteral("--json")},
                                    R"({"model": "llama-2-7b", "cluster": {"gpu": "kunlun-p800"}})");
        QCOMPARE(outcome.status, 0);
        const QJsonObject time = outcome.json().value(QLatin1String("time")).toObject();
        QVERIFY(time.value(QLatin1String("tokens_per_second")).isNull());
        QVERIFY(!time.value(QLatin1String("not_published")).toArray().isEmpty());
    }

    void sweepJson()
    {
        const Outcome outcome =
            run({QStringLiteral("sweep"), QStringLiteral("-"), QStringLiteral("--axis"), QStringLiteral("micro_batch"),
                 QStringLiteral("--values"), QStringLiteral("1,2,4,8"), QStringLiteral("--gpus"),
                 QStringLiteral("h100-sxm5-80,a100-sxm4-80"), QStringLiteral("--json")},
                zero3());
        QCOMPARE(outcome.status, 0);
        const QJsonArray rows = outcome.json().value(QLatin1String("rows")).toArray();
        QCOMPARE(rows.size(), 8);
        QCOMPARE(rows.at(4).toObject().value(QLatin1String("gpu")).toString(), QStringLiteral("a100-sxm4-80"));
        double last = 0;
        for (int i = 0; i < 4; ++i) {
            const double bytes = rows.at(i).toObject().value(QLatin1String("total_bytes")).toDouble();
            QVERIFY(bytes > last);
            last = bytes;
        }
    }

    void sweepCsv()
    {
        const Outcome outcome =
            run({QStringLiteral("sweep"), QStringLiteral("-"), QStringLiteral("--axis"), QStringLiteral("gpus"),
                 QStringLiteral("--values"), QStringLiteral("1,8,16"), QStringLiteral("--gpus"),
                 QStringLiteral("h100-sxm5-80,kunlun-p800"), QStringLiteral("--csv")},
                zero3());
        QCOMPARE(outcome.status, 0);
        const QList<QByteArray> lines = outcome.out.trimmed().split('\n');
        QCOMPARE(lines.size(), 7);
        const qsizetype columns = lines.first().count(',');
        for (const QByteArray &line : lines)
            QCOMPARE(line.count(','), columns);
        QVERIFY(lines.at(1).startsWith("h100-sxm5-80,1,1,1,"));
        QVERIFY(lines.at(3).startsWith("h100-sxm5-80,16,8,2,"));
        QVERIFY(lines.at(4).contains(",,")); // nothing is printed for what is not published
        QVERIFY(holdsNoBadNumber(outcome.out));
    }

    void sweepRefusesBadValues_data()
    {
        QTest::addColumn<QString>("values");
        for (const char *values : {"0", "-1", "1.5", "1e308", "nan", "inf"})
            QTest::newRow(values) << QString::fromLatin1(values);
    }

    void sweepRefusesBadValues()
    {
        QFETCH(QString, values);
        for (const char *axis : {"micro_batch", "sequence_length", "gpus"}) {
            const Outcome outcome = run({QStringLiteral("sweep"), QStringLiteral("-"), QStringLiteral("--axis"),
                                         QString::fromLatin1(axis), QStringLiteral("--values=") + values},
                                        zero3());
            QCOMPARE(outcome.status, 3);
            QVERIFY(outcome.saysOneLine());
            QVERIFY(outcome.out.isEmpty());
        }
    }

    void benchKeys()
    {
        const Outcome outcome = run(
            {QStringLiteral("bench"), QStringLiteral("--seconds"), QStringLiteral("0.05"), QStringLiteral("--json")});
        QCOMPARE(outcome.status, 0);
        const QJsonObject json = outcome.json();
        for (const char *key :
             {"evaluations_per_second_per_core", "evaluations_per_second_all_cores", "nanoseconds_per_estimate"})
            QVERIFY2(json.value(QLatin1String(key)).toDouble() > 0, key);
        QVERIFY(json.value(QLatin1String("cases")).toArray().size() >= 4);
    }

    // A shell without any locale must not put a remark of Qt before the line of error.
    void bareEnvironment()
    {
        QProcessEnvironment environment;
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        const Outcome bad = run({QStringLiteral("estimate"), QStringLiteral("-")}, "{", &environment);
        QCOMPARE(bad.status, 3);
        QVERIFY2(bad.saysOneLine(), bad.err.constData());
        const QString file = write(QStringLiteral("方案.xuanka"), zero3());
        const Outcome good = run({QStringLiteral("estimate"), file}, {}, &environment);
        QCOMPARE(good.status, 0);
        QVERIFY(good.err.isEmpty());
    }

    void helpIsAnAnswer()
    {
        for (const QStringList &arguments : {QStringList{QStringLiteral("--help")}, QStringList{QStringLiteral("-h")},
                                             QStringList{QStringLiteral("estimate"), QStringLiteral("--help")},
                                             QStringList{QStringLiteral("--version")}}) {
            const Outcome outcome = run(arguments);
            QCOMPARE(outcome.status, 0);
            QVERIFY(outcome.err.isEmpty());
            QVERIFY(outcome.out.contains("xuanka-cli"));
        }
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
