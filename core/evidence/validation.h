// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/prediction.h"

#include <functional>
#include <stop_token>

namespace xuanka
{

/// A measured row beside its prediction.
struct ValidatedRow {
    int row = 0; ///< number in the table, from 1
    QString quantity;
    QString group; ///< task, framework and card generation, see validationGroup()
    double measured = 0;
    RowPrediction prediction;
    double error = 0; ///< predicted / measured - 1; for fits predicted - measured
    bool insideInterval = false;
};

/// A row that cannot be predicted, and why.
struct SkippedRow {
    int row = 0;
    QString quantity;
    Error reason;
};

/// Errors of one quantity in one group of rows.
struct ValidationSummary {
    QString quantity;
    QString group;
    int rows = 0;
    double medianAbsError = 0;
    double p90AbsError = 0;
    double bias = 0;             ///< median of the signed errors; for fits their mean
    double intervalCoverage = 0; ///< share of rows inside the 90 % interval
    double right = 0;            ///< fits only: share of right verdicts
};

struct Validation {
    QVector<ValidatedRow> rows;
    QVector<SkippedRow> skipped;
    QVector<ValidationSummary> summary; ///< by quantity, then by group; a group "all" for each quantity
    bool stopped = false;               ///< the caller asked to stop; what is here is what was done
};

/// "full_finetuning hf_trainer Ampere": what rows are summed up by. Card generation "-" where no card is named.
QString validationGroup(const MeasuredRow &row, const Catalog &catalog);

/// Predicts every row of a table. Rows that cannot be modelled are listed with the reason, never dropped.
Validation validateTable(const MeasuredTable &table, const Catalog &catalog, std::stop_token stop = {},
                         const std::function<void(int, int)> &progress = {});

/// Summary of any selection of validated rows under one name (calibration and tests pick their own).
ValidationSummary summarise(const QVector<ValidatedRow> &rows, const QString &quantity, const QString &group);

} // namespace xuanka
