// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/plan/plan_view.h"
#include "ui/shell/page.h"

class QPushButton;
class QScrollArea;
class QTimer;

namespace xuanka::ui
{

class Label;
class PlanForm;
class PlanSide;
class Sheet;
class TableView;

/// From jobs, deadline and budget to the Pareto front: limits and filters on top, the front and the ranking, the
/// chosen configuration with its reasons beside them. The scenario's job is the first of the list. Searches in the
/// background whenever job, limit or filter changes while the page is in sight.
class PlanPage : public Page
{
    Q_OBJECT
public:
    explicit PlanPage(Workbench *workbench, QWidget *parent = nullptr);
    ~PlanPage() override;

    QString pageId() const override { return QStringLiteral("plan"); }
    QString pageTitle() const override;
    void setResults(const ResultsPtr &results) override;
    void retranslate() override;
    void applyTheme() override;
    void finishPending() override;

    PlanForm *form() const { return m_form; }
    PlanRequirements requirements() const;
    QByteArray csv() const; ///< every configuration, for a spreadsheet

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void ask(); ///< now, or when the page comes into sight
    void start();
    void addJob();
    void fitTable();
    void showChart(const PlanView &view);
    void showFront(const PlanView &view); ///< chart and table
    void showView(const PlanView &view);  ///< and the chosen one
    void showOutcome(const PlanOutcomePtr &outcome);
    void showNextPart();
    void showChosen();
    void showJobs();
    void showStatus();
    void choose(int id);
    void useChosen();
    void exportCsv();

    ResultsPtr m_results;
    QVector<PlanJob> m_others; ///< jobs of the list besides the scenario's
    PlanRequirements m_asked;  ///< what was searched last
    PlanOutcomePtr m_outcome;
    PlanView m_view;
    PlanProgress m_progress;
    bool m_stale = true;
    QTimer *m_patience; ///< runs while a search is too young to be worth a word
    int m_chosen = -1;
    enum class Part { None, Chosen, Commentary };
    Part m_due = Part::None; ///< of the newest answer, not shown yet
    QTimer *m_parts;         ///< until it is

    PlanRunner *m_runner;
    Sheet *m_askSheet, *m_frontSheet;
    PlanForm *m_form;
    Label *m_jobs, *m_status;
    QPushButton *m_add, *m_clear, *m_cancel;
    Label *m_title, *m_legend;
    FrontChart *m_chart;
    QScrollArea *m_scroll;
    TableView *m_table;
    PlanSide *m_side;
};

} // namespace xuanka::ui
