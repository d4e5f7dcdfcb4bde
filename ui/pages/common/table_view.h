// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/common/table_model.h"

#include <QTableView>

namespace xuanka::ui
{

/// A quiet table of numbers as high as its rows: hairlines, swatches, tabular figures. Ctrl+C copies the selected rows
/// (all without a selection) with the header, the context menu saves them as CSV.
class TableView : public QTableView
{
    Q_OBJECT
public:
    explicit TableView(QWidget *parent = nullptr);

    void setTable(const report::Table &table, const QVector<TableModel::Row> &rows = {});
    TableModel *tableModel() const { return m_model; }
    void setMark(int row, int column, TableModel::Mark mark) { m_model->setMark(row, column, mark); }
    void selectKey(const QString &key); ///< without emitting rowChosen()
    QString selectedKey() const;
    void setStretchedColumn(int column) { m_stretched = column; }
    void setNarrowestWords(int pixels) { m_narrowestWords = pixels; } ///< of the stretched column, at scale 1
    void setRoomForMarks(bool room) { m_roomForMarks = room; } ///< keeps a place in front of every value
    void applyTheme();
    void copySelection() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void rowChosen(const QString &key); ///< by mouse or keyboard

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    report::Table selectedTable() const;
    void layOutColumns();
    void saveCsv();

    TableModel *m_model;
    int m_stretched = 0;
    int m_narrowestWords = 72;
    bool m_quiet = false;
    bool m_roomForMarks = false;
};

} // namespace xuanka::ui
