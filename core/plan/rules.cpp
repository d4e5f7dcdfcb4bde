// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/rules.h"

#include "estimate/engine.h"
#include "plan/generation_race.h"
#include "plan/plan_constants.h"
#include "plan/plan_json.h"
#include "plan/reason.h"

#include <algorithm>

namespace xuanka
{

namespace
{

using namespace reason;

PlanReason make(const char *key, const QVector<PlanValue> &values = {}) { return {QString::fromLatin1(key), values}; }

struct Context {
    const PlanRequirements &requirements;
    const Catalog &catalog;
    const PlanAnswer &answer;
    const PlanOptions &options;
    QVector<Model> models;
    const PlanPoint *best = nullptr; ///< first of the ranked list

    const PlanJob &job() const { return requirements.jobs.first(); }
    const Model &model() const { return models.first(); }
    double parameters() const { return double(model().parameters); }
    Task task() const { return job().base.workload.task; }
    const Gpu *bestGpu() const { return best ? catalog.gpu(best->gpuId) : nullptr; }

    bool any(bool (*wanted)(const PlanJob &)) const
    {
        return std::any_of(requirements.jobs.begin(), requirements.jobs.end(), wanted);
    }
};

bool isService(const PlanJob &job) { return job.isService(); }
bool trains(const PlanJob &job) { return isTraining(job.base.workload.task); }
bool between(double value, double low, double high) { return value >= low && value <= high; }

/// Newest generation of a vendor among the cards searched.
int newestGeneration(const Context &x, const QString &vendor)
{
    int newest = 0;
    for (const ClusterRecord &record : x.answer.clusters) {
        const Gpu *gpu = x.catalog.gpu(record.gpuId);
        if (gpu && gpu->vendor == vendor && gpu->segment == QLatin1String("datacenter"))
            newest = std::max(newest, gpu->generationOrder);
    }
    return newest;
}

bool bestIsNewest(const Context &x)
{
    const Gpu *gpu = x.bestGpu();
    return gpu && gpu->generationOrder >= newestGeneration(x, gpu->vendor);
}

RuleVerdict noAnswer(const char *id) { return {QString::fromLatin1(id), std::nullopt, {make("rule_no_answer")}}; }

/// The answer on certain cards with nothing kept free: what 'just fits' would mean.
PlanAnswer barely(const Context &x, const QString &gpuId, int gpus)
{
    PlanRequirements asked = x.requirements;
    asked.jobs = {x.job()};
    asked.allow = {};
    asked.allow.gpus = {gpuId};
    asked.limits = {};
    asked.limits.minGpus = asked.limits.maxGpus = gpus;
    asked.limits.headroom = 0;
    asked.limits.fitProbability = 0.5;
    PlanOptions options = x.options;
    options.explain = false;
    options.threads = 1;
    options.layoutsPerCluster = 1;
    options.progress = nullptr;
    options.firstFronts = nullptr;
    return plan(asked, x.catalog, options).value();
}

RuleVerdict judgeOneCard(const Context &x, const char *id, const char *gpuId)
{
    const PlanAnswer answer = barely(x, QString::fromLatin1(gpuId), 1);
    RuleVerdict verdict{QString::fromLatin1(id), !answer.ranked.isEmpty(), {}};
    if (answer.ranked.isEmpty()) {
        const ClusterRecord record = answer.clusters.value(0);
        verdict.why << make("rule_one_card_lacks",
                            {word(record.gpuId), bytes(record.needBytes), bytes(record.capacityBytes)});
    } else {
        const JobChoice &job = answer.ranked.first().jobs.first();
        verdict.why << make("rule_one_card_holds",
                            {word(QString::fromLatin1(gpuId)), bytes(job.needBytes), bytes(job.capacityBytes),
                             word(toWord(job.scenario.workload.recompute))});
    }
    return verdict;
}

// --- serving

RuleVerdict inferenceOneCard(const Context &x)
{
    if (!x.best)
        return noAnswer("S4-inference-one-card");
    const JobChoice &job = x.best->jobs.first();
    const int perReplica = job.scenario.parallelism.tensor * job.scenario.parallelism.pipeline;
    return {QStringLiteral("S4-inference-one-card"),
            perReplica == 1,
            {make("rule_replica", {word(x.best->gpuId), count(x.best->gpus()), count(perReplica), bytes(job.needBytes),
                                   bytes(job.capacityBytes)})}};
}

RuleVerdict inference7bTier(const Context &x)
{
    // the need on one large card tells what 40 GB would have to hold
    const double tier = planConstants().inferenceTierBytes;
    const PlanAnswer answer = barely(x, QStringLiteral("a100-sxm4-40"), 1);
    RuleVerdict verdict{QStringLiteral("S14-inference-7b-40gb"), !answer.ranked.isEmpty(), {}};
    const double need =
        answer.ranked.isEmpty() ? answer.clusters.value(0).needBytes : answer.ranked.first().jobs.first().needBytes;
    verdict.why << make(verdict.agrees.value() ? "rule_tier_holds" : "rule_tier_lacks", {bytes(need), bytes(tier)});
    return verdict;
}

RuleVerdict inference13bOn32(const Context &x)
{
    // one user, then the users asked for
    Scenario scenario = x.job().base;
    scenario.cluster.gpu = QStringLiteral("v100-pcie-32");
    scenario.cluster.gpusPerNode = scenario.cluster.nodes = 1;
    scenario.parallelism = {};
    scenario.parallelism.data = 1;
    scenario.headroom = 0;
    EstimateOptions options;
    options.explanations = false;
    options.validate = false;
    const Result<Estimate> asked = estimate(scenario, x.catalog, options);
    if (!asked)
        return noAnswer("S4-13b-32gb");
    const int users = scenario.workload.inference.concurrency;
    const bool holds = asked->memory.verdict != Verdict::DoesNotFit;
    // what it takes without the limit of this card
    scenario.cluster.gpu = QStringLiteral("h200-sxm-141");
    const Result<Estimate> free = estimate(scenario, x.catalog, options);
    const double need = free ? free->memory.needBytes : asked->memory.needBytes;
    return {QStringLiteral("S4-13b-32gb"),
            holds,
            {make(holds ? "rule_32_holds" : "rule_32_lacks",
                  {bytes(asked->memory.perGpu.weights), count(users), bytes(need), bytes(asked->memory.capacityBytes),
                   count(asked->memory.maxConcurrency)})}};
}

// --- training

RuleVerdict fullMemoryFirst(const Context &x)
{
    if (!x.best)
        return noAnswer("S4-full-memory-gate");
    const JobChoice &job = x.best->jobs.first();
    const double tier = planConstants().inferenceTierBytes;
    return {QStringLiteral("S4-full-memory-gate"),
            job.capacityBytes >= 0.95 * tier,
            {make("rule_share", {word(x.best->gpuId), count(x.best->gpus()), bytes(job.needBytes),
                                 bytes(job.capacityBytes), bytes(16 * x.parameters())})}};
}

RuleVerdict full13b(const Context &x)
{
    if (!x.best)
        return noAnswer("S14-full-13b");
    const JobChoice &job = x.best->jobs.first();
    return {QStringLiteral("S14-full-13b"),
            job.capacityBytes >= 0.95 * planConstants().fullTierBytes,
            {make("rule_share", {word(x.best->gpuId), count(x.best->gpus()), bytes(job.needBytes),
                                 bytes(job.capacityBytes), bytes(16 * x.parameters())})}};
}

RuleVerdict newestFor(const Context &x, const char *id)
{
    if (!x.best)
        return noAnswer(id);
    return {QString::fromLatin1(id),
            bestIsNewest(x),
            {make("rule_generation", {word(x.best->gpuId), word(x.bestGpu()->architecture), count(x.best->gpus()),
                                      hours(x.best->hoursPessimistic)})}};
}

RuleVerdict pretrainNewest(const Context &x) { return newestFor(x, "S14-pretrain-10b"); }
RuleVerdict manyNewest(const Context &x) { return newestFor(x, "Z16-many-newest"); }

RuleVerdict oneCardLastGeneration(const Context &x)
{
    RuleVerdict verdict = newestFor(x, "Z16-one-card-last");
    if (verdict.agrees)
        verdict.agrees = !*verdict.agrees;
    return verdict;
}

RuleVerdict h100Holds7b(const Context &x) { return judgeOneCard(x, "Z7-7b-one-h100", "h100-sxm5-80"); }
RuleVerdict h200Holds13b(const Context &x) { return judgeOneCard(x, "Z7-13b-141gb", "h200-sxm-141"); }

RuleVerdict stability(const Context &x)
{
    RuleVerdict verdict{QStringLiteral("S14-long-stability"), std::nullopt, {}};
    if (x.best)
        verdict.why << make("rule_not_counted", {hours(x.best->hours)});
    return verdict;
}

RuleVerdict mixedHeadroom(const Context &x)
{
    const double headroom = x.requirements.limits.headroom;
    return {
        QStringLiteral("S4-mixed-headroom"), between(headroom, 0.2, 0.3), {make("rule_headroom", {percent(headroom)})}};
}

// --- what the numbers of the answer say

RuleVerdict capacityFirst(const Context &x)
{
    if (!x.best)
        return noAnswer("S16-capacity-first");
    int lacking = 0, slow = 0;
    for (const ClusterRecord &record : x.answer.clusters) {
        lacking += record.outcome == ClusterOutcome::NoMemory;
        slow += record.outcome == ClusterOutcome::TooSlow;
    }
    const QVector<Bottleneck> staves = stavesOf(*x.best, x.requirements, x.catalog);
    const QString shortest = staves.isEmpty() ? QString() : staves.first().stave;
    return {QStringLiteral("S16-capacity-first"),
            lacking > slow,
            {make("rule_capacity_or_speed", {count(lacking), count(slow), word(shortest)})}};
}

RuleVerdict vision40(const Context &x)
{
    const PlanAnswer answer = barely(x, QStringLiteral("a100-pcie-40"), 1);
    if (answer.ranked.isEmpty() && answer.clusters.value(0).needBytes <= 0)
        return noAnswer("Z8-vision-40gb");
    const double need =
        answer.ranked.isEmpty() ? answer.clusters.value(0).needBytes : answer.ranked.first().jobs.first().needBytes;
    return {QStringLiteral("Z8-vision-40gb"),
            !answer.ranked.isEmpty(),
            {make(answer.ranked.isEmpty() ? "rule_tier_lacks" : "rule_tier_holds",
                  {bytes(need), bytes(planConstants().inferenceTierBytes)})}};
}

RuleVerdict raceRule(const Context &x, const char *id, bool newestExpected)
{
    const auto [older, newer] = usualRivals(x.answer, x.catalog);
    const std::optional<GenerationRace> race = raceOf(x.answer, older, newer);
    if (!race || !race->breakEvenHoursPerDay)
        return {QString::fromLatin1(id), std::nullopt, {make("rule_no_prices")}};
    const double breakEven = *race->breakEvenHoursPerDay;
    const bool agrees =
        newestExpected ? breakEven <= planConstants().busyHoursRule : breakEven > planConstants().busyHoursRule / 2;
    return {QString::fromLatin1(id),
            agrees,
            {make("rule_break_even",
                  {word(older), word(newer), hours(race->older.hours), hours(race->newer.hours),
                   yuan(race->older.runYuan.value_or(0)), yuan(race->newer.runYuan.value_or(0)), hours(breakEven)})}};
}

RuleVerdict busyNewest(const Context &x) { return raceRule(x, "Z9-busy-newest", true); }
RuleVerdict seldomLast(const Context &x) { return raceRule(x, "Z9-seldom-last", false); }

RuleVerdict usedA100(const Context &x)
{
    const PlanPoint *a100 = nullptr;
    for (const PlanPoint &point : x.answer.points) {
        if (point.gpuId.startsWith(QLatin1String("a100")) && (!a100 || point.costObjective() < a100->costObjective()))
            a100 = &point;
    }
    if (!a100 || !x.best || !a100->costHighYuan || !x.best->costHighYuan)
        return {QStringLiteral("Z15-used-a100"), std::nullopt, {make("rule_no_prices")}};
    if (a100->gpuId == x.best->gpuId) // nothing to set it against: it is the answer itself
        return {QStringLiteral("Z15-used-a100"),
                false,
                {make("rule_used_a100_best", {word(a100->gpuId), count(a100->gpus()), yuan(*a100->costHighYuan),
                                              hours(a100->hoursPessimistic)})}};
    const bool dearer = a100->gpuId != x.best->gpuId && *a100->costHighYuan > *x.best->costHighYuan;
    return {QStringLiteral("Z15-used-a100"),
            dearer,
            {make("rule_two_costs", {word(a100->gpuId), count(a100->gpus()), yuan(*a100->costHighYuan),
                                     hours(a100->hoursPessimistic), word(x.best->gpuId), count(x.best->gpus()),
                                     yuan(*x.best->costHighYuan), hours(x.best->hoursPessimistic)})}};
}

/// Rate of one job on eight cards of a kind.
double rateOf(const Context &x, const char *gpuId, Task task)
{
    PlanRequirements asked;
    PlanJob job = x.job();
    changeTask(job.base, task);
    job.frameworkPinned = true;
    job.base.workload.framework = Framework::Fsdp;
    asked.jobs = {job};
    asked.allow.gpus = {QString::fromLatin1(gpuId)};
    asked.limits.minGpus = asked.limits.maxGpus = planConstants().serverCards;
    asked.limits.headroom = 0;
    asked.limits.fitProbability = 0.5;
    PlanOptions options = x.options;
    options.explain = false;
    options.threads = 1;
    options.layoutsPerCluster = 1;
    options.progress = nullptr;
    options.firstFronts = nullptr;
    const Result<PlanAnswer> answer = plan(asked, x.catalog, options);
    return answer.ok() && !answer->ranked.isEmpty() ? answer->ranked.first().jobs.first().tokensPerSecond : 0;
}

RuleVerdict loraGeneration(const Context &x)
{
    const double loraOld = rateOf(x, "a100-sxm4-80", x.task()), loraNew = rateOf(x, "h100-sxm5-80", x.task());
    const double fullOld = rateOf(x, "a100-sxm4-80", Task::FullFinetuning);
    const double fullNew = rateOf(x, "h100-sxm5-80", Task::FullFinetuning);
    if (loraOld <= 0 || fullOld <= 0 || loraNew <= 0 || fullNew <= 0)
        return noAnswer("Z16-lora-generation");
    return {QStringLiteral("Z16-lora-generation"),
            loraNew / loraOld < fullNew / fullOld,
            {make("rule_two_speedups", {ratio(loraNew / loraOld), ratio(fullNew / fullOld)})}};
}

struct Rule {
    const char *id;
    bool (*applies)(const Context &);
    RuleVerdict (*judge)(const Context &);
};

bool isFull(const Context &x) { return x.task() == Task::FullFinetuning; }
bool serves(const Context &x) { return !isTraining(x.task()) && x.model().transformer; }

// sizes read as sellers say them: "7B" is up to 7.9 billion, "13B" from 12.5
constexpr Rule kRules[] = {
    {"S4-inference-one-card", [](const Context &x) { return serves(x); }, inferenceOneCard},
    {"S4-13b-32gb", [](const Context &x) { return serves(x) && between(x.parameters(), 12.5e9, 14.5e9); },
     inference13bOn32},
    {"S14-inference-7b-40gb", [](const Context &x) { return serves(x) && x.parameters() < 7.9e9; }, inference7bTier},
    {"S4-full-memory-gate", isFull, fullMemoryFirst},
    {"Z7-7b-one-h100", [](const Context &x) { return isFull(x) && between(x.parameters(), 6.2e9, 8.3e9); },
     h100Holds7b},
    {"Z7-13b-141gb", [](const Context &x) { return isFull(x) && between(x.parameters(), 12.5e9, 14.9e9); },
     h200Holds13b},
    {"S14-full-13b", [](const Context &x) { return isFull(x) && x.parameters() >= 12.5e9; }, full13b},
    {"S14-pretrain-10b", [](const Context &x) { return x.task() == Task::Pretraining && x.parameters() >= 1e10; },
     pretrainNewest},
    {"S4-mixed-headroom", [](const Context &x) { return x.any(isService) && x.any(trains); }, mixedHeadroom},
    {"S14-long-stability", [](const Context &x) { return x.best && !x.best->service && x.best->hours > 72; },
     stability},
    {"S16-capacity-first", [](const Context &) { return true; }, capacityFirst},
    {"Z8-vision-40gb",
     [](const Context &x) { return !x.model().transformer && x.model().sample && x.parameters() < 1e9; }, vision40},
    {"Z9-busy-newest", [](const Context &x) { return trains(x.job()); }, busyNewest},
    {"Z9-seldom-last", [](const Context &x) { return trains(x.job()); }, seldomLast},
    {"Z15-used-a100",
     [](const Context &x) { return isTraining(x.task()) && x.model().transformer && x.parameters() >= 6.2e9; },
     usedA100},
    {"Z16-lora-generation", [](const Context &x) { return isAdapter(x.task()) && x.model().transformer.has_value(); },
     loraGeneration},
    {"Z16-one-card-last", [](const Context &x) { return x.best && x.best->gpus() == 1; }, oneCardLastGeneration},
    {"Z16-many-newest", [](const Context &x) { return x.best && x.best->gpus() > 8; }, manyNewest},
};

} // namespace

QStringList ruleIds()
{
    QStringList ids;
    for (const Rule &rule : kRules)
        ids << QString::fromLatin1(rule.id);
    return ids;
}

QVector<RuleVerdict> judgeRules(const PlanRequirements &requirements, const Catalog &catalog, const PlanAnswer &answer,
                                const PlanOptions &options)
{
    Context context{requirements, catalog, answer,
                    options,      {},      answer.ranked.isEmpty() ? nullptr : &answer.ranked.first()};
    for (const PlanJob &job : requirements.jobs) {
        const Result<Model> model = catalog.resolve(job.base.model);
        if (!model)
            return {};
        context.models.append(*model);
    }
    QVector<RuleVerdict> verdicts;
    if (context.models.isEmpty())
        return verdicts;
    for (const Rule &rule : kRules) {
        if (options.stop.stop_requested())
            break;
        if (rule.applies(context))
            verdicts.append(rule.judge(context));
    }
    return verdicts;
}

} // namespace xuanka
