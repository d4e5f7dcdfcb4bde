// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"

#include <QRectF>

#include <memory>

class QPainter;

namespace xuanka::ui
{

/// Lays the report out on A4 and paints it: cover, running heads, page x of y, repeated table heads, vector
/// charts. Used by the PDF export, the printer and the preview. Laying out happens in the constructor and needs
/// no GUI thread; charts are drawn on it only.
class ReportPainter
{
public:
    explicit ReportPainter(const report::Document &document);
    ~ReportPainter();

    int pageCount() const;
    /// Paints page 0 … pageCount() - 1 so that the whole sheet fills \p target, centred where the shapes differ.
    void paintPage(QPainter *painter, int page, const QRectF &target) const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

/// Writes the report as PDF beside the target and renames it; returns an empty string or what went wrong.
QString writePdf(const ReportPainter &report, const QString &title, const QString &path);
QString writePdf(const report::Document &document, const QString &path);

} // namespace xuanka::ui
