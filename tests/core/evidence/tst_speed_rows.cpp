// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed.h"
#include "evidence/prediction.h"
#include "evidence/speed_rows.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace xuanka;

namespace
{

/// A row and what we say about it.
struct Answer {
    const MeasuredRow *row;
    SpeedRow speed;
    CompiledTrainingSpeed compiled;
    TrainingTimeTerms terms;
    double rate = 0; ///< tokens/s per GPU
};

struct Engine {
    std::shared_ptr<const Catalog> catalog;
    SpeedConstants constants;
    SpeedIntervals intervals;

    Result<Answer> operator()(const MeasuredRow &row) const
    {
        Result<SpeedRow> speed = speedRow(row, *catalog);
        if (!speed)
            return speed.error();
        Answer answer{&row, *speed, {}, {}, 0};
        answer.compiled = compileTrainingSpeed(speed->scenario, speed->model, speed->gpu, constants, intervals);
        if (!answer.compiled.job)
            return Error{{}, QStringLiteral("figures"), answer.compiled.missing.join(u','), {}, {}};
        const Layout layout = Layout::of(speed->scenario);
        answer.terms = evaluateTrainingSpeed(*answer.compiled.job, layout);
        answer.rate = answer.terms.tokensPerSecond / layout.gpus();
        return answer;
    }
};

double quantile(std::vector<double> values, double level)
{
    std::sort(values.begin(), values.end());
    const double at = level * double(values.size() - 1);
    const auto below = std::size_t(at);
    const auto above = std::min(below + 1, values.size() - 1);
    return values[below] + (at - double(below)) * (values[above] - values[below]);
}

/// Ranks from 0, equal values sharing their mean rank.
std::vector<double> ranks(const std::vector<double> &values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0u);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> rank(values.size());
    for (std::size_t i = 0; i < order.size();) {
        std::size_t j = i;
        while (j < order.size() && values[order[j]] == values[order[i]])
            ++j;
        for (std::size_t k = i; k < j; ++k)
            rank[order[k]] = double(i + j - 1) / 2;
        i = j;
    }
    return rank;
}

double spearman(const std::vector<double> &x, const std::vector<double> &y)
{
    const std::vector<double> a = ranks(x), b = ranks(y);
    const double mean = double(a.size() - 1) / 2;
    double ab = 0, aa = 0, bb = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        ab += (a[i] - mean) * (b[i] - mean);
        aa += (a[i] - mean) * (a[i] - mean);
        bb += (b[i] - mean) * (b[i] - mean);
    }
    return ab / std::sqrt(aa * bb);
}

double percent(double log) { return 100 * (std::exp(log) - 1); }

} // namespace

class TestSpeedRows : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }
    void reproducesTheReference_data();
    void reproducesTheReference();
    void reachesThePublishedAccuracy();
    void predictsInTheRowsUnit();
    void saysWhyARowCannotBeUsed();

private:
    std::optional<Engine> m_engine;
    std::optional<MeasuredTable> m_reference;
};

void TestSpeedRows::initTestCase()
{
    const auto catalog = Catalog::loadBundled();
    QVERIFY(catalog.ok());
    const auto constants = SpeedConstants::load();
    QVERIFY(constants.ok());
    const auto intervals = SpeedIntervals::load();
    QVERIFY(intervals.ok());
    m_engine.emplace(Engine{*catalog, *constants, *intervals});
    auto table = loadMeasuredTable(QStringLiteral(XUANKA_TEST_DATA "/training_speed_reference.csv"));
    QVERIFY(table.ok());
    m_reference = std::move(table).value();
}

void TestSpeedRows::reproducesTheReference_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < m_reference->rows.size(); ++i)
        QTest::addRow("%s", qPrintable(m_reference->rows[i].id)) << i;
}

/// tests/data/training_speed_reference.md says where the figures come from.
void TestSpeedRows::reproducesTheReference()
{
    QFETCH(int, index);
    const MeasuredRow &row = m_reference->rows[index];
    const Result<Answer> answer = (*m_engine)(row);
    QVERIFY2(answer.ok(), answer.ok() ? "" : qPrintable(answer.error().where + answer.error().found));
    const TrainingTimeTerms &t = answer->terms;
    const std::pair<const char *, double> ours[] = {{"rate", answer->rate},
                                                    {"step", t.step},
                                                    {"gemm", t.gemm},
                                                    {"attention", t.attention},
                                                    {"elementwise", t.elementwise},
                                                    {"recompute", t.recompute},
                                                    {"tp", t.tensor},
                                                    {"cp", t.context},
                                                    {"ep", t.expert},
                                                    {"host", t.host},
                                                    {"accumulation", t.accumulation},
                                                    {"zero3", t.zero3},
                                                    {"bubble", t.bubble},
                                                    {"p2p", t.pointToPoint},
                                                    {"dp", t.dataParallel},
                                                    {"optimizer", t.optimizer},
                                                    {"jitter", t.jitter}};
    for (const auto &[name, value] : ours) {
        const auto column = m_reference->unknownColumns.indexOf(QStringLiteral("reference_") + QLatin1String(name));
        QVERIFY(column >= 0);
        const double expected = row.unknown[column].toDouble();
        // parts that are differences of large numbers keep fewer digits than the step does
        const double tolerance = 1e-9 * std::max(std::abs(expected), t.step * 1e-2);
        if (std::abs(value - expected) > tolerance)
            qInfo("%s: %.12g, expected %.12g", name, value, expected);
        QVERIFY(std::abs(value - expected) <= tolerance);
    }
}

void TestSpeedRows::reachesThePublishedAccuracy()
{
    const QString path = QStringLiteral(XUANKA_SHARED_DATA "/data/measured/training_speed.csv");
    if (!QFileInfo::exists(path))
        QSKIP("the measured tables are not here");
    const auto table = loadMeasuredTable(path);
    QVERIFY(table.ok());
    std::vector<double> errors, predicted, measured;
    QMap<QString, std::vector<double>> groups;
    int skipped = 0, inside = 0;
    for (const MeasuredRow &row : table->rows) {
        const Result<Answer> answer = (*m_engine)(row);
        if (!answer) {
            ++skipped;
            continue;
        }
        const double error = std::abs(std::log(answer->rate / row.value));
        errors.push_back(error);
        groups[answer->compiled.interval.group].push_back(error);
        predicted.push_back(answer->rate);
        measured.push_back(row.value);
        inside += answer->compiled.interval.relative90().contains(row.value / answer->rate);
    }
    for (auto it = groups.cbegin(); it != groups.cend(); ++it)
        qInfo("%-18s n=%zu median %.1f p90 %.1f", qPrintable(it.key()), it->size(), percent(quantile(*it, .5)),
              percent(quantile(*it, .9)));
    const double median = percent(quantile(errors, .5)), p90 = percent(quantile(errors, .9));
    const double rank = spearman(predicted, measured);
    const double covered = double(inside) / double(errors.size());
    qInfo("n=%zu median %.2f p90 %.2f Spearman %.4f inside 90%% interval %.3f", errors.size(), median, p90, rank,
          covered);
    QCOMPARE(errors.size(), std::size_t(1169));
    QCOMPARE(skipped, 1); // one node power figure
    QVERIFY(median <= 8.2 + 0.3);
    QVERIFY(p90 <= 35.7 + 0.3);
    QVERIFY(rank >= 0.989 - 0.003);
    QVERIFY(covered >= 0.90);
}

void TestSpeedRows::predictsInTheRowsUnit()
{
    const MeasuredRow &row = m_reference->rows.first();
    const Result<RowPrediction> prediction = predictRow(row, *m_engine->catalog);
    QVERIFY(prediction.ok());
    const Result<Answer> answer = (*m_engine)(row);
    QCOMPARE(prediction->value, answer->rate);
    QCOMPARE(prediction->intervalGroup, answer->compiled.interval.group);
    QVERIFY(prediction->interval.contains(prediction->value));
    QVERIFY(prediction->interval.high < 3 * prediction->value);
}

void TestSpeedRows::saysWhyARowCannotBeUsed()
{
    MeasuredRow row = m_reference->rows.first();
    row.quantity = QStringLiteral("node_watts");
    QVERIFY(speedRow(row, *m_engine->catalog).error().where.contains(QStringLiteral("quantity")));
    row = m_reference->rows.first();
    row.data.reset();
    QVERIFY(speedRow(row, *m_engine->catalog).error().where.contains(QStringLiteral("data")));
    row = m_reference->rows.first();
    row.gpu = QStringLiteral("voodoo2");
    QVERIFY(speedRow(row, *m_engine->catalog).error().where.contains(QStringLiteral("gpu")));
    row = m_reference->rows.first();
    row.task = QStringLiteral("inference");
    QVERIFY(speedRow(row, *m_engine->catalog).error().where.contains(QStringLiteral("task")));
}

QTEST_APPLESS_MAIN(TestSpeedRows)
#include "tst_speed_rows.moc"
