// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/page_style.h"
#include "ui/print/report_painter.h"

#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace xuanka::ui
{

QString writePdf(const report::Document &document, const QString &path)
{
    return writePdf(ReportPainter(document), document.title, path);
}

QString writePdf(const ReportPainter &report, const QString &title, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    {
        QPdfWriter writer(&file);
        writer.setCreator(QStringLiteral("Xuanka"));
        writer.setTitle(title);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        writer.setResolution(paper::kUnitsPerInch);
        QPainter painter;
        if (!painter.begin(&writer))
            return file.errorString();
        const QRectF sheet(0, 0, paper::kWidth, paper::kHeight);
        for (int page = 0; page < report.pageCount(); ++page) {
            if (page > 0)
                writer.newPage();
            report.paintPage(&painter, page, sheet);
        }
        painter.end();
    }
    if (file.error() != QFileDevice::NoError || !file.commit())
        return file.errorString();
    return {};
}

} // namespace xuanka::ui
