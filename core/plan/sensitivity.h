// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/generation_race.h"
#include "plan/plan.h"

namespace xuanka
{

enum class SensitivityInput : std::uint8_t { Sequence, Batch, CardPrice, PowerPrice, Efficiency };

/// What one input does to the answer on the same cards when it moves by a fifth each way. Differences from the
/// answer as it is; nullopt where the job then does not fit (or a price is missing).
struct SensitivityRow {
    SensitivityInput input = SensitivityInput::Sequence;
    struct Side {
        double factor = 1; ///< the input's factor, as close to the step as it can be
        bool fits = true;
        std::optional<double> hours;        ///< expected
        std::optional<double> tokenSeconds; ///< services: per output token
        std::optional<double> costYuan;     ///< typical
    };
    Side less, more;
};

QLatin1String toWord(SensitivityInput input);

/// Layouts are searched anew for sequence and batch. docs/method-plan.md, "sensitivity".
QVector<SensitivityRow> sensitivityOf(const PlanPoint &point, const PlanRequirements &requirements,
                                      const Catalog &catalog, const PlanOptions &options,
                                      const RaceAssumptions &assumptions = RaceAssumptions::standard());

} // namespace xuanka
