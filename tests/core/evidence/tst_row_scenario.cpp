// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/row_model.h"
#include "evidence/row_scenario.h"
#include "model/parameter_count.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace xuanka;

namespace
{

/// One row from its columns and cells, all other cells empty.
MeasuredRow rowOf(const QByteArray &columns, const QByteArray &cells)
{
    const auto table = readMeasuredTable("quantity,value," + columns + "\ntorch_peak_bytes,1," + cells + '\n');
    return table.ok() ? table->rows.first() : MeasuredRow();
}

} // namespace

class TestRowScenario : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void emptyCellsAreNeutral()
    {
        const auto s = rowScenario(rowOf("model,task,framework", "llama-2-7b,full_finetuning,hf_trainer"));
        QVERIFY(s.ok());
        QCOMPARE(s->model.catalogId, QStringLiteral("llama-2-7b"));
        QCOMPARE(s->workload.optimizer, Optimizer::AdamW);
        QCOMPARE(s->workload.recompute, Recompute::None);
        QCOMPARE(s->workload.attention, Attention::Flash);
        QCOMPARE(s->workload.loss, Loss::Plain);
        QCOMPARE(s->workload.lora.dropout, 0.0);
        QCOMPARE(s->workload.softwareYear, kYearNotStated);
        QCOMPARE(s->cluster.gpus(), 1);
        QVERIFY(s->cluster.gpu.isEmpty());
        const Parallelism &p = s->parallelism;
        QVERIFY(p.data == 1 && p.tensor == 1 && p.pipeline == 1 && p.context == 1 && p.expert == 1 && p.zeroStage == 0);
    }

    void trainingRow()
    {
        const MeasuredRow row = rowOf(
            "model,task,precision,quantisation,weight_format,optimizer,lora_rank,lora_targets,lora_dtype,lora_dropout,"
            "framework,year,gpu,gpus,nodes,tensor,pipeline,context,data,zero_stage,micro_batch,global_batch,"
            "sequence_length,recompute,attention,cpu_offload,variable_length",
            "qwen-7b,qlora,bf16_mixed,nf4,nf4_dq,paged_adamw_8bit,64,\"q_proj, v_proj\",bf16,0.05,deepspeed,2023,"
            "a100-sxm4-80,16,2,2,2,1,4,2,3,50,2048,full,sdpa,optimizer,1");
        const auto s = rowScenario(row);
        QVERIFY(s.ok());
        const Workload &w = s->workload;
        QCOMPARE(w.task, Task::Qlora);
        QCOMPARE(w.weightFormat, WeightFormat::Nf4Dq);
        QCOMPARE(w.optimizer, Optimizer::PagedAdamW8bit);
        QCOMPARE(w.lora.rank, 64);
        QCOMPARE(w.lora.targets, (QStringList{QStringLiteral("q_proj"), QStringLiteral("v_proj")}));
        QCOMPARE(w.lora.dtype, Dtype::Bf16);
        QCOMPARE(w.attention, Attention::Flash);
        QCOMPARE(w.recompute, Recompute::Full);
        QVERIFY(w.variableLength);
        QCOMPARE(w.softwareYear, 2023.5);
        // 50 / (3 x 4) = 4.17 passes
        QCOMPARE(w.gradientAccumulation, 4);
        QCOMPARE(s->cluster.gpusPerNode, 8);
        QCOMPARE(s->cluster.nodes, 2);
        QCOMPARE(s->parallelism.cpuOffload, Offload::Optimizer);
    }

    void halfAccumulationRoundsToEven()
    {
        QCOMPARE(accumulation("5", "2", "1"), 2); // 2.5
        QCOMPARE(accumulation("7", "2", "1"), 4); // 3.5
        QCOMPARE(accumulation("1", "8", "4"), 1); // at least one
        QCOMPARE(accumulation("", "2", "1"), 1);
    }

    void degreesCoverTheGpus()
    {
        // a shard size over data and context together, as torchtitan prints it
        const auto s = rowScenario(rowOf("model,task,framework,gpus,context,data", "m,pretraining,torchtitan,8,2,8"));
        QVERIFY(s.ok());
        QCOMPARE(s->parallelism.data, 4);
    }

    void sixteenBitStream_data()
    {
        QTest::addColumn<QByteArray>("notes");
        QTest::addColumn<QByteArray>("published");
        QTest::addColumn<bool>("sixteen");
        QTest::newRow("nothing said") << QByteArray() << QByteArray("TRL") << false;
        QTest::newRow("recipe without casts") << QByteArray("config accelerated-peft-bnb") << QByteArray() << true;
        QTest::newRow("LLaMA-Factory") << QByteArray() << QByteArray("LLaMA-Factory 0.9") << true;
    }
    void sixteenBitStream()
    {
        QFETCH(QByteArray, notes);
        QFETCH(QByteArray, published);
        QFETCH(bool, sixteen);
        const auto s = rowScenario(
            rowOf("model,task,framework,notes,framework_published", "m,qlora,hf_trainer," + notes + ',' + published));
        QVERIFY(s.ok());
        QCOMPARE(s->workload.residualDtype.has_value(), sixteen);
    }

    void servingRow()
    {
        const auto s = rowScenario(rowOf("model,task,precision,quantisation,weight_format,framework,framework_version,"
                                         "concurrency,prompt_tokens,output_tokens,max_model_len,gpus,tensor",
                                         "qwen2.5-7b,inference,bf16,int4,awq_int4,vllm,0.6.3,16,1024,128,8192,4,2"));
        QVERIFY(s.ok());
        QCOMPARE(s->workload.precision, Precision::Int4);
        QCOMPARE(s->workload.weightFormat, WeightFormat::AwqInt4);
        QCOMPARE(s->workload.inference.concurrency, 16);
        QCOMPARE(s->workload.inference.engineVersion, QStringLiteral("0.6.3"));
        // replicas are for the estimate to place: degrees stay as the row says
        QCOMPARE(s->parallelism.tensor, 2);
        QCOMPARE(s->parallelism.data, 1);
    }

    void imageRow()
    {
        const MeasuredRow row = rowOf("model,task,precision,framework,batch_per_gpu,image_size,parameters,"
                                      "macs_per_sample,activation_elements_per_sample,family,gpus",
                                      "resnet50,training,fp16_mixed,timm,256,224,25557032,4.1e9,1.1e7,cnn,4");
        QVERIFY(isSampleRow(row));
        const auto s = rowScenario(row);
        QVERIFY(s.ok());
        QCOMPARE(s->workload.framework, Framework::Generic); // timm is not told apart
        QCOMPARE(s->workload.microBatch, 256);
        QCOMPARE(s->parallelism.data, 4);
        QVERIFY(s->model.isCounted());
        QCOMPARE(s->model.forwardMacsPerSample, 4.1e9);
        const auto model = rowModel(row, catalog());
        QVERIFY(model.ok() && model->sample);
        QCOMPARE(model->parameters, std::int64_t(25557032));
        QVERIFY(!model->sample->transformerLike);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<QByteArray>("cells");
        QTest::addColumn<QString>("where");
        QTest::newRow("no model") << QByteArray("task") << QByteArray("lora") << "line 2, column model";
        QTest::newRow("task") << QByteArray("model,task") << QByteArray("m,training_run") << "line 2, column task";
        QTest::newRow("precision") << QByteArray("model,task,precision") << QByteArray("m,lora,half")
                                   << "line 2, column precision";
        QTest::newRow("framework") << QByteArray("model,task,framework") << QByteArray("m,lora,hf-trainer")
                                   << "line 2, column framework";
        QTest::newRow("optimizer") << QByteArray("model,task,optimizer") << QByteArray("m,lora,adam2")
                                   << "line 2, column optimizer";
        QTest::newRow("loss") << QByteArray("model,task,loss") << QByteArray("m,lora,none") << "line 2, column loss";
    }
    void refuses()
    {
        QFETCH(QByteArray, columns);
        QFETCH(QByteArray, cells);
        QFETCH(QString, where);
        const auto s = rowScenario(rowOf(columns, cells));
        QVERIFY(!s.ok());
        QCOMPARE(s.error().where, where);
    }

    void architectureOfARow()
    {
        const QJsonObject json =
            QJsonDocument::fromJson(
                R"({"num_hidden_layers": 4, "hidden_size": 1024, "num_attention_heads": 16, "vocab_size": 1000,
                "intermediate_size": 4096, "gated_mlp": false, "norm": "layernorm", "norm_bias": true,
                "qkv_bias": true, "o_bias": true, "mlp_bias": true, "tie_word_embeddings": true,
                "position": "learned", "max_position_embeddings": 512, "extra_params": 7})")
                .object();
        const auto t = transformerFromArchitecture(json);
        QVERIFY(t.ok());
        QCOMPARE(t->kvHeads, 16);
        QCOMPARE(t->headDim, 64);
        QCOMPARE(t->positionRows, 512);
        QCOMPARE(t->norm, Norm::Layer);
        QCOMPARE(t->extraParameters, std::int64_t(7));
        // 4 x (12 h^2 + 13 h) + (V + 512) h + 2 h + 7 with h = 1024: the GPT block with all its biases
        QCOMPARE(countParameters(*t).total, std::int64_t(4) * (12 * 1024 * 1024 + 13 * 1024) + 1512 * 1024 + 2048 + 7);
    }

    void brokenArchitecture_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("not JSON") << QByteArray("{");
        QTest::newRow("list") << QByteArray("[1]");
        QTest::newRow("shapes missing") << QByteArray("{}");
        QTest::newRow("no layers") << QByteArray(R"({"num_hidden_layers": 0, "hidden_size": 8, "num_attention_heads": 1,
                                                   "vocab_size": 8})");
        QTest::newRow("text") << QByteArray(R"({"num_hidden_layers": "2", "hidden_size": 8, "num_attention_heads": 1,
                                              "vocab_size": 8})");
        QTest::newRow("odd heads") << QByteArray(R"({"num_hidden_layers": 2, "hidden_size": 8, "num_attention_heads": 3,
                                                   "vocab_size": 8})");
        QTest::newRow("half a mixture") << QByteArray(R"({"num_hidden_layers": 2, "hidden_size": 8,
            "num_attention_heads": 2, "vocab_size": 8, "moe": {"num_experts": 4}})");
    }
    void brokenArchitecture()
    {
        QFETCH(QByteArray, json);
        MeasuredRow row;
        row.line = 5;
        row.model = QStringLiteral("m");
        row.architecture = QString::fromUtf8(json);
        const auto model = rowModel(row, catalog());
        QVERIFY(!model.ok());
        QVERIFY(model.error().where.startsWith(QLatin1String("line 5, column architecture")));
    }

    void unknownModel()
    {
        MeasuredRow row;
        row.model = QStringLiteral("no-such-model");
        QVERIFY(!rowModel(row, catalog()).ok());
    }

    /// The year that memory rules read is the year of the table, however finely speed knows the release.
    void yearsOfPublishedTables()
    {
        for (const char *name : {"training_memory", "training_speed"}) {
            const QString path = QStringLiteral(XUANKA_SHARED_DATA "/data/measured/%1.csv").arg(QLatin1String(name));
            if (!QFile::exists(path))
                QSKIP("the published tables are not beside the source tree");
            const auto table = loadMeasuredTable(path);
            QVERIFY(table.ok());
            for (const MeasuredRow &row : table->rows) {
                const auto s = rowScenario(row);
                QVERIFY2(s.ok(), qPrintable(row.id));
                QVERIFY2(rowModel(row, catalog()).ok(), qPrintable(row.id));
                if (row.year && QLatin1String(name) == QLatin1String("training_memory"))
                    QCOMPARE(std::floor(s->workload.softwareYear), *row.year);
            }
        }
    }

private:
    static const Catalog &catalog()
    {
        static const auto loaded = Catalog::loadBundled();
        return **loaded;
    }

    static int accumulation(const QByteArray &global, const QByteArray &micro, const QByteArray &data)
    {
        const auto s = rowScenario(rowOf("model,task,gpus,global_batch,micro_batch,data",
                                         "m,lora," + data + ',' + global + ',' + micro + ',' + data));
        return s.ok() ? s->workload.gradientAccumulation : 0;
    }
};

QTEST_APPLESS_MAIN(TestRowScenario)
#include "tst_row_scenario.moc"
