// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/plan.h"
#include "plan/plan_constants.h"

#include <QDate>

#include <algorithm>

namespace xuanka
{

namespace
{

const QLatin1String kChina[] = {
    QLatin1String("Huawei"),         QLatin1String("Hygon"),     QLatin1String("Enflame"),
    QLatin1String("MetaX"),          QLatin1String("Cambricon"), QLatin1String("Moore Threads"),
    QLatin1String("Iluvatar CoreX"), QLatin1String("Biren"),     QLatin1String("Kunlunxin")};
constexpr double kLicenceTpp = 4800; // BIS rule of 2023-10-17

/// "2022-09" in months.
std::optional<int> monthsOf(const QString &date)
{
    const QStringList parts = date.split(QLatin1Char('-'));
    bool year = false, month = true;
    const int y = parts.value(0).toInt(&year);
    const int m = parts.size() > 1 ? parts.at(1).toInt(&month) : 1;
    return year && month ? std::optional(12 * y + m) : std::nullopt;
}

bool coolingAllowed(const Gpu &gpu, PlanCooling asked)
{
    if (asked == PlanCooling::Any)
        return true;
    const bool liquid = gpu.cooling.contains(QLatin1String("liquid"), Qt::CaseInsensitive);
    const bool air = gpu.cooling.isEmpty() || gpu.cooling.contains(QLatin1String("air"), Qt::CaseInsensitive) ||
                     gpu.cooling.contains(QLatin1String("passive")) || gpu.cooling.contains(QLatin1String("active"));
    return asked == PlanCooling::Liquid ? liquid : air || !liquid;
}

CardRefusal refusalOf(const Gpu &gpu, const PlanAllow &allow, const QString &asOf)
{
    if (!allow.gpus.isEmpty())
        return allow.gpus.contains(gpu.id) ? CardRefusal::None : CardRefusal::NotNamed;
    if (!allow.vendors.isEmpty() && !allow.vendors.contains(gpu.vendor))
        return CardRefusal::Vendor;
    if (!allow.segments.isEmpty() && !allow.segments.contains(gpu.segment))
        return CardRefusal::Segment;
    if (!allow.exportRestricted && needsExportLicence(gpu))
        return CardRefusal::Export;
    if (!allow.secondHand && isOnlySecondHand(gpu, asOf))
        return CardRefusal::SecondHand;
    return coolingAllowed(gpu, allow.cooling) ? CardRefusal::None : CardRefusal::Cooling;
}

} // namespace

bool needsExportLicence(const Gpu &gpu)
{
    if (std::find(std::begin(kChina), std::end(kChina), gpu.vendor) != std::end(kChina))
        return false;
    // what has been reported about the very card goes before arithmetic
    const QString &text = gpu.exportStatusChina;
    if (text.contains(QLatin1String("licence")) || text.contains(QLatin1String("caught by the BIS rule")))
        return true;
    return gpu.tppDerived.value_or(0) >= kLicenceTpp;
}

bool isOnlySecondHand(const Gpu &gpu, const QString &asOf)
{
    if (gpu.segment == QLatin1String("mining") || gpu.segment == QLatin1String("automotive"))
        return true;
    const std::optional<int> launched = monthsOf(gpu.launch), now = monthsOf(asOf);
    return launched && now && *now - *launched >= 12 * planConstants().usedAfterYears;
}

QVector<const Gpu *> allowedCards(const PlanAllow &allow, const Catalog &catalog, QVector<RefusedCard> *refused)
{
    QVector<const Gpu *> cards;
    for (const Gpu &gpu : catalog.gpus()) {
        const CardRefusal refusal = refusalOf(gpu, allow, catalog.asOf());
        if (refusal == CardRefusal::None)
            cards.append(&gpu);
        else if (refused)
            refused->append({gpu.id, refusal});
    }
    return cards;
}

int cardsOfServer(const Gpu &gpu)
{
    const bool superchip = gpu.formFactor.startsWith(QLatin1String("superchip"));
    return superchip ? planConstants().superchipCards : planConstants().serverCards;
}

QVector<int> planCounts(int gpusPerServer, int least, int most)
{
    QVector<int> counts;
    const auto take = [&](int count) {
        if (count >= least && count <= most)
            counts.append(count);
    };
    for (int count = 1; count < gpusPerServer; count *= 2)
        take(count);
    // every number of servers up to eight, then four steps to each doubling
    for (int servers = 1, step = 1; qint64(servers) * gpusPerServer <= most; servers += step) {
        take(servers * gpusPerServer);
        if (servers >= 8 && (servers & (servers - 1)) == 0)
            step = servers / 4;
    }
    return counts;
}

} // namespace xuanka
