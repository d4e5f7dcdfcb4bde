// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/results.h"

#include <QDockWidget>

class QListView;

namespace xuanka::ui
{

class IssueModel;
class Workbench;

/// Assumptions and warnings under the pages; hidden while there are none. A click jumps to the field.
class IssuesDock : public QDockWidget
{
    Q_OBJECT
public:
    explicit IssuesDock(Workbench *workbench, QWidget *parent = nullptr);

    void retranslate();
    void applyTheme();
    void setWanted(bool wanted); ///< the user's switch in the View menu
    bool wanted() const { return m_wanted; }
    int count() const;
    QString firstText() const;
    QListView *view() const { return m_view; }

Q_SIGNALS:
    void issuesChanged();

private:
    void showResults(const ResultsPtr &results);
    void jump(const QModelIndex &index);

    Workbench *m_workbench;
    IssueModel *m_model;
    QListView *m_view;
    bool m_wanted = true;
};

} // namespace xuanka::ui
