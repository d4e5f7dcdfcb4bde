// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis.h"

#include <QTest>

using namespace xuanka::ui;

class TstAxis : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void linearTicks_data()
    {
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<int>("most");
        QTest::addColumn<QVector<double>>("ticks");
        QTest::newRow("twenties") << 0.0 << 125.0 << 7 << QVector<double>{0, 20, 40, 60, 80, 100, 120};
        QTest::newRow("fifties") << 0.0 << 125.0 << 4 << QVector<double>{0, 50, 100};
        QTest::newRow("fifths") << 0.0 << 0.6 << 4 << QVector<double>{0, 0.2, 0.4, 0.6};
        QTest::newRow("exact end") << 0.0 << 10.0 << 5 << QVector<double>{0, 2, 4, 6, 8, 10};
        QTest::newRow("below zero") << -5.0 << 5.0 << 4 << QVector<double>{-5, 0, 5};
        QTest::newRow("empty range") << 3.0 << 3.0 << 2 << QVector<double>{3, 3.5, 4};
        QTest::newRow("large") << 0.0 << 96000.0 << 5 << QVector<double>{0, 20000, 40000, 60000, 80000};
    }
    void linearTicks()
    {
        QFETCH(double, minimum);
        QFETCH(double, maximum);
        QFETCH(int, most);
        QFETCH(QVector<double>, ticks);
        const AxisScale axis = linearAxis(minimum, maximum, most);
        QCOMPARE(axis.ticks.size(), ticks.size());
        for (qsizetype i = 0; i < ticks.size(); ++i)
            QVERIFY2(std::abs(axis.ticks[i] - ticks[i]) < 1e-9, qPrintable(QString::number(axis.ticks[i])));
    }

    /// Whatever the range, there are few enough ticks, at least one, and all lie inside.
    void ticksStayInside()
    {
        for (double maximum = 1e-6; maximum < 1e9; maximum *= 1.37) {
            for (int most = 2; most <= 8; ++most) {
                const AxisScale axis = linearAxis(0, maximum, most);
                QVERIFY(axis.ticks.size() >= 2 && axis.ticks.size() <= most + 1);
                QVERIFY(axis.ticks.last() <= maximum * (1 + 1e-9));
                QCOMPARE(axis.share(maximum), 1.0);
            }
        }
    }

    void notFinite()
    {
        const AxisScale axis = linearAxis(0, std::numeric_limits<double>::infinity(), 5);
        QCOMPARE(axis.maximum, 1.0);
        QVERIFY(axis.ticks.size() < 10);
        const AxisScale logarithmic = logarithmicAxis(-1, std::nan(""), 5);
        QCOMPARE(logarithmic.minimum, 1.0);
        QCOMPARE(logarithmic.maximum, 10.0);
    }

    void logarithmicTicks()
    {
        QCOMPARE(logarithmicAxis(1, 100, 8).ticks, (QVector<double>{1, 2, 5, 10, 20, 50, 100}));
        QCOMPARE(logarithmicAxis(10, 1e6, 6).ticks, (QVector<double>{10, 100, 1000, 1e4, 1e5, 1e6}));
        const AxisScale axis = logarithmicAxis(1, 100, 8);
        QCOMPARE(axis.share(10), 0.5);
    }

    void stopsAreTicks()
    {
        const AxisScale axis = stopsAxis({1, 2, 4, 8, 16}, 8);
        QCOMPARE(axis.ticks, (QVector<double>{1, 2, 4, 8, 16}));
        QCOMPARE(axis.share(4), 0.5);
        QCOMPARE(stopsAxis({1, 2, 4, 8, 16}, 3).ticks, (QVector<double>{1, 4, 16}));
        QCOMPARE(stopsAxis({8}, 3).share(8), 0.0);
    }

    void texts_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("step");
        QTest::addColumn<QString>("text");
        QTest::newRow("grouped") << 20000.0 << 20000.0 << QStringLiteral("20,000");
        QTest::newRow("whole") << 40.0 << 20.0 << QStringLiteral("40");
        QTest::newRow("tenth") << 0.3 << 0.1 << QStringLiteral("0.3");
        QTest::newRow("hundredth") << 0.1 << 0.05 << QStringLiteral("0.10");
        QTest::newRow("zero") << 1e-17 << 0.1 << QStringLiteral("0.0");
        QTest::newRow("negative") << -5.0 << 5.0 << QStringLiteral("−5");
        QTest::newRow("stop") << 4096.0 << 0.0 << QStringLiteral("4,096");
        QTest::newRow("small stop") << 0.02 << 0.0 << QStringLiteral("0.02");
    }
    void texts()
    {
        QFETCH(double, value);
        QFETCH(double, step);
        QTEST(tickText(value, step), "text");
    }
};

QTEST_APPLESS_MAIN(TstAxis)
#include "tst_axis.moc"
