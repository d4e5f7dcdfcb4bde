// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/explanation_text.h"

#include "report/format.h"

#include <algorithm>
#include <cmath>

namespace xuanka::report
{

namespace
{

constexpr double kWholeBelow = 1e7; ///< larger counts are rounded to four digits

} // namespace

QString quantityText(double value, const QString &unit, const Phrases &phrases)
{
    const Format format(phrases);
    if (unit == QLatin1String("B"))
        return format.bytes(value);
    if (unit == QLatin1String("B/s"))
        return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1/s"), {format.bytes(value)});
    if (unit == QLatin1String("s"))
        return format.seconds(value);
    if (unit == QLatin1String("W"))
        return format.watts(value);
    if (unit == QLatin1String("J"))
        return format.energy(value);
    if (unit == QLatin1String("FLOP/s"))
        return format.flops(value);
    if (unit == QLatin1String("FLOP")) {
        const double tera = value / 1e12;
        return format.number(tera, 4) + QStringLiteral(" TFLOP");
    }
    const bool whole = value == std::round(value) && std::abs(value) < kWholeBelow;
    const QString number = whole ? format.exact(value) : format.number(value, 4);
    return unit.isEmpty() ? number : number + QLatin1Char(' ') + phrases.unit(unit);
}

QStringList valueLines(const Explanation &explanation, const Phrases &phrases)
{
    QStringList lines;
    for (const Explanation::Value &value : explanation.values)
        lines << QStringLiteral("%1 = %2").arg(value.symbol, quantityText(value.value, value.unit, phrases));
    return lines;
}

const Explanation *findExplanation(const Estimate &estimate, const QString &quantity)
{
    const auto found = std::find_if(estimate.explanations.cbegin(), estimate.explanations.cend(),
                                    [&](const Explanation &e) { return e.quantity == quantity; });
    return found != estimate.explanations.cend() ? &*found : nullptr;
}

} // namespace xuanka::report
