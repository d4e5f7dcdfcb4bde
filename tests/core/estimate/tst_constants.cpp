// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/constants.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

class TestConstants : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void readsARecord()
    {
        const auto set = ConstantSet::fromJson(
            R"({"as_of": "2026-11", "constants": [{"name": "x", "value": 2.5, "unit": "B", "meaning": "m",
                "source": "s", "confidence": "high"}]})");
        QVERIFY(set.ok());
        QCOMPARE(set->asOf(), QStringLiteral("2026-11"));
        QCOMPARE(set->value(QStringLiteral("x")), 2.5);
        QCOMPARE(set->records().value(QStringLiteral("x")).confidence, QStringLiteral("high"));
        QVERIFY(!set->contains(QStringLiteral("y")));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("where");
        const QByteArray head = R"({"as_of": "2026-11", "constants": [)";
        const QByteArray good = R"({"name": "x", "value": 1, "unit": "", "meaning": "m", "source": "s",
                                    "confidence": "low"})";
        QTest::newRow("not JSON") << QByteArray("{") << "offset 1";
        QTest::newRow("no list") << QByteArray(R"({"as_of": "2026-11"})") << "constants";
        QTest::newRow("empty list") << head + "]}"
                                    << "constants";
        QTest::newRow("no date") << QByteArray(R"({"constants": [)") + good + "]}"
                                 << "as_of";
        QTest::newRow("name twice") << head + good + "," + good + "]}"
                                    << "constants[1].name";
        QTest::newRow("value is text") << head + QByteArray(good).replace("\"value\": 1", "\"value\": \"1\"") + "]}"
                                       << "constants[0].value";
        QTest::newRow("no source") << head + QByteArray(good).replace("\"source\": \"s\"", "\"source\": \"\"") + "]}"
                                   << "constants[0].source";
        QTest::newRow("odd confidence") << head + QByteArray(good).replace("low", "sure") + "]}"
                                        << "constants[0].confidence";
    }
    void refuses()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, where);
        const auto set = ConstantSet::fromJson(json, QStringLiteral("set.json"));
        QVERIFY(!set.ok());
        QCOMPARE(set.error().file, QStringLiteral("set.json"));
        QCOMPARE(set.error().where, where);
    }

    void bundledSets()
    {
        const QStringList files = QDir(QStringLiteral(":/constants")).entryList({QStringLiteral("*.json")});
        QVERIFY(files.contains(QStringLiteral("memory.json")));
        const auto set = ConstantSet::load(QStringLiteral(":/constants/memory.json"));
        QVERIFY(set.ok());
        // figures read from DeepSpeed's source, not fitted
        QCOMPARE(set->value(QStringLiteral("zero3_bucket_elements")), 5e8);
        QCOMPARE(set->value(QStringLiteral("zero_live_elements")), 1e9);
    }

    void missingFile() { QVERIFY(!ConstantSet::load(QStringLiteral(":/constants/none.json")).ok()); }
};

QTEST_APPLESS_MAIN(TestConstants)
#include "tst_constants.moc"
