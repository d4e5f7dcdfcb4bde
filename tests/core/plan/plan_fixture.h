// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "plan/plan.h"

#include <QHash>
#include <QTest>

namespace xuanka
{

inline const Catalog &bundledCatalog()
{
    static const std::shared_ptr<const Catalog> catalog = Catalog::loadBundled().value();
    return *catalog;
}

/// Prices of our own for tests: yuan a card and hour, typical; low and high 10 % around it. Others have none.
inline std::optional<CardHourPrice> testPrice(const QString &gpuId)
{
    static const QHash<QString, double> typical{
        {QStringLiteral("a100-sxm4-80"), 6},  {QStringLiteral("h100-sxm5-80"), 13},
        {QStringLiteral("h20-96"), 7},        {QStringLiteral("h20-141"), 8.3},
        {QStringLiteral("rtx-4090"), 1.4},    {QStringLiteral("l40s"), 4},
        {QStringLiteral("h200-sxm-141"), 16}, {QStringLiteral("a100-pcie-40"), 3.5},
        {QStringLiteral("l20"), 3},           {QStringLiteral("a100-pcie-80"), 5},
        {QStringLiteral("rtx-4090d"), 1.3},   {QStringLiteral("v100-pcie-32"), 2}};
    const auto found = typical.constFind(gpuId);
    if (found == typical.constEnd())
        return std::nullopt;
    return CardHourPrice{*found * 0.9,
                         *found,
                         *found * 1.1,
                         QStringLiteral("card_rent"),
                         QStringLiteral("2026-06"),
                         QStringLiteral("test"),
                         QStringLiteral("medium")};
}

inline PlanRequirements requirementsOf(const char *json)
{
    Result<PlanRequirements> read = planRequirementsFromJson(json, bundledCatalog(), QStringLiteral("test"));
    if (!read)
        qFatal("%s: %s", qPrintable(read.error().where), qPrintable(read.error().expected));
    return std::move(read).value();
}

inline PlanOptions testOptions()
{
    PlanOptions options;
    options.priceOf = testPrice;
    return options;
}

inline PlanAnswer answerTo(const char *json, const PlanOptions &options = testOptions())
{
    return plan(requirementsOf(json), bundledCatalog(), options).value();
}

/// "64 a100-sxm4-80: t8 p8 c1 e1 d1 z1 sp v3 b1 m64 full megatron, 12.3 h"
inline QByteArray describe(const PlanPoint &p)
{
    const JobChoice &job = p.jobs.first();
    const Parallelism &x = job.scenario.parallelism;
    const Workload &w = job.scenario.workload;
    return QStringLiteral("%1 %2: t%3 p%4 c%5 e%6 d%7 z%8 %9 v%10 b%11 m%12 %13 %14, need %15 GiB p %16, step %17 s, "
                          "%18 tok/s, %19 h (%20 h), %21 yuan, %22 W")
        .arg(p.gpus())
        .arg(p.gpuId)
        .arg(x.tensor)
        .arg(x.pipeline)
        .arg(x.context)
        .arg(x.expert)
        .arg(x.data)
        .arg(x.zeroStage)
        .arg(QLatin1String(x.sequenceParallel ? "sp" : "-"))
        .arg(x.virtualPipeline)
        .arg(w.microBatch)
        .arg(w.gradientAccumulation)
        .arg(toWord(w.recompute), toWord(w.framework))
        .arg(job.needBytes / 1073741824, 0, 'f', 1)
        .arg(p.fitProbability, 0, 'f', 2)
        .arg(job.stepSeconds, 0, 'f', 3)
        .arg(job.tokensPerSecond, 0, 'f', 0)
        .arg(p.hours, 0, 'f', 2)
        .arg(p.hoursPessimistic, 0, 'f', 2)
        .arg(p.costHighYuan.value_or(-1), 0, 'f', 0)
        .arg(p.powerWatts.value_or(-1), 0, 'f', 0)
        .toUtf8();
}

} // namespace xuanka
