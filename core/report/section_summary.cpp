// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "report/parameter_values.h"
#include "report/phrase_tables.h"

#include <algorithm>

namespace xuanka::report
{

namespace
{

constexpr int kReasons = 3;

QString memoryReason(const ReportWriter &w)
{
    const MemoryEstimate &memory = w.data.estimate.memory;
    if (memory.capacityBytes <= 0)
        return w.text(QT_TRANSLATE_NOOP("phrases", "Memory: the vendor does not publish how much %1 has."),
                      {w.data.gpu.name});
    const double free = 1 - memory.needBytes / memory.capacityBytes;
    switch (memory.verdict) {
    case Verdict::Fits:
        return w.text(QT_TRANSLATE_NOOP("phrases", "Memory: %1 of what a process can use stays free on the fullest "
                                                   "card, %2 was asked for; the job fits with a probability of %3."),
                      {w.format.percent(free), w.format.percent(w.data.scenario.headroom),
                       w.format.probability(memory.fitProbability)});
    case Verdict::Tight:
        return w.text(QT_TRANSLATE_NOOP("phrases", "Memory: only %1 of what a process can use stays free on the "
                                                   "fullest card where %2 was asked for; the job fits with a "
                                                   "probability of %3."),
                      {w.format.percent(std::max(0.0, free)), w.format.percent(w.data.scenario.headroom),
                       w.format.probability(memory.fitProbability)});
    case Verdict::DoesNotFit:
        return w.text(QT_TRANSLATE_NOOP("phrases", "Memory: the fullest card lacks %1; the largest part is %2."),
                      {w.format.gib(memory.needBytes - memory.capacityBytes),
                       w.phrases.memoryPart(largestMemoryPart(memory.perGpu))});
    }
    return {};
}

QString staveReason(const ReportWriter &w)
{
    const QVector<Bottleneck> &staves = w.data.estimate.bottlenecks;
    if (staves.isEmpty() || staves.first().limit <= 0)
        return {};
    const auto load = [&](const Bottleneck &stave) { return w.format.percent(stave.used / stave.limit); };
    if (staves.size() < 2 || staves.at(1).limit <= 0)
        return w.text(QT_TRANSLATE_NOOP("phrases", "Shortest stave: %1, used to %2 of its limit."),
                      {w.phrases.stave(staves.first().stave), load(staves.first())});
    return w.text(QT_TRANSLATE_NOOP("phrases", "Shortest stave: %1, used to %2 of its limit; the next is %3 at %4."),
                  {w.phrases.stave(staves.first().stave), load(staves.first()), w.phrases.stave(staves.at(1).stave),
                   load(staves.at(1))});
}

QString speedReason(const ReportWriter &w)
{
    const TimeEstimate &time = w.data.estimate.time;
    if (!time.available)
        return w.text(QT_TRANSLATE_NOOP("phrases", "Speed: not estimated, because the vendor does not publish: %1."),
                      {w.figures(time.missing)});
    if (!w.training())
        return w.text(QT_TRANSLATE_NOOP("phrases", "Speed: %1 in total; each of %2 concurrent requests waits %3 for "
                                                   "a token."),
                      {w.throughput(time), w.format.exact(w.data.scenario.workload.inference.concurrency),
                       w.format.seconds(time.timePerOutputTokenSeconds)});
    if (time.runSeconds > 0)
        return w.text(QT_TRANSLATE_NOOP("phrases", "Speed: %1, so that the whole run takes %2."),
                      {w.throughput(time), w.format.seconds(time.runSeconds)});
    if (w.samples())
        return w.text(QT_TRANSLATE_NOOP("phrases", "Speed: %1."), {w.throughput(time)});
    return w.text(QT_TRANSLATE_NOOP("phrases", "Speed: %1, which is %2 of the peak compute of the cards (MFU)."),
                  {w.throughput(time), w.format.percent(time.mfu)});
}

QString growthReason(const ReportWriter &w)
{
    const MemoryEstimate &memory = w.data.estimate.memory;
    const int largest = w.training() ? memory.maxMicroBatch : memory.maxConcurrency;
    if (largest <= 0)
        return {};
    return w.training()
               ? w.text(QT_TRANSLATE_NOOP("phrases",
                                          "Room to grow: the largest micro batch that keeps the headroom is %1."),
                        {w.format.exact(largest)})
               : w.text(QT_TRANSLATE_NOOP("phrases",
                                          "Room to grow: the cache holds %1 concurrent requests of this length."),
                        {w.format.exact(largest)});
}

QString shortestStave(const ReportWriter &w)
{
    const QVector<Bottleneck> &staves = w.data.estimate.bottlenecks;
    return staves.isEmpty() ? QStringLiteral("—") : w.phrases.stave(staves.first().stave);
}

/// The four answers a reader looks for first.
void writeFigures(ReportWriter &w)
{
    const Estimate &e = w.data.estimate;
    const MemoryEstimate &memory = e.memory;
    // The figure the verdict above it names: what is used where the job runs, what would be needed where it does not.
    const bool runs = memory.capacityBytes > 0 && memory.verdict != Verdict::DoesNotFit;
    Figures figures;
    figures.items << Figures::Figure{w.text(QT_TRANSLATE_NOOP("phrases", "Memory, fullest card")),
                                     w.format.gib(runs ? memory.totalBytes : memory.needBytes),
                                     memory.capacityBytes > 0 ? w.text(QT_TRANSLATE_NOOP("phrases", "of %1 usable"),
                                                                       {w.format.gib(memory.capacityBytes)})
                                                              : w.format.notPublished(),
                                     toneOf(memory)};
    const double rate = w.samples() ? e.time.samplesPerSecond : e.time.tokensPerSecond;
    const char *unit =
        w.samples() ? QT_TRANSLATE_NOOP("phrases", "samples/s, %1") : QT_TRANSLATE_NOOP("phrases", "tokens/s, %1");
    figures.items << Figures::Figure{w.text(QT_TRANSLATE_NOOP("phrases", "Throughput, whole job")),
                                     e.time.available ? w.format.number(rate) : QStringLiteral("—"),
                                     e.time.available ? w.text(unit, {w.format.plusMinus(e.time.intervalRelative)})
                                                      : w.format.notPublished()};
    figures.items << Figures::Figure{
        w.text(QT_TRANSLATE_NOOP("phrases", "Power of one server")),
        e.power.available ? w.format.watts(e.power.nodeWatts) : QStringLiteral("—"),
        e.power.available ? w.text(QT_TRANSLATE_NOOP("phrases", "peak %1"), {w.format.watts(e.power.nodePeakWatts)})
                          : w.format.notPublished()};
    figures.items << Figures::Figure{w.text(QT_TRANSLATE_NOOP("phrases", "Shortest stave")), shortestStave(w), {}};
    w.add(figures);
}

void writeDetails(ReportWriter &w)
{
    const Estimate &e = w.data.estimate;
    KeyValues details;
    const auto row = [&](const char *label, const QString &value) { details.rows.append({w.text(label), value}); };
    row(QT_TRANSLATE_NOOP("phrases", "Configuration"), w.configuration());
    row(QT_TRANSLATE_NOOP("phrases", "90 % interval of the memory"), w.interval(e.memory.intervalBytes));
    if (e.memory.capacityBytes > 0)
        row(QT_TRANSLATE_NOOP("phrases", "Probability that the job fits"),
            w.format.probability(e.memory.fitProbability));
    if (e.time.available && w.training() && !w.samples())
        row(QT_TRANSLATE_NOOP("phrases", "MFU, share of peak compute used by the model"), w.format.percent(e.time.mfu));
    if (e.time.available && !w.training())
        row(QT_TRANSLATE_NOOP("phrases", "Time per output token"), w.format.seconds(e.time.timePerOutputTokenSeconds));
    if (e.time.available && e.time.runSeconds > 0)
        row(QT_TRANSLATE_NOOP("phrases", "Duration of the whole run"), w.format.seconds(e.time.runSeconds));
    if (e.power.available && e.power.runJoules > 0)
        row(QT_TRANSLATE_NOOP("phrases", "Energy of the whole run"), w.format.energy(e.power.runJoules));
    w.add(details);
}

/// What would make a job fit that does not, in the order in which it is cheapest to try.
QStringList remedies(const ReportWriter &w)
{
    const Scenario &s = w.data.scenario;
    const MemoryEstimate &memory = w.data.estimate.memory;
    QStringList items;
    if (w.training() && s.workload.recompute != Recompute::Full)
        items << w.text(QT_TRANSLATE_NOOP("phrases", "Recompute activations in the backward pass (full recomputation): "
                                                     "less memory for more time."));
    if (w.training() && s.workload.microBatch > 1)
        items << w.text(QT_TRANSLATE_NOOP("phrases", "Use a smaller micro batch and accumulate gradients instead."));
    if (w.training() && s.parallelism.data > 1 && s.parallelism.zeroStage < 3)
        items << w.text(QT_TRANSLATE_NOOP("phrases", "Shard weights, gradients and optimizer states over the "
                                                     "data-parallel cards (ZeRO-3 or FSDP)."));
    if (s.workload.task == Task::FullFinetuning)
        items << w.text(QT_TRANSLATE_NOOP("phrases", "Fine-tune with LoRA or QLoRA, if the task allows it."));
    if (!w.training())
        items << w.text(QT_TRANSLATE_NOOP("phrases", "Serve quantised weights, fewer concurrent requests or a shorter "
                                                     "context."));
    if (memory.recommendedTierBytes > 0)
        items << w.text(QT_TRANSLATE_NOOP("phrases", "Take cards of the %1 tier."),
                        {w.tier(memory.recommendedTierBytes)});
    items << w.text(QT_TRANSLATE_NOOP("phrases", "Spread the job over more cards (tensor or pipeline parallelism)."));
    return items;
}

void writeRecommendation(ReportWriter &w)
{
    const MemoryEstimate &memory = w.data.estimate.memory;
    QStringList fitting;
    for (const ComparedCard &card : w.data.compared) {
        if (card.estimate && toneOf(card.estimate->memory) == Tone::Fits)
            fitting << cardName(w.data.catalog, card.gpuId);
    }
    w.subsection(QT_TRANSLATE_NOOP("phrases", "Recommendation"));
    const QString servers = w.format.exact(w.data.scenario.cluster.nodes);
    const QString each = w.format.exact(w.data.scenario.cluster.gpusPerNode);
    if (memory.capacityBytes <= 0) {
        w.paragraph(
            w.text(QT_TRANSLATE_NOOP("phrases", "Ask the vendor for the memory size before anything is ordered.")));
    } else if (memory.verdict == Verdict::Fits) {
        w.paragraph(
            w.text(QT_TRANSLATE_NOOP("phrases", "%1 (servers: %2, cards in each: %3) carries this job. The "
                                                "section on the recommended configuration lists what to order."),
                   {w.configuration(), servers, each}));
    } else if (memory.verdict == Verdict::Tight) {
        w.paragraph(
            w.text(QT_TRANSLATE_NOOP("phrases", "%1 runs this job as it is described here, but leaves no room: a "
                                                "longer sequence, a larger batch or another version of the "
                                                "software can break it. For room to spare:"),
                   {w.configuration()}));
    } else {
        w.paragraph(
            w.text(QT_TRANSLATE_NOOP("phrases", "%1 should not be ordered for this job as it is described here. "
                                                "What would help, the cheapest first:"),
                   {w.configuration()}));
    }
    if (memory.capacityBytes > 0 && memory.verdict != Verdict::Fits)
        w.add(Bullets{remedies(w)});
    if (!fitting.isEmpty())
        w.paragraph(w.text(QT_TRANSLATE_NOOP("phrases", "Of the cards compared, these carry the job with the headroom "
                                                        "asked for: %1."),
                           {joined(fitting, w.phrases)}));
}

} // namespace

QStringList memoryPartKeys()
{
    QStringList keys;
    for (const PhraseEntry &entry : memoryPartPhrases())
        keys << QString::fromLatin1(entry.key);
    return keys;
}

QString largestMemoryPart(const MemoryParts &parts)
{
    QString name;
    double largest = -1;
    for (const QString &key : memoryPartKeys()) {
        if (memoryPart(parts, key) > largest) {
            largest = memoryPart(parts, key);
            name = key;
        }
    }
    return name;
}

void writeSummary(ReportWriter &w)
{
    w.section(QT_TRANSLATE_NOOP("phrases", "Summary"));
    w.add(Paragraph{w.verdictLine(), true, toneOf(w.data.estimate.memory)});
    writeFigures(w);
    writeDetails(w);
    w.subsection(QT_TRANSLATE_NOOP("phrases", "Three reasons"));
    QStringList reasons;
    for (const QString &reason : {memoryReason(w), staveReason(w), speedReason(w), growthReason(w)}) {
        if (!reason.isEmpty() && reasons.size() < kReasons)
            reasons << reason;
    }
    w.add(Bullets{reasons});
    writeRecommendation(w);
    w.add(PageBreak{});
}

} // namespace xuanka::report
