// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "scenario/expectations.h"
#include "scenario/parameter_table.h"

#include <QtGlobal>

#include <numeric>

namespace xuanka
{

namespace
{

const char *const kExpectData =
    QT_TRANSLATE_NOOP("phrases", "%1, so that data × tensor × pipeline × context is the GPU count %2");
const char *const kExpectDegrees =
    QT_TRANSLATE_NOOP("phrases", "degrees whose product data × tensor × pipeline × context is the GPU count %1");
const char *const kExpectExpert = QT_TRANSLATE_NOOP("phrases", "a divisor of data × tensor × context, which is %1");
const char *const kExpectShardGroup =
    QT_TRANSLATE_NOOP("phrases", "a divisor of data × context, which is %1, or 0 for automatic");
const char *const kExpectWordForTask = QT_TRANSLATE_NOOP("phrases", "for the task %1 one of %2");

Error makeError(const char *path, const QString &found, const char *expected, const QStringList &args)
{
    return Error{{}, QString::fromLatin1(path), found, QString::fromUtf8(expected), args};
}

std::optional<Error> checkWordsOfTask(const Scenario &scenario)
{
    const auto words = precisionWords(scenario.workload.task);
    const QString precision = toWord(scenario.workload.precision);
    const bool known =
        std::any_of(words.begin(), words.end(), [&](const char *w) { return precision == QLatin1String(w); });
    if (!known) {
        return makeError("workload.precision", precision, kExpectWordForTask,
                         {toWord(scenario.workload.task), joinWords(words)});
    }
    if (scenario.workload.task == Task::Qlora && !isQuantised(scenario.workload.weightFormat)) {
        QStringList formats{QStringLiteral("default")};
        for (const WeightFormat format : allValues<WeightFormat>()) {
            if (format != WeightFormat::Default && isQuantised(format))
                formats << toWord(format);
        }
        return makeError("workload.weight_format", toWord(scenario.workload.weightFormat), kExpectWordForTask,
                         {toWord(Task::Qlora), formats.join(QLatin1String(", "))});
    }
    return std::nullopt;
}

std::optional<Error> checkDegrees(const Scenario &scenario)
{
    const Parallelism &p = scenario.parallelism;
    const qint64 gpus = qint64(scenario.cluster.gpusPerNode) * scenario.cluster.nodes;
    // every degree is within its range, so four of them multiply to less than 2^63 only in floating point
    const double others = double(p.tensor) * p.pipeline * p.context;
    if (others * p.data != double(gpus)) {
        if (others <= double(gpus) && gpus % qint64(others) == 0) {
            return makeError("parallelism.data", QString::number(p.data), kExpectData,
                             {QString::number(gpus / qint64(others)), QString::number(gpus)});
        }
        const QString found =
            QStringLiteral("%1 × %2 × %3 × %4").arg(p.data).arg(p.tensor).arg(p.pipeline).arg(p.context);
        return makeError("parallelism", found, kExpectDegrees, {QString::number(gpus)});
    }
    const int shared = p.data * p.tensor * p.context;
    if (shared % p.expert != 0)
        return makeError("parallelism.expert", QString::number(p.expert), kExpectExpert, {QString::number(shared)});
    const int sharding = p.data * p.context;
    if (p.fsdpShardGroup > 0 && sharding % p.fsdpShardGroup != 0) {
        return makeError("parallelism.fsdp_shard_group", QString::number(p.fsdpShardGroup), kExpectShardGroup,
                         {QString::number(sharding)});
    }
    return std::nullopt;
}

} // namespace

std::optional<Error> validate(const Scenario &scenario)
{
    for (const Parameter &parameter : parameterTable()) {
        const QVariant value = parameter.get(scenario);
        if (!value.isNull() && !accepts(parameter, value))
            return unexpected(parameter, value);
    }
    if (const std::optional<Error> error = checkWordsOfTask(scenario))
        return error;
    return checkDegrees(scenario);
}

int remainingData(const Scenario &scenario)
{
    const Parallelism &p = scenario.parallelism;
    const double others = double(p.tensor) * p.pipeline * p.context;
    const double left = others > 0 ? scenario.cluster.gpus() / others : 1.0;
    return left >= 1.0 ? int(left) : 1;
}

void balanceDegrees(Scenario &scenario)
{
    Parallelism &p = scenario.parallelism;
    const int gpus = scenario.cluster.gpus();
    // The degrees are taken in this order out of what is left: the last ones give way first.
    int left = gpus;
    for (int *degree : {&p.tensor, &p.pipeline, &p.context}) {
        *degree = std::gcd(std::max(*degree, 1), left);
        left /= *degree;
    }
    p.data = left;
    p.expert = std::gcd(std::max(p.expert, 1), p.data * p.tensor * p.context);
    if (p.fsdpShardGroup > 0)
        p.fsdpShardGroup = std::gcd(p.fsdpShardGroup, p.data * p.context);
}

} // namespace xuanka
