// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/page_style.h"

#include <QVector>

#include <variant>

namespace xuanka::ui
{

/// What stands on a page, in layout units from the top left corner of the paper. Texts are kept as strings and
/// broken again when painted: a report of thousands of rows would otherwise hold all its line layouts.
struct TextItem {
    QString text;
    TextStyle style;
    QPointF topLeft;
    double width = 0;
    Qt::Alignment alignment = Qt::AlignLeft;
    int firstLine = 0;
    int lineCount = 1;
};

enum class Fill : std::uint8_t { Ground, Line, Grid, Text, Accent };

/// A filled rectangle: rules (thin) and grounds.
struct BoxItem {
    QRectF rect;
    Fill fill = Fill::Line;
    report::Tone tone = report::Tone::None; ///< of a ground
    bool edge = false;                      ///< strong left edge in the tone's ink
};

/// The shape that says a verdict without colour: disc, triangle, cross; a small dot for Tone::None.
struct MarkItem {
    QPointF centre;
    double radius = 0;
    report::Tone tone = report::Tone::None;
};

struct ChartItem {
    QRectF rect;
    const report::Chart *chart = nullptr; ///< owned by the document of the painter
};

using PageItem = std::variant<TextItem, BoxItem, MarkItem, ChartItem>;
using PageItems = QVector<PageItem>;

/// A line of the table of contents.
struct ContentsEntry {
    QString text;
    int page = 0; ///< 0-based
};

} // namespace xuanka::ui
