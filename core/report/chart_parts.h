// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/charts.h"
#include "report/format.h"

#include <functional>

namespace xuanka::report
{

/// Label of the axis a sweep runs along: "Micro batch" or "Concurrency".
QString axisTitle(const Scenario &scenario, const Phrases &phrases);
/// "Micro batch 4".
QString axisPoint(const Scenario &scenario, double value, const Phrases &phrases);

/// One value of a point, its interval (relative, 1 1 = none) and its text; nullopt = not published.
struct Reading {
    double value = 0;
    Interval relative{1, 1};
    QString text;
};
using Reader = std::function<std::optional<Reading>(const Estimate &)>;

/// Lines over the sweep, one per card that has readings; the others are named in the note.
Chart cardLines(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                const Phrases &phrases, const Reader &read);

/// The framed point of every line in one sentence, for screen readers; empty without a framed point.
QString pointSummary(const Chart &chart, const Phrases &phrases);

} // namespace xuanka::report
