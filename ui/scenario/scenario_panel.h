// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/results.h"

#include "report/phrases.h"

#include <QHash>
#include <QScrollArea>

class QToolButton;

namespace xuanka::ui
{

class FieldRow;
class HelpBubble;
class Label;
class Settings;
class Workbench;

/// The editor: one row for every parameter of the table, in groups; what does not apply disappears.
class ScenarioPanel : public QScrollArea
{
    Q_OBJECT
public:
    ScenarioPanel(Workbench *workbench, Settings *settings, QWidget *parent = nullptr);

    void retranslate();
    void applyTheme();
    /// For a projector: only model, cards and sliders stay.
    void setPresenting(bool on);
    /// Puts the focus on the field of a JSON path; opens its group. false: no field of that path applies.
    bool focusField(const QString &path);
    /// Explains the field that has the focus. false: none has.
    bool explainFocused();
    QSize sizeHint() const override;

private:
    struct Group {
        ParameterGroup group;
        QWidget *box;
        Label *title;
        QToolButton *fold; ///< only of the group that can be folded away
        QWidget *body;
    };

    void buildGroup(ParameterGroup group);
    void addRow(const Parameter &parameter, QWidget *body);
    void showScenario();
    void showResults(const ResultsPtr &results);
    void explain(FieldRow *row);
    bool shown(const Parameter &parameter) const;
    void setFolded(Group &group, bool folded);
    FieldRow *rowOf(const QString &path) const;
    QString groupTitle(ParameterGroup group) const;

    Workbench *m_workbench;
    Settings *m_settings;
    QVector<Group> m_groups;
    QVector<FieldRow *> m_rows;
    HelpBubble *m_help;
    bool m_presenting = false;
};

} // namespace xuanka::ui
