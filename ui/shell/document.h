// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <QObject>
#include <QTimer>

#include <memory>

class QLockFile;

namespace xuanka::ui
{

class Settings;
class Workbench;

/// The file behind the open scenario: reading and writing it, the lock that keeps a second window from
/// overwriting it, the autosave beside it and what comes back after a crash. Nothing asks; nothing is lost.
class ScenarioDocument : public QObject
{
    Q_OBJECT
public:
    ScenarioDocument(Workbench *workbench, Settings *settings, QObject *parent = nullptr);
    ~ScenarioDocument() override;

    const QString &path() const { return m_path; } ///< empty: never saved
    QString displayName() const;
    bool modified() const;
    bool lockedElsewhere() const { return m_lockedElsewhere; }

    /// Each returns an empty string, or one line on what went wrong; the scenario is then as before.
    QString open(const QString &path);
    QString save();
    QString saveAs(const QString &path);

    /// A scenario that has no file yet: new, a bundled sample, pasted.
    void startWith(const Scenario &scenario);
    /// Unsaved work of an earlier run that had no file; true if something came back.
    bool recoverUnnamed();
    /// Writes the autosave now; happens by itself a few seconds after an edit.
    void autosave();
    /// The window closes: unsaved edits stay in the autosave and come back at the next start.
    void close();

Q_SIGNALS:
    void stateChanged();              ///< path, name or modified
    void notice(const QString &text); ///< something was done that people should know

private:
    QString read(const QString &path, Scenario *scenario) const;
    void adopt(const QString &path);
    void keepUnsaved();
    void dropAutosave();
    QString autosavePath() const;
    QString unsavedFolder() const;
    bool recoverBeside(const Scenario &saved);

    Workbench *m_workbench;
    Settings *m_settings;
    QString m_path;
    QString m_unnamed; ///< autosave of a scenario without file
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<QLockFile> m_unnamedLock;
    bool m_lockedElsewhere = false;
    QTimer m_autosave;
};

} // namespace xuanka::ui
