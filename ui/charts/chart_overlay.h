// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_layout.h"

class QPainter;

namespace xuanka::ui
{

/// What is drawn over a finished chart while somebody points at it or moves through it by keyboard.
struct ChartPointer {
    ChartHit hover;    ///< under the mouse
    QPointF place;     ///< of the mouse
    ChartHit selected; ///< by keyboard
    bool focused = false;
    QString highlight; ///< colour key of the series outlined in the framed category
};

void paintOverlay(QPainter *painter, const ChartLayout &layout, const report::Chart &chart, const ChartPointer &pointer,
                  const Theme &theme);

/// Rectangle of the box that names what is under the mouse; empty when nothing is. Inside the layout's bounds.
QRectF tooltipRect(const ChartLayout &layout, const report::Chart &chart, const ChartPointer &pointer,
                   const Theme &theme);

/// Heading of a category: its long title, else its short one, else its x value.
QString categoryTitle(const report::Chart &chart, int category);
/// "Micro batch 4, Activations 28.4 GiB": one line for screen readers.
QString spokenText(const report::Chart &chart, const ChartHit &hit);

} // namespace xuanka::ui
