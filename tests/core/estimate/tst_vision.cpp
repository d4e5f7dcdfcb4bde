// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "core/estimate/formula_value.h"
#include "estimate/engine.h"
#include "estimate/vision.h"
#include "evidence/prediction.h"
#include "evidence/vision_rows.h"

#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace xuanka;

#define NEAR(actual, expected, tolerance)                                                                              \
    QVERIFY2(std::abs((actual) - (expected)) <= (tolerance),                                                           \
             qPrintable(QStringLiteral("%1, expected %2").arg(double(actual)).arg(double(expected))))

namespace
{

/// ResNet-50 at 224 pixels, counts of its forward pass.
Model resnet50()
{
    Model model;
    model.id = model.name = QStringLiteral("resnet-50");
    model.modality = QStringLiteral("vision");
    model.parameters = model.activeParameters = 25557032;
    SampleModel sample;
    sample.forwardMacsPerSample = 4089184256.0;
    sample.activationElementsPerSample = 11114984.0;
    sample.imageSize = 224;
    model.sample = sample;
    return model;
}

Scenario training(const char *gpu, int gpus = 1, int batch = 256)
{
    Scenario s;
    s.workload.task = Task::Pretraining;
    s.workload.precision = Precision::Fp16Mixed;
    s.workload.optimizer = Optimizer::SgdMomentum;
    s.workload.microBatch = batch;
    s.workload.framework = Framework::PyTorch;
    s.cluster = {QString::fromLatin1(gpu), gpus, 1, 0, 0, {}};
    s.parallelism.data = gpus;
    s.parallelism.zeroStage = 0;
    return s;
}

double quantile(std::vector<double> values, double level)
{
    std::sort(values.begin(), values.end());
    const double at = level * double(values.size() - 1);
    const auto below = std::size_t(at);
    const auto above = std::min(below + 1, values.size() - 1);
    return values[below] + (at - double(below)) * (values[above] - values[below]);
}

} // namespace

class TestVision : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void timeByHand();
    void memoryMeasured_data();
    void memoryMeasured();
    void batchThatFits();
    void cardsAndPrecision();
    void moreCards();
    void missing();
    void groups();
    void explanations();
    void wholeAnswer();
    void publishedRates();

private:
    CompiledVision compile(const Scenario &s, const Model &model = resnet50()) const
    {
        return compileVision(s, model, *m_catalog->gpu(s.cluster.gpu), {*m_vision, *m_intervals, *m_speed});
    }
    VisionTerms terms(const Scenario &s) const { return evaluateVision(*compile(s).job, s.workload.microBatch); }

    std::shared_ptr<const Catalog> m_catalog;
    std::optional<VisionConstants> m_vision;
    std::optional<VisionIntervals> m_intervals;
    std::optional<SpeedConstants> m_speed;
};

void TestVision::initTestCase()
{
    const auto catalog = Catalog::loadBundled();
    QVERIFY(catalog.ok());
    m_catalog = *catalog;
    const auto vision = VisionConstants::load();
    QVERIFY(vision.ok());
    m_vision = *vision;
    const auto intervals = VisionIntervals::load();
    QVERIFY(intervals.ok());
    m_intervals.emplace(*intervals);
    const auto speed = SpeedConstants::load();
    QVERIFY(speed.ok());
    m_speed = *speed;
}

void TestVision::timeByHand()
{
    Scenario s = training("rtx-3090");
    s.workload.softwareYear = 2022;
    // arithmetic: 2 x 4.089e9 x 2.354 / (71.2e12 x 0.6877), the board has power to spare: 0.3932 ms an image
    const double arithmetic = 2 * 4089184256.0 * 2.354 / (71.2e12 * 0.6877);
    // traffic: 8.442 x 3.593 passes of 2 bytes, (367.9 / 400)^-0.1117 more, at 0.8 x 936 GB/s: 0.9087 ms
    const double intensity = std::pow(4089184256.0 / 11114984.0 / 400, -0.1117);
    const double traffic = 2 * 11114984.0 * 8.442 * 3.593 * intensity / (0.8 * 936e9);
    const double optimizer = 25557032.0 * 255.5 / (0.8 * 936e9);
    const VisionTerms t = terms(s);
    NEAR(t.arithmetic / (256 * arithmetic), 1, 1e-9);
    NEAR(t.traffic / (256 * traffic), 1, 1e-9);
    NEAR(t.optimizer / optimizer, 1, 1e-9);
    QVERIFY(t.waiting < 1e-6); // 2.2 ms of launches under 333 ms of work
    NEAR(t.step, 256 * (arithmetic + traffic) + optimizer, 1e-5);
    NEAR(t.parts().total() / t.step, 1, 1e-12);
    NEAR(t.samplesPerSecond, 256 / t.step, 1e-9);
    NEAR(t.mfu, 6 * 4089184256.0 * t.samplesPerSecond / 71.2e12, 1e-12);
}

void TestVision::memoryMeasured_data()
{
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<int>("precision");
    QTest::addColumn<int>("batch");
    QTest::addColumn<double>("bytes"); ///< nvidia-smi, Lambda's ResNet-50 runs
    QTest::newRow("A100 80") << QStringLiteral("a100-sxm4-80") << int(Precision::Fp16Mixed) << 1440 << 78.6e9;
    QTest::newRow("V100 32") << QStringLiteral("v100-sxm2-32") << int(Precision::Fp16Mixed) << 608 << 33.2e9;
    QTest::newRow("RTX 8000") << QStringLiteral("quadro-rtx-8000") << int(Precision::Fp16Mixed) << 928 << 50.5e9;
    QTest::newRow("RTX 8000 fp32") << QStringLiteral("quadro-rtx-8000") << int(Precision::Fp32) << 496 << 49.2e9;
    QTest::newRow("A100 40 tf32") << QStringLiteral("a100-pcie-40") << int(Precision::Tf32) << 360 << 41.0e9;
}

void TestVision::memoryMeasured()
{
    QFETCH(QString, gpu);
    QFETCH(int, precision);
    QFETCH(int, batch);
    QFETCH(double, bytes);
    Scenario s = training("rtx-3090", 1, batch);
    s.cluster.gpu = gpu;
    s.workload.precision = Precision(precision);
    NEAR(terms(s).totalBytes / bytes, 1, 0.08);
}

void TestVision::batchThatFits()
{
    const CompiledVision compiled = compile(training("rtx-3090"));
    const VisionJob &job = *compiled.job;
    // 12 B a parameter, 0.8 GB, 2.4 x 2 x 11,114,984 B an image
    const double room = job.usableBytes * 0.8 - 12 * 25557032.0 - 0.8e9;
    QCOMPARE(visionMaxBatch(job, 0.2), int(room / (2.4 * 2 * 11114984.0)));
    MemoryEstimate memory;
    fillVisionMemory(memory, job, visionMaxBatch(job, 0.2), 0.2);
    QCOMPARE(memory.verdict, Verdict::Fits);
    QVERIFY(memory.fitProbability > 0.8);
    fillVisionMemory(memory, job, visionMaxBatch(job, 0.2) + 1, 0.2);
    QCOMPARE(memory.verdict, Verdict::Tight);
    fillVisionMemory(memory, job, visionMaxBatch(job, 0) + 1, 0.2);
    QCOMPARE(memory.verdict, Verdict::DoesNotFit);
    NEAR(memory.fitProbability, 0.5, 0.01); // the estimate equals what is there
    NEAR(memory.perGpu.total() / memory.totalBytes, 1, 1e-12);
    NEAR(memory.intervalBytes.high / memory.totalBytes, std::exp(0.372), 1e-9);
    // inference holds less, so more fits
    Scenario s = training("rtx-3090");
    s.workload.task = Task::Inference;
    QVERIFY(visionMaxBatch(*compile(s).job, 0.2) > 3 * visionMaxBatch(job, 0.2));
}

void TestVision::cardsAndPrecision()
{
    const double ampere = terms(training("rtx-3090")).samplesPerSecond;
    QVERIFY(terms(training("rtx-4090")).samplesPerSecond > ampere);
    QVERIFY(terms(training("h100-sxm5-80")).samplesPerSecond > 2 * terms(training("v100-sxm2-32")).samplesPerSecond);
    Scenario s = training("a100-sxm4-80");
    double before = terms(s).samplesPerSecond;
    for (const Precision precision : {Precision::Tf32, Precision::Fp32}) {
        s.workload.precision = precision;
        QVERIFY(terms(s).samplesPerSecond < before);
        before = terms(s).samplesPerSecond;
    }
    s = training("rtx-3090");
    s.workload.task = Task::Inference;
    QVERIFY(terms(s).samplesPerSecond > 2.5 * ampere);
    s.workload.microBatch = 1; // launches, not arithmetic
    NEAR(terms(s).step, 0.001003, 0.0003);
}

void TestVision::moreCards()
{
    const double one = terms(training("rtx-3090")).samplesPerSecond;
    const double eight = terms(training("rtx-3090", 8)).samplesPerSecond;
    QVERIFY(eight > 7 * one && eight <= 8 * one);
    Scenario s = training("rtx-3090", 8);
    s.cluster.nodes = 4;
    s.cluster.networkGbitS = 1;
    s.parallelism.data = 32;
    const VisionTerms slow = terms(s);
    QVERIFY(slow.network);
    QVERIFY(slow.samplesPerSecond < 32 * one * 0.5);
    const QVector<Bottleneck> staves = visionBottlenecks(slow);
    const auto tightest = std::min_element(staves.cbegin(), staves.cend(),
                                           [](const auto &a, const auto &b) { return a.headroom < b.headroom; });
    QCOMPARE(tightest->stave, QStringLiteral("network"));
}

void TestVision::missing()
{
    Model bare = resnet50();
    bare.sample.reset();
    CompiledVision compiled = compile(training("rtx-3090"), bare);
    QCOMPARE(compiled.missing, (QStringList{QStringLiteral("forward_macs_per_sample"),
                                            QStringLiteral("activation_elements_per_sample")}));
    QVERIFY(!compiled.job);
    QVERIFY(!visionTimeEstimate(compiled, {}, 0).available);
    QVERIFY(explainVision(compiled, 8).isEmpty());
    compiled = compile(training("h100-sxm5-96"));
    QVERIFY(compiled.missing.contains(QStringLiteral("memory_bandwidth_gb_s")));
    // copies on several cards need no link between them, training does
    Scenario s = training("ascend-910b3", 8);
    QCOMPARE(compile(s).missing, QStringList{QStringLiteral("pcie_bandwidth_gb_s")});
    s.workload.task = Task::Inference;
    QVERIFY(compile(s).job.has_value());
}

void TestVision::groups()
{
    CompiledVision compiled = compile(training("rtx-3090"));
    QCOMPARE(compiled.interval.group, QStringLiteral("vision_training_cnn"));
    QVERIFY(compiled.groupHasMeasurements);
    Model vit = resnet50();
    vit.sample->transformerLike = true;
    compiled = compile(training("a100-sxm4-80"), vit);
    QCOMPARE(compiled.interval.group, QStringLiteral("vision_training_transformer"));
    QVERIFY(!compiled.groupHasMeasurements);
    QCOMPARE(compiled.interval.log90, 0.515); // as with whole cards left out of the fit
    QVERIFY(std::any_of(compiled.issues.cbegin(), compiled.issues.cend(),
                        [](const Issue &i) { return i.code == QLatin1String("card_without_measurements"); }));
}

void TestVision::explanations()
{
    Scenario s = training("rtx-3090", 4, 64);
    s.workload.gradientAccumulation = 2;
    const CompiledVision compiled = compile(s);
    const QVector<Explanation> list = explainVision(compiled, 64);
    QVERIFY(list.size() > 10);
    for (const Explanation &e : list) {
        const double value = FormulaValue::of(e);
        QVERIFY2(std::abs(value - e.result) <= 1e-9 * std::max(std::abs(e.result), 1e-9), qPrintable(e.quantity));
    }
}

void TestVision::wholeAnswer()
{
    Scenario s = training("a100-sxm4-80", 8);
    s.model = ModelReference{{},         QStringLiteral("inspection net"), {}, 25557032, 4089184256.0,
                             11114984.0, QStringLiteral("vision")};
    s.workload.tokensTotal = 1e6;
    const Result<Estimate> estimate = xuanka::estimate(s, *m_catalog);
    QVERIFY(estimate.ok());
    QVERIFY(estimate->time.available);
    QVERIFY(estimate->time.samplesPerSecond > 8000);
    QCOMPARE(estimate->time.tokensPerSecond, 0.0);
    NEAR(estimate->time.runSeconds, 1e6 / estimate->time.samplesPerSecond, 1e-9);
    QVERIFY(estimate->memory.maxMicroBatch > 256);
    QCOMPARE(estimate->memory.verdict, Verdict::Fits);
    QVERIFY(estimate->power.available);
    QVERIFY(estimate->power.gpuWatts > 200 && estimate->power.gpuWatts < 400);
    NEAR(estimate->power.energyJoulesPerToken * estimate->time.samplesPerSecond, estimate->power.nodeWatts, 1e-6);
    QVERIFY(!estimate->bottlenecks.isEmpty());
}

void TestVision::publishedRates()
{
    std::vector<double> timm, other;
    int refused = 0, inside = 0;
    for (const char *name : {"vision_training", "vision_inference"}) {
        const QString path = QStringLiteral(XUANKA_SHARED_DATA "/data/measured/%1.csv").arg(QLatin1String(name));
        if (!QFileInfo::exists(path))
            QSKIP("the measured tables are not here");
        const auto table = loadMeasuredTable(path);
        QVERIFY(table.ok());
        for (const MeasuredRow &row : table->rows) {
            if (row.quantity != QLatin1String("images_per_second"))
                continue;
            const Result<RowPrediction> prediction = predictRow(row, *m_catalog);
            if (!prediction) {
                ++refused;
                continue;
            }
            const double error = std::abs(std::log(prediction->value / row.value));
            (row.framework == QLatin1String("timm") ? timm : other).push_back(error);
            inside += prediction->interval.contains(row.value);
        }
    }
    const auto percent = [](double log) { return 100 * std::expm1(log); };
    const double median = percent(quantile(timm, .5)), p90 = percent(quantile(timm, .9));
    qInfo("timm n=%zu median %.1f p90 %.1f; others n=%zu median %.1f p90 %.1f; refused %d; inside 90%%: %.3f",
          timm.size(), median, p90, other.size(), percent(quantile(other, .5)), percent(quantile(other, .9)), refused,
          double(inside) / double(timm.size() + other.size()));
    QCOMPARE(timm.size(), std::size_t(1270));
    QVERIFY(other.size() > 100);
    QVERIFY(median <= 20.7);
    QVERIFY(p90 <= 64.7);
    QVERIFY(percent(quantile(other, .5)) <= 20.7);
    QVERIFY(double(inside) / double(timm.size() + other.size()) >= 0.88);
}

QTEST_APPLESS_MAIN(TestVision)
#include "tst_vision.moc"
