// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cli/commands/command.h"
#include "cli/commands/scenario_input.h"
#include "cli/commands/text_table.h"
#include "estimate/engine.h"
#include "estimate/estimate_json.h"
#include "report/format.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace xuanka::cli
{

namespace
{

const char *const kUsageText = QT_TRANSLATE_NOOP(
    "phrases", "sweep takes one scenario, an axis and values: xuanka-cli sweep SCENARIO.xuanka --axis "
               "micro_batch|sequence_length|gpus|concurrency --values 1,2,4 [--gpus ID,ID] [--csv]");
const char *const kDescription = QT_TRANSLATE_NOOP("phrases", "One row per value and card.");
const char *const kAxisHelp =
    QT_TRANSLATE_NOOP("phrases", "What varies: micro_batch, sequence_length, gpus or concurrency.");
const char *const kValuesHelp = QT_TRANSLATE_NOOP("phrases", "Values, separated by commas.");
const char *const kGpusHelp = QT_TRANSLATE_NOOP("phrases", "Card ids, separated by commas; without it the scenario's.");
const char *const kCsvHelp = QT_TRANSLATE_NOOP("phrases", "Comma-separated output for spreadsheets.");
const char *const kWrongAxis =
    QT_TRANSLATE_NOOP("phrases", "Unknown axis %1; one of: micro_batch, sequence_length, gpus, "
                                 "concurrency");
const char *const kWrongValue = QT_TRANSLATE_NOOP("phrases", "%1 is not a number; values look like 1,2,4,8");
const char *const kCard = QT_TRANSLATE_NOOP("phrases", "Card");
const char *const kVerdict = QT_TRANSLATE_NOOP("phrases", "Verdict");
const char *const kTotal = QT_TRANSLATE_NOOP("phrases", "Memory");
const char *const kProbability = QT_TRANSLATE_NOOP("phrases", "Fits with");
const char *const kRate = QT_TRANSLATE_NOOP("phrases", "tokens/s");
const char *const kSamples = QT_TRANSLATE_NOOP("phrases", "samples/s");
const char *const kMfu = QT_TRANSLATE_NOOP("phrases", "MFU");
const char *const kServer = QT_TRANSLATE_NOOP("phrases", "Server power");

void addOptions(QCommandLineParser &parser, const Phrases &phrases)
{
    parser.addOption({QStringLiteral("axis"), phrases.text(kAxisHelp), QStringLiteral("AXIS")});
    parser.addOption({QStringLiteral("values"), phrases.text(kValuesHelp), QStringLiteral("LIST")});
    parser.addOption({QStringLiteral("gpus"), phrases.text(kGpusHelp), QStringLiteral("IDS")});
    parser.addOption({QStringLiteral("csv"), phrases.text(kCsvHelp)});
}

/// One cell: a number, or nothing where the figure cannot be given.
struct Column {
    const char *name;
    std::optional<double> (*value)(const Estimate &);
};

std::optional<double> when(bool known, double value)
{
    return known && std::isfinite(value) ? std::optional<double>(value) : std::nullopt;
}

const Column kColumns[] = {
    {"total_bytes", [](const Estimate &e) { return when(true, e.memory.totalBytes); }},
    {"need_bytes", [](const Estimate &e) { return when(true, e.memory.needBytes); }},
    {"capacity_bytes", [](const Estimate &e) { return when(e.memory.capacityBytes > 0, e.memory.capacityBytes); }},
    {"fit_probability", [](const Estimate &e) { return when(e.memory.capacityBytes > 0, e.memory.fitProbability); }},
    {"step_seconds", [](const Estimate &e) { return when(e.time.available, e.time.step.total()); }},
    {"tokens_per_second", [](const Estimate &e) { return when(e.time.available, e.time.tokensPerSecond); }},
    {"tokens_per_second_per_gpu",
     [](const Estimate &e) { return when(e.time.available, e.time.tokensPerSecondPerGpu); }},
    {"samples_per_second", [](const Estimate &e) { return when(e.time.available, e.time.samplesPerSecond); }},
    {"mfu", [](const Estimate &e) { return when(e.time.available, e.time.mfu); }},
    {"prefill_seconds", [](const Estimate &e) { return when(e.time.available, e.time.prefillSeconds); }},
    {"time_per_output_token_seconds",
     [](const Estimate &e) { return when(e.time.available, e.time.timePerOutputTokenSeconds); }},
    {"gpu_watts", [](const Estimate &e) { return when(e.power.available, e.power.gpuWatts); }},
    {"node_watts", [](const Estimate &e) { return when(e.power.available, e.power.nodeWatts); }},
    {"energy_joules_per_token",
     [](const Estimate &e) { return when(e.power.available, e.power.energyJoulesPerToken); }},
};

QString verdictWord(const Estimate &estimate)
{
    return estimate.memory.capacityBytes > 0 ? QString(toWord(estimate.memory.verdict)) : QString();
}

QString toCsv(const QVector<SweepPoint> &points, SweepAxis axis)
{
    QStringList header{QStringLiteral("gpu"), QString(toWord(axis)), QStringLiteral("gpus_per_node"),
                       QStringLiteral("nodes"), QStringLiteral("verdict")};
    for (const Column &column : kColumns)
        header << QString::fromLatin1(column.name);
    QString text = header.join(QLatin1Char(',')) + QLatin1Char('\n');
    for (const SweepPoint &point : points) {
        QStringList fields{csvField(point.gpuId), QString::number(point.value, 'g', 15),
                           QString::number(point.scenario.cluster.gpusPerNode),
                           QString::number(point.scenario.cluster.nodes), verdictWord(point.estimate)};
        for (const Column &column : kColumns) {
            const std::optional<double> value = column.value(point.estimate);
            fields << (value ? QString::number(*value, 'g', 9) : QString());
        }
        text += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return text;
}

QJsonObject toJson(const QVector<SweepPoint> &points, SweepAxis axis)
{
    QJsonArray rows;
    for (const SweepPoint &point : points) {
        const QString verdict = verdictWord(point.estimate);
        QJsonObject row{{QStringLiteral("gpu"), point.gpuId},
                        {QString(toWord(axis)), point.value},
                        {QStringLiteral("gpus_per_node"), point.scenario.cluster.gpusPerNode},
                        {QStringLiteral("nodes"), point.scenario.cluster.nodes},
                        {QStringLiteral("verdict"), verdict.isEmpty() ? QJsonValue::Null : QJsonValue(verdict)}};
        for (const Column &column : kColumns) {
            const std::optional<double> value = column.value(point.estimate);
            row.insert(QString::fromLatin1(column.name), value ? QJsonValue(*value) : QJsonValue::Null);
        }
        rows.append(row);
    }
    return {{QStringLiteral("axis"), QString(toWord(axis))}, {QStringLiteral("rows"), rows}};
}

QString toText(const QVector<SweepPoint> &points, SweepAxis axis, const Phrases &phrases)
{
    const Format format(phrases);
    const bool tokens = std::any_of(points.begin(), points.end(),
                                    [](const SweepPoint &point) { return point.estimate.time.tokensPerSecond > 0; });
    QVector<QStringList> rows{{phrases.text(kCard), QString(toWord(axis)), phrases.text(kVerdict), phrases.text(kTotal),
                               phrases.text(kProbability), phrases.text(tokens ? kRate : kSamples), phrases.text(kMfu),
                               phrases.text(kServer)}};
    for (const SweepPoint &point : points) {
        const Estimate &e = point.estimate;
        const bool sized = e.memory.capacityBytes > 0;
        const QString none = format.notPublished();
        rows.append({point.gpuId, QString::number(point.value, 'g', 15),
                     sized ? phrases.verdict(e.memory.verdict) : none, format.gib(e.memory.totalBytes),
                     sized ? format.probability(e.memory.fitProbability) : none,
                     e.time.available ? format.number(tokens ? e.time.tokensPerSecond : e.time.samplesPerSecond) : none,
                     e.time.available ? format.percent(e.time.mfu) : none,
                     e.power.available ? format.watts(e.power.nodeWatts) : none});
    }
    return alignedTable(rows);
}

int run(const Invocation &invocation)
{
    const QCommandLineParser &options = invocation.options();
    if (!options.isSet(QStringLiteral("axis")) || !options.isSet(QStringLiteral("values")))
        return invocation.usage(kUsageText);
    const QString axisText = options.value(QStringLiteral("axis"));
    const std::optional<SweepAxis> axis = sweepAxisFromWord(axisText);
    if (!axis)
        return invocation.usage(kWrongAxis, {axisText});
    SweepRequest request;
    request.axis = *axis;
    for (const QString &text : options.value(QStringLiteral("values")).split(QLatin1Char(','))) {
        bool good = false;
        request.values.append(text.trimmed().toDouble(&good));
        if (!good)
            return invocation.usage(kWrongValue, {text});
    }
    for (const QString &id : options.value(QStringLiteral("gpus")).split(QLatin1Char(','), Qt::SkipEmptyParts))
        request.gpus << id.trimmed();
    const ScenarioInputResult read = readScenario(invocation, kUsageText);
    if (read.status != kAnswered)
        return read.status;
    request.base = read.input.scenario;
    const Result<QVector<SweepPoint>> points = sweep(request, *read.input.catalog);
    if (!points)
        return invocation.fail(inFile(points.error(), read.input.file));
    if (invocation.json())
        return invocation.write(toJson(*points, *axis));
    if (options.isSet(QStringLiteral("csv")))
        return invocation.write(toCsv(*points, *axis));
    return invocation.write(toText(*points, *axis, invocation.phrases()));
}

const CommandRegistrar kRegistrar({"sweep", "SCENARIO.xuanka|- --axis AXIS --values LIST [--gpus IDS] [--csv]",
                                   kDescription, addOptions, run});

} // namespace

} // namespace xuanka::cli
