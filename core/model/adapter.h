// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/hf_import.h"

namespace xuanka
{

/// Parameters an adapter trains on its base model: low-rank matrices with their own ranks, DoRA magnitudes, copies of
/// embedding and head that are trained beside. nullopt when the type of adapter or its targets do not say it (other
/// types than LoRA, targets given as a regular expression).
std::optional<std::int64_t> adapterParameters(const Transformer &base, const AdapterConfig &adapter);

} // namespace xuanka
