// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixture.h"
#include "ui/models/generation_models.h"
#include "ui/models/gpu_table_model.h"
#include "ui/models/gpu_traits.h"
#include "ui/models/issue_model.h"
#include "ui/models/picker_model.h"
#include "ui/models/table_copy.h"
#include "ui/pages/generations/card_sheet.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace xuanka;
using namespace xuanka::ui;

namespace
{

const Phrases &english()
{
    static const Phrases phrases(Language::English);
    return phrases;
}

QStringList idsOf(const PickerModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString id = model.index(row).data(PickerModel::IdRole).toString();
        if (!id.isEmpty())
            ids << id;
    }
    return ids;
}

const Gpu &card(const char *id)
{
    const Gpu *gpu = test::catalog()->gpu(QString::fromLatin1(id));
    if (!gpu)
        qFatal("no card %s", id);
    return *gpu;
}

constexpr auto kMode = QAbstractItemModelTester::FailureReportingMode::QtTest;

} // namespace

class TestModels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { installFonts(); }
    void init() { test::failOnWarnings(); }

    void cardTableHoldsTheCatalogue()
    {
        GpuTableModel model(test::catalog());
        const QAbstractItemModelTester tester(&model, kMode);
        model.setPhrases(english());
        QCOMPARE(model.rowCount(), int(test::catalog()->gpus().size()));
        QVERIFY(model.rowCount() >= 132);
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                QVERIFY(!model.index(row, column).data().toString().isEmpty());
        }
    }

    void figuresOfTheTableAreTheVendors_data()
    {
        // from the vendors' data sheets: capacity in GB, bandwidth in GB/s, board power in W
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("memory");
        QTest::addColumn<QString>("bandwidth");
        QTest::addColumn<QString>("power");
        QTest::newRow("H100 SXM") << "h100-sxm5-80"
                                  << "80"
                                  << "3,350"
                                  << "700";
        QTest::newRow("A100 SXM 80") << "a100-sxm4-80"
                                     << "80"
                                     << "2,039"
                                     << "400";
    }
    void figuresOfTheTableAreTheVendors()
    {
        QFETCH(QString, id);
        QFETCH(QString, memory);
        QFETCH(QString, bandwidth);
        QFETCH(QString, power);
        GpuTableModel model(test::catalog());
        model.setPhrases(english());
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.gpuAt(row).id != id)
                continue;
            QCOMPARE(model.index(row, GpuTableModel::Memory).data().toString(), memory);
            QCOMPARE(model.index(row, GpuTableModel::Bandwidth).data().toString(), bandwidth);
            QCOMPARE(model.index(row, GpuTableModel::Power).data().toString(), power);
            return;
        }
        QFAIL("not in the catalogue");
    }

    void filtersAndSorting()
    {
        GpuTableModel table(test::catalog());
        GpuFilterModel filter;
        const QAbstractItemModelTester tester(&filter, kMode);
        filter.setSourceModel(&table);
        filter.setWords(QStringLiteral("hopper hbm3e"));
        QVERIFY(filter.rowCount() > 0 && filter.rowCount() < 15);
        filter.setWords({});
        filter.setVendor(QStringLiteral("AMD"));
        QCOMPARE(filter.rowCount(), 7);
        filter.setSegment(QStringLiteral("consumer"));
        QCOMPARE(filter.rowCount(), 0);
        filter.setVendor({});
        filter.setSegment({});
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            filter.sort(GpuTableModel::Bandwidth, order);
            bool ended = false;
            double previous = order == Qt::AscendingOrder ? 0 : 1e9;
            for (int row = 0; row < filter.rowCount(); ++row) {
                const QVariant key = filter.index(row, GpuTableModel::Bandwidth).data(GpuTableModel::SortRole);
                ended = ended || key.isNull();
                QCOMPARE(key.isNull(), ended); // what is not published stands at the end
                if (ended)
                    continue;
                QVERIFY(order == Qt::AscendingOrder ? key.toDouble() >= previous : key.toDouble() <= previous);
                previous = key.toDouble();
            }
        }
    }

    void precisionMatrixKnowsTheGenerations_data()
    {
        QTest::addColumn<QString>("generation");
        QTest::addColumn<QString>("format");
        QTest::addColumn<bool>("supported");
        QTest::newRow("Volta has FP16") << "Volta"
                                        << "FP16" << true;
        QTest::newRow("Volta has no BF16") << "Volta"
                                           << "BF16" << false;
        QTest::newRow("Ampere has TF32") << "Ampere"
                                         << "TF32" << true;
        QTest::newRow("Ampere has no FP8") << "Ampere"
                                           << "FP8" << false;
        QTest::newRow("Hopper has FP8") << "Hopper"
                                        << "FP8" << true;
        QTest::newRow("Hopper has no FP4") << "Hopper"
                                           << "FP4" << false;
        QTest::newRow("Blackwell has FP4") << "Blackwell"
                                           << "FP4" << true;
        QTest::newRow("Blackwell has FP6") << "Blackwell"
                                           << "FP6" << true;
        QTest::newRow("Hopper has the engine") << "Hopper"
                                               << "Transformer Engine" << true;
        QTest::newRow("Ampere has no engine") << "Ampere"
                                              << "Transformer Engine" << false;
    }
    void precisionMatrixKnowsTheGenerations()
    {
        QFETCH(QString, generation);
        QFETCH(QString, format);
        QFETCH(bool, supported);
        PrecisionModel model(test::catalog());
        const QAbstractItemModelTester tester(&model, kMode);
        int column = -1;
        for (int i = 0; i < model.columnCount(); ++i) {
            if (model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString() == format)
                column = i;
        }
        QVERIFY(column > 0);
        for (int row = 0; row < model.rowCount(); ++row) {
            if (!model.index(row, 0).data().toString().endsWith(QLatin1Char(' ') + generation))
                continue;
            const int support = model.index(row, column).data(PrecisionModel::SupportRole).toInt();
            QCOMPARE(support != int(PrecisionModel::Support::None), supported);
            QCOMPARE(model.index(row, column).data().toString() != QStringLiteral("—"), supported);
            return;
        }
        QFAIL("no such generation");
    }

    void everyCardBelongsToOneGenerationAtMost()
    {
        QHash<QString, int> seen;
        for (const Generation &generation : test::catalog()->generations()) {
            for (const Gpu *gpu : cardsOf(generation, *test::catalog()))
                ++seen[gpu->id];
        }
        for (const Gpu &gpu : test::catalog()->gpus()) {
            if (gpu.vendor == QLatin1String("NVIDIA"))
                QCOMPARE(seen.value(gpu.id), 1);
            QVERIFY2(seen.value(gpu.id) <= 1, qPrintable(gpu.id));
        }
    }

    void generationTable()
    {
        GenerationModel model(test::catalog());
        const QAbstractItemModelTester tester(&model, kMode);
        model.setPhrases(english());
        QCOMPARE(model.rowCount(), int(test::catalog()->generations().size()));
    }

    void pickersAreWellFormed()
    {
        PickerModel model;
        const QAbstractItemModelTester tester(&model, kMode);
        model.setEntries(modelEntries(*test::catalog(), english(), {QStringLiteral("qwen2.5-7b")}));
        QCOMPARE(idsOf(model).size(), test::catalog()->models().size() + 1); // one also stands under 'last used'
        QCOMPARE(idsOf(model).first(), QStringLiteral("qwen2.5-7b"));
        QVERIFY(!model.index(0).flags().testFlag(Qt::ItemIsSelectable));
        model.setEntries(cardEntries(*test::catalog(), english(), {}));
        QCOMPARE(idsOf(model).size(), test::catalog()->gpus().size());
    }

    void searchFindsModels_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        QTest::newRow("name") << "qwen2.5-7b"
                              << "qwen2.5-7b";
        QTest::newRow("words in any order") << "7b qwen2.5"
                                            << "qwen2.5-7b";
        QTest::newRow("family in Chinese") << QString::fromUtf8("千问") << "qwen2.5-7b";
        QTest::newRow("maker in Chinese") << QString::fromUtf8("深度求索") << "deepseek-v3";
        QTest::newRow("family and size") << "llama 13b"
                                         << "llama-2-13b";
        QTest::newRow("capitals") << "RESNET-50"
                                  << "resnet-50";
    }
    void searchFindsModels()
    {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        PickerModel model;
        model.setEntries(modelEntries(*test::catalog(), english(), {id}));
        model.setFilter(typed);
        QVERIFY2(idsOf(model).contains(id), qPrintable(idsOf(model).join(QLatin1Char(' '))));
        QCOMPARE(idsOf(model).count(id), 1); // 'last used' does not double it
        QVERIFY(model.firstEntryRow() > 0);  // its heading stands above it
        model.setFilter(typed + QStringLiteral(" nothing-like-this"));
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.firstEntryRow(), -1);
    }

    void tickingStopsAtTheMost()
    {
        PickerModel model;
        model.setCheckable(2);
        model.setEntries(cardEntries(*test::catalog(), english(), {}));
        const QAbstractItemModelTester tester(&model, kMode);
        QSignalSpy changes(&model, &PickerModel::checkedChanged);
        const auto tick = [&](int row, Qt::CheckState state) {
            return model.setData(model.index(row), state, Qt::CheckStateRole);
        };
        QVERIFY(!tick(0, Qt::Checked)); // a heading
        QVERIFY(tick(1, Qt::Checked));
        QVERIFY(tick(2, Qt::Checked));
        QVERIFY(!tick(3, Qt::Checked));
        QVERIFY(tick(1, Qt::Unchecked));
        QVERIFY(tick(3, Qt::Checked));
        QCOMPARE(changes.count(), 4);
        QCOMPARE(model.checked().size(), 2);
    }

    void issuesTheGravestFirst()
    {
        IssueModel model;
        const QAbstractItemModelTester tester(&model, kMode);
        const Issue note{QStringLiteral("a"), Severity::Note, QStringLiteral("x"), {}};
        const Issue warning{QStringLiteral("b"), Severity::Warning, QStringLiteral("y"), {}};
        model.setIssues({note, warning}, english());
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0).data(IssueModel::PathRole).toString(), QStringLiteral("y"));
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setIssues({note, warning}, english());
        QCOMPARE(resets.count(), 0); // nothing new, nothing to lay out
        model.setIssues({}, english());
        QCOMPARE(model.rowCount(), 0);
    }

    void loadLevels_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("level");
        QTest::newRow("T4: 16 GB GDDR6") << "t4" << int(LoadLevel::LightInference);
        QTest::newRow("L40S: 48 GB GDDR6") << "l40s" << int(LoadLevel::Adapters);
        QTest::newRow("A100 40") << "a100-sxm4-40" << int(LoadLevel::Adapters);
        QTest::newRow("H100 80") << "h100-sxm5-80" << int(LoadLevel::FullFinetuning);
        QTest::newRow("H200 141") << "h200-sxm-141" << int(LoadLevel::Pretraining);
        QTest::newRow("P40: no matrix unit") << "p40" << int(LoadLevel::LightInference);
    }
    void loadLevels()
    {
        QFETCH(QString, id);
        QFETCH(int, level);
        const Gpu *gpu = test::catalog()->gpu(id);
        QVERIFY(gpu);
        QCOMPARE(int(loadLevel(*gpu)), level);
    }

    void exportClasses()
    {
        QCOMPARE(exportClass(card("h100-sxm5-80")), ExportClass::Licence); // TPP 15,824, licence since 2022
        QCOMPARE(exportClass(card("t4")), ExportClass::BelowThresholds);   // TPP 1,040
        for (const Gpu &gpu : test::catalog()->gpus()) {
            if (gpu.vendor == QLatin1String("Huawei"))
                QCOMPARE(exportClass(gpu), ExportClass::Domestic);
        }
    }

    void sheetsOfEveryCard()
    {
        for (const Gpu &gpu : test::catalog()->gpus()) {
            const QString html = CardSheet::html(gpu, english(), QStringLiteral("2026-11"));
            QVERIFY(html.contains(gpu.name.toHtmlEscaped()));
            for (const SourceNote &source : gpu.sources)
                QVERIFY(html.contains(source.title.toHtmlEscaped()));
            for (const SheetFigure &figure : CardSheet::figures(gpu, english())) {
                QVERIFY(!figure.value.isEmpty());
                for (const int index : figure.sources)
                    QVERIFY(index >= 0 && index < gpu.sources.size());
            }
        }
    }

    void tablesCopyAsText()
    {
        GenerationModel model(test::catalog());
        const QStringList lines = tableAsText(model).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), model.rowCount() + 1);
        for (const QString &line : lines)
            QCOMPARE(line.count(QLatin1Char('\t')), model.columnCount() - 1);
    }

    void whatIsNotPublishedSaysSo()
    {
        for (const Gpu &gpu : test::catalog()->gpus()) {
            if (gpu.memoryBandwidthGbS)
                continue;
            const auto figures = CardSheet::figures(gpu, english());
            const auto bandwidth = std::find_if(figures.begin(), figures.end(), [](const SheetFigure &figure) {
                return figure.name == QLatin1String("Memory bandwidth");
            });
            QVERIFY(bandwidth != figures.end());
            QCOMPARE(bandwidth->value, QStringLiteral("not published"));
            return;
        }
        QSKIP("every bandwidth is published");
    }
};

QTEST_MAIN(TestModels)
#include "tst_models.moc"
