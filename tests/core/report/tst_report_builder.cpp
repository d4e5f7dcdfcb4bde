// SPDX-License-Identifier: GPL-3.0-or-later
#include "document_text.h"
#include "report/builder.h"
#include "report/catalog_texts.h"
#include "report/parameter_values.h"
#include "scenario/scenario_json.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace xuanka;
using namespace xuanka::report;

/// What the report says, before anybody paints it.
class TestReportBuilder : public QObject
{
    Q_OBJECT
    std::shared_ptr<const Catalog> m_catalog;
    const Phrases m_english{Language::English};
    const Phrases m_chinese{Language::Chinese};

    Scenario sample(const char *name) const;
    Document build(const Scenario &scenario, const Phrases &phrases, const ReportOptions &options = {}) const;

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void initTestCase();
    void cover();
    void sectionsInOrder();
    void sectionsCanBeLeftOut();
    void summaryHasThreeReasons_data();
    void summaryHasThreeReasons();
    void doesNotFit();
    void unknownMemorySize();
    void billOfMaterials();
    void checksAtDelivery();
    void everyInputIsListed();
    void comparison();
    void formulasNameTheirSource();
    void servingSpeaksOfRequests();
    void visionCountsSamples();
    void accuracyCountsItsOwnGroupOnly();
    void sourcesOfEveryCard();
    void exportRemarksHaveWords();
    void userTextIsCut();
    void errors();
    void chineseHasNoEnglishSentence();
};

void TestReportBuilder::initTestCase()
{
    const auto catalog = Catalog::loadBundled();
    QVERIFY(catalog.ok());
    m_catalog = *catalog;
}

Scenario TestReportBuilder::sample(const char *name) const
{
    QFile file(QStringLiteral(":/samples/%1.xuanka").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no such sample");
    const Result<Scenario> scenario = scenarioFromJson(file.readAll());
    return scenario.ok() ? *scenario : Scenario();
}

Document TestReportBuilder::build(const Scenario &scenario, const Phrases &phrases, const ReportOptions &options) const
{
    Result<Document> document = buildReport(scenario, *m_catalog, phrases, options);
    if (!document)
        qFatal("%s", qPrintable(phrases.error(document.error())));
    return std::move(document).value();
}

void TestReportBuilder::cover()
{
    Scenario scenario;
    scenario.name = QStringLiteral("My scenario");
    ReportOptions options;
    options.client = QStringLiteral("Client");
    options.author = QStringLiteral("Author");
    options.date = QDate(2026, 11, 30);
    Document document = build(scenario, m_english, options);
    QCOMPARE(document.title, QStringLiteral("Server selection for AI training"));
    QCOMPARE(document.client, QStringLiteral("Client"));
    QCOMPARE(document.author, QStringLiteral("Author"));
    QCOMPARE(document.project, QStringLiteral("My scenario"));
    QCOMPARE(document.date, QDate(2026, 11, 30));
    QCOMPARE(document.language, QStringLiteral("en"));
    QVERIFY(document.version.contains(QLatin1String(XUANKA_VERSION)));
    QVERIFY(document.version.contains(m_catalog->asOf()));
    options.project = QStringLiteral("Project");
    QCOMPARE(build(scenario, m_english, options).project, QStringLiteral("Project"));
    QCOMPARE(build(scenario, m_chinese, options).language, QStringLiteral("zh_CN"));
}

void TestReportBuilder::sectionsInOrder()
{
    const QStringList expected{
        QStringLiteral("1  Summary"),
        QStringLiteral("2  Requirement and assumptions"),
        QStringLiteral("3  Memory"),
        QStringLiteral("4  Speed"),
        QStringLiteral("5  Power"),
        QStringLiteral("6  Cards compared"),
        QStringLiteral("7  Recommended configuration and bill of materials"),
        QStringLiteral("8  Risks and checks at delivery"),
        QStringLiteral("Appendix A: Inputs"),
        QStringLiteral("Appendix B: Formulas and their numbers"),
        QStringLiteral("Appendix C: Sources"),
        QStringLiteral("Appendix D: Accuracy for this kind of job"),
    };
    const Document document = build(sample("full-7b-suzhou"), m_english);
    QCOMPARE(document::headings(document), expected);
    QCOMPARE(document::all<Chart>(document).size(), 4);
}

void TestReportBuilder::sectionsCanBeLeftOut()
{
    ReportOptions options;
    options.requirement = options.memory = options.speed = options.power = options.comparison = options.risks = false;
    options.inputs = options.formulas = options.sources = options.accuracy = false;
    const Document document = build(sample("full-7b-suzhou"), m_english, options);
    QCOMPARE(document::headings(document),
             (QStringList{QStringLiteral("1  Summary"),
                          QStringLiteral("2  Recommended configuration and bill of materials")}));
    QVERIFY(document::all<Chart>(document).isEmpty());
    // Without cards to compare there is no empty comparison.
    Scenario alone = sample("full-7b-suzhou");
    alone.cluster.compareGpus.clear();
    QVERIFY(!document::headings(build(alone, m_english)).join(QLatin1Char('\n')).contains(QLatin1String("compared")));
}

void TestReportBuilder::summaryHasThreeReasons_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"full-7b-suzhou", "inference-13b-32-users", "lora-7b-rtx4090", "qlora-70b-one-card",
                             "vision-inspection-40gb"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestReportBuilder::summaryHasThreeReasons()
{
    QFETCH(QString, name);
    const Scenario scenario = sample(name.toLatin1().constData());
    for (const Phrases &phrases : {m_english, m_chinese}) {
        const Document document = build(scenario, phrases);
        const QVector<Bullets> bullets = document::all<Bullets>(document);
        QVERIFY(!bullets.isEmpty());
        QCOMPARE(bullets.first().items.size(), 3);
        QVERIFY(!document.verdictLine.isEmpty());
        QVERIFY(document.verdictTone != Tone::None);
        QCOMPARE(document::all<Paragraph>(document).first().text, document.verdictLine);
        QCOMPARE(document::all<Figures>(document).first().items.size(), 4);
        // The large figure and the verdict above it name the same memory.
        QVERIFY(document.verdictLine.contains(document::all<Figures>(document).first().items.first().value));
        static const QRegularExpression bad(QStringLiteral("\\b(nan|inf)\\b|%\\d"));
        const QString text = document::text(document);
        QVERIFY2(!text.contains(bad), qPrintable(bad.match(text).captured()));
    }
}

/// Llama-2-70B in full on one 24 GB card: weights alone are 138 GB in 16 bits.
void TestReportBuilder::doesNotFit()
{
    Scenario scenario;
    scenario.model.catalogId = QStringLiteral("llama-2-70b");
    scenario.cluster.gpu = QStringLiteral("rtx-4090");
    scenario.cluster.gpusPerNode = 1;
    scenario.cluster.compareGpus = {};
    balanceDegrees(scenario);
    scenario.parallelism.zeroStage = 0;
    const Document document = build(scenario, m_english);
    QCOMPARE(document.verdictTone, Tone::Failed);
    QVERIFY(document.verdictLine.startsWith(QStringLiteral("Does not fit on 1 × ")));
    QVERIFY(document.verdictLine.contains(document::all<Figures>(document).first().items.first().value));
    const QString text = document::text(document);
    QVERIFY(text.contains(QLatin1String("is not a recommendation")));
    QVERIFY(text.contains(QLatin1String("full recomputation")));
    QVERIFY(text.contains(QLatin1String("LoRA")));
    scenario.workload.recompute = Recompute::Full;
    QVERIFY(
        !document::text(build(scenario, m_english)).contains(QLatin1String("Recompute activations in the backward")));
}

void TestReportBuilder::unknownMemorySize()
{
    const auto &gpus = m_catalog->gpus();
    const auto unknown = std::find_if(gpus.begin(), gpus.end(), [](const Gpu &gpu) { return !gpu.usableBytes(); });
    if (unknown == gpus.end())
        QSKIP("every card of the catalogue has a memory size");
    Scenario scenario;
    scenario.cluster.gpu = unknown->id;
    const Document document = build(scenario, m_english);
    QCOMPARE(document.verdictTone, Tone::None);
    QVERIFY(document.verdictLine.startsWith(QLatin1String("No verdict")));
}

/// 4 servers of 8 cards: 32 cards, 4 servers, 4 times the links inside and the network between.
void TestReportBuilder::billOfMaterials()
{
    Scenario scenario;
    scenario.cluster.nodes = 4;
    scenario.cluster.networkGbitS = 3200;
    balanceDegrees(scenario);
    const Table table = document::table(build(scenario, m_english), QStringLiteral("Specification"));
    QCOMPARE(table.rows.size(), 4);
    QStringList quantities;
    for (const QStringList &row : table.rows)
        quantities << row.at(3);
    QCOMPARE(quantities,
             (QStringList{QStringLiteral("32"), QStringLiteral("4"), QStringLiteral("4"), QStringLiteral("4")}));
    QVERIFY(table.rows.at(0).at(2).contains(QLatin1String("NVIDIA H100 SXM5 80GB")));
    QVERIFY(table.rows.at(0).at(2).contains(QLatin1String("80 GB of HBM3")));
    QVERIFY(table.rows.at(0).at(2).contains(QLatin1String("700 W")));
    QVERIFY(table.rows.at(2).at(2).contains(QLatin1String("NVLink 4, 900 GB/s")));
    QVERIFY(table.rows.at(3).at(2).contains(QLatin1String("3,200 Gbit/s")));
    scenario.cluster.nodes = 1;
    scenario.cluster.gpusPerNode = 1;
    balanceDegrees(scenario);
    QCOMPARE(document::table(build(scenario, m_english), QStringLiteral("Specification")).rows.size(), 2);
}

void TestReportBuilder::checksAtDelivery()
{
    const Document document = build(Scenario(), m_english);
    const Table table = document::table(document, QStringLiteral("Expected"));
    const auto expected = [&](const char *check) {
        for (const QStringList &row : table.rows) {
            if (row.first() == QLatin1String(check))
                return row.at(1);
        }
        return QString();
    };
    QCOMPARE(expected("Product name the driver reports"), QStringLiteral("NVIDIA H100 80GB HBM3"));
    QCOMPARE(expected("Total memory the driver reports"), QStringLiteral("81,559 MiB"));
    QCOMPARE(expected("PCI id"), QStringLiteral("10de:2330, 10de:2336"));
    QCOMPARE(expected("NVLink links active"), QStringLiteral("18"));
    QCOMPARE(expected("Default power limit"), QStringLiteral("700 W"));
    Scenario ascend;
    ascend.cluster.gpu = QStringLiteral("ascend-910b1");
    const QString text = document::text(build(ascend, m_english));
    QVERIFY(text.contains(QLatin1String("npu-smi info")));
    QVERIFY(!text.contains(QLatin1String("nvidia-smi")));
}

void TestReportBuilder::everyInputIsListed()
{
    for (const char *name : {"full-7b-suzhou", "inference-13b-32-users", "qlora-70b-one-card"}) {
        const Scenario scenario = sample(name);
        const Table table = document::table(build(scenario, m_english), QStringLiteral("Path"));
        QStringList listed;
        for (const QStringList &row : table.rows) {
            QVERIFY2(!row.at(0).isEmpty() && !row.at(1).isEmpty(), qPrintable(row.at(2)));
            listed << row.at(2);
        }
        for (const Parameter &parameter : parameterTable()) {
            QCOMPARE(listed.count(QString::fromLatin1(parameter.path)), parameter.applies(scenario) ? 1 : 0);
        }
    }
}

void TestReportBuilder::comparison()
{
    Scenario scenario = sample("full-7b-suzhou");
    scenario.cluster.compareGpus = {scenario.cluster.gpu, QStringLiteral("ascend-910b1"),
                                    QStringLiteral("no-such-card")};
    const Document document = build(scenario, m_english);
    const Table table = document::table(document, QStringLiteral("Verdict"));
    QCOMPARE(table.rows.size(), 2); // the scenario's own card once, the unknown one as a remark
    QCOMPARE(table.tones.size(), 2);
    QCOMPARE(table.emphasisedRow, 0);
    QVERIFY(table.rows.at(1).first().contains(QStringLiteral("昇腾")));
    QVERIFY(document::text(document).contains(QLatin1String("no-such-card")));
}

void TestReportBuilder::formulasNameTheirSource()
{
    for (const char *name : {"full-7b-suzhou", "inference-13b-32-users"}) {
        const Document document = build(sample(name), m_english);
        const Table table = document::table(document, QStringLiteral("Formula and numbers"));
        QVERIFY(table.rows.size() > 8);
        for (const QStringList &row : table.rows) {
            QVERIFY2(!row.at(0).contains(QLatin1Char('.')), qPrintable(row.at(0))); // a key without words
            QVERIFY2(row.at(3).startsWith(QLatin1String("Method of ")), qPrintable(row.at(3)));
            QVERIFY(!row.at(1).isEmpty() && !row.at(2).isEmpty());
        }
    }
}

void TestReportBuilder::servingSpeaksOfRequests()
{
    const Document document = build(sample("inference-13b-32-users"), m_english);
    QCOMPARE(document.title, QStringLiteral("Server selection for AI inference"));
    QVERIFY(!document::value(document, QStringLiteral("Time per output token")).isEmpty());
    QVERIFY(!document::value(document, QStringLiteral("Most concurrent requests of this length")).isEmpty());
    QVERIFY(document::value(document, QStringLiteral("MFU, share of peak compute used by the model")).isEmpty());
}

void TestReportBuilder::visionCountsSamples()
{
    const Document document = build(sample("vision-inspection-40gb"), m_english);
    const QString text = document::text(document);
    QVERIFY(!text.contains(QLatin1String("tokens/s")));
    QVERIFY(text.contains(QLatin1String("samples/s")) || text.contains(QLatin1String("No speed is estimated")));
}

/// Counts as resources/constants/memory_intervals.json and vision_intervals.json hold them; the memory of image
/// models has no counted group, and no other group's figure may stand in.
void TestReportBuilder::accuracyCountsItsOwnGroupOnly()
{
    const auto evidence = [this](const Scenario &scenario) {
        QStringList found;
        for (const KeyValues &list : document::all<KeyValues>(build(scenario, m_english))) {
            for (const auto &[label, value] : list.rows) {
                if (label == QLatin1String("Width of the interval from"))
                    found << value;
            }
        }
        return found;
    };
    const QStringList text = evidence(sample("full-7b-suzhou"));
    QCOMPARE(text.size(), 2);
    QVERIFY2(text.first().startsWith(QLatin1String("256 measured configurations from 10 sources")),
             qPrintable(text.first()));
    const QStringList images = evidence(sample("vision-inspection-40gb"));
    QVERIFY2(!images.join(QLatin1Char('\n')).contains(QLatin1String("configurations")), qPrintable(images.join(u'|')));
    QCOMPARE(images.size(), 1);
    QVERIFY2(images.first().contains(QLatin1String("measured rows")), qPrintable(images.first()));
}

void TestReportBuilder::sourcesOfEveryCard()
{
    const Scenario scenario = sample("full-7b-suzhou");
    const QStringList headings = document::headings(build(scenario, m_english), 2);
    for (const QString &id : QStringList{scenario.cluster.gpu} + scenario.cluster.compareGpus)
        QVERIFY2(headings.contains(m_catalog->gpu(id)->name), qPrintable(id));
    QVERIFY(headings.contains(modelName(scenario.model, *m_catalog)));
}

/// A buyer reads the export remark in the language of the report.
void TestReportBuilder::exportRemarksHaveWords()
{
    for (const Gpu &gpu : m_catalog->gpus()) {
        if (gpu.exportStatusChina.isEmpty())
            continue;
        QVERIFY2(findCatalogText(gpu.exportStatusChina).source != nullptr, qPrintable(gpu.exportStatusChina));
        QCOMPARE(m_english.catalogText(gpu.exportStatusChina), gpu.exportStatusChina);
    }
    QCOMPARE(findCatalogText(QStringLiteral("something new")).source, nullptr);
}

void TestReportBuilder::userTextIsCut()
{
    ReportOptions options;
    options.client = QString(5000, QLatin1Char('x'));
    options.project = options.author = options.client;
    const Document document = build(Scenario(), m_english, options);
    QCOMPARE(document.client.size(), 300);
    QCOMPARE(document.project.size(), 300);
    QCOMPARE(document.author.size(), 300);
}

void TestReportBuilder::errors()
{
    Scenario scenario;
    scenario.cluster.gpu = QStringLiteral("no-such-card");
    QVERIFY(!buildReport(scenario, *m_catalog, m_english, {}));
    scenario = {};
    scenario.model.catalogId = QStringLiteral("no-such-model");
    QVERIFY(!buildReport(scenario, *m_catalog, m_english, {}));
}

/// Every sentence of the English report that is ours reads otherwise in the Chinese one.
void TestReportBuilder::chineseHasNoEnglishSentence()
{
    if (m_chinese.memoryPart(QStringLiteral("weights")) != QStringLiteral("权重"))
        QSKIP("the Chinese translation is not filled in this tree");
    const Scenario scenario = sample("full-7b-suzhou");
    const Document chinese = build(scenario, m_chinese);
    const Document english = build(scenario, m_english);
    QCOMPARE(document::headings(chinese).size(), document::headings(english).size());
    for (const QString &heading : document::headings(chinese))
        QVERIFY2(heading.contains(QRegularExpression(QStringLiteral("\\p{Han}"))), qPrintable(heading));
    const auto sentences = [](const Document &document) {
        QStringList list;
        for (const Paragraph &paragraph : document::all<Paragraph>(document))
            list << paragraph.text;
        for (const Bullets &bullets : document::all<Bullets>(document))
            list << bullets.items;
        return list;
    };
    for (const QString &sentence : sentences(chinese))
        QVERIFY2(sentence.contains(QRegularExpression(QStringLiteral("\\p{Han}"))), qPrintable(sentence));
}

QTEST_GUILESS_MAIN(TestReportBuilder)
#include "tst_report_builder.moc"
