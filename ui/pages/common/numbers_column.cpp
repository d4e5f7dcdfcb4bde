// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/numbers_column.h"

#include "report/explanation_text.h"
#include "ui/pages/common/why_card.h"
#include "ui/theme/label.h"

#include <QVBoxLayout>

#include <algorithm>

namespace xuanka::ui
{

NumbersColumn::NumbersColumn(QWidget *parent)
    : SideColumn(parent), m_heading(new Label(TextRole::Heading, this)), m_table(new TableView(this)),
      m_why(new WhyCard(this)), m_cards(new TableView(this))
{
    m_heading->setWordWrap(true);
    column()->addWidget(m_heading);
    column()->addWidget(m_table);
    column()->addWidget(m_why);
    column()->addWidget(m_cards);
    column()->addStretch(1);
    m_cards->hide();
    connect(m_table, &TableView::rowChosen, this, &NumbersColumn::choose);
}

void NumbersColumn::setTexts(const QString &nameHeader, const QString &valueHeader, const QString &noFormula)
{
    m_nameHeader = nameHeader;
    m_valueHeader = valueHeader;
    m_noFormula = noFormula;
}

void NumbersColumn::setNumbers(const QString &heading, const QVector<Number> &numbers, const Estimate &estimate,
                               const Phrases &phrases)
{
    m_estimate = estimate;
    m_phrases = phrases;
    m_heading->setText(heading);
    report::Table table;
    table.caption = heading;
    table.header << m_nameHeader << m_valueHeader;
    table.rightAligned = {false, true};
    QVector<TableModel::Row> rows;
    for (const Number &number : numbers) {
        table.rows << QStringList{number.name, number.value};
        rows << TableModel::Row{number.quantity, {}};
    }
    m_table->setTable(table, rows);
    if (m_quantity.isEmpty() && !numbers.isEmpty())
        m_quantity = numbers.constFirst().quantity;
    showWhy();
}

void NumbersColumn::choose(const QString &quantity)
{
    m_quantity = quantity;
    showWhy();
}

void NumbersColumn::showWhy()
{
    const Explanation *why = report::findExplanation(m_estimate, m_quantity.section(QLatin1Char('#'), 0, 0));
    m_why->setHint(m_noFormula);
    m_why->setExplanations(why ? QVector<Explanation>{*why} : QVector<Explanation>(), m_phrases);
    m_table->selectKey(m_quantity);
}

void NumbersColumn::setCards(const report::Table &table, const QVector<TableModel::Row> &rows)
{
    m_cards->setTable(table, rows);
    m_cards->setVisible(!table.rows.isEmpty());
}

void NumbersColumn::setRemarks(const QStringList &remarks)
{
    while (m_remarks.size() < remarks.size()) {
        auto *label = new Label(TextRole::Secondary, this);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column()->insertWidget(column()->count() - 1, label);
        m_remarks << label;
    }
    for (qsizetype i = 0; i < m_remarks.size(); ++i) {
        m_remarks[i]->setText(remarks.value(i));
        m_remarks[i]->setVisible(i < remarks.size());
    }
}

void NumbersColumn::setAnswered(bool answered)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_heading, m_table, m_why})
        widget->setVisible(answered);
    if (!answered) {
        setCards({}, {});
        setRemarks({});
    }
}

void NumbersColumn::applyTheme()
{
    SideColumn::applyTheme();
    m_table->applyTheme();
    m_cards->applyTheme();
    m_why->applyTheme();
}

} // namespace xuanka::ui
