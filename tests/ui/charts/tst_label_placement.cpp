// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/label_placement.h"

#include <QTest>

#include <QRandomGenerator>

using namespace xuanka::ui;

class TstLabelPlacement : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void apartStayWhereTheyAre() { QCOMPARE(spreadLabels({{20, 10}, {60, 10}}, 0, 100, 2), (QVector<double>{15, 55})); }

    void touchingMoveEvenly()
    {
        // two labels 10 high that both want 50: together 22 with the gap, centred on 50
        QCOMPARE(spreadLabels({{50, 10}, {50, 10}}, 0, 100, 2), (QVector<double>{39, 51}));
    }

    void keepTheOrderOfWishes() { QCOMPARE(spreadLabels({{52, 10}, {50, 10}}, 0, 100, 2), (QVector<double>{52, 40})); }

    void edges()
    {
        QCOMPARE(spreadLabels({{0, 10}}, 0, 100, 2), (QVector<double>{0}));
        QCOMPARE(spreadLabels({{100, 10}, {99, 10}}, 0, 100, 2), (QVector<double>{90, 78}));
        QVERIFY(spreadLabels({}, 0, 100, 2).isEmpty());
    }

    void neverOverlap()
    {
        QRandomGenerator random(20261130);
        for (int round = 0; round < 500; ++round) {
            QVector<LabelWish> wishes;
            const int count = random.bounded(1, 8);
            for (int i = 0; i < count; ++i)
                wishes << LabelWish{random.bounded(300.0), 8 + random.bounded(24.0)};
            const QVector<double> tops = spreadLabels(wishes, 0, 300, 2);
            for (int a = 0; a < count; ++a) {
                QVERIFY(tops[a] >= -1e-9 && tops[a] + wishes[a].height <= 300 + 1e-9);
                for (int b = 0; b < count; ++b) {
                    if (a != b)
                        QVERIFY(tops[a] >= tops[b] + wishes[b].height + 2 - 1e-9 ||
                                tops[b] >= tops[a] + wishes[a].height + 2 - 1e-9);
                }
            }
        }
    }

    void clearOfLinesGoesUp()
    {
        const QRectF label(0, 40, 20, 12);
        QCOMPARE(clearOfLines(label, {100, 10}, 2), label);
        QCOMPARE(clearOfLines(label, {45}, 2).bottom(), 43.0);
        // moved off the first line it would stand on the second
        QCOMPARE(clearOfLines(label, {35, 45}, 2).bottom(), 33.0);
    }

    void preferredIsShownFirst()
    {
        const QVector<QRectF> labels{{0, 0, 20, 10}, {15, 0, 20, 10}, {30, 0, 20, 10}, {60, 0, 20, 10}};
        QCOMPARE(withoutOverlap(labels, 1, 4), (QVector<bool>{false, true, false, true}));
        QCOMPARE(withoutOverlap(labels, -1, 4), (QVector<bool>{true, false, true, true}));
    }
};

QTEST_APPLESS_MAIN(TstLabelPlacement)
#include "tst_label_placement.moc"
