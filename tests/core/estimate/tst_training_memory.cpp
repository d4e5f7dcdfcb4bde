// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "core/estimate/formula_value.h"
#include "estimate/training_memory.h"
#include "quantity/units.h"

#include <QHash>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <random>

using namespace xuanka;
using units::kGiB;

namespace
{

const Catalog &catalog()
{
    static const auto loaded = Catalog::loadBundled();
    return **loaded;
}

/// The examples' common ground: one card without a memory limit, software of 2025, no recomputation.
Scenario example(const char *model, Framework framework = Framework::HfTrainer, int data = 1, int zero = 0)
{
    Scenario s;
    s.model = ModelReference{QString::fromLatin1(model), {}, {}, 0, 0, 0, {}};
    s.workload.framework = framework;
    s.workload.softwareYear = 2025;
    s.workload.sequenceLength = 4096;
    s.workload.lora.dropout = 0;
    s.cluster.gpusPerNode = data;
    s.parallelism.data = data;
    s.parallelism.zeroStage = zero;
    return s;
}

TrainingMemoryJob compile(const Scenario &s)
{
    return compileTrainingMemory(s, catalog().resolve(s.model).value(), Gpu());
}

TrainingMemoryTerms evaluate(const Scenario &s) { return evaluateTrainingMemory(compile(s), Layout::of(s)); }

Scenario loraExample(const char *model, Framework framework = Framework::HfTrainer, int data = 1, int zero = 0)
{
    Scenario s = example(model, framework, data, zero);
    s.workload.task = Task::Lora;
    s.workload.sequenceLength = 2048;
    s.workload.recompute = Recompute::Full;
    return s;
}

using Words = std::mt19937;

/// A random but consistent job and layout.
struct Sample {
    Scenario scenario;
    Layout layout;
};

template <typename T, size_t N> T pick(Words &words, const T (&values)[N])
{
    return values[std::uniform_int_distribution<size_t>(0, N - 1)(words)];
}

Sample randomSample(Words &words)
{
    static const char *const models[] = {"llama-2-7b",   "llama-2-70b", "mixtral-8x7b",
                                         "qwen2.5-0.5b", "gpt3-6.7b",   "deepseek-v3"};
    static const Framework frameworks[] = {
        Framework::HfTrainer, Framework::DeepSpeed, Framework::Fsdp,     Framework::Torchtitan,
        Framework::Torchtune, Framework::LitGpt,    Framework::Megatron, Framework::MegatronDeepSpeed,
        Framework::Unsloth,   Framework::Generic,   Framework::Olmo,     Framework::MindSpeed};
    Sample sample;
    Scenario &s = sample.scenario;
    s.model.catalogId = QString::fromLatin1(pick(words, models));
    s.workload.framework = pick(words, frameworks);
    s.workload.task = pick(words, {Task::FullFinetuning, Task::Pretraining, Task::Lora, Task::Qlora});
    s.workload.precision = pick(
        words, {Precision::Bf16Mixed, Precision::Fp16Mixed, Precision::Bf16, Precision::Fp32, Precision::Fp8Mixed});
    s.workload.optimizer = pick(words, {Optimizer::AdamW, Optimizer::AdamW8bit, Optimizer::Lion, Optimizer::Sgd});
    s.workload.attention = pick(words, {Attention::Flash, Attention::Flash, Attention::Eager});
    s.workload.loss = pick(words, {Loss::Plain, Loss::Chunked, Loss::Fused});
    s.workload.fusedKernels = pick(words, {false, true});
    s.workload.variableLength = pick(words, {false, false, true});
    s.workload.softwareYear = pick(words, {2023.5, 2024.5, 2025.5, 0.0});
    Layout &l = sample.layout;
    l.microBatch = pick(words, {1, 2, 4, 16});
    l.sequence = pick(words, {512, 4096, 32768});
    l.gradientAccumulation = pick(words, {1, 2, 8});
    l.data = pick(words, {1, 2, 8, 64});
    l.tensor = pick(words, {1, 2, 8});
    l.pipeline = pick(words, {1, 2, 4});
    l.virtualPipeline = l.pipeline > 1 ? pick(words, {1, 2}) : 1;
    l.context = pick(words, {1, 1, 2});
    l.expert = 1;
    l.zeroStage = pick(words, {0, 1, 2, 3});
    l.sequenceParallel = pick(words, {false, true});
    l.recompute = pick(words, {Recompute::None, Recompute::Selective, Recompute::Full});
    return sample;
}

QString describe(const Sample &sample)
{
    const Workload &w = sample.scenario.workload;
    const Layout &l = sample.layout;
    return QStringLiteral("%1 %2 %3 %4 b%5 s%6 m%7 d%8 t%9")
               .arg(sample.scenario.model.catalogId, toWord(w.framework), toWord(w.task), toWord(l.recompute))
               .arg(l.microBatch)
               .arg(l.sequence)
               .arg(l.gradientAccumulation)
               .arg(l.data)
               .arg(l.tensor) +
           QStringLiteral(" p%1 c%2 z%3 sp%4").arg(l.pipeline).arg(l.context).arg(l.zeroStage).arg(l.sequenceParallel);
}

bool notMore(double smaller, double larger) { return smaller <= larger * (1 + 1e-12) + 1; }

} // namespace

class TestTrainingMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    // Worked examples of the estimation method; figures in GiB, rounded there to two places.

    void exampleFullOnOneGpu()
    {
        const Scenario s = example("llama-2-7b");
        const TrainingMemoryTerms t = evaluate(s);
        near(t.weights, 12.55);
        near(t.gradients, 12.55);
        near(t.optimizerState, 25.10);
        near(t.stepTemporary, 12.55);
        near(t.activations, 20.80);
        near(t.loss, 1.46);
        near(t.forward, 60.04);
        near(t.backward, 58.98);
        near(t.backwardEnd, 51.17);
        near(t.optimizerStep, 62.79);
        QCOMPARE(t.phase, PeakPhase::OptimizerStep);
        near(t.need, 64.64);
        near(t.reserved, 87.41);
        // one layer keeps 170,112 bytes per token, of which the norms are 32,768
        const TrainingMemoryJob job = compile(s);
        QCOMPARE(job.programs[0].layer[0].sequenceParallel + job.programs[0].layer[0].tensor, 170112.0);
        QCOMPARE(job.programs[0].layer[0].sequenceParallel, 32768.0);
    }

    void exampleMegatron() { near(evaluate(example("llama-2-7b", Framework::Megatron)).allocated, 130.19); }

    void exampleZero3()
    {
        const TrainingMemoryTerms t = evaluate(example("llama-2-7b", Framework::DeepSpeed, 8, 3));
        near(t.weights, 1.57);
        near(t.optimizerState, 9.41);
        near(t.gatherForward, 2.24);
        near(t.communication, 3.73);
        near(t.allocated, 39.33);
        QCOMPARE(t.phase, PeakPhase::Forward);
        near(t.reserved, 41.69);
        near(t.deviceUsed, 42.79);
    }

    void exampleZero3Recomputed()
    {
        Scenario s = example("llama-2-7b", Framework::DeepSpeed, 8, 3);
        s.workload.recompute = Recompute::Full;
        const TrainingMemoryTerms t = evaluate(s);
        near(t.activations, 1.03);
        near(t.forward, 19.57);
        near(t.backwardEnd, 19.51);
        near(t.optimizerStep, 19.44);
        near(t.reserved, 20.74);
        s.workload.framework = Framework::Fsdp;
        const TrainingMemoryTerms f = evaluate(s);
        near(f.backwardEnd, 15.92);
        near(f.optimizerStep, 15.72);
        near(f.forward, 12.90);
        QCOMPARE(f.phase, PeakPhase::BackwardEnd);
    }

    void exampleLora()
    {
        const TrainingMemoryTerms t = evaluate(loraExample("llama-2-7b"));
        near(t.weights, 12.70);
        near(t.optimizerState, 0.30);
        near(t.activations, 0.52);
        near(t.loss, 0.73);
        near(t.forward, 14.31);
        near(t.reserved, 15.63);
        const TrainingMemoryTerms f = evaluate(loraExample("llama-2-7b", Framework::Fsdp, 2, 3));
        near(f.backward, 8.68);
        QCOMPARE(f.phase, PeakPhase::Backward);
    }

    void exampleQlora()
    {
        Scenario s = loraExample("llama-2-70b");
        s.workload.task = Task::Qlora;
        s.workload.weightFormat = WeightFormat::Nf4Dq;
        s.workload.optimizer = Optimizer::PagedAdamW8bit;
        const TrainingMemoryTerms t = evaluate(s);
        near(t.weights, 34.64);
        near(t.work, 0.75);
        near(t.transient, 0.33);
        near(t.dequantise, 0.44);
        near(t.backward, 41.21);
        near(t.deviceUsed, 44.13);
        // with a 16-bit stream the checkpoints halve
        Scenario plain = s;
        plain.workload.residualDtype = Dtype::Bf16;
        const TrainingMemoryTerms p = evaluate(plain);
        near(t.activations - t.embeddingOutput, 2 * (p.activations - p.embeddingOutput) / kGiB);
        near(t.activations - t.embeddingOutput, 5.00);
    }

    void exampleMistral()
    {
        Scenario s = loraExample("mistral-7b-v0.1");
        s.workload.precision = Precision::Bf16;
        s.workload.lora.targets = QStringList{QStringLiteral("attention")};
        s.workload.microBatch = 4;
        s.workload.sequenceLength = 4096;
        s.workload.softwareYear = 2024;
        const TrainingMemoryTerms t = evaluate(s);
        near(t.weights, 13.54);
        near(t.optimizerState, 0.10);
        near(t.activations, 4.12);
        near(t.headInput, 0.25);
        near(t.loss, 6.84);
        near(t.forward, 24.88);
        QCOMPARE(t.phase, PeakPhase::Forward);
    }

    // What a program does

    void programs_data()
    {
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<int>("zero");
        QTest::addColumn<TrainingEngine>("engine");
        using E = TrainingEngine;
        const std::tuple<Framework, int, E> rows[] = {{Framework::HfTrainer, 0, E::Single},
                                                      {Framework::HfTrainer, 3, E::DeepSpeed},
                                                      {Framework::Peft, 0, E::Single},
                                                      {Framework::Unsloth, 0, E::Single},
                                                      {Framework::DeepSpeed, 0, E::DeepSpeed},
                                                      {Framework::DeepSpeed, 3, E::DeepSpeed},
                                                      {Framework::Fsdp, 0, E::Fsdp1},
                                                      {Framework::Fsdp, 3, E::Fsdp1},
                                                      {Framework::Torchtune, 0, E::Single},
                                                      {Framework::Torchtune, 3, E::Fsdp2},
                                                      {Framework::Torchtitan, 3, E::Fsdp2},
                                                      {Framework::NemoAutomodel, 3, E::Fsdp2},
                                                      {Framework::LitGpt, 0, E::Single},
                                                      {Framework::LitGpt, 3, E::Fsdp1},
                                                      {Framework::LlmFoundry, 3, E::Fsdp1},
                                                      {Framework::Olmo, 3, E::Fsdp1},
                                                      {Framework::PrimeRl, 3, E::Fsdp1},
                                                      {Framework::Megatron, 1, E::Megatron},
                                                      {Framework::MegatronBridge, 1, E::Megatron},
                                                      {Framework::Nemo, 1, E::Megatron},
                                                      {Framework::Nanotron, 1, E::Megatron},
                                                      {Framework::InternEvo, 3, E::Megatron},
                                                      {Framework::MlperfTraining, 1, E::Megatron},
                                                      {Framework::MindSpeed, 1, E::Megatron},
                                                      {Framework::MaxText, 3, E::Fsdp1},
                                                      {Framework::PaxMl, 0, E::Single},
                                                      {Framework::FlashAttnTrainer, 0, E::Single},
                                                      {Framework::MetaInternal, 3, E::Fsdp1},
                                                      {Framework::PyTorch, 0, E::Single},
                                                      {Framework::Generic, 3, E::Fsdp1},
                                                      {Framework::MegatronDeepSpeed, 1, E::MegatronDeepSpeed}};
        for (const auto &[framework, zero, engine] : rows)
            QTest::newRow(qPrintable(toWord(framework) + QStringLiteral(" zero %1").arg(zero)))
                << framework << zero << engine;
    }
    void programs()
    {
        QFETCH(Framework, framework);
        QFETCH(int, zero);
        QFETCH(TrainingEngine, engine);
        const TrainingMemoryJob job = compile(example("llama-2-7b", framework, 8, zero));
        QCOMPARE(job.programs[zero >= job.secondProgramFrom].engine, engine);
    }

    void shardedStatesPerParameter_data()
    {
        QTest::addColumn<Framework>("framework");
        QTest::addColumn<Precision>("precision");
        QTest::addColumn<int>("zero");
        QTest::addColumn<double>("weights");
        QTest::addColumn<double>("gradients");
        QTest::addColumn<double>("optimizer");
        // bytes per parameter on each of 8 GPUs
        QTest::newRow("fsdp mixed") << Framework::Fsdp << Precision::Bf16Mixed << 3 << 4. / 8 << 4. / 8 << 8. / 8;
        QTest::newRow("fsdp grad-op") << Framework::Fsdp << Precision::Bf16Mixed << 2 << 4. << 4. / 8 << 8. / 8;
        QTest::newRow("fsdp bf16") << Framework::Fsdp << Precision::Bf16 << 3 << 2. / 8 << 2. / 8 << 4. / 8;
        QTest::newRow("zero 1") << Framework::DeepSpeed << Precision::Bf16Mixed << 1 << 2. << 2. << 12. / 8;
        QTest::newRow("zero 2") << Framework::DeepSpeed << Precision::Bf16Mixed << 2 << 2. << 2. / 8 << 12. / 8;
        QTest::newRow("zero 3") << Framework::DeepSpeed << Precision::Bf16Mixed << 3 << 2. / 8 << 2. / 8 << 12. / 8;
        QTest::newRow("megatron") << Framework::Megatron << Precision::Bf16Mixed << 0 << 2. << 4. << 12.;
        QTest::newRow("distributed optimizer")
            << Framework::Megatron << Precision::Bf16Mixed << 1 << 2. << 4. << 12. / 8;
        QTest::newRow("replicated fp32") << Framework::HfTrainer << Precision::Fp32 << 0 << 4. << 4. << 8.;
    }
    void shardedStatesPerParameter()
    {
        QFETCH(Framework, framework);
        QFETCH(Precision, precision);
        QFETCH(int, zero);
        QFETCH(double, weights);
        QFETCH(double, gradients);
        QFETCH(double, optimizer);
        Scenario s = example("llama-2-7b", framework, 8, zero);
        s.workload.precision = precision;
        const TrainingMemoryTerms t = evaluate(s);
        QCOMPARE(t.weights / t.parametersOnRank, weights);
        QCOMPARE(t.gradients / t.parametersOnRank, gradients);
        QCOMPARE(t.optimizerState / t.parametersOnRank, optimizer);
    }

    void offload()
    {
        Scenario s = example("llama-2-7b", Framework::DeepSpeed, 8, 3);
        s.parallelism.cpuOffload = Offload::Optimizer;
        const TrainingMemoryTerms optimizer = evaluate(s);
        QCOMPARE(optimizer.optimizerState + optimizer.stepTemporary + optimizer.gradients, 0.0);
        near(optimizer.weights, 1.57);
        s.parallelism.cpuOffload = Offload::OptimizerAndParameters;
        QCOMPARE(evaluate(s).weights, 0.0);
        s.workload.task = Task::Lora;
        const TrainingMemoryTerms adapter = evaluate(s);
        QCOMPARE(adapter.baseWeights + adapter.optimizerState, 0.0);
        QVERIFY(adapter.weights > 0); // the adapter itself
        s.workload.framework = Framework::Fsdp;
        QCOMPARE(evaluate(s).weights, 0.0);
    }

    void eightBitMomentsKeepTheirWidth()
    {
        // two 8-bit moments and their scales, about 2 bytes a parameter, under 16-bit and 32-bit weights alike
        Scenario s = example("llama-2-7b");
        s.workload.optimizer = Optimizer::AdamW8bit;
        const TrainingMemoryTerms bf16 = evaluate(s);
        s.workload.precision = Precision::Fp32;
        const TrainingMemoryTerms fp32 = evaluate(s);
        QCOMPARE(bf16.optimizerState, fp32.optimizerState);
        QVERIFY(std::abs(bf16.optimizerState / bf16.parametersOnRank - 2.04) < 1e-9);
        QCOMPARE(bf16.stepTemporary, 0.0);
    }

    void litGptQuantised()
    {
        Scenario s = example("llama-2-7b", Framework::LitGpt);
        s.workload.task = Task::Qlora;
        s.workload.weightFormat = WeightFormat::Nf4;
        s.workload.softwareYear = 2023;
        const TrainingMemoryTerms old = evaluate(s);
        // the head: 32,000 x 4,096 weights, in fp16 and bf16 while it is used
        QCOMPARE(old.dequantiseHead, 4.0 * 32000 * 4096);
        s.workload.softwareYear = 2025;
        const TrainingMemoryTerms now = evaluate(s);
        // a second embedding of 2 bytes a weight; inputs no longer kept by bitsandbytes
        QCOMPARE(now.weights - old.weights, 2.0 * 32000 * 4096);
        // q/k/v, output, gate/up and down inputs: (3 h + f) elements of 2 bytes in each of 32 layers
        QCOMPARE(old.activations - now.activations, 32.0 * 4096 * 2 * (3 * 4096 + 11008));
    }

    void notATransformer()
    {
        Model model;
        model.parameters = 25'000'000;
        model.sample = SampleModel{};
        const TrainingMemoryJob job = compileTrainingMemory(Scenario(), model, Gpu());
        QVERIFY(!job.modelled);
        QCOMPARE(evaluateTrainingMemory(job, Layout()).deviceUsed, 0.0);
    }

    void cacheShrinksOnASmallCard()
    {
        Scenario s = example("llama-2-7b");
        Gpu card;
        card.memoryGib = 80;
        const Model model = catalog().resolve(s.model).value();
        const TrainingMemoryTerms t = evaluateTrainingMemory(compileTrainingMemory(s, model, card), Layout::of(s));
        const double usable = 80 * kGiB * 0.988;
        QVERIFY(t.need < usable);
        QCOMPARE(t.deviceUsed, usable);
        card.memoryGib = 40; // does not fit: the allocated bytes stay what they are
        const TrainingMemoryTerms small = evaluateTrainingMemory(compileTrainingMemory(s, model, card), Layout::of(s));
        QVERIFY(small.need > 40 * kGiB);
        QCOMPARE(small.reserved, small.allocated);
    }

    // Properties

    void partsSumToTotal()
    {
        Words words(1);
        int phases[4] = {};
        for (int i = 0; i < 6000; ++i) {
            const Sample sample = randomSample(words);
            const TrainingMemoryTerms t = evaluateTrainingMemory(compile(sample.scenario), sample.layout);
            const MemoryParts parts = trainingMemoryParts(t);
            QVERIFY2(std::abs(parts.total() - t.deviceUsed) <= 1e-9 * t.deviceUsed, qPrintable(describe(sample)));
            for (const double part : {parts.weights, parts.gradients, parts.optimizer, parts.activations, parts.logits,
                                      parts.communication, parts.workspace, parts.context, parts.fragmentation})
                QVERIFY2(part >= 0, qPrintable(describe(sample)));
            QVERIFY2(t.allocated <= t.reserved && t.reserved < t.deviceUsed, qPrintable(describe(sample)));
            QVERIFY2(t.allocated == std::max({t.forward, t.backward, t.backwardEnd, t.optimizerStep}),
                     qPrintable(describe(sample)));
            ++phases[int(t.phase)];
        }
        for (const int count : phases)
            QVERIFY(count > 30); // the samples reach every phase
    }

    /// Every formula, worked out from its own text and numbers, gives the part it explains.
    void explanationsAreTheTerms()
    {
        Words words(6);
        for (int i = 0; i < 3000; ++i) {
            const Sample sample = randomSample(words);
            TrainingMemoryJob job = compile(sample.scenario);
            job.usable = pick(words, {0.0, 24 * kGiB, 80 * kGiB, 8000 * kGiB});
            const TrainingMemoryTerms t = evaluateTrainingMemory(job, sample.layout);
            const MemoryParts parts = trainingMemoryParts(t);
            const QHash<QString, double> expected{{QStringLiteral("memory.weights"), parts.weights},
                                                  {QStringLiteral("memory.gradients"), parts.gradients},
                                                  {QStringLiteral("memory.optimizer"), parts.optimizer},
                                                  {QStringLiteral("memory.activations"), parts.activations},
                                                  {QStringLiteral("memory.logits"), parts.logits},
                                                  {QStringLiteral("memory.communication"), parts.communication},
                                                  {QStringLiteral("memory.workspace"), parts.workspace},
                                                  {QStringLiteral("memory.context"), parts.context},
                                                  {QStringLiteral("memory.fragmentation"), parts.fragmentation},
                                                  {QStringLiteral("memory.torch_peak"), t.allocated},
                                                  {QStringLiteral("memory.reserved"), t.reserved},
                                                  {QStringLiteral("memory.need"), t.need},
                                                  {QStringLiteral("memory.total"), t.deviceUsed}};
            const QVector<Explanation> explanations = explainTrainingMemory(job, sample.layout, t);
            QCOMPARE(explanations.size(), expected.size());
            for (const Explanation &explanation : explanations) {
                const double part = expected.value(explanation.quantity, -1);
                const QString told = describe(sample) + u' ' + explanation.quantity + u' ' + explanation.formula;
                QVERIFY2(explanation.result == part, qPrintable(told));
                QVERIFY2(std::abs(FormulaValue::of(explanation) - part) <= 1e-9 * t.deviceUsed, qPrintable(told));
                QVERIFY(explanation.source.startsWith(QLatin1String("docs/method-memory.md M")));
            }
        }
    }

    void moreWorkNeverTakesLess()
    {
        Words words(2);
        for (int i = 0; i < 2000; ++i) {
            const Sample sample = randomSample(words);
            const TrainingMemoryJob job = compile(sample.scenario);
            const TrainingMemoryTerms base = evaluateTrainingMemory(job, sample.layout);
            Layout more = sample.layout;
            more.microBatch *= 2;
            const TrainingMemoryTerms batch = evaluateTrainingMemory(job, more);
            QVERIFY2(notMore(base.allocated, batch.allocated), qPrintable(describe(sample)));
            QVERIFY2(notMore(base.need, batch.need), qPrintable(describe(sample)));
            more = sample.layout;
            more.sequence *= 2;
            QVERIFY2(notMore(base.allocated, evaluateTrainingMemory(job, more).allocated),
                     qPrintable(describe(sample)));
        }
    }

    void moreShardingNeverTakesMore()
    {
        Words words(3);
        for (int i = 0; i < 2000; ++i) {
            Sample sample = randomSample(words);
            const Framework framework = sample.scenario.workload.framework;
            // these change their program with the stage: one process without sharding, another engine with it
            if (framework == Framework::LitGpt || framework == Framework::Torchtune ||
                framework == Framework::HfTrainer || framework == Framework::Unsloth || framework == Framework::Generic)
                continue;
            const TrainingMemoryJob job = compile(sample.scenario);
            TrainingMemoryTerms states[4];
            for (int zero = 0; zero < 4; ++zero) {
                sample.layout.zeroStage = zero;
                states[zero] = evaluateTrainingMemory(job, sample.layout);
            }
            // with frozen weights ZeRO adds a master copy of the adapter, which only pays off from stage to stage
            for (int zero = isAdapter(sample.scenario.workload.task) ? 2 : 1; zero < 4; ++zero) {
                const auto kept = [](const TrainingMemoryTerms &t) {
                    return t.weights + t.gradients + t.optimizerState;
                };
                QVERIFY2(notMore(kept(states[zero]), kept(states[zero - 1])), qPrintable(describe(sample)));
                QVERIFY2(notMore(states[zero].weights, states[zero - 1].weights), qPrintable(describe(sample)));
            }
        }
    }

    void moreRecomputationNeverKeepsMore()
    {
        Words words(4);
        for (int i = 0; i < 2000; ++i) {
            Sample sample = randomSample(words);
            const TrainingMemoryJob job = compile(sample.scenario);
            double kept = 0;
            for (const Recompute recompute : {Recompute::Full, Recompute::Selective, Recompute::None}) {
                sample.layout.recompute = recompute;
                const double now = evaluateTrainingMemory(job, sample.layout).activations;
                QVERIFY2(notMore(kept, now), qPrintable(describe(sample)));
                kept = now;
            }
        }
    }

    void moreTensorParallelNeverHoldsMore()
    {
        Words words(5);
        for (int i = 0; i < 2000; ++i) {
            Sample sample = randomSample(words);
            sample.layout.pipeline = 1; // else another stage may become the fullest
            const TrainingMemoryJob job = compile(sample.scenario);
            double weights = 0;
            for (const int t : {8, 4, 2, 1}) {
                sample.layout.tensor = t;
                const double now = evaluateTrainingMemory(job, sample.layout).weights;
                QVERIFY2(notMore(weights, now), qPrintable(describe(sample)));
                weights = now;
            }
        }
    }

private:
    /// Within the rounding of a figure printed with two places.
    static void near(double bytes, double gib)
    {
        QVERIFY2(std::abs(bytes / kGiB - gib) <= 0.0051,
                 qPrintable(QStringLiteral("%1 GiB instead of %2").arg(bytes / kGiB).arg(gib)));
    }
};


QTEST_APPLESS_MAIN(TestTrainingMemory)
#include "tst_training_memory.moc"
