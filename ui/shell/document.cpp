// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/document.h"

#include "scenario/scenario_json.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSaveFile>

namespace xuanka::ui
{

namespace
{

constexpr int kAutosaveDelayMs = 3000;
constexpr int kMostRecentFiles = 10;

QString writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return file.errorString();
    return {};
}

/// A lock nobody alive holds; a dead program's lock is taken over.
std::unique_ptr<QLockFile> lockOf(const QString &path)
{
    const QFileInfo info(path);
    auto lock = std::make_unique<QLockFile>(QStringLiteral("%1/.%2.lock").arg(info.absolutePath(), info.fileName()));
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

ScenarioDocument::ScenarioDocument(Workbench *workbench, Settings *settings, QObject *parent)
    : QObject(parent), m_workbench(workbench), m_settings(settings)
{
    m_autosave.setSingleShot(true);
    m_autosave.setInterval(kAutosaveDelayMs);
    connect(&m_autosave, &QTimer::timeout, this, &ScenarioDocument::autosave);
    connect(workbench, &Workbench::scenarioChanged, this, [this] {
        if (modified())
            m_autosave.start();
        Q_EMIT stateChanged();
    });
    connect(workbench->undoStack(), &QUndoStack::cleanChanged, this, &ScenarioDocument::stateChanged);
}

ScenarioDocument::~ScenarioDocument() = default;

QString ScenarioDocument::displayName() const
{
    if (!m_path.isEmpty())
        return QFileInfo(m_path).completeBaseName();
    const QString name = m_workbench->scenario().name;
    return name.isEmpty() ? tr("Untitled") : name;
}

bool ScenarioDocument::modified() const { return !m_workbench->undoStack()->isClean(); }

QString ScenarioDocument::read(const QString &path, Scenario *scenario) const
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return tr("%1 cannot be read: %2").arg(name, file.errorString());
    const QByteArray bytes = file.read(kMaxScenarioBytes + 1); // one more shows that it is too large
    const auto result = scenarioFromJson(bytes, name);
    if (!result)
        return m_workbench->phrases().error(result.error());
    *scenario = *result;
    return {};
}

QString ScenarioDocument::open(const QString &path)
{
    Scenario scenario;
    if (const QString problem = read(path, &scenario); !problem.isEmpty())
        return problem;
    keepUnsaved();
    dropAutosave();
    adopt(QFileInfo(path).absoluteFilePath());
    m_workbench->setScenario(scenario);
    recoverBeside(scenario);
    if (m_lockedElsewhere)
        Q_EMIT notice(tr("%1 is open in another window: saving asks for another name.").arg(displayName()));
    Q_EMIT stateChanged();
    return {};
}

void ScenarioDocument::adopt(const QString &path)
{
    m_path = path;
    m_lock = lockOf(path);
    // A folder that cannot be written to has no lock; then nobody overwrites the file either.
    m_lockedElsewhere = !m_lock->tryLock(0) && m_lock->error() == QLockFile::LockFailedError;
    m_settings->remember(setting::kRecentFiles, path, kMostRecentFiles);
    m_settings->set(setting::kLastFile, path);
    m_settings->set(setting::kLastFolder, QFileInfo(path).absolutePath());
}

QString ScenarioDocument::save()
{
    if (m_path.isEmpty())
        return tr("The scenario has no file yet.");
    return saveAs(m_path);
}

QString ScenarioDocument::saveAs(const QString &path)
{
    const QString target = QFileInfo(path).absoluteFilePath();
    if (target == m_path && m_lockedElsewhere)
        return tr("%1 is open in another window.").arg(displayName());
    const QString problem = writeFile(target, scenarioToJson(m_workbench->scenario()));
    if (!problem.isEmpty())
        return tr("%1 cannot be written: %2").arg(QFileInfo(target).fileName(), problem);
    dropAutosave();
    if (target != m_path)
        adopt(target);
    m_workbench->undoStack()->setClean();
    Q_EMIT stateChanged();
    return {};
}

void ScenarioDocument::startWith(const Scenario &scenario)
{
    keepUnsaved();
    dropAutosave();
    m_path.clear();
    m_lock.reset();
    m_lockedElsewhere = false;
    m_settings->set(setting::kLastFile, QString());
    m_workbench->setScenario(scenario);
    Q_EMIT stateChanged();
}

QString ScenarioDocument::unsavedFolder() const { return m_settings->directory() + QStringLiteral("/unsaved"); }

QString ScenarioDocument::autosavePath() const
{
    if (m_path.isEmpty())
        return m_unnamed;
    const QFileInfo info(m_path);
    const QString beside = QStringLiteral("%1/.%2.autosave").arg(info.absolutePath(), info.fileName());
    if (QFileInfo(info.absolutePath()).isWritable() || m_settings->directory().isEmpty())
        return beside;
    // Files of one name from two folders must not share an autosave.
    return QStringLiteral("%1/%2-%3.autosave").arg(unsavedFolder(), info.fileName()).arg(qHash(m_path), 0, 16);
}

void ScenarioDocument::autosave()
{
    if (!modified() || (m_path.isEmpty() && m_settings->directory().isEmpty()))
        return;
    if (!m_settings->directory().isEmpty())
        QDir().mkpath(unsavedFolder());
    if (m_path.isEmpty() && m_unnamed.isEmpty()) {
        m_unnamed =
            QStringLiteral("%1/%2.xuanka").arg(unsavedFolder(), QString::number(QDateTime::currentMSecsSinceEpoch()));
        m_unnamedLock = lockOf(m_unnamed);
        m_unnamedLock->tryLock(0);
    }
    (void)writeFile(autosavePath(), scenarioToJson(m_workbench->scenario())); // tried again at the next edit
}

void ScenarioDocument::dropAutosave()
{
    m_autosave.stop();
    const QString path = autosavePath();
    if (!path.isEmpty())
        QFile::remove(path);
    m_unnamed.clear();
    m_unnamedLock.reset();
}

void ScenarioDocument::keepUnsaved()
{
    if (!modified() || m_settings->directory().isEmpty())
        return;
    // Another scenario takes the place of edits nobody saved: they stay reachable among the recent files.
    QString name = displayName();
    for (QChar &c : name) {
        if (!c.isLetterOrNumber() && !QStringLiteral(" .-_").contains(c))
            c = QLatin1Char('-');
    }
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
    const QString kept = QStringLiteral("%1/kept/%2-%3.xuanka").arg(unsavedFolder(), name.left(60), stamp);
    QDir().mkpath(QFileInfo(kept).absolutePath());
    if (writeFile(kept, scenarioToJson(m_workbench->scenario())).isEmpty()) {
        m_settings->remember(setting::kRecentFiles, kept, kMostRecentFiles);
        Q_EMIT notice(tr("Unsaved changes of %1 were kept among the recent files.").arg(displayName()));
    }
}

bool ScenarioDocument::recoverBeside(const Scenario &saved)
{
    const QString path = autosavePath();
    if (m_lockedElsewhere || !QFileInfo::exists(path))
        return false;
    Scenario recovered;
    if (!read(path, &recovered).isEmpty() || recovered == saved) {
        QFile::remove(path);
        return false;
    }
    m_workbench->editScenario(recovered, tr("Recovered changes"));
    Q_EMIT notice(
        tr("Unsaved changes of %1 from last time are back; Undo returns to the saved file.").arg(displayName()));
    return true;
}

bool ScenarioDocument::recoverUnnamed()
{
    if (m_settings->directory().isEmpty())
        return false;
    const QFileInfoList files =
        QDir(unsavedFolder()).entryInfoList({QStringLiteral("*.xuanka")}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        auto lock = lockOf(info.absoluteFilePath());
        if (!lock->tryLock(0))
            continue; // belongs to a window that is open
        Scenario recovered;
        if (!read(info.absoluteFilePath(), &recovered).isEmpty()) {
            QFile::remove(info.absoluteFilePath());
            continue;
        }
        const Scenario before = m_workbench->scenario();
        startWith(before);
        m_unnamed = info.absoluteFilePath();
        m_unnamedLock = std::move(lock);
        m_workbench->editScenario(recovered, tr("Recovered changes"));
        Q_EMIT notice(tr("Unsaved work from last time is back."));
        return true;
    }
    return false;
}

void ScenarioDocument::close()
{
    m_autosave.stop();
    if (modified())
        autosave();
    else
        dropAutosave();
    m_unnamedLock.reset();
    m_lock.reset();
}

} // namespace xuanka::ui
