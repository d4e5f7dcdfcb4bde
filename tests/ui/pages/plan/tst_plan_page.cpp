// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/prices.h"
#include "ui/fixture.h"
#include "ui/pages/common/table_view.h"
#include "ui/pages/plan/front_chart.h"
#include "ui/pages/plan/plan_form.h"
#include "ui/pages/plan/plan_page.h"
#include "ui/shell/workbench.h"
#include "ui/theme/label.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

class TstPlanPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<Workbench> m_workbench;
    std::unique_ptr<PlanPage> m_page;

    PlanPage &open(const Scenario &scenario)
    {
        m_page.reset();
        m_workbench = std::make_unique<Workbench>(test::catalog());
        m_workbench->setPhrases(Phrases(Language::English));
        m_workbench->setScenario(scenario);
        m_workbench->waitForResults();
        m_page = std::make_unique<PlanPage>(m_workbench.get());
        m_page->resize(960, 620);
        m_page->setResults(m_workbench->results());
        m_page->show();
        m_page->finishPending();
        return *m_page;
    }

    QPushButton *button(const QString &text) const
    {
        for (QPushButton *each : m_page->findChildren<QPushButton *>()) {
            if (each->text() == text)
                return each;
        }
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        installFonts();
        applyTheme(Theme::of(Scheme::Light));
    }
    void init() { test::failOnWarnings(); }
    void cleanup() { m_page.reset(); }
    void showsFrontAndRanking();
    void filtersSearchAnew();
    void usesThePoint();
    void sameJobIsNotSearchedAgain();
    void severalJobs();
    void nothingFits();
    void cancelling();
    void keyboard();
    void csvIsSafe();
    void everythingHasAName();
    void languages();
};

void TstPlanPage::showsFrontAndRanking()
{
    PlanPage &page = open(test::sevenB());
    const auto *chart = page.findChild<FrontChart *>();
    QVERIFY(chart->dots().size() > 20);
    int front = 0;
    for (const FrontChart::Dot &dot : chart->dots()) {
        QVERIFY(dot.x > 0 && dot.y > 0);
        front += dot.front;
    }
    QVERIFY(front > 3);
    QVERIFY(chart->chosen() >= 0);
    bool ranking = false;
    for (const TableView *table : page.findChildren<TableView *>())
        ranking = ranking || table->tableModel()->rowCount() >= 10;
    QVERIFY(ranking);
    QStringList texts;
    for (const QLabel *label : page.findChildren<QLabel *>())
        texts << label->text();
    const QString all = texts.join(QLatin1Char('\n'));
    QVERIFY(all.contains(QLatin1String("One H100 80 GB just holds"))); // the rule, and that it is wrong here
    QVERIFY(all.contains(QLatin1String("disagrees")));
    QVERIFY(all.contains(QLatin1String("Shortest stave")));
}

void TstPlanPage::filtersSearchAnew()
{
    PlanPage &page = open(test::sevenB());
    const auto *chart = page.findChild<FrontChart *>();
    const qsizetype before = chart->dots().size();
    QCheckBox *licence = page.form()->findChildren<QCheckBox *>().first();
    QTest::mouseClick(licence, Qt::LeftButton, {}, {8, licence->height() / 2});
    page.finishPending();
    QVERIFY(!page.requirements().allow.exportRestricted);
    QVERIFY(chart->dots().size() < before);
    // fewer cards, fewer configurations
    const qsizetype domestic = chart->dots().size();
    QLineEdit *most = nullptr;
    for (QLineEdit *field : page.form()->findChildren<QLineEdit *>()) {
        if (field->accessibleName() == QLatin1String("Most cards"))
            most = field;
    }
    QVERIFY(most);
    most->setFocus();
    most->selectAll();
    QTest::keyClicks(most, QStringLiteral("8"));
    QTest::keyClick(most, Qt::Key_Return);
    page.finishPending();
    QCOMPARE(page.requirements().limits.maxGpus, 8);
    QVERIFY(chart->dots().size() < domestic);
}

void TstPlanPage::usesThePoint()
{
    Scenario scenario = test::sevenB();
    scenario.headroom = 0.1;
    PlanPage &page = open(scenario);
    const Scenario before = m_workbench->scenario();
    QTest::mouseClick(button(QStringLiteral("Use this")), Qt::LeftButton);
    const Scenario &after = m_workbench->scenario();
    QVERIFY(!(after == before));
    QCOMPARE(after.name, QStringLiteral("seven"));
    QCOMPARE(after.headroom, 0.1);
    QCOMPARE(after.model, before.model);
    const Parallelism &p = after.parallelism;
    QCOMPARE(p.data * p.tensor * p.pipeline * p.context, after.cluster.gpus());
    m_workbench->undoStack()->undo();
    QCOMPARE(m_workbench->scenario(), before);
    Q_UNUSED(page)
}

/// The plan does not depend on the layout of the open scenario, so taking a point does not start a new search.
void TstPlanPage::sameJobIsNotSearchedAgain()
{
    PlanPage &page = open(test::sevenB());
    const PlanRequirements asked = page.requirements();
    QTest::mouseClick(button(QStringLiteral("Use this")), Qt::LeftButton);
    QVERIFY(asked.jobs.first().base.workload.globalBatch > 0);
    QCOMPARE(page.requirements().jobs.first().base.workload.globalBatch, asked.jobs.first().base.workload.globalBatch);
    QCOMPARE(page.requirements().jobs.first().base.parallelism, asked.jobs.first().base.parallelism);
}

void TstPlanPage::severalJobs()
{
    PlanPage &page = open(test::sevenB());
    QTest::mouseClick(button(QStringLiteral("Add to the list")), Qt::LeftButton);
    page.finishPending();
    QCOMPARE(page.requirements().jobs.size(), 2);
    QTest::mouseClick(button(QStringLiteral("Clear the list")), Qt::LeftButton);
    page.finishPending();
    QCOMPARE(page.requirements().jobs.size(), 1);
}

void TstPlanPage::nothingFits()
{
    PlanPage &page = open(test::sevenB());
    PlanRequirements hopeless = page.form()->requirements();
    hopeless.limits.maxHours = 0.01;
    page.form()->setRequirements(hopeless, 0);
    Q_EMIT page.form()->changed();
    page.finishPending();
    QCOMPARE(page.findChild<FrontChart *>()->dots().size(), 0);
    QVERIFY(!button(QStringLiteral("Use this"))->isVisible());
}

void TstPlanPage::cancelling()
{
    PlanPage &page = open(test::sevenB());
    PlanRunner runner(PriceOf{});
    QSignalSpy finished(&runner, &PlanRunner::finished);
    PlanRequirements asked = page.requirements();
    asked.limits.maxGpus = kMostPlanGpus;
    runner.request(asked, test::catalog());
    QVERIFY(runner.isRunning());
    runner.cancel();
    QVERIFY(!runner.isRunning());
    QTest::qWait(150);
    QCOMPARE(finished.size(), 0);
    // the newest of two requests is the one that answers
    asked.limits.maxGpus = 8;
    runner.request(asked, test::catalog());
    asked.limits.maxGpus = 4;
    runner.request(asked, test::catalog());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(finished.first().first().value<PlanOutcomePtr>()->requirements.limits.maxGpus, 4);
}

void TstPlanPage::keyboard()
{
    PlanPage &page = open(test::sevenB());
    auto *chart = page.findChild<FrontChart *>();
    chart->setFocus();
    QSignalSpy chosen(chart, &FrontChart::dotChosen);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(chart, Qt::Key_Left);
    QTest::keyClick(chart, Qt::Key_Right);
    QVERIFY(chosen.size() >= 2);
    QVERIFY(chart->chosen() >= 0);
}

void TstPlanPage::csvIsSafe()
{
    PlanPage &page = open(test::sevenB());
    const QByteArray csv = page.csv();
    QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
    const QList<QByteArray> lines = csv.split('\n');
    QVERIFY(lines.size() > 20);
    for (const QByteArray &line : lines)
        QVERIFY(!line.startsWith('=') && !line.startsWith('+') && !line.startsWith('@'));
    const auto columns = lines.first().count(',');
    QVERIFY(columns >= 15);
}

void TstPlanPage::everythingHasAName()
{
    PlanPage &page = open(test::sevenB());
    for (QWidget *widget : page.findChildren<QWidget *>()) {
        const bool reached = widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus);
        const auto *asButton = qobject_cast<QAbstractButton *>(widget);
        if (reached && !(asButton && !asButton->text().isEmpty()))
            QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    }
}

void TstPlanPage::languages()
{
    PlanPage &page = open(test::sevenB());
    m_workbench->setPhrases(Phrases(Language::Chinese));
    page.retranslate();
    bool chinese = false;
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        for (const QChar sign : label->text())
            chinese = chinese || sign.script() == QChar::Script_Han;
    }
    QVERIFY(chinese); // reasons and rules follow at once
}

QTEST_MAIN(TstPlanPage)
#include "tst_plan_page.moc"
