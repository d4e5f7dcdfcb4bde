// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "model/parameter_count.h"
#include "model/vision_tower.h"

#include <QFile>
#include <QTest>

using namespace xuanka;

class TestParameterCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void partsByHand();
    void latentAttentionByHand();
    void gatedDeltaNetByHand();
    void published_data();
    void published();
    void everyExactRow();
    void active_data();
    void active();
    void lora_data();
    void lora();
    void loraOfMixtures();
    void vision_data();
    void vision();
    void unknownTowerHasNoCount();
    void partsAddUp();

private:
    const Transformer &shape(const QString &id) const { return *m_catalog->model(id)->transformer; }
    /// The formula alone, without what the catalogue adds to meet a published figure.
    std::int64_t formula(const QString &id) const
    {
        Transformer t = shape(id);
        t.extraParameters = 0;
        return countParameters(t).total;
    }
    std::shared_ptr<const Catalog> m_catalog;
};

void TestParameterCount::initTestCase()
{
    const auto loaded = Catalog::loadBundled();
    QVERIFY(loaded);
    m_catalog = *loaded;
}

void TestParameterCount::init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

/// Llama-2-7B: 32 layers of width 4096, FFN 11008, 32,000 words.
void TestParameterCount::partsByHand()
{
    const ParameterCount c = countParameters(shape(QStringLiteral("llama-2-7b")));
    QCOMPARE(c.embedding, Q_INT64_C(32000) * 4096);
    QCOMPARE(c.head, Q_INT64_C(131072000));
    QCOMPARE(c.attentionPerLayer, Q_INT64_C(4) * 4096 * 4096);
    QCOMPARE(c.densePerLayer, Q_INT64_C(3) * 4096 * 11008);
    QCOMPARE(c.normsPerLayer, Q_INT64_C(8192));
    QCOMPARE(c.finalNorm, Q_INT64_C(4096));
    QCOMPARE(c.total, Q_INT64_C(262144000) + Q_INT64_C(32) * (67108864 + 135266304 + 8192) + 4096);
    QCOMPARE(c.active, c.total);
}

/// DeepSeek-V3, one layer: q 7168·1536 + 1536 + 1536·128·192, kv 7168·576 + 512 + 512·128·256, o 128·128·7168.
void TestParameterCount::latentAttentionByHand()
{
    const ParameterCount c = countParameters(shape(QStringLiteral("deepseek-v3")));
    const std::int64_t q = 11010048 + 1536 + 37748736;
    const std::int64_t kv = 4128768 + 512 + 16777216;
    QCOMPARE(c.attentionPerLayer, q + kv + Q_INT64_C(117440512));
    QCOMPARE(c.routerPerLayer, Q_INT64_C(7168) * 256 + 256);
    QCOMPARE(c.expertsPerLayer, Q_INT64_C(256) * 3 * 7168 * 2048);
    QCOMPARE(c.moePerLayer, c.routerPerLayer + c.expertsPerLayer + Q_INT64_C(3) * 7168 * 2048);
    // Indexer of V3.2: 1536·64·128 + 7168·128 + 2·128 + 7168·64 in each of 61 layers.
    QCOMPARE(countParameters(shape(QStringLiteral("deepseek-v3.2"))).indexer,
             Q_INT64_C(61) * (12582912 + 917504 + 256 + 458752));
}

/// Qwen3-Next: 16 key heads and 32 value heads of 128, kernel 4, width 2048.
void TestParameterCount::gatedDeltaNetByHand()
{
    const ParameterCount c = countParameters(shape(QStringLiteral("qwen3-next-80b-a3b")));
    const std::int64_t projections = Q_INT64_C(2048) * (4096 + 8192) + Q_INT64_C(2048) * 64 + Q_INT64_C(4096) * 2048;
    QCOMPARE(c.linearAttentionPerLayer, projections + 4 * (4096 + 4096) + 64 + 128);
    // q doubled by the output gate, two key/value heads of 256, q and k norms of 256.
    QCOMPARE(c.attentionPerLayer, Q_INT64_C(2048) * 8192 + 2 * 2048 * 512 + 4096 * 2048 + 512);
    QCOMPARE(countParameters(shape(QStringLiteral("minimax-text-01"))).linearAttentionPerLayer,
             Q_INT64_C(6144) * 3 * 8192 + 8192 * 6144 + 6144 * 8192 + 8192);
}

/// Counts printed by the model hub or by programs that loaded the model.
void TestParameterCount::published_data()
{
    QTest::addColumn<qint64>("expected");
    const struct {
        const char *id;
        qint64 count;
    } rows[] = {
        {"llama-1-13b", 13015864320},
        {"llama-2-7b", 6738415616},
        {"llama-2-70b", 68976648192},
        {"llama-3-8b", 8030261248},
        {"llama-3-70b", 70553706496},
        {"llama-3.1-405b", 405853388800},
        {"llama-3.2-1b", 1235814400},
        {"llama-3.2-3b", 3212749824},
        {"qwen-7b", 7721324544},
        {"qwen1.5-moe-a2.7b", 14315784192},
        {"qwen2-0.5b", 494032768},
        {"qwen2-57b-a14b", 57408658944},
        {"qwen2.5-7b", 7615616512},
        {"qwen2.5-72b", 72706203648},
        {"qwen3-8b", 8190735360},
        {"qwen3-32b", 32762123264},
        {"qwen3-30b-a3b", 30532122624},
        {"qwen3-235b-a22b", 235093634560},
        {"deepseek-v2-lite", 15706484224},
        {"deepseek-v3", 671026419200},
        {"deepseek-v3.2", 671877944064},
        {"chatglm3-6b", 6243584000},
        {"glm-4-9b", 9399951360},
        {"glm-4.5-air", 106852251264},
        {"internlm2-7b", 7737708544},
        {"mistral-7b-v0.1", 7241732096},
        {"mixtral-8x7b", 46702792704},
        {"gemma-7b", 8537680896},
        {"gemma-2-9b", 9241705984},
        {"gemma-3-1b", 999885952},
        {"phi-2", 2779683840},
        {"phi-3-mini", 3821079552},
        {"falcon-7b", 6921720704},
        {"bloom-560m", 559214592},
        {"opt-350m", 331196416},
        {"opt-6.7b", 6658473984},
        {"gpt2", 124439808},
        {"gpt2-xl", 1557611200},
        {"gpt-neox-20b", 20554567680},
        {"pythia-6.9b", 6857302016},
        {"gpt-oss-20b", 20914757184},
        {"gpt-oss-120b", 116829156672},
        {"minimax-m2", 228689764864},
        {"minimax-text-01", 456089655296},
        {"moonlight-16b-a3b", 15960110208},
        {"glm-5", 743911218432},
        {"qwen2.5-vl-7b", 8292166656},
        {"qwen3-vl-8b", 8767123696},
        {"llava-1.5-7b", 7063427072},
        {"gemma-3-27b", 27432406640},
        {"internvl2.5-8b", 8075365376},
        {"bert-base", 109482240},
        {"bert-large", 335141888},
        {"bge-m3", 567754752},
    };
    for (const auto &row : rows)
        QTest::newRow(row.id) << row.count;
}

void TestParameterCount::published()
{
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(m_catalog->model(id));
    QVERIFY(m_catalog->model(id)->transformer);
    QTEST(qint64(formula(id)), "expected");
}

void TestParameterCount::everyExactRow()
{
    QFile file(QStringLiteral(XUANKA_SHARED_DATA "/data/catalog/param_check.csv"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("the shared table of published counts is not there");
    const QList<QByteArray> header = file.readLine().trimmed().split(',');
    const qsizetype computed = header.indexOf("computed");
    int checked = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        const QList<QByteArray> cells = line.split(',');
        const Model *model = m_catalog->model(QString::fromUtf8(cells.value(0)));
        if (!model || !model->transformer || !line.contains(",exact"))
            continue;
        // The table's column is the language model alone; a vision tower is counted beside it.
        Transformer text = *model->transformer;
        text.vision.reset();
        text.extraParameters = 0;
        QVERIFY2(countParameters(text).total == cells.value(computed).toLongLong(), cells.value(0).constData());
        ++checked;
    }
    QVERIFY2(checked > 180, qPrintable(QString::number(checked)));
}

/// total - (experts - experts per token) * expert * MoE layers; everything else counted.
void TestParameterCount::active_data()
{
    QTest::addColumn<qint64>("expected");
    QTest::newRow("deepseek-v3") << Q_INT64_C(37552297472);
    QTest::newRow("qwen3-30b-a3b") << Q_INT64_C(3353032704);
    QTest::newRow("qwen3-coder-480b-a35b") << Q_INT64_C(35474765312);
    QTest::newRow("gpt-oss-120b") << Q_INT64_C(5711982912);
    QTest::newRow("minimax-m2") << Q_INT64_C(11030553088);
    QTest::newRow("glm-5") << Q_INT64_C(41784728832);
}

void TestParameterCount::active()
{
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    QTEST(qint64(m_catalog->model(id)->activeParameters), "expected");
}

void TestParameterCount::lora_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("rank");
    QTest::addColumn<QStringList>("targets");
    QTest::addColumn<bool>("fused");
    QTest::addColumn<qint64>("expected");
    const auto list = [](const char *text) { return QString::fromLatin1(text).split(QLatin1Char(',')); };
    // Printed by training programs.
    QTest::newRow("llama-3, log") << "llama-3-8b" << 8 << list("all_linear") << false << Q_INT64_C(20971520);
    QTest::newRow("chatglm3, log") << "chatglm3-6b" << 8 << list("query_key_value") << true << Q_INT64_C(1949696);
    // By hand, Llama-2-7B: 32 layers, r 16: q and v are 16·8192 each.
    QTest::newRow("q, v") << "llama-2-7b" << 16 << list("qv") << false << Q_INT64_C(8388608);
    QTest::newRow("q, v by name") << "llama-2-7b" << 16 << list("q_proj,v_proj") << false << Q_INT64_C(8388608);
    QTest::newRow("attention") << "llama-2-7b" << 16 << list("attention") << false << Q_INT64_C(16777216);
    // + 3·16·(4096 + 11008) a layer
    QTest::newRow("all") << "llama-2-7b" << 16 << list("all_linear") << false << Q_INT64_C(39976960);
    QTest::newRow("twice the same") << "llama-2-7b" << 16 << list("q_proj,q_proj") << false << Q_INT64_C(4194304);
    QTest::newRow("no such module") << "llama-2-7b" << 16 << list("lora_magic") << false << Q_INT64_C(0);
    // fused q/k/v of equal width: 16·(4096 + 12288)
    QTest::newRow("fused") << "llama-2-7b" << 16 << list("attention") << true
                           << Q_INT64_C(32) * (16 * 16384 + 16 * 8192);
    QTest::newRow("plain FFN has no gate") << "gpt2" << 4 << list("gate_proj") << false << Q_INT64_C(0);
    QTest::newRow("plain FFN") << "gpt2" << 4 << list("fc1,fc2") << false << Q_INT64_C(12) * 2 * 4 * (768 + 3072);
    // DeepSeek-V2-Lite has no low-rank q: 8·(2048 + 3072) in 27 layers
    QTest::newRow("latent q") << "deepseek-v2-lite" << 8 << list("q_proj") << false << Q_INT64_C(27) * 8 * 5120;
}

void TestParameterCount::lora()
{
    QFETCH(QString, id);
    QFETCH(int, rank);
    QFETCH(QStringList, targets);
    QFETCH(bool, fused);
    QTEST(qint64(loraParameters(shape(id), rank, targets, fused)), "expected");
}

/// Mixtral: eight experts of 14336 in each of 32 layers are adapted one by one.
void TestParameterCount::loraOfMixtures()
{
    const QStringList gate{QStringLiteral("gate_proj")};
    QCOMPARE(loraParameters(shape(QStringLiteral("mixtral-8x7b")), 4, gate, false),
             Q_INT64_C(32) * 8 * 4 * (4096 + 14336));
    // DeepSeekMoE: one dense layer of 10944, 27 layers of 64 experts of 1408 and shared ones of 2816 together.
    QCOMPARE(loraParameters(shape(QStringLiteral("deepseek-moe-16b")), 4, gate, false),
             Q_INT64_C(4) * ((2048 + 10944) + 27 * (64 * (2048 + 1408) + (2048 + 2816))));
}

void TestParameterCount::vision_data()
{
    QTest::addColumn<qint64>("expected");
    QTest::newRow("qwen2-vl-7b") << Q_INT64_C(675759104);   // 8,291,375,616 - 7,615,616,512
    QTest::newRow("qwen2.5-vl-7b") << Q_INT64_C(676550144); // 8,292,166,656 - 7,615,616,512
    QTest::newRow("qwen3-vl-8b") << Q_INT64_C(576388336);   // 8,767,123,696 - 8,190,735,360
    QTest::newRow("qwen3-vl-30b-a3b") << Q_INT64_C(538631408);
    QTest::newRow("llava-1.5-7b") << Q_INT64_C(324487168);
    QTest::newRow("gemma-3-4b") << Q_INT64_C(419816304);       // 4,300,079,472 - 3,880,263,168
    QTest::newRow("internvl2.5-2b") << Q_INT64_C(316607488);   // 2,205,754,368 - 1,889,146,880
    QTest::newRow("internvl2.5-26b") << Q_INT64_C(5652925824); // 25,514,186,112 - 19,861,260,288
}

void TestParameterCount::vision()
{
    const QString id = QString::fromLatin1(QTest::currentDataTag());
    QTEST(qint64(countVisionTower(*shape(id).vision).value_or(0)), "expected");
}

void TestParameterCount::unknownTowerHasNoCount()
{
    VisionTower tower;
    tower.kind = QStringLiteral("something else");
    QVERIFY(!countVisionTower(tower));
}

void TestParameterCount::partsAddUp()
{
    for (const Model &model : m_catalog->models()) {
        if (!model.transformer)
            continue;
        const Transformer &t = *model.transformer;
        const ParameterCount c = countParameters(t);
        std::int64_t sum = c.embedding + c.head + c.pooler + c.finalNorm + c.vision + c.indexer + c.extra;
        for (int i = 0; i < t.layers; ++i)
            sum += c.normsPerLayer + (t.isMoeLayer(i) ? c.moePerLayer : c.densePerLayer);
        sum += (t.layers - t.linear.layers) * c.attentionPerLayer + t.linear.layers * c.linearAttentionPerLayer;
        QVERIFY2(sum == c.total, qPrintable(model.id));
    }
}

QTEST_GUILESS_MAIN(TestParameterCount)
#include "tst_parameter_count.moc"
