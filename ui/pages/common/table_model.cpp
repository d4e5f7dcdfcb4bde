// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/table_model.h"

#include <QCoreApplication>

#include <algorithm>

namespace xuanka::ui
{

void TableModel::setTable(const report::Table &table, const QVector<Row> &rows)
{
    beginResetModel();
    m_table = table;
    m_rows = rows;
    m_marks.clear();
    endResetModel();
}

void TableModel::setMark(int row, int column, Mark mark)
{
    m_marks.insert({row, column}, mark);
    const QModelIndex cell = index(row, column);
    if (cell.isValid())
        Q_EMIT dataChanged(cell, cell);
}

TableModel::Mark TableModel::markOf(int row, int column) const { return m_marks.value({row, column}, Mark::None); }

bool TableModel::hasSwatches() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return row.swatch.isValid(); });
}

int TableModel::rowOf(const QString &key) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].key == key)
            return row;
    }
    return -1;
}

int TableModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_table.rows.size()); }

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.header.size());
}

Qt::Alignment TableModel::alignment(int column) const
{
    return Qt::AlignVCenter | (m_table.rightAligned.value(column) ? Qt::AlignRight : Qt::AlignLeft);
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString text = m_table.rows[index.row()].value(index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return role == Qt::DisplayRole || text.size() > 24 ? QVariant(text) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return int(alignment(index.column()));
    if (role == Qt::AccessibleTextRole) {
        const Mark mark = markOf(index.row(), index.column());
        const bool best = mark == Mark::Best || mark == Mark::BestAndDifferent;
        return best ? QCoreApplication::translate("TableModel", "%1, best in this row").arg(text) : text;
    }
    return {};
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_table.header.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.header[section];
    if (role == Qt::TextAlignmentRole)
        return int(alignment(section));
    return {};
}

} // namespace xuanka::ui
