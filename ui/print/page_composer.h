// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/page_items.h"
#include "ui/print/table_layout.h"

#include <map>
#include <memory>

namespace xuanka::ui
{

/// Flows the blocks of a document over pages: headings stay with what they head, rows and short paragraphs stay
/// whole, tables repeat their heads. Fills pages() from the page after the cover on.
class PageComposer
{
public:
    explicit PageComposer(const report::Document &document);

    const QVector<PageItems> &pages() const { return m_pages; }
    const QVector<ContentsEntry> &contents() const { return m_contents; } ///< headings of level 1

private:
    void place(const report::Heading &heading);
    void place(const report::Paragraph &paragraph);
    void place(const report::Figures &figures);
    void place(const report::KeyValues &values);
    void place(const report::Bullets &bullets);
    void place(const report::Table &table);
    void place(const report::Chart &chart);
    void place(const report::PageBreak &);

    void placeTable(const report::Table &table);
    void placeBoxed(const report::Paragraph &paragraph);
    void placeLines(const QString &text, const TextStyle &style, double left, double width);
    void placeHeader(const TableLayout &layout);
    void placeRow(const report::Table &table, const TableLayout &layout, int row, int firstLine, int lines);
    void placeTallRow(const report::Table &table, const TableLayout &layout, int row);

    /// Height of the smallest first part of a block that may stand at the foot of a page.
    double leadHeight(qsizetype block);
    bool introduces(qsizetype block) const;
    double tableLead(const report::Table &table, qsizetype block);
    /// Measures of a table, taken once: the heading above it asks first.
    const TableLayout &layoutOf(const report::Table &table, qsizetype block);
    double room() const;
    bool atTop() const;
    void gap(double height);  ///< space before a block, none at the top of a page
    void need(double height); ///< turns the page if less is left
    void newPage();
    void add(const PageItem &item) { m_pages.last() << item; }

    const report::Document &m_document;
    QVector<PageItems> m_pages;
    QVector<ContentsEntry> m_contents;
    qsizetype m_block = 0;
    double m_y = 0;
    std::map<qsizetype, std::unique_ptr<TableLayout>> m_layouts;
};

} // namespace xuanka::ui
