// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"

#include <QStringList>

/// Reading a report that is data.
namespace document
{

inline QStringList headings(const xuanka::report::Document &document, int level = 1)
{
    QStringList list;
    for (const auto &block : document.blocks) {
        const auto *heading = std::get_if<xuanka::report::Heading>(&block);
        if (heading != nullptr && heading->level == level)
            list << heading->text;
    }
    return list;
}

template <typename Kind> QVector<Kind> all(const xuanka::report::Document &document)
{
    QVector<Kind> list;
    for (const auto &block : document.blocks) {
        if (const auto *found = std::get_if<Kind>(&block))
            list << *found;
    }
    return list;
}

/// The table whose header holds a word; empty if there is none.
inline xuanka::report::Table table(const xuanka::report::Document &document, const QString &head)
{
    for (const auto &table : all<xuanka::report::Table>(document)) {
        if (table.header.contains(head))
            return table;
    }
    return {};
}

/// Value of a key-value row, wherever it stands.
inline QString value(const xuanka::report::Document &document, const QString &key)
{
    for (const auto &list : all<xuanka::report::KeyValues>(document)) {
        for (const auto &[label, text] : list.rows) {
            if (label == key)
                return text;
        }
    }
    return {};
}

/// Everything a reader would see, one text a line.
inline QString text(const xuanka::report::Document &d)
{
    QStringList lines{d.title, d.client, d.project, d.author, d.version, d.runningHead, d.verdictLine};
    for (const auto &block : d.blocks) {
        if (const auto *heading = std::get_if<xuanka::report::Heading>(&block))
            lines << heading->text;
        else if (const auto *paragraph = std::get_if<xuanka::report::Paragraph>(&block))
            lines << paragraph->text;
        else if (const auto *bullets = std::get_if<xuanka::report::Bullets>(&block))
            lines << bullets->items;
        else if (const auto *values = std::get_if<xuanka::report::KeyValues>(&block))
            for (const auto &[key, value] : values->rows)
                lines << key + QLatin1Char('\t') + value;
        else if (const auto *figures = std::get_if<xuanka::report::Figures>(&block))
            for (const auto &figure : figures->items)
                lines << figure.label + QLatin1Char('\t') + figure.value + QLatin1Char('\t') + figure.note;
        else if (const auto *chart = std::get_if<xuanka::report::Chart>(&block))
            lines << chart->title << chart->summary;
        else if (const auto *table = std::get_if<xuanka::report::Table>(&block)) {
            lines << table->caption << table->header.join(QLatin1Char('\t'));
            for (const QStringList &row : table->rows)
                lines << row.join(QLatin1Char('\t'));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace document
