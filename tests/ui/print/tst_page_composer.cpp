// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/page_composer.h"
#include "ui/print/table_layout.h"
#include "ui/print/text_flow.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

/// How blocks are shared out over pages.
class TestPageComposer : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void printableText_data();
    void printableText();
    void chineseBreaksByItsRules();
    void longWordsBreakAnywhere();
    void headingsStayWithWhatTheyHead();
    void nothingStandsBelowTheBody();
    void columnsShareTheWidth_data();
    void columnsShareTheWidth();
    void pageBreakAtTheTopIsNone();
};

namespace
{

const TextItem *lastText(const PageItems &page)
{
    const TextItem *last = nullptr;
    for (const PageItem &item : page) {
        if (const auto *text = std::get_if<TextItem>(&item))
            last = text;
    }
    return last;
}

report::Document randomDocument(QRandomGenerator *random)
{
    const auto words = [&](int most) {
        QString text;
        const int count = 1 + random->bounded(most);
        for (int i = 0; i < count; ++i)
            text += random->bounded(4) == 0 ? QStringLiteral("显存容量") : QStringLiteral("memory ");
        return text;
    };
    report::Document document;
    const int blocks = 5 + random->bounded(40);
    for (int i = 0; i < blocks; ++i) {
        switch (random->bounded(7)) {
        case 0:
            document.blocks << report::Heading{1 + random->bounded(3), words(6)};
            break;
        case 1:
            document.blocks << report::Paragraph{words(300), random->bounded(5) == 0};
            break;
        case 2:
            document.blocks << report::Bullets{{words(60), words(10), words(90)}};
            break;
        case 3: {
            report::Table table;
            table.header = {words(2), words(2), words(2)};
            const int rows = random->bounded(70);
            for (int row = 0; row < rows; ++row)
                table.rows << QStringList{words(3), words(20), words(2)};
            document.blocks << table;
            break;
        }
        case 4:
            document.blocks << report::KeyValues{{{words(3), words(9)}, {words(2), words(30)}}};
            break;
        case 5: {
            report::Chart chart;
            chart.summary = words(20);
            document.blocks << chart;
            break;
        }
        default:
            document.blocks << report::PageBreak{};
        }
    }
    return document;
}

} // namespace

void TestPageComposer::printableText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << QStringLiteral("H100 昇腾") << QStringLiteral("H100 昇腾");
    QTest::newRow("markup") << QStringLiteral("<b>x</b>&nbsp;") << QStringLiteral("<b>x</b>&nbsp;");
    QTest::newRow("line break") << QStringLiteral("a\nb") << QStringLiteral("a\u2028b");
    QTest::newRow("tab") << QStringLiteral("a\tb") << QStringLiteral("a b");
    QTest::newRow("control") << QStringLiteral("a\u0001\u001b[31mb") << QStringLiteral("a[31mb");
    QTest::newRow("direction") << QStringLiteral("\u202Eabc\u202C\u2066") << QStringLiteral("abc");
    QTest::newRow("radicals") << QStringLiteral("\u2F45\u6848\u2F64\u529B") << QStringLiteral("方案用力");
    QTest::newRow("unit") << QStringLiteral("20 % of 79.2 GiB, 3.36 小时")
                          << QStringLiteral("20\u00a0% of 79.2\u00a0GiB, 3.36\u00a0小时");
    QTest::newRow("subscript") << QStringLiteral("mix\u2083(a)") << QStringLiteral("mix3(a)");
    QTest::newRow("endless") << QString(30000, QLatin1Char('x')) << QString(20000, QLatin1Char('x')) + QChar(0x2026);
}

void TestPageComposer::printableText()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(printable(text), expected);
}

/// No line begins with a closing mark and none ends with an opening one, whatever the width.
void TestPageComposer::chineseBreaksByItsRules()
{
    const QString text =
        QStringLiteral("显存（容量）决定，模型规模的上限；卡型“算力”决定训练速度的下限。《方案》、余量。");
    for (int width = 60; width < 400; width += 7) {
        QTextLayout layout(text, fontOf(styles::kBody));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        const TextFlow flow(text, styles::kBody, width * paper::kPoint);
        QVERIFY(flow.lineCount() >= 1);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width * paper::kPoint);
            const QChar first = text.at(line.textStart());
            QVERIFY2(!QStringLiteral("），。；”》、").contains(first), qPrintable(QString(first)));
        }
        layout.endLayout();
        QCOMPARE(flow.lineCount(), layout.lineCount());
    }
}

void TestPageComposer::longWordsBreakAnywhere()
{
    const double width = 100 * paper::kPoint;
    for (const QString &text : {QString(400, QLatin1Char('W')),
                                QStringLiteral("/very/long/path/without/a/space/") + QString(200, QLatin1Char('p'))}) {
        const TextFlow flow(text, styles::kCell, width);
        QVERIFY(flow.lineCount() > 5);
        for (int line = 0; line < flow.lineCount(); ++line)
            QVERIFY(flow.lineWidth(line) <= width + 1);
    }
}

void TestPageComposer::headingsStayWithWhatTheyHead()
{
    QRandomGenerator random(20261130);
    for (int round = 0; round < 60; ++round) {
        report::Document document = randomDocument(&random);
        document.blocks << report::Paragraph{QStringLiteral("end")};
        // What follows a heading must be something: a heading before a page break is the author's wish.
        for (qsizetype i = document.blocks.size() - 2; i >= 0; --i) {
            if (std::holds_alternative<report::PageBreak>(document.blocks.at(i)))
                document.blocks.removeAt(i);
        }
        const PageComposer composer(document);
        for (const PageItems &page : composer.pages()) {
            const TextItem *last = lastText(page);
            const bool heading =
                last != nullptr && (last->style == styles::kHeading1 || last->style == styles::kHeading2 ||
                                    last->style == styles::kHeading3 || last->style == styles::kTableHead ||
                                    last->style == styles::kCaption);
            const bool chartBelow = !page.isEmpty() && std::holds_alternative<ChartItem>(page.last());
            QVERIFY2(!heading || chartBelow, qPrintable(last->text.left(60)));
        }
    }
}

void TestPageComposer::nothingStandsBelowTheBody()
{
    QRandomGenerator random(7);
    const QRectF body = paper::body();
    for (int round = 0; round < 60; ++round) {
        const report::Document document = randomDocument(&random);
        const PageComposer composer(document);
        for (const PageItems &page : composer.pages()) {
            for (const PageItem &item : page) {
                if (const auto *text = std::get_if<TextItem>(&item)) {
                    QVERIFY(text->topLeft.y() >= body.top() - 1);
                    QVERIFY(text->topLeft.y() + text->lineCount * text->style.lineHeight() <= body.bottom() + 1);
                } else if (const auto *chart = std::get_if<ChartItem>(&item)) {
                    QVERIFY(chart->rect.bottom() <= body.bottom() + 1);
                }
            }
        }
    }
}

void TestPageComposer::columnsShareTheWidth_data()
{
    QTest::addColumn<QStringList>("row");
    QTest::newRow("short") << QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")};
    QTest::newRow("one long") << QStringList{QStringLiteral("a"), QString(900, QLatin1Char('b')), QStringLiteral("c")};
    QTest::newRow("all long") << QStringList{QString(300, QLatin1Char('a')), QString(900, QLatin1Char('b')),
                                             QString(90, QLatin1Char('c'))};
    QTest::newRow("twelve") << QStringList(12, QStringLiteral("some words of text in every one of the columns"));
    QTest::newRow("one") << QStringList{QStringLiteral("alone")};
}

void TestPageComposer::columnsShareTheWidth()
{
    QFETCH(QStringList, row);
    report::Table table;
    table.rows << row;
    const double width = paper::body().width();
    const TableLayout layout(table, width);
    QCOMPARE(layout.columns(), int(row.size()));
    double sum = 0;
    for (int column = 0; column < layout.columns(); ++column) {
        QVERIFY(layout.width(column) > 0);
        sum += layout.width(column);
    }
    sum += TableLayout::kColumnGap * (layout.columns() - 1);
    QVERIFY(std::abs(sum - width) < 2 * layout.columns());
}

void TestPageComposer::pageBreakAtTheTopIsNone()
{
    report::Document document;
    document.blocks << report::PageBreak{} << report::PageBreak{} << report::Paragraph{QStringLiteral("x")}
                    << report::PageBreak{} << report::PageBreak{} << report::Paragraph{QStringLiteral("y")}
                    << report::PageBreak{};
    QCOMPARE(PageComposer(document).pages().size(), 2);
}

QTEST_MAIN(TestPageComposer)
#include "tst_page_composer.moc"
