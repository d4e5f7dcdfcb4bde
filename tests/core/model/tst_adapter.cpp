// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/adapter.h"

#include <QTest>

using namespace xuanka;

class TestAdapter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void unknown();

private:
    static Transformer llama3();
};

/// Llama-3-8B
Transformer TestAdapter::llama3()
{
    Transformer t;
    t.layers = 32;
    t.hidden = 4096;
    t.heads = 32;
    t.kvHeads = 8;
    t.headDim = 128;
    t.intermediate = 14336;
    t.vocab = 128256;
    return t;
}

void TestAdapter::counts_data()
{
    QTest::addColumn<QStringList>("targets");
    QTest::addColumn<int>("queryRank");
    QTest::addColumn<bool>("dora");
    QTest::addColumn<QStringList>("saved");
    QTest::addColumn<qint64>("expected");
    const QStringList all{QStringLiteral("all-linear")};
    const QStringList query{QStringLiteral("q_proj")};
    const QStringList none;
    QTest::newRow("printed by a training program, r 8") << all << 0 << false << none << Q_INT64_C(20971520);
    // 32 · 8 · (4096 + 4096)
    QTest::newRow("one matrix") << query << 0 << false << none << Q_INT64_C(2097152);
    QTest::newRow("with a rank of its own") << query << 32 << false << none << Q_INT64_C(8388608);
    QTest::newRow("magnitudes of its outputs") << query << 0 << true << none << Q_INT64_C(2097152) + 32 * 4096;
    QTest::newRow("head trained beside") << query << 0 << false << QStringList{QStringLiteral("lm_head")}
                                         << Q_INT64_C(2097152) + Q_INT64_C(128256) * 4096;
}

void TestAdapter::counts()
{
    QFETCH(QStringList, targets);
    QFETCH(int, queryRank);
    QFETCH(bool, dora);
    QFETCH(QStringList, saved);
    AdapterConfig a;
    a.type = QStringLiteral("lora");
    a.rank = 8;
    a.targets = targets;
    a.dora = dora;
    a.modulesToSave = saved;
    if (queryRank > 0)
        a.rankPattern.insert(QStringLiteral("model.layers.q_proj"), queryRank);
    QTEST(qint64(adapterParameters(llama3(), a).value_or(-1)), "expected");
}

void TestAdapter::unknown()
{
    AdapterConfig a;
    a.type = QStringLiteral("prefix_tuning");
    a.targets = QStringList{QStringLiteral("q_proj")};
    QVERIFY(!adapterParameters(llama3(), a));
    a.type = QStringLiteral("lora");
    a.targets.clear();
    a.targetPattern = QStringLiteral(".*q_proj");
    QVERIFY(!adapterParameters(llama3(), a));
}

QTEST_GUILESS_MAIN(TestAdapter)
#include "tst_adapter.moc"
