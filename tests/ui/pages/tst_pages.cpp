// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_samples.h"

#include "ui/charts/chart_view.h"
#include "ui/pages/common/table_view.h"
#include "ui/pages/common/why_card.h"
#include "ui/shell/page.h"
#include "ui/shell/pages.h"
#include "ui/shell/workbench.h"
#include "ui/theme/style.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTranslator>

using namespace xuanka;
using namespace xuanka::ui;

namespace
{

/// Every text of the program with marks round it, so that one left behind after a change of language shows.
class MarkingTranslator : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        return QByteArray(context).startsWith("Q") ? QString() : QStringLiteral("«%1»").arg(QString::fromUtf8(source));
    }
};

} // namespace

class TstPages : public QObject
{
    Q_OBJECT

    std::shared_ptr<const Catalog> m_catalog;
    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<Page> m_page;

    Page *open(const QString &id, const Scenario &scenario)
    {
        m_page.reset();
        m_workbench =
            std::make_unique<Workbench>(m_catalog, nullptr,
                                        [](const Scenario &s, std::shared_ptr<const Catalog> c, quint64 generation,
                                           std::stop_token) { return samples::results(s, std::move(c), generation); });
        m_workbench->setPhrases(Phrases(Language::English));
        m_workbench->setScenario(scenario);
        m_workbench->waitForResults();
        for (const PageEntry &entry : pageRegistry()) {
            std::unique_ptr<Page> page(entry.create(m_workbench.get(), nullptr));
            if (page->pageId() == id)
                m_page = std::move(page);
        }
        if (!m_page)
            return nullptr;
        m_page->resize(948, 560);
        m_page->applyTheme();
        m_page->setResults(m_workbench->results());
        m_page->show();
        QCoreApplication::processEvents();
        return m_page.get();
    }

    static Scenario training()
    {
        Scenario s;
        s.model.catalogId = QStringLiteral("qwen2.5-7b");
        s.workload.microBatch = 2;
        s.workload.tokensTotal = 1e9;
        s.cluster.compareGpus = {QStringLiteral("a100-sxm4-40"), QStringLiteral("l2")};
        return s;
    }

    static Scenario serving()
    {
        Scenario s = training();
        s.workload.task = Task::Inference;
        s.workload.precision = Precision::Bf16;
        s.workload.framework = Framework::Vllm;
        s.workload.inference.concurrency = 4;
        s.parallelism.zeroStage = 0;
        return s;
    }

    static QStringList textsOf(const QWidget *root)
    {
        QStringList texts;
        for (const QLabel *label : root->findChildren<QLabel *>())
            texts << label->text();
        for (const QAbstractButton *button : root->findChildren<QAbstractButton *>())
            texts << button->text() << button->toolTip();
        for (const QTabBar *bar : root->findChildren<QTabBar *>()) {
            for (int i = 0; i < bar->count(); ++i)
                texts << bar->tabText(i);
        }
        for (const TableView *table : root->findChildren<TableView *>()) {
            texts << table->tableModel()->table().header << table->tableModel()->table().caption;
            for (const QStringList &row : table->tableModel()->table().rows)
                texts << row.value(0);
        }
        texts.removeAll(QString());
        return texts;
    }

    void press(ChartView *chart, Qt::Key key) { QTest::keyClick(chart, key); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!installFonts().isEmpty());
        applyTheme(Theme::of(Scheme::Light));
        auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        m_catalog = *catalog;
    }
    void init()
    {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("propagateSizeHints")));
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin).*")));
    }
    void cleanup()
    {
        m_page.reset();
        m_workbench.reset();
    }

    void everyPageShowsBothTasks_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"memory", "speed", "power", "compare"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyPageShowsBothTasks()
    {
        QFETCH(QString, id);
        for (const Scenario &scenario : {training(), serving()}) {
            Page *page = open(id, scenario);
            QVERIFY(page);
            QVERIFY(!page->pageTitle().isEmpty());
            for (const ChartView *chart : page->findChildren<ChartView *>()) {
                if (!chart->isVisible())
                    continue;
                QVERIFY(!chart->chart().series.isEmpty());
                QVERIFY(!chart->accessibleName().isEmpty());
            }
            QVERIFY(!page->grab().isNull());
        }
    }

    /// Nothing wider than the space a 1280-pixel window leaves, in both scales.
    void pagesFitASmallWindow_data() { everyPageShowsBothTasks_data(); }
    void pagesFitASmallWindow()
    {
        QFETCH(QString, id);
        Page *page = open(id, training());
        QVERIFY(page);
        QVERIFY2(page->minimumSizeHint().width() <= 900, qPrintable(QString::number(page->minimumSizeHint().width())));
        QVERIFY2(page->minimumSizeHint().height() <= 520,
                 qPrintable(QString::number(page->minimumSizeHint().height())));
    }

    void errorsAreShownInsteadOfCharts_data() { everyPageShowsBothTasks_data(); }
    void errorsAreShownInsteadOfCharts()
    {
        QFETCH(QString, id);
        Page *page = open(id, training());
        QVERIFY(page);
        auto broken = std::make_shared<Results>();
        broken->catalog = m_catalog;
        broken->scenario = training();
        broken->error = Error{QString(),
                              QStringLiteral("workload.micro_batch"),
                              QStringLiteral("0"),
                              QStringLiteral("a whole number from %1 to %2"),
                              {QStringLiteral("1"), QStringLiteral("9")}};
        page->setResults(broken);
        QVERIFY(!page->grab().isNull());
        if (id == QLatin1String("memory"))
            QVERIFY(page->findChild<ChartView *>()->chart().emptyText.contains(QStringLiteral("workload.micro_batch")));
    }

    void nothingKeepsItsOldLanguage_data() { everyPageShowsBothTasks_data(); }
    void nothingKeepsItsOldLanguage()
    {
        QFETCH(QString, id);
        Page *page = open(id, training());
        QVERIFY(page);
        const QStringList before = textsOf(page);
        MarkingTranslator translator;
        qApp->installTranslator(&translator);
        page->retranslate();
        page->setResults(m_workbench->results());
        const QStringList after = textsOf(page);
        qApp->removeTranslator(&translator);
        QCOMPARE(after.size(), before.size());
        // texts of core (phrases, names, numbers) do not pass through the application's translators
        const Phrases phrases(Language::English);
        int marked = 0;
        for (const QString &text : after)
            marked += text.contains(QStringLiteral("«")) ? 1 : 0;
        QVERIFY(marked >= 3);
        for (qsizetype i = 0; i < before.size(); ++i) {
            if (after[i].contains(QStringLiteral("«")))
                QVERIFY2(after[i] != before[i], qPrintable(before[i]));
        }
        page->retranslate();
        QCOMPARE(textsOf(page), before);
    }

    void clickingABarChoosesItsBatchAndUndoTakesItBack()
    {
        Page *page = open(QStringLiteral("memory"), training());
        auto *chart = page->findChild<ChartView *>();
        chart->setFocus();
        press(chart, Qt::Key_Right); // selects the framed one, batch 2
        press(chart, Qt::Key_Right); // 4
        press(chart, Qt::Key_Return);
        QCOMPARE(m_workbench->scenario().workload.microBatch, 4);
        m_workbench->undoStack()->undo();
        QCOMPARE(m_workbench->scenario().workload.microBatch, 2);
    }

    void clickingASegmentShowsItsFormulaAsPlainText()
    {
        Page *page = open(QStringLiteral("memory"), training());
        auto *why = page->findChild<WhyCard *>();
        auto *table = page->findChild<TableView *>();
        // optimizer is the largest part of this sample, and has no formula
        QCOMPARE(table->selectedKey(), QStringLiteral("optimizer"));
        Q_EMIT page->findChild<ChartView *>()->segmentClicked(1, QStringLiteral("Activations"),
                                                              QStringLiteral("activations"));
        QCOMPARE(table->selectedKey(), QStringLiteral("activations"));
        QVERIFY(why->plainText().contains(QStringLiteral("A = L·b·s·<b>k</b>")));
        QVERIFY(why->plainText().contains(QStringLiteral("L = 32 layers")));
        QVERIFY(why->plainText().contains(QStringLiteral("16 GiB")));
        QVERIFY(why->plainText().contains(QStringLiteral("docs/method-memory.md 4.3")));
    }

    void compositionAddsUp()
    {
        Page *page = open(QStringLiteral("memory"), training());
        const report::Table table = page->findChild<TableView *>()->tableModel()->table();
        QCOMPARE(table.rows.size(), 6); // five parts with a share and the total
        QCOMPARE(table.rows.last().value(1), QStringLiteral("50"));
        QCOMPARE(table.emphasisedRow, 5);
        page->findChild<TableView *>()->copySelection();
        QVERIFY(QApplication::clipboard()->text().contains(QStringLiteral("Optimizer states\t20\t40")));
    }

    void unpublishedCardsAreNamed()
    {
        Page *page = open(QStringLiteral("speed"), training());
        bool listed = false;
        for (const TableView *table : page->findChildren<TableView *>()) {
            for (const QStringList &row : table->tableModel()->table().rows)
                listed =
                    listed || (row.value(0) == QLatin1String("L2") && row.value(1) == QLatin1String("not published"));
        }
        QVERIFY(listed);
    }

    void slowerWithMoreCardsIsSaid()
    {
        Page *page = open(QStringLiteral("speed"), training());
        QVERIFY(textsOf(page).join(QLatin1Char('\n')).contains(QStringLiteral("8 cards are slower than 4")));
    }

    void clickingACountChangesTheCluster()
    {
        Page *page = open(QStringLiteral("speed"), training());
        const auto charts = page->findChildren<ChartView *>();
        Q_EMIT charts.last()->categoryClicked(1); // two cards
        QCOMPARE(m_workbench->scenario().cluster.gpus(), 2);
        m_workbench->undoStack()->undo();
        QCOMPARE(m_workbench->scenario().cluster.gpus(), 8);
    }

    void servingMarksTheKnee()
    {
        Page *page = open(QStringLiteral("speed"), serving());
        // waiting doubles from 1 to 6 requests: 0.0125 s at 1, 0.025 s at 6
        bool marked = false;
        for (const ChartView *chart : page->findChildren<ChartView *>())
            marked = marked || !chart->chart().markers.isEmpty();
        QVERIFY(marked);
    }

    void pinnedScenariosStandSideBySide()
    {
        Page *page = open(QStringLiteral("compare"), training());
        auto *table = page->findChild<TableView *>();
        QCOMPARE(table->tableModel()->columnCount(), 2); // the present scenario alone
        m_workbench->pin(training());
        Scenario other = training();
        other.name = QStringLiteral("Half the batch");
        other.workload.microBatch = 1;
        m_workbench->pin(other);
        QTRY_COMPARE(table->tableModel()->columnCount(), 3); // the present one is pinned and not shown twice
        QCOMPARE(table->tableModel()->table().header.value(2), QStringLiteral("Half the batch"));
        int different = 0;
        for (int row = 0; row < table->tableModel()->rowCount(); ++row)
            different += table->tableModel()->markOf(row, 2) == TableModel::Mark::Different ? 1 : 0;
        QCOMPARE(different, 1);
        m_workbench->unpin(0);
        QTRY_COMPARE(table->tableModel()->columnCount(), 3); // now the present one has its own column again
    }
};

QTEST_MAIN(TstPages)
#include "tst_pages.moc"
