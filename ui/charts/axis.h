// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVector>

namespace xuanka::ui
{

/// The value range of one axis and where its ticks stand.
struct AxisScale {
    double minimum = 0;
    double maximum = 1;
    double step = 1; ///< between ticks; 0 on a logarithmic axis
    bool logarithmic = false;
    QVector<double> ticks;

    /// Place of a value on the axis, 0 at the minimum and 1 at the maximum; values outside stay outside.
    double share(double value) const;
};

/// Ticks at multiples of 1, 2 or 5 times a power of ten, at most mostTicks of them. The range stays as given; an empty
/// or reversed range becomes [minimum, minimum + 1].
AxisScale linearAxis(double minimum, double maximum, int mostTicks);
/// Both ends must be positive. Ticks at powers of ten, with 2 and 5 between them where there is room.
AxisScale logarithmicAxis(double minimum, double maximum, int mostTicks);
/// Logarithmic in x with ticks at the values that occur (1, 2, 4 …), thinned to mostTicks.
AxisScale stopsAxis(const QVector<double> &stops, int mostTicks);

/// A tick value with the decimals its step needs, digits grouped in threes.
QString tickText(double value, double step);

} // namespace xuanka::ui
