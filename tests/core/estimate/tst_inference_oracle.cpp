// SPDX-License-Identifier: GPL-3.0-or-later
// Every term against the reference calculation of the inference document (tests/data/inference/oracle.csv: its
// printed results, one per line).
#include "catalog/catalog.h"
#include "estimate/inference.h"
#include "evidence/csv_reader.h"
#include "scenario/vocabulary.h"

#include <QFile>
#include <QTest>

using namespace xuanka;

class TestInferenceOracle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void term_data();
    void term();

private:
    double predicted(const QString &quantity, const InferenceJob &job, const InferencePoint &point, double batch) const;

    std::shared_ptr<const Catalog> m_catalog;
    InferenceConstants m_constants;
    CsvTable m_table;
};

void TestInferenceOracle::initTestCase()
{
    auto catalog = Catalog::loadBundled();
    QVERIFY2(catalog.ok(), catalog.ok() ? "" : qPrintable(catalog.error().expected));
    m_catalog = *catalog;
    auto constants = InferenceConstants::loadBundled();
    QVERIFY2(constants.ok(), constants.ok() ? "" : qPrintable(constants.error().where));
    m_constants = *constants;
    QFile file(QStringLiteral(XUANKA_TEST_DATA "/inference/oracle.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    auto table = readCsv(file.readAll(), QStringLiteral("oracle.csv"));
    QVERIFY(table.ok());
    m_table = *table;
    QVERIFY(m_table.records.size() > 500);
}

void TestInferenceOracle::term_data()
{
    QTest::addColumn<int>("record");
    for (int i = 0; i < m_table.records.size(); ++i) {
        const QStringList &fields = m_table.records[i].fields;
        QTest::newRow(qPrintable(fields.mid(0, 7).join(u' '))) << i;
    }
}

double TestInferenceOracle::predicted(const QString &quantity, const InferenceJob &job, const InferencePoint &point,
                                      double batch) const
{
    const InferenceMemoryTerms memory = evaluateInferenceMemory(job, point);
    const double context = point.promptTokens;
    const double cards = point.gpusPerReplica();
    if (quantity == u"weights")
        return job.weights.total();
    if (quantity == u"weights_rank")
        return memory.weights;
    if (quantity == u"kv_per_token")
        return memory.cachePerToken;
    if (quantity == u"activation")
        return memory.activations;
    if (quantity == u"non_torch")
        return memory.nonTorch;
    if (quantity == u"pool")
        return memory.pool;
    if (quantity == u"kv_tokens")
        return memory.kvTokens;
    if (quantity == u"printed_concurrency")
        return memory.printedConcurrency;
    if (quantity == u"graphs")
        return memory.graphs;
    if (quantity == u"hf_torch") {
        const HfTransient transient = hfTransient(job, batch, point.promptTokens, point.outputTokens, cards);
        return job.weights.total() + transient.peak() + job.memory.hfBase * cards;
    }
    if (quantity == u"decode")
        return decodeStep(job, batch, context, point.tensor).total();
    if (quantity == u"prefill")
        return prefillPass(job, batch, context, point.tensor).total();
    if (quantity == u"llama_decode")
        return llamaDecodeStep(job, batch, context, cards).total();
    if (quantity == u"llama_prefill")
        return llamaPrefillPass(job, context, cards).total();
    if (quantity == u"steady")
        return evaluateInference(job, point).bestOutputPerSecond;
    return qQNaN();
}

void TestInferenceOracle::term()
{
    QFETCH(int, record);
    const auto field = [&](const char *name) {
        return m_table.records[record].fields.value(int(m_table.header.indexOf(QLatin1String(name))));
    };
    const Model *model = m_catalog->model(field("model"));
    const Gpu *gpu = m_catalog->gpu(field("gpu"));
    QVERIFY(model && model->transformer);
    QVERIFY(gpu);
    Scenario scenario;
    Workload &work = scenario.workload;
    work.task = Task::Inference;
    const auto format = fromWord<WeightFormat>(field("format"));
    const auto framework = fromWord<Framework>(field("engine"));
    const auto kv = fromWord<Dtype>(field("kv"));
    QVERIFY(format && framework && kv);
    work.weightFormat = *format;
    work.framework = *framework;
    work.attention = Attention::Eager; // the reference scores llama.cpp without a fused kernel
    InferenceSettings &serving = work.inference;
    serving.engineVersion = field("version");
    serving.kvCachePrecision = *kv;
    serving.gpuMemoryUtilization = field("utilization").toDouble();
    serving.maxModelLen = field("max_model_len").toInt();
    serving.maxNumSeqs = field("max_num_seqs").toInt();
    serving.promptTokens = field("prompt").toInt();
    serving.outputTokens = field("output").toInt();
    serving.concurrency = 1;
    scenario.parallelism.tensor = field("tensor").toInt();
    scenario.parallelism.pipeline = field("pipeline").toInt();
    scenario.parallelism.data = 1;
    const InferenceJob job = compileInference(scenario, *model, *gpu, m_constants);
    const double value = predicted(field("quantity"), job, InferencePoint::of(scenario), field("batch").toDouble());
    const double expected = field("value").toDouble();
    const double error = expected != 0 ? std::abs(value / expected - 1.0) : std::abs(value);
    QVERIFY2(error < 0.005, qPrintable(QStringLiteral("%1 against %2").arg(value, 0, 'g', 8).arg(expected, 0, 'g', 8)));
}

QTEST_APPLESS_MAIN(TestInferenceOracle)
#include "tst_inference_oracle.moc"
