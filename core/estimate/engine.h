// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/estimate.h"
#include "scenario/scenario.h"

#include <functional>
#include <stop_token>

namespace xuanka
{

struct EstimateOptions {
    bool explanations = true; ///< off in sweeps
    bool validate = true;     ///< off for measured rows, which may leave degrees open
};

/// The whole answer for one scenario. Errors: unknown model or card, inconsistent scenario.
Result<Estimate> estimate(const Scenario &scenario, const Catalog &catalog, const EstimateOptions &options = {});

enum class SweepAxis : std::uint8_t { MicroBatch, SequenceLength, Gpus, Concurrency };

struct SweepRequest {
    Scenario base;
    SweepAxis axis = SweepAxis::MicroBatch;
    QVector<double> values;
    QStringList gpus; ///< catalogue ids; empty = the scenario's card
};

struct SweepPoint {
    double value = 0;
    QString gpuId;
    Scenario scenario; ///< the scenario evaluated: degrees rebalanced for the gpus axis
    Estimate estimate; ///< without explanations
};

/// Numbers of values and of points a sweep takes at most.
inline constexpr int kMaxSweepPoints = 10000;

QLatin1String toWord(SweepAxis axis); ///< "micro_batch", "gpus" …
std::optional<SweepAxis> sweepAxisFromWord(QStringView word);

/// One point per value and card, card by card. Pure; calls progress(done, total); stops early when asked and
/// then returns the points it has. Errors: unknown card, a value the axis does not take.
Result<QVector<SweepPoint>> sweep(const SweepRequest &request, const Catalog &catalog, std::stop_token stop = {},
                                  const std::function<void(int, int)> &progress = {});

/// Scenario with one axis set. The gpus axis fills servers of the scenario's size (eight cards, if it has fewer)
/// and rebalances the degrees; a count that does not fill them takes the largest server that divides it.
Scenario withAxis(const Scenario &base, SweepAxis axis, double value);
/// 1, 2, 4 … to just past the edge of memory (the values a batch chart shows).
QVector<double> batchValues(const Scenario &scenario, const Catalog &catalog);

} // namespace xuanka
