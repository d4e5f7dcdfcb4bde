// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/transformer.h"

namespace xuanka
{

/// Parameters of a vision tower with its projector, by the formula of its kind (docs/method-models.md).
/// nullopt when the kind has no formula.
std::optional<std::int64_t> countVisionTower(const VisionTower &tower);

} // namespace xuanka
