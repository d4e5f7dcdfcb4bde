// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/plan_json.h"

#include "estimate/engine.h"
#include "plan/staves.h"
#include "scenario/scenario_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace xuanka
{

namespace
{

QJsonValue orNull(const std::optional<double> &value) { return value ? QJsonValue(*value) : QJsonValue(); }

template <typename List, typename F> QJsonArray arrayOf(const List &list, F write)
{
    QJsonArray array;
    for (const auto &element : list)
        array.append(write(element));
    return array;
}

QLatin1String kindWord(PlanValue::Kind kind)
{
    constexpr std::array<const char *, 10> words{"count", "bytes", "hours", "seconds", "cny",
                                                 "watts", "share", "ratio", "rate",    "word"};
    return QLatin1String(words[std::size_t(kind)]);
}

QLatin1String outcomeWord(ClusterOutcome outcome)
{
    constexpr std::array<const char *, 9> words{"answered",      "no_memory", "too_slow",  "too_dear", "rack_too_small",
                                                "not_published", "no_price",  "no_layout", "stopped"};
    return QLatin1String(words[std::size_t(outcome)]);
}

QLatin1String refusalWord(CardRefusal refusal)
{
    constexpr std::array<const char *, 7> words{"none",           "not_named",   "vendor", "segment",
                                                "export_licence", "second_hand", "cooling"};
    return QLatin1String(words[std::size_t(refusal)]);
}

QJsonObject degreesToJson(const Parallelism &p)
{
    return {{QStringLiteral("data"), p.data},
            {QStringLiteral("tensor"), p.tensor},
            {QStringLiteral("pipeline"), p.pipeline},
            {QStringLiteral("context"), p.context},
            {QStringLiteral("expert"), p.expert},
            {QStringLiteral("zero_stage"), p.zeroStage},
            {QStringLiteral("sequence_parallel"), p.sequenceParallel},
            {QStringLiteral("virtual_pipeline"), p.virtualPipeline},
            {QStringLiteral("cpu_offload"), QString(toWord(p.cpuOffload))}};
}

QJsonObject jobToJson(const JobChoice &job)
{
    const Workload &work = job.scenario.workload;
    return {{QStringLiteral("framework"), QString(toWord(work.framework))},
            {QStringLiteral("parallelism"), degreesToJson(job.scenario.parallelism)},
            {QStringLiteral("micro_batch"), work.microBatch},
            {QStringLiteral("gradient_accumulation"), work.gradientAccumulation},
            {QStringLiteral("recompute"), QString(toWord(work.recompute))},
            {QStringLiteral("memory_bytes"), job.totalBytes},
            {QStringLiteral("need_bytes"), job.needBytes},
            {QStringLiteral("capacity_bytes"), job.capacityBytes},
            {QStringLiteral("fit_probability"), job.fitProbability},
            {QStringLiteral("tokens_per_second"), job.tokensPerSecond},
            {QStringLiteral("step_seconds"), job.stepSeconds},
            {QStringLiteral("time_per_output_token_seconds"), job.tokenSeconds},
            {QStringLiteral("mfu"), job.mfu},
            {QStringLiteral("hours"), job.hours},
            {QStringLiteral("rate_interval_relative"), QJsonArray{job.relativeRate.low, job.relativeRate.high}}};
}

QJsonObject staveToJson(const Bottleneck &stave)
{
    return {{QStringLiteral("stave"), stave.stave},
            {QStringLiteral("used"), stave.used},
            {QStringLiteral("limit"), stave.limit},
            {QStringLiteral("headroom"), stave.headroom},
            {QStringLiteral("unit"), stave.unit}};
}

QJsonObject sideToJson(const SensitivityRow::Side &side)
{
    return {{QStringLiteral("factor"), side.factor},
            {QStringLiteral("fits"), side.fits},
            {QStringLiteral("hours"), orNull(side.hours)},
            {QStringLiteral("time_per_output_token_seconds"), orNull(side.tokenSeconds)},
            {QStringLiteral("cost_cny"), orNull(side.costYuan)}};
}

QJsonObject raceSideToJson(const GenerationRace::Side &side)
{
    return {{QStringLiteral("gpu"), side.gpuId},
            {QStringLiteral("gpus"), side.gpus},
            {QStringLiteral("hours"), side.hours},
            {QStringLiteral("energy_kwh"), side.energyKwh},
            {QStringLiteral("energy_cny"), side.energyYuan},
            {QStringLiteral("rack_cny"), orNull(side.rackYuan)},
            {QStringLiteral("cny_per_hour"), orNull(side.hourYuan)},
            {QStringLiteral("cost_cny"), orNull(side.runYuan)}};
}

QJsonObject clusterToJson(const ClusterRecord &record)
{
    return {{QStringLiteral("gpu"), record.gpuId},
            {QStringLiteral("gpus_per_node"), record.gpusPerNode},
            {QStringLiteral("nodes"), record.nodes},
            {QStringLiteral("outcome"), QString(outcomeWord(record.outcome))},
            {QStringLiteral("need_bytes"), record.needBytes},
            {QStringLiteral("capacity_bytes"), record.capacityBytes},
            {QStringLiteral("hours"), record.hours},
            {QStringLiteral("missing"), QJsonArray::fromStringList(record.missing)}};
}

QJsonObject reasonToJson(const PlanReason &reason)
{
    const auto value = [](const PlanValue &v) {
        return QJsonObject{
            {QStringLiteral("kind"), QString(kindWord(v.kind))},
            {QStringLiteral("value"), v.kind == PlanValue::Kind::Word ? QJsonValue(v.word) : QJsonValue(v.number)}};
    };
    return {{QStringLiteral("key"), reason.key}, {QStringLiteral("values"), arrayOf(reason.values, value)}};
}

QJsonArray inWords(const QVector<PlanReason> &reasons, const PlanWords &words)
{
    return arrayOf(reasons, [&](const PlanReason &reason) { return QJsonValue(words.reason(reason)); });
}

QJsonObject planPointToJson(const PlanPoint &point, const PlanWords &words)
{
    QJsonObject object = jobToJson(point.jobs.at(point.hungriest));
    object[QStringLiteral("gpu")] = point.gpuId;
    object[QStringLiteral("gpus_per_node")] = point.gpusPerNode;
    object[QStringLiteral("nodes")] = point.nodes;
    object[QStringLiteral("fit_probability")] = point.fitProbability;
    object[QStringLiteral("hours")] = point.hours;
    object[QStringLiteral("hours_interval")] = QJsonArray{point.hoursOptimistic, point.hoursPessimistic};
    object[QStringLiteral("node_watts")] = orNull(point.nodeWatts);
    object[QStringLiteral("node_peak_watts")] = orNull(point.nodePeakWatts);
    object[QStringLiteral("power_watts")] = orNull(point.powerWatts);
    object[QStringLiteral("energy_kwh")] = orNull(point.energyKwh);
    object[QStringLiteral("cost_cny")] = orNull(point.costYuan);
    object[QStringLiteral("cost_interval_cny")] =
        point.costYuan ? QJsonValue(QJsonArray{*point.costLowYuan, *point.costHighYuan}) : QJsonValue();
    object[QStringLiteral("measured")] = point.measured;
    if (point.jobs.size() > 1)
        object[QStringLiteral("jobs")] = arrayOf(point.jobs, jobToJson);
    object[QStringLiteral("because")] = inWords(point.because, words);
    object[QStringLiteral("reasons")] = arrayOf(point.because, reasonToJson);
    return object;
}

} // namespace

QVector<Bottleneck> stavesOf(const PlanPoint &point, const PlanRequirements &requirements, const Catalog &catalog)
{
    const Scenario &scenario = point.jobs.at(point.hungriest).scenario;
    EstimateOptions options;
    options.explanations = false;
    options.validate = false;
    const Result<Estimate> answer = estimate(scenario, catalog, options);
    const Result<Model> model = catalog.resolve(scenario.model);
    if (!answer || !model)
        return {};
    Surroundings around;
    around.rackWatts = requirements.limits.rackWatts;
    around.liquid = requirements.allow.cooling == PlanCooling::Liquid;
    return allStaves(scenario, *answer, *model, around);
}

PlanCommentary commentOn(const PlanRequirements &requirements, const Catalog &catalog, const PlanAnswer &answer,
                         const PlanOptions &options)
{
    PlanCommentary commentary;
    commentary.rules = judgeRules(requirements, catalog, answer, options);
    if (!answer.ranked.isEmpty()) {
        commentary.staves = stavesOf(answer.ranked.first(), requirements, catalog);
        commentary.sensitivity = sensitivityOf(answer.ranked.first(), requirements, catalog, options);
    }
    const auto [older, newer] = usualRivals(answer, catalog);
    commentary.race = raceOf(answer, older, newer);
    return commentary;
}

QJsonObject planToJson(const PlanAnswer &answer, const PlanCommentary &commentary, const PlanWords &words)
{
    const auto point = [&](const PlanPoint &p) { return planPointToJson(p, words); };
    const auto rule = [&](const RuleVerdict &verdict) {
        QStringList why;
        for (const PlanReason &reason : verdict.why)
            why << words.reason(reason);
        return QJsonObject{{QStringLiteral("id"), verdict.id},
                           {QStringLiteral("rule"), words.rule(verdict.id)},
                           {QStringLiteral("advice"), words.advice(verdict.id)},
                           {QStringLiteral("why"), why.join(QLatin1Char(' '))},
                           {QStringLiteral("agrees"), verdict.agrees ? QJsonValue(*verdict.agrees) : QJsonValue()},
                           {QStringLiteral("reasons"), arrayOf(verdict.why, reasonToJson)}};
    };
    const auto row = [](const SensitivityRow &r) {
        return QJsonObject{{QStringLiteral("input"), QString(toWord(r.input))},
                           {QStringLiteral("less"), sideToJson(r.less)},
                           {QStringLiteral("more"), sideToJson(r.more)}};
    };
    const auto refused = [](const RefusedCard &card) {
        return QJsonObject{{QStringLiteral("gpu"), card.gpuId},
                           {QStringLiteral("reason"), QString(refusalWord(card.refusal))}};
    };
    QJsonObject object{{QStringLiteral("evaluated"), double(answer.evaluated)},
                       {QStringLiteral("seconds"), answer.seconds},
                       {QStringLiteral("front"), arrayOf(answer.front, point)},
                       {QStringLiteral("ranked"), arrayOf(answer.ranked, point)},
                       {QStringLiteral("rules"), arrayOf(commentary.rules, rule)},
                       {QStringLiteral("staves"), arrayOf(commentary.staves, staveToJson)},
                       {QStringLiteral("sensitivity"), arrayOf(commentary.sensitivity, row)},
                       {QStringLiteral("notices"), inWords(answer.notices, words)},
                       {QStringLiteral("searched"), arrayOf(answer.clusters, clusterToJson)},
                       {QStringLiteral("refused"), arrayOf(answer.refused, refused)}};
    if (const auto &race = commentary.race) {
        object[QStringLiteral("generations")] =
            QJsonObject{{QStringLiteral("older"), raceSideToJson(race->older)},
                        {QStringLiteral("newer"), raceSideToJson(race->newer)},
                        {QStringLiteral("speed_up"), race->speedUp},
                        {QStringLiteral("break_even_hours_per_day"), orNull(race->breakEvenHoursPerDay)}};
    }
    return object;
}

} // namespace xuanka
