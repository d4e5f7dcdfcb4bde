// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/compare/comparison.h"
#include "ui/shell/page.h"

class QHBoxLayout;
class QScrollArea;

namespace xuanka::ui
{

class BackgroundEstimates;
class ChartView;
class Label;
class Sheet;
class PinCard;
class TableView;

/// Up to four pinned scenarios side by side, and the one being edited as long as there is a place: what differs is
/// tinted, the best figure of a row carries a mark, and the headroom of every stave is drawn beside the table.
class ComparePage : public Page
{
    Q_OBJECT
public:
    explicit ComparePage(Workbench *workbench, QWidget *parent = nullptr);
    ~ComparePage() override;

    QString pageId() const override { return QStringLiteral("compare"); }
    QString pageTitle() const override;
    void setResults(const ResultsPtr &results) override;
    void retranslate() override;
    void applyTheme() override;

private:
    void askEstimates();
    void refresh();
    void showCards();
    QVector<ComparedScenario> compared() const;
    bool showsCurrent() const; ///< the edited scenario has a column of its own

    ResultsPtr m_results;
    QVector<std::optional<Estimate>> m_estimates; ///< of the pinned scenarios, empty until they arrive
    Sheet *m_panel, *m_chartPanel;
    Label *m_hint, *m_legend;
    QHBoxLayout *m_cardRow;
    QVector<PinCard *> m_cards;
    QScrollArea *m_scroll;
    TableView *m_table;
    ChartView *m_chart;
    BackgroundEstimates *m_background;
};

} // namespace xuanka::ui
