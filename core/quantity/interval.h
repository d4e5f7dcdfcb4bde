// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka {

/// Closed interval; for a relative interval 1.0 is the prediction itself.
struct Interval {
    double low = 0.0;
    double high = 0.0;
    bool contains(double value) const { return value >= low && value <= high; }
    bool operator==(const Interval &) const = default;
};

} // namespace xuanka
