// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_fixture.h"
#include "estimate/engine.h"
#include "plan/because.h"
#include "plan/job_search.h"
#include "plan/plan.h"
#include "scenario/scenario_json.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>

using namespace xuanka;

namespace
{

const char *const kTune7b = R"({"jobs": [{"model": "llama-2-7b", "workload": {"task": "full_finetuning",
    "sequence_length": 4096, "global_batch": 64}, "tokens": 1e8}],
    "allow": {"export_restricted": true, "gpus": ["a100-sxm4-80", "h100-sxm5-80", "rtx-4090", "l40s", "h20-96",
    "a30", "h200-sxm-141"]}, "limits": {"max_gpus": 16}})";

const char *const kGpt3 = R"({"jobs": [{"model": "gpt3-175b", "workload": {"task": "pretraining",
    "framework": "megatron", "precision": "fp16_mixed", "attention": "eager", "sequence_length": 2048,
    "global_batch": 64, "software_year": 2022.5 %1}, "tokens": 1e9}], "allow": {"gpus": ["a100-sxm4-80"]},
    "limits": {"min_gpus": 64, "max_gpus": 64, "headroom": 0.05, "fit_probability": 0.5}})";

QByteArrayList described(const QVector<PlanPoint> &points)
{
    QByteArrayList list;
    for (const PlanPoint &point : points)
        list << describe(point);
    return list;
}

PlanAnswer solve(const PlanRequirements &asked, const PlanOptions &options = testOptions(),
                 const Catalog &catalog = bundledCatalog())
{
    return plan(asked, catalog, options).value();
}

/// Whether every point of `worse` is met or beaten by some point of `better`.
bool covers(const QVector<PlanPoint> &better, const QVector<PlanPoint> &worse)
{
    return std::all_of(worse.begin(), worse.end(), [&](const PlanPoint &point) {
        return std::any_of(better.begin(), better.end(), [&](const PlanPoint &other) {
            return other.costObjective() <= point.costObjective() && other.timeObjective() <= point.timeObjective() &&
                   other.powerObjective() <= point.powerObjective();
        });
    });
}

} // namespace

class TestPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void counts();
    void gpt3BestLayouts();
    void gpt3PublishedSteps_data();
    void gpt3PublishedSteps();
    void bruteForce();
    void pruningChangesNothing();
    void frontIsNonDominated();
    void pointsKeepTheirPromises();
    void relaxing_data();
    void relaxing();
    void moreMemory();
    void threads();
    void cancelling();
    void earlyFronts();
    void missingPrice();
    void severalJobs();
    void services();
    void whyNotTensorOverPcie();
    void whyNotLimits();
};

void TestPlan::counts()
{
    QCOMPARE(planCounts(8, 1, 64), (QVector<int>{1, 2, 4, 8, 16, 24, 32, 40, 48, 56, 64}));
    QCOMPARE(planCounts(4, 2, 20), (QVector<int>{2, 4, 8, 12, 16, 20}));
    QCOMPARE(planCounts(8, 64, 128), (QVector<int>{64, 80, 96, 112, 128}));
    QCOMPARE(planCounts(8, 3, 3), QVector<int>());
}

/// Narayanan et al. 2021 and Korthikanti et al. 2022 train GPT-3 175B with tensor 8 inside the node and pipeline 8.
void TestPlan::gpt3BestLayouts()
{
    PlanOptions options = testOptions();
    options.layoutsPerCluster = 10;
    const PlanAnswer answer = answerTo(QString::fromLatin1(kGpt3).arg(QString()).toUtf8().constData(), options);
    QCOMPARE(answer.ranked.size(), 10);
    const Parallelism &best = answer.ranked.first().jobs.first().scenario.parallelism;
    QCOMPARE(best.tensor, 8);
    QCOMPARE(best.pipeline, 8);
    const auto published = std::count_if(answer.ranked.begin(), answer.ranked.end(), [](const PlanPoint &point) {
        const Parallelism &p = point.jobs.first().scenario.parallelism;
        return p.tensor == 8 && p.pipeline == 8 && p.sequenceParallel;
    });
    QVERIFY(published >= 8);
}

void TestPlan::gpt3PublishedSteps_data()
{
    QTest::addColumn<QString>("recompute");
    QTest::addColumn<bool>("sequenceParallel");
    QTest::addColumn<double>("seconds");
    QTest::newRow("full recomputation") << QStringLiteral("full") << false << 18.13;
    QTest::newRow("selective, sequence parallel") << QStringLiteral("selective") << true << 13.75;
}

/// Step times of Korthikanti et al. 2022, table 4 (175B, 64 GPU, batch 64, micro-batch 1, interleaved by 3).
void TestPlan::gpt3PublishedSteps()
{
    QFETCH(QString, recompute);
    QFETCH(bool, sequenceParallel);
    QFETCH(double, seconds);
    const QString pinned = QStringLiteral(R"(, "micro_batch": 1, "recompute": "%1")").arg(recompute);
    PlanOptions options = testOptions();
    options.layoutsPerCluster = 500;
    options.ranked = 500;
    const PlanAnswer answer = answerTo(QString::fromLatin1(kGpt3).arg(pinned).toUtf8().constData(), options);
    const auto found = std::find_if(answer.ranked.begin(), answer.ranked.end(), [&](const PlanPoint &point) {
        const Parallelism &p = point.jobs.first().scenario.parallelism;
        return p.tensor == 8 && p.pipeline == 8 && p.virtualPipeline == 3 && p.sequenceParallel == sequenceParallel;
    });
    QVERIFY(found != answer.ranked.end());
    const double step = found->jobs.first().stepSeconds;
    QVERIFY2(std::abs(step / seconds - 1) < 0.10, QByteArray::number(step));
}

/// Nested loops of our own over eight cards against the search.
void TestPlan::bruteForce()
{
    const char *const json = R"({"jobs": [{"model": "llama-2-13b", "workload": {"task": "pretraining",
        "framework": "megatron", "sequence_length": 2048, "global_batch": 16}, "tokens": 1e8}],
        "allow": {"gpus": ["a100-sxm4-80"]}, "limits": {"min_gpus": 8, "max_gpus": 8}})";
    const PlanRequirements asked = requirementsOf(json);
    Scenario base = asked.jobs.first().base;
    base.cluster.gpu = QStringLiteral("a100-sxm4-80");
    base.cluster.gpusPerNode = 8;
    base.headroom = 0.25;
    base.parallelism.data = 8;
    const CompiledScenario compiled = CompiledScenario::compile(base, bundledCatalog()).value();
    double best = 1e300;
    for (int t = 1; t <= 8; t *= 2) {
        for (int p = 1; p * t <= 8; p *= 2) {
            const int d = 8 / t / p;
            for (int b = 1; b * d <= 16; b *= 2) {
                for (const int zero : {0, 1}) {
                    for (const bool sp : {false, true}) {
                        for (int v = 1; v <= 40 / p; ++v) {
                            for (const Recompute r : {Recompute::None, Recompute::Selective, Recompute::Full}) {
                                const int m = 16 / d / b;
                                const bool even = v == 1 || (p > 1 && 40 % (p * v) == 0 && m % p == 0);
                                if (!even || (sp && t == 1))
                                    continue;
                                Layout layout;
                                layout.microBatch = b;
                                layout.sequence = 2048;
                                layout.gradientAccumulation = m;
                                layout.data = d;
                                layout.tensor = t;
                                layout.pipeline = p;
                                layout.virtualPipeline = v;
                                layout.zeroStage = zero;
                                layout.sequenceParallel = sp;
                                layout.recompute = r;
                                const Evaluation e = compiled.evaluate(layout);
                                if (e.verdict == Verdict::Fits)
                                    best = std::min(best, e.stepSeconds);
                            }
                        }
                    }
                }
            }
        }
    }
    const PlanAnswer answer = solve(asked);
    QVERIFY(!answer.ranked.isEmpty());
    const double found = answer.ranked.first().jobs.first().stepSeconds;
    QVERIFY2(std::abs(found / best - 1) < 1e-9, QByteArray::number(found / best, 'g', 12));
}

void TestPlan::pruningChangesNothing()
{
    PlanOptions options = testOptions();
    options.layoutsPerCluster = 5;
    options.ranked = 500;
    PlanRequirements asked = requirementsOf(kTune7b);
    asked.jobs.first().frameworkPinned = true;
    for (const Framework framework : {Framework::Megatron, Framework::Fsdp, Framework::DeepSpeed}) {
        asked.jobs.first().base.workload.framework = framework;
        options.prune = true;
        const PlanAnswer pruned = solve(asked, options);
        options.prune = false;
        const PlanAnswer whole = solve(asked, options);
        QVERIFY(pruned.evaluated < whole.evaluated);
        QVERIFY(!whole.ranked.isEmpty());
        QCOMPARE(described(pruned.ranked), described(whole.ranked));
        QCOMPARE(described(pruned.front), described(whole.front));
    }
}

void TestPlan::frontIsNonDominated()
{
    const PlanAnswer answer = answerTo(kTune7b);
    QVERIFY(answer.front.size() > 2);
    for (const PlanPoint &a : answer.front) {
        for (const PlanPoint &b : answer.front)
            QVERIFY(!dominates(a, b));
    }
    QVERIFY(covers(answer.front, answer.points));
}

void TestPlan::pointsKeepTheirPromises()
{
    PlanRequirements asked = requirementsOf(kTune7b);
    asked.limits.fitProbability = 0.97;
    asked.limits.maxHours = 10;
    const PlanAnswer answer = solve(asked);
    QVERIFY(!answer.front.isEmpty());
    for (const PlanPoint &point : answer.front) {
        const JobChoice &job = point.jobs.first();
        QVERIFY(point.fitProbability >= 0.97);
        QVERIFY(job.needBytes <= 0.75 * job.capacityBytes);
        QVERIFY(point.hoursPessimistic <= 10 && point.hours <= point.hoursPessimistic);
        // the scenario handed over gives the same answer
        QVERIFY(!validate(job.scenario));
        const Estimate whole = estimate(job.scenario, bundledCatalog()).value();
        QCOMPARE(whole.memory.fitProbability, point.fitProbability);
        QCOMPARE(whole.memory.verdict, Verdict::Fits);
        QVERIFY(std::abs(1e8 / whole.time.tokensPerSecond / 3600 / point.hours - 1) < 1e-9);
    }
}

void TestPlan::relaxing_data()
{
    QTest::addColumn<PlanLimits>("tight");
    QTest::addColumn<PlanLimits>("loose");
    PlanLimits limits;
    limits.maxGpus = 16;
    const auto row = [&](const char *name, auto change, double tight, double loose) {
        PlanLimits a = limits, b = limits;
        change(a, tight);
        change(b, loose);
        QTest::newRow(name) << a << b;
    };
    row(
        "cards", [](PlanLimits &l, double v) { l.maxGpus = int(v); }, 4, 16);
    row(
        "hours", [](PlanLimits &l, double v) { l.maxHours = v; }, 1, 3);
    row(
        "budget", [](PlanLimits &l, double v) { l.budgetYuan = v; }, 50, 80);
    row(
        "rack", [](PlanLimits &l, double v) { l.rackWatts = v; }, 3000, 6000);
    row(
        "headroom", [](PlanLimits &l, double v) { l.headroom = v; }, 0.4, 0.1);
    row(
        "probability", [](PlanLimits &l, double v) { l.fitProbability = v; }, 0.99, 0.5);
}

void TestPlan::relaxing()
{
    QFETCH(PlanLimits, tight);
    QFETCH(PlanLimits, loose);
    PlanRequirements asked = requirementsOf(kTune7b);
    asked.limits = tight;
    const PlanAnswer before = solve(asked);
    asked.limits = loose;
    const PlanAnswer after = solve(asked);
    QVERIFY(!before.front.isEmpty());
    QVERIFY(covers(after.front, before.front));
    QVERIFY(after.points.size() >= before.points.size());
}

/// The bundled catalogue with the A100 given more and more memory.
void TestPlan::moreMemory()
{
    QFile file(QStringLiteral(":/catalog/gpus.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject whole = QJsonDocument::fromJson(file.readAll()).object();
    QSet<QByteArray> before;
    for (const double gib : {24.0, 40.0, 60.0, 80.0, 120.0, 200.0}) {
        QTemporaryDir folder;
        for (const char *name : {"models.json", "generations.json"})
            QVERIFY(
                QFile::copy(QStringLiteral(":/catalog/") + QLatin1String(name), folder.filePath(QLatin1String(name))));
        QJsonArray cards;
        for (const QJsonValue &value : whole.value(QLatin1String("gpus")).toArray()) {
            QJsonObject card = value.toObject();
            if (card.value(QLatin1String("id")).toString() == QLatin1String("a100-sxm4-80")) {
                for (const char *key : {"nvidia_smi_total_mib", "usable_gib"})
                    card.remove(QLatin1String(key));
                card[QStringLiteral("memory_gib")] = gib;
            }
            cards.append(card);
        }
        QJsonObject changed = whole;
        changed[QStringLiteral("gpus")] = cards;
        QFile out(folder.filePath(QStringLiteral("gpus.json")));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QJsonDocument(changed).toJson());
        out.close();
        const auto catalog = Catalog::load(folder.path());
        QVERIFY2(catalog.ok(), catalog.ok() ? "" : qPrintable(catalog.error().where + catalog.error().expected));
        PlanRequirements asked = requirementsOf(kTune7b);
        asked.allow.gpus = {QStringLiteral("a100-sxm4-80")};
        QSet<QByteArray> feasible;
        for (const PlanPoint &point : solve(asked, testOptions(), **catalog).points)
            feasible << QByteArray::number(point.gpus());
        QVERIFY2(feasible.contains(before), QByteArray::number(gib));
        before = feasible;
    }
    QVERIFY(before.contains("1")); // 7B: 16 bytes a parameter and more are 112 GB; 200 GiB hold it
}

void TestPlan::threads()
{
    PlanOptions one = testOptions(), many = testOptions();
    one.threads = 1;
    many.threads = 7;
    const PlanAnswer a = answerTo(kTune7b, one), b = answerTo(kTune7b, many);
    QCOMPARE(described(a.ranked), described(b.ranked));
    QCOMPARE(described(a.front), described(b.front));
    QCOMPARE(a.evaluated, b.evaluated);
    QCOMPARE(a.clusters.size(), b.clusters.size());
}

void TestPlan::cancelling()
{
    std::stop_source source;
    PlanOptions options = testOptions();
    options.stop = source.get_token();
    source.request_stop();
    const PlanAnswer at = answerTo(kTune7b, options);
    QVERIFY(at.stopped);
    QVERIFY(at.front.isEmpty());
    QCOMPARE(at.clusters.first().outcome, ClusterOutcome::Stopped);

    // stopped from within, once some of it is done
    std::stop_source second;
    options.stop = second.get_token();
    options.threads = 1;
    options.priceOf = testPrice;
    int reports = 0;
    options.progress = [&](const PlanProgress &progress) {
        ++reports;
        QVERIFY(progress.clustersDone <= progress.clustersTotal);
        second.request_stop();
    };
    const char *const everything = R"({"jobs": [{"model": "llama-3.1-70b", "workload": {"task": "pretraining",
        "global_batch": 1536, "sequence_length": 8192}, "tokens": 1e9}], "allow": {"export_restricted": true,
        "second_hand": true}, "limits": {"max_gpus": 1024}})";
    const PlanAnswer half = answerTo(everything, options);
    QVERIFY(half.stopped);
    QVERIFY(reports >= 1);
    const auto undone = std::count_if(half.clusters.begin(), half.clusters.end(), [](const ClusterRecord &record) {
        return record.outcome == ClusterOutcome::Stopped;
    });
    QVERIFY(undone > 0);
}

void TestPlan::earlyFronts()
{
    PlanOptions options = testOptions();
    options.threads = 1;
    options.layoutsPerCluster = 1;
    QVector<PlanPoint> last;
    options.firstFronts = [&](const QVector<PlanPoint> &front) {
        for (const PlanPoint &a : front) {
            for (const PlanPoint &b : front)
                QVERIFY(!dominates(a, b));
        }
        last = front;
    };
    const PlanAnswer answer = answerTo(kTune7b, options);
    QVERIFY(covers(answer.front, last));
}

void TestPlan::missingPrice()
{
    const PlanAnswer answer = answerTo(R"({"jobs": [{"model": "llama-2-7b", "workload": {"task": "lora"},
        "tokens": 1e8}], "allow": {"gpus": ["a30", "rtx-4090"]}, "limits": {"max_gpus": 8}})");
    bool unpriced = false;
    for (const PlanPoint &point : answer.points) {
        const bool priced = point.gpuId == QLatin1String("rtx-4090");
        QCOMPARE(point.costYuan.has_value(), priced);
        unpriced = unpriced || !priced;
    }
    QVERIFY(unpriced);
    QCOMPARE(answer.ranked.first().gpuId, QStringLiteral("rtx-4090")); // priced ones first

    // under a budget the unpriced card is no answer, and says so
    const PlanAnswer budget = answerTo(R"({"jobs": [{"model": "llama-2-7b", "workload": {"task": "lora"},
        "tokens": 1e8}], "allow": {"gpus": ["a30"]}, "limits": {"max_gpus": 8, "budget_cny": 1000}})");
    QVERIFY(budget.front.isEmpty());
    QVERIFY(std::any_of(budget.clusters.begin(), budget.clusters.end(),
                        [](const ClusterRecord &r) { return r.outcome == ClusterOutcome::NoPrice; }));
}

void TestPlan::severalJobs()
{
    const char *const both = R"({"jobs": [
        {"model": "llama-2-7b", "workload": {"task": "lora", "sequence_length": 2048}, "tokens": 1e8},
        {"model": "llama-2-70b", "workload": {"task": "lora", "sequence_length": 2048}, "tokens": 1e8}],
        "allow": {"gpus": ["a100-sxm4-80"]}, "limits": {"min_gpus": 8, "max_gpus": 8}})";
    const PlanAnswer answer = answerTo(both);
    QCOMPARE(answer.ranked.size(), 1);
    const PlanPoint &point = answer.ranked.first();
    QCOMPARE(point.jobs.size(), 2);
    QCOMPARE(point.hungriest, 1); // ten times the parameters
    QCOMPARE(point.hours, point.jobs.at(0).hours + point.jobs.at(1).hours);
    QCOMPARE(point.fitProbability, std::min(point.jobs.at(0).fitProbability, point.jobs.at(1).fitProbability));
}

void TestPlan::services()
{
    const PlanAnswer answer = answerTo(R"({"jobs": [{"model": "llama-2-13b", "workload": {"task": "inference",
        "inference": {"concurrency": 32, "prompt_tokens": 1024, "output_tokens": 512}}}],
        "allow": {"gpus": ["a100-sxm4-80", "rtx-4090", "h20-96", "v100-pcie-32"]}, "limits": {"max_gpus": 8}})");
    QVERIFY(!answer.ranked.isEmpty());
    const PlanPoint &best = answer.ranked.first();
    QVERIFY(best.service);
    QCOMPARE(best.hours, 720.0);
    QVERIFY(best.tokenSeconds > 0);
    // 13.0e9 parameters in 16 bit are 26 GB; 32 requests of 1,536 tokens at 2 x 40 x 5,120 x 2 B are 40.3 GB more
    const double whole = 13.0e9 * 2 + 32 * 1536 * 819200.0;
    for (const PlanPoint &point : answer.points) {
        const JobChoice &job = point.jobs.first();
        QVERIFY(job.capacityBytes * point.gpus() > whole);
    }
    QCOMPARE(best.jobs.first().scenario.workload.inference.concurrency, 32);
    // no prices for them, but a limit of 10 ms a token leaves fewer
    PlanRequirements quick = requirementsOf(R"({"jobs": [{"model": "llama-2-13b", "workload": {"task": "inference",
        "inference": {"concurrency": 32, "prompt_tokens": 1024, "output_tokens": 512}}}],
        "allow": {"gpus": ["a100-sxm4-80", "rtx-4090", "h20-96", "v100-pcie-32"]},
        "limits": {"max_gpus": 8, "max_token_seconds": 0.03}})");
    for (const PlanPoint &point : solve(quick).points)
        QVERIFY(point.tokenSecondsPessimistic <= 0.03);
}

/// Eight cards split every layer over PCIe; four do more (S7).
void TestPlan::whyNotTensorOverPcie()
{
    const char *const json = R"({"jobs": [{"model": "llama-2-7b", "workload": {"task": "full_finetuning",
        "framework": "megatron", "sequence_length": 2048, "global_batch": 16}, "tokens": 1e8}],
        "allow": {"gpus": ["a100-pcie-80"]}, "limits": {"max_gpus": 8}})";
    const PlanRequirements asked = requirementsOf(json);
    const PlanAnswer answer = solve(asked);
    Scenario eight = asked.jobs.first().base;
    eight.cluster.gpu = QStringLiteral("a100-pcie-80");
    eight.cluster.gpusPerNode = 8;
    eight.cluster.nodes = 1;
    eight.parallelism = {};
    eight.parallelism.data = 1;
    eight.parallelism.tensor = 8;
    eight.parallelism.zeroStage = 0;
    eight.workload.recompute = Recompute::Selective;
    eight.workload.microBatch = 1;
    Scenario four = eight;
    four.cluster.gpusPerNode = 4;
    four.parallelism.tensor = 4;
    const double rate8 = estimate(eight, bundledCatalog()).value().time.tokensPerSecond;
    const double rate4 = estimate(four, bundledCatalog()).value().time.tokensPerSecond;
    const QVector<PlanReason> reasons = whyNot(eight, 0, asked, bundledCatalog(), answer, testPrice);
    QStringList keys;
    for (const PlanReason &reason : reasons)
        keys << reason.key;
    QVERIFY2(keys.contains(QLatin1String("tensor_waits_for_pcie")), qPrintable(keys.join(QLatin1Char(' '))));
    QVERIFY(keys.contains(QLatin1String("better_layout")));
    QCOMPARE(keys.contains(QLatin1String("half_is_faster")), rate4 > rate8);
    // the best layout of four cards beats eight that split every layer
    const auto fewer = std::find_if(reasons.begin(), reasons.end(), [](const PlanReason &reason) {
        return reason.key == QLatin1String("fewer_cards_as_fast");
    });
    QVERIFY2(fewer != reasons.end(), qPrintable(keys.join(QLatin1Char(' '))));
    QCOMPARE(fewer->values.at(0).number, 8.0);
    QCOMPARE(fewer->values.at(2).number, 4.0);
    QVERIFY(fewer->values.at(3).number <= fewer->values.at(1).number);
}

void TestPlan::whyNotLimits()
{
    PlanRequirements asked = requirementsOf(kTune7b);
    asked.limits.maxHours = 0.5;
    const PlanAnswer answer = solve(asked);
    const PlanJob &job = asked.jobs.first();
    Scenario one = job.base;
    one.cluster.gpu = QStringLiteral("h100-sxm5-80");
    one.cluster.gpusPerNode = one.cluster.nodes = 1;
    one.parallelism = {};
    one.parallelism.data = 1;
    one.workload.framework = Framework::Fsdp;
    QStringList keys;
    for (const PlanReason &reason : whyNot(one, 0, asked, bundledCatalog(), answer, testPrice))
        keys << reason.key;
    QVERIFY(keys.contains(QLatin1String("does_not_fit")));    // 16 B x 6.7e9 > 80 GB
    QVERIFY(keys.contains(QLatin1String("misses_deadline"))); // 6 x 6.7e9 x 1e8 / 989e12 s = 1.1 h at the peak
    one.cluster.gpu = QStringLiteral("a40");
    keys.clear();
    for (const PlanReason &reason : whyNot(one, 0, asked, bundledCatalog(), answer, testPrice))
        keys << reason.key;
    QVERIFY(keys.contains(QLatin1String("refused_not_named")));
}

QTEST_GUILESS_MAIN(TestPlan)
#include "tst_plan.moc"
