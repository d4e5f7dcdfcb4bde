// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/table_text.h"

#include <QLocale>

#include <algorithm>

namespace xuanka::report
{

namespace
{

/// Digits, one sign, grouping and decimal marks: nothing a spreadsheet could execute.
bool isPlainNumber(const QString &text)
{
    bool ok = false;
    QLocale(QLocale::English).toDouble(text, &ok);
    return ok;
}

QString disarmed(const QString &cell)
{
    if (cell.isEmpty() || isPlainNumber(cell))
        return cell;
    const QString risky = QStringLiteral("=+-@\t\r\n");
    return risky.contains(cell.front()) ? QLatin1Char('\'') + cell : cell;
}

QString quoted(const QString &cell)
{
    const QString safe = disarmed(cell);
    const bool needs = std::any_of(safe.cbegin(), safe.cend(), [](QChar c) {
        return c == QLatin1Char(',') || c == QLatin1Char('"') || c == QLatin1Char('\n') || c == QLatin1Char('\r');
    });
    if (!needs)
        return safe;
    QString doubled = safe;
    doubled.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    return QLatin1Char('"') + doubled + QLatin1Char('"');
}

QString flat(QString cell)
{
    for (QChar &c : cell) {
        if (c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r'))
            c = QLatin1Char(' ');
    }
    return cell;
}

template <typename Change> QString joined(const Table &table, Change change, QChar separator, const QString &lineEnd)
{
    QString text;
    const auto addRow = [&](const QStringList &row) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i > 0)
                text += separator;
            text += change(row[i]);
        }
        text += lineEnd;
    };
    if (!table.header.isEmpty())
        addRow(table.header);
    for (const QStringList &row : table.rows)
        addRow(row);
    return text;
}

bool hasCategories(const Chart &chart)
{
    return chart.kind == Chart::Kind::StackedBars || chart.kind == Chart::Kind::HorizontalBars;
}

QString valueText(const Series &series, qsizetype index)
{
    if (index < 0 || index >= series.y.size())
        return {};
    return index < series.labels.size() ? series.labels[index] : QString::number(series.y[index], 'g', 6);
}

Table categoryTable(const Chart &chart)
{
    Table table;
    table.header << chart.xTitle;
    for (const Series &series : chart.series)
        table.header << series.name;
    const bool totals = !chart.totals.isEmpty();
    if (totals)
        table.header << chart.yTitle;
    for (qsizetype category = 0; category < chart.categories.size(); ++category) {
        QStringList row{chart.categories[category]};
        for (const Series &series : chart.series)
            row << valueText(series, category);
        if (totals)
            row << chart.totals.value(category);
        table.rows << row;
    }
    return table;
}

Table pointTable(const Chart &chart)
{
    Table table;
    table.header << chart.xTitle;
    QVector<double> stops;
    for (const Series &series : chart.series) {
        table.header << series.name;
        stops += series.x;
    }
    std::sort(stops.begin(), stops.end());
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    for (const double stop : std::as_const(stops)) {
        QStringList row{QString::number(stop, 'g', 10)};
        for (const Series &series : chart.series)
            row << valueText(series, series.x.indexOf(stop));
        table.rows << row;
    }
    return table;
}

} // namespace

QString tabbedText(const Table &table) { return joined(table, flat, QLatin1Char('\t'), QStringLiteral("\n")); }

QByteArray csv(const Table &table)
{
    return QByteArrayLiteral("\xEF\xBB\xBF") + joined(table, quoted, QLatin1Char(','), QStringLiteral("\r\n")).toUtf8();
}

Table chartTable(const Chart &chart)
{
    Table table = hasCategories(chart) ? categoryTable(chart) : pointTable(chart);
    table.caption = chart.title;
    table.rightAligned = QVector<bool>(table.header.size(), true);
    if (!table.rightAligned.isEmpty())
        table.rightAligned[0] = false;
    return table;
}

} // namespace xuanka::report
