// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixture.h"
#include "ui/scenario/number_edit.h"
#include "ui/scenario/power_slider.h"
#include "ui/theme/style.h"

#include <QSignalSpy>

using namespace xuanka;
using namespace xuanka::ui;

class TestFields : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        installFonts();
        applyTheme(Theme::of(Scheme::Light));
    }
    void init() { test::failOnWarnings(); }

    void numbersAsPeopleWriteThem_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        QTest::newRow("plain") << "4096" << 4096.0;
        QTest::newRow("grouped") << "12,288" << 12288.0;
        QTest::newRow("thin spaces") << QString::fromUtf8("12 288") << 12288.0;
        QTest::newRow("k") << "4k" << 4000.0;
        QTest::newRow("billions") << "1.5 B" << 1.5e9;
        QTest::newRow("exponent") << "2e12" << 2e12;
        QTest::newRow("wan") << QString::fromUtf8("3万") << 30000.0;
        QTest::newRow("yi") << QString::fromUtf8("1.2亿") << 1.2e8;
        QTest::newRow("per cent") << "25 %" << 25.0;
    }
    void numbersAsPeopleWriteThem()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        QCOMPARE(NumberEdit::parse(text).value_or(-1), value);
    }

    void notNumbers_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"", "abc", "1.2.3", "inf", "nan", "--1", "k"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void notNumbers()
    {
        QFETCH(QString, text);
        QVERIFY(!NumberEdit::parse(text));
    }

    void whatIsOutOfRangeIsNotTaken()
    {
        NumberEdit edit;
        edit.setRange(1, 1024, true, false);
        edit.setNumber(8);
        edit.show();
        QSignalSpy edited(&edit, &NumberEdit::numberEdited);
        QSignalSpy acceptable(&edit, &NumberEdit::acceptabilityChanged);
        const auto type = [&](const char *text) {
            edit.selectAll();
            QTest::keyClicks(&edit, QString::fromLatin1(text));
            QTest::keyClick(&edit, Qt::Key_Return);
        };
        for (const char *text : {"0", "1025", "2.5", "-4", "many"}) {
            type(text);
            QCOMPARE(edited.count(), 0);
            QVERIFY(!edit.hasAcceptableNumber());
        }
        QVERIFY(acceptable.count() > 0);
        type("16");
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.last().first().toDouble(), 16.0);
        QTest::keyClick(&edit, Qt::Key_Up);
        QCOMPARE(edit.number(), 17.0);
        type("9999");
        QTest::keyClick(&edit, Qt::Key_Escape); // gives the last value back
        QCOMPARE(edit.text(), QStringLiteral("17"));
    }

    void emptyIsAutomatic()
    {
        NumberEdit edit;
        edit.setRange(10, 2000, false, true);
        edit.setNumber(300);
        QSignalSpy edited(&edit, &NumberEdit::numberEdited);
        edit.selectAll();
        QTest::keyClick(&edit, Qt::Key_Delete);
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edited.last().first().toDouble(), 0.0);
        QVERIFY(edit.text().isEmpty());
    }

    void sharesAreTypedAsPerCent()
    {
        NumberEdit edit;
        edit.setRange(0, 0.9, false, false);
        edit.setPercent(true);
        edit.setNumber(0.07);
        QCOMPARE(edit.text(), QStringLiteral("7"));
        QSignalSpy edited(&edit, &NumberEdit::numberEdited);
        edit.selectAll();
        QTest::keyClicks(&edit, QStringLiteral("35"));
        QTest::keyClick(&edit, Qt::Key_Return);
        QCOMPARE(edited.last().first().toDouble(), 0.35);
    }

    void sliderStopsAtPowersOfTwo()
    {
        PowerSlider slider;
        slider.setNumberRange(1, 1024);
        slider.resize(200, 26);
        slider.show();
        slider.setNumber(4);
        QSignalSpy dragged(&slider, &PowerSlider::numberDragged);
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(slider.number(), 8.0);
        slider.setNumber(6); // typed: stands between the stops
        QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(slider.number(), 8.0);
        slider.setNumber(6);
        QTest::keyClick(&slider, Qt::Key_Left);
        QCOMPARE(slider.number(), 4.0);
        QTest::keyClick(&slider, Qt::Key_End);
        QCOMPARE(slider.number(), 1024.0);
        QTest::keyClick(&slider, Qt::Key_Home);
        QCOMPARE(slider.number(), 1.0);
        for (const QList<QVariant> &arguments : std::as_const(dragged)) {
            const double octaves = std::log2(arguments.first().toDouble());
            QCOMPARE(octaves, std::round(octaves));
        }
    }

    void sliderFollowsTheMouse()
    {
        PowerSlider slider;
        slider.setNumberRange(1, 1024);
        slider.resize(214, 26);
        slider.show();
        QSignalSpy ended(&slider, &PowerSlider::dragEnded);
        QTest::mousePress(&slider, Qt::LeftButton, {}, QPoint(107, 13)); // the middle: five octaves
        QCOMPARE(slider.number(), 32.0);
        QTest::mouseMove(&slider, QPoint(213, 13));
        QCOMPARE(slider.number(), 1024.0);
        QTest::mouseRelease(&slider, Qt::LeftButton, {}, QPoint(213, 13));
        QCOMPARE(ended.count(), 1);
    }

    void theMarkIsDrawnOnTheSlider()
    {
        PowerSlider slider;
        slider.setNumberRange(1, 1024);
        slider.resize(200, 26);
        slider.setNumber(1);
        const auto reds = [&] {
            const QImage image = slider.grab().toImage();
            int leftmost = -1;
            for (int x = 0; x < image.width() && leftmost < 0; ++x) {
                if (image.pixelColor(x, 6).red() > 150 && image.pixelColor(x, 6).green() < 90)
                    leftmost = x;
            }
            return leftmost;
        };
        QCOMPARE(reds(), -1);
        slider.setLimit(8);
        const int atEight = reds();
        QVERIFY(atEight > 0);
        slider.setLimit(64);
        QVERIFY(reds() > atEight);
        slider.setLimit(0); // nothing fits: at the very left
        QVERIFY(reds() >= 0 && reds() < 8);
        slider.setLimit(5000); // all of the slider fits
        QCOMPARE(reds(), -1);
    }
};

QTEST_MAIN(TestFields)
#include "tst_fields.moc"
