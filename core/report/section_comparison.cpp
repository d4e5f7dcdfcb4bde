// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "report/parameter_values.h"

namespace xuanka::report
{

namespace
{

QStringList comparedRow(const ReportWriter &w, const QString &gpuId, const Estimate &e)
{
    const QString none = w.format.notPublished();
    const MemoryEstimate &memory = e.memory;
    const bool sized = memory.capacityBytes > 0;
    const int largest = w.training() ? memory.maxMicroBatch : memory.maxConcurrency;
    QStringList row{cardName(w.data.catalog, gpuId),
                    sized ? w.phrases.verdict(memory.verdict) : none,
                    w.format.gibValue(memory.totalBytes),
                    sized ? w.format.gibValue(memory.capacityBytes) : none,
                    sized ? w.format.percent(1 - memory.needBytes / memory.capacityBytes) : none,
                    w.format.exact(largest)};
    row << (e.time.available ? w.format.number(w.samples() ? e.time.samplesPerSecond : e.time.tokensPerSecond) : none);
    row << (e.power.available ? w.format.watts(e.power.nodeWatts) : none);
    return row;
}

} // namespace

void writeComparison(ReportWriter &w)
{
    w.section(QT_TRANSLATE_NOOP("phrases", "Cards compared"));
    w.paragraph(
        w.text(QT_TRANSLATE_NOOP("phrases", "The same job, with the same number of cards and the same layout, on "
                                            "every card of the list.")));
    Table table;
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Card")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Verdict")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Used GiB")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Usable GiB")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Free")),
                    w.training() ? w.text(QT_TRANSLATE_NOOP("phrases", "Largest batch"))
                                 : w.text(QT_TRANSLATE_NOOP("phrases", "Most requests")),
                    w.samples() ? w.text(QT_TRANSLATE_NOOP("phrases", "Samples/s"))
                                : w.text(QT_TRANSLATE_NOOP("phrases", "Tokens/s")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Server power"))};
    table.rightAligned = {false, false, true, true, true, true, true, true};
    table.toneColumn = 1;
    table.emphasisedRow = 0;
    table.rows << comparedRow(w, w.data.gpu.id, w.data.estimate);
    table.tones << toneOf(w.data.estimate.memory);
    QStringList refused;
    for (const ComparedCard &card : w.data.compared) {
        if (card.estimate) {
            table.rows << comparedRow(w, card.gpuId, *card.estimate);
            table.tones << toneOf(card.estimate->memory);
        } else if (card.error) {
            refused << w.text(QT_TRANSLATE_NOOP("phrases", "%1: %2"),
                              {cardName(w.data.catalog, card.gpuId), w.phrases.error(*card.error)});
        }
    }
    w.add(table);
    if (!refused.isEmpty())
        w.add(Bullets{refused});
    w.note(
        w.text(QT_TRANSLATE_NOOP("phrases", "The first row is the card of this plan. 'Free' is the share of the usable "
                                            "memory that stays free at the tightest moment.")));
}

} // namespace xuanka::report
