// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/because.h"

#include "estimate/compiled_scenario.h"
#include "estimate/engine.h"
#include "plan/job_search.h"
#include "plan/plan_json.h"
#include "plan/reason.h"
#include "scenario/scenario_json.h"

#include <algorithm>

namespace xuanka
{

namespace
{

using namespace reason;

constexpr double kWorthTelling = 0.15; ///< share of a step that a communication must take to be named a cause
constexpr double kSecondsPerHour = 3600;

PlanReason make(const char *key, const QVector<PlanValue> &values = {}) { return {QString::fromLatin1(key), values}; }

const ClusterRecord *recordOf(const PlanAnswer &answer, const QString &gpuId, int gpus)
{
    for (const ClusterRecord &record : answer.clusters) {
        if (record.gpuId == gpuId && record.gpus() == gpus)
            return &record;
    }
    return nullptr;
}

/// The next smaller count searched of the same card.
const ClusterRecord *fewer(const PlanAnswer &answer, const QString &gpuId, int gpus)
{
    const ClusterRecord *best = nullptr;
    for (const ClusterRecord &record : answer.clusters) {
        if (record.gpuId == gpuId && record.gpus() < gpus && (!best || record.gpus() > best->gpus()))
            best = &record;
    }
    return best;
}

bool hasFastLink(const Gpu &gpu)
{
    if (gpu.nvlinkBandwidthGbS.value_or(0) > 0)
        return !gpu.nvlinkBridgeOnly;
    return !gpu.scaleUpOther.isEmpty();
}

class Explainer
{
public:
    Explainer(const PlanRequirements &requirements, const Catalog &catalog, const PlanAnswer &answer)
        : m_requirements(requirements), m_catalog(catalog), m_answer(answer)
    {
    }

    QVector<PlanReason> of(const PlanPoint &point) const
    {
        QVector<PlanReason> reasons;
        best(point, reasons);
        fewerCards(point, reasons);
        if (point.jobs.size() > 1) {
            const JobChoice &hungry = point.jobs.at(point.hungriest);
            reasons << make("hungriest_job", {word(modelName(hungry.scenario)), bytes(hungry.needBytes)});
        }
        layout(point, reasons);
        if (const QVector<Bottleneck> staves = stavesOf(point, m_requirements, m_catalog); !staves.isEmpty())
            reasons << make("weakest_stave", {word(staves.first().stave)});
        evidence(point, reasons);
        return reasons;
    }

private:
    QString modelName(const Scenario &scenario) const
    {
        const Model *model = m_catalog.model(scenario.model.catalogId);
        return model ? model->name : scenario.model.name;
    }

    void best(const PlanPoint &point, QVector<PlanReason> &reasons) const
    {
        const auto least = [&](PlanPreference preference) {
            return std::none_of(m_answer.front.begin(), m_answer.front.end(), [&](const PlanPoint &other) {
                return other.objective(preference) < point.objective(preference);
            });
        };
        if (point.costHighYuan && least(PlanPreference::Cost))
            reasons << make("cheapest", {yuan(*point.costHighYuan)});
        if (least(PlanPreference::Time))
            reasons << (point.service ? make("fastest_token", {seconds(point.tokenSecondsPessimistic)})
                                      : make("fastest", {hours(point.hoursPessimistic)}));
        if (point.powerWatts && least(PlanPreference::Power))
            reasons << make("least_power", {watts(*point.powerWatts)});
    }

    void fewerCards(const PlanPoint &point, QVector<PlanReason> &reasons) const
    {
        if (point.gpus() == 1) {
            reasons << make("one_card", {bytes(point.jobs.at(point.hungriest).needBytes),
                                         bytes(point.jobs.at(point.hungriest).capacityBytes)});
            return;
        }
        const ClusterRecord *record = fewer(m_answer, point.gpuId, point.gpus());
        if (!record)
            return;
        const PlanValue number = count(record->gpus());
        if (record->outcome == ClusterOutcome::NoMemory)
            reasons << make("fewer_lack_memory", {number, bytes(record->needBytes), bytes(record->capacityBytes),
                                                  percent(m_requirements.limits.headroom)});
        else if (record->outcome == ClusterOutcome::TooSlow && record->hours > 0 && !point.service)
            reasons << make("fewer_too_slow", {number, hours(record->hours), hours(m_requirements.limits.maxHours)});
        else if (record->outcome == ClusterOutcome::Answered && !point.service && record->hours > 0)
            reasons << make("fewer_take_longer", {number, hours(record->hours), hours(point.hoursPessimistic)});
    }

    void layout(const PlanPoint &point, QVector<PlanReason> &reasons) const
    {
        const JobChoice &job = point.jobs.at(point.hungriest);
        const Parallelism &degrees = job.scenario.parallelism;
        const Gpu *gpu = m_catalog.gpu(point.gpuId);
        if (degrees.tensor > 1 && gpu)
            reasons << make(hasFastLink(*gpu) ? "tensor_on_fast_link" : "tensor_over_pcie", {count(degrees.tensor)});
        if (degrees.pipeline > 1)
            reasons << make("pipeline_filled",
                            {count(degrees.pipeline), count(job.scenario.workload.gradientAccumulation)});
        if (isTraining(job.scenario.workload.task) && job.scenario.workload.recompute != Recompute::None)
            recompute(job, reasons);
    }

    void recompute(const JobChoice &job, QVector<PlanReason> &reasons) const
    {
        Scenario without = job.scenario;
        without.workload.recompute = Recompute::None;
        EstimateOptions options;
        options.validate = false;
        const Result<CompiledScenario> compiled = CompiledScenario::compile(without, m_catalog, options);
        if (!compiled)
            return;
        const Evaluation evaluation = compiled->evaluate(without);
        if (evaluation.verdict != Verdict::Fits)
            reasons << make("recompute_needed", {word(toWord(job.scenario.workload.recompute)),
                                                 bytes(evaluation.needBytes), bytes(job.capacityBytes)});
    }

    void evidence(const PlanPoint &point, QVector<PlanReason> &reasons) const
    {
        const Interval &relative = point.jobs.at(point.hungriest).relativeRate;
        if (!point.measured)
            reasons << make("no_measurements", {percent(relative.low), percent(relative.high)});
        if (point.price)
            reasons << make("priced", {yuan(point.price->lowYuan), yuan(point.price->highYuan), word(point.price->asOf),
                                       word(point.price->basis)});
        else
            reasons << make("price_not_published");
        if (!point.powerWatts)
            reasons << make("power_not_published");
        const Gpu *gpu = m_catalog.gpu(point.gpuId);
        if (gpu && needsExportLicence(*gpu))
            reasons << make("export_licence");
        if (gpu && isOnlySecondHand(*gpu, m_catalog.asOf()))
            reasons << make("only_second_hand");
    }

    const PlanRequirements &m_requirements;
    const Catalog &m_catalog;
    const PlanAnswer &m_answer;
};

/// Cards of which more are slower than fewer.
void moreIsSlower(PlanAnswer &answer)
{
    for (const ClusterRecord &record : answer.clusters) {
        if (record.hours <= 0 || record.gpus() % 2 != 0)
            continue;
        const ClusterRecord *half = recordOf(answer, record.gpuId, record.gpus() / 2);
        if (half && half->hours > 0 && half->hours < record.hours && record.tokenSeconds == 0)
            answer.notices << make("more_cards_slower", {word(record.gpuId), count(record.gpus()), hours(record.hours),
                                                         count(half->gpus()), hours(half->hours)});
    }
}

const char *refusalKey(CardRefusal refusal)
{
    switch (refusal) {
    case CardRefusal::NotNamed:
        return "refused_not_named";
    case CardRefusal::Vendor:
        return "refused_vendor";
    case CardRefusal::Segment:
        return "refused_segment";
    case CardRefusal::Export:
        return "refused_export";
    case CardRefusal::SecondHand:
        return "refused_second_hand";
    case CardRefusal::Cooling:
        return "refused_cooling";
    case CardRefusal::None:
        break;
    }
    return "refused_not_named";
}

/// What one configuration is asked for beside the plan.
struct Asked {
    Estimate estimate;
    double rate = 0, hours = 0, pessimistic = 0;
};

std::optional<Asked> ask(const Scenario &configuration, double tokens, const Catalog &catalog)
{
    EstimateOptions options;
    options.explanations = false;
    options.validate = false;
    const Result<Estimate> answer = estimate(configuration, catalog, options);
    if (!answer)
        return std::nullopt;
    Asked asked{*answer};
    asked.rate = answer->time.tokensPerSecond > 0 ? answer->time.tokensPerSecond : answer->time.samplesPerSecond;
    if (asked.rate > 0) {
        asked.hours = tokens / asked.rate / kSecondsPerHour;
        asked.pessimistic = asked.hours / answer->time.intervalRelative.low;
    }
    return asked;
}

void causes(const Scenario &configuration, const Asked &asked, const Catalog &catalog, QVector<PlanReason> &reasons)
{
    const StepSeconds &step = asked.estimate.time.step;
    const double total = step.total();
    if (total <= 0)
        return;
    const Gpu *gpu = catalog.gpu(configuration.cluster.gpu);
    const Parallelism &degrees = configuration.parallelism;
    if (degrees.tensor > 1 && step.tensorComm / total > kWorthTelling)
        reasons << make(gpu && !hasFastLink(*gpu) ? "tensor_waits_for_pcie" : "tensor_waits",
                        {count(degrees.tensor), percent(step.tensorComm / total)});
    if (degrees.pipeline > 1 && step.pipelineBubble / total > kWorthTelling)
        reasons << make("pipeline_waits",
                        {count(degrees.pipeline), count(Layout::of(configuration).gradientAccumulation),
                         percent(step.pipelineBubble / total)});
    if (step.dataCommExposed / total > kWorthTelling)
        reasons << make("data_waits", {count(degrees.data), percent(step.dataCommExposed / total)});
}

/// The same kind of layout on half the cards.
void half(const Scenario &configuration, double tokens, const Asked &asked, const Catalog &catalog,
          QVector<PlanReason> &reasons)
{
    const int gpus = configuration.cluster.gpus();
    if (gpus < 2 || gpus % 2 != 0)
        return;
    Scenario fewerCards = configuration;
    if (fewerCards.cluster.nodes % 2 == 0)
        fewerCards.cluster.nodes /= 2;
    else
        fewerCards.cluster.gpusPerNode /= 2;
    if (fewerCards.parallelism.tensor % 2 == 0 && fewerCards.parallelism.data == 1)
        fewerCards.parallelism.tensor /= 2;
    balanceDegrees(fewerCards);
    const std::optional<Asked> other = ask(fewerCards, tokens, catalog);
    if (other && other->rate > asked.rate && other->estimate.memory.verdict != Verdict::DoesNotFit)
        reasons << make("half_is_faster", {count(gpus), rate(asked.rate), count(gpus / 2), rate(other->rate)});
}

void limits(const PlanLimits &limits, const Asked &asked, std::optional<double> cost, QVector<PlanReason> &reasons)
{
    const MemoryEstimate &memory = asked.estimate.memory;
    if (memory.capacityBytes <= 0)
        reasons << make("memory_not_published");
    else if (memory.verdict != Verdict::Fits)
        reasons << make("does_not_fit",
                        {bytes(memory.needBytes), bytes(memory.capacityBytes), percent(limits.headroom)});
    else if (memory.fitProbability < limits.fitProbability)
        reasons << make("fits_too_seldom", {percent(memory.fitProbability), percent(limits.fitProbability)});
    if (asked.rate <= 0)
        reasons << make("rate_not_published");
    if (limits.maxHours > 0 && asked.pessimistic > limits.maxHours)
        reasons << make("misses_deadline", {hours(asked.pessimistic), hours(limits.maxHours)});
    if (limits.rackWatts > 0 && asked.estimate.power.nodePeakWatts > limits.rackWatts)
        reasons << make("exceeds_rack", {watts(asked.estimate.power.nodePeakWatts), watts(limits.rackWatts)});
    if (limits.budgetYuan > 0 && !cost)
        reasons << make("price_not_published");
    else if (limits.budgetYuan > 0 && *cost > limits.budgetYuan)
        reasons << make("exceeds_budget", {yuan(*cost), yuan(limits.budgetYuan)});
}

void better(const Scenario &configuration, const PlanAnswer &answer, const Asked &asked, std::optional<double> cost,
            QVector<PlanReason> &reasons)
{
    const int gpus = configuration.cluster.gpus();
    const ClusterRecord *own = recordOf(answer, configuration.cluster.gpu, gpus);
    if (own && own->outcome == ClusterOutcome::Answered && own->hours > 0 && own->hours < asked.pessimistic * 0.999)
        reasons << make("better_layout", {hours(asked.pessimistic), hours(own->hours)});
    const ClusterRecord *less = fewer(answer, configuration.cluster.gpu, gpus);
    if (less && less->hours > 0 && less->hours <= asked.pessimistic)
        reasons << make("fewer_cards_as_fast",
                        {count(gpus), hours(asked.pessimistic), count(less->gpus()), hours(less->hours)});
    for (const PlanPoint &point : answer.front) {
        const bool cheaper = point.costHighYuan && (!cost || *point.costHighYuan <= *cost);
        if (cheaper && !point.service && point.hoursPessimistic <= asked.pessimistic &&
            (point.gpuId != configuration.cluster.gpu || point.gpus() != gpus)) {
            QVector<PlanValue> values{word(point.gpuId), count(point.gpus()), hours(point.hoursPessimistic),
                                      yuan(*point.costHighYuan), hours(asked.pessimistic)};
            if (cost)
                values << yuan(*cost);
            reasons << make(cost ? "beaten_by" : "beaten_by_priced", values);
            break;
        }
    }
}

} // namespace

void explain(const PlanRequirements &requirements, const Catalog &catalog, PlanAnswer &answer)
{
    const Explainer explainer(requirements, catalog, answer);
    for (QVector<PlanPoint> *list : {&answer.front, &answer.ranked}) {
        for (PlanPoint &point : *list)
            point.because = explainer.of(point);
    }
    for (const PlanJob &job : requirements.jobs) {
        if (job.tokensAssumed)
            answer.notices << make("run_length_assumed", {count(job.tokens)});
    }
    if (answer.front.isEmpty() && !answer.stopped)
        answer.notices << make("nothing_fits");
    moreIsSlower(answer);
}

QVector<PlanReason> whyNot(const Scenario &configuration, int job, const PlanRequirements &requirements,
                           const Catalog &catalog, const PlanAnswer &answer, const PriceOf &priceOf)
{
    QVector<PlanReason> reasons;
    for (const RefusedCard &card : answer.refused) {
        if (card.gpuId == configuration.cluster.gpu)
            reasons << make(refusalKey(card.refusal));
    }
    const double tokens = requirements.jobs.value(job).tokens;
    Scenario scenario = configuration;
    scenario.headroom = requirements.limits.headroom;
    const std::optional<Asked> asked = ask(scenario, tokens, catalog);
    if (!asked)
        return reasons;
    const std::optional<CardHourPrice> price = priceOf ? priceOf(scenario.cluster.gpu) : std::nullopt;
    std::optional<double> cost;
    if (price && asked->pessimistic > 0)
        cost = price->highYuan * scenario.cluster.gpus() * asked->pessimistic;
    limits(requirements.limits, *asked, cost, reasons);
    causes(scenario, *asked, catalog, reasons);
    half(scenario, tokens, *asked, catalog, reasons);
    better(scenario, answer, *asked, cost, reasons);
    return reasons;
}

} // namespace xuanka
