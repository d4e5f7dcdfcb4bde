// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "estimate/engine.h"
#include "estimate/power.h"
#include "site/room.h"

#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

namespace
{

Cluster servers(const QString &gpu)
{
    Cluster cluster;
    cluster.gpu = gpu;
    return cluster;
}

} // namespace

class TestRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void initTestCase() { m_catalog = *Catalog::loadBundled(); }

    // 8 x 700 W: 8.4 kW measured peak, plate of 10.2 kW; mean of pure computation 7.75 to 7.84 kW.
    void eightH100()
    {
        const Gpu &gpu = *m_catalog->gpu(QStringLiteral("h100-sxm5-80"));
        const PowerConstants constants = *PowerConstants::load();
        PowerEstimate power = powerOfShares(servers(gpu.id), gpu, {1, 0, 0, 0}, 1, 0, constants);
        const ServerPower server = *serverPower(servers(gpu.id), gpu, power);
        QVERIFY2(qAbs(server.mean / 7800 - 1) < 0.04, qPrintable(QString::number(server.mean)));
        QCOMPARE(server.peak, 8400.0);
        QCOMPARE(qRound(server.nameplate / 100), 102);
    }

    void serversPerRack_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("limit");
        QTest::addColumn<int>("servers");
        QTest::newRow("H100 in 6 kW") << "h100-sxm5-80" << 6000.0 << 0;
        QTest::newRow("H100 in 12 kW") << "h100-sxm5-80" << 12000.0 << 1;
        QTest::newRow("4090 in 6 kW") << "rtx-4090" << 6000.0 << 1;
        QTest::newRow("L40S in 6 kW") << "l40s" << 6000.0 << 1;
        QTest::newRow("5090 in 6 kW") << "rtx-5090" << 6000.0 << 0;
        QTest::newRow("A100 in 40 kW: 36000 / 6496") << "a100-sxm4-80" << 40000.0 << 5;
    }
    void serversPerRack()
    {
        QFETCH(QString, gpu);
        QFETCH(double, limit);
        Scenario scenario;
        scenario.cluster = servers(gpu);
        scenario.site.insert(QStringLiteral("rack_limit_w"), limit);
        const Result<SiteAnswer> answer = answerSite(scenario, *m_catalog->gpu(gpu), Estimate());
        QVERIFY(answer.ok());
        QTEST(answer->serversPerRack, "servers");
        QCOMPARE(answer->checks.first().id, QStringLiteral("rack_power"));
        QCOMPARE(answer->checks.first().result, answer->serversPerRack > 0 ? CheckResult::Pass : CheckResult::Fail);
    }

    // The derating table of the method: loss in percent at 700 W, and inlet at which throttling begins.
    void derating_data()
    {
        QTest::addColumn<double>("inlet");
        QTest::addColumn<double>("recirculation");
        QTest::addColumn<double>("loss");
        QTest::addColumn<double>("onset");
        QTest::newRow("28, 0") << 28.0 << 0.0 << 1.2 << 37.0;
        QTest::newRow("28, 8") << 28.0 << 8.0 << 1.2 << 29.0;
        QTest::newRow("35, 0") << 35.0 << 0.0 << 2.6 << 37.0;
        QTest::newRow("35, 8") << 35.0 << 8.0 << 10.3 << 29.0;
        QTest::newRow("40, 0") << 40.0 << 0.0 << 7.3 << 37.0;
        QTest::newRow("40, 8") << 40.0 << 8.0 << 17.9 << 29.0;
        QTest::newRow("22, 5") << 22.0 << 5.0 << 0.0 << 32.0;
        QTest::newRow("22, 10") << 22.0 << 10.0 << 0.0 << 27.0;
    }
    void derating()
    {
        QFETCH(double, inlet);
        QFETCH(double, recirculation);
        QFETCH(double, loss);
        const ThrottleAnswer answer = throttle({700, 700, inlet, recirculation, Cooling::Air});
        QVERIFY2(qAbs((1 - answer.throughputFactor) * 100 - loss) < 0.06,
                 qPrintable(QString::number(answer.throughputFactor)));
        QTEST(answer.onsetInletC, "onset");
    }

    void badRoomKeepsFourFifths()
    {
        const double recirculation = presetRecirculation(QStringLiteral("bad"));
        QVERIFY(qAbs(recirculation - 23) < 0.2);
        const ThrottleAnswer answer = throttle({700, 700, 28, recirculation, Cooling::Air});
        QVERIFY(qAbs(answer.throughputFactor - 0.8) < 1e-9);
    }

    void warmerIsNeverFaster()
    {
        double before = 1;
        for (double inlet = 10; inlet <= 60; inlet += 0.5) {
            const double factor = throttle({700, 700, inlet, 8, Cooling::Air}).throughputFactor;
            QVERIFY(factor <= before && factor > 0);
            QVERIFY(throttle({700, 700, inlet, 8, Cooling::Liquid}).throughputFactor >= factor);
            before = factor;
        }
    }

    // 70 C of coolant and 21 K over the plate at the card's limit: 91 C, beyond the 84 C where it throttles.
    void coldPlateFeelsTheCoolant()
    {
        Scenario scenario;
        scenario.cluster = servers(QStringLiteral("h100-sxm5-80"));
        scenario.site =
            QJsonObject{{QStringLiteral("cooling"), QStringLiteral("liquid")}, {QStringLiteral("coolant_c"), 70}};
        const Result<SiteAnswer> hot = answerSite(scenario, *m_catalog->gpu(scenario.cluster.gpu), Estimate());
        QVERIFY(hot.ok());
        QVERIFY(qAbs(hot->throttle.cardC - 91) < 1e-9);
        QVERIFY(qAbs(hot->throttle.onsetInletC - 63) < 1e-9);
        scenario.site.insert(QStringLiteral("coolant_c"), 30);
        const Result<SiteAnswer> cool = answerSite(scenario, *m_catalog->gpu(scenario.cluster.gpu), Estimate());
        QVERIFY(cool.ok());
        QVERIFY(cool->throttle.throughputFactor > hot->throttle.throughputFactor);
    }

    // Psychrometric tables: 25 C and 60 % have their dew point at 16.7 C, saturated air at its own temperature.
    void dewPoints()
    {
        QVERIFY(qAbs(dewPoint(25, 60) - 16.7) < 0.05);
        QVERIFY(qAbs(dewPoint(20, 100) - 20) < 1e-9);
    }

    void unknownStaysUnknown()
    {
        Scenario scenario;
        const Result<SiteAnswer> answer = answerSite(scenario, *m_catalog->gpu(scenario.cluster.gpu), Estimate());
        QVERIFY(answer.ok());
        for (const RoomCheck &check : answer->checks)
            if (check.id == QLatin1String("ups") || check.id == QLatin1String("on_site"))
                QCOMPARE(check.result, CheckResult::Unknown);
    }

    void badBlocks_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("unknown key") << "rack" << QJsonValue(1);
        QTest::newRow("wrong type") << "inlet_c" << QJsonValue(QStringLiteral("28"));
        QTest::newRow("too much") << "rack_limit_w" << QJsonValue(1e308);
        QTest::newRow("no such preset") << "preset" << QJsonValue(QStringLiteral("worse"));
    }
    void badBlocks()
    {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        const Result<Room> room = readRoom(QJsonObject{{key, value}});
        QVERIFY(!room.ok());
        QCOMPARE(room.error().where, QStringLiteral("site.") + key);
    }

private:
    std::shared_ptr<const Catalog> m_catalog;
};

QTEST_APPLESS_MAIN(TestRoom)
#include "tst_room.moc"
