// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page_samples.h"

#include "ui/pages/common/background_estimates.h"
#include "ui/pages/common/table_view.h"
#include "ui/pages/common/why_card.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

class TstPageParts : public QObject
{
    Q_OBJECT

    static report::Table table()
    {
        report::Table t;
        t.header << QStringLiteral("Part") << QStringLiteral("GiB");
        t.rightAligned = {false, true};
        t.rows << QStringList{QStringLiteral("Weights"), QStringLiteral("13.3")}
               << QStringList{QStringLiteral("Activations"), QStringLiteral("28.4")};
        t.emphasisedRow = 1;
        return t;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(!installFonts().isEmpty()); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin).*"))); }

    void modelIsSound()
    {
        TableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTable(table(), {{QStringLiteral("weights"), Qt::blue}, {QStringLiteral("activations"), Qt::red}});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rowOf(QStringLiteral("activations")), 1);
        QCOMPARE(model.rowOf(QStringLiteral("nothing")), -1);
        model.setMark(0, 1, TableModel::Mark::Best);
        QVERIFY(model.index(0, 1).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("13.3,")));
        QCOMPARE(model.index(1, 1).data(Qt::AccessibleTextRole).toString(), QStringLiteral("28.4"));
        model.setTable({});
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 0);
    }

    void tableIsAsHighAsItsRowsAndReportsChoices()
    {
        TableView view;
        view.setTable(table(), {{QStringLiteral("weights"), Qt::blue}, {QStringLiteral("activations"), Qt::red}});
        view.resize(300, view.sizeHint().height());
        QSignalSpy chosen(&view, &TableView::rowChosen);
        view.selectKey(QStringLiteral("activations"));
        QCOMPARE(chosen.size(), 0); // told, not chosen
        QCOMPARE(view.selectedKey(), QStringLiteral("activations"));
        view.setCurrentIndex(view.model()->index(0, 0));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toString(), QStringLiteral("weights"));
        // new numbers keep the choice
        view.setTable(table(), {{QStringLiteral("weights"), Qt::blue}, {QStringLiteral("activations"), Qt::red}});
        QCOMPARE(view.selectedKey(), QStringLiteral("weights"));
        QCOMPARE(chosen.size(), 1);
    }

    void whyCardGrowsWithItsText()
    {
        WhyCard card;
        card.resize(280, 100);
        card.setHint(QStringLiteral("Nothing chosen"));
        QCOMPARE(card.plainText(), QStringLiteral("Nothing chosen"));
        const int empty = card.sizeHint().height();
        card.setExplanations(
            {samples::explanation(QStringLiteral("memory.activations"), 8 * units::kGiB, QStringLiteral("B"))},
            Phrases(Language::English));
        QVERIFY(card.sizeHint().height() > empty);
        QVERIFY(card.plainText().startsWith(QStringLiteral("Activations  8 GiB")));
        QSignalSpy chosen(&card, &WhyCard::adviceChosen);
        card.setAdvice(QStringLiteral("What would shrink it"),
                       {{QStringLiteral("less"), 7}, {QStringLiteral("lesser"), 9}});
        const auto buttons = card.findChildren<QAbstractButton *>();
        QCOMPARE(buttons.size(), 2);
        buttons[1]->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().toInt(), 9);
    }

    void onlyTheNewestAnswerArrives()
    {
        auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        QSemaphore go;
        BackgroundEstimates jobs(nullptr, [&go](const Scenario &s, const Catalog &) -> BackgroundEstimates::Answer {
            go.acquire();
            return samples::estimate(s.cluster.gpu, s.workload.microBatch, 80);
        });
        QVector<double> totals;
        connect(&jobs, &BackgroundEstimates::finished, this, [&](const QVector<BackgroundEstimates::Answer> &answers) {
            for (const auto &answer : answers)
                totals << answer->memory.perGpu.activations / units::kGiB;
        });
        Scenario first, second;
        first.workload.microBatch = 1;
        second.workload.microBatch = 2;
        jobs.request({first, first}, *catalog);
        jobs.request({second}, *catalog);
        go.release(8);
        QTRY_COMPARE(totals.size(), 1);
        QCOMPARE(totals.first(), 16.0);
        jobs.request({first}, *catalog);
        jobs.cancel();
        go.release(8);
        QTest::qWait(50);
        QCOMPARE(totals.size(), 1);
    }
};

QTEST_MAIN(TstPageParts)
#include "tst_page_parts.moc"
