// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/format.h"

#include "quantity/units.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace xuanka;

/// Every expected text is written down by hand from the rule: three significant digits, grouping, unit.
class TestFormat : public QObject
{
    Q_OBJECT
    const Phrases m_english{Language::English};
    const Phrases m_chinese{Language::Chinese};
    bool translated() const { return m_chinese.memoryPart(QStringLiteral("weights")) == QStringLiteral("权重"); }

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void number_data();
    void number();
    void exact_data();
    void exact();
    void memory_data();
    void memory();
    void seconds_data();
    void seconds();
    void power_data();
    void power();
    void yuan_data();
    void yuan();
    void count_data();
    void count();
    void plusMinus_data();
    void plusMinus();
    void words();
    void outOfRange();
};

void TestFormat::number_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("expected");
    QTest::newRow("zero") << 0.0 << 3 << QStringLiteral("0");
    QTest::newRow("whole") << 8.0 << 3 << QStringLiteral("8");
    QTest::newRow("whole hundreds") << 999.0 << 3 << QStringLiteral("999");
    QTest::newRow("three digits") << 71.43 << 3 << QStringLiteral("71.4");
    QTest::newRow("trailing zero stays") << 71.04 << 3 << QStringLiteral("71.0");
    QTest::newRow("below one") << 0.04567 << 3 << QStringLiteral("0.0457");
    QTest::newRow("grouped") << 11923.0 << 3 << QStringLiteral("11,900");
    QTest::newRow("millions") << 1234567.0 << 3 << QStringLiteral("1,230,000");
    QTest::newRow("rounds up a decade") << 999.7 << 3 << QStringLiteral("1,000");
    QTest::newRow("rounds up below one") << 0.9996 << 3 << QStringLiteral("1.00");
    QTest::newRow("negative") << -26.94 << 3 << QStringLiteral("−26.9");
    QTest::newRow("two digits") << 1234.0 << 2 << QStringLiteral("1,200");
    QTest::newRow("no exponent") << 2.5e-7 << 3 << QStringLiteral("0.000000250");
}

void TestFormat::number()
{
    QFETCH(double, value);
    QFETCH(int, digits);
    QFETCH(QString, expected);
    QCOMPARE(Format(m_english).number(value, digits), expected);
    QCOMPARE(Format(m_chinese).number(value, digits), expected);
}

void TestFormat::exact_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("sequence") << 4096.0 << QStringLiteral("4,096");
    QTest::newRow("bucket") << 5e8 << QStringLiteral("500,000,000");
    QTest::newRow("dropout") << 0.05 << QStringLiteral("0.05");
    QTest::newRow("year") << 2026.5 << QStringLiteral("2,026.5");
    QTest::newRow("parameters") << 6738415616.0 << QStringLiteral("6,738,415,616");
    QTest::newRow("negative") << -3.0 << QStringLiteral("−3");
}

void TestFormat::exact()
{
    QFETCH(double, value);
    QFETCH(QString, expected);
    QCOMPARE(Format(m_english).exact(value), expected);
}

void TestFormat::memory_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("gib");
    QTest::addColumn<QString>("bySize");
    QTest::newRow("zero") << 0.0 << QStringLiteral("0 GiB") << QStringLiteral("0 B");
    QTest::newRow("bytes") << 512.0 << QStringLiteral("0.000000477 GiB") << QStringLiteral("512 B");
    QTest::newRow("KiB") << 170112.0 << QStringLiteral("0.000158 GiB") << QStringLiteral("166 KiB");
    QTest::newRow("MiB") << 32.0 * units::kMiB << QStringLiteral("0.0313 GiB") << QStringLiteral("32 MiB");
    // 2 bytes for each of the 6,738,415,616 parameters of Llama-2-7B
    QTest::newRow("GiB") << 13476831232.0 << QStringLiteral("12.6 GiB") << QStringLiteral("12.6 GiB");
    QTest::newRow("80 GiB") << 80.0 * units::kGiB << QStringLiteral("80 GiB") << QStringLiteral("80 GiB");
    QTest::newRow("TiB") << 1536.0 * units::kGiB << QStringLiteral("1,540 GiB") << QStringLiteral("1.50 TiB");
}

void TestFormat::memory()
{
    QFETCH(double, value);
    QFETCH(QString, gib);
    QFETCH(QString, bySize);
    const Format format(m_english);
    QCOMPARE(format.gib(value), gib);
    QCOMPARE(format.gibValue(value) + QStringLiteral(" GiB"), gib);
    QCOMPARE(format.bytes(value), bySize);
    QCOMPARE(Format(m_chinese).gib(value), gib);
}

void TestFormat::seconds_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("zero") << 0.0 << QStringLiteral("0 s") << QStringLiteral("0 秒");
    QTest::newRow("µs") << 50.2e-6 << QStringLiteral("50.2 µs") << QStringLiteral("50.2 微秒");
    QTest::newRow("ms") << 0.0149 << QStringLiteral("14.9 ms") << QStringLiteral("14.9 毫秒");
    QTest::newRow("s") << 18.97 << QStringLiteral("19.0 s") << QStringLiteral("19.0 秒");
    QTest::newRow("90 s") << 90.0 << QStringLiteral("90 s") << QStringLiteral("90 秒");
    QTest::newRow("minutes") << 1500.0 << QStringLiteral("25 min") << QStringLiteral("25 分钟");
    QTest::newRow("hours") << 27000.0 << QStringLiteral("7.50 h") << QStringLiteral("7.50 小时");
    QTest::newRow("47 hours") << 47 * 3600.0 << QStringLiteral("47 h") << QStringLiteral("47 小时");
    QTest::newRow("days") << 86400.0 * 12.34 << QStringLiteral("12.3 days") << QStringLiteral("12.3 天");
}

void TestFormat::seconds()
{
    QFETCH(double, value);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QCOMPARE(Format(m_english).seconds(value), english);
    if (!translated())
        QSKIP("the Chinese translation is not filled in this tree");
    QCOMPARE(Format(m_chinese).seconds(value), chinese);
}

void TestFormat::power_data()
{
    QTest::addColumn<QString>("made");
    QTest::addColumn<QString>("expected");
    const Format format(m_english);
    QTest::newRow("W") << format.watts(700) << QStringLiteral("700 W");
    QTest::newRow("kW") << format.watts(7750) << QStringLiteral("7.75 kW");
    QTest::newRow("J") << format.energy(0.652) << QStringLiteral("0.652 J");
    QTest::newRow("many J") << format.energy(35900) << QStringLiteral("35,900 J");
    QTest::newRow("kWh") << format.energy(3.6e9) << QStringLiteral("1,000 kWh");
    QTest::newRow("percent") << format.percent(0.46) << QStringLiteral("46 %");
    QTest::newRow("percent three digits") << format.percent(0.4567) << QStringLiteral("45.7 %");
    QTest::newRow("tokens/s") << format.tokensPerSecond(10830) << QStringLiteral("10,800 tokens/s");
    QTest::newRow("flops") << format.flops(989.4e12) << QStringLiteral("989 TFLOP/s");
}

void TestFormat::power()
{
    QFETCH(QString, made);
    QFETCH(QString, expected);
    QCOMPARE(made, expected);
}

void TestFormat::yuan_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("small") << 5.3 << QStringLiteral("¥5.30") << QStringLiteral("¥5.30");
    QTest::newRow("thousands") << 8200.0 << QStringLiteral("¥8,200") << QStringLiteral("¥8,200");
    QTest::newRow("ten thousands") << 41200.0 << QStringLiteral("¥41,200") << QStringLiteral("¥4.12 万");
    QTest::newRow("millions") << 2345678.0 << QStringLiteral("¥2,350,000") << QStringLiteral("¥235 万");
    QTest::newRow("hundred millions") << 1.234e8 << QStringLiteral("¥123,000,000") << QStringLiteral("¥1.23 亿");
    QTest::newRow("negative") << -41200.0 << QStringLiteral("−¥41,200") << QStringLiteral("−¥4.12 万");
}

void TestFormat::yuan()
{
    QFETCH(double, value);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QCOMPARE(Format(m_english).yuan(value), english);
    QCOMPARE(Format(m_chinese).yuan(value), chinese);
}

void TestFormat::count_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("few") << 4096.0 << QStringLiteral("4,100") << QStringLiteral("4,100");
    QTest::newRow("万") << 25600.0 << QStringLiteral("25.6 k") << QStringLiteral("2.56 万");
    QTest::newRow("BERT-base") << 109482240.0 << QStringLiteral("109 M") << QStringLiteral("1.09 亿");
    QTest::newRow("Qwen2.5-7B") << 7615616512.0 << QStringLiteral("7.62 B") << QStringLiteral("76.2 亿");
    QTest::newRow("7e9") << 7e9 << QStringLiteral("7 B") << QStringLiteral("70 亿");
    QTest::newRow("15 T") << 15e12 << QStringLiteral("15 T") << QStringLiteral("15 万亿");
}

void TestFormat::count()
{
    QFETCH(double, value);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QCOMPARE(Format(m_english).count(value), english);
    QCOMPARE(Format(m_chinese).count(value), chinese);
}

void TestFormat::plusMinus_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<QString>("expected");
    QTest::newRow("symmetric") << 0.96 << 1.04 << QStringLiteral("±4 %");
    QTest::newRow("skewed") << 0.97 << 1.08 << QStringLiteral("−3/+8 %");
    QTest::newRow("factor 1.29") << 1 / 1.29 << 1.29 << QStringLiteral("−22/+29 %");
    QTest::newRow("narrow") << 0.997 << 1.003 << QStringLiteral("±0.3 %");
    QTest::newRow("wide") << 0.643 << 2.847 << QStringLiteral("−36/+185 %");
    QTest::newRow("above only") << 1.02 << 1.2 << QStringLiteral("+2/+20 %");
}

void TestFormat::plusMinus()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(QString, expected);
    QCOMPARE(Format(m_english).plusMinus({low, high}), expected);
}

void TestFormat::words()
{
    QCOMPARE(Format(m_english).notPublished(), QStringLiteral("not published"));
    if (!translated())
        QSKIP("the Chinese translation is not filled in this tree");
    QCOMPARE(Format(m_chinese).notPublished(), QStringLiteral("未公布"));
}

void TestFormat::outOfRange()
{
    const Format format(m_english);
    QCOMPARE(format.number(std::nan("")), QStringLiteral("—"));
    QCOMPARE(format.number(HUGE_VAL), QStringLiteral("—"));
    QCOMPARE(format.gib(std::nan("")), QStringLiteral("— GiB"));
    QCOMPARE(format.exact(-HUGE_VAL), QStringLiteral("—"));
    QVERIFY(!format.number(1e300).isEmpty());
    QCOMPARE(format.number(1e-300), QStringLiteral("0.000000000000"));
}

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"
