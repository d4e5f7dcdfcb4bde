// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixture.h"
#include "ui/pages/report/page_preview.h"
#include "ui/pages/report/report_form.h"
#include "ui/pages/report/report_page.h"
#include "ui/print/report_painter.h"
#include "ui/shell/compute.h"
#include "ui/shell/workbench.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QPainter>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::ui;

class TestReportPage : public QObject
{
    Q_OBJECT
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<ReportPage> m_page;

    ResultsPtr resultsOf(const Scenario &scenario) const { return computeResults(scenario, test::catalog(), 1, {}); }
    void show(const Scenario &scenario);
    static QStringList headings(const report::Document &document);

private Q_SLOTS:
    void initTestCase() { QVERIFY(!installFonts().isEmpty()); }
    void init();
    void cleanup();
    void pagesAppear();
    void fieldsReachTheCover();
    void sectionsGoAndComeBack();
    void languageIsIndependentOfTheWindow();
    void lastOfManyEditsWins();
    void keyboardAndZoom();
    void unusableScenario();
    void exportedAsShown();
    void printedPagesInRange();
    void nothingBlocks();
    void everyFieldHasAName();
    void makerIgnoresTheSameRequest();
};

void TestReportPage::init()
{
    test::failOnWarnings();
    m_workbench = std::make_unique<Workbench>(test::catalog());
    m_workbench->setPhrases(Phrases(Language::English));
    m_page = std::make_unique<ReportPage>(m_workbench.get());
    m_page->retranslate();
    m_page->applyTheme();
    m_page->resize(1000, 700);
    m_page->show();
}

void TestReportPage::cleanup()
{
    m_page.reset();
    m_workbench.reset();
}

void TestReportPage::show(const Scenario &scenario)
{
    m_page->setResults(resultsOf(scenario));
    m_page->finishPending();
}

QStringList TestReportPage::headings(const report::Document &document)
{
    QStringList list;
    for (const report::Block &block : document.blocks) {
        if (const auto *heading = std::get_if<report::Heading>(&block); heading && heading->level == 1)
            list << heading->text;
    }
    return list;
}

void TestReportPage::pagesAppear()
{
    QCOMPARE(m_page->preview()->pageCount(), 0);
    show(test::sevenB());
    QVERIFY(m_page->report() != nullptr);
    QVERIFY(m_page->preview()->pageCount() > 5);
    QCOMPARE(m_page->preview()->pageCount(), m_page->report()->painter->pageCount());
    QVERIFY(m_page->preview()->complete());
    // What is on screen is not an empty sheet.
    const QImage image = m_page->preview()->grab().toImage();
    int dark = 0;
    for (int y = 0; y < image.height(); y += 2) {
        for (int x = 0; x < image.width(); x += 2)
            dark += qGray(image.pixel(x, y)) < 100 ? 1 : 0;
    }
    QVERIFY(dark > 100);
}

void TestReportPage::fieldsReachTheCover()
{
    show(test::sevenB());
    QCOMPARE(m_page->report()->document.project, QStringLiteral("seven"));
    const QList<QLineEdit *> lines = m_page->form()->findChildren<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(lines.size(), 3);
    lines.at(0)->setText(QStringLiteral(" 苏州示例公司 "));
    lines.at(1)->setText(QStringLiteral("Platform"));
    lines.at(2)->setText(QStringLiteral("Presales"));
    m_page->finishPending();
    QCOMPARE(m_page->report()->document.client, QStringLiteral("苏州示例公司"));
    QCOMPARE(m_page->report()->document.project, QStringLiteral("Platform"));
    QCOMPARE(m_page->report()->document.author, QStringLiteral("Presales"));
}

void TestReportPage::sectionsGoAndComeBack()
{
    show(test::sevenB());
    const QStringList all = headings(m_page->report()->document);
    const QList<QCheckBox *> boxes = m_page->form()->findChildren<QCheckBox *>();
    QCOMPARE(boxes.size(), 10);
    for (QCheckBox *box : boxes)
        box->setChecked(false);
    m_page->finishPending();
    QCOMPARE(headings(m_page->report()->document).size(), 2);
    for (QCheckBox *box : boxes)
        box->setChecked(true);
    m_page->finishPending();
    QCOMPARE(headings(m_page->report()->document), all);
}

void TestReportPage::languageIsIndependentOfTheWindow()
{
    show(test::sevenB());
    QCOMPARE(m_page->report()->document.language, QStringLiteral("en"));
    auto *language = m_page->form()->findChild<QComboBox *>();
    language->setCurrentIndex(language->findData(QStringLiteral("zh_CN")));
    m_page->finishPending();
    QCOMPARE(m_page->report()->document.language, QStringLiteral("zh_CN"));
    QCOMPARE(m_workbench->phrases().language(), Language::English);
    // Following the window is the default, and a chosen language outlives its change.
    m_workbench->setPhrases(Phrases(Language::English));
    m_page->retranslate();
    m_page->finishPending();
    QCOMPARE(m_page->report()->document.language, QStringLiteral("zh_CN"));
    language->setCurrentIndex(0);
    m_workbench->setPhrases(Phrases(Language::Chinese));
    m_page->retranslate();
    m_page->finishPending();
    QCOMPARE(m_page->report()->document.language, QStringLiteral("zh_CN"));
    m_workbench->setPhrases(Phrases(Language::English));
    m_page->finishPending();
    QCOMPARE(m_page->report()->document.language, QStringLiteral("en"));
}

void TestReportPage::lastOfManyEditsWins()
{
    show(test::sevenB());
    const QList<QLineEdit *> lines = m_page->form()->findChildren<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
    for (const QChar letter : QStringLiteral("abcdefghij"))
        lines.first()->setText(lines.first()->text() + letter);
    Scenario other = test::sevenB();
    other.name = QStringLiteral("other");
    m_page->setResults(resultsOf(other));
    m_page->finishPending();
    QCOMPARE(m_page->report()->document.client, QStringLiteral("abcdefghij"));
    QCOMPARE(m_page->report()->document.project, QStringLiteral("other"));
}

void TestReportPage::keyboardAndZoom()
{
    show(test::sevenB());
    PagePreview *preview = m_page->preview();
    QCOMPARE(preview->currentPage(), 0);
    QTest::keyClick(preview, Qt::Key_PageDown);
    QCOMPARE(preview->currentPage(), 1);
    QTest::keyClick(preview, Qt::Key_End);
    QCOMPARE(preview->currentPage(), preview->pageCount() - 1);
    QTest::keyClick(preview, Qt::Key_PageUp);
    QCOMPARE(preview->currentPage(), preview->pageCount() - 2);
    QTest::keyClick(preview, Qt::Key_Home);
    QCOMPARE(preview->currentPage(), 0);
    const double before = preview->zoom();
    QTest::keyClick(preview, Qt::Key_Plus);
    QVERIFY(preview->zoom() > before);
    QCOMPARE(preview->fit(), PagePreview::Fit::Free);
    preview->setFit(PagePreview::Fit::Width);
    QVERIFY(std::abs(preview->zoom() - before) < 0.05);
    preview->setFit(PagePreview::Fit::Page);
    const double whole = preview->zoom();
    QVERIFY(whole < before);
    m_page->resize(1000, 500);
    QCoreApplication::processEvents();
    QVERIFY(preview->zoom() < whole);
    for (int i = 0; i < 100; ++i)
        preview->zoomBy(1);
    QCOMPARE(preview->zoom(), 4.0);
    preview->paintPending();
    for (int i = 0; i < 100; ++i)
        preview->zoomBy(-1);
    QCOMPARE(preview->zoom(), 0.25);
    preview->paintPending();
    QVERIFY(preview->complete());
}

void TestReportPage::unusableScenario()
{
    show(test::sevenB());
    auto broken = std::make_shared<Results>();
    broken->catalog = test::catalog();
    broken->scenario = test::sevenB();
    broken->scenario.cluster.gpu = QStringLiteral("no-such-card");
    m_page->setResults(broken);
    m_page->finishPending();
    QVERIFY(m_page->report()->error.has_value());
    QCOMPARE(m_page->preview()->pageCount(), 0);
    for (const QPushButton *button : m_page->findChildren<QPushButton *>())
        QVERIFY(!button->isEnabled());
    QVERIFY(!m_page->exportTo(QStringLiteral("never.pdf")).isEmpty());
    QVERIFY(!QFile::exists(QStringLiteral("never.pdf")));
}

void TestReportPage::exportedAsShown()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("report.pdf"));
    show(test::sevenB());
    QCOMPARE(m_page->exportTo(path), QString());
    QVERIFY(QFile::exists(path));
    QVERIFY(!m_page->exportTo(folder.filePath(QStringLiteral("no/report.pdf"))).isEmpty());
    if (QStandardPaths::findExecutable(QStringLiteral("pdfinfo")).isEmpty())
        QSKIP("poppler-utils are not installed");
    QProcess info;
    info.start(QStringLiteral("pdfinfo"), {path});
    QVERIFY(info.waitForFinished());
    const QRegularExpression pages(QStringLiteral("Pages:\\s+%1\\b").arg(m_page->preview()->pageCount()));
    QVERIFY(QString::fromUtf8(info.readAllStandardOutput()).contains(pages));
}

void TestReportPage::printedPagesInRange()
{
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("poppler-utils are not installed");
    QTemporaryDir folder;
    show(test::sevenB());
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(folder.filePath(QStringLiteral("printed.pdf")));
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setFullPage(true);
    printer.setFromTo(2, 3);
    m_page->printTo(&printer);
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {printer.outputFileName(), QStringLiteral("-")});
    QVERIFY(reader.waitForFinished());
    const QString text = QString::fromUtf8(reader.readAllStandardOutput());
    QVERIFY(text.contains(QStringLiteral("Page 2 of %1").arg(m_page->preview()->pageCount())));
    QVERIFY(text.contains(QStringLiteral("Page 3 of")));
    QVERIFY(!text.contains(QStringLiteral("Page 4 of")));
}

/// Nothing is asserted of the clock; the figures are for whoever reads the log.
void TestReportPage::nothingBlocks()
{
    const ResultsPtr results = resultsOf(test::sevenB());
    QElapsedTimer timer;
    timer.start();
    m_page->setResults(results);
    qInfo("setResults %.2f ms", double(timer.nsecsElapsed()) / 1e6);
    // The page has not waited for the report.
    QVERIFY(m_page->report() == nullptr);
    m_page->finishPending();
    timer.restart();
    const PreparedReportPtr made = ReportMaker::make(m_page->report()->request);
    qInfo("made in the background in %.1f ms", double(timer.nsecsElapsed()) / 1e6);
    QImage image(760, 1075, QImage::Format_RGB32);
    for (int page = 0; page < made->painter->pageCount(); ++page) {
        image.fill(Qt::white);
        QPainter painter(&image);
        timer.restart();
        made->painter->paintPage(&painter, page, image.rect());
        qInfo("page %d painted in %.1f ms", page + 1, double(timer.nsecsElapsed()) / 1e6);
    }
}

void TestReportPage::everyFieldHasAName()
{
    show(test::sevenB());
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->inherits("QSpinBox") ||
            widget->parentWidget()->inherits("QAbstractSpinBox"))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
        QVERIFY2(named, widget->metaObject()->className());
    }
}

void TestReportPage::makerIgnoresTheSameRequest()
{
    ReportMaker maker;
    QSignalSpy ready(&maker, &ReportMaker::ready);
    const ReportRequest request{test::sevenB(), test::catalog(), Language::English, {}};
    maker.request(request);
    maker.request(request);
    maker.waitUntilReady();
    QCOMPARE(ready.size(), 1);
    maker.request(request);
    QVERIFY(!maker.busy());
    ReportRequest other = request;
    other.language = Language::Chinese;
    maker.request(other);
    QVERIFY(maker.busy());
    maker.request(request);
    maker.waitUntilReady();
    QCOMPARE(ready.last().first().value<PreparedReportPtr>()->request, request);
}

QTEST_MAIN(TestReportPage)
#include "tst_report_page.moc"
