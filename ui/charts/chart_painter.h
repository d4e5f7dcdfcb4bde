// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_layout.h"

class QPainter;

namespace xuanka::ui
{

/// Paints a layout. Lines, areas and texts only, so that a PDF or SVG stays vectors.
void paintChart(QPainter *painter, const ChartLayout &layout, const Theme &theme);

} // namespace xuanka::ui
