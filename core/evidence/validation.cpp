// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/validation.h"

#include <QMap>
#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

const char *const kExpectPositive = QT_TRANSLATE_NOOP("phrases", "a figure above zero");

constexpr char kAll[] = "all";
constexpr int kProgressStep = 64; ///< rows between two looks at the stop token

bool isVerdict(const QString &quantity) { return quantity == QLatin1String("fits"); }

/// Value below which the share `p` of the sorted values lies (nearest rank).
double nearestRank(const QVector<double> &sorted, double p)
{
    const auto rank = qsizetype(std::ceil(p * double(sorted.size()))) - 1;
    return sorted[std::clamp<qsizetype>(rank, 0, sorted.size() - 1)];
}

double median(QVector<double> values)
{
    std::sort(values.begin(), values.end());
    const qsizetype half = values.size() / 2;
    return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

/// A ratio needs a positive figure; only a verdict may be zero.
bool isComparable(const MeasuredRow &row) { return row.value > 0 || (row.value == 0 && isVerdict(row.quantity)); }

Result<RowPrediction> notComparable(const MeasuredRow &row)
{
    return unpredictable(row, "value", QString::number(row.value), kExpectPositive);
}

ValidatedRow judge(const MeasuredRow &row, const RowPrediction &prediction, const QString &group)
{
    ValidatedRow judged;
    judged.row = row.number;
    judged.quantity = row.quantity;
    judged.group = group;
    judged.measured = row.value;
    judged.prediction = prediction;
    judged.error = isVerdict(row.quantity) ? prediction.value - row.value : prediction.value / row.value - 1;
    judged.insideInterval = prediction.interval.contains(row.value);
    return judged;
}

QVector<ValidationSummary> summaries(const QVector<ValidatedRow> &rows)
{
    QMap<QString, QVector<ValidatedRow>> byQuantity;
    QMap<std::pair<QString, QString>, QVector<ValidatedRow>> byGroup;
    for (const ValidatedRow &row : rows) {
        byQuantity[row.quantity].append(row);
        byGroup[{row.quantity, row.group}].append(row);
    }
    QVector<ValidationSummary> result;
    for (auto quantity = byQuantity.cbegin(); quantity != byQuantity.cend(); ++quantity) {
        result.append(summarise(*quantity, quantity.key(), QLatin1String(kAll)));
        for (auto group = byGroup.cbegin(); group != byGroup.cend(); ++group)
            if (group.key().first == quantity.key())
                result.append(summarise(*group, quantity.key(), group.key().second));
    }
    return result;
}

} // namespace

QString validationGroup(const MeasuredRow &row, const Catalog &catalog)
{
    const Gpu *gpu = catalog.gpu(row.gpu);
    const QString parts[] = {row.task, row.framework, gpu ? gpu->architecture : QString()};
    QStringList words;
    for (const QString &part : parts)
        words.append(part.isEmpty() ? QStringLiteral("-") : part);
    return words.join(u' ');
}

ValidationSummary summarise(const QVector<ValidatedRow> &rows, const QString &quantity, const QString &group)
{
    ValidationSummary summary;
    summary.quantity = quantity;
    summary.group = group;
    summary.rows = int(rows.size());
    if (rows.isEmpty())
        return summary;
    QVector<double> absolute;
    QVector<double> errors;
    int inside = 0;
    int right = 0;
    for (const ValidatedRow &row : rows) {
        errors.append(row.error);
        absolute.append(std::abs(row.error));
        inside += row.insideInterval;
        right += row.error == 0;
    }
    std::sort(absolute.begin(), absolute.end());
    summary.medianAbsError = median(absolute);
    summary.p90AbsError = nearestRank(absolute, 0.9);
    summary.intervalCoverage = double(inside) / double(rows.size());
    summary.bias = median(errors);
    if (isVerdict(quantity)) {
        summary.right = double(right) / double(rows.size());
        summary.bias = 0;
        for (const double error : errors)
            summary.bias += error / double(errors.size());
    }
    return summary;
}

Validation validateTable(const MeasuredTable &table, const Catalog &catalog, std::stop_token stop,
                         const std::function<void(int, int)> &progress)
{
    Validation result;
    const int total = int(table.rows.size());
    for (int i = 0; i < total; ++i) {
        if (i % kProgressStep == 0) {
            if (stop.stop_requested()) {
                result.stopped = true;
                break;
            }
            if (progress)
                progress(i, total);
        }
        const MeasuredRow &row = table.rows[i];
        const Result<RowPrediction> prediction = isComparable(row) ? predictRow(row, catalog) : notComparable(row);
        if (prediction)
            result.rows.append(judge(row, *prediction, validationGroup(row, catalog)));
        else
            result.skipped.append({row.number, row.quantity, prediction.error()});
    }
    result.summary = summaries(result.rows);
    if (progress && !result.stopped)
        progress(total, total);
    return result;
}

} // namespace xuanka
