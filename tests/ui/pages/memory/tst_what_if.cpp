// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"
#include "ui/pages/memory/what_if.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

class TstWhatIf : public QObject
{
    Q_OBJECT

    static QStringList keysOf(const QVector<WhatIf> &options)
    {
        QStringList keys;
        for (const WhatIf &option : options)
            keys << QStringLiteral("%1=%2").arg(QString::fromLatin1(option.parameter->key), option.value.toString());
        return keys;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void activations()
    {
        Scenario s;
        s.workload.microBatch = 4;
        const QStringList keys = keysOf(whatIfs(s, QStringLiteral("activations")));
        QCOMPARE(keys, (QStringList{QStringLiteral("recompute=selective"), QStringLiteral("recompute=full"),
                                    QStringLiteral("micro_batch=2")}));
        s.workload.recompute = Recompute::Full;
        s.workload.microBatch = 1;
        // what is already so, or cannot be halved, is not offered
        QCOMPARE(keysOf(whatIfs(s, QStringLiteral("activations"))),
                 (QStringList{QStringLiteral("recompute=selective")}));
    }

    void shardingOnlyWithSeveralReplicas()
    {
        Scenario s;
        s.parallelism.zeroStage = 1;
        QVERIFY(keysOf(whatIfs(s, QStringLiteral("gradients"))).contains(QStringLiteral("zero_stage=2")));
        s.cluster.gpusPerNode = 1;
        s.parallelism.data = 1;
        for (const QString &key : keysOf(whatIfs(s, QStringLiteral("gradients"))))
            QVERIFY(!key.startsWith(QStringLiteral("zero_stage")));
    }

    void everyOptionIsAValidScenario_data()
    {
        QTest::addColumn<QString>("segment");
        for (const char *segment : {"weights", "gradients", "optimizer", "activations", "logits", "kv_cache",
                                    "communication", "context", "nonsense"})
            QTest::newRow(segment) << QString::fromLatin1(segment);
    }
    void everyOptionIsAValidScenario()
    {
        QFETCH(QString, segment);
        Scenario serving;
        serving.workload.task = Task::Inference;
        serving.workload.precision = Precision::Bf16;
        serving.workload.framework = Framework::Vllm;
        serving.parallelism.zeroStage = 0;
        for (const Scenario &scenario : {Scenario(), serving}) {
            for (const WhatIf &option : whatIfs(scenario, segment)) {
                QVERIFY(!validate(option.scenario));
                QVERIFY(option.scenario != scenario);
            }
        }
    }

    void labels()
    {
        auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        const QVector<WhatIf> options = whatIfs(Scenario(), QStringLiteral("activations"));
        QVERIFY(options.size() >= 2);
        QCOMPARE(options[1].label(**catalog, Phrases(Language::English)), QStringLiteral("Recomputation: Full"));
    }
};

QTEST_APPLESS_MAIN(TstWhatIf)
#include "tst_what_if.moc"
