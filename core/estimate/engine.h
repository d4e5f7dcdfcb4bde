// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/estimate.h"
#include "scenario/scenario.h"

#include <functional>
#include <stop_token>

namespace xuanka {

struct EstimateOptions {
    bool explanations = true;    ///< off in sweeps
};

/// The whole answer for one scenario. Errors: unknown model or card, inconsistent scenario.
Result<Estimate> estimate(const Scenario &scenario, const Catalog &catalog, const EstimateOptions &options = {});

enum class SweepAxis : std::uint8_t { MicroBatch, SequenceLength, Gpus, Concurrency };

struct SweepRequest {
    Scenario base;
    SweepAxis axis = SweepAxis::MicroBatch;
    QVector<double> values;
    QStringList gpus;            ///< catalogue ids; empty = the scenario's card
};

struct SweepPoint {
    double value = 0;
    QString gpuId;
    Scenario scenario;           ///< the scenario evaluated: degrees rebalanced for the gpus axis
    Estimate estimate;           ///< without explanations
    bool operator==(const SweepPoint &) const = delete;
};

/// One point per value and card, card by card. Pure; stops early when asked, calls progress(done, total).
Result<QVector<SweepPoint>> sweep(const SweepRequest &request, const Catalog &catalog, std::stop_token stop = {},
                                  const std::function<void(int, int)> &progress = {});

/// Scenario with one axis set; rebalances degrees and nodes for the gpus axis.
Scenario withAxis(const Scenario &base, SweepAxis axis, double value);
/// 1, 2, 4 … to just past the edge of memory (the values a batch chart shows).
QVector<double> batchValues(const Scenario &scenario, const Catalog &catalog);

} // namespace xuanka
