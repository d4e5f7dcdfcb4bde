// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/report/report_maker.h"
#include "ui/shell/page.h"

class QPrinter;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace xuanka::ui
{

class Label;
class PagePreview;
class ReportForm;

/// The report as it will be printed: live preview beside the fields that go into it.
class ReportPage : public Page
{
    Q_OBJECT
public:
    explicit ReportPage(Workbench *workbench, QWidget *parent = nullptr);

    QString pageId() const override { return QStringLiteral("report"); }
    QString pageTitle() const override { return tr("Report"); }
    void setResults(const ResultsPtr &results) override;
    void retranslate() override;
    void applyTheme() override;
    void finishPending() override;

    ReportForm *form() const { return m_form; }
    PagePreview *preview() const { return m_preview; }
    const PreparedReportPtr &report() const { return m_report; }
    /// Writes the report as it stands in the fields; empty, or what went wrong.
    QString exportTo(const QString &path);
    void printTo(QPrinter *printer);

private:
    QWidget *buildPreview();
    QWidget *buildSide();
    void request();
    void showReport(const PreparedReportPtr &report);
    void showPosition();
    void choosePdf();
    void choosePrinter();
    QString suggestedName() const;

    ReportMaker m_maker;
    ResultsPtr m_results;
    PreparedReportPtr m_report;
    PagePreview *m_preview = nullptr;
    ReportForm *m_form = nullptr;
    QScrollArea *m_side = nullptr;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_smaller = nullptr;
    QToolButton *m_larger = nullptr;
    QToolButton *m_fitWidth = nullptr;
    QToolButton *m_fitPage = nullptr;
    Label *m_position = nullptr;
    Label *m_status = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_print = nullptr;
    QString m_folder; ///< last one a report was written to
};

} // namespace xuanka::ui
