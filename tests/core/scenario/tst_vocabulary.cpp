// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/vocabulary.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace xuanka;

namespace
{
template <typename E> void checkRoundTrip()
{
    QSet<QString> seen;
    QCOMPARE(allValues<E>().size(), allWords<E>().size());
    for (std::size_t i = 0; i < allValues<E>().size(); ++i) {
        const E value = allValues<E>()[i];
        const QString word = toWord(value);
        QVERIFY(!word.isEmpty());
        QCOMPARE(word, QString::fromLatin1(allWords<E>()[i]));
        QVERIFY2(!seen.contains(word), qPrintable(word));
        seen.insert(word);
        QVERIFY(fromWord<E>(word) == value);
    }
    QVERIFY(!fromWord<E>(u"no such word"));
    QVERIFY(!fromWord<E>(u""));
}
} // namespace

class TestVocabulary : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void roundTrip()
    {
        checkRoundTrip<Task>();
        checkRoundTrip<Precision>();
        checkRoundTrip<Optimizer>();
        checkRoundTrip<Recompute>();
        checkRoundTrip<Attention>();
        checkRoundTrip<Loss>();
        checkRoundTrip<Offload>();
        checkRoundTrip<Dtype>();
        checkRoundTrip<CheckpointDevice>();
        checkRoundTrip<Framework>();
        checkRoundTrip<WeightFormat>();
    }

    // The words of the public interface, typed from its tables.
    void publicWords_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("words");
        QTest::newRow("task") << "task"
                              << "pretraining full_finetuning lora qlora inference";
        QTest::newRow("precision") << "precision"
                                   << "fp32 tf32 fp16_mixed bf16_mixed bf16 fp8_mixed fp16 fp8 int8 int4 nf4";
        QTest::newRow("optimizer") << "optimizer"
                                   << "adamw adamw_8bit paged_adamw_8bit adafactor lion sgd sgd_momentum";
        QTest::newRow("recompute") << "recompute"
                                   << "none selective full";
        QTest::newRow("attention") << "attention"
                                   << "eager flash sdpa";
        QTest::newRow("offload") << "offload"
                                 << "none optimizer optimizer_and_parameters";
        QTest::newRow("loss") << "loss"
                              << "plain chunked fused";
        QTest::newRow("framework") << "framework"
                                   << "hf_trainer fsdp deepspeed megatron vllm generic torchtune torchtitan litgpt "
                                      "llm_foundry nemo megatron_deepspeed sglang tensorrt_llm lmdeploy llama_cpp "
                                      "hf_transformers mindspeed";
        QTest::newRow("measured frameworks")
            << "framework"
            << "peft unsloth olmo prime_rl nemo_automodel megatron_bridge nanotron internevo mlperf_training maxtext "
               "paxml flash_attn_trainer meta_internal pytorch mlperf_inference";
        QTest::newRow("weight formats")
            << "format"
            << "awq_int4 gptq_int4 gptq_int8 int4_wo int8_wo w4a16_g128 w8a8_int8 llm_int8 nf4 nf4_dq hqq_int4 fp8 "
               "fp8_block mxfp4 nvfp4 q4_k_m q8_0 bf16 fp16 fp32";
    }

    void publicWords()
    {
        QFETCH(QString, kind);
        QFETCH(QString, words);
        for (const QString &word : words.split(QLatin1Char(' '))) {
            bool known = false;
            if (kind == QLatin1String("task"))
                known = fromWord<Task>(word).has_value();
            else if (kind == QLatin1String("precision"))
                known = fromWord<Precision>(word).has_value();
            else if (kind == QLatin1String("optimizer"))
                known = fromWord<Optimizer>(word).has_value();
            else if (kind == QLatin1String("recompute"))
                known = fromWord<Recompute>(word).has_value();
            else if (kind == QLatin1String("attention"))
                known = fromWord<Attention>(word).has_value();
            else if (kind == QLatin1String("offload"))
                known = fromWord<Offload>(word).has_value();
            else if (kind == QLatin1String("loss"))
                known = fromWord<Loss>(word).has_value();
            else if (kind == QLatin1String("framework"))
                known = fromWord<Framework>(word).has_value();
            else if (kind == QLatin1String("format"))
                known = fromWord<WeightFormat>(word).has_value();
            QVERIFY2(known, qPrintable(word));
        }
    }

    void sdpaIsFlash()
    {
        QVERIFY(fromWord<Attention>(u"sdpa") == Attention::Flash);
        QCOMPARE(toWord(Attention::Flash), QLatin1String("flash"));
    }

    void kinds()
    {
        QVERIFY(isTraining(Task::Pretraining) && isTraining(Task::Qlora) && !isTraining(Task::Inference));
        QVERIFY(isAdapter(Task::Lora) && isAdapter(Task::Qlora) && !isAdapter(Task::FullFinetuning));
    }
};

QTEST_APPLESS_MAIN(TestVocabulary)
#include "tst_vocabulary.moc"
