// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/table_layout.h"

#include "ui/print/text_flow.h"

#include <QFontMetricsF>

#include <algorithm>
#include <numeric>

namespace xuanka::ui
{

namespace
{

bool breaks(QChar character) { return character.isSpace() && character != QChar(QChar::Nbsp); }

/// Widest piece of a text that should not be broken: a word, a number with its unit; capped, since a hash or a
/// path of eighty characters may well be.
double unbreakableWidth(const QString &text, const QFontMetricsF &metrics, double cap)
{
    double widest = 0;
    qsizetype start = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool ideograph = i < text.size() && text.at(i).unicode() >= 0x2E80;
        const bool gap = i == text.size() || breaks(text.at(i)) || ideograph;
        if (!gap)
            continue;
        if (i > start)
            widest = std::max(widest, metrics.horizontalAdvance(text.mid(start, std::min<qsizetype>(i - start, 80))));
        start = i + 1;
        if (widest >= cap)
            return cap;
    }
    return widest;
}

/// Every column gets what it cannot do without; what is left goes round evenly until each has what it wants.
QVector<double> shareWidth(const QVector<double> &wanted, const QVector<double> &least, double width)
{
    QVector<double> result = least;
    const double must = std::accumulate(least.begin(), least.end(), 0.0);
    double left = width - must;
    if (left <= 0) {
        for (double &share : result)
            share *= width / must;
        return result;
    }
    qsizetype hungry = wanted.size();
    while (hungry > 0 && left > 1) {
        const double portion = left / double(hungry);
        hungry = 0;
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            const double more = std::clamp(wanted.at(i) - result.at(i), 0.0, portion);
            result[i] += more;
            left -= more;
            hungry += wanted.at(i) - result.at(i) > 1 ? 1 : 0;
        }
    }
    return result;
}

} // namespace

TableLayout::TableLayout(const report::Table &table, double width)
{
    readCells(table);
    fitColumns(table, width);
    measureRows(table);
}

void TableLayout::readCells(const report::Table &table)
{
    qsizetype columns = table.header.size();
    for (const QStringList &row : table.rows)
        columns = std::max(columns, row.size());
    for (qsizetype column = 0; column < columns; ++column) {
        m_header << printable(table.header.value(column));
        m_alignments << (table.rightAligned.value(column) ? Qt::AlignRight : Qt::AlignLeft);
    }
    const QFont font = fontOf(styles::kCell);
    m_cells.reserve(table.rows.size());
    m_natural.reserve(table.rows.size());
    for (const QStringList &row : table.rows) {
        QStringList cells;
        QVector<double> natural;
        cells.reserve(columns);
        natural.reserve(columns);
        for (qsizetype column = 0; column < columns; ++column) {
            cells << printable(row.value(column));
            natural << naturalWidth(cells.constLast(), font);
        }
        m_cells << cells;
        m_natural << natural;
    }
}

void TableLayout::fitColumns(const report::Table &table, double width)
{
    const auto columns = m_header.size();
    if (columns == 0)
        return;
    const double usable = width - kColumnGap * double(columns - 1);
    if (table.columnWeights.size() == columns) {
        const double sum = std::accumulate(table.columnWeights.begin(), table.columnWeights.end(), 0.0);
        for (const double weight : table.columnWeights)
            m_widths << (sum > 0 ? usable * weight / sum : usable / double(columns));
    } else {
        const QFontMetricsF headMetrics(fontOf(styles::kTableHead));
        const QFontMetricsF cellMetrics(fontOf(styles::kCell));
        const double cap = usable * 0.3;
        QVector<double> wanted, least;
        for (qsizetype column = 0; column < columns; ++column) {
            double want = naturalWidth(m_header.at(column), fontOf(styles::kTableHead));
            double must = unbreakableWidth(m_header.at(column), headMetrics, cap);
            const double mark = column == table.toneColumn ? kMarkWidth : 0;
            for (qsizetype row = 0; row < m_cells.size(); ++row) {
                want = std::max(want, m_natural.at(row).at(column) + mark);
                if (m_natural.at(row).at(column) + mark > must)
                    must = std::max(must, unbreakableWidth(m_cells.at(row).at(column), cellMetrics, cap) + mark);
            }
            wanted << want + paper::kPoint;
            least << std::min(must + paper::kPoint, usable / double(columns) * 1.6);
        }
        const double sum = std::accumulate(wanted.begin(), wanted.end(), 0.0);
        m_widths = sum <= usable ? wanted : shareWidth(wanted, least, usable);
        if (sum < usable) {
            for (double &share : m_widths)
                share *= usable / sum;
        }
    }
    double left = 0;
    for (const double columnWidth : std::as_const(m_widths)) {
        m_lefts << left;
        left += columnWidth + kColumnGap;
    }
}

void TableLayout::measureRows(const report::Table &table)
{
    constexpr int mostHeaderLines = 8;
    bool headed = false;
    for (qsizetype column = 0; column < m_header.size(); ++column) {
        const int lines = TextFlow(m_header.at(column), styles::kTableHead, m_widths.at(column)).lineCount();
        m_headerLines = std::min(std::max(m_headerLines, lines), mostHeaderLines);
        headed = headed || !m_header.at(column).isEmpty();
    }
    if (!headed)
        m_headerLines = 0;
    m_lines.reserve(m_cells.size());
    for (qsizetype row = 0; row < m_cells.size(); ++row) {
        const bool bold = row == table.emphasisedRow;
        int lines = 1;
        for (qsizetype column = 0; column < m_header.size(); ++column) {
            const QString &text = m_cells.at(row).at(column);
            const double room = m_widths.at(column) - (column == table.toneColumn ? kMarkWidth : 0);
            if (bold || m_natural.at(row).at(column) > room || text.contains(QChar(QChar::LineSeparator)))
                lines = std::max(lines, TextFlow(text, bold ? styles::kCellBold : styles::kCell, room).lineCount());
        }
        m_lines << lines;
    }
    m_natural.clear();
}

double TableLayout::headerHeight() const
{
    return m_headerLines == 0 ? 0 : m_headerLines * styles::kTableHead.lineHeight() + 2 * kCellPadding;
}

double TableLayout::linesHeight(int lines) const { return lines * styles::kCell.lineHeight() + 2 * kCellPadding; }

} // namespace xuanka::ui
