// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/vision_constants.h"

#include "estimate/constants.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtGlobal>

#include <algorithm>

namespace xuanka
{
namespace
{

const char *const kExpectConstant = QT_TRANSLATE_NOOP("phrases", "a constant of this name");
const char *const kExpectReadable = QT_TRANSLATE_NOOP("phrases", "a file that can be read");
const char *const kExpectQuantiles = QT_TRANSLATE_NOOP("phrases", "a group with two quantiles, the second larger");
const char *const kExpectGroup = QT_TRANSLATE_NOOP("phrases", "the group %1");
constexpr qint64 kMaxBytes = 64 * 1024;
constexpr const char *kGroups[] = {"vision_training_cnn", "vision_training_transformer", "vision_inference_cnn",
                                   "vision_inference_transformer", "vision_other_card"};

struct Binding {
    const char *name;
    double VisionConstants::*member;
};
using C = VisionConstants;
constexpr Binding kBindings[] = {
    {"share_cnn", &C::shareCnn},
    {"share_transformer", &C::shareTransformer},
    {"share_channels_last", &C::shareChannelsLast},
    {"share_compiled", &C::shareCompiled},
    {"passes_cnn", &C::passesCnn},
    {"passes_transformer", &C::passesTransformer},
    {"passes_channels_last", &C::passesChannelsLast},
    {"passes_compiled", &C::passesCompiled},
    {"passes_training", &C::passesTraining},
    {"passes_torch2_cnn", &C::passesTorch2Cnn},
    {"passes_torch2_transformer", &C::passesTorch2Transformer},
    {"passes_wide", &C::passesWide},
    {"intensity_reference", &C::intensityReference},
    {"intensity_exponent", &C::intensityExponent},
    {"cache_ada", &C::cacheAda},
    {"cache_blackwell", &C::cacheBlackwell},
    {"arithmetic_training", &C::arithmeticTraining},
    {"memory_share", &C::memoryShare},
    {"power_exponent", &C::powerExponent},
    {"host_training", &C::hostTraining},
    {"host_inference", &C::hostInference},
    {"optimizer_bytes", &C::optimizerBytes},
    {"exchange_bytes", &C::exchangeBytes},
    {"exchange_window", &C::exchangeWindow},
    {"keep_cnn", &C::keepCnn},
    {"keep_transformer", &C::keepTransformer},
    {"keep_wide", &C::keepWide},
    {"hold_cnn", &C::holdCnn},
    {"hold_transformer", &C::holdTransformer},
    {"context_bytes", &C::contextBytes},
    {"memory_log_90", &C::memoryLog90},
};

} // namespace

Result<VisionConstants> VisionConstants::load(const QString &path)
{
    const Result<ConstantSet> set = ConstantSet::load(path);
    if (!set)
        return set.error();
    VisionConstants constants;
    for (const Binding &binding : kBindings) {
        const auto found = set->records().constFind(QString::fromLatin1(binding.name));
        if (found == set->records().constEnd())
            return Error{QFileInfo(path).fileName(),
                         QStringLiteral("constants"),
                         QString::fromLatin1(binding.name),
                         QString::fromLatin1(kExpectConstant),
                         {}};
        constants.*binding.member = found->value;
    }
    return constants;
}

Result<VisionIntervals> VisionIntervals::load(const QString &path)
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return Error{name, {}, file.errorString(), QString::fromLatin1(kExpectReadable), {}};
    const QJsonArray groups =
        QJsonDocument::fromJson(file.read(kMaxBytes)).object().value(QLatin1String("groups")).toArray();
    VisionIntervals intervals;
    for (const QJsonValue &value : groups) {
        const QJsonObject object = value.toObject();
        VisionGroup group;
        group.interval.group = object.value(QLatin1String("group")).toString();
        group.interval.rows = object.value(QLatin1String("rows")).toInt();
        group.interval.sources = object.value(QLatin1String("sources")).toInt();
        group.interval.log80 = object.value(QLatin1String("log_80")).toDouble(-1);
        group.interval.log90 = object.value(QLatin1String("log_90")).toDouble(-1);
        for (const QJsonValue &card : object.value(QLatin1String("cards")).toArray())
            group.cards.append(card.toString());
        if (group.interval.log80 <= 0 || group.interval.log90 < group.interval.log80)
            return Error{name, group.interval.group, {}, QString::fromLatin1(kExpectQuantiles), {}};
        intervals.m_groups.append(group);
    }
    for (const char *needed : kGroups)
        if (!intervals.find(QString::fromLatin1(needed)))
            return Error{name, {}, {}, QString::fromLatin1(kExpectGroup), {QString::fromLatin1(needed)}};
    return intervals;
}

const VisionGroup *VisionIntervals::find(const QString &name) const
{
    const auto found = std::find_if(m_groups.cbegin(), m_groups.cend(),
                                    [&name](const VisionGroup &group) { return group.interval.group == name; });
    return found == m_groups.cend() ? nullptr : &*found;
}

SpeedInterval VisionIntervals::of(bool training, bool transformer, const QString &gpuId, bool &measured) const
{
    const QString name = QStringLiteral("vision_%1_%2")
                             .arg(training ? QStringLiteral("training") : QStringLiteral("inference"),
                                  transformer ? QStringLiteral("transformer") : QStringLiteral("cnn"));
    const VisionGroup &group = *find(name);
    SpeedInterval interval = group.interval;
    measured = group.cards.contains(gpuId);
    if (!measured) {
        const SpeedInterval &other = find(QStringLiteral("vision_other_card"))->interval;
        interval.log80 = std::max(interval.log80, other.log80);
        interval.log90 = std::max(interval.log90, other.log90);
    }
    return interval;
}

} // namespace xuanka
