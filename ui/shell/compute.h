// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/results.h"

#include <stop_token>

namespace xuanka::ui
{

/// Every answer the pages show for a scenario: its estimate with explanations, the batch (or concurrency)
/// sweep of all chosen cards, the sweep over the number of GPUs. Pure; nullptr when asked to stop.
ResultsPtr computeResults(const Scenario &scenario, std::shared_ptr<const Catalog> catalog, quint64 generation,
                          std::stop_token stop);

} // namespace xuanka::ui
