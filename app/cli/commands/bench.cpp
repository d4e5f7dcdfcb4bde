// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cli/commands/command.h"
#include "cli/commands/text_table.h"
#include "estimate/compiled_scenario.h"
#include "plan/plan.h"
#include "report/format.h"
#include "scenario/scenario_json.h"

#include <QElapsedTimer>
#include <QJsonArray>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace xuanka::cli
{

namespace
{

const char *const kUsageText = QT_TRANSLATE_NOOP("phrases", "bench takes no arguments: xuanka-cli bench [--seconds S]");
const char *const kDescription =
    QT_TRANSLATE_NOOP("phrases", "Evaluations per second of the engine, on one core and on all of them.");
const char *const kSecondsHelp = QT_TRANSLATE_NOOP("phrases", "Length of one measurement, 0.05 to 10 (default 0.5).");
const char *const kCase = QT_TRANSLATE_NOOP("phrases", "Case");
const char *const kOneCore = QT_TRANSLATE_NOOP("phrases", "evaluations/s, one core");
const char *const kAllCores = QT_TRANSLATE_NOOP("phrases", "evaluations/s, %1 cores");
const char *const kSearch = QT_TRANSLATE_NOOP("phrases", "Search");
const char *const kLayouts = QT_TRANSLATE_NOOP("phrases", "layouts");
const char *const kFirstFront = QT_TRANSLATE_NOOP("phrases", "first front");
const char *const kWhole = QT_TRANSLATE_NOOP("phrases", "whole answer");

struct Case {
    const char *name;
    const char *file; ///< a scenario as users write it
};

const Case kCases[] = {
    {"dense_70b_64_gpus", R"({"model": "llama-3.1-70b", "workload": {"task": "pretraining", "framework": "megatron",
        "gradient_accumulation": 16}, "cluster": {"gpu": "h100-sxm5-80", "nodes": 8},
        "parallelism": {"tensor": 4, "pipeline": 4, "zero_stage": 1, "sequence_parallel": true}})"},
    {"moe_deepseek_v3_256_gpus",
     R"({"model": "deepseek-v3", "workload": {"task": "pretraining", "framework": "megatron",
        "precision": "fp8_mixed", "gradient_accumulation": 32}, "cluster": {"gpu": "h800-sxm5-80", "nodes": 32},
        "parallelism": {"pipeline": 8, "expert": 32, "zero_stage": 1}})"},
    {"fsdp_7b_8_gpus",
     R"({"model": "llama-2-7b", "workload": {"framework": "fsdp"}, "cluster": {"gpu": "a100-sxm4-80"}})"},
    {"qlora_70b_1_gpu", R"({"model": "llama-2-70b", "workload": {"task": "qlora", "recompute": "full"},
        "cluster": {"gpu": "a100-sxm4-80", "gpus_per_node": 1}})"},
    {"inference_70b_4_gpus", R"({"model": "llama-3.1-70b", "workload": {"task": "inference"},
        "cluster": {"gpu": "h100-sxm5-80", "gpus_per_node": 4}, "parallelism": {"tensor": 4}})"},
    {"vision_resnet_50", R"({"model": "resnet-50", "workload": {"task": "pretraining", "micro_batch": 64},
        "cluster": {"gpu": "a100-pcie-40", "gpus_per_node": 1}})"},
};

/// Whole searches, timed from the requirements to the explained answer.
const Case kPlans[] = {
    {"plan_70b_whole_catalogue_64_gpus", R"({"jobs": [{"model": "llama-3.1-70b", "workload": {"task": "pretraining",
        "global_batch": 128}, "tokens": 1e9}], "allow": {"export_restricted": true, "second_hand": true}})"},
    {"plan_gpt3_175b_64_a100_exhaustive", R"({"jobs": [{"model": "gpt3-175b", "workload": {"task": "pretraining",
        "framework": "megatron", "precision": "fp16_mixed", "attention": "eager", "sequence_length": 2048,
        "global_batch": 64, "software_year": 2022.5}, "tokens": 1e9}], "allow": {"gpus": ["a100-sxm4-80"]},
        "limits": {"min_gpus": 64, "headroom": 0.05}})"},
};

/// Evaluates layouts that differ from one another until the time is up; returns evaluations per second.
class Meter
{
public:
    Meter(const CompiledScenario &compiled, const Scenario &scenario, double seconds)
        : m_compiled(compiled), m_layout(Layout::of(scenario)), m_point(InferencePoint::of(scenario)),
          m_nanoseconds(qint64(seconds * 1e9))
    {
    }

    double run() const
    {
        constexpr int block = 512;
        QElapsedTimer timer;
        timer.start();
        qint64 done = 0;
        double sum = 0;
        do {
            for (int i = 0; i < block; ++i)
                sum += evaluate(int(done) + i);
            done += block;
        } while (timer.nsecsElapsed() < m_nanoseconds);
        m_sink.store(sum, std::memory_order_relaxed); // keeps the work from being thrown away
        return double(done) / (double(timer.nsecsElapsed()) * 1e-9);
    }

    double runOnAllCores(int cores) const
    {
        std::vector<double> rates(std::size_t(cores), 0.0);
        std::vector<std::thread> threads;
        for (int i = 0; i < cores; ++i)
            threads.emplace_back([this, &rate = rates[std::size_t(i)]] { rate = run(); });
        for (std::thread &thread : threads)
            thread.join();
        double total = 0;
        for (const double rate : rates)
            total += rate;
        return total;
    }

private:
    double evaluate(int step) const
    {
        if (m_compiled.isServing()) {
            InferencePoint point = m_point;
            point.concurrency = 1 + step % 64;
            return m_compiled.evaluate(point).tokensPerSecond;
        }
        Layout layout = m_layout;
        layout.microBatch = 1 + step % 16;
        layout.sequence = 1024 * (1 + step % 8);
        const Evaluation result = m_compiled.evaluate(layout);
        return result.totalBytes + result.stepSeconds;
    }

    const CompiledScenario &m_compiled;
    Layout m_layout;
    InferencePoint m_point;
    qint64 m_nanoseconds;
    mutable std::atomic<double> m_sink{0};
};

double wholeAnswerSeconds(const CompiledScenario &compiled, const Scenario &scenario, const Catalog &catalog)
{
    constexpr int times = 50;
    EstimateOptions options;
    options.explanations = false;
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < times; ++i)
        (void)compiled.estimate(scenario, catalog, options);
    return double(timer.nsecsElapsed()) * 1e-9 / times;
}

struct Measured {
    QString name;
    double oneCore = 0, allCores = 0, wholeSeconds = 0;
};

Result<Measured> measure(const Case &benchCase, const Catalog &catalog, double seconds, int cores)
{
    const QString name = QString::fromLatin1(benchCase.name);
    const Result<Scenario> scenario = scenarioFromJson(benchCase.file, name);
    if (!scenario)
        return scenario.error();
    const Result<CompiledScenario> compiled = CompiledScenario::compile(*scenario, catalog);
    if (!compiled)
        return compiled.error();
    const Meter meter(*compiled, *scenario, seconds);
    return Measured{name, meter.run(), meter.runOnAllCores(cores), wholeAnswerSeconds(*compiled, *scenario, catalog)};
}

struct MeasuredPlan {
    QString name;
    double seconds = 0, firstFront = 0; ///< best of a few runs
    qint64 evaluated = 0;
};

Result<MeasuredPlan> measurePlan(const Case &benchCase, const Catalog &catalog)
{
    constexpr int times = 5;
    MeasuredPlan measured{QString::fromLatin1(benchCase.name)};
    const Result<PlanRequirements> asked = planRequirementsFromJson(benchCase.file, catalog, measured.name);
    if (!asked)
        return asked.error();
    for (int i = 0; i < times; ++i) {
        PlanOptions options;
        QElapsedTimer timer;
        double first = 0;
        options.firstFronts = [&](const QVector<PlanPoint> &) {
            if (first == 0)
                first = double(timer.nsecsElapsed()) * 1e-9;
        };
        timer.start();
        const Result<PlanAnswer> answer = plan(*asked, catalog, options);
        if (!answer)
            return answer.error();
        const double seconds = double(timer.nsecsElapsed()) * 1e-9;
        if (i == 0 || seconds < measured.seconds) {
            measured.seconds = seconds;
            measured.firstFront = first > 0 ? first : seconds;
        }
        measured.evaluated = answer->evaluated;
    }
    return measured;
}

QJsonObject toJson(const QVector<Measured> &cases, const QVector<MeasuredPlan> &plans, int cores)
{
    QJsonArray planList;
    for (const MeasuredPlan &measured : plans) {
        planList.append(QJsonObject{{QStringLiteral("name"), measured.name},
                                    {QStringLiteral("seconds"), measured.seconds},
                                    {QStringLiteral("first_front_seconds"), measured.firstFront},
                                    {QStringLiteral("evaluated"), double(measured.evaluated)}});
    }
    QJsonArray list;
    for (const Measured &measured : cases) {
        list.append(QJsonObject{{QStringLiteral("name"), measured.name},
                                {QStringLiteral("evaluations_per_second_per_core"), measured.oneCore},
                                {QStringLiteral("evaluations_per_second_all_cores"), measured.allCores},
                                {QStringLiteral("nanoseconds_per_estimate"), 1e9 / measured.oneCore},
                                {QStringLiteral("nanoseconds_per_whole_answer"), measured.wholeSeconds * 1e9}});
    }
    const Measured &first = cases.first(); // dense training, what the planner evaluates most
    return {{QStringLiteral("cores"), cores},
            {QStringLiteral("evaluations_per_second_per_core"), first.oneCore},
            {QStringLiteral("evaluations_per_second_all_cores"), first.allCores},
            {QStringLiteral("nanoseconds_per_estimate"), 1e9 / first.oneCore},
            {QStringLiteral("cases"), list},
            {QStringLiteral("plans"), planList}};
}

QString toText(const QVector<Measured> &cases, const QVector<MeasuredPlan> &plans, int cores, const Phrases &phrases)
{
    const Format format(phrases);
    QVector<QStringList> rows{{phrases.text(kCase), phrases.text(kOneCore),
                               phrases.text(kAllCores, {QString::number(cores)}), phrases.text(kWhole)}};
    for (const Measured &measured : cases) {
        rows.append({measured.name, format.number(measured.oneCore), format.number(measured.allCores),
                     format.seconds(measured.wholeSeconds)});
    }
    QVector<QStringList> planRows{
        {phrases.text(kSearch), phrases.text(kLayouts), phrases.text(kFirstFront), phrases.text(kWhole)}};
    for (const MeasuredPlan &measured : plans) {
        planRows.append({measured.name, format.number(double(measured.evaluated)), format.seconds(measured.firstFront),
                         format.seconds(measured.seconds)});
    }
    return alignedTable(rows) + QLatin1Char('\n') + alignedTable(planRows);
}

void addOptions(QCommandLineParser &parser, const Phrases &phrases)
{
    parser.addOption({QStringLiteral("seconds"), phrases.text(kSecondsHelp), QStringLiteral("S")});
}

int run(const Invocation &invocation)
{
    double seconds = 0.5;
    bool good = invocation.arguments().isEmpty();
    if (invocation.options().isSet(QStringLiteral("seconds"))) {
        bool isNumber = false;
        seconds = invocation.options().value(QStringLiteral("seconds")).toDouble(&isNumber);
        good = good && isNumber && seconds >= 0.05 && seconds <= 10;
    }
    if (!good)
        return invocation.usage(kUsageText);
    const auto catalog = invocation.catalog();
    if (!catalog)
        return invocation.fail(catalog.error());
    const int cores = std::max(1, int(std::thread::hardware_concurrency()));
    QVector<Measured> cases;
    for (const Case &benchCase : kCases) {
        const Result<Measured> measured = measure(benchCase, **catalog, seconds, cores);
        if (!measured)
            return invocation.fail(measured.error());
        cases.append(*measured);
    }
    QVector<MeasuredPlan> plans;
    for (const Case &planCase : kPlans) {
        const Result<MeasuredPlan> measured = measurePlan(planCase, **catalog);
        if (!measured)
            return invocation.fail(measured.error());
        plans.append(*measured);
    }
    if (invocation.json())
        return invocation.write(toJson(cases, plans, cores));
    return invocation.write(toText(cases, plans, cores, invocation.phrases()));
}

const CommandRegistrar kRegistrar({"bench", "[--seconds S]", kDescription, addOptions, run});

} // namespace

} // namespace xuanka::cli
