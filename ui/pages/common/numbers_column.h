// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "report/phrases.h"
#include "ui/pages/common/side_column.h"
#include "ui/pages/common/table_view.h"

namespace xuanka::ui
{

class Facts;
class Label;
class WhyCard;

/// Side of a page of figures: a table of numbers, the formula of the chosen one, the cards beside each other, remarks.
class NumbersColumn : public SideColumn
{
    Q_OBJECT
public:
    struct Number {
        QString name, value;
        QString quantity; ///< of its Explanation; "#…" behind it tells rows with one explanation apart
    };

    explicit NumbersColumn(QWidget *parent = nullptr);

    void setNumbers(const QString &heading, const QVector<Number> &numbers, const Estimate &estimate,
                    const Phrases &phrases);
    /// One row per card; hidden while empty.
    void setCards(const report::Table &table, const QVector<TableModel::Row> &rows);
    void setRemarks(const QStringList &remarks);
    void setTexts(const QString &nameHeader, const QString &valueHeader, const QString &noFormula);
    void choose(const QString &quantity);
    void setAnswered(bool answered); ///< hides everything while there is nothing to say
    void applyTheme();

private:
    void showWhy();

    Label *m_heading;
    TableView *m_table;
    WhyCard *m_why;
    TableView *m_cards;
    QVector<Label *> m_remarks;
    Estimate m_estimate;
    Phrases m_phrases{Language::English};
    QString m_quantity, m_nameHeader, m_valueHeader, m_noFormula;
};

} // namespace xuanka::ui
