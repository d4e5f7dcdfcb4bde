// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/chart_parts.h"

#include "quantity/units.h"

#include <algorithm>
#include <cmath>

namespace xuanka::report
{

namespace
{

/// Lines closer than this would be one line on any screen.
constexpr double kSameCapacity = 0.05 * units::kGiB;

void addCapacities(Chart &chart, const QVector<SweepPoint> &sweep, const Catalog &catalog, const Phrases &phrases)
{
    const Format format(phrases);
    QStringList unpublished;
    const QStringList cards = cardsOf(sweep);
    for (const QString &card : cards) {
        const double capacity = pointsOfCard(sweep, card).constFirst().estimate.memory.capacityBytes;
        if (!(capacity > 0)) {
            unpublished << cardName(catalog, card);
            continue;
        }
        const auto same = std::find_if(chart.limits.begin(), chart.limits.end(), [&](const Chart::Limit &limit) {
            return std::abs(limit.value * units::kGiB - capacity) < kSameCapacity;
        });
        if (same != chart.limits.end()) {
            same->name += QStringLiteral(" / ") + cardName(catalog, card);
            continue;
        }
        chart.limits << Chart::Limit{cardName(catalog, card), capacity / units::kGiB, card == cards.constFirst(),
                                     format.gib(capacity)};
    }
    if (!unpublished.isEmpty())
        chart.note =
            phrases.text(QT_TRANSLATE_NOOP("phrases", "No capacity line, because the memory size is not published: %1"),
                         {unpublished.join(QStringLiteral(", "))});
}

void addHeadroom(Chart &chart, const MemoryEstimate &memory, const Scenario &scenario, const Phrases &phrases)
{
    if (!(memory.capacityBytes > 0) || scenario.headroom <= 0)
        return;
    chart.headroomTo = memory.capacityBytes / units::kGiB;
    chart.headroomFrom = chart.headroomTo * (1 - scenario.headroom);
    chart.headroomName =
        phrases.text(QT_TRANSLATE_NOOP("phrases", "Headroom %1"), {Format(phrases).percent(scenario.headroom)});
}

/// The rule speaks of the whole job; beside bars of one card it is shown as one card's share.
void addRule(Chart &chart, const MemoryEstimate &memory, const Scenario &scenario, const Phrases &phrases)
{
    const double cards = std::max(1, scenario.cluster.gpus());
    if (!(memory.ruleOfThumbBytes[1] > 0))
        return;
    Chart::Marker marker;
    marker.name = phrases.text(QT_TRANSLATE_NOOP("phrases", "Rule of thumb"));
    marker.x = -1; // the rule knows no batch
    marker.low = memory.ruleOfThumbBytes[0] / cards / units::kGiB;
    marker.y = memory.ruleOfThumbBytes[1] / cards / units::kGiB;
    marker.high = memory.ruleOfThumbBytes[2] / cards / units::kGiB;
    marker.label = Format(phrases).gib(memory.ruleOfThumbBytes[1] / cards);
    chart.markers << marker;
}

QString memorySummary(const QVector<SweepPoint> &points, const Scenario &scenario, const Catalog &catalog,
                      const Phrases &phrases)
{
    const Format format(phrases);
    const double chosen = axisValue(scenario);
    for (const SweepPoint &point : points) {
        if (point.value != chosen)
            continue;
        const MemoryEstimate &memory = point.estimate.memory;
        const QStringList args{axisPoint(scenario, chosen, phrases), format.gib(memory.totalBytes),
                               cardName(catalog, point.gpuId), format.gib(memory.capacityBytes),
                               phrases.verdict(memory.verdict)};
        return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 takes %2 on the fullest %3, which offers %4: %5."), args);
    }
    return {};
}

} // namespace

QVector<MemoryGroup> memoryGroups(const Phrases &phrases)
{
    QVector<MemoryGroup> groups;
    for (const char *key : {"weights", "gradients", "optimizer", "activations", "logits", "kv_cache"})
        groups << MemoryGroup{
            QString::fromLatin1(key), {QString::fromLatin1(key)}, phrases.memoryPart(QString::fromLatin1(key))};
    groups << MemoryGroup{QStringLiteral("communication"),
                          {QStringLiteral("communication"), QStringLiteral("workspace")},
                          phrases.text(QT_TRANSLATE_NOOP("phrases", "Communication and workspace"))};
    groups << MemoryGroup{QStringLiteral("context"),
                          {QStringLiteral("context"), QStringLiteral("fragmentation")},
                          phrases.text(QT_TRANSLATE_NOOP("phrases", "Context and fragmentation"))};
    return groups;
}

double memoryPart(const MemoryParts &parts, const QString &key)
{
    const struct {
        QLatin1String key;
        double bytes;
    } table[] = {{QLatin1String("weights"), parts.weights},
                 {QLatin1String("gradients"), parts.gradients},
                 {QLatin1String("optimizer"), parts.optimizer},
                 {QLatin1String("activations"), parts.activations},
                 {QLatin1String("logits"), parts.logits},
                 {QLatin1String("kv_cache"), parts.kvCache},
                 {QLatin1String("communication"), parts.communication},
                 {QLatin1String("workspace"), parts.workspace},
                 {QLatin1String("context"), parts.context},
                 {QLatin1String("fragmentation"), parts.fragmentation}};
    for (const auto &entry : table) {
        if (key == entry.key)
            return entry.bytes;
    }
    return 0;
}

Chart memoryChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                  const Phrases &phrases)
{
    const Format format(phrases);
    Chart chart;
    chart.kind = Chart::Kind::StackedBars;
    chart.title = scenario.workload.task == Task::Inference
                      ? phrases.text(QT_TRANSLATE_NOOP("phrases", "Memory by concurrency"))
                      : phrases.text(QT_TRANSLATE_NOOP("phrases", "Memory by batch size"));
    chart.xTitle = axisTitle(scenario, phrases);
    chart.yTitle = phrases.text(QT_TRANSLATE_NOOP("phrases", "GiB per card"));
    chart.emptyText = phrases.text(QT_TRANSLATE_NOOP("phrases", "There is nothing to draw yet."));
    if (sweep.isEmpty())
        return chart;
    const QVector<SweepPoint> points = pointsOfCard(sweep, cardsOf(sweep).constFirst());
    for (const MemoryGroup &group : memoryGroups(phrases))
        chart.series << Series{group.name, group.colorKey, {}, {}, {}, {}, {}, {}, false};
    const QVector<MemoryGroup> groups = memoryGroups(phrases);
    for (const SweepPoint &point : points) {
        const MemoryEstimate &memory = point.estimate.memory;
        for (qsizetype i = 0; i < groups.size(); ++i) {
            double bytes = 0;
            for (const QString &part : groups[i].parts)
                bytes += memoryPart(memory.perGpu, part);
            chart.series[i].y << bytes / units::kGiB;
            chart.series[i].labels << format.gib(bytes);
        }
        if (point.value == axisValue(scenario))
            chart.framed = int(chart.categories.size());
        chart.categories << format.exact(point.value);
        chart.categoryTitles << axisPoint(scenario, point.value, phrases);
        chart.totals << format.gibValue(memory.perGpu.total());
        chart.faded << (memory.verdict == Verdict::DoesNotFit);
    }
    addCapacities(chart, sweep, catalog, phrases);
    addRule(chart, points.constFirst().estimate.memory, scenario, phrases);
    addHeadroom(chart, points.constFirst().estimate.memory, scenario, phrases);
    chart.summary = memorySummary(points, scenario, catalog, phrases);
    return chart;
}

} // namespace xuanka::report
