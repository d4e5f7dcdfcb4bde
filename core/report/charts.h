// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/engine.h"
#include "report/document.h"
#include "report/phrases.h"

namespace xuanka::report
{

/// The charts of the pages and of the report, as data; pure. A sweep holds one point per value and card, card by card,
/// the scenario's card first. Cards whose vendor publishes too little are named in Chart::note, not drawn at zero.

/// Stacked bars of the first card's memory per batch size (concurrency for inference) in GiB, a capacity line for every
/// card, the headroom band of the first card and the rule of thumb as hollow marker.
Chart memoryChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                  const Phrases &phrases);
/// Tokens per second of the whole job (samples for models without tokens) with 90 % intervals, knee of serving marked.
Chart throughputChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                      const Phrases &phrases);
/// Share of the dense 16-bit peak, per cent.
Chart mfuChart(const QVector<SweepPoint> &sweep, const Catalog &catalog, const Phrases &phrases);
/// Where the step of the first card goes, one bar per batch size, per cent of the step; totals are seconds.
Chart stepChart(const QVector<SweepPoint> &sweep, const Phrases &phrases);
/// Mean power of one node in kW, with the peak of the first card's node as limit.
Chart powerChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                 const Phrases &phrases);

/// The same as stepChart() at one value, one bar per card, in seconds or milliseconds.
Chart stepByCardChart(const QVector<SweepPoint> &sweep, double value, const Catalog &catalog, const Phrases &phrases);
/// Time each request waits for a token, ms, against concurrency; knee marked. Inference only.
Chart latencyChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                   const Phrases &phrases);
/// Throughput against the number of cards, one bar each; counts whose memory does not fit are pale.
Chart gpuCountChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Phrases &phrases);
/// Mean power of one board in W, with the power limit of the first card.
Chart gpuPowerChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                    const Phrases &phrases);
/// Joules per token (per sample for models without tokens).
Chart energyChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                  const Phrases &phrases);
/// Headroom of each stave in per cent, one group per stave, one bar per estimate, named by names.
Chart headroomChart(const QVector<Estimate> &estimates, const QStringList &names, const Phrases &phrases);

/// What the sweep over the number of cards says in one sentence: more cards slower than fewer, or the share of ideal
/// scaling the scenario's count reaches. Empty if there is nothing to say.
QString scalingRemark(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Phrases &phrases);

/// Parts of the memory bars: what is drawn as one segment, in stacking order.
struct MemoryGroup {
    QString colorKey;  ///< Series::colorKey
    QStringList parts; ///< keys of MemoryParts it adds up
    QString name;
};
QVector<MemoryGroup> memoryGroups(const Phrases &phrases);
/// Bytes of one part by its key: weights, gradients, optimizer, activations, logits, kv_cache, communication,
/// workspace, context, fragmentation. 0 for an unknown key.
double memoryPart(const MemoryParts &parts, const QString &key);
/// Keys of StepSeconds in stacking order, and one of them in seconds.
QStringList stepKeys();
double stepPart(const StepSeconds &step, const QString &key);

/// Concurrency at which a request runs at half the speed it has at the smallest concurrency of the points (one card,
/// ascending), interpolated; 0 = not reached.
double kneeConcurrency(const QVector<SweepPoint> &points);

/// Samples per second instead of tokens: the model has no tokens.
bool countsSamples(const QVector<SweepPoint> &sweep);
/// Axis value of a scenario: micro batch, or concurrency for inference.
double axisValue(const Scenario &scenario);
/// Points of one card.
QVector<SweepPoint> pointsOfCard(const QVector<SweepPoint> &sweep, const QString &gpuId);
/// Cards of a sweep in their order.
QStringList cardsOf(const QVector<SweepPoint> &sweep);
QString cardName(const Catalog &catalog, const QString &gpuId);

} // namespace xuanka::report
