// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/scenario/field_editor.h"

namespace xuanka::ui
{

class Label;

/// Name, editor and, when there is something wrong, why: one line of the editor panel.
class FieldRow : public QWidget
{
    Q_OBJECT
public:
    explicit FieldRow(FieldEditor *editor, QWidget *parent = nullptr);

    FieldEditor *editor() const { return m_editor; }
    const Parameter &parameter() const { return m_editor->parameter(); }
    void showScenario(const Scenario &scenario, bool shown);
    void retranslate(const Phrases &phrases);
    void setProblem(const QString &text); ///< from the results, empty = none
    void focusEditor();
    /// Range, unit and default of the field in words, for the help bubble.
    QString facts(const Phrases &phrases) const;

Q_SIGNALS:
    void helpRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void showProblem();
    void showQuestion(bool hovered);

    FieldEditor *m_editor;
    Label *m_label;
    Label *m_question;
    Label *m_error;
    QString m_problem;
    bool m_acceptable = true;
    QString m_range;
};

} // namespace xuanka::ui
