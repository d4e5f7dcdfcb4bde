// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/chart_parts.h"

#include <algorithm>
#include <cmath>

namespace xuanka::report
{

namespace
{

const Parameter *axisParameter(const Scenario &scenario)
{
    return findParameter(scenario.workload.task == Task::Inference ? QLatin1String("concurrency")
                                                                   : QLatin1String("micro_batch"));
}

Series lineOf(const QVector<SweepPoint> &points, const Reader &read)
{
    Series series;
    bool band = false;
    for (const SweepPoint &point : points) {
        const std::optional<Reading> reading = read(point.estimate);
        if (!reading || !std::isfinite(reading->value))
            continue;
        series.x << point.value;
        series.y << reading->value;
        series.low << reading->value * reading->relative.low;
        series.high << reading->value * reading->relative.high;
        series.labels << reading->text;
        series.faded << (point.estimate.memory.verdict == Verdict::DoesNotFit);
        band = band || reading->relative.low < reading->relative.high;
    }
    if (!band) {
        series.low.clear();
        series.high.clear();
    }
    return series;
}

QVector<double> stopsOf(const Chart &chart)
{
    QVector<double> stops;
    for (const Series &series : chart.series)
        stops += series.x;
    std::sort(stops.begin(), stops.end());
    stops.erase(std::unique(stops.begin(), stops.end()), stops.end());
    return stops;
}

} // namespace

QString axisTitle(const Scenario &scenario, const Phrases &phrases)
{
    const Parameter *parameter = axisParameter(scenario);
    return parameter ? phrases.parameterLabel(*parameter) : QString();
}

QString axisPoint(const Scenario &scenario, double value, const Phrases &phrases)
{
    return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1: %2"),
                        {axisTitle(scenario, phrases), Format(phrases).exact(value)});
}

Chart cardLines(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                const Phrases &phrases, const Reader &read)
{
    Chart chart;
    chart.kind = Chart::Kind::Lines;
    chart.logX = true;
    chart.xTitle = axisTitle(scenario, phrases);
    QStringList unpublished;
    const QStringList cards = cardsOf(sweep);
    for (int i = 0; i < cards.size(); ++i) {
        Series series = lineOf(pointsOfCard(sweep, cards[i]), read);
        series.name = cardName(catalog, cards[i]);
        series.colorKey = QStringLiteral("card%1").arg(i);
        if (series.y.isEmpty())
            unpublished << series.name;
        else
            chart.series << series;
    }
    if (!unpublished.isEmpty())
        chart.note =
            phrases.text(QT_TRANSLATE_NOOP("phrases", "Not shown, because the vendor publishes too few figures: %1"),
                         {unpublished.join(QStringLiteral(", "))});
    const QVector<double> stops = stopsOf(chart);
    chart.framed = int(stops.indexOf(axisValue(scenario)));
    for (const double stop : std::as_const(stops))
        chart.categoryTitles << axisPoint(scenario, stop, phrases);
    chart.emptyText = phrases.text(
        QT_TRANSLATE_NOOP("phrases", "There is nothing to draw: the figures this needs are not published."));
    return chart;
}

QString pointSummary(const Chart &chart, const Phrases &phrases)
{
    const QVector<double> stops = stopsOf(chart);
    if (chart.framed < 0 || chart.framed >= stops.size())
        return {};
    QStringList parts;
    for (const Series &series : chart.series) {
        const qsizetype index = series.x.indexOf(stops[chart.framed]);
        if (index >= 0)
            parts << phrases.text(QT_TRANSLATE_NOOP("phrases", "%1: %2"), {series.name, series.labels.value(index)});
    }
    return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1. %2"),
                        {chart.categoryTitles.value(chart.framed), parts.join(QStringLiteral("; "))});
}

QStringList cardsOf(const QVector<SweepPoint> &sweep)
{
    QStringList cards;
    for (const SweepPoint &point : sweep) {
        if (!cards.contains(point.gpuId))
            cards << point.gpuId;
    }
    return cards;
}

QVector<SweepPoint> pointsOfCard(const QVector<SweepPoint> &sweep, const QString &gpuId)
{
    QVector<SweepPoint> points;
    std::copy_if(sweep.cbegin(), sweep.cend(), std::back_inserter(points),
                 [&](const SweepPoint &point) { return point.gpuId == gpuId; });
    return points;
}

QString cardName(const Catalog &catalog, const QString &gpuId)
{
    const Gpu *gpu = catalog.gpu(gpuId);
    return gpu ? gpu->name : gpuId;
}

double axisValue(const Scenario &scenario)
{
    return scenario.workload.task == Task::Inference ? scenario.workload.inference.concurrency
                                                     : scenario.workload.microBatch;
}

bool countsSamples(const QVector<SweepPoint> &sweep)
{
    bool samples = false;
    for (const SweepPoint &point : sweep) {
        if (point.estimate.time.tokensPerSecond > 0)
            return false;
        samples = samples || point.estimate.time.samplesPerSecond > 0;
    }
    return samples;
}

} // namespace xuanka::report
