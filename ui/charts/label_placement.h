// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QVector>

namespace xuanka::ui
{

/// A label that wants its centre at a height and may be moved along one column.
struct LabelWish {
    double centre = 0;
    double height = 0;
};

/// Tops of labels stacked in one column between top and bottom, in the order of their wishes and without overlap,
/// moved as little as possible. Returned in the order given. If they cannot all fit they overflow below.
QVector<double> spreadLabels(const QVector<LabelWish> &wishes, double top, double bottom, double gap);

/// Moves a label up until none of the horizontal lines crosses it.
QRectF clearOfLines(QRectF label, const QVector<double> &lines, double clearance);

/// Which of the labels to show so that none overlap: the preferred one first, then in order of their index.
QVector<bool> withoutOverlap(const QVector<QRectF> &labels, int preferred, double gap);

} // namespace xuanka::ui
