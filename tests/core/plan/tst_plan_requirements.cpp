// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_fixture.h"

#include "estimate/constants.h"
#include "plan/plan_constants.h"

using namespace xuanka;

class TestPlanRequirements : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void example();
    void defaults();
    void pinned();
    void errors_data();
    void errors();
    void filters();
    void constants();
};

/// The file of docs/interfaces.md.
void TestPlanRequirements::example()
{
    const PlanRequirements plan = requirementsOf(R"({"xuanka_plan": 1,
        "jobs": [{"model": "qwen2.5-7b", "workload": {"task": "full_finetuning", "sequence_length": 4096,
                  "global_batch": 128}, "tokens": 1e9}],
        "allow": {"gpus": [], "vendors": ["NVIDIA"], "segments": ["datacenter"], "export_restricted": false,
                  "second_hand": false},
        "limits": {"max_gpus": 64, "max_hours": 720, "budget_cny": 0, "rack_watts": 0, "headroom": 0.25},
        "prefer": "time"})");
    QCOMPARE(plan.jobs.size(), 1);
    QCOMPARE(plan.jobs.first().base.model.catalogId, QStringLiteral("qwen2.5-7b"));
    QCOMPARE(plan.jobs.first().base.workload.globalBatch, 128);
    QCOMPARE(plan.jobs.first().tokens, 1e9);
    QVERIFY(!plan.jobs.first().tokensAssumed);
    QCOMPARE(plan.allow.vendors, QStringList{QStringLiteral("NVIDIA")});
    QCOMPARE(plan.limits.maxHours, 720.0);
    QCOMPARE(plan.prefer, PlanPreference::Time);
}

void TestPlanRequirements::defaults()
{
    const PlanRequirements plan = requirementsOf(R"({"jobs": [{"model": "llama-2-7b"},
        {"model": "llama-2-7b", "workload": {"task": "lora"}},
        {"model": "llama-2-7b", "workload": {"task": "inference"}}]})");
    QCOMPARE(plan.limits, PlanLimits());
    QCOMPARE(plan.limits.maxGpus, 64);
    QCOMPARE(plan.limits.headroom, 0.25);
    QCOMPARE(plan.prefer, PlanPreference::Cost);
    QVERIFY(!plan.allow.exportRestricted && !plan.allow.secondHand);
    QCOMPARE(plan.jobs.at(0).base.workload.globalBatch, 128);
    QCOMPARE(plan.jobs.at(0).tokens, 1e9);
    QVERIFY(plan.jobs.at(0).tokensAssumed);
    QCOMPARE(plan.jobs.at(1).base.workload.globalBatch, 64);
    QVERIFY(plan.jobs.at(2).isService());
    QVERIFY(!plan.jobs.at(0).frameworkPinned);
    const PlanRequirements open = requirementsOf(R"({"jobs": [{"model": "llama-2-7b"}], "limits": {"max_gpus": 0}})");
    QCOMPARE(open.limits.maxGpus, kMostPlanGpus);
}

void TestPlanRequirements::pinned()
{
    const PlanRequirements plan = requirementsOf(R"({"jobs": [{"model": "llama-2-7b", "workload":
        {"framework": "deepspeed", "recompute": "full", "micro_batch": 2, "gradient_accumulation": 8}}]})");
    const PlanJob &job = plan.jobs.first();
    QVERIFY(job.frameworkPinned && job.recomputePinned && job.microBatchPinned);
    const PlanAnswer answer = answerTo(R"({"jobs": [{"model": "llama-2-7b", "workload": {"framework": "deepspeed",
        "recompute": "full", "micro_batch": 2, "global_batch": 64}, "tokens": 1e8}],
        "allow": {"gpus": ["h100-sxm5-80"]}, "limits": {"max_gpus": 8}})");
    QVERIFY(!answer.points.isEmpty());
    for (const PlanPoint &point : answer.points) {
        const Workload &work = point.jobs.first().scenario.workload;
        QCOMPARE(work.framework, Framework::DeepSpeed);
        QCOMPARE(work.recompute, Recompute::Full);
        QCOMPARE(work.microBatch, 2);
        QCOMPARE(work.microBatch * work.gradientAccumulation * point.gpus(), 64);
    }
}

void TestPlanRequirements::errors_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("where");
    const auto row = [](const char *json, const char *where) {
        QTest::newRow(json) << QByteArray(json) << QString::fromLatin1(where);
    };
    row(R"({})", "jobs");
    row(R"({"jobs": []})", "jobs");
    row(R"({"jobs": {}})", "jobs");
    row(R"({"jobs": [3]})", "jobs[0]");
    row(R"({"jobs": [{"model": "llama-2-7b", "tokens": -1}]})", "jobs[0].tokens");
    row(R"({"jobs": [{"model": "llama-2-7b", "tokens": "1e9"}]})", "jobs[0].tokens");
    row(R"({"jobs": [{"model": "no-such-model"}]})", "jobs[0].model");
    row(R"({"jobs": [{}]})", "jobs[0].model");
    row(R"({"jobs": [{"model": "llama-2-7b", "steps": 3}]})", "jobs[0].steps");
    row(R"({"jobs": [{"model": "llama-2-7b", "workload": {"task": "dreaming"}}]})", "jobs[0].workload.task");
    row(R"({"jobs": [{"model": "llama-2-7b"}, {"model": "llama-2-7b", "workload": {"sequence_length": 0}}]})",
        "jobs[1].workload.sequence_length");
    row(R"({"xuanka_plan": 2, "jobs": [{"model": "llama-2-7b"}]})", "xuanka_plan");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "allow": {"gpus": ["h100-sxm5-80", "h101"]}})", "allow.gpus[1]");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "allow": {"vendors": ["nvidia"]}})", "allow.vendors[0]");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "allow": {"segments": "datacenter"}})", "allow.segments");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "allow": {"second_hand": 1}})", "allow.second_hand");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "allow": {"cooling": "water"}})", "allow.cooling");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "allow": {"colour": "red"}})", "allow.colour");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "limits": {"max_gpus": 1.5}})", "limits.max_gpus");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "limits": {"max_gpus": 4, "min_gpus": 8}})", "limits.min_gpus");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "limits": {"headroom": 1}})", "limits.headroom");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "limits": {"budget": 5}})", "limits.budget");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "prefer": "beauty"})", "prefer");
    row(R"({"jobs": [{"model": "llama-2-7b"}], "colour": 1})", "colour");
    row(R"({"jobs": [)", "line 1, column 11");
}

void TestPlanRequirements::errors()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, where);
    const Result<PlanRequirements> read = planRequirementsFromJson(json, bundledCatalog(), QStringLiteral("a.json"));
    QVERIFY(!read.ok());
    QCOMPARE(read.error().where, where);
    QCOMPARE(read.error().file, QStringLiteral("a.json"));
    QVERIFY(!read.error().expected.isEmpty());
}

void TestPlanRequirements::filters()
{
    const auto ids = [](const PlanAllow &allow) {
        QStringList list;
        for (const Gpu *gpu : allowedCards(allow, bundledCatalog()))
            list << gpu->id;
        return list;
    };
    PlanAllow allow;
    const QStringList plain = ids(allow);
    QVERIFY(plain.contains(QLatin1String("l20")));           // made for China
    QVERIFY(!plain.contains(QLatin1String("h100-sxm5-80"))); // licence
    QVERIFY(!plain.contains(QLatin1String("a800-sxm4-80"))); // caught in 2023
    QVERIFY(!plain.contains(QLatin1String("rtx-5090")));     // 838 x 8 = 6,704 TPP
    QVERIFY(!plain.contains(QLatin1String("v100-pcie-32"))); // 2018
    QVERIFY(!plain.contains(QLatin1String("cmp-170hx-8")));  // mining
    QVERIFY(plain.contains(QLatin1String("ascend-910b2")) ||
            plain.join(QLatin1Char(' ')).contains(QLatin1String("910")));
    allow.secondHand = true;
    QVERIFY(ids(allow).contains(QLatin1String("v100-pcie-32")));
    allow.exportRestricted = true;
    QCOMPARE(ids(allow).size(), bundledCatalog().gpus().size());
    allow.vendors = {QStringLiteral("AMD")};
    allow.segments = {QStringLiteral("datacenter")};
    QVERIFY(ids(allow).contains(QLatin1String("mi300x")) && !ids(allow).contains(QLatin1String("l20")));
    // a card asked for by name is taken whatever the filters say
    allow = {};
    allow.gpus = {QStringLiteral("h100-sxm5-80")};
    allow.vendors = {QStringLiteral("AMD")};
    QCOMPARE(ids(allow), allow.gpus);
    QVector<RefusedCard> refused;
    (void)allowedCards(allow, bundledCatalog(), &refused);
    QCOMPARE(refused.size(), bundledCatalog().gpus().size() - 1);
    allow = {};
    allow.exportRestricted = true;
    allow.cooling = PlanCooling::Liquid;
    QVERIFY(ids(allow).contains(QLatin1String("gb200")) && !ids(allow).contains(QLatin1String("l20")));
    allow.cooling = PlanCooling::Air;
    QVERIFY(!ids(allow).contains(QLatin1String("gb200")) && ids(allow).contains(QLatin1String("l20")));
}

void TestPlanRequirements::constants()
{
    const Result<ConstantSet> set = ConstantSet::load(QStringLiteral(":/constants/plan.json"));
    QVERIFY(set.ok());
    QCOMPARE(planConstants().serviceHours, 720.0);
    QCOMPARE(planConstants().busyHoursRule, 8.0);
    QCOMPARE(planConstants().serverCards, 8);
}

QTEST_GUILESS_MAIN(TestPlanRequirements)
#include "tst_plan_requirements.moc"
