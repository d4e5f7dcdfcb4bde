// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"

#include <QAbstractTableModel>
#include <QColor>

namespace xuanka::ui
{

/// A report::Table for a view, with an optional swatch colour and key per row and marks on single cells.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Mark : std::uint8_t { None, Best, Different, BestAndDifferent };
    struct Row {
        QString key;   ///< what the row stands for: colour key, quantity
        QColor swatch; ///< invalid = none
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const report::Table &table, const QVector<Row> &rows = {});
    void setMark(int row, int column, Mark mark);
    const report::Table &table() const { return m_table; }
    QString keyOf(int row) const { return m_rows.value(row).key; }
    int rowOf(const QString &key) const;
    QColor swatchOf(int row) const { return m_rows.value(row).swatch; }
    bool hasSwatches() const;
    Mark markOf(int row, int column) const;
    bool isEmphasised(int row) const { return row == m_table.emphasisedRow; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Qt::Alignment alignment(int column) const;

    report::Table m_table;
    QVector<Row> m_rows;
    QHash<QPair<int, int>, Mark> m_marks;
};

} // namespace xuanka::ui
