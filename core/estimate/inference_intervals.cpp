// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_intervals.h"

#include <QFile>
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

const char *const kExpectGroups = QT_TRANSLATE_NOOP("phrases", "a list of residual groups");
const char *const kExpectGroup = QT_TRANSLATE_NOOP("phrases", "a group with name, half_width above 0 and families");
const char *const kExpectReadable = QT_TRANSLATE_NOOP("phrases", "a file that can be read");

constexpr double kFloor = 0.02;
constexpr double kQuantile90 = 1.645; ///< a 90 % interval reaches this many standard deviations
constexpr double kLongContext = 8192.0;
/// Steps in which weights and launches take at least this share behave as the single requests that were measured.
constexpr double kSingleRequestShare = 0.5;

bool measuredFamily(const ResidualGroup &group, const Gpu &gpu)
{
    return std::any_of(group.families.cbegin(), group.families.cend(),
                       [&](const QString &family) { return gpu.architecture.startsWith(family); });
}

FigureInterval widened(FigureInterval interval, double factor)
{
    interval.halfWidth *= factor;
    interval.measured = false;
    return interval;
}

/// exp(w) - 1, the relative error a half-width allows upwards.
double share(double halfWidth) { return std::expm1(halfWidth); }

QString speedGroup(const InferenceJob &job, const InferenceTerms &terms, const QString &release)
{
    const double batch = terms.asked.decode.batch;
    switch (job.engine) {
    case ServingEngine::Vllm: {
        const DecodeTerms &step = terms.asked.decode;
        const bool likeOne = step.memory + step.overhead >= kSingleRequestShare * step.total();
        return likeOne ? QStringLiteral("speed.decode_vllm") : QStringLiteral("speed.serving_vllm");
    }
    case ServingEngine::HfTransformers:
        return batch > 1.0 ? QStringLiteral("speed.batch_hf") : QStringLiteral("speed.decode_hf");
    case ServingEngine::LlamaCpp:
        return batch > 1.0 ? QStringLiteral("speed.default") : QStringLiteral("speed.decode_llama_cpp");
    case ServingEngine::Lmdeploy:
        return QStringLiteral("speed.static_lmdeploy");
    case ServingEngine::TensorRtLlm:
        return release.startsWith(QLatin1String("0.")) ? QStringLiteral("speed.tensorrt_llm_0_9")
                                                       : QStringLiteral("speed.tensorrt_llm");
    case ServingEngine::Sglang:
        return QStringLiteral("speed.sglang");
    case ServingEngine::Generic:
        break;
    }
    return QStringLiteral("speed.default");
}

} // namespace

Interval FigureInterval::relative() const { return {std::exp(-halfWidth), std::exp(halfWidth)}; }

Result<InferenceIntervals> InferenceIntervals::fromJson(const QByteArray &bytes, const QString &fileName)
{
    QJsonParseError parsed;
    const QJsonObject root = QJsonDocument::fromJson(bytes, &parsed).object();
    const QJsonArray groups = root.value(QLatin1String("groups")).toArray();
    if (groups.isEmpty())
        return Error{fileName, QStringLiteral("groups"), parsed.errorString(), QString::fromLatin1(kExpectGroups), {}};
    InferenceIntervals intervals;
    intervals.m_transferFactor = std::clamp(root.value(QLatin1String("transfer_factor")).toDouble(1.0), 1.0, 10.0);
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QJsonObject object = groups[i].toObject();
        ResidualGroup group;
        group.name = object.value(QLatin1String("name")).toString();
        group.halfWidth = object.value(QLatin1String("half_width")).toDouble();
        group.rows = object.value(QLatin1String("rows")).toInt();
        group.newestRelease = object.value(QLatin1String("newest_release")).toString();
        group.source = object.value(QLatin1String("source")).toString();
        for (const QJsonValue &family : object.value(QLatin1String("families")).toArray())
            group.families.append(family.toString());
        if (group.name.isEmpty() || !(group.halfWidth > 0.0) || !std::isfinite(group.halfWidth))
            return Error{
                fileName, QStringLiteral("groups[%1]").arg(i), group.name, QString::fromLatin1(kExpectGroup), {}};
        intervals.m_groups.insert(group.name, group);
    }
    return intervals;
}

Result<InferenceIntervals> InferenceIntervals::loadBundled()
{
    QFile file(QStringLiteral(":/constants/inference_intervals.json"));
    if (!file.open(QIODevice::ReadOnly))
        return Error{QStringLiteral("inference_intervals.json"),
                     {},
                     file.errorString(),
                     QString::fromLatin1(kExpectReadable),
                     {}};
    return fromJson(file.readAll(), QStringLiteral("inference_intervals.json"));
}

const ResidualGroup *InferenceIntervals::group(const QString &name) const
{
    const auto found = m_groups.constFind(name);
    return found == m_groups.constEnd() ? nullptr : &*found;
}

FigureInterval InferenceIntervals::width(const QString &name, const Gpu &gpu, const QString &release) const
{
    const ResidualGroup *residuals = group(name);
    Q_ASSERT(residuals);
    FigureInterval interval;
    interval.group = name;
    if (!residuals)
        return interval;
    interval.halfWidth = residuals->halfWidth;
    const std::optional<int> newest = engineRelease(residuals->newestRelease);
    const std::optional<int> asked = engineRelease(release);
    const bool measuredRound = newest && asked && *asked <= *newest;
    interval.roundMeasured = measuredRound;
    interval.cardMeasured = measuredFamily(*residuals, gpu);
    if (residuals->rows <= 0 || !measuredRound || !interval.cardMeasured)
        return widened(interval, m_transferFactor);
    return interval;
}

FigureInterval InferenceIntervals::total(const InferenceJob &job, const InferenceTerms &terms, const Gpu &gpu,
                                         const QString &release) const
{
    const InferenceMemoryTerms &m = terms.memory;
    switch (job.engine) {
    case ServingEngine::HfTransformers:
        return width(QStringLiteral("memory.hf_device"), gpu, release);
    case ServingEngine::LlamaCpp:
    case ServingEngine::Lmdeploy:
        return width(QStringLiteral("memory.process"), gpu, release);
    case ServingEngine::Vllm:
        break;
    default:
        return width(QStringLiteral("memory.default"), gpu, release);
    }
    // the parts err independently of each other; the cache that is asked for is exact
    const QString asked = release.isEmpty() ? QStringLiteral("0.19") : release; // what an unnamed release is taken for
    const bool old = job.round == VllmRound::V0;
    const std::pair<double, const char *> parts[] = {
        {m.weights, "memory.weights"},
        {m.activations, "memory.activations"},
        {m.nonTorch, old ? "memory.non_torch_v0" : "memory.non_torch"},
        {m.graphs, "memory.graphs"},
    };
    double squares = 0.0;
    bool measured = true;
    for (const auto &[bytes, name] : parts) {
        const FigureInterval part = width(QString::fromLatin1(name), gpu, asked);
        squares += std::pow(bytes * share(part.halfWidth), 2.0);
        // the width of a small part says little of the sum
        measured = measured && (part.measured || bytes < 0.1 * m.total);
    }
    FigureInterval interval;
    interval.group = QStringLiteral("memory.parts");
    interval.measured = measured;
    interval.halfWidth = m.total > 0 ? std::max(kFloor, std::log1p(std::sqrt(squares) / m.total)) : kFloor;
    return interval;
}

FigureInterval InferenceIntervals::need(const InferenceJob &job, const InferenceTerms &terms, const Gpu &gpu,
                                        const QString &release) const
{
    if (job.engine == ServingEngine::HfTransformers)
        return width(QStringLiteral("memory.hf_allocated"), gpu, release);
    return total(job, terms, gpu, release);
}

FigureInterval InferenceIntervals::speed(const InferenceJob &job, const InferenceTerms &terms, const Gpu &gpu,
                                         const QString &release) const
{
    FigureInterval interval = width(speedGroup(job, terms, release), gpu, release);
    // eager steps over long contexts ran up to three times slower on the newer releases that were tried
    if (job.engine == ServingEngine::HfTransformers && !interval.measured &&
        terms.asked.decode.context > kLongContext) {
        interval = widened(interval, m_transferFactor);
        interval.beyondContext = true;
    }
    return interval;
}

double fitProbability(double usable, double need, double halfWidth)
{
    if (usable <= 0.0 || need <= 0.0 || halfWidth <= 0.0)
        return 0.0;
    const double deviations = std::log(usable / need) * kQuantile90 / halfWidth;
    return 0.5 * std::erfc(-deviations / std::sqrt(2.0));
}

} // namespace xuanka
