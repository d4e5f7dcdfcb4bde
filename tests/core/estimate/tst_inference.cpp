// SPDX-License-Identifier: GPL-3.0-or-later
// Worked examples of the inference document, published figures, and how the answer moves with its inputs.
#include "core/estimate/inference_fixture.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace xuanka;
using xuanka::test::InferenceFixture;

namespace
{

constexpr double kGiB = units::kGiB;

Scenario serving(const char *model, WeightFormat format, Framework framework = Framework::Vllm)
{
    return InferenceFixture::serving(model, format, framework);
}

} // namespace

class TestInference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_fixture.load()); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void weights_data();
    void weights();
    void cachePerToken_data();
    void cachePerToken();
    void workedMemory_data();
    void workedMemory();
    void hybridGroups();
    void workedSpeed_data();
    void workedSpeed();
    void transformersThirteenB();
    void fullPrecisionDoublesWeights();
    void slowerWithMoreSequencesAndContext();
    void throughputNeverFallsWithLoad();
    void cacheFollowsUtilization();
    void splitOfMixtures();
    void kneeLiesInsideMemory();

private:
    const Gpu &gpu(const char *id) const { return m_fixture.gpu(id); }
    InferenceJob compile(const Scenario &scenario, const Gpu &card) const { return m_fixture.compile(scenario, card); }
    Estimate estimate(const Scenario &scenario, const Gpu &card) const { return m_fixture.estimate(scenario, card); }

    InferenceFixture m_fixture;
};

void TestInference::weights_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<WeightFormat>("format");
    QTest::addColumn<double>("gib");
    QTest::newRow("Qwen2.5-7B bf16") << "qwen2.5-7b" << WeightFormat::Bf16 << 14.185;
    QTest::newRow("Qwen2.5-72B bf16") << "qwen2.5-72b" << WeightFormat::Bf16 << 135.426;
    QTest::newRow("Qwen3-30B-A3B bf16") << "qwen3-30b-a3b" << WeightFormat::Bf16 << 56.871;
    QTest::newRow("Llama-3.3-70B fp8") << "llama-3.3-70b" << WeightFormat::Fp8 << 67.667;
    QTest::newRow("Llama-2-13B fp16") << "llama-2-13b" << WeightFormat::Fp16 << 24.244;
    QTest::newRow("Qwen2.5-72B GPTQ") << "qwen2.5-72b" << WeightFormat::GptqInt4 << 38.639;
    QTest::newRow("DeepSeek-V3 fp8") << "deepseek-v3" << WeightFormat::Fp8Block << 626.92;
    QTest::newRow("Llama-3-8B Q4_K_M") << "llama-3-8b" << WeightFormat::Q4KM << 4.575;
    QTest::newRow("Llama-3-70B Q4_K_M") << "llama-3-70b" << WeightFormat::Q4KM << 39.593;
}

void TestInference::weights()
{
    QFETCH(QString, id);
    QFETCH(WeightFormat, format);
    QFETCH(double, gib);
    const Scenario scenario = serving(id.toLatin1().constData(), format);
    const double found = compile(scenario, gpu("h100-sxm5-80")).weights.total() / kGiB;
    QVERIFY2(std::abs(found - gib) < 0.0006 * std::max(1.0, gib / 100), qPrintable(QString::number(found, 'f', 4)));
}

void TestInference::cachePerToken_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Dtype>("type");
    QTest::addColumn<int>("tensor");
    QTest::addColumn<double>("bytes");
    // layers x heads x 2 x head dimension x bytes
    QTest::newRow("Qwen2.5-7B") << "qwen2.5-7b" << Dtype::Fp16 << 1 << 57344.0;
    QTest::newRow("Qwen2.5-7B fp8 cache") << "qwen2.5-7b" << Dtype::Fp8 << 1 << 28672.0;
    QTest::newRow("Qwen2.5-7B int8 cache") << "qwen2.5-7b" << Dtype::Int8 << 1 << 28672.0;
    QTest::newRow("Llama-3.1-8B") << "llama-3.1-8b" << Dtype::Fp16 << 1 << 131072.0;
    QTest::newRow("Llama-3.1-8B on 2") << "llama-3.1-8b" << Dtype::Fp16 << 2 << 65536.0;
    QTest::newRow("Llama-3.1-8B on 16: one head each") << "llama-3.1-8b" << Dtype::Fp16 << 16 << 16384.0;
    QTest::newRow("Llama-2-13B") << "llama-2-13b" << Dtype::Fp16 << 1 << 819200.0;
    QTest::newRow("DeepSeek-V3: latent, on every card") << "deepseek-v3" << Dtype::Fp16 << 8 << 70272.0;
    QTest::newRow("Qwen3-Next: linear layers keep none") << "qwen3-next-80b-a3b" << Dtype::Fp16 << 1 << 24576.0;
    QTest::newRow("MiniMax-Text-01") << "minimax-text-01" << Dtype::Fp16 << 1 << 40960.0;
}

void TestInference::cachePerToken()
{
    QFETCH(QString, id);
    QFETCH(Dtype, type);
    QFETCH(int, tensor);
    QFETCH(double, bytes);
    Scenario scenario = serving(id.toLatin1().constData(), WeightFormat::Bf16);
    scenario.workload.inference.kvCachePrecision = type;
    QCOMPARE(cacheBytesPerToken(compile(scenario, gpu("h100-sxm5-80")), tensor, 1), bytes);
}

void TestInference::workedMemory_data()
{
    struct Case {
        const char *name, *model, *card;
        WeightFormat format;
        double usable; ///< GiB, 0 = the catalogue's
        int tensor;
        double utilization;
        int length, sequences;
        double pool, tokens, requests; ///< GiB, tokens, requests of `length`
    };
    static constexpr Case cases[] = {
        {"A 32 GB", "llama-2-13b", "v100-sxm2-32", WeightFormat::Fp16, 0, 1, 0.9, 4096, 256, 3.205, 4192, 1.02},
        {"A 40 GB", "llama-2-13b", "a100-sxm4-40", WeightFormat::Fp16, 0, 1, 0.9, 4096, 256, 10.144, 13280, 3.24},
        {"B", "llama-3.1-8b", "h100-sxm5-80", WeightFormat::Bf16, 0, 1, 0.95, 8192, 1024, 58.122, 476128, 58.1},
        {"C", "qwen2.5-72b", "rtx-4090", WeightFormat::GptqInt4, 47.5, 2, 0.9, 8192, 256, 20.31, 133072, 16.2},
        {"D 96 GB", "deepseek-v3", "h20-96", WeightFormat::Fp8Block, 0, 8, 0.9, 16384, 256, 2.77, 42288, 2.6},
        {"D 141 GB", "deepseek-v3", "h20-141", WeightFormat::Fp8Block, 0, 8, 0.9, 16384, 256, 43.53, 665104, 40.6},
    };
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("card");
    QTest::addColumn<WeightFormat>("format");
    QTest::addColumn<double>("usable");
    QTest::addColumn<int>("tensor");
    QTest::addColumn<double>("utilization");
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<double>("pool");
    QTest::addColumn<double>("tokens");
    QTest::addColumn<double>("requests");
    for (const Case &c : cases)
        QTest::newRow(c.name) << c.model << c.card << c.format << c.usable << c.tensor << c.utilization << c.length
                              << c.sequences << c.pool << c.tokens << c.requests;
}

void TestInference::workedMemory()
{
    QFETCH(QString, id);
    QFETCH(QString, card);
    QFETCH(WeightFormat, format);
    QFETCH(double, usable);
    QFETCH(int, tensor);
    QFETCH(double, utilization);
    QFETCH(int, length);
    QFETCH(int, sequences);
    QFETCH(double, pool);
    QFETCH(double, tokens);
    QFETCH(double, requests);
    Scenario scenario = serving(id.toLatin1().constData(), format);
    scenario.workload.inference.gpuMemoryUtilization = utilization;
    scenario.workload.inference.maxModelLen = length;
    scenario.workload.inference.maxNumSeqs = sequences;
    scenario.parallelism.tensor = tensor;
    Gpu found = gpu(card.toLatin1().constData());
    if (usable > 0)
        found.usableGib = usable;
    const InferenceMemoryTerms terms = evaluateInferenceMemory(compile(scenario, found), InferencePoint::of(scenario));
    QVERIFY2(std::abs(terms.pool / kGiB / pool - 1) < 0.01, qPrintable(QString::number(terms.pool / kGiB)));
    QVERIFY2(std::abs(terms.kvTokens / tokens - 1) < 0.01, qPrintable(QString::number(terms.kvTokens)));
    QVERIFY2(std::abs(terms.printedConcurrency / requests - 1) < 0.011,
             qPrintable(QString::number(terms.printedConcurrency)));
}

/// Five full layers and 29 sliding ones share blocks in groups of five: 35 layer slots for 34 layers. vLLM 0.19
/// printed 468,144 tokens for 62.51 GiB; the document's arithmetic gives 468,189.
void TestInference::hybridGroups()
{
    const InferenceJob job = compile(serving("gemma-3-4b", WeightFormat::Bf16), gpu("h100-sxm5-80"));
    const double tokens = 62.51 * kGiB / cacheBytesPerSequence(job, 8192, 1, 1) * 8192;
    QVERIFY2(std::abs(tokens - 468189) < 2, qPrintable(QString::number(tokens, 'f', 1)));
}

void TestInference::workedSpeed_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("card");
    QTest::addColumn<WeightFormat>("format");
    QTest::addColumn<int>("tensor");
    QTest::addColumn<double>("batch");
    QTest::addColumn<double>("context");
    QTest::addColumn<double>("stepMs");
    QTest::addColumn<double>("prefillMs"); ///< one prompt of 2,048; 0 = not given
    const auto row = [](const char *name, const char *id, const char *card, WeightFormat format, int tensor,
                        double batch, double context, double step, double prefill) {
        QTest::newRow(name) << id << card << format << tensor << batch << context << step << prefill;
    };
    row("A", "llama-2-13b", "a100-sxm4-40", WeightFormat::Fp16, 1, 1, 2304, 24.9, 221.8);
    row("B 1", "llama-3.1-8b", "h100-sxm5-80", WeightFormat::Bf16, 1, 1, 1024, 9.36, 42.4);
    row("B 64", "llama-3.1-8b", "h100-sxm5-80", WeightFormat::Bf16, 1, 64, 1024, 13.9, 0);
    row("C 1", "qwen2.5-72b", "rtx-4090", WeightFormat::GptqInt4, 2, 1, 2304, 37.7, 1589);
    row("C 8", "qwen2.5-72b", "rtx-4090", WeightFormat::GptqInt4, 2, 8, 2304, 42.6, 0);
    row("D 1", "deepseek-v3", "h20-141", WeightFormat::Fp8Block, 8, 1, 2304, 14.06, 180.7);
    row("D 32", "deepseek-v3", "h20-141", WeightFormat::Fp8Block, 8, 32, 2304, 32.1, 0);
}

void TestInference::workedSpeed()
{
    QFETCH(QString, id);
    QFETCH(QString, card);
    QFETCH(WeightFormat, format);
    QFETCH(int, tensor);
    QFETCH(double, batch);
    QFETCH(double, context);
    QFETCH(double, stepMs);
    QFETCH(double, prefillMs);
    const Scenario scenario = serving(id.toLatin1().constData(), format);
    const InferenceJob job = compile(scenario, gpu(card.toLatin1().constData()));
    const double step = decodeStep(job, batch, context, tensor).total() * 1e3;
    QVERIFY2(std::abs(step / stepMs - 1) < 0.01, qPrintable(QString::number(step)));
    if (prefillMs > 0) {
        const double prefill = prefillPass(job, 1, 2048, tensor).total() * 1e3;
        QVERIFY2(std::abs(prefill / prefillMs - 1) < 0.01, qPrintable(QString::number(prefill)));
    }
}

/// Example A: Transformers 4.46, 4,096 + 512 tokens, one request: 27.92 GiB allocated.
void TestInference::transformersThirteenB()
{
    Scenario scenario = serving("llama-2-13b", WeightFormat::Fp16, Framework::HfTransformers);
    scenario.workload.inference.engineVersion = QStringLiteral("4.46");
    scenario.workload.inference.promptTokens = 4096;
    const Estimate answer = estimate(scenario, gpu("a100-sxm4-40"));
    QVERIFY(std::abs(answer.memory.torchPeakBytes / kGiB - 27.92) < 0.01);
    // nvidia-smi: 1.47 times that and the context, cut at what the card has
    QVERIFY(std::abs(answer.memory.totalBytes / kGiB - 39.45) < 0.01);
    QCOMPARE(answer.memory.phase, PeakPhase::Serving);
}

void TestInference::fullPrecisionDoublesWeights()
{
    for (const char *id : {"qwen2.5-7b", "llama-3.1-8b", "mixtral-8x7b", "deepseek-v3"}) {
        const double half = compile(serving(id, WeightFormat::Fp16), gpu("h100-sxm5-80")).weights.total();
        const double full = compile(serving(id, WeightFormat::Fp32), gpu("h100-sxm5-80")).weights.total();
        QCOMPARE(full, 2.0 * half);
    }
    Scenario scenario = serving("qwen2.5-7b", WeightFormat::Default);
    scenario.workload.precision = Precision::Fp32;
    QCOMPARE(compile(scenario, gpu("h100-sxm5-80")).format, WeightFormat::Fp32);
}

void TestInference::slowerWithMoreSequencesAndContext()
{
    for (const char *id : {"llama-3.1-8b", "qwen3-30b-a3b", "deepseek-v3", "gemma-3-27b"})
        for (const Framework framework : {Framework::Vllm, Framework::Sglang, Framework::TensorRtLlm,
                                          Framework::HfTransformers, Framework::Generic}) {
            const InferenceJob job = compile(serving(id, WeightFormat::Bf16, framework), gpu("h200-sxm-141"));
            double last = 0;
            for (double batch = 1; batch <= 512; batch *= 2) {
                const double step = decodeStep(job, batch, 2048, 1).total();
                QVERIFY(step >= last);
                last = step;
            }
            last = 0;
            for (double context = 16; context <= 131072; context *= 2) {
                const double step = decodeStep(job, 8, context, 1).total();
                QVERIFY(step >= last);
                last = step;
            }
        }
}

void TestInference::throughputNeverFallsWithLoad()
{
    for (const char *id : {"llama-3.1-8b", "qwen3-30b-a3b", "qwen2.5-72b", "deepseek-v3"})
        for (const Framework framework : {Framework::Vllm, Framework::Sglang, Framework::TensorRtLlm}) {
            Scenario scenario = serving(id, WeightFormat::Fp8, framework);
            scenario.parallelism.tensor = 8;
            const InferenceJob job = compile(scenario, gpu("h200-sxm-141"));
            InferencePoint point = InferencePoint::of(scenario);
            double last = 0, waits = 0;
            for (point.concurrency = 1; point.concurrency <= 4096; point.concurrency *= 2) {
                const InferenceTerms terms = evaluateInference(job, point);
                QVERIFY(terms.timed);
                QVERIFY2(terms.outputPerSecond >= last * (1 - 1e-9), id);
                QVERIFY(terms.timePerOutputToken >= waits * (1 - 1e-9));
                QVERIFY(terms.loadShare > 0 && terms.loadShare <= 1);
                last = terms.outputPerSecond;
                waits = terms.timePerOutputToken;
            }
        }
}

void TestInference::cacheFollowsUtilization()
{
    Scenario scenario = serving("llama-3.1-8b", WeightFormat::Bf16);
    double last = 1e18;
    for (const double utilization : {0.98, 0.95, 0.9, 0.8, 0.5, 0.3, 0.1}) {
        scenario.workload.inference.gpuMemoryUtilization = utilization;
        const Estimate answer = estimate(scenario, gpu("h100-sxm5-80"));
        QVERIFY(answer.memory.kvCacheTokens <= last);
        last = answer.memory.kvCacheTokens;
    }
    QCOMPARE(last, 0.0); // a tenth of 79 GiB does not hold 15 GiB of weights
}

void TestInference::splitOfMixtures()
{
    Scenario scenario = serving("deepseek-v3", WeightFormat::Fp8Block, Framework::TensorRtLlm);
    scenario.parallelism.tensor = 8;
    const InferenceJob job = compile(scenario, gpu("h200-sxm-141"));
    InferencePoint point = InferencePoint::of(scenario);
    const InferenceTerms chosen = evaluateInference(job, point);
    // the latent cache is copied to every tensor rank: keeping sequences apart holds eight times as many, less
    // what the copied attention weights take
    QCOMPARE(chosen.split, AttentionSplit::DataParallel);
    const InferenceMemoryTerms together = evaluateInferenceMemory(job, point);
    QVERIFY(chosen.memory.maxConcurrency > 4 * together.maxConcurrency);
    QVERIFY(chosen.memory.weights > together.weights);
    // dense models and vLLM are never split this way
    scenario.workload.framework = Framework::Vllm;
    QCOMPARE(evaluateInference(compile(scenario, gpu("h200-sxm-141")), point).split, AttentionSplit::Tensor);
}

void TestInference::kneeLiesInsideMemory()
{
    Scenario scenario = serving("llama-3.1-8b", WeightFormat::Bf16);
    const InferenceJob job = compile(scenario, gpu("h100-sxm5-80"));
    InferencePoint point = InferencePoint::of(scenario);
    const double knee = concurrencyKnee(job, point);
    const InferenceTerms alone = evaluateInference(job, point);
    QVERIFY(knee > 1 && knee <= alone.memory.maxConcurrency);
    point.concurrency = knee;
    QVERIFY(evaluateInference(job, point).timePerOutputToken <= 2 * alone.timePerOutputToken);
    point.concurrency = knee + 1;
    const InferenceTerms beyond = evaluateInference(job, point);
    QVERIFY(beyond.timePerOutputToken > 2 * alone.timePerOutputToken || knee + 1 > beyond.sequencesLimit);
}

QTEST_APPLESS_MAIN(TestInference)
#include "tst_inference.moc"
