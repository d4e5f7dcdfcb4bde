// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/common/numbers_column.h"
#include "ui/shell/page.h"

class QTabBar;

namespace xuanka::ui
{

class ChartView;

/// How fast the job runs: throughput and MFU against batch (throughput and waiting time against concurrency for
/// serving), where the step's time goes, what more cards bring, and where each number comes from.
class SpeedPage : public Page
{
    Q_OBJECT
public:
    explicit SpeedPage(Workbench *workbench, QWidget *parent = nullptr);
    ~SpeedPage() override;

    QString pageId() const override { return QStringLiteral("speed"); }
    QString pageTitle() const override;
    void setResults(const ResultsPtr &results) override;
    void retranslate() override;
    void applyTheme() override;

private:
    bool isServing() const;
    bool isAnswered() const { return m_results && !m_results->error; }
    void refresh();
    void showMainChart();
    void showStep();
    void showCounts();
    void showNumbers();
    void showCards();
    QVector<NumbersColumn::Number> trainingNumbers() const;
    QVector<NumbersColumn::Number> servingNumbers() const;
    QStringList remarks() const;
    void chooseBatch(int category);
    void chooseCount(int category);

    ResultsPtr m_results;
    Sheet *m_mainPanel, *m_stepPanel, *m_countPanel;
    QTabBar *m_switch;
    ChartView *m_main, *m_step, *m_count;
    NumbersColumn *m_side;
};

} // namespace xuanka::ui
