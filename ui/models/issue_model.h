// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "report/phrases.h"

#include <QAbstractListModel>

namespace xuanka::ui
{

/// Assumptions and warnings of an estimate as sentences, the gravest first.
class IssueModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { PathRole = Qt::UserRole, SeverityRole };

    explicit IssueModel(QObject *parent = nullptr);
    void setIssues(const QVector<Issue> &issues, const Phrases &phrases);
    const QVector<Issue> &issues() const { return m_issues; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QVector<Issue> m_issues;
    QStringList m_texts;
};

} // namespace xuanka::ui
