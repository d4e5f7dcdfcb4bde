// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/common/side_column.h"
#include "ui/pages/plan/plan_view.h"
#include "ui/theme/label.h"

class QPushButton;

namespace xuanka::ui
{

class ChartView;
class TableView;

/// Right side of the plan: the chosen configuration with its reasons and staves, the rules of the trade beside the
/// answer, what a fifth more or less does, two generations on the same job.
class PlanSide : public SideColumn
{
    Q_OBJECT
public:
    explicit PlanSide(QWidget *parent = nullptr);

    /// Reasons for it, or against it where it is not on the front.
    void setChosen(const QString &name, const QString &summary, const QStringList &reasons, bool front);
    void setStaves(const QVector<Bottleneck> &staves, const QString &name, const Phrases &phrases);
    void setCommentary(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases);
    void setNothing(const QString &text); ///< instead of everything
    void retranslate();
    void applyTheme();

Q_SIGNALS:
    void useRequested();
    void exportRequested();

private:
    Label *addLabel(TextRole role);
    void setBullets(Label *label, const QStringList &lines);
    void showRules(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases);
    void showSensitivity(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases);
    void showRace(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases);

    Label *m_name, *m_summary;
    QPushButton *m_use, *m_export;
    Label *m_whyTitle, *m_why;
    ChartView *m_staves;
    Label *m_rulesTitle;
    QVector<Label *> m_rules;
    QWidget *m_rulesBox;
    Label *m_sensitivityTitle;
    TableView *m_sensitivity;
    Label *m_raceTitle, *m_race;
    bool m_front = true;
};

} // namespace xuanka::ui
