// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"
#include "ui/document_run.h"
#include "ui/shell/pinned_store.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::ui;

namespace
{

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

using test::Run;

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString dataDirectory() const { return m_dir->filePath(QStringLiteral("data")); }
    QString file(const char *name) const { return m_dir->filePath(QString::fromLatin1(name)); }

private Q_SLOTS:
    void init()
    {
        test::failOnWarnings();
        m_dir = std::make_unique<QTemporaryDir>();
    }

    void whatIsSavedComesBack()
    {
        Run run(dataDirectory());
        run.document.startWith(test::sevenB());
        run.edit(8);
        QVERIFY(run.document.modified());
        QCOMPARE(run.document.saveAs(file("a.xuanka")), QString());
        QVERIFY(!run.document.modified());
        QCOMPARE(run.document.displayName(), QStringLiteral("a"));
        const Scenario saved = run.workbench.scenario();
        run.document.close();

        Run later(dataDirectory());
        QCOMPARE(later.document.open(file("a.xuanka")), QString());
        QCOMPARE(later.workbench.scenario(), saved);
        QVERIFY(!later.document.modified());
        QCOMPARE(later.settings.get(setting::kRecentFiles).first(), file("a.xuanka"));
    }

    void brokenFilesLeaveEverythingAsItWas_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("not json") << QByteArray("\x89PNG\r\n\x1a\n garbage \0\0", 20);
        QTest::newRow("cut off") << QByteArray("{\"xuanka\": 1, \"model\": \"qwen2.5-7b\", ");
        QTest::newRow("a list") << QByteArray("[1, 2, 3]");
        QTest::newRow("unknown key") << QByteArray("{\"xuanka\": 1, \"model\": \"qwen2.5-7b\", \"colour\": 3}");
        QTest::newRow("impossible value")
            << QByteArray("{\"xuanka\": 1, \"model\": \"qwen2.5-7b\", \"workload\": {\"micro_batch\": -5}}");
        QTest::newRow("too deep") << QByteArray(200000, '[');
        QTest::newRow("too large") << QByteArray(5 * 1024 * 1024, ' ');
    }
    void brokenFilesLeaveEverythingAsItWas()
    {
        QFETCH(QByteArray, bytes);
        Run run(dataDirectory());
        run.document.startWith(test::sevenB());
        write(file("bad.xuanka"), bytes);
        const QString problem = run.document.open(file("bad.xuanka"));
        QVERIFY(!problem.isEmpty());
        QVERIFY2(!problem.contains(QLatin1Char('\n')), qPrintable(problem));
        QVERIFY(problem.contains(QLatin1String("bad.xuanka")));
        QCOMPARE(run.workbench.scenario(), test::sevenB());
        QVERIFY(run.document.path().isEmpty());
    }

    void aMissingFileSaysSo()
    {
        Run run(dataDirectory());
        QVERIFY(run.document.open(file("none.xuanka")).contains(QLatin1String("none.xuanka")));
    }

    void unsavedEditsOfAFileComeBackAfterACrash()
    {
        Run first(dataDirectory());
        first.document.startWith(test::sevenB());
        first.document.saveAs(file("a.xuanka"));
        const QByteArray saved = contents(file("a.xuanka"));
        first.edit(16);
        first.document.autosave();
        QCOMPARE(contents(file("a.xuanka")), saved); // the file itself is untouched

        // The machine died: both files are there, nobody holds the lock.
        const QString folder = m_dir->filePath(QStringLiteral("after"));
        QVERIFY(QDir().mkpath(folder));
        const QString copy = folder + QStringLiteral("/a.xuanka");
        QVERIFY(QFile::copy(file("a.xuanka"), copy));
        QVERIFY(QFile::copy(file(".a.xuanka.autosave"), folder + QStringLiteral("/.a.xuanka.autosave")));

        Run second(dataDirectory());
        QSignalSpy notices(&second.document, &ScenarioDocument::notice);
        QCOMPARE(second.document.open(copy), QString());
        QCOMPARE(second.workbench.scenario().workload.microBatch, 16);
        QVERIFY(second.document.modified());
        QCOMPARE(notices.count(), 1);
        second.workbench.undoStack()->undo(); // back to what was saved
        QCOMPARE(second.workbench.scenario().workload.microBatch, 2);
        QCOMPARE(second.document.save(), QString());
        QVERIFY(!QFile::exists(folder + QStringLiteral("/.a.xuanka.autosave")));
    }

    void unsavedWorkWithoutAFileComesBack()
    {
        {
            Run first(dataDirectory());
            first.document.startWith(test::sevenB());
            first.edit(32);
            first.document.close(); // the window closes without saving
        }
        Run second(dataDirectory());
        QVERIFY(second.document.recoverUnnamed());
        QCOMPARE(second.workbench.scenario().workload.microBatch, 32);
        QCOMPARE(second.document.saveAs(file("b.xuanka")), QString());
        second.document.close();
        Run third(dataDirectory());
        QVERIFY(!third.document.recoverUnnamed());
    }

    void workOfAnOpenWindowIsNotTakenOver()
    {
        Run first(dataDirectory());
        first.document.startWith(test::sevenB());
        first.edit(32);
        first.document.autosave();
        Run second(dataDirectory());
        QVERIFY(!second.document.recoverUnnamed());
    }

    void aFileOpenElsewhereIsNotOverwritten()
    {
        Run first(dataDirectory());
        first.document.startWith(test::sevenB());
        first.document.saveAs(file("a.xuanka"));
        Run second(dataDirectory());
        QCOMPARE(second.document.open(file("a.xuanka")), QString());
        QVERIFY(second.document.lockedElsewhere());
        second.edit(64);
        QVERIFY(!second.document.save().isEmpty());
        QCOMPARE(second.document.saveAs(file("copy.xuanka")), QString());
        QVERIFY(!second.document.lockedElsewhere());
        QCOMPARE(second.document.path(), file("copy.xuanka"));
    }

    void openingAnotherScenarioKeepsWhatWasNotSaved()
    {
        Run run(dataDirectory());
        run.document.startWith(test::sevenB());
        run.document.saveAs(file("a.xuanka"));
        run.document.startWith(test::sevenB());
        run.edit(128);
        QSignalSpy notices(&run.document, &ScenarioDocument::notice);
        QCOMPARE(run.document.open(file("a.xuanka")), QString());
        QCOMPARE(notices.count(), 1);
        const QStringList recent = run.settings.get(setting::kRecentFiles);
        QCOMPARE(recent.size(), 2);
        const auto kept = scenarioFromJson(contents(recent.at(1)));
        QVERIFY(kept);
        QCOMPARE(kept->workload.microBatch, 128);
    }

    void anUnwritableTargetIsReported()
    {
        Run run(dataDirectory());
        run.document.startWith(test::sevenB());
        QVERIFY(!run.document.saveAs(m_dir->filePath(QStringLiteral("no/such/folder/a.xuanka"))).isEmpty());
    }

    void pinnedScenariosAreKept()
    {
        QDir().mkpath(dataDirectory());
        Scenario other = test::sevenB();
        other.workload.microBatch = 64;
        savePinned(dataDirectory(), {test::sevenB(), other});
        QCOMPARE(loadPinned(dataDirectory()), QVector<Scenario>({test::sevenB(), other}));
        write(dataDirectory() + QStringLiteral("/pinned.json"), "[{\"xuanka\": 1}, 7, null]");
        QVERIFY(loadPinned(dataDirectory()).isEmpty());
    }

    void settingsOfNoDirectoryTouchNoFile()
    {
        Settings settings;
        QVERIFY(!settings.persistent());
        QCOMPARE(settings.get(setting::kTheme), QStringLiteral("system"));
        settings.set(setting::kTheme, QStringLiteral("dark"));
        QCOMPARE(settings.get(setting::kTheme), QStringLiteral("dark"));
        for (int i = 0; i < 5; ++i)
            settings.remember(setting::kRecentCards, QString::number(i % 4), 3);
        QCOMPARE(settings.get(setting::kRecentCards),
                 QStringList({QStringLiteral("0"), QStringLiteral("3"), QStringLiteral("2")}));
    }
};

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
