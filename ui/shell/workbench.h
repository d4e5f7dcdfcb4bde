// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"
#include "ui/shell/results.h"

#include <QObject>
#include <QUndoStack>

namespace xuanka::ui {

/// The open scenario and everything derived from it: what pages and the editor talk to. Every edit is an
/// undo command (same field merges while dragging); results are computed in a thread pool, first result at
/// once, later ones debounced, stale ones dropped.
class Workbench : public QObject {
    Q_OBJECT
public:
    explicit Workbench(std::shared_ptr<const Catalog> catalog, QObject *parent = nullptr);
    ~Workbench() override;

    const Catalog &catalog() const { return *m_catalog; }
    std::shared_ptr<const Catalog> catalogPtr() const { return m_catalog; }
    const Scenario &scenario() const { return m_scenario; }
    const ResultsPtr &results() const { return m_results; }
    QUndoStack *undoStack() { return &m_undo; }
    const Phrases &phrases() const { return m_phrases; }

    void setScenario(const Scenario &scenario);                        ///< opened or new: clears undo
    void edit(const Parameter &parameter, const QVariant &value);      ///< undoable; balances the degrees
    void editScenario(const Scenario &scenario, const QString &text);  ///< undoable, several fields at once
    void setPhrases(const Phrases &phrases);

    const QVector<Scenario> &pinned() const { return m_pinned; }       ///< at most four, for Compare
    void pin(const Scenario &scenario);
    void unpin(int index);

    void waitForResults();       ///< blocks with an event loop; pictures and tests only

Q_SIGNALS:
    void scenarioChanged();
    void resultsChanged(const xuanka::ui::ResultsPtr &results);
    void phrasesChanged();
    void pinnedChanged();
    void fieldRequested(const QString &path);   ///< an issue was clicked: focus that field

private:
    friend class ScenarioCommand;
    void apply(const Scenario &scenario);
    void recompute();

    std::shared_ptr<const Catalog> m_catalog;
    Scenario m_scenario;
    ResultsPtr m_results;
    QUndoStack m_undo;
    Phrases m_phrases;
    QVector<Scenario> m_pinned;
    class Runner;
    std::unique_ptr<Runner> m_runner;
};

} // namespace xuanka::ui
