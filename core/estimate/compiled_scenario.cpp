// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compiled_scenario.h"

#include "estimate/engine_constants.h"
#include "estimate/rule_of_thumb.h"
#include "scenario/scenario_json.h"

#include <QtGlobal>

#include <algorithm>

namespace xuanka
{

namespace
{

constexpr int kMostMicroBatch = 65536; // the upper end of the parameter

const char *const kExpectCard = QT_TRANSLATE_NOOP("phrases", "the id of a card in the catalogue");
const char *const kExpectModel = QT_TRANSLATE_NOOP("phrases", "the id of a model in the catalogue");
const char *const kExpectCardLike = QT_TRANSLATE_NOOP("phrases", "the id of a card in the catalogue, such as %1");
const char *const kExpectModelLike = QT_TRANSLATE_NOOP("phrases", "the id of a model in the catalogue, such as %1");
const char *const kExpectStages = QT_TRANSLATE_NOOP("phrases", "at most one pipeline stage per layer, %1");

/// Letters, digits and dots of an id, lower case.
QString spelling(const QString &id)
{
    QString letters;
    for (const QChar sign : id) {
        if (sign.isLetterOrNumber() || sign == QLatin1Char('.'))
            letters += sign.toLower();
    }
    return letters;
}

/// Ids that begin like an unknown one, for people who know the name but not the spelling.
template <typename T> QStringList similarIds(const QVector<T> &entries, const QString &wanted)
{
    constexpr int most = 8;
    constexpr int fewestSigns = 2;
    QStringList ids;
    const QString letters = spelling(wanted);
    for (qsizetype length = letters.size(); length >= fewestSigns && ids.isEmpty(); --length) {
        const QString head = letters.left(length);
        for (const T &entry : entries) {
            if (ids.size() < most && spelling(entry.id).startsWith(head))
                ids << entry.id;
        }
    }
    return ids;
}

template <typename T>
Error unknownId(const QVector<T> &entries, const char *path, const QString &wanted, const char *plain, const char *like)
{
    const QStringList ids = similarIds(entries, wanted);
    return Error{{},
                 QString::fromLatin1(path),
                 wanted,
                 QString::fromLatin1(ids.isEmpty() ? plain : like),
                 ids.isEmpty() ? QStringList() : QStringList{ids.join(QLatin1String(", "))}};
}

/// The stave every kind of job has, and all of them in order.
void addMemoryStave(Estimate &estimate)
{
    QVector<Bottleneck> &staves = estimate.bottlenecks;
    const QString name = QStringLiteral("gpu_memory");
    const MemoryEstimate &memory = estimate.memory;
    const bool known = std::any_of(staves.begin(), staves.end(), [&](const Bottleneck &s) { return s.stave == name; });
    if (!known && memory.capacityBytes > 0) {
        staves.append({name, memory.needBytes, memory.capacityBytes, 1 - memory.needBytes / memory.capacityBytes,
                       QStringLiteral("B")});
    }
    std::stable_sort(staves.begin(), staves.end(),
                     [](const Bottleneck &a, const Bottleneck &b) { return a.headroom < b.headroom; });
}

} // namespace

CompiledScenario::CompiledScenario(const Scenario &scenario, Model model, const Gpu &gpu)
    : m_model(std::move(model)), m_gpu(gpu), m_cluster(scenario.cluster),
      m_hasBoardPower(gpu.tdpW.value_or(0) > 0 || scenario.cluster.powerLimitW > 0),
      m_usable(gpu.usableBytes().value_or(0)), m_headroom(scenario.headroom)
{
    if (!m_model.transformer)
        m_job = Samples{
            compileVision(scenario, m_model, m_gpu,
                          {engineConstants().vision, engineConstants().visionIntervals, engineConstants().speed}),
            compileVisionMemory(scenario, m_model, m_gpu, engineConstants().vision),
            compilePower(scenario.cluster, m_gpu, engineConstants().power)};
    else if (isTraining(scenario.workload.task))
        m_job = Training{
            compileTrainingMemory(scenario, m_model, m_gpu),
            compileTrainingSpeed(scenario, m_model, m_gpu, engineConstants().speed, engineConstants().speedIntervals),
            compilePower(scenario.cluster, m_gpu, engineConstants().power)};
    else
        m_job = Serving{compileInference(scenario, m_model, m_gpu, engineConstants().inference)};
}

Result<CompiledScenario> CompiledScenario::compile(const Scenario &scenario, const Catalog &catalog,
                                                   const EstimateOptions &options)
{
    if (options.validate) {
        if (const std::optional<Error> error = xuanka::validate(scenario))
            return *error;
    }
    const Gpu *gpu = catalog.gpu(scenario.cluster.gpu);
    if (!gpu)
        return unknownId(catalog.gpus(), "cluster.gpu", scenario.cluster.gpu, kExpectCard, kExpectCardLike);
    if (scenario.model.isCatalog() && !catalog.model(scenario.model.catalogId))
        return unknownId(catalog.models(), "model", scenario.model.catalogId, kExpectModel, kExpectModelLike);
    Result<Model> model = catalog.resolve(scenario.model);
    if (!model)
        return model.error();
    if (model->transformer && scenario.parallelism.pipeline > model->transformer->layers) {
        return Error{{},
                     QStringLiteral("parallelism.pipeline"),
                     QString::number(scenario.parallelism.pipeline),
                     QString::fromLatin1(kExpectStages),
                     {QString::number(model->transformer->layers)}};
    }
    return CompiledScenario(scenario, std::move(model).value(), *gpu);
}

Evaluation CompiledScenario::evaluate(const Layout &layout) const noexcept
{
    if (const Training *training = std::get_if<Training>(&m_job))
        return evaluateTraining(*training, layout);
    if (const Samples *samples = std::get_if<Samples>(&m_job))
        return evaluateSamples(*samples, layout.microBatch);
    return {};
}

Evaluation CompiledScenario::evaluate(const InferencePoint &point) const noexcept
{
    if (const Serving *serving = std::get_if<Serving>(&m_job))
        return evaluateServing(*serving, point);
    return {};
}

Evaluation CompiledScenario::evaluate(const Scenario &at) const noexcept
{
    return isServing() ? evaluate(InferencePoint::of(at)) : evaluate(Layout::of(at));
}

double CompiledScenario::needBytes(const Layout &layout) const noexcept
{
    const Training *training = std::get_if<Training>(&m_job);
    return training ? evaluateTrainingMemory(training->memory, layout).need : 0;
}

double CompiledScenario::stepSeconds(const Layout &layout) const noexcept
{
    const Training *training = std::get_if<Training>(&m_job);
    return training && training->speed.job ? evaluateTrainingSpeed(*training->speed.job, layout).step : 0;
}

Verdict CompiledScenario::verdictOf(double needBytes) const noexcept
{
    if (needBytes <= m_usable * (1 - m_headroom))
        return Verdict::Fits;
    return needBytes <= m_usable ? Verdict::Tight : Verdict::DoesNotFit;
}

int CompiledScenario::maxMicroBatch(const Layout &layout) const noexcept
{
    if (m_usable <= 0 || isServing())
        return 0;
    Layout trial = layout;
    const auto fits = [&](int batch) {
        trial.microBatch = batch;
        return evaluate(trial).verdict == Verdict::Fits;
    };
    if (!fits(1))
        return 0;
    int low = 1;
    while (low < kMostMicroBatch && fits(2 * low))
        low *= 2;
    int high = std::min(2 * low, kMostMicroBatch + 1); // the first that does not fit
    while (high - low > 1) {
        const int middle = low + (high - low) / 2;
        (fits(middle) ? low : high) = middle;
    }
    return low;
}

Estimate CompiledScenario::estimate(const Scenario &at, const Catalog &catalog, const EstimateOptions &options) const
{
    Estimate estimate;
    if (const Training *training = std::get_if<Training>(&m_job))
        assembleTraining(estimate, *training, at, options.explanations);
    else if (const Serving *serving = std::get_if<Serving>(&m_job))
        assembleServing(estimate, *serving, at, options.explanations);
    else
        assembleSamples(estimate, std::get<Samples>(m_job), at, options.explanations);
    estimate.gpuId = m_gpu.id;
    MemoryEstimate &memory = estimate.memory;
    memory.capacityBytes = m_usable;
    const std::array<double, 3> rule = ruleOfThumbBytes(at.workload.task, double(m_model.parameters));
    std::copy(rule.begin(), rule.end(), memory.ruleOfThumbBytes);
    const Samples *samples = std::get_if<Samples>(&m_job);
    if (!samples || samples->bytes.activationBytes > 0)
        memory.recommendedTierBytes = xuanka::recommendedTierBytes(catalog, memory.needBytes, m_headroom);
    addMemoryStave(estimate);
    if (options.explanations)
        estimate.explanations.append(explainRuleOfThumb(at.workload.task, double(m_model.parameters)));
    estimate.issues = scenarioIssues(at, m_model, m_gpu, estimate);
    return estimate;
}

} // namespace xuanka
