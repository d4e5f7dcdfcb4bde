// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixture.h"
#include "ui/shell/launch.h"

#include <QDir>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::ui;

namespace
{

QStringList words(const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

struct Outcome {
    int status = -1;
    QString error;
};

/// Runs the program itself with a home of its own.
Outcome run(const QStringList &arguments, const QString &home)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_DATA_HOME"), home + QStringLiteral("/share"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(XUANKA_BIN_DIR "/xuanka"), arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class TestLaunch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void argumentsAreRead()
    {
        QString problem;
        const LaunchOptions options = parseLaunchOptions(
            words("a.xuanka --lang zh_CN --data-dir d --shots=s --theme dark --size 1280x800 --scale 2"), &problem);
        QCOMPARE(problem, QString());
        QCOMPARE(options.scenario, QStringLiteral("a.xuanka"));
        QCOMPARE(options.language, std::optional(Language::Chinese));
        QCOMPARE(options.dataDirectory, QStringLiteral("d"));
        QCOMPARE(options.shots, QStringLiteral("s"));
        QCOMPARE(options.theme, QStringLiteral("dark"));
        QCOMPARE(options.size, QSize(1280, 800));
        QCOMPARE(options.scale, 2.0);
    }

    void wrongArgumentsAreNamed_data()
    {
        QTest::addColumn<QString>("line");
        for (const char *line : {"--nonsense", "--lang fr", "--lang", "--size 10", "--size 99999x99999", "--scale x",
                                 "--theme blue", "a b", "--startup-time=1"})
            QTest::newRow(line) << QString::fromLatin1(line);
    }
    void wrongArgumentsAreNamed()
    {
        QFETCH(QString, line);
        QString problem;
        parseLaunchOptions(line.split(QLatin1Char(' ')), &problem);
        QVERIFY(!problem.isEmpty());
    }

    void exitStatusAndOneLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::newRow("unknown option") << words("--nonsense") << 2;
        QTest::newRow("no such file") << words("missing.xuanka --shots out") << 3;
    }
    void exitStatusAndOneLine()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        const QTemporaryDir home;
        const Outcome outcome = run(arguments, home.path());
        QCOMPARE(outcome.status, status);
        const QStringList lines = outcome.error.split(QLatin1Char('\n'), Qt::SkipEmptyParts)
                                      .filter(QRegularExpression(QStringLiteral("^xuanka: ")));
        QCOMPARE(lines.size(), 1);
    }

    void picturesOfEveryPageTouchNoSettings()
    {
        const QTemporaryDir home;
        const QString out = home.filePath(QStringLiteral("out"));
        const QString scenario = home.filePath(QStringLiteral("a.xuanka"));
        QFile file(scenario);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"xuanka\": 1, \"model\": \"qwen2.5-7b\"}");
        file.close();
        const Outcome outcome =
            run({scenario, QStringLiteral("--shots"), out, QStringLiteral("--size"), QStringLiteral("1280x800")},
                home.path());
        QVERIFY2(outcome.status == 0, qPrintable(outcome.error));
        const QStringList pictures = QDir(out).entryList({QStringLiteral("*.png")});
        QVERIFY(pictures.contains(QStringLiteral("generations-en.png")));
        QVERIFY(pictures.contains(QStringLiteral("generations-zh_CN.png")));
        QCOMPARE(pictures.filter(QStringLiteral("-en.png")).size(), pictures.filter(QStringLiteral("-zh_CN")).size());
        QCOMPARE(QImage(out + QStringLiteral("/generations-en.png")).size(), QSize(1280, 800));
        QVERIFY(QImage(out + QStringLiteral("/generations-en.png")) !=
                QImage(out + QStringLiteral("/generations-zh_CN.png")));
        QVERIFY(!QDir(home.filePath(QStringLiteral("share"))).exists());
    }
};

QTEST_MAIN(TestLaunch)
#include "tst_launch.moc"
