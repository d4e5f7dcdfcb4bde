// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "core/scenario/random_scenario.h"
#include "scenario/parameter_table.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <random>

using namespace xuanka;
using namespace xuanka::test;

namespace
{

// The file of the public interface, with every key of its table.
const char *const kExample = R"({
  "xuanka": 1,
  "name": "7B full fine-tuning, Suzhou",
  "model": "llama-2-7b",
  "workload": {
    "task": "full_finetuning",
    "precision": "bf16_mixed",
    "optimizer": "adamw",
    "sequence_length": 4096, "micro_batch": 1, "gradient_accumulation": 8,
    "recompute": "none", "attention": "flash",
    "framework": "hf_trainer",
    "lora": {"rank": 16, "targets": "all_linear"},
    "inference": {"concurrency": 8, "prompt_tokens": 2048, "output_tokens": 512, "kv_cache_precision": "fp16"}
  },
  "cluster": {"gpu": "h100-sxm5-80", "gpus_per_node": 8, "nodes": 1, "network_gbit_s": 3200},
  "parallelism": {"data": 8, "tensor": 1, "pipeline": 1, "context": 1, "expert": 1, "zero_stage": 3,
                  "sequence_parallel": false, "virtual_pipeline": 1, "cpu_offload": "none"},
  "site": {}, "cost": {}
})";

QByteArray with(const char *section, const char *text)
{
    return QByteArray("{\"xuanka\": 1, \"model\": \"llama-2-7b\", \"") + section + "\": " + text + "}";
}

} // namespace

class TestScenarioJson : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void readsTheDocumentedFile()
    {
        const Result<Scenario> read = scenarioFromJson(kExample);
        QVERIFY2(read.ok(), read.ok() ? "" : qPrintable(read.error().where));
        const Scenario &s = *read;
        QCOMPARE(s.name, QStringLiteral("7B full fine-tuning, Suzhou"));
        QCOMPARE(s.model.catalogId, QStringLiteral("llama-2-7b"));
        QVERIFY(s.workload.task == Task::FullFinetuning);
        QCOMPARE(s.workload.gradientAccumulation, 8);
        QVERIFY(s.workload.framework == Framework::HfTrainer);
        QCOMPARE(s.workload.lora.targets, QStringList{QStringLiteral("all_linear")});
        QCOMPARE(s.cluster.networkGbitS, 3200.0);
        QCOMPARE(s.parallelism.zeroStage, 3);
        QCOMPARE(s.workload.inference.promptTokens, 2048);
    }

    void missingKeysTakeDefaults()
    {
        const Result<Scenario> read = scenarioFromJson(R"({"xuanka": 1, "model": "llama-2-7b"})");
        QVERIFY(read.ok());
        QVERIFY(read->workload.loss == Loss::Plain && !read->workload.variableLength && !read->workload.compile);
        QVERIFY(!read->workload.fusedKernels && !read->workload.optimizerFused && !read->workload.optimizerInBackward);
        QVERIFY(read->workload.lora.dtype == Dtype::Fp32);
        QCOMPARE(read->workload.lora.dropout, 0.05);
        QVERIFY(!read->workload.lora.alsoTrainEmbeddings);
        QVERIFY(read->workload.quantisedRestDtype == Dtype::Bf16);
        QVERIFY(!read->workload.weightsDtype && !read->workload.gradientDtype && !read->workload.residualDtype);
        QCOMPARE(read->workload.sequenceLength, 4096);
        QCOMPARE(read->workload.microBatch, 1);
        QCOMPARE(read->parallelism.data, 8);
    }

    void servingDefaultsAreValid()
    {
        const Result<Scenario> read =
            scenarioFromJson(R"({"xuanka": 1, "model": "llama-2-13b", "workload": {"task": "inference"},
                                 "cluster": {"gpu": "l40s", "gpus_per_node": 4}, "parallelism": {"tensor": 2}})");
        QVERIFY(read.ok());
        QVERIFY(read->workload.precision == Precision::Bf16);
        QVERIFY(read->workload.framework == Framework::Vllm);
        QCOMPARE(read->parallelism.data, 2);
    }

    void shardingFollowsTheFramework_data()
    {
        QTest::addColumn<QByteArray>("workload");
        QTest::addColumn<int>("stage");
        QTest::newRow("fsdp shards by itself") << QByteArray(R"({"framework": "fsdp"})") << 3;
        QTest::newRow("torchtune") << QByteArray(R"({"framework": "torchtune"})") << 3;
        QTest::newRow("trainer alone") << QByteArray(R"({"framework": "hf_trainer"})") << 0;
        QTest::newRow("deepspeed unsaid") << QByteArray(R"({"framework": "deepspeed"})") << 0;
    }

    void shardingFollowsTheFramework()
    {
        QFETCH(QByteArray, workload);
        const Result<Scenario> read = scenarioFromJson(with("workload", workload));
        QVERIFY(read.ok());
        QTEST(read->parallelism.zeroStage, "stage");
    }

    void otherSpellings()
    {
        const Result<Scenario> read = scenarioFromJson(
            "\xEF\xBB\xBF" + with("workload", R"({"task": "lora", "attention": "sdpa", "weights_dtype": "default",
                                                  "lora": {"targets": ["q_proj", "v_proj"]}, "sequence_length": 2048.0,
                                                  "inference": {"kv_cache_precision": "bf16"}})"));
        QVERIFY(read.ok());
        QVERIFY(read->workload.attention == Attention::Flash);
        QVERIFY(read->workload.inference.kvCachePrecision == Dtype::Fp16);
        QCOMPARE(read->workload.lora.targets, (QStringList{QStringLiteral("q_proj"), QStringLiteral("v_proj")}));
        QCOMPARE(read->workload.sequenceLength, 2048);
    }

    void roundTrip()
    {
        Random random(20261130);
        for (int i = 0; i < 400; ++i) {
            const Scenario scenario = randomScenario(random);
            const QByteArray text = scenarioToJson(scenario);
            const Result<Scenario> read = scenarioFromJson(text);
            if (!read.ok())
                qDebug("%s", text.constData());
            QVERIFY2(read.ok(),
                     read.ok() ? "" : qPrintable(read.error().where + QLatin1Char(' ') + read.error().found));
            if (!(*read == scenario))
                qDebug("%s\n%s", text.constData(), scenarioToJson(*read).constData());
            QVERIFY(*read == scenario);
            QCOMPARE(scenarioToJson(*read), text);
        }
    }

    void writesAReadableFile()
    {
        Scenario scenario;
        scenario.name = QStringLiteral("苏州");
        const QByteArray text = scenarioToJson(scenario);
        QVERIFY(QJsonDocument::fromJson(text).isObject());
        QVERIFY(text.contains("\"name\": \"苏州\""));
        QVERIFY(text.indexOf("\"xuanka\"") < text.indexOf("\"model\""));
        QVERIFY(text.indexOf("\"workload\"") < text.indexOf("\"cluster\""));
        QVERIFY(text.contains("\"micro_batch\": 1"));
        QVERIFY(!text.contains("\"lora\""));      // does not apply and stands at its default
        QVERIFY(!text.contains("software_year")); // automatic
        QVERIFY(text.endsWith("}\n"));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected"); // contained in source text or arguments
        const auto add = [](const char *name, const QByteArray &bytes, const char *where, const char *found,
                            const char *expected) {
            QTest::newRow(name) << bytes << QString::fromUtf8(where) << QString::fromUtf8(found)
                                << QString::fromUtf8(expected);
        };
        add("empty", "", "line 1, column 1", "", "JSON object");
        add("a list", "[]", "line 1, column 1", "[]", "JSON object");
        add("truncated", "{\"xuanka\": 1, \"model\": \"llama", "line 1, column 30", "", "double quote");
        add("truncated after value", R"({"xuanka": 1)", "line 1, column 13", "", "%1 or %2");
        add("garbage", "hello", "line 1, column 1", "hello", "JSON object");
        add("trailing", "{\"xuanka\": 1}\n}", "line 2, column 1", "}", "nothing after");
        add("comment", "{\n// hm\n}", "line 2, column 1", "// hm", "double quotes");
        add("not a number", R"({"headroom": NaN})", "line 1, column 14", "NaN}", "JSON value");
        add("leading zero", R"({"headroom": 01})", "line 1, column 16", "}", "finite number");
        add("beyond double", with("cluster", R"({"nodes": 1e999})"), "cluster.nodes", "1e999", "finite number");
        add("not UTF-8", "{\"name\": \"\xC3\x28\"}", "line 1, column 11", "0xc3", "UTF-8");
        add("UTF-8 cut", "{\"name\": \"\xE8\x8B", "line 1, column 11", "0x", "UTF-8");
        add("lone surrogate", R"({"name": "\ud800"})", "line 1, column 17", "\"}", "escape");
        add("too deep", QByteArray(100000, '['), "line 1, column 1", "", "JSON object");
        add("deep value", "{\"site\": " + QByteArray(100000, '['), "line 1, column 73", "", "levels");
        add("version", R"({"xuanka": 2, "model": "llama-2-7b"})", "xuanka", "2", "1");
        add("version as text", R"({"xuanka": "1", "model": "llama-2-7b"})", "xuanka", "1", "version");
        add("no model", R"({"xuanka": 1})", "model", "", "hf_config");
        add("unknown key", R"({"xuanka": 1, "modell": "x"})", "modell", "modell", "cluster");
        add("unknown nested", with("workload", R"({"microbatch": 1})"), "workload.microbatch", "microbatch",
            "micro_batch");
        add("unknown lora", with("workload", R"({"lora": {"r": 8}})"), "workload.lora.r", "r", "rank");
        add("twice", with("workload", R"({"micro_batch": 1, "micro_batch": 2})"), "workload.micro_batch", "micro_batch",
            "once");
        add("twice, escaped", with("workload", R"({"micro_batch": 1, "micro\u005fbatch": 2})"), "workload.micro_batch",
            "micro_batch", "once");
        add("negative", with("workload", R"({"micro_batch": -1})"), "workload.micro_batch", "-1", "65536");
        add("zero", with("workload", R"({"micro_batch": 0})"), "workload.micro_batch", "0", "65536");
        add("fraction", with("workload", R"({"sequence_length": 1.5})"), "workload.sequence_length", "1.5",
            "whole number");
        add("huge", with("workload", R"({"sequence_length": 1e308})"), "workload.sequence_length", "1e+308",
            "10000000");
        add("wrong type", with("workload", R"({"sequence_length": "long"})"), "workload.sequence_length", "long",
            "whole number");
        add("null", with("workload", R"({"sequence_length": null})"), "workload.sequence_length", "null",
            "whole number");
        add("number for flag", with("workload", R"({"compile": 1})"), "workload.compile", "1", "true or false");
        add("word", with("workload", R"({"task": "finetune"})"), "workload.task", "finetune", "qlora");
        add("list for word", with("workload", R"({"task": ["lora"]})"), "workload.task", "[\"lora\"]", "qlora");
        add("number for word", with("workload", R"({"recompute": true})"), "workload.recompute", "true", "selective");
        add("serving word in training", with("workload", R"({"precision": "int4"})"), "workload.precision", "int4",
            "bf16_mixed");
        add("training word in serving", with("workload", R"({"task": "inference", "precision": "bf16_mixed"})"),
            "workload.precision", "bf16_mixed", "int4");
        add("qlora on plain weights", with("workload", R"({"task": "qlora", "weight_format": "bf16"})"),
            "workload.weight_format", "bf16", "nf4_dq");
        add("targets", with("workload", R"({"lora": {"targets": "everything"}})"), "workload.lora.targets",
            "everything", "all_linear");
        add("no targets", with("workload", R"({"lora": {"targets": []}})"), "workload.lora.targets", "[]", "module");
        add("section is a list", with("workload", "[]"), "workload", "[]", "JSON object");
        add("site is text", with("site", "\"Suzhou\""), "site", "Suzhou", "JSON object");
        add("degrees", with("parallelism", R"({"data": 4})"), "parallelism.data", "4", "8");
        add("degrees do not divide", with("parallelism", R"({"data": 1, "tensor": 3})"), "parallelism", "1 × 3 × 1 × 1",
            "8");
        add("degrees overflow",
            with("parallelism", R"({"data": 1000000, "tensor": 65536, "pipeline": 65536, "context": 65536})"),
            "parallelism", "1000000 × 65536 × 65536 × 65536", "8");
        add("more degrees than cards", with("parallelism", R"({"tensor": 16})"), "parallelism", "1 × 16 × 1 × 1", "8");
        add("expert", with("parallelism", R"({"expert": 3})"), "parallelism.expert", "3", "8");
        add("shard group", with("parallelism", R"({"fsdp_shard_group": 3})"), "parallelism.fsdp_shard_group", "3", "8");
        add("stage", with("parallelism", R"({"zero_stage": 4})"), "parallelism.zero_stage", "4", "3");
        add("card is a number", with("cluster", R"({"gpu": 4090})"), "cluster.gpu", "4090", "catalogue");
        add("card is a path", with("cluster", R"({"gpu": "../../etc/passwd"})"), "cluster.gpu", "../../etc/passwd",
            "catalogue");
        add("model without counts", R"({"model": {"name": "x"}})", "model", "{\"name\":\"x\"}", "hf_config");
        add("model of two kinds", R"({"model": {"hf_config": {"a": 1}, "parameters": 5}})", "model", "", "either");
        add("negative parameters", R"({"model": {"parameters": -5}})", "model.parameters", "-5", "number");
        add("unknown model key", R"({"model": {"params": 5}})", "model.params", "params", "parameters");
        add("config is text", R"({"model": {"hf_config": "{}"}})", "model.hf_config", "{}", "JSON object");
        add("control character", with("name", "\"a\\u0007b\""), "name", "a\ab", "characters");
        add("long name", with("name", "\"" + QByteArray(201, 'n') + "\""), "name", "nnn", "200");
    }

    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, where);
        QFETCH(QString, found);
        QFETCH(QString, expected);
        const Result<Scenario> read = scenarioFromJson(bytes, QStringLiteral("a.xuanka"));
        QVERIFY(!read.ok());
        const Error &error = read.error();
        QCOMPARE(error.file, QStringLiteral("a.xuanka"));
        QCOMPARE(error.where, where);
        QVERIFY2(found.isEmpty() || error.found.startsWith(found), qPrintable(error.found));
        const QString all = error.expected + QLatin1Char('|') + error.args.join(QLatin1Char('|'));
        QVERIFY2(all.contains(expected), qPrintable(all));
    }

    void refusesLargeFiles()
    {
        const QByteArray bytes = with("name", "\"" + QByteArray(10 * 1024 * 1024, 'n') + "\"");
        const Result<Scenario> read = scenarioFromJson(bytes);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().found, QString::number(bytes.size()));
    }

    // A file just under the limit with one object of very many keys must not take quadratic time.
    void manyKeysAreRefusedQuickly()
    {
        QByteArray bytes = R"({"xuanka": 1, "model": "llama-2-7b", "zzz": {)";
        for (int i = 0; i < 300000; ++i)
            bytes += "\"k" + QByteArray::number(i) + "\":1,";
        bytes += "\"end\":1}}";
        const Result<Scenario> read = scenarioFromJson(bytes);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().where, QStringLiteral("zzz"));
    }

    // No byte flipped, cut or doubled in a good file may crash the reader or slip through half-read.
    void damagedFiles()
    {
        Random random(7);
        const QByteArray good(kExample);
        for (int i = 0; i < 3000; ++i) {
            QByteArray bytes = good;
            const int at = between(random, 0, int(bytes.size()) - 1);
            switch (between(random, 0, 3)) {
            case 0:
                bytes[at] = char(between(random, 0, 255));
                break;
            case 1:
                bytes.truncate(at);
                break;
            case 2:
                bytes.remove(at, between(random, 1, 20));
                break;
            default:
                bytes.insert(at, bytes.mid(between(random, 0, at), 15));
                break;
            }
            const Result<Scenario> read = scenarioFromJson(bytes);
            if (read.ok())
                QVERIFY(!validate(*read));
            else
                QVERIFY(!read.error().expected.isEmpty());
        }
    }

    void balancing_data()
    {
        QTest::addColumn<int>("perNode");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("tensor");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<int>("expectData");
        QTest::addColumn<int>("expectTensor");
        QTest::addColumn<int>("expectPipeline");
        QTest::newRow("keeps what divides") << 8 << 2 << 4 << 2 << 2 << 4 << 2;
        QTest::newRow("one card") << 1 << 1 << 8 << 4 << 1 << 1 << 1;
        QTest::newRow("six cards") << 6 << 1 << 4 << 1 << 3 << 2 << 1;
        QTest::newRow("pipeline gives way") << 8 << 1 << 8 << 2 << 1 << 8 << 1;
    }

    void balancing()
    {
        QFETCH(int, perNode);
        QFETCH(int, nodes);
        QFETCH(int, tensor);
        QFETCH(int, pipeline);
        Scenario scenario;
        scenario.cluster.gpusPerNode = perNode;
        scenario.cluster.nodes = nodes;
        scenario.parallelism.tensor = tensor;
        scenario.parallelism.pipeline = pipeline;
        scenario.parallelism.expert = 7;
        balanceDegrees(scenario);
        QTEST(scenario.parallelism.data, "expectData");
        QTEST(scenario.parallelism.tensor, "expectTensor");
        QTEST(scenario.parallelism.pipeline, "expectPipeline");
        QCOMPARE(scenario.parallelism.expert, 1);
        QVERIFY(!validate(scenario));
    }
};

QTEST_APPLESS_MAIN(TestScenarioJson)
#include "tst_scenario_json.moc"
