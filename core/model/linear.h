// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace xuanka
{

/// Weights of one in x out matrix, with its bias if it has one.
constexpr std::int64_t linear(std::int64_t in, std::int64_t out, bool bias) { return in * out + (bias ? out : 0); }

/// Weights of one normalisation over `width` elements.
constexpr std::int64_t normVector(std::int64_t width, bool bias) { return bias ? 2 * width : width; }

} // namespace xuanka
