// SPDX-License-Identifier: GPL-3.0-or-later
#include "pdf_tools.h"
#include "sample_document.h"
#include "ui/print/report_painter.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

/// The report as PDF, judged by other people's tools.
class TestReportPainter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void initTestCase();
    void textIsSearchable_data();
    void textIsSearchable();
    void fontsAreEmbeddedAndNothingIsRaster();
    void pagesAreNumbered();
    void longTablesRepeatTheirHeads();
    void hostileTextStaysPlain();
    void nothingLeavesTheMargins();
    void namesOfPeopleStayOutOfTheMetadata();
    void failureLeavesNothingBehind();
    void rowsHigherThanAPageGoOn();
    void previewPaintsTheSamePages();

private:
    QString file(const QString &name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void TestReportPainter::initTestCase()
{
    if (!pdf::toolsInstalled())
        QSKIP("poppler-utils are not installed");
    QVERIFY(m_folder.isValid());
    QCOMPARE(writePdf(sample::document(true), file(QStringLiteral("zh.pdf"))), QString());
    QCOMPARE(writePdf(sample::document(false), file(QStringLiteral("en.pdf"))), QString());
}

void TestReportPainter::textIsSearchable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("Chinese") << QStringLiteral("zh.pdf")
                             << QStringList{QStringLiteral("显存"),
                                            QStringLiteral("方案"),
                                            QStringLiteral("昇腾 910B"),
                                            QStringLiteral("激活值"),
                                            QStringLiteral("8 × H100 SXM5 80GB"),
                                            QStringLiteral("42.8 GiB (±4 %)"),
                                            QStringLiteral("86,600 tokens/s"),
                                            QStringLiteral("整机功耗"),
                                            QStringLiteral("苏州示例科技有限公司")};
    QTest::newRow("English") << QStringLiteral("en.pdf")
                             << QStringList{QStringLiteral("Server selection for AI training"),
                                            QStringLiteral("8 × H100 SXM5 80GB"), QStringLiteral("42.8 GiB (±4 %)"),
                                            QStringLiteral("Figure 1. Activations grow with the batch."),
                                            QStringLiteral("30 November 2026")};
}

void TestReportPainter::textIsSearchable()
{
    QFETCH(QString, name);
    QFETCH(QStringList, words);
    const QString text = pdf::text(file(name));
    for (const QString &word : words)
        QVERIFY2(text.contains(word), qPrintable(word));
    for (const QChar character : text)
        QVERIFY2(character.unicode() < 0x2E80 || character.unicode() > 0x2FDF, "a radical instead of an ideograph");
}

void TestReportPainter::fontsAreEmbeddedAndNothingIsRaster()
{
    for (const QString &name : {QStringLiteral("zh.pdf"), QStringLiteral("en.pdf")}) {
        QStringList fonts =
            pdf::run(QStringLiteral("pdffonts"), {file(name)}).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QVERIFY(fonts.size() >= 3);
        for (const QString &font : fonts.mid(2)) {
            QVERIFY2(font.startsWith(QLatin1String("XuankaSansSC")), qPrintable(font));
            const QStringList columns = font.simplified().split(QLatin1Char(' '));
            QCOMPARE(columns.value(columns.size() - 5), QStringLiteral("yes")); // emb
            QCOMPARE(columns.value(columns.size() - 3), QStringLiteral("yes")); // uni
        }
        const QString images = pdf::run(QStringLiteral("pdfimages"), {QStringLiteral("-list"), file(name)});
        QCOMPARE(images.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size(), 2); // the heading alone
    }
}

void TestReportPainter::pagesAreNumbered()
{
    const QStringList pages = pdf::pages(file(QStringLiteral("en.pdf")));
    QVERIFY(pages.size() >= 4);
    QVERIFY(!pages.first().contains(QLatin1String("Page 1 of")));
    for (qsizetype page = 1; page < pages.size(); ++page)
        QVERIFY(pages.at(page).contains(QStringLiteral("Page %1 of %2").arg(page + 1).arg(pages.size())));
    QVERIFY(pages.first().contains(QLatin1String("3 Risks")));
    // The table of contents tells the truth.
    for (qsizetype page = 1; page < pages.size(); ++page) {
        if (pages.at(page).contains(QLatin1String("3 Risks\n")))
            QVERIFY(pages.first().contains(QRegularExpression(QStringLiteral("3 Risks\\s+%1\\b").arg(page + 1))));
    }
}

void TestReportPainter::longTablesRepeatTheirHeads()
{
    report::Document document = sample::document(false);
    document.blocks = {report::Heading{1, QStringLiteral("Cards")}, sample::wideTable(2000, false)};
    const QString path = file(QStringLiteral("long.pdf"));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(writePdf(document, path), QString());
    qInfo("2,000 rows in %lld ms", timer.elapsed());
    const QStringList pages = pdf::pages(path);
    QVERIFY(pages.size() > 30);
    int rows = 0;
    for (qsizetype page = 1; page < pages.size(); ++page) {
        QCOMPARE(pages.at(page).count(QLatin1String("Server power")), 1);
        const auto onPage = pages.at(page).count(QRegularExpression(QStringLiteral("row-\\d+ ")));
        QVERIFY(onPage >= 2); // no row alone under a head
        rows += int(onPage);
    }
    QCOMPARE(rows, 2000);
}

void TestReportPainter::hostileTextStaysPlain()
{
    report::Document document = sample::document(false);
    const QString markup = QStringLiteral("<b>bold</b> &amp; <img src=x>");
    document.client = markup;
    document.project = QString(4000, QLatin1Char('W'));
    document.author = QStringLiteral("\u202Eevil\u2066 name\u0007\u0000x") + QChar(0) + QStringLiteral("end");
    report::Table table;
    table.header = {QString(500, QLatin1Char('h')), markup};
    table.rows << QStringList{QString(6000, QLatin1Char('x')), QStringLiteral("שלום مرحبا \u202Eabc")};
    document.blocks << report::Paragraph{markup + QString(3000, QLatin1Char('M'))} << table
                    << report::Bullets{{QStringLiteral("a\nb\tc\u0000"), QString()}} << report::KeyValues{}
                    << report::Table{} << report::Paragraph{} << report::Heading{};
    const QString path = file(QStringLiteral("hostile.pdf"));
    QCOMPARE(writePdf(document, path), QString());
    const QString text = pdf::text(path);
    QVERIFY(text.contains(QLatin1String("<b>bold</b> &amp; <img src=x>")));
    QVERIFY(text.contains(QLatin1String("evil namexend")) || text.contains(QLatin1String("evil name")));
    for (const ushort forbidden : {0x0000, 0x0007, 0x202E, 0x2066})
        QVERIFY(!text.contains(QChar(forbidden)));
    QVERIFY(pdf::pages(path).size() < 20);
}

void TestReportPainter::nothingLeavesTheMargins()
{
    for (const QString &name : {QStringLiteral("zh.pdf"), QStringLiteral("en.pdf"), QStringLiteral("hostile.pdf")}) {
        const QString boxes =
            pdf::run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), file(name), QStringLiteral("-")});
        QVERIFY(!boxes.isEmpty());
        static const QRegularExpression word(
            QStringLiteral("<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\""));
        const double side = 20 * 72 / 25.4;
        for (auto it = word.globalMatch(boxes); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            QVERIFY2(match.captured(1).toDouble() > side - 2, qPrintable(match.captured(0)));
            QVERIFY2(match.captured(3).toDouble() < 595.3 - side + 3, qPrintable(match.captured(0)));
            QVERIFY2(match.captured(4).toDouble() < 841.9, qPrintable(match.captured(0)));
        }
    }
}

void TestReportPainter::namesOfPeopleStayOutOfTheMetadata()
{
    const QString info = pdf::run(QStringLiteral("pdfinfo"), {file(QStringLiteral("en.pdf"))});
    QVERIFY(info.contains(QLatin1String("Server selection for AI training")));
    QVERIFY(!info.contains(QLatin1String("Author")));
    QVERIFY(!info.contains(QLatin1String("Presales")));
    QVERIFY(!info.contains(QLatin1String("Example Technologies")));
    QVERIFY(info.contains(QLatin1String("A4")));
}

void TestReportPainter::failureLeavesNothingBehind()
{
    QVERIFY(!writePdf(sample::document(false), file(QStringLiteral("nowhere/report.pdf"))).isEmpty());
    QVERIFY(!QFile::exists(file(QStringLiteral("nowhere"))));
    const QString folder = file(QStringLiteral("folder.pdf"));
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(!writePdf(sample::document(false), folder).isEmpty());
    QVERIFY(QDir(folder).isEmpty());
    // An existing report is replaced whole, without a temporary file staying beside it.
    const QDir before(m_folder.path());
    const auto count = before.entryList(QDir::Files).size();
    QCOMPARE(writePdf(sample::document(false), file(QStringLiteral("en.pdf"))), QString());
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files).size(), count);
}

void TestReportPainter::rowsHigherThanAPageGoOn()
{
    report::Document document = sample::document(false);
    report::Table table;
    table.header = {QStringLiteral("Formula"), QStringLiteral("Result")};
    QStringList lines;
    for (int line = 0; line < 200; ++line)
        lines << QStringLiteral("line-%1").arg(line);
    table.rows << QStringList{lines.join(QLatin1Char('\n')), QStringLiteral("42")};
    document.blocks = {table};
    const QString path = file(QStringLiteral("tall.pdf"));
    QCOMPARE(writePdf(document, path), QString());
    const QString text = pdf::text(path);
    for (int line = 0; line < 200; ++line)
        QCOMPARE(text.count(QRegularExpression(QStringLiteral("line-%1\\b").arg(line))), 1);
    const QStringList pages = pdf::pages(path);
    for (qsizetype page = 1; page < pages.size(); ++page)
        QVERIFY(pages.at(page).contains(QLatin1String("Formula")));
}

void TestReportPainter::previewPaintsTheSamePages()
{
    const ReportPainter painter(sample::document(true));
    QCOMPARE(painter.pageCount(), int(pdf::pages(file(QStringLiteral("zh.pdf"))).size()));
    QImage image(420, 594, QImage::Format_RGB32);
    for (int page = -1; page <= painter.pageCount(); ++page) {
        image.fill(Qt::white);
        QPainter device(&image);
        painter.paintPage(&device, page, image.rect());
        device.end();
        QImage blank(image.size(), image.format());
        blank.fill(Qt::white);
        QCOMPARE(image == blank, page < 0 || page >= painter.pageCount());
    }
}

QTEST_MAIN(TestReportPainter)
#include "tst_report_painter.moc"
