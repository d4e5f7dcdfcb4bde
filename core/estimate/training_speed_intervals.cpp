// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed_intervals.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtGlobal>

#include <cmath>

namespace xuanka
{
namespace
{

const char *const kExpectReadable = QT_TRANSLATE_NOOP("phrases", "a file that can be read");
const char *const kExpectGroups = QT_TRANSLATE_NOOP("phrases", "a list of groups");
const char *const kExpectQuantiles = QT_TRANSLATE_NOOP("phrases", "a group with two quantiles, the second larger");
const char *const kExpectFallback = QT_TRANSLATE_NOOP("phrases", "the group hf_trainer");
const QLatin1String kFallback("hf_trainer");
constexpr qint64 kMaxBytes = 64 * 1024;

Interval relative(double log) { return {std::exp(-log), std::exp(log)}; }

} // namespace

Interval SpeedInterval::relative90() const { return relative(log90); }
Interval SpeedInterval::relative80() const { return relative(log80); }

Result<SpeedIntervals> SpeedIntervals::load(const QString &path)
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return Error{name, {}, file.errorString(), QString::fromLatin1(kExpectReadable), {}};
    return fromJson(file.read(kMaxBytes + 1), name);
}

Result<SpeedIntervals> SpeedIntervals::fromJson(const QByteArray &bytes, const QString &fileName)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes.size() > kMaxBytes ? QByteArray() : bytes);
    const QJsonArray groups = document.object().value(QLatin1String("groups")).toArray();
    if (groups.isEmpty())
        return Error{fileName, QStringLiteral("groups"), {}, QString::fromLatin1(kExpectGroups), {}};
    SpeedIntervals intervals;
    intervals.m_fallback = -1;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QJsonObject object = groups[i].toObject();
        SpeedInterval interval;
        interval.group = object.value(QLatin1String("group")).toString();
        interval.rows = object.value(QLatin1String("rows")).toInt();
        interval.sources = object.value(QLatin1String("sources")).toInt();
        interval.log80 = object.value(QLatin1String("log_80")).toDouble(-1);
        interval.log90 = object.value(QLatin1String("log_90")).toDouble(-1);
        if (interval.group.isEmpty() || interval.log80 <= 0 || interval.log90 < interval.log80 || interval.log90 > 5)
            return Error{fileName,
                         QStringLiteral("groups[%1]").arg(i),
                         interval.group,
                         QString::fromLatin1(kExpectQuantiles),
                         {}};
        if (interval.group == kFallback)
            intervals.m_fallback = i;
        intervals.m_groups.append(interval);
    }
    if (intervals.m_fallback < 0)
        return Error{fileName, QStringLiteral("groups"), {}, QString::fromLatin1(kExpectFallback), {}};
    return intervals;
}

const SpeedInterval &SpeedIntervals::of(const QString &group) const
{
    for (const SpeedInterval &interval : m_groups)
        if (interval.group == group)
            return interval;
    return m_groups[m_fallback];
}

} // namespace xuanka
