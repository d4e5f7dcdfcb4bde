// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/cover_page.h"

#include "ui/print/text_flow.h"

#include <algorithm>

namespace xuanka::ui
{

using paper::kMillimetre;
using paper::kPoint;

namespace
{

constexpr TextStyle kTitle{27, true, Ink::Text, 1.3};
constexpr TextStyle kProject{14, false, Ink::Soft, 1.4};
constexpr TextStyle kFieldLabel{8.5, false, Ink::Soft, 1.5};
constexpr TextStyle kFieldValue{10.5, false, Ink::Text, 1.5};
constexpr TextStyle kVerdict{13, true, Ink::Text, 1.45};
constexpr TextStyle kContentsHead{8.5, true, Ink::Soft, 1.5};
constexpr TextStyle kContentsLine{9.5, false, Ink::Text, 1.75};

/// Text of at most so many lines, cut with an ellipsis where a hostile name would push the rest off the sheet.
class Column
{
public:
    explicit Column(PageItems *items) : m_items(items) {}

    double add(const QString &text, const TextStyle &style, const QPointF &topLeft, double width, int mostLines)
    {
        QString shown = printable(text);
        int lines = TextFlow(shown, style, width).lineCount();
        while (lines > mostLines) {
            shown = shown.left(std::max<qsizetype>(shown.size() * 9 / 10 - 1, 0)) + QChar(0x2026);
            lines = TextFlow(shown, style, width).lineCount();
        }
        *m_items << TextItem{shown, style, topLeft, width, Qt::AlignLeft, 0, lines};
        return lines * style.lineHeight();
    }

private:
    PageItems *m_items;
};

double addFields(PageItems *items, const report::Document &document, const Phrases &phrases, double top)
{
    const QRectF body = paper::body();
    const double labelWidth = 34 * kMillimetre;
    const QString date = document.language == QLatin1String("zh_CN")
                             ? phrases.locale().toString(document.date, QStringLiteral("yyyy 年 M 月 d 日"))
                             : phrases.locale().toString(document.date, QStringLiteral("d MMMM yyyy"));
    const QVector<QPair<QString, QString>> fields{
        {phrases.text(QT_TRANSLATE_NOOP("phrases", "Client")), document.client},
        {phrases.text(QT_TRANSLATE_NOOP("phrases", "Project")), document.project},
        {phrases.text(QT_TRANSLATE_NOOP("phrases", "Prepared by")), document.author},
        {phrases.text(QT_TRANSLATE_NOOP("phrases", "Date")), date},
        {phrases.text(QT_TRANSLATE_NOOP("phrases", "Version")), document.version}};
    Column column(items);
    double y = top;
    for (const auto &[label, value] : fields) {
        if (value.isEmpty())
            continue;
        column.add(label, kFieldLabel, {body.left(), y + 1.5 * kPoint}, labelWidth, 1);
        const double height =
            column.add(value, kFieldValue, {body.left() + labelWidth, y}, body.width() - labelWidth, 3);
        y += height + 4 * kPoint;
        *items << BoxItem{{body.left(), y, body.width(), 0.5 * kPoint}, Fill::Line};
        y += 4 * kPoint;
    }
    return y;
}

double addVerdict(PageItems *items, const report::Document &document, double top)
{
    const QRectF body = paper::body();
    const double padding = 12 * kPoint;
    const bool marked = document.verdictTone != report::Tone::None;
    const double indent = padding + (marked ? 22 * kPoint : 0);
    TextStyle style = kVerdict;
    style.ink = marked ? inkOf(document.verdictTone) : Ink::Text;
    PageItems text;
    const double height = Column(&text).add(document.verdictLine, style, {body.left() + indent, top + padding},
                                            body.width() - indent - padding, 4) +
                          2 * padding;
    *items << BoxItem{{body.left(), top, body.width(), height}, Fill::Ground, document.verdictTone, true};
    if (marked) {
        const QPointF centre(body.left() + padding + 7 * kPoint, top + padding + 0.5 * style.lineHeight());
        *items << MarkItem{centre, 6 * kPoint, document.verdictTone};
    }
    *items << text;
    return top + height;
}

void addContents(PageItems *items, const QVector<ContentsEntry> &contents, const Phrases &phrases)
{
    const QRectF body = paper::body();
    const double line = kContentsLine.lineHeight();
    const auto shown = std::min<qsizetype>(contents.size(), 14);
    double y = body.bottom() - double(shown) * line - kContentsHead.lineHeight() - 4 * kPoint;
    const double pageWidth = 14 * kMillimetre;
    Column column(items);
    column.add(phrases.text(QT_TRANSLATE_NOOP("phrases", "Contents")), kContentsHead, {body.left(), y}, body.width(),
               1);
    y += kContentsHead.lineHeight() + 2 * kPoint;
    *items << BoxItem{{body.left(), y, body.width(), 0.9 * kPoint}, Fill::Text};
    y += 2 * kPoint;
    for (qsizetype i = 0; i < shown; ++i) {
        const ContentsEntry &entry = contents.at(i);
        column.add(entry.text, kContentsLine, {body.left(), y}, body.width() - pageWidth, 1);
        *items << TextItem{phrases.locale().toString(entry.page + 1),
                           kContentsLine,
                           {body.right() - pageWidth, y},
                           pageWidth,
                           Qt::AlignRight,
                           0,
                           1};
        y += line;
        *items << BoxItem{{body.left(), y - 0.5 * kPoint, body.width(), 0.5 * kPoint}, Fill::Grid};
    }
}

} // namespace

PageItems coverPage(const report::Document &document, const QVector<ContentsEntry> &contents, const Phrases &phrases)
{
    PageItems items;
    const QRectF body = paper::body();
    Column column(&items);
    double y = 44 * kMillimetre;
    items << BoxItem{{body.left(), y - 7 * kMillimetre, 18 * kMillimetre, 2.4 * kPoint}, Fill::Accent};
    y += column.add(document.title, kTitle, {body.left(), y}, body.width(), 3);
    const QString project = document.project.isEmpty() ? document.client : document.project;
    if (!project.isEmpty())
        y += 4 * kPoint + column.add(project, kProject, {body.left(), y + 4 * kPoint}, body.width(), 2);
    if (!document.verdictLine.isEmpty())
        y = addVerdict(&items, document, y + 12 * kMillimetre);
    addFields(&items, document, phrases, y + 12 * kMillimetre);
    if (!contents.isEmpty())
        addContents(&items, contents, phrases);
    return items;
}

} // namespace xuanka::ui
