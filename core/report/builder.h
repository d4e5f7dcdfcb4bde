// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/engine.h"
#include "report/charts.h"
#include "report/document.h"
#include "report/phrases.h"

namespace xuanka::report
{

/// Who the report is for and which of its sections are wanted; cover, summary and configuration always are.
struct ReportOptions {
    QString client, project, author;
    QDate date;
    bool requirement = true, memory = true, speed = true, power = true, comparison = true, risks = true;
    bool inputs = true, formulas = true, sources = true, accuracy = true;
    bool operator==(const ReportOptions &) const = default;
};

/// The same job on another card of the scenario's list.
struct ComparedCard {
    QString gpuId;
    std::optional<Estimate> estimate; ///< without explanations
    std::optional<Error> error;       ///< why there is none
};

/// Every answer a report is written from. References must outlive the call.
struct ReportData {
    const Scenario &scenario;
    const Catalog &catalog;
    Model model;
    const Gpu &gpu;
    Estimate estimate;              ///< with explanations
    QVector<ComparedCard> compared; ///< without the scenario's own card
    QVector<SweepPoint> sweep;      ///< micro batch, or concurrency for inference, card by card
};

/// Builds the procurement report of a scenario in the language of the phrases. Pure; may run in any thread.
/// Errors: unknown model or card, inconsistent scenario.
Result<Document> buildReport(const Scenario &scenario, const Catalog &catalog, const Phrases &phrases,
                             const ReportOptions &options);
/// The same from answers that are there already.
Document writeReport(const ReportData &data, const Phrases &phrases, const ReportOptions &options);

} // namespace xuanka::report
