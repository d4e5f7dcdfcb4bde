// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/chart_parts.h"

#include <algorithm>
#include <cmath>

namespace xuanka::report
{

namespace
{

constexpr double kMillisecondsBelow = 1.0; ///< steps shorter than a second read better in ms
/// Scaling below this share of ideal is worth a remark of its own.
constexpr double kPoorScaling = 0.70;

QString rateText(double rate, bool samples, const Phrases &phrases)
{
    const Format format(phrases);
    return samples ? phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 samples/s"), {format.number(rate)})
                   : format.tokensPerSecond(rate);
}

double rateOf(const TimeEstimate &time, bool samples) { return samples ? time.samplesPerSecond : time.tokensPerSecond; }

QString withInterval(const QString &text, const Interval &relative, const Phrases &phrases)
{
    if (!(relative.low < relative.high))
        return text;
    return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 (%2)"), {text, Format(phrases).plusMinus(relative)});
}

QString rateTitle(bool samples, const Phrases &phrases)
{
    return samples ? phrases.text(QT_TRANSLATE_NOOP("phrases", "samples/s, whole job"))
                   : phrases.text(QT_TRANSLATE_NOOP("phrases", "tokens/s, whole job"));
}

/// The knee of the first card, on its line; read is the value axis of the chart.
void addKnee(Chart &chart, const QVector<SweepPoint> &sweep, const Scenario &scenario, const Phrases &phrases)
{
    if (scenario.workload.task != Task::Inference || chart.series.isEmpty())
        return;
    const double knee = kneeConcurrency(pointsOfCard(sweep, cardsOf(sweep).constFirst()));
    const Series &line = chart.series.constFirst();
    const auto after = std::lower_bound(line.x.cbegin(), line.x.cend(), knee);
    if (knee <= 0 || after == line.x.cbegin() || after == line.x.cend())
        return;
    const qsizetype i = after - line.x.cbegin();
    const double share = std::log(knee / line.x[i - 1]) / std::log(line.x[i] / line.x[i - 1]);
    Chart::Marker marker;
    marker.name = phrases.text(QT_TRANSLATE_NOOP("phrases", "Knee"));
    marker.x = knee;
    marker.y = line.y[i - 1] + share * (line.y[i] - line.y[i - 1]);
    marker.label = Format(phrases).number(std::round(knee));
    chart.markers << marker;
}

/// Seconds of one step in the unit the largest of them reads best in.
struct StepUnit {
    double factor;
    QString name;
};
StepUnit stepUnit(const QVector<SweepPoint> &points, const Phrases &phrases)
{
    double longest = 0;
    for (const SweepPoint &point : points)
        longest = std::max(longest, point.estimate.time.step.total());
    if (longest < kMillisecondsBelow)
        return {1e3, phrases.text(QT_TRANSLATE_NOOP("phrases", "milliseconds per step"))};
    return {1, phrases.text(QT_TRANSLATE_NOOP("phrases", "seconds per step"))};
}

/// One horizontal bar per point; share = per cent of the step, else time.
Chart stepBars(const QVector<SweepPoint> &points, bool share, const Phrases &phrases)
{
    const Format format(phrases);
    const StepUnit unit = stepUnit(points, phrases);
    Chart chart;
    chart.kind = Chart::Kind::HorizontalBars;
    chart.title = phrases.text(QT_TRANSLATE_NOOP("phrases", "Where the time of a step goes"));
    chart.yTitle = share ? phrases.text(QT_TRANSLATE_NOOP("phrases", "% of the step")) : unit.name;
    chart.emptyText = phrases.text(
        QT_TRANSLATE_NOOP("phrases", "There is nothing to draw: the figures this needs are not published."));
    if (points.isEmpty())
        return chart;
    for (const QString &key : stepKeys()) {
        Series series;
        series.name = phrases.stepPart(key);
        series.colorKey = QStringLiteral("step.") + key;
        for (const SweepPoint &point : points) {
            const StepSeconds &step = point.estimate.time.step;
            const double part = stepPart(step, key);
            series.y << (share ? 100 * part / step.total() : part * unit.factor);
            series.labels << phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 (%2)"),
                                          {format.seconds(part), format.percent(part / step.total())});
        }
        if (std::any_of(series.y.cbegin(), series.y.cend(), [](double y) { return y > 0; }))
            chart.series << series;
    }
    for (const SweepPoint &point : points) {
        chart.totals << format.seconds(point.estimate.time.step.total());
        chart.faded << (point.estimate.memory.verdict == Verdict::DoesNotFit);
    }
    return chart;
}

QVector<SweepPoint> timedPoints(const QVector<SweepPoint> &points)
{
    QVector<SweepPoint> timed;
    std::copy_if(points.cbegin(), points.cend(), std::back_inserter(timed), [](const SweepPoint &point) {
        return point.estimate.time.available && point.estimate.time.step.total() > 0;
    });
    return timed;
}

} // namespace

QStringList stepKeys()
{
    return {QStringLiteral("compute"),     QStringLiteral("attention"),       QStringLiteral("recompute"),
            QStringLiteral("tensor_comm"), QStringLiteral("pipeline_bubble"), QStringLiteral("data_comm_exposed"),
            QStringLiteral("optimizer"),   QStringLiteral("overhead")};
}

double stepPart(const StepSeconds &step, const QString &key)
{
    const double seconds[] = {step.compute,        step.attention,       step.recompute, step.tensorComm,
                              step.pipelineBubble, step.dataCommExposed, step.optimizer, step.overhead};
    const qsizetype index = stepKeys().indexOf(key);
    return index >= 0 ? seconds[index] : 0;
}

double kneeConcurrency(const QVector<SweepPoint> &points)
{
    const SweepPoint *first = nullptr, *previous = nullptr;
    for (const SweepPoint &point : points) {
        const double wait = point.estimate.time.timePerOutputTokenSeconds;
        if (!point.estimate.time.available || !(wait > 0) || !(point.value > 0))
            continue;
        if (!first) {
            first = &point;
        } else if (wait >= 2 * first->estimate.time.timePerOutputTokenSeconds) {
            const double twice = 2 * first->estimate.time.timePerOutputTokenSeconds;
            const double before = previous->estimate.time.timePerOutputTokenSeconds;
            const double share = wait > before ? (twice - before) / (wait - before) : 1;
            return previous->value * std::pow(point.value / previous->value, share);
        }
        previous = &point;
    }
    return 0;
}

Chart throughputChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                      const Phrases &phrases)
{
    const bool samples = countsSamples(sweep);
    Chart chart = cardLines(sweep, scenario, catalog, phrases, [&](const Estimate &estimate) -> std::optional<Reading> {
        const TimeEstimate &time = estimate.time;
        if (!time.available)
            return std::nullopt;
        const double rate = rateOf(time, samples);
        return Reading{rate, time.intervalRelative,
                       withInterval(rateText(rate, samples, phrases), time.intervalRelative, phrases)};
    });
    chart.title = scenario.workload.task == Task::Inference
                      ? phrases.text(QT_TRANSLATE_NOOP("phrases", "Throughput by concurrency"))
                      : phrases.text(QT_TRANSLATE_NOOP("phrases", "Throughput by batch size"));
    chart.yTitle = rateTitle(samples, phrases);
    addKnee(chart, sweep, scenario, phrases);
    chart.summary = pointSummary(chart, phrases);
    return chart;
}

Chart mfuChart(const QVector<SweepPoint> &sweep, const Catalog &catalog, const Phrases &phrases)
{
    const Scenario scenario = sweep.isEmpty() ? Scenario() : sweep.constFirst().scenario;
    Chart chart = cardLines(sweep, scenario, catalog, phrases, [&](const Estimate &estimate) -> std::optional<Reading> {
        const TimeEstimate &time = estimate.time;
        if (!time.available || !(time.mfu > 0))
            return std::nullopt;
        return Reading{100 * time.mfu, time.intervalRelative,
                       withInterval(Format(phrases).percent(time.mfu), time.intervalRelative, phrases)};
    });
    chart.title = phrases.text(QT_TRANSLATE_NOOP("phrases", "MFU by batch size"));
    chart.yTitle = phrases.text(QT_TRANSLATE_NOOP("phrases", "% of the dense 16-bit peak"));
    chart.framed = -1; // a sweep does not know which of its points was chosen
    return chart;
}

Chart latencyChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                   const Phrases &phrases)
{
    Chart chart = cardLines(sweep, scenario, catalog, phrases, [&](const Estimate &estimate) -> std::optional<Reading> {
        const double wait = estimate.time.timePerOutputTokenSeconds;
        if (!estimate.time.available || !(wait > 0))
            return std::nullopt;
        return Reading{1e3 * wait, {1, 1}, Format(phrases).seconds(wait)};
    });
    chart.title = phrases.text(QT_TRANSLATE_NOOP("phrases", "Time per output token by concurrency"));
    chart.yTitle = phrases.text(QT_TRANSLATE_NOOP("phrases", "milliseconds per token of one request"));
    addKnee(chart, sweep, scenario, phrases);
    chart.summary = pointSummary(chart, phrases);
    return chart;
}

Chart stepChart(const QVector<SweepPoint> &sweep, const Phrases &phrases)
{
    const QStringList cards = cardsOf(sweep);
    const QVector<SweepPoint> points =
        cards.isEmpty() ? QVector<SweepPoint>() : timedPoints(pointsOfCard(sweep, cards.constFirst()));
    Chart chart = stepBars(points, true, phrases);
    for (const SweepPoint &point : points) {
        chart.categories << Format(phrases).exact(point.value);
        chart.categoryTitles << axisPoint(point.scenario, point.value, phrases);
    }
    if (!points.isEmpty())
        chart.xTitle = axisTitle(points.constFirst().scenario, phrases);
    return chart;
}

Chart stepByCardChart(const QVector<SweepPoint> &sweep, double value, const Catalog &catalog, const Phrases &phrases)
{
    QVector<SweepPoint> points;
    for (const SweepPoint &point : timedPoints(sweep)) {
        if (point.value == value)
            points << point;
    }
    Chart chart = stepBars(points, false, phrases);
    for (const SweepPoint &point : std::as_const(points))
        chart.categories << cardName(catalog, point.gpuId);
    chart.framed = points.size() > 1 ? 0 : -1;
    return chart;
}

Chart gpuCountChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Phrases &phrases)
{
    const Format format(phrases);
    const bool samples = countsSamples(sweep);
    Chart chart;
    chart.kind = Chart::Kind::StackedBars;
    chart.title = phrases.text(QT_TRANSLATE_NOOP("phrases", "Throughput by number of cards"));
    chart.xTitle = phrases.text(QT_TRANSLATE_NOOP("phrases", "Number of cards"));
    chart.yTitle = rateTitle(samples, phrases);
    chart.emptyText = phrases.text(
        QT_TRANSLATE_NOOP("phrases", "There is nothing to draw: the figures this needs are not published."));
    Series series;
    series.name = phrases.text(QT_TRANSLATE_NOOP("phrases", "Throughput"));
    series.colorKey = QStringLiteral("card0");
    for (const SweepPoint &point : sweep) {
        const TimeEstimate &time = point.estimate.time;
        if (!time.available)
            continue;
        const double rate = rateOf(time, samples);
        if (int(point.value) == scenario.cluster.gpus())
            chart.framed = int(chart.categories.size());
        series.y << rate;
        series.labels << withInterval(rateText(rate, samples, phrases), time.intervalRelative, phrases);
        chart.categories << format.exact(point.value);
        chart.categoryTitles << phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 cards"), {format.exact(point.value)});
        chart.totals << format.count(rate);
        chart.faded << (point.estimate.memory.verdict == Verdict::DoesNotFit);
    }
    if (!series.y.isEmpty())
        chart.series << series;
    chart.summary = scalingRemark(sweep, scenario, phrases);
    return chart;
}

QString scalingRemark(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Phrases &phrases)
{
    const Format format(phrases);
    const bool samples = countsSamples(sweep);
    const SweepPoint *fastest = nullptr, *least = nullptr, *chosen = nullptr;
    for (const SweepPoint &point : sweep) {
        if (!point.estimate.time.available || point.estimate.memory.verdict == Verdict::DoesNotFit)
            continue;
        const double rate = rateOf(point.estimate.time, samples);
        if (!least)
            least = &point;
        // more cards for less: the first such step down is the one to warn of
        if (fastest && rate < rateOf(fastest->estimate.time, samples))
            return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 cards are slower than %2: %3 against %4."),
                                {format.exact(point.value), format.exact(fastest->value),
                                 rateText(rate, samples, phrases),
                                 rateText(rateOf(fastest->estimate.time, samples), samples, phrases)});
        fastest = &point;
        if (int(point.value) == scenario.cluster.gpus())
            chosen = &point;
    }
    if (!chosen || chosen == least)
        return {};
    const double gain = rateOf(chosen->estimate.time, samples) / rateOf(least->estimate.time, samples);
    const double share = gain / (chosen->value / least->value);
    const QStringList args{format.exact(chosen->value), format.number(gain), format.exact(least->value),
                           format.percent(share)};
    return share < kPoorScaling
               ? phrases.text(QT_TRANSLATE_NOOP(
                                  "phrases", "%1 cards give only %2 times the throughput of %3, %4 of ideal scaling."),
                              args)
               : phrases.text(
                     QT_TRANSLATE_NOOP("phrases", "%1 cards give %2 times the throughput of %3, %4 of ideal scaling."),
                     args);
}

} // namespace xuanka::report
