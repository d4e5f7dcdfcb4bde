// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "ui/theme/theme.h"

#include <QIcon>
#include <QRectF>

class QPainter;

namespace xuanka::ui
{

/// Shapes the program draws itself, so that they exist in every font and follow the theme.
/// The three verdicts differ in shape as well as in colour: disc, triangle, cross.
void drawVerdict(QPainter *painter, const QRectF &rect, Verdict verdict, const QColor &color);
QColor verdictColor(const Theme &theme, Verdict verdict);

/// Severity of an issue: note (ring), assumption (diamond), warning (triangle).
void drawSeverity(QPainter *painter, const QRectF &rect, Severity severity, const Theme &theme);

enum class Chevron { Down, Right };
void drawChevron(QPainter *painter, const QRectF &rect, Chevron direction, const QColor &color);

enum class Sign { Undo, Redo, Close, Search, Sliders };
QIcon signIcon(Sign sign, const Theme &theme);
/// The program's own icon: a card with three memory bars.
QIcon programIcon();

} // namespace xuanka::ui
