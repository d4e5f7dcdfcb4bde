// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "estimate/training_speed.h"

#include "core/estimate/speed_examples.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace xuanka;
using namespace examples;

namespace
{

/// 13B full fine-tuning on one node of `gpus` cards, as many sequences a step whatever their number.
Scenario oneNode(const char *gpu, int gpus, int zeroStage)
{
    Scenario s = exampleA();
    s.model.catalogId = QStringLiteral("llama-2-13b");
    s.workload.task = Task::FullFinetuning;
    s.workload.framework = Framework::DeepSpeed;
    s.workload.compile = false;
    s.workload.microBatch = 1;
    s.workload.sequenceLength = 1024;
    s.workload.gradientAccumulation = 16 / gpus;
    s.cluster.gpu = QString::fromLatin1(gpu);
    s.cluster.gpusPerNode = gpus;
    s.parallelism.data = gpus;
    s.parallelism.zeroStage = zeroStage;
    return s;
}

} // namespace

class TestTrainingSpeed : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void exampleAByHand();
    void exampleAParts();
    void exampleBMeasured();
    void exampleCAdapters();
    void partsAddUpToTheStep();
    void mfuCountsByHand();
    void recomputationCosts();
    void moreGpusNeverLowerTheArithmetic();
    void eightCardsSlowerThanFour();
    void tensorParallelOverPcie();
    void hiddenSizeOutOfStep();
    void pipelineBubble();
    void offloadCosts();
    void fp32IsSlower();
    void powerLimit();
    void missingFigures_data();
    void missingFigures();
    void intervals_data();
    void intervals();
    void bottlenecks();
    void speed();

private:
    CompiledTrainingSpeed compile(const Scenario &scenario) const
    {
        Model model = *m_catalog->model(scenario.model.catalogId);
        if (model.id == QLatin1String("gpt3-175b"))
            model.transformer->vocab = 51200; // padded by the tensor ranks
        return compileTrainingSpeed(scenario, model, *m_catalog->gpu(scenario.cluster.gpu), *m_constants, *m_intervals);
    }
    TrainingTimeTerms terms(const Scenario &scenario) const
    {
        const CompiledTrainingSpeed compiled = compile(scenario);
        Q_ASSERT(compiled.job);
        return evaluateTrainingSpeed(*compiled.job, Layout::of(scenario));
    }

    std::shared_ptr<const Catalog> m_catalog;
    std::optional<SpeedConstants> m_constants;
    std::optional<SpeedIntervals> m_intervals;
};

void TestTrainingSpeed::initTestCase()
{
    const auto catalog = Catalog::loadBundled();
    QVERIFY(catalog.ok());
    m_catalog = *catalog;
    const auto constants = SpeedConstants::load();
    QVERIFY(constants.ok());
    m_constants = *constants;
    const auto intervals = SpeedIntervals::load();
    QVERIFY(intervals.ok());
    m_intervals.emplace(*intervals);
}

#define NEAR(actual, expected, tolerance)                                                                              \
    QVERIFY2(std::abs((actual) - (expected)) <= (tolerance),                                                           \
             qPrintable(QStringLiteral("%1, expected %2").arg(double(actual)).arg(double(expected))))

void TestTrainingSpeed::exampleAByHand()
{
    // A layer of Llama-2-7B has 4 h^2 + 3 h f = 4 x 4096^2 + 3 x 4096 x 11008 = 202,375,168 weights in products.
    // Three passes over 8192 tokens at 0.7417 of 989.4 TFLOP/s:
    const double ideal = 6 * 202375168.0 * 8192 / (989.4e12 * 0.7417006602510742) * 32 * 4;
    const TrainingTimeTerms t = terms(exampleA());
    // traffic and the last wave add about a tenth
    QVERIFY(t.gemm > 1.05 * ideal);
    QVERIFY(t.gemm < 1.15 * ideal);
}

void TestTrainingSpeed::exampleAParts()
{
    const TrainingTimeTerms t = terms(exampleA());
    NEAR(t.step, 3.02, 0.005);
    NEAR(t.tokensPerSecond / 8, 10830, 10);
    NEAR(t.gemm, 1.91, 0.006);
    NEAR(t.attention, 0.69, 0.005);
    NEAR(t.elementwise, 0.20, 0.005);
    NEAR(t.zero3, 0.14, 0.005);
    NEAR(t.head, 0.04, 0.005);
    NEAR(t.fixed, 0.03, 1e-9);
    NEAR(t.optimizer, 0.01, 0.002);
    NEAR(t.mfu, 0.50, 0.006);
    NEAR(t.modelFlop / t.step / 8 / 1e12, 499, 1);
}

void TestTrainingSpeed::exampleBMeasured()
{
    const TrainingTimeTerms full = terms(exampleB(Recompute::Full));
    NEAR(full.step, 18.97, 0.01);
    NEAR(full.gemm, 9.88, 0.01);
    NEAR(full.recompute, 4.61, 0.01);
    NEAR(full.attention, 0.97, 0.005);
    NEAR(full.tensor, 0.93, 0.005);
    NEAR(full.elementwise, 0.71, 0.006);
    NEAR(full.bubble, 0.64, 0.005);
    NEAR(full.accumulation, 0.43, 0.005);
    NEAR(full.jitter, 0.38, 0.005);
    NEAR(full.head + full.imbalance, 0.29, 0.005);
    NEAR(full.pointToPoint, 0.06, 0.001);
    // Korthikanti et al. 2022: 18.13 s and 13.75 s
    NEAR(full.step / 18.13, 1.05, 0.02);
    const TrainingTimeTerms selective = terms(exampleB(Recompute::Selective));
    NEAR(selective.step, 13.93, 0.01);
    NEAR(selective.tensor, 0.98, 0.005);
    NEAR(selective.step / 13.75, 1.01, 0.01);
}

void TestTrainingSpeed::exampleCAdapters()
{
    const TrainingTimeTerms lora = terms(exampleC(Task::Lora));
    NEAR(lora.step, 15.4, 0.05);
    NEAR(lora.tokensPerSecond, 2130, 5);
    NEAR(lora.gemm, 7.08, 0.005);
    NEAR(lora.recompute, 4.50, 0.006);
    NEAR(lora.attention, 1.10, 0.005);
    NEAR(lora.head, 0.16, 0.005);
    const TrainingTimeTerms qlora = terms(exampleC(Task::Qlora));
    NEAR(qlora.step, 17.8, 0.05);
    NEAR(qlora.tokensPerSecond, 1840, 5);
}

void TestTrainingSpeed::partsAddUpToTheStep()
{
    for (const Scenario &s : {exampleA(), exampleB(Recompute::Full), exampleC(Task::Qlora)}) {
        const TrainingTimeTerms t = terms(s);
        const double sum = t.gemm + t.attention + t.elementwise + t.recompute + t.tensor + t.context + t.expert +
                           t.host + t.accumulation + t.head + t.zero3 + t.imbalance + t.bubble + t.pointToPoint +
                           t.dataParallel + t.optimizer + t.offload + t.fixed + t.jitter;
        NEAR(sum / t.step, 1, 1e-12);
        QCOMPARE(t.parts().total(), t.step);
        const TimeEstimate time = trainingTimeEstimate(compile(s), Layout::of(s), t, 1e9);
        QVERIFY(time.available);
        QCOMPARE(time.step.total(), t.step);
        NEAR(time.runSeconds * time.tokensPerSecond / 1e9, 1, 1e-12);
        NEAR(time.samplesPerSecond * s.workload.sequenceLength / time.tokensPerSecond, 1, 1e-12);
    }
}

void TestTrainingSpeed::mfuCountsByHand()
{
    // weights in products 32 x 202,375,168 + head 4096 x 32000; attention 12 L a d s
    const double weights = 32 * 202375168.0 + 4096.0 * 32000;
    const double attention = 12.0 * 32 * 32 * 128 * 4096;
    const TrainingTimeTerms a = terms(exampleA());
    NEAR(a.modelFlop / ((6 * weights + attention) * a.tokensPerStep), 1, 1e-12);
    NEAR(a.mfu - a.mfuCausal, attention / 2 * a.tokensPerSecond / (8 * 989.4e12), 1e-12);
    QCOMPARE(a.hfu, a.mfu);
    // frozen weights need no gradient of their own: 4 N instead of 6 N
    const TrainingTimeTerms c = terms(exampleC(Task::Lora));
    NEAR(c.modelFlop / ((4 * weights + attention / 2) * c.tokensPerStep), 1, 1e-12);
    // full recomputation repeats the layers, not the head
    const double again = 2 * 32 * 202375168.0 + attention / 2 / 3;
    NEAR((c.hfu - c.mfu) / c.mfu, again / (4 * weights + attention / 2), 1e-12);
}

void TestTrainingSpeed::recomputationCosts()
{
    for (const Framework framework : {Framework::Fsdp, Framework::Megatron, Framework::HfTrainer}) {
        Scenario s = exampleA();
        s.workload.framework = framework;
        double before = 0;
        for (const Recompute recompute : {Recompute::None, Recompute::Selective, Recompute::Full}) {
            s.workload.recompute = recompute;
            const double step = terms(s).step;
            QVERIFY(step >= before);
            before = step;
        }
        s.workload.recompute = Recompute::None;
        QVERIFY(before > 1.2 * terms(s).step);
    }
}

void TestTrainingSpeed::moreGpusNeverLowerTheArithmetic()
{
    // the same global batch over more cards: total busy seconds of the tensor cores never fall
    double before = 0;
    for (const int nodes : {1, 2, 4, 8, 16}) {
        Scenario s = exampleA();
        s.cluster.nodes = nodes;
        s.parallelism.data = 8 * nodes;
        s.workload.gradientAccumulation = 16 / nodes;
        const TrainingTimeTerms t = terms(s);
        QCOMPARE(t.tokensPerStep, 8.0 * 2 * 16 * 4096);
        const double total = (t.gemm + t.attention) * s.cluster.gpus();
        QVERIFY(total >= before * (1 - 1e-12));
        before = total;
        // and no layout is faster than its arithmetic at peak
        QVERIFY(t.mfu < 1);
    }
}

void TestTrainingSpeed::eightCardsSlowerThanFour()
{
    // A step of eight sequences: four cards take two each, eight cards one each. ZeRO-3 gathers the weights once
    // more often in that ring, 7/8 instead of 3/4 of them a card, and over PCIe that is all the step is.
    const auto perSecond = [this](const char *gpu, Framework framework, int gpus) {
        Scenario s = oneNode(gpu, gpus, 3);
        s.model.catalogId = QStringLiteral("llama-2-7b");
        s.workload.framework = framework;
        s.workload.sequenceLength = 2048;
        s.workload.microBatch = 8 / gpus;
        s.workload.gradientAccumulation = 1;
        return terms(s).tokensPerSecond;
    };
    for (const Framework framework : {Framework::Fsdp, Framework::DeepSpeed}) {
        QVERIFY(perSecond("rtx-4090", framework, 8) < perSecond("rtx-4090", framework, 4));
        QVERIFY(perSecond("l40s", framework, 8) < perSecond("l40s", framework, 4));
        QVERIFY(perSecond("h100-pcie-80", framework, 8) < perSecond("h100-pcie-80", framework, 4));
        QVERIFY(perSecond("h100-sxm5-80", framework, 8) > 1.05 * perSecond("h100-sxm5-80", framework, 4));
    }
    // two nodes of four against one of four, ZeRO-3 over a 10 Gbit/s network
    Scenario four = oneNode("rtx-4090", 4, 3), eight = four;
    eight.cluster.nodes = 2;
    eight.cluster.networkGbitS = 10;
    eight.parallelism.data = 8;
    eight.workload.gradientAccumulation = 2;
    QVERIFY(terms(eight).tokensPerSecond < terms(four).tokensPerSecond);
    // with NVLink and InfiniBand the same step is faster on twice the cards
    Scenario fast = oneNode("h100-sxm5-80", 4, 3), faster = fast;
    for (Scenario *s : {&fast, &faster}) {
        s->workload.framework = Framework::Fsdp;
        s->workload.sequenceLength = 4096;
    }
    faster.cluster.nodes = 2;
    faster.cluster.networkGbitS = 1600;
    faster.parallelism.data = 8;
    faster.workload.gradientAccumulation = 2;
    QVERIFY(terms(faster).tokensPerSecond > 1.3 * terms(fast).tokensPerSecond);
}

void TestTrainingSpeed::tensorParallelOverPcie()
{
    // the same chip with and without the link
    Scenario s = oneNode("h100-sxm5-80", 8, 0);
    s.workload.framework = Framework::Megatron;
    s.parallelism.tensor = 8;
    s.parallelism.data = 1;
    const Model model = *m_catalog->model(s.model.catalogId);
    const Gpu linked = *m_catalog->gpu(s.cluster.gpu);
    Gpu plain = linked, bridged = linked;
    plain.nvlinkBandwidthGbS = 0;
    bridged.nvlinkBridgeOnly = true;
    const auto run = [&](const Gpu &gpu) {
        const auto compiled = compileTrainingSpeed(s, model, gpu, *m_constants, *m_intervals);
        return evaluateTrainingSpeed(*compiled.job, Layout::of(s));
    };
    QVERIFY(run(plain).tensor > 5 * run(linked).tensor);
    QVERIFY(run(plain).step > run(linked).step);
    // bridges join pairs: eight ranks still meet over PCIe
    QCOMPARE(run(bridged).step, run(plain).step);
}

void TestTrainingSpeed::hiddenSizeOutOfStep()
{
    Scenario s = exampleB(Recompute::None);
    const Gpu &gpu = *m_catalog->gpu(s.cluster.gpu);
    Model model = *m_catalog->model(s.model.catalogId);
    const auto gemm = [&] {
        const auto compiled = compileTrainingSpeed(s, model, gpu, *m_constants, *m_intervals);
        return evaluateTrainingSpeed(*compiled.job, Layout::of(s)).gemm;
    };
    model.transformer->hidden = 14336; // 1792 a rank = 28 x 64
    const double even = gemm();
    model.transformer->hidden = 14400; // 1800 a rank
    QVERIFY(gemm() > 1.4 * even);
}

void TestTrainingSpeed::pipelineBubble()
{
    Scenario s = exampleB(Recompute::Full);
    const TrainingTimeTerms interleaved = terms(s);
    s.parallelism.virtualPipeline = 1;
    const TrainingTimeTerms plain = terms(s);
    NEAR(plain.bubble / interleaved.bubble, 3, 1e-9);
    // (p - 1) / m of the work of the mean stage
    const double stages = plain.gemm + plain.attention + plain.elementwise + plain.recompute + plain.tensor +
                          plain.host + plain.accumulation + plain.head;
    NEAR(plain.bubble / stages, 7.0 / 64, 1e-9);
    s.workload.gradientAccumulation = 8;
    QVERIFY(terms(s).tokensPerSecond < plain.tokensPerSecond);
}

void TestTrainingSpeed::offloadCosts()
{
    double before = 0;
    for (const Offload offload : {Offload::None, Offload::Optimizer, Offload::OptimizerAndParameters}) {
        Scenario s = oneNode("h100-sxm5-80", 8, 3);
        s.parallelism.cpuOffload = offload;
        const TrainingTimeTerms t = terms(s);
        QVERIFY(t.step > before);
        QCOMPARE(t.offload > 0, offload != Offload::None);
        before = t.step;
    }
}

void TestTrainingSpeed::fp32IsSlower()
{
    Scenario s = exampleA();
    double before = terms(s).step;
    for (const Precision precision : {Precision::Tf32, Precision::Fp32}) {
        s.workload.precision = precision;
        QVERIFY(terms(s).step > 1.8 * before);
        before = terms(s).step;
    }
    s.workload.precision = Precision::Fp8Mixed;
    QVERIFY(terms(s).step < terms(exampleA()).step);
    // where the data sheet gives both the same rate, FP32 gains nothing
    Scenario ada = exampleC(Task::Lora);
    ada.cluster.gpu = QStringLiteral("rtx-3090");
    ada.workload.precision = Precision::Tf32;
    const double tf32 = terms(ada).step;
    ada.workload.precision = Precision::Fp32;
    QVERIFY(terms(ada).step >= tf32 * (1 - 1e-12));
    // a card without FP8 runs in 16 bit
    s.cluster.gpu = QStringLiteral("a100-sxm4-80");
    const double fp8 = terms(s).step;
    s.workload.precision = Precision::Bf16Mixed;
    QCOMPARE(fp8, terms(s).step);
}

void TestTrainingSpeed::powerLimit()
{
    Scenario s = exampleA();
    s.cluster.powerLimitW = 500;
    // rates follow the limit to the power 0.32
    NEAR(terms(s).gemm / terms(exampleA()).gemm, std::pow(700.0 / 500, 0.32179248967778207), 1e-9);
    s.cluster.powerLimitW = 900; // above what the board draws
    NEAR(terms(s).step / terms(exampleA()).step, 1, 1e-12);
}

void TestTrainingSpeed::missingFigures_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<QString>("precision");
    QTest::addColumn<QStringList>("missing");
    const auto row = [](const char *gpu, int gpus, const char *precision, const QStringList &missing) {
        QTest::addRow("%s x %d %s", gpu, gpus, precision)
            << QString::fromLatin1(gpu) << gpus << QString::fromLatin1(precision) << missing;
    };
    const QString rate = QStringLiteral("bf16_tflops"), memory = QStringLiteral("memory_bandwidth_gb_s");
    row("h100-sxm5-96", 1, "bf16_mixed", {rate, memory});
    row("h100-sxm5-80", 8, "bf16_mixed", {});
    row("p40", 1, "fp16_mixed", {rate});
    row("p40", 1, "fp32", {});
    row("v100-sxm2-32", 1, "tf32", {QStringLiteral("tf32_tflops")});
    row("ascend-910b3", 1, "fp16_mixed", {});
    row("ascend-910b3", 8, "fp16_mixed", {QStringLiteral("pcie_bandwidth_gb_s")});
    row("ascend-910b1", 8, "fp16_mixed", {}); // HCCS is stated
    row("mi308x", 1, "bf16_mixed", {rate, memory});
}

void TestTrainingSpeed::missingFigures()
{
    QFETCH(QString, gpu);
    QFETCH(int, gpus);
    QFETCH(QString, precision);
    QFETCH(QStringList, missing);
    Scenario s = exampleA();
    s.cluster.gpu = gpu;
    s.cluster.gpusPerNode = s.parallelism.data = gpus;
    s.workload.precision = *fromWord<Precision>(precision);
    const CompiledTrainingSpeed compiled = compile(s);
    QCOMPARE(compiled.missing, missing);
    QCOMPARE(compiled.job.has_value(), missing.isEmpty());
    const TrainingTimeTerms t =
        compiled.job ? evaluateTrainingSpeed(*compiled.job, Layout::of(s)) : TrainingTimeTerms{};
    const TimeEstimate time = trainingTimeEstimate(compiled, Layout::of(s), t, 0);
    QCOMPARE(time.available, missing.isEmpty());
    QCOMPARE(time.missing, missing);
}

void TestTrainingSpeed::intervals_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("framework");
    QTest::addColumn<QString>("model");
    QTest::addColumn<double>("year");
    QTest::addColumn<QString>("group");
    QTest::addColumn<double>("high"); ///< factor of the 90 % interval
    QTest::addColumn<bool>("measured");
    const auto row = [](const char *name, const char *gpu, Framework f, const char *model, double year,
                        const char *group, double high, bool measured) {
        QTest::addRow("%s", name) << QString::fromLatin1(gpu) << int(f) << QString::fromLatin1(model) << year
                                  << QString::fromLatin1(group) << high << measured;
    };
    row("dense", "h100-sxm5-80", Framework::Megatron, "llama-2-7b", 0, "dense", 1.29, true);
    row("old", "a100-sxm4-80", Framework::Megatron, "llama-2-7b", 2022.5, "dense_before_2023", 1.39, true);
    row("workstation", "l40s", Framework::Fsdp, "llama-2-7b", 0, "dense_other_gpu", 1.61, true);
    row("hf", "h100-sxm5-80", Framework::HfTrainer, "llama-2-7b", 0, "hf_trainer", 1.58, true);
    row("moe", "h100-sxm5-80", Framework::Megatron, "mixtral-8x7b", 0, "moe", 2.54, true);
    row("program", "h100-sxm5-80", Framework::LitGpt, "llama-2-7b", 0, "dense", 1.58, false);
    row("Ascend", "ascend-910c", Framework::MindSpeed, "llama-2-7b", 0, "unmeasured_card", 2.14, false);
    row("consumer Blackwell", "rtx-5090", Framework::Fsdp, "llama-2-7b", 0, "unmeasured_card", 2.14, false);
}

void TestTrainingSpeed::intervals()
{
    QFETCH(QString, gpu);
    QFETCH(int, framework);
    QFETCH(QString, model);
    QFETCH(double, year);
    QFETCH(QString, group);
    QFETCH(double, high);
    QFETCH(bool, measured);
    Scenario s = exampleA();
    s.cluster.gpu = gpu;
    s.workload.framework = Framework(framework);
    s.workload.compile = false;
    s.workload.softwareYear = year;
    s.model.catalogId = model;
    const CompiledTrainingSpeed compiled = compile(s);
    QCOMPARE(compiled.interval.group, group);
    QCOMPARE(compiled.groupHasMeasurements, measured);
    NEAR(compiled.interval.relative90().high, high, 0.005);
    NEAR(compiled.interval.relative90().low * compiled.interval.relative90().high, 1, 1e-12);
    QVERIFY(compiled.interval.log80 < compiled.interval.log90);
}

void TestTrainingSpeed::bottlenecks()
{
    const auto stave = [](const QVector<Bottleneck> &staves, const char *name) {
        for (const Bottleneck &b : staves)
            if (b.stave == QLatin1String(name))
                return b;
        return Bottleneck{};
    };
    const QVector<Bottleneck> one = trainingBottlenecks(terms(exampleC(Task::Lora)));
    QCOMPARE(stave(one, "network").limit, 0.0);
    QCOMPARE(stave(one, "gpu_link").limit, 0.0);
    QVERIFY(stave(one, "gpu_compute").headroom < stave(one, "memory_bandwidth").headroom);

    Scenario s = oneNode("rtx-4090", 8, 3);
    const QVector<Bottleneck> pcie = trainingBottlenecks(terms(s));
    QVERIFY(stave(pcie, "gpu_link").headroom < stave(pcie, "gpu_compute").headroom);
    s.cluster = {QStringLiteral("h100-sxm5-80"), 8, 4, 40, 0, {}};
    s.parallelism.data = 32;
    const QVector<Bottleneck> slow = trainingBottlenecks(terms(s));
    QVERIFY(stave(slow, "network").headroom < 0.2);
    for (const Bottleneck &b : slow) {
        QVERIFY(b.used >= 0 && b.used <= b.limit);
        NEAR(b.headroom, 1 - b.used / b.limit, 1e-12);
    }
}

void TestTrainingSpeed::speed()
{
    const CompiledTrainingSpeed compiled = compile(exampleB(Recompute::Full));
    const Layout layout = Layout::of(exampleB(Recompute::Full));
    double sum = 0;
    QBENCHMARK
    {
        for (int i = 0; i < 1000; ++i)
            sum += evaluateTrainingSpeed(*compiled.job, layout).step;
    }
    QVERIFY(sum > 0);
}

QTEST_APPLESS_MAIN(TestTrainingSpeed)
#include "tst_training_speed.moc"
