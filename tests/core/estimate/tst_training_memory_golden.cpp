// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_memory.h"
#include "evidence/csv_reader.h"
#include "evidence/row_model.h"
#include "evidence/row_scenario.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace xuanka;

namespace
{

using Terms = TrainingMemoryTerms;

/// Column of the reference table and our term for it.
struct Component {
    const char *column;
    double (*value)(const Terms &);
};

const Component kComponents[] = {
    {"weights", [](const Terms &t) { return t.weights; }},
    {"grads", [](const Terms &t) { return t.gradients; }},
    {"optimizer", [](const Terms &t) { return t.optimizerState; }},
    {"step_temp", [](const Terms &t) { return t.stepTemporary; }},
    {"activations", [](const Terms &t) { return t.activations; }},
    {"work", [](const Terms &t) { return t.work; }},
    {"transient", [](const Terms &t) { return t.transient; }},
    {"loss", [](const Terms &t) { return t.loss; }},
    {"head_in", [](const Terms &t) { return t.headInput; }},
    {"gather_F", [](const Terms &t) { return t.gatherForward; }},
    {"gather_B", [](const Terms &t) { return t.gatherBackward; }},
    {"gather_E", [](const Terms &t) { return t.gatherEnd; }},
    {"comm", [](const Terms &t) { return t.communication; }},
    {"scratch", [](const Terms &t) { return t.dequantise; }},
    {"weight_grad", [](const Terms &t) { return t.weightGradient + t.headWeightGradient + t.headGradient; }},
    {"weight_copies", [](const Terms &t) { return t.weightCopies; }},
    {"workspace", [](const Terms &t) { return t.workspace; }},
    {"F", [](const Terms &t) { return t.forward; }},
    {"B", [](const Terms &t) { return t.backward; }},
    {"E", [](const Terms &t) { return t.backwardEnd; }},
    {"O", [](const Terms &t) { return t.optimizerStep; }},
    {"ctx", [](const Terms &t) { return t.context; }},
    {"allocated", [](const Terms &t) { return t.allocated; }},
    {"reserved", [](const Terms &t) { return t.reserved; }},
    {"device_need", [](const Terms &t) { return t.need; }},
};

/// The reference gives quantised LitGPT models of every year a second embedding, which stands in for what they
/// really hold until 2024 (a quantised head that is restored twice, inputs kept by bitsandbytes).
TrainingMemoryJob asReference(TrainingMemoryJob job)
{
    if (!job.quantisedHead)
        return job;
    job.stableEmbedding = true;
    job.quantisedHead = false;
    job.dequantisedCopies = 1;
    for (TrainingMemoryJob::Program &program : job.programs)
        for (TrainingMemoryJob::LayerBytes &bytes : program.layer)
            bytes.quantisedInputs = 0;
    return job;
}

} // namespace

/// Every component of every public row against the reference calculation.
class TestTrainingMemoryGolden : public QObject
{
    Q_OBJECT

    QHash<QString, MeasuredRow> m_rows;
    CsvTable m_golden;
    std::shared_ptr<const Catalog> m_catalog;

private Q_SLOTS:
    void initTestCase()
    {
        const QString table = QStringLiteral(XUANKA_SHARED_DATA "/data/measured/training_memory.csv");
        QFile golden(QStringLiteral(XUANKA_SHARED_DATA "/reference/memory/golden.csv"));
        if (!QFile::exists(table) || !golden.open(QIODevice::ReadOnly))
            QSKIP("the reference table is not beside the source tree");
        const auto rows = loadMeasuredTable(table);
        QVERIFY(rows.ok());
        for (const MeasuredRow &row : rows->rows)
            m_rows.insert(row.id, row);
        const auto csv = readCsv(golden.readAll());
        QVERIFY(csv.ok());
        m_golden = *csv;
        const auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        m_catalog = *catalog;
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void components()
    {
        QStringList wrong;
        int compared = 0;
        for (const CsvRecord &record : m_golden.records) {
            const auto cell = [&](const char *name) {
                return record.fields.value(m_golden.header.indexOf(QLatin1String(name)));
            };
            const MeasuredRow row = m_rows.value(cell("id"));
            const auto scenario = rowScenario(row);
            const auto model = rowModel(row, *m_catalog);
            QVERIFY2(scenario.ok() && model.ok(), qPrintable(cell("id")));
            const Gpu *known = m_catalog->gpu(row.gpu);
            Gpu gpu = known ? *known : Gpu();
            gpu.usableGib.reset(); // the reference takes 0.988 of the total also where a measurement exists
            const TrainingMemoryJob job = asReference(compileTrainingMemory(*scenario, *model, gpu));
            const Terms terms = evaluateTrainingMemory(job, Layout::of(*scenario));
            for (const Component &component : kComponents) {
                const double expected = cell(component.column).toDouble();
                const double found = component.value(terms);
                // the table is rounded to whole bytes
                if (std::abs(found - expected) > 1e-6 * std::abs(expected) + 1.0)
                    wrong.append(QStringLiteral("%1 %2 %3: %4, reference %5")
                                     .arg(cell("id"), row.framework, QLatin1String(component.column))
                                     .arg(found, 0, 'f', 0)
                                     .arg(expected, 0, 'f', 0));
            }
            const QChar phase = QStringLiteral("FBEO").at(int(terms.phase));
            if (cell("phase") != phase || cell("stage").toInt() != terms.stage)
                wrong.append(QStringLiteral("%1 phase %2 stage %3").arg(cell("id"), phase).arg(terms.stage));
            ++compared;
        }
        QCOMPARE(compared, 1080);
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("%1 differences\n").arg(wrong.size()) + wrong.mid(0, 40).join(u'\n')));
    }
};

QTEST_APPLESS_MAIN(TestTrainingMemoryGolden)
#include "tst_training_memory_golden.moc"
