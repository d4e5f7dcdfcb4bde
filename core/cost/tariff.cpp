// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/tariff.h"

#include "cost/cost_constants.h"
#include "cost/price_table.h"

#include <algorithm>
#include <initializer_list>

namespace xuanka
{

namespace
{

using Period = Tariff::Period;

const QString kJiangsu = QStringLiteral("江苏");
const QString kZhejiang = QStringLiteral("浙江");

struct Hours {
    int from, to;
};

bool within(int hour, std::initializer_list<Hours> spans)
{
    return std::any_of(spans.begin(), spans.end(),
                       [hour](const Hours &span) { return hour >= span.from && hour < span.to; });
}

// Jiangsu 2025 No. 426: the sun of spring and autumn moves the valley to noon.
Period jiangsu(int month, int hour)
{
    const bool mild = (month >= 3 && month <= 5) || (month >= 9 && month <= 11);
    if (mild) {
        if (within(hour, {{15, 22}}))
            return Period::Peak;
        return within(hour, {{2, 6}, {10, 14}}) ? Period::Valley : Period::Flat;
    }
    if (within(hour, {{14, 22}}))
        return Period::Peak;
    return within(hour, {{0, 6}, {11, 13}}) ? Period::Valley : Period::Flat;
}

// Zhejiang 2026 No. 112, from 2026-07-01; the deep valley of public holidays is left out.
Period zhejiang(int month, int hour)
{
    const bool strained = month == 1 || month == 7 || month == 8 || month == 12;
    if (strained && within(hour, {{18, 22}}))
        return Period::Sharp;
    if (within(hour, {{16, 23}}))
        return Period::Peak;
    return within(hour, {{0, 7}, {11, 14}}) ? Period::Valley : Period::Flat;
}

Tariff make(const QString &province, const char *purchase, const char *fixed, const std::array<double, 5> &multiplier)
{
    const ConstantRecord record = costConstants().records().value(QString::fromLatin1(purchase));
    const PriceRecord *row = findPrice(QLatin1String("tou"), QLatin1String("yuan/kWh"), province);
    return {record.value,  costConstant(fixed), multiplier, row ? row->asOf : costConstants().asOf(),
            record.source, record.confidence};
}

} // namespace

std::optional<Tariff> tariffOf(const QString &province)
{
    // sharp hours of Jiangsu (1.2 of the peak) meet industry of 315 kVA and more only; deep valleys do not exist
    if (province == kJiangsu)
        return make(province, "jiangsu_purchase", "jiangsu_fixed", {0.35, 0.35, 1, 1.8, 1.8});
    if (province == kZhejiang)
        return make(province, "zhejiang_purchase", "zhejiang_fixed", {0.2, 0.4, 1, 1.85, 2.05});
    return {};
}

Tariff::Period periodAt(const QString &province, int month, int hour)
{
    return province == kZhejiang ? zhejiang(month, hour) : jiangsu(month, hour);
}

std::optional<double> flatLoadPrice(const QString &province, int month)
{
    const std::optional<Tariff> tariff = tariffOf(province);
    if (!tariff)
        return {};
    double sum = 0;
    for (int hour = 0; hour < 24; ++hour)
        sum += tariff->price(periodAt(province, month, hour));
    return sum / 24;
}

std::optional<double> flatLoadPriceOfYear(const QString &province)
{
    if (!tariffOf(province))
        return {};
    double sum = 0;
    for (int month = 1; month <= 12; ++month)
        sum += *flatLoadPrice(province, month);
    return sum / 12;
}

} // namespace xuanka
