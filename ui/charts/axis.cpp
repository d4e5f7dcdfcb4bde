// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr int kMostDecimals = 9;

double niceStep(double range, int mostTicks)
{
    const double rough = range / std::max(1, mostTicks);
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    double previous = power;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        const double step = factor * power;
        if (step >= rough * (1 - 1e-9))
            return step <= range ? step : previous; // one tick alone says nothing
        previous = step;
    }
    return previous;
}

} // namespace

double AxisScale::share(double value) const
{
    if (logarithmic)
        return value > 0 ? std::log(value / minimum) / std::log(maximum / minimum) : 0;
    return (value - minimum) / (maximum - minimum);
}

AxisScale linearAxis(double minimum, double maximum, int mostTicks)
{
    AxisScale axis;
    axis.minimum = std::isfinite(minimum) ? minimum : 0;
    axis.maximum = std::isfinite(maximum) && maximum > axis.minimum ? maximum : axis.minimum + 1;
    axis.step = niceStep(axis.maximum - axis.minimum, mostTicks);
    const double slack = axis.step * 1e-9;
    for (double n = std::ceil(axis.minimum / axis.step - 1e-9); n * axis.step <= axis.maximum + slack; ++n)
        axis.ticks << n * axis.step;
    return axis;
}

AxisScale logarithmicAxis(double minimum, double maximum, int mostTicks)
{
    AxisScale axis;
    axis.logarithmic = true;
    axis.step = 0;
    axis.minimum = std::isfinite(minimum) && minimum > 0 ? minimum : 1;
    axis.maximum = std::isfinite(maximum) && maximum > axis.minimum ? maximum : axis.minimum * 10;
    const int first = int(std::floor(std::log10(axis.minimum)));
    const int last = int(std::ceil(std::log10(axis.maximum)));
    const bool dense = (last - first) * 3 <= mostTicks;
    const int stride = std::max(1, (last - first + mostTicks - 1) / std::max(1, mostTicks));
    for (int exponent = first; exponent <= last; exponent += stride) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double value = factor * std::pow(10.0, exponent);
            if (value >= axis.minimum * (1 - 1e-9) && value <= axis.maximum * (1 + 1e-9) && (dense || factor == 1.0))
                axis.ticks << value;
        }
    }
    return axis;
}

AxisScale stopsAxis(const QVector<double> &stops, int mostTicks)
{
    AxisScale axis;
    axis.logarithmic = true;
    axis.step = 0;
    if (stops.isEmpty())
        return axis;
    axis.minimum = stops.first();
    axis.maximum = stops.last() > stops.first() ? stops.last() : stops.first() * 2;
    const qsizetype stride = std::max<qsizetype>(1, (stops.size() + mostTicks - 1) / std::max(1, mostTicks));
    for (qsizetype i = 0; i < stops.size(); i += stride)
        axis.ticks << stops[i];
    return axis;
}

QString tickText(double value, double step)
{
    static const QLocale locale(QLocale::English);
    const double size = std::abs(value) < std::abs(step) * 1e-6 ? 0 : std::abs(value);
    int decimals = 0;
    if (step > 0 && step < 1)
        decimals = std::min(kMostDecimals, int(std::ceil(-std::log10(step) - 1e-9)));
    else if (step <= 0 && size > 0 && size < 1)
        decimals = std::min(kMostDecimals, int(std::ceil(-std::log10(size) - 1e-9)));
    else if (step <= 0 && size != std::round(size))
        decimals = size < 100 ? 1 : 0;
    const QString text = locale.toString(size, 'f', decimals);
    return value < 0 && size > 0 ? QChar(0x2212) + text : text;
}

} // namespace xuanka::ui
