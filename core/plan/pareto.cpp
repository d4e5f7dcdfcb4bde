// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/plan.h"

#include <algorithm>
#include <tuple>

namespace xuanka
{

double PlanPoint::objective(PlanPreference preference) const
{
    switch (preference) {
    case PlanPreference::Cost:
        return costObjective();
    case PlanPreference::Time:
        return timeObjective();
    case PlanPreference::Power:
        return powerObjective();
    }
    return costObjective();
}

bool dominates(const PlanPoint &a, const PlanPoint &b)
{
    const bool noWorse = a.costObjective() <= b.costObjective() && a.timeObjective() <= b.timeObjective() &&
                         a.powerObjective() <= b.powerObjective();
    const bool better = a.costObjective() < b.costObjective() || a.timeObjective() < b.timeObjective() ||
                        a.powerObjective() < b.powerObjective();
    return noWorse && better;
}

QVector<PlanPoint> paretoFront(const QVector<PlanPoint> &points)
{
    QVector<const PlanPoint *> sorted;
    for (const PlanPoint &point : points)
        sorted.append(&point);
    const auto key = [](const PlanPoint &p) {
        return std::tuple(p.costObjective(), p.timeObjective(), p.powerObjective());
    };
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const PlanPoint *a, const PlanPoint *b) { return key(*a) < key(*b); });
    // a point sorted later never beats one sorted earlier; of equal points the first stays
    QVector<PlanPoint> front;
    for (const PlanPoint *point : sorted) {
        const bool beaten = std::any_of(front.begin(), front.end(), [&](const PlanPoint &other) {
            return dominates(other, *point) || key(other) == key(*point);
        });
        if (!beaten)
            front.append(*point);
    }
    return front;
}

} // namespace xuanka
