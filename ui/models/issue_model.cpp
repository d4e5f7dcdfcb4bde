// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/issue_model.h"

#include <algorithm>

namespace xuanka::ui
{

IssueModel::IssueModel(QObject *parent) : QAbstractListModel(parent) {}

void IssueModel::setIssues(const QVector<Issue> &issues, const Phrases &phrases)
{
    QVector<Issue> sorted = issues;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Issue &a, const Issue &b) { return a.severity > b.severity; });
    QStringList texts;
    for (const Issue &issue : std::as_const(sorted))
        texts.append(phrases.issue(issue));
    if (sorted == m_issues && texts == m_texts)
        return; // a drag brings the same assumptions many times a second
    beginResetModel();
    m_issues = sorted;
    m_texts = texts;
    endResetModel();
}

int IssueModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_issues.size()); }

QVariant IssueModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Issue &issue = m_issues.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return m_texts.at(index.row());
    case PathRole:
        return issue.path;
    case SeverityRole:
        return int(issue.severity);
    default:
        return {};
    }
}

} // namespace xuanka::ui
