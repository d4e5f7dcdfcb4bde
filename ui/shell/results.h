// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/engine.h"

#include <memory>
#include <optional>

namespace xuanka::ui
{

/// One consistent, immutable set of answers: what every page shows. Made in the background, handed over whole.
struct Results {
    quint64 generation = 0; ///< newer replaces older
    std::shared_ptr<const Catalog> catalog;
    Scenario scenario;
    std::optional<Error> error;        ///< scenario cannot be evaluated; the rest is then empty
    Estimate estimate;                 ///< the scenario's card, with explanations
    QStringList gpus;                  ///< first = the scenario's card, then the compared ones
    QVector<SweepPoint> batchSweep;    ///< micro batch (concurrency for inference), card by card
    QVector<SweepPoint> gpuCountSweep; ///< 1, 2, 4 … GPUs of the scenario's card
};
using ResultsPtr = std::shared_ptr<const Results>;

} // namespace xuanka::ui
