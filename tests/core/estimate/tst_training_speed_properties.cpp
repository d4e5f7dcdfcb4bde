// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "estimate/power.h"
#include "estimate/training_speed.h"
#include "estimate/training_speed_card.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <random>

using namespace xuanka;

/// What holds for every scenario, tried on random ones.
class TestTrainingSpeedProperties : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void anyLayoutGivesASoundAnswer();
    void fasterPartsNeverSlowTheStep();
    void everyCardAnswersOrSaysWhatIsMissing();

private:
    template <typename T> T pick(std::initializer_list<T> values)
    {
        return values.begin()[std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(m_random)];
    }
    Scenario randomScenario();
    CompiledTrainingSpeed compile(const Scenario &s, const Gpu &gpu) const
    {
        return compileTrainingSpeed(s, *m_catalog->model(s.model.catalogId), gpu, *m_speed, *m_intervals);
    }

    std::shared_ptr<const Catalog> m_catalog;
    std::optional<SpeedConstants> m_speed;
    std::optional<SpeedIntervals> m_intervals;
    std::mt19937 m_random{20261101};
};

void TestTrainingSpeedProperties::initTestCase()
{
    const auto catalog = Catalog::loadBundled();
    QVERIFY(catalog.ok());
    m_catalog = *catalog;
    const auto speed = SpeedConstants::load();
    QVERIFY(speed.ok());
    m_speed = *speed;
    const auto intervals = SpeedIntervals::load();
    QVERIFY(intervals.ok());
    m_intervals.emplace(*intervals);
}

Scenario TestTrainingSpeedProperties::randomScenario()
{
    Scenario s;
    s.model.catalogId = QString::fromLatin1(pick(
        {"llama-2-7b", "llama-3.1-70b", "qwen3-30b-a3b", "deepseek-v3", "gpt-oss-120b", "gemma-2-27b", "gpt3-175b"}));
    Workload &w = s.workload;
    w.task = pick({Task::Pretraining, Task::FullFinetuning, Task::Lora, Task::Qlora});
    w.precision = pick({Precision::Bf16Mixed, Precision::Fp8Mixed, Precision::Tf32, Precision::Fp32, Precision::Bf16});
    w.framework = pick({Framework::HfTrainer, Framework::DeepSpeed, Framework::Fsdp, Framework::Megatron,
                        Framework::MegatronDeepSpeed, Framework::MlperfTraining, Framework::MaxText,
                        Framework::NemoAutomodel, Framework::InternEvo});
    w.recompute = pick({Recompute::None, Recompute::Selective, Recompute::Full});
    w.attention = pick({Attention::Flash, Attention::Eager});
    w.compile = pick({true, false});
    w.fusedKernels = pick({true, false});
    w.softwareYear = pick({0.0, 2021.5, 2023.5, 2025.2});
    w.sequenceLength = pick({1, 128, 2048, 4096, 32768, 1000000});
    w.microBatch = pick({1, 2, 7, 64});
    w.gradientAccumulation = pick({1, 3, 128});
    Parallelism &p = s.parallelism;
    p.tensor = pick({1, 2, 4, 8});
    p.pipeline = pick({1, 2, 4, 8});
    p.virtualPipeline = pick({1, 2});
    p.context = pick({1, 2});
    p.data = pick({1, 2, 8, 64});
    p.expert = pick({1, 4, 8});
    p.zeroStage = pick({0, 1, 2, 3});
    p.fsdpShardGroup = pick({0, 0, 2});
    p.sequenceParallel = pick({true, false});
    p.cpuOffload = pick({Offload::None, Offload::None, Offload::Optimizer, Offload::OptimizerAndParameters});
    s.cluster.gpu = QString::fromLatin1(pick({"h100-sxm5-80", "a100-pcie-80", "rtx-4090", "gb200", "mi300x", "l40s"}));
    s.cluster.gpusPerNode = pick({1, 4, 8});
    s.cluster.nodes = (p.tensor * p.pipeline * p.context * p.data + s.cluster.gpusPerNode - 1) / s.cluster.gpusPerNode;
    s.cluster.networkGbitS = pick({0.0, 10.0, 3200.0});
    s.cluster.powerLimitW = pick({0.0, 0.0, 250.0});
    return s;
}

void TestTrainingSpeedProperties::anyLayoutGivesASoundAnswer()
{
    int answered = 0;
    for (int i = 0; i < 30000; ++i) {
        const Scenario s = randomScenario();
        const CompiledTrainingSpeed compiled = compile(s, *m_catalog->gpu(s.cluster.gpu));
        if (!compiled.job)
            continue;
        ++answered;
        const TrainingTimeTerms t = evaluateTrainingSpeed(*compiled.job, Layout::of(s));
        const double parts[] = {t.gemm,      t.attention, t.elementwise, t.recompute,    t.tensor,
                                t.context,   t.expert,    t.host,        t.accumulation, t.head,
                                t.zero3,     t.imbalance, t.bubble,      t.pointToPoint, t.dataParallel,
                                t.optimizer, t.offload,   t.fixed,       t.jitter};
        double sum = 0;
        for (const double part : parts) {
            QVERIFY(std::isfinite(part));
            QVERIFY(part >= -1e-9 * t.step);
            sum += part;
        }
        QVERIFY(t.gemm > 0 && t.step > 0);
        QVERIFY(std::abs(sum / t.step - 1) < 1e-12);
        QVERIFY(std::abs(t.tokensPerSecond * t.step / t.tokensPerStep - 1) < 1e-12);
        QVERIFY(t.mfuCausal <= t.mfu && t.mfu <= t.hfu);
        // arithmetic cannot run above the peak it is done at (FP8 counts against the 16-bit peak, attention uncut)
        QVERIFY(t.mfuCausal < 2);
        const PowerShares shares = powerShares(t);
        QVERIFY(shares.compute > 0 && shares.memory >= 0 && shares.communication >= -1e-9 && shares.idle >= -1e-9);
        QVERIFY(std::abs(shares.compute + shares.memory + shares.communication + shares.idle - 1) < 1e-12);
        for (const Bottleneck &b : trainingBottlenecks(t))
            QVERIFY(b.used > 0 && b.used <= b.limit && b.headroom >= 0 && b.headroom < 1);
    }
    QVERIFY(answered > 4000);
}

void TestTrainingSpeedProperties::fasterPartsNeverSlowTheStep()
{
    for (int i = 0; i < 3000; ++i) {
        Scenario s = randomScenario();
        s.cluster.powerLimitW = 0;
        if (s.parallelism.zeroStage == 3)
            s.parallelism.pipeline = 1; // together they are refused by the programs
        const Gpu gpu = *m_catalog->gpu(s.cluster.gpu);
        Gpu faster = gpu;
        switch (i % 3) {
        case 0:
            *faster.memoryBandwidthGbS *= 2;
            break;
        case 1:
            if (faster.nvlinkBandwidthGbS.value_or(0) > 0)
                *faster.nvlinkBandwidthGbS *= 2;
            else
                *faster.pcieBandwidthGbS *= 2;
            break;
        default:
            s.cluster.networkGbitS = 400;
        }
        const CompiledTrainingSpeed before = compile(s, gpu);
        if (i % 3 == 2)
            s.cluster.networkGbitS = 800;
        const CompiledTrainingSpeed after = compile(s, faster);
        if (!before.job)
            continue;
        const Layout layout = Layout::of(s);
        // where communication is everything, less work also hides less of it: a ten-thousandth at most
        QVERIFY(evaluateTrainingSpeed(*after.job, layout).step <=
                evaluateTrainingSpeed(*before.job, layout).step * (1 + 1e-4));
    }
}

void TestTrainingSpeedProperties::everyCardAnswersOrSaysWhatIsMissing()
{
    int answered = 0;
    for (const Gpu &gpu : m_catalog->gpus()) {
        Scenario s;
        s.cluster.gpu = gpu.id;
        s.workload.precision = Precision::Fp16Mixed;
        const CompiledTrainingSpeed compiled = compile(s, gpu);
        QVERIFY(compiled.job.has_value() == compiled.missing.isEmpty());
        QVERIFY(compiled.interval.log90 > 0);
        if (!compiled.job)
            continue;
        ++answered;
        const TrainingTimeTerms t = evaluateTrainingSpeed(*compiled.job, Layout::of(s));
        QVERIFY2(t.mfu > 0.01 && t.mfu < 0.9, qPrintable(gpu.id + QStringLiteral(" %1").arg(t.mfu)));
        // another vendor's kernels have never been measured: the answer must not look sure
        if (!speedFamilyOf(gpu).measured)
            QVERIFY(compiled.interval.log90 > 0.7 && !compiled.groupHasMeasurements);
    }
    QVERIFY(answered > 60);
}

QTEST_APPLESS_MAIN(TestTrainingSpeedProperties)
#include "tst_training_speed_properties.moc"
