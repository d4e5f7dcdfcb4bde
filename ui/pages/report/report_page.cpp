// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/report/report_page.h"

#include "ui/pages/report/page_preview.h"
#include "ui/pages/report/report_form.h"
#include "ui/print/report_painter.h"
#include "ui/shell/workbench.h"
#include "ui/theme/label.h"
#include "ui/theme/panel.h"
#include "ui/theme/theme.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPageLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QToolButton>

#include <cmath>

namespace xuanka::ui
{

namespace
{
constexpr int kSideWidth = 280;
constexpr int kMaxFileName = 80;
} // namespace

ReportPage::ReportPage(Workbench *workbench, QWidget *parent) : Page(workbench, parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(buildPreview(), 1);
    layout->addWidget(buildSide());
    connect(&m_maker, &ReportMaker::ready, this, &ReportPage::showReport);
    connect(m_form, &ReportForm::changed, this, &ReportPage::request);
    connect(workbench, &Workbench::phrasesChanged, this, &ReportPage::request);
}

QWidget *ReportPage::buildPreview()
{
    auto *panel = new Panel(this);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(1, 8, 1, 1);
    layout->setSpacing(8);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 0, 12, 0);
    bar->setSpacing(4);
    const auto button = [&](const QString &sign) {
        auto *tool = new QToolButton(panel);
        tool->setAutoRaise(true);
        tool->setText(sign);
        bar->addWidget(tool);
        return tool;
    };
    m_previous = button(QStringLiteral("↑"));
    m_next = button(QStringLiteral("↓"));
    m_position = new Label(TextRole::Secondary, panel);
    bar->addWidget(m_position);
    bar->addStretch(1);
    m_smaller = button(QStringLiteral("−"));
    m_larger = button(QStringLiteral("+"));
    m_fitWidth = button({});
    m_fitPage = button({});
    layout->addLayout(bar);
    m_preview = new PagePreview(panel);
    layout->addWidget(m_preview, 1);

    connect(m_previous, &QToolButton::clicked, this, [this] { m_preview->goToPage(m_preview->currentPage() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_preview->goToPage(m_preview->currentPage() + 1); });
    connect(m_smaller, &QToolButton::clicked, this, [this] { m_preview->zoomBy(-1); });
    connect(m_larger, &QToolButton::clicked, this, [this] { m_preview->zoomBy(1); });
    connect(m_fitWidth, &QToolButton::clicked, this, [this] { m_preview->setFit(PagePreview::Fit::Width); });
    connect(m_fitPage, &QToolButton::clicked, this, [this] { m_preview->setFit(PagePreview::Fit::Page); });
    connect(m_preview, &PagePreview::currentPageChanged, this, &ReportPage::showPosition);
    connect(m_preview, &PagePreview::zoomChanged, this, &ReportPage::showPosition);
    return panel;
}

QWidget *ReportPage::buildSide()
{
    auto *panel = new Panel(this);
    auto *layout = new QVBoxLayout(panel);
    layout->setContentsMargins(14, 12, 2, 12);
    m_form = new ReportForm;
    m_side = new QScrollArea(panel);
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setWidgetResizable(true);
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setFocusPolicy(Qt::NoFocus);
    m_side->setWidget(m_form);
    layout->addWidget(m_side, 1);
    auto *buttons = new QVBoxLayout;
    buttons->setContentsMargins(0, 4, 12, 0);
    m_status = new Label(TextRole::Secondary, panel);
    m_status->setWordWrap(true);
    m_export = new QPushButton(panel);
    m_export->setEnabled(false);
    m_print = new QPushButton(panel);
    m_print->setEnabled(false);
    buttons->addWidget(m_status);
    buttons->addWidget(m_export);
    buttons->addWidget(m_print);
    layout->addLayout(buttons);
    connect(m_export, &QPushButton::clicked, this, &ReportPage::choosePdf);
    connect(m_print, &QPushButton::clicked, this, &ReportPage::choosePrinter);
    return panel;
}

void ReportPage::setResults(const ResultsPtr &results)
{
    m_results = results;
    m_form->setScenarioName(results->scenario.name);
    request();
}

/// Asks for the report of what is on screen now; the answer comes to showReport().
void ReportPage::request()
{
    if (!m_results)
        return;
    m_maker.request({m_results->scenario, m_results->catalog ? m_results->catalog : workbench()->catalogPtr(),
                     m_form->language(workbench()->phrases().language()), m_form->options()});
}

void ReportPage::showReport(const PreparedReportPtr &report)
{
    m_report = report;
    m_preview->setReport(report->painter);
    m_preview->setMessage(report->error ? workbench()->phrases().error(*report->error)
                                        : tr("The report is being prepared."));
    m_export->setEnabled(report->painter != nullptr);
    m_print->setEnabled(report->painter != nullptr);
    showPosition();
}

void ReportPage::showPosition()
{
    const int pages = m_preview->pageCount();
    m_position->setText(pages == 0 ? QString()
                                   : tr("Page %1 of %2 · %3 %")
                                         .arg(m_preview->currentPage() + 1)
                                         .arg(pages)
                                         .arg(int(std::lround(m_preview->zoom() * 100))));
    m_previous->setEnabled(m_preview->currentPage() > 0);
    m_next->setEnabled(m_preview->currentPage() + 1 < pages);
}

void ReportPage::retranslate()
{
    m_form->retranslate();
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_previous, tr("Page up"));
    name(m_next, tr("Page down"));
    name(m_smaller, tr("Smaller"));
    name(m_larger, tr("Larger"));
    m_fitWidth->setText(tr("Width"));
    name(m_fitWidth, tr("As wide as the view"));
    m_fitPage->setText(tr("Whole page"));
    name(m_fitPage, tr("The whole page in view"));
    m_preview->setAccessibleName(tr("Pages of the report"));
    m_export->setText(tr("Export &PDF…"));
    m_print->setText(tr("P&rint…"));
    m_status->clear();
    if (m_report)
        showReport(m_report);
    else
        m_preview->setMessage(tr("The report is being prepared."));
    showPosition();
}

void ReportPage::applyTheme()
{
    const Theme &theme = currentTheme();
    m_side->parentWidget()->setFixedWidth(theme.px(kSideWidth));
    QPalette flat = palette();
    flat.setColor(QPalette::Window, theme.panel);
    m_side->setPalette(flat);
    m_form->setPalette(flat);
    m_preview->viewport()->update();
}

void ReportPage::finishPending()
{
    m_maker.waitUntilReady();
    m_preview->paintPending();
}

/// File name for the scenario without what file systems dislike.
QString ReportPage::suggestedName() const
{
    static const QRegularExpression unsafe(QStringLiteral("[\\x00-\\x1f\\\\/:*?\"<>|]+"));
    QString name = m_results ? m_results->scenario.name : QString();
    name.replace(unsafe, QStringLiteral(" "));
    name = name.simplified().left(kMaxFileName);
    return (name.isEmpty() ? tr("Report") : name) + QStringLiteral(".pdf");
}

QString ReportPage::exportTo(const QString &path)
{
    m_maker.waitUntilReady();
    if (!m_report || !m_report->painter)
        return tr("There is no report yet.");
    return writePdf(*m_report->painter, m_report->document.title, path);
}

void ReportPage::choosePdf()
{
    const QString folder =
        m_folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : m_folder;
    const QString path = QFileDialog::getSaveFileName(this, tr("Export report"), QDir(folder).filePath(suggestedName()),
                                                      tr("PDF document (*.pdf)"));
    if (path.isEmpty())
        return;
    m_folder = QFileInfo(path).absolutePath();
    const QString trouble = exportTo(path);
    m_status->setText(trouble.isEmpty() ? tr("Written: %1").arg(QDir::toNativeSeparators(path))
                                        : tr("Not written: %1").arg(trouble));
}

void ReportPage::choosePrinter()
{
    m_maker.waitUntilReady();
    if (!m_report || !m_report->painter)
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(m_report->document.title);
    printer.setCreator(QStringLiteral("Xuanka"));
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setFullPage(true);
    QPrintDialog dialog(&printer, this);
    dialog.setMinMax(1, m_report->painter->pageCount());
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    if (dialog.exec() == QDialog::Accepted)
        printTo(&printer);
}

void ReportPage::printTo(QPrinter *printer)
{
    const int last = m_report->painter->pageCount();
    const int from = printer->fromPage() > 0 ? printer->fromPage() : 1;
    const int to = printer->toPage() > 0 ? std::min(printer->toPage(), last) : last;
    QPainter painter;
    if (!painter.begin(printer)) {
        m_status->setText(tr("The printer does not take the report."));
        return;
    }
    const QRectF sheet(printer->pageLayout().fullRectPixels(printer->resolution()));
    for (int page = from; page <= to; ++page) {
        if (page > from)
            printer->newPage();
        m_report->painter->paintPage(&painter, page - 1, sheet);
    }
}

} // namespace xuanka::ui
