// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"
#include "scenario/scenario.h"

#include <QByteArray>

namespace xuanka
{

inline constexpr qsizetype kMaxScenarioBytes = 4 * 1024 * 1024;

/// Reads a scenario file. Missing keys take their defaults (parallelism.data defaults to what the other
/// degrees leave of the GPU count); an unknown key, an impossible value or degrees whose product is not the
/// GPU count is an Error naming the JSON path and the allowed values.
Result<Scenario> scenarioFromJson(const QByteArray &bytes, const QString &fileName = {});
QByteArray scenarioToJson(const Scenario &scenario);

/// Consistency of a scenario however it came about (editor, file, sweep). nullopt = consistent.
std::optional<Error> validate(const Scenario &scenario);

/// Sets data (and clamps expert) so that the degrees multiply to the GPU count; what the editor does after
/// a change of cards or degrees.
void balanceDegrees(Scenario &scenario);

} // namespace xuanka
