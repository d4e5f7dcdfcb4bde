// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"
#include "ui/shell/results.h"

#include <QObject>
#include <QUndoStack>

#include <functional>
#include <stop_token>

namespace xuanka::ui
{

/// The open scenario and everything derived from it: what pages and the editor talk to. Every edit is an
/// undo command (same field merges while dragging); results are computed in a thread pool, first result at
/// once, later ones debounced, stale ones dropped.
class Workbench : public QObject
{
    Q_OBJECT
public:
    /// Pure job run on the pool: answers for a copy of the scenario; nullptr when it was asked to stop.
    using Compute = std::function<ResultsPtr(const Scenario &, std::shared_ptr<const Catalog>, quint64 generation,
                                             std::stop_token)>;

    static constexpr int kMaxPinned = 4;

    explicit Workbench(std::shared_ptr<const Catalog> catalog, QObject *parent = nullptr, Compute compute = {});
    ~Workbench() override;

    const Catalog &catalog() const { return *m_catalog; }
    std::shared_ptr<const Catalog> catalogPtr() const { return m_catalog; }
    const Scenario &scenario() const { return m_scenario; }
    const ResultsPtr &results() const { return m_results; } ///< null until the first answer
    QUndoStack *undoStack() { return &m_undo; }
    const Phrases &phrases() const { return m_phrases; }
    bool computing() const;

    void setScenario(const Scenario &scenario); ///< opened or new: clears undo
    /// Undoable; balances the degrees. Edits of one field with dragging set merge until endDrag().
    void edit(const Parameter &parameter, const QVariant &value, bool dragging = false);
    void endDrag();
    void editScenario(const Scenario &scenario, const QString &text); ///< undoable, several fields at once
    void setPhrases(const Phrases &phrases);
    QString undoLabel() const; ///< what undo would take back, in the present language; empty if nothing
    QString redoLabel() const;

    const QVector<Scenario> &pinned() const { return m_pinned; } ///< at most kMaxPinned, for Compare
    bool pin(const Scenario &scenario);                          ///< false: no place left
    void unpin(int index);
    void setPinned(const QVector<Scenario> &scenarios);

    void waitForResults(); ///< blocks with an event loop; pictures and tests only

Q_SIGNALS:
    void scenarioChanged();
    void resultsChanged(const xuanka::ui::ResultsPtr &results);
    void phrasesChanged();
    void pinnedChanged();
    void computingChanged();
    void fieldRequested(const QString &path);  ///< an issue was clicked: focus that field
    void importRequested();                    ///< a model file is to be chosen
    void modelTextPasted(const QString &text); ///< a config.json came as text

private:
    friend class ScenarioCommand;
    void apply(const Scenario &scenario);
    void recompute();
    void accept(const ResultsPtr &results);
    QString labelOf(int commandIndex) const;

    std::shared_ptr<const Catalog> m_catalog;
    Scenario m_scenario;
    ResultsPtr m_results;
    QUndoStack m_undo;
    Phrases m_phrases;
    QVector<Scenario> m_pinned;
    int m_gesture = 0; ///< edits of one drag share it
    class Runner;
    std::unique_ptr<Runner> m_runner;
};

} // namespace xuanka::ui
