// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/memory/what_if.h"
#include "ui/shell/page.h"

namespace xuanka::ui
{

class BackgroundEstimates;
class ChartView;
class Facts;
class Label;
class Sheet;
class SideColumn;
class TableView;
class WhyCard;

/// What fills a card's memory: bars per batch size against the capacity of every chosen card, and beside them the
/// composition of the chosen batch, the formula of the chosen part and what would shrink it.
class MemoryPage : public Page
{
    Q_OBJECT
public:
    explicit MemoryPage(Workbench *workbench, QWidget *parent = nullptr);
    ~MemoryPage() override;

    QString pageId() const override { return QStringLiteral("memory"); }
    QString pageTitle() const override;
    void setResults(const ResultsPtr &results) override;
    void retranslate() override;
    void applyTheme() override;

private:
    void refresh();
    void showChart();
    void showComposition();
    void showFacts();
    void showWhy();
    void choosePart(const QString &colorKey);
    void chooseBatch(int category);
    void askWhatIf();
    void showWhatIf();
    QString chosenPart() const;

    ResultsPtr m_results;
    QString m_part;            ///< colour key the reader chose; empty = the largest
    QVector<WhatIf> m_whatIfs; ///< asked and not yet answered, or answered
    QVector<std::optional<Estimate>> m_answers;

    Sheet *m_chartPanel;
    Label *m_heading, *m_hint;
    ChartView *m_chart;
    SideColumn *m_side;
    Label *m_sideHeading;
    TableView *m_table;
    Facts *m_facts;
    Label *m_advice;
    WhyCard *m_why;
    BackgroundEstimates *m_background;
};

} // namespace xuanka::ui
