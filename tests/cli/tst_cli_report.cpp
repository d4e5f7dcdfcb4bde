// SPDX-License-Identifier: GPL-3.0-or-later
// Black box: xuanka-cli report, with the PDF read by other people's tools.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace
{

struct Outcome {
    int status = -1;
    QByteArray out, err;
    bool saysOneLine() const { return err.count('\n') == 1 && err.endsWith('\n') && err.size() > 10; }
};

Outcome run(const QString &program, const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    // A machine without a display, whatever the tests themselves run on.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForStarted())
        return {};
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(120000);
    const bool normal = process.exitStatus() == QProcess::NormalExit;
    return {normal ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

const QByteArray kScenario = R"({"xuanka": 1, "name": "7B 全参微调", "model": "llama-2-7b",
    "workload": {"framework": "deepspeed", "micro_batch": 1},
    "cluster": {"gpu": "h100-sxm5-80", "compare_gpus": ["ascend-910b1"]}, "parallelism": {"zero_stage": 3}})";

} // namespace

class TestCliReport : public QObject
{
    Q_OBJECT
    QTemporaryDir m_folder;

    QString file(const QString &name) const { return m_folder.filePath(name); }
    Outcome report(const QStringList &arguments, const QByteArray &input = {}) const
    {
        return run(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli"), QStringList{QStringLiteral("report")} + arguments,
                   input);
    }
    QString textOf(const QString &pdf) const
    {
        return QString::fromUtf8(run(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")}).out);
    }

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void bothLanguages_data();
    void bothLanguages();
    void namesOnTheCover();
    void json();
    void wrongUsage_data();
    void wrongUsage();
    void unusable_data();
    void unusable();
    void failureKeepsTheOldFile();
};

void TestCliReport::initTestCase()
{
    QVERIFY(m_folder.isValid());
    const Outcome help = run(QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli"), {QStringLiteral("--help")});
    if (!help.out.contains("report"))
        QSKIP("xuanka-cli is built without the renderer");
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("poppler-utils are not installed");
    QFile scenario(file(QStringLiteral("scenario.xuanka")));
    QVERIFY(scenario.open(QIODevice::WriteOnly));
    QCOMPARE(scenario.write(kScenario), kScenario.size());
}

void TestCliReport::bothLanguages_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    QTest::newRow("English") << QStringLiteral("en");
}

void TestCliReport::bothLanguages()
{
    QFETCH(QString, language);
    const QString pdf = file(language + QStringLiteral(".pdf"));
    const Outcome outcome = report({file(QStringLiteral("scenario.xuanka")), pdf, QStringLiteral("--lang"), language});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.err.isEmpty());
    QVERIFY(outcome.out.contains(pdf.toUtf8()));
    const QString text = textOf(pdf);
    // Names of cards and of the scenario hold Chinese in either language.
    QVERIFY(text.contains(QStringLiteral("昇腾")));
    QVERIFY(text.contains(QStringLiteral("7B 全参微调")));
    QVERIFY(text.contains(QLatin1String("Llama-2-7B")));
    for (const QChar character : text)
        QVERIFY(character.unicode() < 0x2E80 || character.unicode() > 0x2FDF);
    if (language == QLatin1String("en")) {
        QVERIFY(text.contains(QLatin1String("Summary")));
        QVERIFY(text.contains(QLatin1String("Bill of materials")));
    } else if (outcome.out.contains(QStringLiteral("报告").toUtf8())) {
        for (const QString &word :
             {QStringLiteral("显存"), QStringLiteral("方案"), QStringLiteral("激活值"), QStringLiteral("物料清单")})
            QVERIFY2(text.contains(word), qPrintable(word));
    }
}

void TestCliReport::namesOnTheCover()
{
    const QString pdf = file(QStringLiteral("names.pdf"));
    QCOMPARE(
        report({QStringLiteral("-"), pdf, QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--client"),
                QStringLiteral("苏州示例公司"), QStringLiteral("--author"), QStringLiteral("<b>A. Uthor</b>"),
                QStringLiteral("--project"), QStringLiteral("Quality inspection")},
               kScenario)
            .status,
        0);
    const QString text = textOf(pdf);
    QVERIFY(text.contains(QStringLiteral("苏州示例公司")));
    QVERIFY(text.contains(QLatin1String("<b>A. Uthor</b>")));
    QVERIFY(text.contains(QLatin1String("Quality inspection")));
    const QByteArray info = run(QStringLiteral("pdfinfo"), {pdf}).out;
    QVERIFY(!info.contains("Uthor"));
}

void TestCliReport::json()
{
    const QString pdf = file(QStringLiteral("json.pdf"));
    const Outcome outcome = report({file(QStringLiteral("scenario.xuanka")), pdf, QStringLiteral("--json")});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(QJsonDocument::fromJson(outcome.out).object().value(QLatin1String("report")).toString(), pdf);
    QVERIFY(QFileInfo(pdf).size() > 10000);
}

void TestCliReport::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("no output") << QStringList{QStringLiteral("a.xuanka")};
    QTest::newRow("too many") << QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    QTest::newRow("unknown option") << QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("--price")};
}

void TestCliReport::wrongUsage()
{
    QFETCH(QStringList, arguments);
    const Outcome outcome = report(arguments);
    QCOMPARE(outcome.status, 2);
    QVERIFY(outcome.saysOneLine());
}

void TestCliReport::unusable_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QString>("target");
    QTest::newRow("garbage") << QByteArray("{") << QStringLiteral("x.pdf");
    QTest::newRow("unknown card") << QByteArray(R"({"xuanka": 1, "cluster": {"gpu": "no-such-card"}})")
                                  << QStringLiteral("x.pdf");
    QTest::newRow("no such folder") << kScenario << QStringLiteral("nowhere/x.pdf");
    QTest::newRow("a folder") << kScenario << QStringLiteral(".");
}

void TestCliReport::unusable()
{
    QFETCH(QByteArray, scenario);
    QFETCH(QString, target);
    const QStringList before = QDir(m_folder.path()).entryList(QDir::Files);
    const Outcome outcome = report({QStringLiteral("-"), file(target)}, scenario);
    QCOMPARE(outcome.status, 3);
    QVERIFY(outcome.saysOneLine());
    QVERIFY(outcome.out.isEmpty());
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), before);
}

void TestCliReport::failureKeepsTheOldFile()
{
    const QString pdf = file(QStringLiteral("kept.pdf"));
    QFile old(pdf);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    QCOMPARE(report({QStringLiteral("-"), pdf}, "{").status, 3);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), QByteArray("old"));
}

QTEST_GUILESS_MAIN(TestCliReport)
#include "tst_cli_report.moc"
