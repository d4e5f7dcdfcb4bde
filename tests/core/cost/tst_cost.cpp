// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cost/cost.h"
#include "cost/goodput.h"
#include "cost/tariff.h"

#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

namespace
{

CostFigure figure(double value) { return {value, value, value, {}, {}, {}, {}, true}; }

/// Round figures whose cash flow is done by hand below.
CostInput byHand()
{
    CostInput input;
    input.years = 2;
    input.residualShare = 0.1;
    input.maintenanceShare = 0.05;
    input.failureGpuHours = 50677;
    input.checkpointSeconds = 200;
    input.pue = 1.2;
    input.energyYuanKwh = figure(0.5);
    input.rackYuanKwMonth = figure(500);
    input.roomYuanW = figure(20);
    input.serverYuan = figure(1e6);
    input.cardHourYuan = figure(10);
    input.training = false;
    input.meanW = 5000;
    input.plateW = 10000;
    return input;
}

bool close(double found, double expected, double share = 1e-3)
{
    return qAbs(found - expected) <= share * qAbs(expected);
}

} // namespace

class TestCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    // Published prices of the periods and the means of an even load that follow from them.
    void tariffs()
    {
        const QString jiangsu = QStringLiteral("江苏");
        const QString zhejiang = QStringLiteral("浙江");
        const Tariff js = *tariffOf(jiangsu);
        QVERIFY(close(js.price(Tariff::Period::Peak), 0.9566));
        QVERIFY(close(js.price(Tariff::Period::Flat), 0.6400));
        QVERIFY(close(js.price(Tariff::Period::Valley), 0.3828));
        QCOMPARE(qRound(*flatLoadPrice(jiangsu, 10) * 1000), 647);
        QCOMPARE(qRound(*flatLoadPrice(jiangsu, 7) * 1000), 660);
        const Tariff zj = *tariffOf(zhejiang);
        QVERIFY(close(zj.price(Tariff::Period::Peak), 1.1267));
        QVERIFY(close(zj.price(Tariff::Period::Sharp), 1.2317));
        QCOMPARE(qRound(*flatLoadPrice(zhejiang, 10) * 1000), 679);
        QCOMPARE(qRound(*flatLoadPrice(zhejiang, 8) * 1000), 697);
        QVERIFY(!tariffOf(QStringLiteral("宁夏")));
        QVERIFY(!flatLoadPriceOfYear(QString()));
    }

    void everyHourHasAPeriod()
    {
        for (const char16_t *name : {u"江苏", u"浙江"})
            for (int month = 1; month <= 12; ++month) {
                const double mean = *flatLoadPrice(QString::fromUtf16(name), month);
                QVERIFY(mean > 0.6 && mean < 0.75);
            }
    }

    // Published: 64 cards and 200 s, every 9.4 h and 1.2 %; 1,024 cards 2.3 h and 4.7 %.
    void failures_data()
    {
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("hours");
        QTest::addColumn<double>("percent");
        QTest::newRow("64") << 64.0 << 9.4 << 1.2;
        QTest::newRow("1024") << 1024.0 << 2.3 << 4.7;
    }
    void failures()
    {
        QFETCH(double, gpus);
        const Goodput answer = goodput(gpus, 50677, 200, 0);
        QTEST(qRound(answer.checkpointEverySeconds / 360) / 10.0, "hours");
        QTEST(qRound(answer.loss * 1000) / 10.0, "percent");
    }

    // 7.75 kW, PUE 1.3, all year: 57,000 yuan in Jiangsu, 60,000 in Zhejiang, 32,000 in Zhongwei.
    void electricityOfAServer()
    {
        QVERIFY(close(energyYuanPerYear(7750, 1.3, 0.647), 57000, 0.01));
        QVERIFY(close(energyYuanPerYear(7750, 1.3, 0.685), 60000, 0.01));
        QVERIFY(close(energyYuanPerYear(7750, 1.3, 0.36), 32000, 0.01));
    }

    void cashFlow()
    {
        const CostOption option = costOf(CostKind::BuyColocate, byHand());
        QCOMPARE(option.years.size(), 2);
        QCOMPARE(option.years.at(0).rack, 60000.0);        // 500 x 10 kW x 12
        QCOMPARE(option.years.at(0).maintenance, 50000.0); // 5 %
        QVERIFY(close(option.years.at(0).energy, 26280));  // 5 kW x 1.2 x 8760 x 0.5
        QVERIFY(close(option.years.at(1).capex, -100000)); // a tenth is left
        QVERIFY(close(option.total, 1172560, 1e-9));
        QVERIFY(close(option.perGpuHour, 1172560 / (8 * 17520.0), 1e-9));
    }

    // 10 kW x 20 yuan/W = 200,000, of which eight tenths are left after two of ten years; no rack.
    void selfBuild()
    {
        const CostOption option = costOf(CostKind::SelfBuild, byHand());
        QVERIFY(close(option.total, 1172560 - 2 * 60000 + 200000 - 160000, 1e-9));
    }

    // At 0 h owning costs 1,135,768 more; at 24 h 229,040 less: 24 x 1135768 / 1364808 = 19.97 h.
    void breakEven()
    {
        QVERIFY(close(*breakEvenHours(byHand()), 19.972));
        CostInput cheap = byHand();
        cheap.cardHourYuan = figure(1);
        QVERIFY(!breakEvenHours(cheap)); // hiring stays cheaper
        cheap.cardHourYuan.reset();
        QVERIFY(!breakEvenHours(cheap));
        CostInput at = byHand();
        at.hoursPerDay = *breakEvenHours(byHand());
        QVERIFY(close(costOf(CostKind::BuyColocate, at).total, costOf(CostKind::RentCardHour, at).total, 1e-9));
    }

    // Four cards at 13.2 yuan, 6,018 tokens/s: 2.4 yuan a million.
    void perMillionTokens()
    {
        CostInput input = byHand();
        input.cardHourYuan = figure(13.2);
        input.gpus = 4;
        input.tokensPerSecond = 6018;
        input.runSeconds = 7200;
        const CostOption option = costOf(CostKind::RentCardHour, input);
        QCOMPARE(qRound(*option.perMillionTokens * 10), 24);
        QVERIFY(close(*option.perRun, 4 * 13.2 * 2, 1e-9));
        input.training = true; // the time lost to failures makes a token dearer
        QVERIFY(*costOf(CostKind::RentCardHour, input).perMillionTokens > *option.perMillionTokens);
    }

    void absentPrices()
    {
        CostInput input = byHand();
        input.serverYuan.reset();
        const CostAnswer answer = answerCost(input);
        QCOMPARE(answer.options.size(), 4);
        QCOMPARE(answer.options.at(0).missing, QStringList{QStringLiteral("server_yuan")});
        QCOMPARE(answer.options.at(1).missing, QStringList{QStringLiteral("server_month_yuan")});
        QVERIFY(answer.options.at(2).missing.isEmpty());
        QVERIFY(!answer.breakEvenHoursPerDay);
        QVERIFY(answer.tornado.isEmpty());
    }

    void tornadoIsSortedAndHoldsTheBase()
    {
        const CostAnswer answer = answerCost(byHand());
        QVERIFY(answer.tornado.size() >= 3);
        const double base = answer.options.first().perGpuHour;
        double before = 1e300;
        for (const TornadoRow &row : answer.tornado) {
            const double span = qAbs(row.perGpuHourHigh - row.perGpuHourLow);
            QVERIFY(span <= before);
            before = span;
            QVERIFY(qMin(row.perGpuHourLow, row.perGpuHourHigh) <= base * (1 + 1e-9));
            QVERIFY(qMax(row.perGpuHourLow, row.perGpuHourHigh) >= base * (1 - 1e-9));
        }
    }

    void ownPricesWinAndSaySo()
    {
        const auto catalog = *Catalog::loadBundled();
        Scenario scenario;
        const Gpu &gpu = *catalog->gpu(scenario.cluster.gpu);
        const SiteAnswer site = *answerSite(scenario, gpu, Estimate());
        Result<CostInput> input = readCost(scenario, gpu, Estimate(), site);
        QVERIFY(input.ok());
        QVERIFY(!input->serverYuan); // no ordinary purchase price is published
        QVERIFY(!input->serverMonthYuan->own && !input->serverMonthYuan->asOf.isEmpty());
        QCOMPARE(input->serverMonthYuan->typical, 76000.0);
        QCOMPARE(input->rackYuanKwMonth.typical, 570.0); // each with the date of its own row
        QCOMPARE(input->rackYuanKwMonth.asOf, QStringLiteral("2026-06"));
        QCOMPARE(input->roomYuanW.typical, 20.0); // 20 million yuan a MW
        QCOMPARE(input->energyYuanKwh.asOf, QStringLiteral("2026-10"));
        scenario.cost = {{QStringLiteral("server_month_yuan"), 70000}, {QStringLiteral("server_yuan"), 2e6}};
        input = readCost(scenario, gpu, Estimate(), site);
        QVERIFY(input->serverMonthYuan->own && input->serverYuan->own);
        QCOMPARE(input->serverMonthYuan->typical, 70000.0);
        scenario.cost = {{QStringLiteral("years"), -1}};
        QCOMPARE(readCost(scenario, gpu, Estimate(), site).error().where, QStringLiteral("cost.years"));
    }
};

QTEST_APPLESS_MAIN(TestCost)
#include "tst_cost.moc"
