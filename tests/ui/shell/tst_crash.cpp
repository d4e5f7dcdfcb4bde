// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"
#include "ui/document_run.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace xuanka;
using namespace xuanka::ui;

namespace
{

using test::Run;

/// The victim: saves ever larger batches and tells each one that is on disk; between two saves an edit is autosaved.
[[noreturn]] void saveForEver(const QString &dataDirectory, const QString &file, int first)
{
    Run run(dataDirectory);
    const QString problem = run.document.open(file);
    if (!problem.isEmpty())
        qFatal("%s", qPrintable(problem));
    for (int batch = first;; batch += 2) {
        run.edit(batch);
        if (!run.document.save().isEmpty())
            qFatal("not saved");
        std::printf("saved %d\n", batch);
        run.edit(batch + 1);
        run.document.autosave();
        std::printf("autosaved %d\n", batch + 1);
        std::fflush(stdout);
    }
}

int lastOf(const QByteArray &said, const char *word)
{
    int last = 0;
    for (const QByteArray &line : said.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 2 && words[0] == word && said.contains(line + '\n'))
            last = words[1].toInt();
    }
    return last;
}

} // namespace

class TestCrash : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// kill -9 at random moments between and inside saves: the file is always whole, holds at least the last save that
    /// was told, and the next start brings back at least the last autosave that was told.
    void killedWhileSaving()
    {
        QTemporaryDir dir;
        const QString data = dir.filePath(QStringLiteral("数据"));
        const QString file = dir.filePath(QStringLiteral("方案 一.xuanka"));
        {
            Run run(data);
            run.workbench.setScenario(test::sevenB());
            QCOMPARE(run.document.saveAs(file), QString());
        }
        QRandomGenerator random(20261130);
        const int kills =
            qEnvironmentVariableIntValue("XUANKA_KILLS") > 0 ? qEnvironmentVariableIntValue("XUANKA_KILLS") : 12;
        int next = 2, saves = 0;
        for (int round = 0; round < kills; ++round) {
            QProcess victim;
            victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            victim.start(QCoreApplication::applicationFilePath(),
                         {QStringLiteral("--victim"), data, file, QString::number(next)});
            QVERIFY(victim.waitForStarted());
            QVERIFY(victim.waitForReadyRead(20000));
            QThread::usleep(random.bounded(60'000));
            victim.kill();
            QVERIFY(victim.waitForFinished());
            QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
            const QByteArray said = victim.readAllStandardOutput();
            const int saved = lastOf(said, "saved"), autosaved = lastOf(said, "autosaved");
            QVERIFY(saved > 0);

            QFile onDisk(file);
            QVERIFY(onDisk.open(QIODevice::ReadOnly));
            const auto whole = scenarioFromJson(onDisk.readAll());
            QVERIFY(whole.ok());
            QVERIFY(whole->workload.microBatch >= saved);

            Run after(data);
            QCOMPARE(after.document.open(file), QString());
            QVERIFY(after.workbench.scenario().workload.microBatch >= std::max(saved, autosaved));
            QVERIFY(!after.document.lockedElsewhere()); // the dead run's lock is void
            saves += (saved - next) / 2 + 1;
            next = (after.workbench.scenario().workload.microBatch / 2 + 1) * 2;
            QCOMPARE(after.document.save(), QString());
            if (next > 50000)
                break;
        }
        qInfo("%d kills, %d saves told", kills, saves);
        // A kill inside a save may leave its unfinished copy, never anything else, and never in the file's place.
        for (const QString &name : QDir(dir.path()).entryList(QDir::Files | QDir::Hidden))
            QVERIFY(name.startsWith(QStringLiteral("方案 一.xuanka")));
    }

    /// Two windows on one file: the second must not overwrite, and says so; edits of both survive.
    void twoInstancesOnOneFile()
    {
        QTemporaryDir dir;
        const QString data = dir.filePath(QStringLiteral("data"));
        const QString file = dir.filePath(QStringLiteral("two.xuanka"));
        {
            Run run(data);
            run.workbench.setScenario(test::sevenB());
            QCOMPARE(run.document.saveAs(file), QString());
        }
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--victim"), data, file, QStringLiteral("2")});
        QVERIFY(other.waitForReadyRead(20000));
        Run second(data);
        QCOMPARE(second.document.open(file), QString());
        QVERIFY(second.document.lockedElsewhere());
        second.edit(31999);
        QVERIFY(!second.document.save().isEmpty());
        second.document.close();
        other.kill();
        QVERIFY(other.waitForFinished());
        QFile onDisk(file);
        QVERIFY(onDisk.open(QIODevice::ReadOnly));
        const auto whole = scenarioFromJson(onDisk.readAll());
        QVERIFY(whole.ok());
        QVERIFY(whole->workload.microBatch != 31999);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == QLatin1String("--victim"))
        saveForEver(arguments.value(2), arguments.value(3), arguments.value(4).toInt());
    TestCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_crash.moc"
