// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/page_composer.h"

#include "ui/print/table_layout.h"
#include "ui/print/text_flow.h"

#include <algorithm>

namespace xuanka::ui
{

using paper::kPoint;

namespace
{

constexpr double kHairline = 0.5 * kPoint;
constexpr double kRule = 0.9 * kPoint;
constexpr double kParagraphGap = 6 * kPoint;
constexpr double kTableGap = 10 * kPoint;
constexpr double kBulletIndent = 12 * kPoint;
constexpr double kBoxPadding = 10 * kPoint;
constexpr double kMarkRoom = 20 * kPoint;
constexpr double kLabelShare = 0.36;
constexpr double kCaptionSpace = 2 * kPoint;
constexpr double kTallestLead = 140 * paper::kMillimetre; ///< more is not kept together
constexpr double kWholeTable = 85 * paper::kMillimetre;   ///< a table up to this height stays on one page
constexpr int kFiguresInARow = 4;
constexpr double kFigureGap = 10 * kPoint;
constexpr int kKeptLines = 2; ///< of a paragraph, at least, on either side of a page break

TextStyle headingStyle(int level)
{
    return level <= 1 ? styles::kHeading1 : level == 2 ? styles::kHeading2 : styles::kHeading3;
}

double headingGap(int level) { return (level <= 1 ? 26 : level == 2 ? 17 : 12) * kPoint; }
double headingSpaceAfter(int level) { return (level <= 1 ? 6 : 2) * kPoint; }

/// Height in pixels of a screen on which the text body is 642 wide.
double chartHeight(const report::Chart &chart)
{
    using Kind = report::Chart::Kind;
    const double rows = double(chart.categories.size()) * (chart.grouped ? double(chart.series.size()) : 1.0);
    const double pixels = chart.kind == Kind::HorizontalBars ? std::clamp(110 + 34 * rows, 170.0, 420.0)
                          : chart.kind == Kind::StackedBars  ? 330
                                                             : 300;
    return pixels * paper::kChartPixel;
}

double chartCaptionHeight(const report::Chart &chart, double width)
{
    const QString caption = printable(chart.summary);
    return caption.isEmpty()
               ? 0
               : kCaptionSpace + TextFlow(caption, styles::kNote, width).lineCount() * styles::kNote.lineHeight();
}

/// Width of the text in a tinted box and its lines; a box is never higher than a page.
double boxedTextWidth(const report::Paragraph &paragraph, double width)
{
    return width - 2 * kBoxPadding - (paragraph.tone == report::Tone::None ? 0 : kMarkRoom);
}

int boxedLines(const report::Paragraph &paragraph, double width)
{
    const int most = int(paper::body().height() / styles::kBoxed.lineHeight()) - 2;
    return std::min(TextFlow(printable(paragraph.text), styles::kBoxed, boxedTextWidth(paragraph, width)).lineCount(),
                    most);
}

double boxHeight(const report::Paragraph &paragraph, double width)
{
    return boxedLines(paragraph, width) * styles::kBoxed.lineHeight() + 2 * kBoxPadding;
}

/// The rows of a key-value list as a table without a head.
report::Table asTable(const report::KeyValues &values)
{
    report::Table table;
    for (const auto &[key, value] : values.rows)
        table.rows << QStringList{key, value};
    table.columnWeights = {kLabelShare, 1 - kLabelShare};
    return table;
}

} // namespace

PageComposer::PageComposer(const report::Document &document) : m_document(document)
{
    newPage();
    for (m_block = 0; m_block < document.blocks.size(); ++m_block)
        std::visit([this](const auto &block) { place(block); }, document.blocks.at(m_block));
    if (m_pages.size() > 1 && m_pages.constLast().isEmpty())
        m_pages.removeLast();
}

double PageComposer::room() const { return paper::body().bottom() - m_y; }

bool PageComposer::atTop() const { return m_pages.constLast().isEmpty(); }

void PageComposer::gap(double height)
{
    if (!atTop())
        m_y += height;
}

void PageComposer::need(double height)
{
    if (room() < height && !atTop())
        newPage();
}

void PageComposer::newPage()
{
    m_pages << PageItems();
    m_y = paper::body().top();
}

const TableLayout &PageComposer::layoutOf(const report::Table &table, qsizetype block)
{
    std::unique_ptr<TableLayout> &layout = m_layouts[block];
    if (!layout)
        layout = std::make_unique<TableLayout>(table, paper::body().width());
    return *layout;
}

/// What of a table must stand on its first page: all of a small one, else caption, head and two rows.
double PageComposer::tableLead(const report::Table &table, qsizetype block)
{
    const TableLayout &layout = layoutOf(table, block);
    const double caption = table.caption.isEmpty() ? 0 : styles::kCaption.lineHeight() + kCaptionSpace;
    double lead = caption + layout.headerHeight();
    double whole = lead;
    for (int row = 0; row < layout.rows() && whole <= kWholeTable; ++row) {
        whole += layout.rowHeight(row);
        if (row < 2)
            lead += layout.rowHeight(row);
    }
    return std::min(whole <= kWholeTable ? whole : lead, kTallestLead);
}

/// A short paragraph just above a table or a chart belongs to it.
bool PageComposer::introduces(qsizetype block) const
{
    if (block + 1 >= m_document.blocks.size())
        return false;
    const report::Block &next = m_document.blocks.at(block + 1);
    return std::holds_alternative<report::Table>(next) || std::holds_alternative<report::KeyValues>(next) ||
           std::holds_alternative<report::Chart>(next);
}

double PageComposer::leadHeight(qsizetype block)
{
    if (block >= m_document.blocks.size())
        return 0;
    const double width = paper::body().width();
    const report::Block &next = m_document.blocks.at(block);
    if (const auto *heading = std::get_if<report::Heading>(&next)) {
        const TextFlow flow(printable(heading->text), headingStyle(heading->level), width);
        return headingGap(heading->level) + flow.height() + headingSpaceAfter(heading->level) + leadHeight(block + 1);
    }
    if (const auto *paragraph = std::get_if<report::Paragraph>(&next)) {
        if (paragraph->emphasised)
            return boxHeight(*paragraph, width) + kTableGap; // a box is never split
        const int lines = TextFlow(printable(paragraph->text), styles::kBody, width).lineCount();
        const double own = kParagraphGap + std::min(lines, 3) * styles::kBody.lineHeight();
        return lines <= 3 && introduces(block) ? own + leadHeight(block + 1) : own;
    }
    if (const auto *figures = std::get_if<report::Figures>(&next))
        return figures->items.isEmpty() ? leadHeight(block + 1) : kTableGap + 4 * styles::kFigure.lineHeight();
    if (std::holds_alternative<report::Bullets>(next))
        return kParagraphGap + 3 * styles::kBody.lineHeight();
    if (const auto *chart = std::get_if<report::Chart>(&next))
        return kTableGap + chartHeight(*chart) + chartCaptionHeight(*chart, width);
    if (const auto *values = std::get_if<report::KeyValues>(&next))
        return values->rows.isEmpty() ? leadHeight(block + 1) : kTableGap + tableLead(asTable(*values), block);
    if (const auto *table = std::get_if<report::Table>(&next))
        return table->rows.isEmpty() ? leadHeight(block + 1) : kTableGap + tableLead(*table, block);
    return 0;
}

void PageComposer::place(const report::Heading &heading)
{
    const TextStyle style = headingStyle(heading.level);
    const QRectF body = paper::body();
    const TextFlow flow(printable(heading.text), style, body.width());
    gap(headingGap(heading.level));
    need(flow.height() + headingSpaceAfter(heading.level) + leadHeight(m_block + 1));
    if (heading.level <= 1)
        m_contents << ContentsEntry{printable(heading.text), int(m_pages.size())}; // the cover is page 0
    add(TextItem{printable(heading.text), style, {body.left(), m_y}, body.width(), Qt::AlignLeft, 0, flow.lineCount()});
    m_y += flow.height() + headingSpaceAfter(heading.level);
}

void PageComposer::place(const report::Paragraph &paragraph)
{
    if (paragraph.emphasised) {
        placeBoxed(paragraph);
        return;
    }
    gap(paragraph.note ? kParagraphGap / 2 : kParagraphGap);
    if (!paragraph.note && introduces(m_block))
        need(leadHeight(m_block) - kParagraphGap);
    placeLines(paragraph.text, paragraph.note ? styles::kNote : styles::kBody, paper::body().left(),
               paper::body().width());
}

/// Text that may go over page ends, but never leaves a single line behind or ahead.
void PageComposer::placeLines(const QString &text, const TextStyle &style, double left, double width)
{
    const QString shown = printable(text);
    const int lines = TextFlow(shown, style, width).lineCount();
    int first = 0;
    while (first < lines) {
        const int rest = lines - first;
        int fitting = std::min(rest, int(room() / style.lineHeight()));
        if (fitting < rest && rest - fitting < kKeptLines)
            fitting = rest - kKeptLines;
        if (fitting < std::min(rest, kKeptLines) && !atTop()) {
            newPage();
            continue;
        }
        fitting = std::max(fitting, 1);
        add(TextItem{shown, style, {left, m_y}, width, Qt::AlignLeft, first, fitting});
        m_y += fitting * style.lineHeight();
        first += fitting;
    }
}

void PageComposer::placeBoxed(const report::Paragraph &paragraph)
{
    const QRectF body = paper::body();
    const bool marked = paragraph.tone != report::Tone::None;
    const double indent = kBoxPadding + (marked ? kMarkRoom : 0);
    TextStyle style = styles::kBoxed;
    style.ink = marked ? inkOf(paragraph.tone) : Ink::Text;
    const QString text = printable(paragraph.text);
    const double width = boxedTextWidth(paragraph, body.width());
    const int lines = boxedLines(paragraph, body.width());
    const double height = boxHeight(paragraph, body.width());
    gap(kTableGap);
    need(height);
    add(BoxItem{{body.left(), m_y, body.width(), height}, Fill::Ground, paragraph.tone, true});
    if (marked) {
        const QPointF centre(body.left() + kBoxPadding + 6 * kPoint, m_y + kBoxPadding + 0.5 * style.lineHeight());
        add(MarkItem{centre, 5 * kPoint, paragraph.tone});
    }
    add(TextItem{text, style, {body.left() + indent, m_y + kBoxPadding}, width, Qt::AlignLeft, 0, lines});
    m_y += height;
}

void PageComposer::place(const report::Bullets &bullets)
{
    const QRectF body = paper::body();
    gap(kParagraphGap);
    for (const QString &item : bullets.items) {
        const double line = styles::kBody.lineHeight();
        const int lines = TextFlow(printable(item), styles::kBody, body.width() - kBulletIndent).lineCount();
        need(std::min(lines, lines <= 3 ? lines : kKeptLines) * line);
        add(MarkItem{{body.left() + 4 * kPoint, m_y + 0.5 * line}, 1.6 * kPoint, report::Tone::None});
        placeLines(item, styles::kBody, body.left() + kBulletIndent, body.width() - kBulletIndent);
        m_y += 3 * kPoint;
    }
}

/// Answers side by side: label, large value, note; as many lines of each as the one that needs most.
void PageComposer::place(const report::Figures &figures)
{
    const QRectF body = paper::body();
    gap(kTableGap);
    for (qsizetype first = 0; first < figures.items.size(); first += kFiguresInARow) {
        const auto count = std::min<qsizetype>(figures.items.size() - first, kFiguresInARow);
        const double width = (body.width() - double(count - 1) * kFigureGap) / double(count);
        double bottom = m_y;
        need(4 * styles::kFigure.lineHeight());
        for (qsizetype i = 0; i < count; ++i) {
            const auto &figure = figures.items.at(first + i);
            const double left = body.left() + double(i) * (width + kFigureGap);
            TextStyle value = styles::kFigure;
            if (figure.tone != report::Tone::None)
                value.ink = inkOf(figure.tone);
            double y = m_y + 5 * kPoint;
            add(BoxItem{{left, m_y, width, kRule}, Fill::Text});
            for (const auto &[text, style] : {std::pair{figure.label, styles::kLabel}, std::pair{figure.value, value},
                                              std::pair{figure.note, styles::kNote}}) {
                const QString shown = printable(text);
                const int lines = std::min(TextFlow(shown, style, width).lineCount(), 3);
                add(TextItem{shown, style, {left, y}, width, Qt::AlignLeft, 0, lines});
                y += lines * style.lineHeight();
            }
            bottom = std::max(bottom, y);
        }
        m_y = bottom + 4 * kPoint;
    }
}

void PageComposer::place(const report::KeyValues &values) { placeTable(asTable(values)); }

void PageComposer::place(const report::Table &table) { placeTable(table); }

void PageComposer::placeTable(const report::Table &table)
{
    if (table.rows.isEmpty())
        return;
    const QRectF body = paper::body();
    const TableLayout &layout = layoutOf(table, m_block);
    const int rows = layout.rows();
    const bool captioned = !table.caption.isEmpty();
    gap(kTableGap);
    need(tableLead(table, m_block));
    if (captioned) {
        add(TextItem{printable(table.caption), styles::kCaption, {body.left(), m_y}, body.width()});
        m_y += styles::kCaption.lineHeight() + kCaptionSpace;
    }
    placeHeader(layout);
    int onPage = 0;
    for (int row = 0; row < rows; ++row) {
        const double height = layout.rowHeight(row);
        const bool lastAlone = row == rows - 2 && onPage > 0 && room() < height + layout.rowHeight(row + 1);
        if (room() < height || lastAlone) {
            if (layout.headerHeight() + height > body.height()) {
                placeTallRow(table, layout, row);
                ++onPage;
                continue;
            }
            newPage();
            placeHeader(layout);
            onPage = 0;
        }
        placeRow(table, layout, row, 0, layout.rowLines(row));
        ++onPage;
    }
    m_layouts.erase(m_block);
}

void PageComposer::placeHeader(const TableLayout &layout)
{
    if (layout.headerLines() == 0)
        return;
    const QRectF body = paper::body();
    for (int column = 0; column < layout.columns(); ++column) {
        add(TextItem{layout.header(column),
                     styles::kTableHead,
                     {body.left() + layout.left(column), m_y + TableLayout::kCellPadding},
                     layout.width(column),
                     layout.alignment(column),
                     0,
                     layout.headerLines()});
    }
    m_y += layout.headerHeight();
    add(BoxItem{{body.left(), m_y - kRule, body.width(), kRule}, Fill::Text});
}

void PageComposer::placeRow(const report::Table &table, const TableLayout &layout, int row, int firstLine, int lines)
{
    const QRectF body = paper::body();
    const double height = layout.linesHeight(lines);
    const bool keyed = layout.headerLines() == 0;
    if (row == table.emphasisedRow) {
        const double bleed = 3 * kPoint;
        add(BoxItem{{body.left() - bleed, m_y, body.width() + 2 * bleed, height}, Fill::Ground});
    }
    for (int column = 0; column < layout.columns(); ++column) {
        if (layout.cell(row, column).isEmpty())
            continue;
        TextStyle style = keyed && column == 0 ? styles::kLabel : styles::kCell;
        style.bold = row == table.emphasisedRow;
        double left = body.left() + layout.left(column);
        double width = layout.width(column);
        const report::Tone tone = column == table.toneColumn ? table.tones.value(row) : report::Tone::None;
        if (column == table.toneColumn) {
            left += TableLayout::kMarkWidth;
            width -= TableLayout::kMarkWidth;
        }
        if (tone != report::Tone::None) {
            style.ink = inkOf(tone);
            const double middle = m_y + TableLayout::kCellPadding + 0.5 * style.lineHeight();
            if (firstLine == 0)
                add(MarkItem{{left - TableLayout::kMarkWidth + 3.5 * kPoint, middle}, 3 * kPoint, tone});
        }
        add(TextItem{layout.cell(row, column),
                     style,
                     {left, m_y + TableLayout::kCellPadding},
                     width,
                     layout.alignment(column),
                     firstLine,
                     lines});
    }
    m_y += height;
    add(BoxItem{{body.left(), m_y - kHairline, body.width(), kHairline}, Fill::Line});
}

/// A row higher than a page: its lines go on over as many pages as they need.
void PageComposer::placeTallRow(const report::Table &table, const TableLayout &layout, int row)
{
    const double line = styles::kCell.lineHeight();
    int first = 0;
    while (first < layout.rowLines(row)) {
        const int rest = layout.rowLines(row) - first;
        const int fitting = std::min(rest, int((room() - 2 * TableLayout::kCellPadding) / line));
        if (fitting < std::min(rest, kKeptLines)) {
            newPage();
            placeHeader(layout);
            continue;
        }
        placeRow(table, layout, row, first, fitting);
        first += fitting;
    }
}

void PageComposer::place(const report::Chart &chart)
{
    const QRectF body = paper::body();
    const double height = chartHeight(chart);
    gap(kTableGap);
    need(height + chartCaptionHeight(chart, body.width()));
    add(ChartItem{{body.left(), m_y, body.width(), height}, &chart});
    m_y += height;
    if (!chart.summary.isEmpty()) {
        m_y += kCaptionSpace;
        placeLines(chart.summary, styles::kNote, body.left(), body.width());
    }
}

void PageComposer::place(const report::PageBreak &)
{
    if (!atTop())
        newPage();
}

} // namespace xuanka::ui
