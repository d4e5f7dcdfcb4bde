// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cost/card_price.h"
#include "cost/price_table.h"

#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

class TestCardPrice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    // Yuan a card-hour as the compiled table itself states them beside the monthly rent.
    void rentOfAServerByTheCardHour_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("typical");
        QTest::addColumn<double>("high");
        QTest::newRow("A100 80G, 31500 to 38000 a month") << "a100-sxm4-80" << 5.394 << 5.394 << 6.507;
        QTest::newRow("H100, 75000 to 80000") << "h100-sxm5-80" << 12.842 << 13.014 << 13.699;
        QTest::newRow("H20 141, 48000") << "h20-141" << 8.219 << 8.219 << 8.219;
        QTest::newRow("4090, 6800 to 8800") << "rtx-4090" << 1.164 << 1.250 << 1.507;
        QTest::newRow("5090, 12000") << "rtx-5090" << 2.055 << 2.055 << 2.055;
        QTest::newRow("910B2, middle of 12000 and 15000") << "ascend-910b2" << 2.055 << 2.312 << 2.568;
    }
    void rentOfAServerByTheCardHour()
    {
        QFETCH(QString, gpu);
        const std::optional<CardHourPrice> price = cardHourPrice(gpu);
        QVERIFY(price);
        QTEST(qRound(price->lowYuan * 1000) / 1000.0, "low");
        QTEST(qRound(price->typicalYuan * 1000) / 1000.0, "typical");
        QTEST(qRound(price->highYuan * 1000) / 1000.0, "high");
        QCOMPARE(price->basis, QStringLiteral("server_rent"));
        QCOMPARE(price->asOf, QStringLiteral("2026-06"));
    }

    void nothingIsCarriedOver()
    {
        // No rent of these is published in the table, though relatives of theirs have one.
        for (const char *gpu : {"h200-sxm-141", "a800-sxm4-80", "rtx-4090d", "h20-96", "l40s", ""})
            QVERIFY2(!cardHourPrice(QString::fromLatin1(gpu)), gpu);
    }

    void everyRowNamesKnownCardsSourceAndConfidence()
    {
        const auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        QVERIFY(bundledPriceTable().size() > 40);
        for (const PriceRecord &row : bundledPriceTable())
            for (const QString &gpu : row.gpus)
                QVERIFY2((*catalog)->gpu(gpu), qPrintable(gpu));
    }

    void brokenTables_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no list") << QByteArray("{}");
        QTest::newRow("no source") << QByteArray(R"({"prices":[{"category":"a","item":"b","unit":"yuan"}]})");
        QTest::newRow("range upside down") << QByteArray(
            R"({"prices":[{"category":"a","item":"b","unit":"c","source":"d","confidence":"low","low":3,"typical":2,"high":4}]})");
    }
    void brokenTables()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!readPrices(json).ok());
    }
};

QTEST_APPLESS_MAIN(TestCardPrice)
#include "tst_card_price.moc"
