// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/command.h"

#include "catalog/catalog.h"
#include "evidence/validation.h"

#include <QJsonArray>

namespace xuanka::cli
{

namespace
{

const char *const kUsage = QT_TRANSLATE_NOOP("phrases", "validate takes one file: xuanka-cli validate MEASURED.csv");
const char *const kDescription =
    QT_TRANSLATE_NOOP("phrases", "Predicts every row of a table of measurements and sums up the errors.");
const char *const kTitle = QT_TRANSLATE_NOOP("phrases", "Rows predicted: %1 of %2");
const char *const kHeadings = QT_TRANSLATE_NOOP(
    "phrases", "rows | median error | 90 % of rows below | bias | inside the interval | quantity, group");
const char *const kVerdicts = QT_TRANSLATE_NOOP("phrases", "right verdicts %1 %");
const char *const kSkippedTitle = QT_TRANSLATE_NOOP("phrases", "Rows not predicted: %1");
const char *const kSkippedRow = QT_TRANSLATE_NOOP("phrases", "row %1: %2");

QJsonObject rowJson(const ValidatedRow &row, const MeasuredRow &measured)
{
    return {{QStringLiteral("row"), row.row},
            {QStringLiteral("id"), measured.id},
            {QStringLiteral("source"), measured.source},
            {QStringLiteral("quantity"), row.quantity},
            {QStringLiteral("group"), row.group},
            {QStringLiteral("measured"), row.measured},
            {QStringLiteral("predicted"), row.prediction.value},
            {QStringLiteral("error"), row.error},
            {QStringLiteral("interval"), QJsonArray{row.prediction.interval.low, row.prediction.interval.high}},
            {QStringLiteral("interval_group"), row.prediction.intervalGroup},
            {QStringLiteral("inside_interval"), row.insideInterval}};
}

QJsonObject summaryJson(const ValidationSummary &summary)
{
    QJsonObject object{{QStringLiteral("quantity"), summary.quantity},
                       {QStringLiteral("group"), summary.group},
                       {QStringLiteral("rows"), summary.rows},
                       {QStringLiteral("median_abs_error"), summary.medianAbsError},
                       {QStringLiteral("p90_abs_error"), summary.p90AbsError},
                       {QStringLiteral("bias"), summary.bias},
                       {QStringLiteral("interval_coverage"), summary.intervalCoverage}};
    if (summary.quantity == QLatin1String("fits"))
        object.insert(QStringLiteral("right"), summary.right);
    return object;
}

QJsonObject toJson(const Validation &validation, const MeasuredTable &table, const Phrases &phrases)
{
    QJsonArray rows;
    for (const ValidatedRow &row : validation.rows)
        rows.append(rowJson(row, table.rows[row.row - 1]));
    QJsonArray skipped;
    for (const SkippedRow &row : validation.skipped)
        skipped.append(QJsonObject{{QStringLiteral("row"), row.row},
                                   {QStringLiteral("quantity"), row.quantity},
                                   {QStringLiteral("reason"), phrases.error(row.reason)}});
    QJsonArray summary;
    for (const ValidationSummary &group : validation.summary)
        summary.append(summaryJson(group));
    return {{QStringLiteral("rows"), rows}, {QStringLiteral("skipped"), skipped}, {QStringLiteral("summary"), summary}};
}

QString percent(double share) { return QString::number(100 * share, 'f', 1); }

QString toText(const Validation &validation, const Phrases &phrases)
{
    QString text = phrases.text(kTitle, {QString::number(validation.rows.size()),
                                         QString::number(validation.rows.size() + validation.skipped.size())});
    text += u'\n' + phrases.text(kHeadings) + u'\n';
    for (const ValidationSummary &s : validation.summary) {
        text += QStringLiteral("%1 | %2 % | %3 % | %4 % | %5 % | %6, %7")
                    .arg(s.rows)
                    .arg(percent(s.medianAbsError), percent(s.p90AbsError), percent(s.bias),
                         percent(s.intervalCoverage), s.quantity, s.group);
        if (s.quantity == QLatin1String("fits"))
            text += QStringLiteral(" | ") + phrases.text(kVerdicts, {percent(s.right)});
        text += u'\n';
    }
    if (validation.skipped.isEmpty())
        return text;
    text += phrases.text(kSkippedTitle, {QString::number(validation.skipped.size())}) + u'\n';
    for (const SkippedRow &row : validation.skipped)
        text += phrases.text(kSkippedRow, {QString::number(row.row), phrases.error(row.reason)}) + u'\n';
    return text;
}

int run(const Invocation &invocation)
{
    if (invocation.arguments().size() != 1)
        return invocation.usage(kUsage);
    const QString name = invocation.arguments().first();
    const Result<QByteArray> bytes = invocation.readInput(name, kMaxMeasuredBytes);
    if (!bytes)
        return invocation.fail(bytes.error());
    const Result<MeasuredTable> table = readMeasuredTable(*bytes, Invocation::inputName(name));
    if (!table)
        return invocation.fail(table.error());
    const auto catalog = invocation.catalog();
    if (!catalog)
        return invocation.fail(catalog.error());
    const Validation validation = validateTable(*table, **catalog);
    if (invocation.json())
        return invocation.write(toJson(validation, *table, invocation.phrases()));
    return invocation.write(toText(validation, invocation.phrases()));
}

const CommandRegistrar kRegistrar({"validate", "MEASURED.csv", kDescription, nullptr, run});

} // namespace

} // namespace xuanka::cli
