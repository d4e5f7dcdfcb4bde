// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "catalog/catalog_json.h"
#include "catalog/loaders.h"
#include "model/parameter_count.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

class TestCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void holdsEverything();
    void findsById();
    void absentFiguresStayAbsent();
    void addedFigures();
    void shapeFigures_data();
    void shapeFigures();
    void exactModelsHaveNoUnexplainedRest();
    void totalsAreKept();
    void mixturesAreConsistent();
    void samplesHaveWork();
    void sourcesAndConfidence();
    void bandwidthIsPlausible();
    void faults_data();
    void faults();
    void resolvesCounts();
    void refusesBadReferences_data();
    void refusesBadReferences();
    void resolvesInlineConfigs();
    void cardsSurviveJson();
    void modelJsonSaysWhatFollows();
    void filters_data();
    void filters();
    void findsByHubName_data();
    void findsByHubName();

private:
    std::shared_ptr<const Catalog> m_catalog;
};

void TestCatalog::initTestCase()
{
    const auto loaded = Catalog::loadBundled();
    if (!loaded) {
        QFAIL(qPrintable(loaded.error().file + loaded.error().where + QLatin1String(" found ") + loaded.error().found +
                         QLatin1String(" expected ") + loaded.error().expected));
    }
    m_catalog = *loaded;
}

void TestCatalog::init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

void TestCatalog::holdsEverything()
{
    QCOMPARE(m_catalog->gpus().size(), 132);
    QCOMPARE(m_catalog->generations().size(), 23);
    QCOMPARE(m_catalog->nvlinkGenerations().size(), 5);
    QCOMPARE(m_catalog->models().size(), 361);
    QVERIFY(m_catalog->asOf().startsWith(QLatin1String("20")));
}

void TestCatalog::findsById()
{
    const Gpu *h100 = m_catalog->gpu(QStringLiteral("h100-sxm5-80"));
    QVERIFY(h100);
    QCOMPARE(h100->name.contains(QLatin1String("H100")), true);
    QCOMPARE(h100->memoryBandwidthGbS, std::optional<double>(3350.0));
    QCOMPARE(h100->bf16Tflops, std::optional<double>(989.4));
    QCOMPARE(h100->nvlinkBandwidthGbS, std::optional<double>(900.0));
    QVERIFY(!m_catalog->gpu(QStringLiteral("H100")));
    QVERIFY(!m_catalog->gpu(QString()));
    QVERIFY(!m_catalog->model(QStringLiteral("no-such-model")));
    QCOMPARE(m_catalog->model(QStringLiteral("llama-2-7b"))->parameters, Q_INT64_C(6738415616));
}

/// Figures nobody publishes: gpu-catalogue notes, section on gaps.
void TestCatalog::absentFiguresStayAbsent()
{
    QVERIFY(!m_catalog->gpu(QStringLiteral("a30"))->nvlinkBandwidthGbS);
    QVERIFY(!m_catalog->gpu(QStringLiteral("a10g"))->fp32Tflops);
    QVERIFY(!m_catalog->gpu(QStringLiteral("b100"))->smCount);
    QVERIFY(!m_catalog->gpu(QStringLiteral("h100-sxm5-80"))->scaleUpOneWayGbS);
    QVERIFY(!m_catalog->gpu(QStringLiteral("rtx-3080-10"))->fp8Tflops);
    QVERIFY(!m_catalog->gpu(QStringLiteral("rtx-3080-10"))->migMaxInstances);
    QVERIFY(!m_catalog->model(QStringLiteral("longcat-flash"))->transformer);
    QVERIFY(!m_catalog->model(QStringLiteral("longcat-flash"))->sample);
}

void TestCatalog::addedFigures()
{
    QCOMPARE(m_catalog->gpu(QStringLiteral("t4"))->usableGib, std::optional<double>(14.56));
    QCOMPARE(m_catalog->gpu(QStringLiteral("h200-sxm-141"))->usableGib, std::optional<double>(139.8));
    QCOMPARE(m_catalog->gpu(QStringLiteral("b200-sxm"))->smCount, std::optional<int>(148));
    QCOMPARE(m_catalog->gpu(QStringLiteral("b300-sxm"))->smCount, std::optional<int>(160));
    QCOMPARE(m_catalog->gpu(QStringLiteral("mi300x"))->smCount, std::optional<int>(304));
    QCOMPARE(m_catalog->gpu(QStringLiteral("mi355x"))->smCount, std::optional<int>(256));
    QCOMPARE(m_catalog->gpu(QStringLiteral("mi300x"))->scaleUpOneWayGbS, std::optional<double>(448.0));
    QCOMPARE(m_catalog->gpu(QStringLiteral("mi350x"))->scaleUpOneWayGbS, std::optional<double>(538.0));
    int usable = 0;
    for (const Gpu &gpu : m_catalog->gpus())
        usable += gpu.usableGib.has_value();
    QCOMPARE(usable, 18);
}

void TestCatalog::shapeFigures_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("full");
    QTest::addColumn<int>("sliding");
    QTest::addColumn<int>("linear");
    QTest::addColumn<int>("window");
    QTest::newRow("llama") << "llama-3-8b" << 32 << 0 << 0 << 0;
    QTest::newRow("mistral v0.1, window everywhere") << "mistral-7b-v0.1" << 0 << 32 << 0 << 4096;
    QTest::newRow("gemma 3, every sixth full") << "gemma-3-27b" << 10 << 52 << 0 << 1024;
    QTest::newRow("gpt-oss, every second") << "gpt-oss-120b" << 18 << 18 << 0 << 128;
    QTest::newRow("qwen3-next, every fourth full") << "qwen3-next-80b-a3b" << 12 << 0 << 36 << 0;
    QTest::newRow("minimax-01, every eighth full") << "minimax-text-01" << 10 << 0 << 70 << 0;
    QTest::newRow("llama 4, every fourth full") << "llama-4-scout" << 12 << 36 << 0 << 8192;
}

void TestCatalog::shapeFigures()
{
    QFETCH(QString, id);
    const Transformer &t = *m_catalog->model(id)->transformer;
    QTEST(t.fullAttentionLayers(), "full");
    QTEST(t.slidingLayers, "sliding");
    QTEST(t.linear.layers, "linear");
    QTEST(t.slidingWindow, "window");
}

void TestCatalog::exactModelsHaveNoUnexplainedRest()
{
    int checked = 0;
    for (const Model &model : m_catalog->models()) {
        if (!model.transformer || !model.countStatus.startsWith(QLatin1String("exact")))
            continue;
        QVERIFY2(model.transformer->extraParameters == 0,
                 qPrintable(QStringLiteral("%1: %2").arg(model.id).arg(model.transformer->extraParameters)));
        ++checked;
    }
    QVERIFY2(checked > 180, qPrintable(QString::number(checked)));
}

void TestCatalog::totalsAreKept()
{
    for (const Model &model : m_catalog->models()) {
        QVERIFY(model.parameters > 0);
        QVERIFY2(model.activeParameters > 0 && model.activeParameters <= model.parameters, qPrintable(model.id));
        if (model.transformer)
            QCOMPARE(countParameters(*model.transformer).total, model.parameters);
    }
}

void TestCatalog::mixturesAreConsistent()
{
    for (const Model &model : m_catalog->models()) {
        if (!model.transformer || !model.transformer->moe)
            continue;
        const Transformer &t = *model.transformer;
        int layers = 0;
        for (int i = 0; i < t.layers; ++i)
            layers += t.isMoeLayer(i);
        QVERIFY2(layers == t.moe->moeLayers, qPrintable(model.id));
        QVERIFY2(t.moe->expertsPerToken <= t.moe->experts, qPrintable(model.id));
        QVERIFY2(model.activeParameters < model.parameters, qPrintable(model.id));
    }
}

void TestCatalog::samplesHaveWork()
{
    const auto sampleOf = [this](const char *id) { return *m_catalog->model(QString::fromLatin1(id))->sample; };
    QCOMPARE(sampleOf("resnet-50").forwardMacsPerSample, std::optional<double>(4.11e9)); // timm
    QCOMPARE(sampleOf("resnet-50").activationElementsPerSample, std::optional<double>(11.11e6));
    QVERIFY(!sampleOf("resnet-50").transformerLike);
    QCOMPARE(sampleOf("resnet-50").imageSize, 224);
    QCOMPARE(sampleOf("yolov5n").forwardMacsPerSample, std::optional<double>(2.25e9)); // README: 4.5 GFLOPs
    QCOMPARE(sampleOf("mask-rcnn-r50-fpn").forwardMacsPerSample, std::optional<double>(267958662400.0));
    QVERIFY(sampleOf("vit-b-16").transformerLike);
    QVERIFY(sampleOf("swin-tiny").transformerLike);
    for (const Model &model : m_catalog->models()) {
        if (model.modality == QLatin1String("vision"))
            QVERIFY2(model.sample && model.sample->forwardMacsPerSample, qPrintable(model.id));
    }
}

void TestCatalog::sourcesAndConfidence()
{
    for (const Gpu &gpu : m_catalog->gpus()) {
        QVERIFY2(!gpu.sources.isEmpty(), qPrintable(gpu.id));
        QVERIFY2(!gpu.confidence.isEmpty(), qPrintable(gpu.id));
    }
    for (const Generation &generation : m_catalog->generations())
        QVERIFY2(!generation.vendor.isEmpty(), qPrintable(generation.id));
}

/// Memory cannot move more than the bus does at the fastest pin rate sold: 36 Gb/s GDDR7, 10 Gb/s HBM.
void TestCatalog::bandwidthIsPlausible()
{
    int checked = 0;
    for (const Gpu &gpu : m_catalog->gpus()) {
        if (!gpu.busWidthBits || !gpu.memoryBandwidthGbS)
            continue;
        const double gbitPerPin = *gpu.memoryBandwidthGbS * 8.0 / *gpu.busWidthBits;
        const bool stacked = gpu.memoryType.startsWith(QLatin1String("HBM"));
        QVERIFY2(gbitPerPin >= 1.0 && gbitPerPin <= (stacked ? 10.0 : 36.0),
                 qPrintable(QStringLiteral("%1: %2 Gb/s").arg(gpu.id).arg(gbitPerPin)));
        ++checked;
    }
    QVERIFY(checked > 80);
}

void TestCatalog::faults_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *file, const char *from, const char *to, const char *where,
                        const char *found, const char *expected) {
        QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(from) << QByteArray(to)
                            << QString::fromLatin1(where) << QString::fromLatin1(found)
                            << QString::fromLatin1(expected);
    };
    row("text for a number", "gpus.json", "\"memory_gib\": 24,", "\"memory_gib\": \"x\",", "/gpus/0/memory_gib",
        "\"x\"", "number");
    row("null", "gpus.json", "\"memory_gib\": 24,", "\"memory_gib\": null,", "/gpus/0/memory_gib", "null", "number");
    row("negative", "gpus.json", "\"memory_gib\": 24,", "\"memory_gib\": -1,", "/gpus/0/memory_gib", "-1",
        "number not below 0");
    row("unknown key", "gpus.json", "\"memory_gib\": 24,", "\"memory_gb\": 24,", "/gpus/0/memory_gb", "24",
        "no such key");
    row("missing id", "gpus.json", "\"id\": \"p40\"", "\"id\": \"\"", "/gpus/0/id", "\"\"", "text that is not empty");
    row("fraction", "gpus.json", "\"generation_order\": 10,", "\"generation_order\": 10.5,", "/gpus/0/generation_order",
        "10.5", "whole number");
    row("broken", "gpus.json", "\"gpus\": [", "\"gpus\": [,", "line 3, column 11", "illegal value", "valid JSON");
    row("word", "models.json", "\"layers\": 32, \"hidden\": 4096,", "\"layers\": 0, \"hidden\": 4096,",
        "/models/0/transformer/layers", "0", "whole number from %1");
    row("count", "models.json", "\"parameters\": 6738415616,", "\"parameters\": true,", "/models/0/parameters", "true",
        "number");
    row("list", "generations.json", "\"precisions\": [", "\"precisions\": 3, \"memory_types\": [",
        "/generations/0/precisions", "3", "list");
}

void TestCatalog::faults()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QTemporaryDir directory;
    for (const char *name : {"gpus.json", "generations.json", "models.json"}) {
        const QString leaf = QString::fromLatin1(name);
        QFile source(QStringLiteral(":/catalog/") + leaf);
        QVERIFY(source.open(QIODevice::ReadOnly));
        QByteArray bytes = source.readAll();
        if (leaf == file) {
            const qsizetype at = bytes.indexOf(from);
            QVERIFY2(at >= 0, from.constData());
            bytes.replace(at, from.size(), to);
        }
        QFile target(directory.filePath(leaf));
        QVERIFY(target.open(QIODevice::WriteOnly));
        target.write(bytes);
    }
    const auto loaded = Catalog::load(directory.path());
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().file, file);
    QTEST(loaded.error().where, "where");
    QTEST(loaded.error().found, "found");
    QTEST(loaded.error().expected, "expected");
}

void TestCatalog::resolvesCounts()
{
    ModelReference reference;
    reference.name = QStringLiteral("line camera net");
    reference.parameters = 25e6;
    reference.forwardMacsPerSample = 4e9;
    const Result<Model> model = m_catalog->resolve(reference);
    QVERIFY(model);
    QCOMPARE(model->parameters, Q_INT64_C(25000000));
    QCOMPARE(model->modality, QStringLiteral("vision"));
    QCOMPARE(model->sample->forwardMacsPerSample, std::optional<double>(4e9));
    QVERIFY(!model->sample->activationElementsPerSample);

    ModelReference known;
    known.catalogId = QStringLiteral("qwen2.5-7b");
    QCOMPARE(m_catalog->resolve(known)->parameters, Q_INT64_C(7615616512));
}

void TestCatalog::refusesBadReferences_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("parameters");
    QTest::addColumn<double>("macs");
    QTest::newRow("unknown id") << "gpt-9" << 0.0 << 0.0;
    QTest::newRow("nothing") << QString() << 0.0 << 0.0;
    QTest::newRow("negative") << QString() << -5.0 << 0.0;
    QTest::newRow("not a number") << QString() << qQNaN() << 0.0;
    QTest::newRow("huge") << QString() << 1e16 << 0.0;
    QTest::newRow("infinite work") << QString() << 1e6 << qInf();
}

void TestCatalog::refusesBadReferences()
{
    QFETCH(QString, id);
    QFETCH(double, parameters);
    QFETCH(double, macs);
    ModelReference reference;
    reference.catalogId = id;
    reference.parameters = parameters;
    reference.forwardMacsPerSample = macs;
    const Result<Model> model = m_catalog->resolve(reference);
    QVERIFY(!model);
    QVERIFY(model.error().where.startsWith(QLatin1String("model")));
}

void TestCatalog::resolvesInlineConfigs()
{
    ModelReference reference;
    reference.name = QStringLiteral("ours");
    reference.hfConfig = QJsonObject{{QStringLiteral("model_type"), QStringLiteral("gpt2")},
                                     {QStringLiteral("n_embd"), 768},
                                     {QStringLiteral("n_head"), 12},
                                     {QStringLiteral("n_layer"), 12},
                                     {QStringLiteral("n_positions"), 1024},
                                     {QStringLiteral("vocab_size"), 50257}};
    const Result<Model> model = m_catalog->resolve(reference);
    QVERIFY(model);
    QCOMPARE(qint64(model->parameters), Q_INT64_C(124439808));
    QCOMPARE(model->name, QStringLiteral("ours"));
    reference.hfConfig.remove(QStringLiteral("n_layer"));
    const Result<Model> incomplete = m_catalog->resolve(reference);
    QVERIFY(!incomplete);
    QCOMPARE(incomplete.error().where, QStringLiteral("model.hf_config.num_hidden_layers"));
    reference.hfConfig = QJsonObject{{QStringLiteral("peft_type"), QStringLiteral("LORA")}, {QStringLiteral("r"), 8}};
    QVERIFY(!m_catalog->resolve(reference));
}

/// Written as JSON and loaded again, every card is the same to the last figure.
void TestCatalog::cardsSurviveJson()
{
    QJsonArray cards;
    for (const Gpu &gpu : m_catalog->gpus())
        cards.append(toJson(gpu));
    const QJsonObject root{{QStringLiteral("as_of"), m_catalog->asOf()}, {QStringLiteral("gpus"), cards}};
    const Result<QVector<Gpu>> again = loadGpus(root, QStringLiteral("gpus.json"));
    QVERIFY(again);
    QCOMPARE(again->size(), m_catalog->gpus().size());
    for (qsizetype i = 0; i < again->size(); ++i)
        QVERIFY2(again->at(i) == m_catalog->gpus().at(i), qPrintable(again->at(i).id));
}

void TestCatalog::modelJsonSaysWhatFollows()
{
    const QJsonObject v3 = toJson(*m_catalog->model(QStringLiteral("deepseek-v3")));
    QCOMPARE(v3.value(QLatin1String("parameters")).toInteger(), Q_INT64_C(671026419200));
    QCOMPARE(v3.value(QLatin1String("parameters_active")).toInteger(), Q_INT64_C(37552297472));
    const QJsonObject shape = v3.value(QLatin1String("transformer")).toObject();
    QCOMPARE(shape.value(QLatin1String("mla")).toObject().value(QLatin1String("kv_lora_rank")).toInt(), 512);
    QCOMPARE(shape.value(QLatin1String("moe")).toObject().value(QLatin1String("experts")).toInt(), 256);
    QVERIFY(!v3.value(QLatin1String("count_source")).toString().isEmpty());
    const QJsonObject resnet = toJson(*m_catalog->model(QStringLiteral("resnet-50")));
    QCOMPARE(resnet.value(QLatin1String("sample")).toObject().value(QLatin1String("forward_macs")).toDouble(), 4.11e9);
    QVERIFY(!resnet.contains(QLatin1String("transformer")));
}

void TestCatalog::filters_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<bool>("expected");
    QTest::newRow("nothing finds all") << ""
                                       << "t4" << true;
    QTest::newRow("any case") << "HOPPER"
                              << "h100-sxm5-80" << true;
    QTest::newRow("two words") << "nvidia sxm5"
                               << "h100-sxm5-80" << true;
    QTest::newRow("one of two") << "nvidia oam"
                                << "h100-sxm5-80" << false;
    QTest::newRow("chip") << "GH100"
                          << "h100-sxm5-80" << true;
    QTest::newRow("maker") << "huawei"
                           << "h100-sxm5-80" << false;
}

void TestCatalog::filters()
{
    QFETCH(QString, filter);
    QFETCH(QString, gpu);
    QTEST(matches(*m_catalog->gpu(gpu), filter), "expected");
    QVERIFY(matches(*m_catalog->model(QStringLiteral("mixtral-8x7b")), QStringLiteral("mistral MoE")));
    QVERIFY(!matches(*m_catalog->model(QStringLiteral("llama-2-7b")), QStringLiteral("llama moe")));
}

void TestCatalog::findsByHubName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::newRow("hub") << "Qwen/Qwen2.5-7B-Instruct"
                         << "qwen2.5-7b";
    QTest::newRow("owner left out") << "Qwen2.5-7B"
                                    << "qwen2.5-7b";
    QTest::newRow("Meta's prefix") << "meta-llama/Meta-Llama-3-8B-Instruct"
                                   << "llama-3-8b";
    QTest::newRow("chat") << "meta-llama/Llama-2-7b-chat-hf"
                          << "llama-2-7b";
    QTest::newRow("ours") << "glm-4-9b-chat"
                          << "glm-4-9b";
    QTest::newRow("unknown") << "somebody/my-model"
                             << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestCatalog::findsByHubName()
{
    QFETCH(QString, name);
    QFETCH(QString, id);
    const Model *model = m_catalog->modelByName(name);
    QCOMPARE(model ? model->id : QString(), id);
}

QTEST_GUILESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
