// SPDX-License-Identifier: GPL-3.0-or-later
// The measured serving tables: errors per group against the accuracy the inference document reached on its
// public rows.
#include "evidence/inference_rows.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace xuanka;

namespace
{

struct Errors {
    QVector<double> logs;
    int inside = 0;
    int failed = 0; ///< predictions of nothing

    double quantile(double share) const
    {
        QVector<double> sorted;
        for (const double value : logs)
            sorted.append(std::abs(std::expm1(value)));
        std::sort(sorted.begin(), sorted.end());
        return sorted.isEmpty() ? 0.0 : sorted[std::min(sorted.size() - 1, qsizetype(share * double(sorted.size())))];
    }
};

} // namespace

class TestInferenceRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void accuracy_data();
    void accuracy();
    void everyRowIsAnsweredOrRefusedWithAReason();
    void report();

private:
    QMap<QString, Errors> m_groups;
    QMap<QString, int> m_refused;
    QMap<QString, QStringList> m_details;
    int m_rows = 0;
};

void TestInferenceRows::initTestCase()
{
    const auto catalog = Catalog::loadBundled();
    const auto constants = InferenceConstants::loadBundled();
    const auto intervals = InferenceIntervals::loadBundled();
    QVERIFY(catalog.ok() && constants.ok() && intervals.ok());
    for (const char *name : {"inference_memory.csv", "inference_speed.csv"}) {
        const QString path = QStringLiteral(XUANKA_SHARED_DATA "/data/measured/") + QLatin1String(name);
        if (!QFileInfo::exists(path))
            QSKIP("the measured tables are not on this machine");
        const auto table = loadMeasuredTable(path);
        QVERIFY(table.ok());
        for (const MeasuredRow &row : table->rows) {
            ++m_rows;
            const auto prediction = predictInferenceRow(row, **catalog, *constants, *intervals);
            if (!prediction) {
                QVERIFY(!prediction.error().expected.isEmpty());
                ++m_refused[prediction.error().expected];
                continue;
            }
            QString group = prediction->interval.group;
            // software rounds and sources whose accuracy the document states apart
            if (group.startsWith(QLatin1String("speed.mlperf")))
                group += QLatin1Char(' ') + row.frameworkVersion.right(4);
            if (group == QLatin1String("speed.decode_hf") && row.frameworkVersion.contains(QLatin1String("4.51")))
                group += QLatin1String(" 4.51");
            if (group == QLatin1String("memory.hf_allocated") && row.quantity != QLatin1String("torch_peak_bytes"))
                group = QStringLiteral("memory.kind_unknown");
            else if (group == QLatin1String("memory.hf_allocated") &&
                     row.frameworkVersion.contains(QLatin1String("4.51")))
                group += QLatin1String(" 4.51");
            if (group == QLatin1String("speed.batch_hf") && row.quantity == QLatin1String("decode_tokens_per_second"))
                group = QStringLiteral("speed.decode_batch_hf");
            Errors &errors = m_groups[group];
            if (prediction->value <= 0.0) {
                ++errors.failed;
                continue;
            }
            const double log = std::log(prediction->value / row.value);
            errors.logs.append(log);
            errors.inside += std::abs(log) <= prediction->interval.halfWidth;
            m_details[group].append(QStringLiteral("%1 %2 %3 %4 x%5 B%6 P%7 O%8 %9")
                                        .arg(row.id, row.model, row.weightFormat, row.gpu)
                                        .arg(row.gpus.value_or(1))
                                        .arg(row.concurrency.value_or(0))
                                        .arg(row.promptTokens.value_or(0))
                                        .arg(row.outputTokens.value_or(0))
                                        .arg(100 * std::expm1(log), 0, 'f', 1));
        }
    }
}

void TestInferenceRows::accuracy_data()
{
    // Limits: what the document reached (median, 90th percentile, per cent) on the rows its constants come from;
    // where the normalised tables hold other rows the reference's own score on them, as said. Half a point is free.
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("p90");
    QTest::newRow("memory.weights") << 48 << 0.21 << 0.7;
    QTest::newRow("memory.activations") << 48 << 0.8 << 13.4;
    // releases from 0.11 (the document's llm-d rows)
    QTest::newRow("memory.non_torch") << 36 << 1.6 << 4.0;
    // with two logs of SGLang the document did not score; without them 5.4
    QTest::newRow("memory.kv_cache_bytes") << 50 << 0.1 << 9.5;
    QTest::newRow("memory.kv_tokens") << 43 << 0.22 << 15.8;
    QTest::newRow("memory.max_concurrency") << 37 << 0.22 << 5.2;
    QTest::newRow("memory.hf_allocated") << 170 << 0.6 << 4.7;
    // scored blind by the document together with others: 5.4 / 18.7
    QTest::newRow("memory.hf_allocated 4.51") << 32 << 5.4 << 20.8;
    QTest::newRow("memory.kind_unknown") << 120 << 3.2 << 18.0;
    // the document says about 15 / 31 of a few rows more
    QTest::newRow("memory.hf_device") << 80 << 15.0 << 35.0;
    QTest::newRow("speed.decode_vllm") << 230 << 2.9 << 14.7;
    QTest::newRow("speed.decode_llama_cpp") << 165 << 5.0 << 10.1;
    QTest::newRow("speed.decode_hf") << 240 << 7.3 << 23.0;
    // scored blind by the document
    QTest::newRow("speed.decode_hf 4.51") << 32 << 32.0 << 228.0;
    QTest::newRow("speed.batch_hf") << 45 << 5.4 << 28.0;
    QTest::newRow("speed.static_lmdeploy") << 80 << 5.2 << 20.0;
    QTest::newRow("speed.prefill_hf") << 110 << 8.6 << 20.0;
    QTest::newRow("speed.prefill_llama_cpp") << 140 << 14.6 << 46.0;
    QTest::newRow("speed.prefill_tensorrt_llm") << 8 << 12.0 << 17.0;
    QTest::newRow("speed.tensorrt_llm_0_9") << 44 << 11.1 << 35.0;
    // public and held-out rows mixed: 12.8 / 38 of 171 and 21 / 43 of 157
    QTest::newRow("speed.tensorrt_llm") << 230 << 16.7 << 40.4;
    // public 9.7 / 17 holds further rounds of the same systems
    QTest::newRow("speed.mlperf_offline v4.1") << 85 << 9.7 << 20.0;
    QTest::newRow("speed.mlperf_server v4.1") << 80 << 11.2 << 35.0;
    // blind 18 / 37; here a tenth of the rows is DeepSeek-R1, whose misses the document states apart
    QTest::newRow("speed.mlperf_offline v5.1") << 75 << 18.0 << 73.0;
    // constants read from these rows after the blind scoring
    QTest::newRow("speed.sglang") << 48 << 8.4 << 21.0;
}

void TestInferenceRows::accuracy()
{
    if (m_rows == 0)
        QSKIP("the measured tables are not on this machine");
    QFETCH(int, rows);
    QFETCH(double, median);
    QFETCH(double, p90);
    const Errors errors = m_groups.value(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(errors.logs.size() >= rows);
    constexpr double free = 0.5;
    const double foundMedian = 100 * errors.quantile(0.5), foundP90 = 100 * errors.quantile(0.9);
    QVERIFY2(foundMedian <= median + free, qPrintable(QString::number(foundMedian)));
    QVERIFY2(foundP90 <= p90 + free, qPrintable(QString::number(foundP90)));
}

void TestInferenceRows::everyRowIsAnsweredOrRefusedWithAReason()
{
    if (m_rows == 0)
        QSKIP("the measured tables are not on this machine");
    int answered = 0, refused = 0;
    for (const Errors &errors : m_groups)
        answered += int(errors.logs.size()) + errors.failed;
    for (const int count : m_refused)
        refused += count;
    QCOMPARE(answered + refused, m_rows);
    QVERIFY(refused < m_rows / 15);
}

void TestInferenceRows::report()
{
    // XUANKA_ROWS=GROUP lists the rows of a group, any other value the table only
    if (!qEnvironmentVariableIsSet("XUANKA_ROWS"))
        return;
    for (auto it = m_groups.cbegin(); it != m_groups.cend(); ++it) {
        double bias = 0;
        QVector<double> logs = it->logs;
        std::sort(logs.begin(), logs.end());
        if (!logs.isEmpty())
            bias = std::expm1(logs[logs.size() / 2]);
        qInfo("%-32s n %4d  median %5.2f%%  p90 %5.1f%%  bias %+5.2f%%  inside %3.0f%%  failed %d",
              qPrintable(it.key()), int(it->logs.size()), 100 * it->quantile(0.5), 100 * it->quantile(0.9), 100 * bias,
              it->logs.isEmpty() ? 0.0 : 100.0 * it->inside / double(it->logs.size()), it->failed);
    }
    for (auto it = m_refused.cbegin(); it != m_refused.cend(); ++it)
        qInfo("refused %d: %s", it.value(), qPrintable(it.key()));
    for (const QString &line : m_details.value(qEnvironmentVariable("XUANKA_ROWS")))
            qInfo("%s", qPrintable(line));
}

QTEST_APPLESS_MAIN(TestInferenceRows)
#include "tst_inference_rows.moc"
