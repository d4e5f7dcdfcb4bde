// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/memory_interval.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

const char *const kExpectReadable = QT_TRANSLATE_NOOP("phrases", "a file that can be read");
const char *const kExpectJson = QT_TRANSLATE_NOOP("phrases", "a JSON object");
const char *const kExpectGroups = QT_TRANSLATE_NOOP("phrases", "a list of residual groups with the group %1");
const char *const kExpectQuantiles = QT_TRANSLATE_NOOP("phrases", "positive quantiles in ascending order");

constexpr qint64 kMaxBytes = 1024 * 1024;

Error makeError(const QString &file, const QString &where, const QString &found, const char *expected,
                const QStringList &args = {})
{
    return {file, where, found.left(60), QString::fromLatin1(expected), args};
}

bool isMegatronFamily(Framework framework)
{
    switch (framework) {
    case Framework::Megatron:
    case Framework::MegatronDeepSpeed:
    case Framework::MegatronBridge:
    case Framework::Nemo:
        return true;
    default:
        return false;
    }
}

/// Programs whose published memory figures with complete settings the model was held to.
bool isModelledProgram(Framework framework)
{
    switch (framework) {
    case Framework::HfTrainer:
    case Framework::Peft:
    case Framework::DeepSpeed:
    case Framework::Fsdp:
    case Framework::Torchtune:
    case Framework::Torchtitan:
    case Framework::LitGpt:
        return true;
    default:
        return false;
    }
}

Result<MemoryResiduals> readGroup(const QJsonObject &object, const QString &path, const QString &file)
{
    MemoryResiduals residuals;
    residuals.group = object.value(QLatin1String("group")).toString();
    residuals.configurations = object.value(QLatin1String("configurations")).toInt();
    residuals.sources = object.value(QLatin1String("sources")).toInt();
    const QJsonArray quantiles = object.value(QLatin1String("quantiles")).toArray();
    for (const QJsonValue &value : quantiles)
        residuals.quantiles.append(value.toDouble(-1));
    const QVector<double> &q = residuals.quantiles;
    if (q.size() < 2 || !std::is_sorted(q.begin(), q.end()) || !(q.first() > 0) || !std::isfinite(q.last()))
        return makeError(file, path + QStringLiteral(".quantiles"), {}, kExpectQuantiles);
    return residuals;
}

} // namespace

double MemoryResiduals::quantile(double probability) const
{
    const double at = std::clamp(probability, 0.0, 1.0) * double(quantiles.size() - 1);
    const qsizetype low = std::min(qsizetype(at), quantiles.size() - 2);
    return quantiles[low] + (at - double(low)) * (quantiles[low + 1] - quantiles[low]);
}

double MemoryResiduals::shareBelow(double ratio) const
{
    if (!(ratio >= quantiles.first()))
        return 0;
    if (ratio >= quantiles.last())
        return 1;
    const auto above = std::upper_bound(quantiles.begin(), quantiles.end(), ratio);
    const double low = *(above - 1);
    return (double(above - quantiles.begin()) - 1 + (ratio - low) / (*above - low)) / double(quantiles.size() - 1);
}

QString memoryIntervalGroup(const Scenario &scenario, bool settingsKnown)
{
    const Workload &work = scenario.workload;
    if (!settingsKnown || !memoryGroupIsMeasured(scenario))
        return QLatin1String(memory_group::kIncomplete);
    if (work.variableLength)
        return QLatin1String(memory_group::kVariableLength);
    return QLatin1String(isMegatronFamily(work.framework) ? memory_group::kMegatron : memory_group::kModelled);
}

bool memoryGroupIsMeasured(const Scenario &scenario)
{
    const Framework framework = scenario.workload.framework;
    return isMegatronFamily(framework) || isModelledProgram(framework);
}

Result<MemoryIntervals> MemoryIntervals::load(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return makeError(name, {}, file.errorString(), kExpectReadable);
    return fromJson(file.read(kMaxBytes + 1), name);
}

Result<MemoryIntervals> MemoryIntervals::fromJson(const QByteArray &bytes, const QString &fileName)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(bytes.size() > kMaxBytes ? QByteArray() : bytes, &parsed);
    if (!document.isObject())
        return makeError(fileName, QStringLiteral("offset %1").arg(parsed.offset), parsed.errorString(), kExpectJson);
    MemoryIntervals intervals;
    intervals.m_fallback = -1;
    const QJsonArray groups = document.object().value(QLatin1String("groups")).toArray();
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const Result<MemoryResiduals> group =
            readGroup(groups[i].toObject(), QStringLiteral("groups[%1]").arg(i), fileName);
        if (!group)
            return group.error();
        if (group->group == QLatin1String(memory_group::kIncomplete))
            intervals.m_fallback = i;
        intervals.m_groups.append(*group);
    }
    if (intervals.m_fallback < 0)
        return makeError(fileName, QStringLiteral("groups"), {}, kExpectGroups,
                         {QLatin1String(memory_group::kIncomplete)});
    return intervals;
}

const MemoryIntervals &MemoryIntervals::bundled()
{
    static const MemoryIntervals intervals = [] {
        Result<MemoryIntervals> loaded = load();
        if (loaded)
            return std::move(loaded).value();
        Q_ASSERT_X(false, "MemoryIntervals", qPrintable(loaded.error().where));
        MemoryIntervals flat; // a damaged build still answers, without an interval
        flat.m_groups.append({QLatin1String(memory_group::kIncomplete), 0, 0, {1.0, 1.0}});
        return flat;
    }();
    return intervals;
}

const MemoryResiduals &MemoryIntervals::of(const QString &group) const
{
    for (const MemoryResiduals &residuals : m_groups)
        if (residuals.group == group)
            return residuals;
    return m_groups[m_fallback];
}

Interval MemoryIntervals::relative(const QString &group, double coverage) const
{
    const MemoryResiduals &residuals = of(group);
    return {residuals.quantile((1 - coverage) / 2), residuals.quantile((1 + coverage) / 2)};
}

double MemoryIntervals::fitProbability(const QString &group, double need, double usable) const
{
    return need > 0 && usable > 0 ? of(group).shareBelow(usable / need) : 0;
}

} // namespace xuanka
