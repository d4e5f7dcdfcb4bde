// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/chart_parts.h"

#include <algorithm>
#include <cmath>

namespace xuanka::report
{

namespace
{

constexpr qsizetype kComparedStaves = 5;

const Estimate *firstPowered(const QVector<SweepPoint> &sweep, const QString &gpuId)
{
    for (const SweepPoint &point : sweep) {
        if (point.gpuId == gpuId && point.estimate.power.available)
            return &point.estimate;
    }
    return nullptr;
}

QString boardTitle(const Scenario &scenario, const Phrases &phrases)
{
    return scenario.workload.task == Task::Inference
               ? phrases.text(QT_TRANSLATE_NOOP("phrases", "Power of one card by concurrency"))
               : phrases.text(QT_TRANSLATE_NOOP("phrases", "Power of one card by batch size"));
}

} // namespace

Chart powerChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                 const Phrases &phrases)
{
    const Format format(phrases);
    Chart chart = cardLines(sweep, scenario, catalog, phrases, [&](const Estimate &estimate) -> std::optional<Reading> {
        if (!estimate.power.available)
            return std::nullopt;
        return Reading{estimate.power.nodeWatts / 1e3, {1, 1}, format.watts(estimate.power.nodeWatts)};
    });
    chart.title = scenario.workload.task == Task::Inference
                      ? phrases.text(QT_TRANSLATE_NOOP("phrases", "Power of one server by concurrency"))
                      : phrases.text(QT_TRANSLATE_NOOP("phrases", "Power of one server by batch size"));
    chart.yTitle = phrases.text(QT_TRANSLATE_NOOP("phrases", "kW, mean at the plug"));
    if (const Estimate *first = firstPowered(sweep, scenario.cluster.gpu)) {
        const double peak = first->power.nodePeakWatts;
        chart.limits << Chart::Limit{phrases.text(QT_TRANSLATE_NOOP("phrases", "Peak")), peak / 1e3, true,
                                     format.watts(peak)};
    }
    chart.summary = pointSummary(chart, phrases);
    return chart;
}

Chart gpuPowerChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                    const Phrases &phrases)
{
    const Format format(phrases);
    Chart chart = cardLines(sweep, scenario, catalog, phrases, [&](const Estimate &estimate) -> std::optional<Reading> {
        if (!estimate.power.available)
            return std::nullopt;
        return Reading{estimate.power.gpuWatts, {1, 1}, format.watts(estimate.power.gpuWatts)};
    });
    chart.title = boardTitle(scenario, phrases);
    chart.yTitle = phrases.text(QT_TRANSLATE_NOOP("phrases", "W, mean"));
    const Gpu *gpu = catalog.gpu(scenario.cluster.gpu);
    const double nameplate = gpu ? gpu->tdpW.value_or(0) : 0;
    const double limit = scenario.cluster.powerLimitW > 0 ? scenario.cluster.powerLimitW : nameplate;
    if (limit > 0 && !chart.series.isEmpty())
        chart.limits << Chart::Limit{scenario.cluster.powerLimitW > 0
                                         ? phrases.text(QT_TRANSLATE_NOOP("phrases", "Power limit"))
                                         : phrases.text(QT_TRANSLATE_NOOP("phrases", "Nameplate")),
                                     limit, true, format.watts(limit)};
    chart.summary = pointSummary(chart, phrases);
    return chart;
}

Chart energyChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                  const Phrases &phrases)
{
    const Format format(phrases);
    const bool samples = countsSamples(sweep);
    Chart chart = cardLines(sweep, scenario, catalog, phrases, [&](const Estimate &estimate) -> std::optional<Reading> {
        const double joules = estimate.power.energyJoulesPerToken;
        if (!estimate.power.available || !(joules > 0))
            return std::nullopt;
        const QString energy = format.energy(joules);
        return Reading{joules,
                       {1, 1},
                       samples ? phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 per sample"), {energy})
                               : phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 per token"), {energy})};
    });
    chart.title = samples ? phrases.text(QT_TRANSLATE_NOOP("phrases", "Energy per sample"))
                          : phrases.text(QT_TRANSLATE_NOOP("phrases", "Energy per token"));
    chart.yTitle = samples ? phrases.text(QT_TRANSLATE_NOOP("phrases", "J per sample, whole servers"))
                           : phrases.text(QT_TRANSLATE_NOOP("phrases", "J per token, whole servers"));
    chart.summary = pointSummary(chart, phrases);
    return chart;
}

Chart headroomChart(const QVector<Estimate> &estimates, const QStringList &names, const Phrases &phrases)
{
    const Format format(phrases);
    Chart chart;
    chart.kind = Chart::Kind::HorizontalBars;
    chart.grouped = true;
    chart.title = phrases.text(QT_TRANSLATE_NOOP("phrases", "Headroom of each stave"));
    chart.yTitle = phrases.text(QT_TRANSLATE_NOOP("phrases", "% free; the shortest bar limits the scenario"));
    chart.emptyText = phrases.text(QT_TRANSLATE_NOOP("phrases", "There is nothing to draw yet."));
    QStringList staves;
    for (const Estimate &estimate : estimates) {
        for (const Bottleneck &bottleneck : estimate.bottlenecks) {
            if (!staves.contains(bottleneck.stave))
                staves << bottleneck.stave;
        }
    }
    // Side by side only those are readable that come near to limiting one of the scenarios.
    if (estimates.size() > 1 && staves.size() > kComparedStaves) {
        const auto least = [&](const QString &stave) {
            double headroom = 1;
            for (const Estimate &estimate : estimates) {
                for (const Bottleneck &bottleneck : estimate.bottlenecks) {
                    if (bottleneck.stave == stave)
                        headroom = std::min(headroom, bottleneck.headroom);
                }
            }
            return headroom;
        };
        std::stable_sort(staves.begin(), staves.end(),
                         [&](const QString &a, const QString &b) { return least(a) < least(b); });
        staves = staves.mid(0, kComparedStaves);
    }
    for (const QString &stave : std::as_const(staves))
        chart.categories << phrases.stave(stave);
    for (qsizetype i = 0; i < estimates.size() && !staves.isEmpty(); ++i) {
        Series series;
        series.name = names.value(i);
        series.colorKey = QStringLiteral("card%1").arg(i);
        for (const QString &stave : std::as_const(staves)) {
            const auto found = std::find_if(estimates[i].bottlenecks.cbegin(), estimates[i].bottlenecks.cend(),
                                            [&](const Bottleneck &b) { return b.stave == stave; });
            const bool known = found != estimates[i].bottlenecks.cend();
            series.y << (known ? std::max(0.0, 100 * found->headroom) : qQNaN()); // overdrawn: no bar, its label
            series.labels << (known ? phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 %"),
                                                   {format.number(std::round(100 * found->headroom))})
                                    : QString());
        }
        chart.series << series;
    }
    return chart;
}

} // namespace xuanka::report
