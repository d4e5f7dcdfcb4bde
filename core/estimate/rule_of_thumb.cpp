// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/rule_of_thumb.h"

#include "estimate/constants.h"
#include "quantity/units.h"

namespace xuanka
{

namespace
{

using Factors = std::array<double, 3>;

struct Rules {
    Factors full{}, adapter{}, inference{};
};

Rules loadRules()
{
    const Result<ConstantSet> set = ConstantSet::load(QStringLiteral(":/constants/rules.json"));
    Q_ASSERT(set.ok());
    const auto factors = [&](const char *kind) {
        const QString name = QString::fromLatin1(kind);
        return Factors{set->value(name + QLatin1String("_low")), set->value(name + QLatin1String("_default")),
                       set->value(name + QLatin1String("_high"))};
    };
    return {factors("full"), factors("adapter"), factors("inference")};
}

const Factors &factorsOf(Task task)
{
    static const Rules rules = loadRules();
    if (!isTraining(task))
        return rules.inference;
    return isAdapter(task) ? rules.adapter : rules.full;
}

} // namespace

std::array<double, 3> ruleOfThumbBytes(Task task, double parameters)
{
    std::array<double, 3> bytes = factorsOf(task);
    for (double &value : bytes)
        value *= parameters;
    return bytes;
}

Explanation explainRuleOfThumb(Task task, double parameters)
{
    const Factors &factors = factorsOf(task);
    return {QStringLiteral("memory.rule_of_thumb"),
            QStringLiteral("N·k  (k_low … k_high)"),
            {{QStringLiteral("N"), parameters, QStringLiteral("parameters")},
             {QStringLiteral("k"), factors[1], QStringLiteral("B")},
             {QStringLiteral("k_low"), factors[0], QStringLiteral("B")},
             {QStringLiteral("k_high"), factors[2], QStringLiteral("B")}},
            factors[1] * parameters,
            QStringLiteral("B"),
            QStringLiteral("docs/method-engine.md, rule of thumb")};
}

double recommendedTierBytes(const Catalog &catalog, double needBytes, double headroom)
{
    double tier = 0;
    for (const Gpu &gpu : catalog.gpus()) {
        const std::optional<double> usable = gpu.usableBytes();
        if (!usable || !gpu.memoryGbMarketed || needBytes > *usable * (1 - headroom))
            continue;
        const double marketed = *gpu.memoryGbMarketed * units::kGB;
        if (tier == 0 || marketed < tier)
            tier = marketed;
    }
    return tier;
}

} // namespace xuanka
