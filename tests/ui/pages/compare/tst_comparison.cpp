// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_samples.h"

#include "ui/pages/compare/comparison.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

class TstComparison : public QObject
{
    Q_OBJECT

    std::shared_ptr<const Catalog> m_catalog;
    Phrases m_english{Language::English};

    static int rowOf(const Comparison &comparison, const QString &name)
    {
        for (int i = 0; i < comparison.table.rows.size(); ++i) {
            if (comparison.table.rows[i].value(0) == name)
                return i;
        }
        return -1;
    }

    Comparison two(const Scenario &a, const Estimate &ea, const Scenario &b, const Estimate &eb) const
    {
        return compareScenarios({{QStringLiteral("A"), a, ea}, {QStringLiteral("B"), b, eb}}, *m_catalog, m_english);
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        m_catalog = *catalog;
    }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void bestIsMarkedByTheSenseOfTheFigure()
    {
        Estimate a = samples::estimate(QStringLiteral("h100-sxm5-80"), 1, 80);
        Estimate b = samples::estimate(QStringLiteral("h100-sxm5-80"), 4, 80);
        const Comparison c = two({}, a, {}, b);
        const int memory = rowOf(c, QStringLiteral("Memory per card"));
        const int speed = rowOf(c, QStringLiteral("Tokens per second"));
        const int power = rowOf(c, QStringLiteral("Peak of one server"));
        QVERIFY(memory >= 0 && speed >= 0 && power >= 0);
        QCOMPARE(c.table.rows[memory].value(1), QStringLiteral("42 GiB"));
        QCOMPARE(c.marks.value({memory, 1}), TableModel::Mark::Best); // less memory
        QCOMPARE(c.marks.value({speed, 2}), TableModel::Mark::Best);  // more tokens
        QCOMPARE(c.marks.value({power, 1}), TableModel::Mark::None);  // equal: nothing to choose
        QCOMPARE(c.marks.value({power, 2}), TableModel::Mark::None);
    }

    void settingsThatDifferAreMarkedAndListed()
    {
        Scenario b;
        b.workload.optimizer = Optimizer::AdamW8bit;
        const Estimate e = samples::estimate(QStringLiteral("h100-sxm5-80"), 1, 80);
        const Comparison same = two({}, e, {}, e);
        QCOMPARE(rowOf(same, QStringLiteral("Optimizer")), -1); // agrees and is not of the first rank
        const Comparison c = two({}, e, b, e);
        const int row = rowOf(c, QStringLiteral("Optimizer"));
        QVERIFY(row >= 0);
        QCOMPARE(c.marks.value({row, 2}), TableModel::Mark::Different);
        QCOMPARE(c.marks.value({row, 1}), TableModel::Mark::None);
        QVERIFY(rowOf(c, QStringLiteral("Model")) >= 0);
    }

    void unknownIsNeverBest()
    {
        Estimate a = samples::estimate(QStringLiteral("h100-sxm5-80"), 1, 80);
        Estimate b = a, d = a;
        b.time.available = false;
        d.time.tokensPerSecond *= 2;
        const Comparison c =
            compareScenarios({{QStringLiteral("A"), {}, a}, {QStringLiteral("B"), {}, b}, {QStringLiteral("D"), {}, d}},
                             *m_catalog, m_english);
        const int row = rowOf(c, QStringLiteral("Tokens per second"));
        QCOMPARE(c.table.rows[row].value(2), QStringLiteral("—"));
        QCOMPARE(c.marks.value({row, 2}), TableModel::Mark::None);
        QCOMPARE(c.marks.value({row, 3}), TableModel::Mark::Best);
    }

    void answersNotYetThereShowAnEllipsis()
    {
        const Comparison c = compareScenarios({{QStringLiteral("A"), {}, std::nullopt}}, *m_catalog, m_english);
        const int row = rowOf(c, QStringLiteral("Memory per card"));
        QVERIFY(row >= 0);
        QCOMPARE(c.table.rows[row].value(1), QStringLiteral("…"));
    }

    void noScenarios() { QVERIFY(compareScenarios({}, *m_catalog, m_english).table.rows.isEmpty()); }

    void titles()
    {
        Scenario s;
        s.model.catalogId = QStringLiteral("llama-2-7b");
        QVERIFY(scenarioTitle(s, *m_catalog, m_english).endsWith(QStringLiteral(", Full fine-tuning")));
        s.name = QStringLiteral("Suzhou");
        QCOMPARE(scenarioTitle(s, *m_catalog, m_english), QStringLiteral("Suzhou"));
    }
};

QTEST_APPLESS_MAIN(TstComparison)
#include "tst_comparison.moc"
