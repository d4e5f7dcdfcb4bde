// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/engine.h"
#include "report/document.h"
#include "report/phrases.h"

namespace xuanka::report {

struct ReportOptions {
    QString client, project, author;
    QDate date;
    bool memory = true, speed = true, power = true, comparison = true, inputs = true, formulas = true;
};

/// Builds the procurement report of a scenario in the language of the phrases.
Result<Document> buildReport(const Scenario &scenario, const Catalog &catalog, const Phrases &phrases,
                             const ReportOptions &options);

/// The charts of the pages, as data; screen and report draw the same.
Chart memoryChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                  const Phrases &phrases);
Chart throughputChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                      const Phrases &phrases);
Chart mfuChart(const QVector<SweepPoint> &sweep, const Catalog &catalog, const Phrases &phrases);
Chart stepChart(const QVector<SweepPoint> &sweep, const Phrases &phrases);
Chart powerChart(const QVector<SweepPoint> &sweep, const Scenario &scenario, const Catalog &catalog,
                 const Phrases &phrases);

} // namespace xuanka::report
