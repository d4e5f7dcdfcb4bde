// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/page_style.h"

#include <QStringList>
#include <QVector>

namespace xuanka::ui
{

/// Column widths and row heights of a table, measured once. Texts are printable().
class TableLayout
{
public:
    TableLayout(const report::Table &table, double width);

    int columns() const { return int(m_widths.size()); }
    int rows() const { return int(m_cells.size()); }
    double left(int column) const { return m_lefts.at(column); }
    double width(int column) const { return m_widths.at(column); } ///< of the text, gaps taken off
    const QString &header(int column) const { return m_header.at(column); }
    const QString &cell(int row, int column) const { return m_cells.at(row).at(column); }
    int headerLines() const { return m_headerLines; }
    int rowLines(int row) const { return m_lines.at(row); }
    double headerHeight() const;
    double rowHeight(int row) const { return linesHeight(rowLines(row)); }
    double linesHeight(int lines) const;
    Qt::Alignment alignment(int column) const { return m_alignments.at(column); }

    static constexpr double kCellPadding = 2.6 * paper::kPoint; ///< above and below the text
    static constexpr double kColumnGap = 9 * paper::kPoint;
    static constexpr double kMarkWidth = 11 * paper::kPoint; ///< room for the shape in a tone column

private:
    void readCells(const report::Table &table);
    void fitColumns(const report::Table &table, double width);
    void measureRows(const report::Table &table);

    QStringList m_header;
    QVector<QStringList> m_cells;
    QVector<QVector<double>> m_natural; ///< natural width of every cell
    QVector<double> m_lefts, m_widths;
    QVector<Qt::Alignment> m_alignments;
    QVector<int> m_lines;
    int m_headerLines = 0;
};

} // namespace xuanka::ui
