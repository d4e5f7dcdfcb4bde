// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/common/numbers_column.h"
#include "ui/shell/page.h"

namespace xuanka::ui
{

class ChartView;

/// What the job draws: one server and one card against batch for every chosen card, energy per token and per run.
class PowerPage : public Page
{
    Q_OBJECT
public:
    explicit PowerPage(Workbench *workbench, QWidget *parent = nullptr);
    ~PowerPage() override;

    QString pageId() const override { return QStringLiteral("power"); }
    QString pageTitle() const override;
    void setResults(const ResultsPtr &results) override;
    void retranslate() override;
    void applyTheme() override;

private:
    bool isAnswered() const { return m_results && !m_results->error; }
    void refresh();
    void showNumbers();
    void showCards();
    QStringList remarks() const;
    void chooseBatch(const ChartView *chart, int category);

    ResultsPtr m_results;
    Sheet *m_nodePanel, *m_cardPanel, *m_energyPanel;
    ChartView *m_node, *m_card, *m_energy;
    NumbersColumn *m_side;
};

} // namespace xuanka::ui
