// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"
#include "scenario/scenario.h"

#include <QByteArray>

#include <optional>

namespace xuanka
{

inline constexpr qsizetype kMaxScenarioBytes = 4 * 1024 * 1024;

/// Reads a scenario file. `model` must be there; other missing keys take their defaults (parallelism.data defaults to
/// what the other degrees leave of the GPU count); an unknown key, an impossible value or degrees whose product is not
/// the GPU count is an Error naming the JSON path and the allowed values.
Result<Scenario> scenarioFromJson(const QByteArray &bytes, const QString &fileName = {});
/// UTF-8 text of the file: every key that applies to the scenario, in the order of the documentation, and
/// every other key that is not at its default; reading it gives the scenario back.
QByteArray scenarioToJson(const Scenario &scenario);

/// What a file that names only task and framework means (docs/interfaces.md). Serving jobs default to bf16
/// under vLLM; ZeRO is off unless the framework shards by itself (the FSDP family: 3).
Scenario fileDefaults(Task task, std::optional<Framework> framework = {});
/// Data degree the other degrees leave of the GPU count, at least 1.
int remainingData(const Scenario &scenario);

/// Consistency of a scenario however it came about (editor, file, sweep): every value within its range, words
/// that fit the task, degrees that multiply to the GPU count. nullopt = consistent. What needs the model or the
/// card (experts, heads, number formats) is judged by estimate().
std::optional<Error> validate(const Scenario &scenario);

/// Sets data (and expert, shard group) so that the degrees multiply to the GPU count; what the editor does after
/// a change of cards or degrees.
void balanceDegrees(Scenario &scenario);

} // namespace xuanka
