// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_table.h"

#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <limits>

using namespace xuanka;

class TestParameterTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void keysAndPathsAreUnique()
    {
        QSet<QString> keys, paths;
        for (const Parameter &parameter : parameterTable()) {
            QVERIFY2(!keys.contains(QString::fromLatin1(parameter.key)), parameter.key);
            QVERIFY2(!paths.contains(QString::fromLatin1(parameter.path)), parameter.path);
            keys.insert(QString::fromLatin1(parameter.key));
            paths.insert(QString::fromLatin1(parameter.path));
            QCOMPARE(findParameter(QLatin1String(parameter.key)), &parameter);
        }
        QCOMPARE(findParameter(QLatin1String("nonsense")), nullptr);
    }

    // What a row reads back is what it was given, and the default passes its own check.
    void getAndSetAgree()
    {
        for (const Parameter &parameter : parameterTable()) {
            Scenario scenario;
            const QVariant value = parameter.get(scenario);
            if (value.isNull())
                continue;
            QVERIFY2(accepts(parameter, value), parameter.key);
            Scenario other = scenario;
            parameter.set(other, value);
            QVERIFY2(parameter.get(other) == value, parameter.key);
            QVERIFY2(other == scenario, parameter.key);
        }
    }

    void numbers_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<bool>("good");
        const auto add = [](const char *key, const QVariant &value, bool good) {
            QTest::addRow("%s %s", key, qPrintable(value.toString())) << QString::fromLatin1(key) << value << good;
        };
        add("micro_batch", 1, true);
        add("micro_batch", 4096, true);
        add("micro_batch", 0, false);
        add("micro_batch", -1, false);
        add("micro_batch", 1.5, false);
        add("micro_batch", 1e308, false);
        add("micro_batch", std::numeric_limits<double>::quiet_NaN(), false);
        add("micro_batch", std::numeric_limits<double>::infinity(), false);
        add("micro_batch", true, false);
        add("micro_batch", QStringLiteral("many"), false);
        add("sequence_length", 10000000, true);
        add("zero_stage", 3, true);
        add("zero_stage", 4, false);
        add("global_batch", 0, true);
        add("software_year", 0, true);
        add("software_year", 2023.5, true);
        add("software_year", 3, false);
        add("lora_dropout", 0, true);
        add("lora_dropout", 1, false);
        add("gpu_memory_utilization", 0.9, true);
        add("gpu_memory_utilization", 1.1, false);
        add("headroom", 0.0, true);
        add("headroom", 0.95, false);
        add("task", QStringLiteral("lora"), true);
        add("task", QStringLiteral("LORA"), false);
        add("task", 3, false);
        add("attention", QStringLiteral("sdpa"), true);
        add("variable_length", true, true);
        add("variable_length", 1, false);
        add("lora_targets", QStringList{QStringLiteral("qv")}, true);
        add("lora_targets", QStringList{QStringLiteral("q_proj"), QStringLiteral("mlp.up_proj")}, true);
        add("lora_targets", QStringList{QStringLiteral("qv"), QStringLiteral("q_proj")}, false);
        add("lora_targets", QStringList{}, false);
        add("lora_targets", QStringList{QStringLiteral("../etc")}, false);
        add("gpu", QStringLiteral("h100-sxm5-80"), true);
        add("gpu", QStringLiteral(""), false);
        add("engine_version", QString(33, QLatin1Char('9')), false);
    }

    void numbers()
    {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        QFETCH(bool, good);
        const QByteArray latin = key.toLatin1();
        const Parameter *parameter = findParameter(QLatin1String(latin.constData()));
        QVERIFY(parameter);
        QCOMPARE(accepts(*parameter, value), good);
    }

    void taskBringsPrecisionAndFramework()
    {
        Scenario scenario;
        const Parameter *task = findParameter(QLatin1String("task"));
        const Parameter *precision = findParameter(QLatin1String("precision"));
        task->set(scenario, QStringLiteral("inference"));
        QVERIFY(scenario.workload.precision == Precision::Bf16);
        QVERIFY(scenario.workload.framework == Framework::Vllm);
        const QString word = precision->get(scenario).toString();
        const auto words = precision->choicesOf(scenario);
        QVERIFY(std::any_of(words.begin(), words.end(), [&](const char *w) { return word == QLatin1String(w); }));
        task->set(scenario, QStringLiteral("qlora"));
        QVERIFY(scenario.workload.precision == Precision::Bf16Mixed);
        QVERIFY(scenario.workload.framework == Framework::HfTrainer);
        scenario.workload.framework = Framework::DeepSpeed;
        task->set(scenario, QStringLiteral("lora"));
        QVERIFY(scenario.workload.framework == Framework::DeepSpeed);
    }

    void rowsApplyWhereTheyMatter()
    {
        const auto applies = [](const char *key, const Scenario &scenario) {
            return findParameter(QLatin1String(key))->applies(scenario);
        };
        Scenario training;
        QVERIFY(applies("micro_batch", training) && applies("zero_stage", training) && applies("data", training));
        QVERIFY(!applies("concurrency", training) && !applies("lora_rank", training));
        QVERIFY(!applies("network_gbit_s", training));
        training.cluster.nodes = 2;
        QVERIFY(applies("network_gbit_s", training));
        Scenario serving;
        changeTask(serving, Task::Inference);
        QVERIFY(applies("concurrency", serving) && !applies("optimizer", serving) && !applies("micro_batch", serving));
        Scenario vision;
        vision.model = {{}, QStringLiteral("detector"), {}, 25e6, 4e9, 11e6, QStringLiteral("vision")};
        QVERIFY(applies("micro_batch", vision) && !applies("sequence_length", vision));
    }

    void rowsOfSampleModels()
    {
        Scenario scenario;
        scenario.model.catalogId = QStringLiteral("resnet-50");
        changeTask(scenario, Task::Inference);
        const Parameter &batch = *findParameter(QLatin1String("micro_batch"));
        const Parameter &requests = *findParameter(QLatin1String("concurrency"));
        QVERIFY(appliesTo(batch, scenario, true) && !appliesTo(batch, scenario, false));
        QVERIFY(!appliesTo(requests, scenario, true) && appliesTo(requests, scenario, false));
    }

    void modelForms()
    {
        const Parameter *model = findParameter(QLatin1String("model"));
        Scenario scenario;
        const QJsonObject counts{{QStringLiteral("name"), QStringLiteral("detector")},
                                 {QStringLiteral("parameters"), 25e6},
                                 {QStringLiteral("forward_macs_per_sample"), 4e9},
                                 {QStringLiteral("activation_elements_per_sample"), 11e6},
                                 {QStringLiteral("modality"), QStringLiteral("vision")}};
        model->set(scenario, counts);
        QVERIFY(scenario.model.isCounted());
        QCOMPARE(model->get(scenario).toJsonObject(), counts);
        model->set(scenario, QStringLiteral("qwen2.5-7b"));
        QCOMPARE(model->get(scenario).toString(), QStringLiteral("qwen2.5-7b"));
        QVERIFY(scenario.model.name.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestParameterTable)
#include "tst_parameter_table.moc"
