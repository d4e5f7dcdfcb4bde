// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

namespace xuanka::report
{

namespace
{

QString share(const ReportWriter &w, double part, double whole)
{
    return whole > 0 ? w.format.percent(part / whole) : QString();
}

void writeMemoryParts(ReportWriter &w)
{
    const MemoryEstimate &memory = w.data.estimate.memory;
    Table table;
    table.caption = w.text(QT_TRANSLATE_NOOP("phrases", "Memory of the fullest card"));
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Part")), QStringLiteral("GiB"),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Share"))};
    table.rightAligned = {false, true, true};
    table.columnWeights = {4, 1.5, 1.5};
    const double total = memory.perGpu.total();
    for (const QString &key : memoryPartKeys()) {
        const double bytes = memoryPart(memory.perGpu, key);
        if (bytes > 0)
            table.rows << QStringList{w.phrases.memoryPart(key), w.format.gibValue(bytes), share(w, bytes, total)};
    }
    table.emphasisedRow = int(table.rows.size());
    table.rows << QStringList{w.text(QT_TRANSLATE_NOOP("phrases", "Total")), w.format.gibValue(memory.totalBytes), {}};
    w.add(table);
}

void writeMemoryLimits(ReportWriter &w)
{
    const MemoryEstimate &memory = w.data.estimate.memory;
    KeyValues values;
    const auto row = [&](const char *label, const QString &value) { values.rows.append({w.text(label), value}); };
    row(QT_TRANSLATE_NOOP("phrases", "Moment of the highest use"), w.phrases.phase(memory.phase));
    if (w.training()) {
        row(QT_TRANSLATE_NOOP("phrases", "Largest micro batch with headroom"),
            memory.maxMicroBatch > 0 ? w.format.exact(memory.maxMicroBatch)
                                     : w.text(QT_TRANSLATE_NOOP("phrases", "none")));
    } else {
        row(QT_TRANSLATE_NOOP("phrases", "Most concurrent requests of this length"),
            w.format.exact(memory.maxConcurrency));
        if (memory.kvCacheTokens > 0)
            row(QT_TRANSLATE_NOOP("phrases", "Tokens the cache holds, all cards"),
                w.format.count(memory.kvCacheTokens));
    }
    if (memory.recommendedTierBytes > 0)
        row(QT_TRANSLATE_NOOP("phrases", "Smallest memory tier that keeps the headroom"),
            w.tier(memory.recommendedTierBytes));
    if (memory.ruleOfThumbBytes[1] > 0)
        row(QT_TRANSLATE_NOOP("phrases", "Rule of thumb for the whole job"),
            w.text(QT_TRANSLATE_NOOP("phrases", "%1, between %2 and %3"),
                   {w.format.gib(memory.ruleOfThumbBytes[1]), w.format.gib(memory.ruleOfThumbBytes[0]),
                    w.format.gib(memory.ruleOfThumbBytes[2])}));
    w.add(values);
    if (memory.ruleOfThumbBytes[1] > 0)
        w.note(
            w.text(QT_TRANSLATE_NOOP("phrases", "The rule of thumb multiplies the parameter count by a factor; it is "
                                                "shown beside the estimate and takes no part in it.")));
}

void writeStepParts(ReportWriter &w)
{
    const StepSeconds &step = w.data.estimate.time.step;
    Table table;
    table.caption = w.text(QT_TRANSLATE_NOOP("phrases", "Time of one step"));
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Part")), w.text(QT_TRANSLATE_NOOP("phrases", "Time")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Share"))};
    table.rightAligned = {false, true, true};
    table.columnWeights = {4, 1.5, 1.5};
    for (const QString &key : stepKeys()) {
        const double seconds = stepPart(step, key);
        if (seconds > 0)
            table.rows << QStringList{w.phrases.stepPart(key), w.format.seconds(seconds),
                                      share(w, seconds, step.total())};
    }
    table.emphasisedRow = int(table.rows.size());
    table.rows << QStringList{w.text(QT_TRANSLATE_NOOP("phrases", "Total")), w.format.seconds(step.total()), {}};
    w.add(table);
}

void writeRates(ReportWriter &w)
{
    const TimeEstimate &time = w.data.estimate.time;
    KeyValues values;
    const auto row = [&](const char *label, const QString &value) { values.rows.append({w.text(label), value}); };
    row(QT_TRANSLATE_NOOP("phrases", "Throughput of the whole job"),
        w.text(QT_TRANSLATE_NOOP("phrases", "%1 (%2)"),
               {w.throughput(time), w.format.plusMinus(time.intervalRelative)}));
    const double cards = w.data.scenario.cluster.gpus();
    row(QT_TRANSLATE_NOOP("phrases", "Throughput per card"),
        w.rate(time.tokensPerSecondPerGpu, cards > 0 ? time.samplesPerSecond / cards : 0));
    if (w.training()) {
        if (!w.samples()) {
            row(QT_TRANSLATE_NOOP("phrases", "MFU, share of peak compute used by the model"),
                w.format.percent(time.mfu));
            if (time.mfuCausal > 0)
                row(QT_TRANSLATE_NOOP("phrases", "MFU with causal attention counted once"),
                    w.format.percent(time.mfuCausal));
            row(QT_TRANSLATE_NOOP("phrases", "Sustained compute per card"),
                w.format.flops(time.modelTflopsPerGpu * 1e12));
        }
    } else {
        row(QT_TRANSLATE_NOOP("phrases", "Time to read the prompts"), w.format.seconds(time.prefillSeconds));
        row(QT_TRANSLATE_NOOP("phrases", "Time per output token"), w.format.seconds(time.timePerOutputTokenSeconds));
    }
    if (time.runSeconds > 0)
        row(QT_TRANSLATE_NOOP("phrases", "Duration of the whole run"), w.format.seconds(time.runSeconds));
    w.add(values);
}

} // namespace

void writeMemory(ReportWriter &w)
{
    w.section(QT_TRANSLATE_NOOP("phrases", "Memory"));
    w.paragraph(w.text(QT_TRANSLATE_NOOP("phrases", "Whether a job fits is decided on its fullest card: what weights, "
                                                    "gradients, optimizer states, activations and buffers take there "
                                                    "against the memory a process can use.")));
    writeMemoryLimits(w);
    if (!w.data.sweep.isEmpty())
        w.add(memoryChart(w.data.sweep, w.data.scenario, w.data.catalog, w.phrases));
    writeMemoryParts(w);
}

void writeSpeed(ReportWriter &w)
{
    const TimeEstimate &time = w.data.estimate.time;
    w.section(QT_TRANSLATE_NOOP("phrases", "Speed"));
    if (!time.available) {
        w.paragraph(w.text(QT_TRANSLATE_NOOP("phrases", "No speed is estimated for %1, because the vendor does not "
                                                        "publish: %2. Nothing is guessed."),
                           {w.data.gpu.name, w.figures(time.missing)}));
        return;
    }
    writeRates(w);
    if (!w.data.sweep.isEmpty())
        w.add(throughputChart(w.data.sweep, w.data.scenario, w.data.catalog, w.phrases));
    if (!w.training())
        return;
    if (!w.data.sweep.isEmpty())
        w.add(stepChart(w.data.sweep, w.phrases));
    writeStepParts(w);
}

void writePower(ReportWriter &w)
{
    const PowerEstimate &power = w.data.estimate.power;
    w.section(QT_TRANSLATE_NOOP("phrases", "Power"));
    if (!power.available) {
        w.paragraph(w.text(QT_TRANSLATE_NOOP("phrases", "No power is estimated for %1, because the vendor does not "
                                                        "publish: %2."),
                           {w.data.gpu.name, w.figures(power.missing)}));
        return;
    }
    KeyValues values;
    const auto row = [&](const char *label, const QString &value) { values.rows.append({w.text(label), value}); };
    row(QT_TRANSLATE_NOOP("phrases", "Power of one card"), w.format.watts(power.gpuWatts));
    row(QT_TRANSLATE_NOOP("phrases", "Power of one server"), w.format.watts(power.nodeWatts));
    row(QT_TRANSLATE_NOOP("phrases", "Peak power of one server"), w.format.watts(power.nodePeakWatts));
    const int servers = w.data.scenario.cluster.nodes;
    if (servers > 1)
        row(QT_TRANSLATE_NOOP("phrases", "Power of all servers"), w.format.watts(power.nodeWatts * servers));
    row(w.samples() ? QT_TRANSLATE_NOOP("phrases", "Energy per sample")
                    : QT_TRANSLATE_NOOP("phrases", "Energy per token"),
        w.format.energy(power.energyJoulesPerToken));
    if (power.runJoules > 0)
        row(QT_TRANSLATE_NOOP("phrases", "Energy of the whole run"), w.format.energy(power.runJoules));
    w.add(values);
    if (!w.data.sweep.isEmpty())
        w.add(powerChart(w.data.sweep, w.data.scenario, w.data.catalog, w.phrases));
    w.note(
        w.text(QT_TRANSLATE_NOOP("phrases", "Breakers and cabling are sized by the nameplate of the server, never by "
                                            "these estimates.")));
}

} // namespace xuanka::report
