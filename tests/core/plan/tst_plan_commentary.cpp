// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_fixture.h"

#include "estimate/engine.h"
#include "plan/generation_race.h"
#include "plan/plan_json.h"
#include "plan/rules.h"
#include "plan/sensitivity.h"
#include "plan/staves.h"
#include "report/plan_texts.h"

#include <QJsonArray>

using namespace xuanka;

namespace
{

std::optional<RuleVerdict> ruleOf(const char *json, const char *id)
{
    const PlanRequirements asked = requirementsOf(json);
    const PlanAnswer answer = plan(asked, bundledCatalog(), testOptions()).value();
    for (const RuleVerdict &verdict : judgeRules(asked, bundledCatalog(), answer, testOptions())) {
        if (verdict.id == QLatin1String(id))
            return verdict;
    }
    return std::nullopt;
}

PlanPoint pointWith(const char *gpu, int gpus, double hours, std::optional<double> price, double kwh)
{
    PlanPoint point;
    point.gpuId = QString::fromLatin1(gpu);
    point.gpusPerNode = gpus;
    point.hours = hours;
    point.energyKwh = kwh;
    if (price)
        point.price = CardHourPrice{*price, *price, *price, {}, {}, {}, {}};
    return point;
}

const char *const kTune7b = R"({"jobs": [{"model": "llama-2-7b", "workload": {"task": "full_finetuning",
    "sequence_length": 4096, "global_batch": 64}, "tokens": 1e9}], "allow": {"export_restricted": true},
    "limits": {"max_gpus": 16, "max_hours": 168}})";
const char *const kServe13b = R"({"jobs": [{"model": "llama-2-13b", "workload": {"task": "inference",
    "inference": {"concurrency": 32, "prompt_tokens": 1024, "output_tokens": 512}}}],
    "allow": {"export_restricted": true}, "limits": {"max_gpus": 8}})";

} // namespace

class TestPlanCommentary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void sevenOnOneCardIsWrong();
    void thirteenOnThirtyTwoIsWrong();
    void visionNeedsLittle();
    void mixedHeadroom();
    void everyRuleHasWords();
    void everyReasonHasWords();
    void raceByHand();
    void staves();
    void sensitivity();
    void json();
};

/// 6.74e9 parameters, 16 bytes each for weights, gradients and optimizer in mixed precision: 108 GB of 80 GB.
void TestPlanCommentary::sevenOnOneCardIsWrong()
{
    const std::optional<RuleVerdict> rule = ruleOf(kTune7b, "Z7-7b-one-h100");
    QVERIFY(rule && rule->agrees.has_value());
    QVERIFY(!*rule->agrees);
    QCOMPARE(rule->why.first().key, QStringLiteral("rule_one_card_lacks"));
    QVERIFY(rule->why.first().values.at(1).number > rule->why.first().values.at(2).number);
    QVERIFY(rule->why.first().values.at(2).number < 86e9);
}

/// 26 GB of weights and 32 x 1,536 x 0.82 MB of cache do not go into 32 GB.
void TestPlanCommentary::thirteenOnThirtyTwoIsWrong()
{
    const std::optional<RuleVerdict> rule = ruleOf(kServe13b, "S4-13b-32gb");
    QVERIFY(rule && rule->agrees.has_value());
    QVERIFY(!*rule->agrees);
    const QVector<PlanValue> values = rule->why.first().values;
    QVERIFY(std::abs(values.at(0).number / 26.0e9 - 1) < 0.02); // weights
    QCOMPARE(values.at(1).number, 32.0);
    QVERIFY(values.at(2).number > 60e9 && values.at(3).number < 34.4e9);
    QVERIFY(values.at(4).number < 32);
}

void TestPlanCommentary::visionNeedsLittle()
{
    const std::optional<RuleVerdict> rule = ruleOf(R"({"jobs": [{"model": "resnet-50", "workload":
        {"task": "pretraining", "global_batch": 64}, "tokens": 1e7}], "allow": {"export_restricted": true},
        "limits": {"max_gpus": 2}})",
                                                   "Z8-vision-40gb");
    QVERIFY(rule && rule->agrees.has_value());
    QVERIFY(*rule->agrees);
    QVERIFY(rule->why.first().values.at(0).number < 40e9);
}

void TestPlanCommentary::mixedHeadroom()
{
    const QByteArray json = R"({"jobs": [{"model": "llama-2-7b", "workload": {"task": "lora"}, "tokens": 1e8},
        {"model": "llama-2-7b", "workload": {"task": "inference"}}], "allow": {"gpus": ["a100-sxm4-80"]},
        "limits": {"max_gpus": 8, "headroom": %1}})";
    const auto verdict = [&](const char *headroom) {
        const QByteArray whole = QByteArray(json).replace("%1", headroom);
        return ruleOf(whole.constData(), "S4-mixed-headroom")->agrees.value();
    };
    QVERIFY(verdict("0.25"));
    QVERIFY(!verdict("0.1"));
}

void TestPlanCommentary::everyRuleHasWords()
{
    const Phrases english(Language::English);
    const PlanTexts texts(english, bundledCatalog());
    for (const QString &id : ruleIds()) {
        QVERIFY2(texts.rule(id) != id, qPrintable(id));
        QVERIFY2(texts.advice(id) != id, qPrintable(id));
    }
    QCOMPARE(std::size_t(ruleIds().size()), planRulePhrases().size());
    QCOMPARE(planRulePhrases().size(), planAdvicePhrases().size());
}

/// Whatever the planner says has words, all placeholders filled.
void TestPlanCommentary::everyReasonHasWords()
{
    const PlanTexts texts(Phrases(Language::English), bundledCatalog());
    QStringList sentences;
    for (const char *json : {kTune7b, kServe13b}) {
        const PlanRequirements asked = requirementsOf(json);
        const PlanAnswer answer = plan(asked, bundledCatalog(), testOptions()).value();
        for (const PlanPoint &point : answer.front) {
            QVERIFY(!point.because.isEmpty());
            for (const PlanReason &reason : point.because) {
                QVERIFY2(texts.reason(reason) != reason.key, qPrintable(reason.key));
                sentences << texts.reason(reason);
            }
        }
        for (const RuleVerdict &rule : judgeRules(asked, bundledCatalog(), answer, testOptions())) {
            for (const PlanReason &reason : rule.why) {
                QVERIFY2(texts.reason(reason) != reason.key, qPrintable(reason.key));
                sentences << texts.reason(reason);
            }
        }
    }
    for (const QString &sentence : sentences) {
        static const QRegularExpression open(QStringLiteral("%[1-9]"));
        QVERIFY2(!open.match(sentence).hasMatch(), qPrintable(sentence));
    }
}

/// Ten hours against four, 6 and 13 yuan a card and hour, eight cards: the newer costs 8 x 7 x 24 = 1,344 yuan a
/// day more and saves 0.6 h x 104 yuan an hour of work: 1,344 / 62.4 = 21.5 h. Power: 60 kWh x 1.35 x 0.65.
void TestPlanCommentary::raceByHand()
{
    // 5.63 kW for 10 of a month's 730 hours at 570 yuan a kW and month: 43.96 yuan; without a power none is made up.
    PlanPoint powered = pointWith("a100-sxm4-80", 8, 10, 6, 60);
    powered.powerWatts = 5630;
    PlanPoint silent = pointWith("h100-sxm5-80", 8, 4, 13, 32);
    silent.powerWatts.reset();
    const GenerationRace housed = raceOf(powered, silent, {0.65, 1.35, 0, 570});
    QVERIFY(std::abs(housed.older.rackYuan.value() - 43.96) < 0.005);
    QVERIFY(!housed.newer.rackYuan);
    QCOMPARE(RaceAssumptions::standard().rackYuanPerKwMonth, 570.0); // resources/site/prices.json, 2026H1

    const RaceAssumptions assumptions{0.65, 1.35, 0};
    const GenerationRace race =
        raceOf(pointWith("a100-sxm4-80", 8, 10, 6, 60), pointWith("h100-sxm5-80", 8, 4, 13, 32), assumptions);
    QCOMPARE(race.speedUp, 2.5);
    QCOMPARE(race.older.runYuan.value(), 480.0);
    QCOMPARE(race.newer.runYuan.value(), 416.0);
    QVERIFY(std::abs(race.older.energyYuan - 52.65) < 1e-9);
    QVERIFY(std::abs(race.breakEvenHoursPerDay.value() - 21.538461538) < 1e-6);
    // somebody who waits for it makes the hour dear
    QVERIFY(raceOf(pointWith("a100-sxm4-80", 8, 10, 6, 60), pointWith("h100-sxm5-80", 8, 4, 13, 32), {0.65, 1.35, 1000})
                .breakEvenHoursPerDay.value() < 3);
    QVERIFY(!raceOf(pointWith("a100-sxm4-80", 8, 10, {}, 60), pointWith("h100-sxm5-80", 8, 4, 13, 32), assumptions)
                 .breakEvenHoursPerDay);
}

/// Eight H100 draw about 10 kW against a rack of 6 kW; a 7B checkpoint of 14 B a parameter, 94 GB in 108 s, is
/// 0.87 GB/s of 5 GB/s.
void TestPlanCommentary::staves()
{
    Scenario scenario = requirementsOf(kTune7b).jobs.first().base;
    scenario.cluster.gpu = QStringLiteral("h100-sxm5-80");
    scenario.workload.framework = Framework::Fsdp;
    scenario.parallelism = {};
    scenario.parallelism.zeroStage = 3;
    const Estimate answer = estimate(scenario, bundledCatalog()).value();
    const Model model = bundledCatalog().resolve(scenario.model).value();
    const QVector<Bottleneck> staves = allStaves(scenario, answer, model);
    QStringList names;
    double before = -1e9;
    for (const Bottleneck &stave : staves) {
        names << stave.stave;
        QVERIFY(stave.headroom >= before);
        QVERIFY(std::abs(stave.headroom - (1 - stave.used / stave.limit)) < 1e-12);
        before = stave.headroom;
        if (stave.stave == QLatin1String("storage"))
            QVERIFY(std::abs(stave.used - 14 * 6.738e9 / 108) < 1e6);
        if (stave.stave == QLatin1String("rack_power"))
            QVERIFY(stave.used > 8000 && stave.used < 10500 && stave.headroom < 0);
    }
    for (const char *name : {"gpu_compute", "gpu_memory", "memory_bandwidth", "gpu_link", "cpu_loading", "host_memory",
                             "storage", "rack_power", "cooling"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
    Surroundings rack;
    rack.rackWatts = 20000;
    for (const Bottleneck &stave : allStaves(scenario, answer, model, rack)) {
        if (stave.stave == QLatin1String("rack_power"))
            QVERIFY(stave.headroom > 0.4);
    }
}

void TestPlanCommentary::sensitivity()
{
    const PlanRequirements asked = requirementsOf(kTune7b);
    const PlanAnswer answer = plan(asked, bundledCatalog(), testOptions()).value();
    QVERIFY(!answer.ranked.isEmpty());
    const PlanPoint &point = answer.ranked.first();
    const QVector<SensitivityRow> rows = sensitivityOf(point, asked, bundledCatalog(), testOptions());
    QCOMPARE(rows.size(), 5);
    const auto row = [&](SensitivityInput input) {
        return *std::find_if(rows.begin(), rows.end(), [&](const SensitivityRow &r) { return r.input == input; });
    };
    const SensitivityRow price = row(SensitivityInput::CardPrice);
    QVERIFY(std::abs(price.more.costYuan.value() / point.costYuan.value() - 1.2) < 1e-9);
    QVERIFY(std::abs(price.less.costYuan.value() / point.costYuan.value() - 0.8) < 1e-9);
    const SensitivityRow efficiency = row(SensitivityInput::Efficiency);
    QVERIFY(std::abs(efficiency.less.hours.value() / point.hours - 1.25) < 1e-9);
    const SensitivityRow power = row(SensitivityInput::PowerPrice);
    // a fifth of the energy at 0.65 yuan and 1.35
    const double energy = 0.2 * point.energyKwh.value() * 1.35 * 0.65;
    QVERIFY(std::abs(power.more.costYuan.value() - point.costYuan.value() - energy) < 1e-6);
    const SensitivityRow sequence = row(SensitivityInput::Sequence);
    QVERIFY(std::abs(sequence.more.factor - 1.2) < 0.02 && std::abs(sequence.less.factor - 0.8) < 0.02);
}

void TestPlanCommentary::json()
{
    const PlanRequirements asked = requirementsOf(kTune7b);
    const PlanAnswer answer = plan(asked, bundledCatalog(), testOptions()).value();
    const PlanCommentary commentary = commentOn(asked, bundledCatalog(), answer, testOptions());
    const PlanTexts texts(Phrases(Language::English), bundledCatalog());
    const QJsonObject object = planToJson(answer, commentary,
                                          {[&](const PlanReason &reason) { return texts.reason(reason); },
                                           [&](const QString &id) { return texts.rule(id); },
                                           [&](const QString &id) { return texts.advice(id); }});
    for (const char *key : {"evaluated", "seconds", "front", "ranked", "rules", "staves", "sensitivity"})
        QVERIFY2(object.contains(QLatin1String(key)), key);
    const QJsonObject first = object.value(QLatin1String("front")).toArray().first().toObject();
    for (const char *key : {"gpu", "gpus_per_node", "nodes", "parallelism", "micro_batch", "recompute", "memory_bytes",
                            "fit_probability", "tokens_per_second", "hours", "node_watts", "cost_cny", "because"})
        QVERIFY2(first.contains(QLatin1String(key)), key);
    QVERIFY(commentary.race.has_value());
}

QTEST_GUILESS_MAIN(TestPlanCommentary)
#include "tst_plan_commentary.moc"
