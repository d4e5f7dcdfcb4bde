// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace xuanka::ui;

namespace
{

double channel(double value) { return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

double luminance(const QColor &color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

// Viénot, Brettel, Mollon 1999: what a deuteranope sees, good enough to compare series colours.
QColor deuteranope(const QColor &color)
{
    const double r = channel(color.redF()), g = channel(color.greenF()), b = channel(color.blueF());
    const double yellow = 0.29275 * r + 0.70725 * g;
    const double blue = -0.02234 * r + 0.02234 * g + b;
    const auto back = [](double v) { return float(std::pow(std::clamp(v, 0.0, 1.0), 1 / 2.2)); };
    return QColor::fromRgbF(back(yellow), back(yellow), back(blue));
}

double distance(const QColor &a, const QColor &b)
{
    return std::hypot(a.redF() - b.redF(), a.greenF() - b.greenF(), a.blueF() - b.blueF());
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QCOMPARE(installFonts(), QStringLiteral("Xuanka Sans SC")); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void tokensOfTheDesign_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::addColumn<QStringList>("tokens");
        QTest::newRow("light") << int(Scheme::Light)
                               << QStringLiteral(
                                      "F3F5F7 FFFFFF FFFFFF D9DEE4 E8ECF0 1C2733 5B6875 8A96A3 1F5FBF E8F0FC "
                                      "237A4B A66A00 B3322C")
                                      .split(QLatin1Char(' '));
        QTest::newRow("dark") << int(Scheme::Dark)
                              << QStringLiteral("14191F 1C232B 222A33 303A45 29323C E6EBF0 A3B0BD 75828F 6FA8FF 22344E "
                                                "63C58D E5B04A F07F77")
                                     .split(QLatin1Char(' '));
    }
    void tokensOfTheDesign()
    {
        QFETCH(int, scheme);
        QFETCH(QStringList, tokens);
        const Theme t = Theme::of(Scheme(scheme));
        const QColor colors[] = {t.window,    t.panel,  t.field,        t.line, t.grid,  t.text,  t.softText,
                                 t.faintText, t.accent, t.accentGround, t.fits, t.tight, t.failed};
        for (int i = 0; i < tokens.size(); ++i)
            QCOMPARE(colors[i].name().mid(1).toUpper(), tokens[i]);
    }

    void textIsReadable()
    {
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark, Scheme::Print}) {
            const Theme t = Theme::of(scheme);
            for (const QColor &ground : {t.window, t.panel, t.field}) {
                QVERIFY(contrast(t.text, ground) > 7.0);
                QVERIFY(contrast(t.softText, ground) > 4.5);
            }
            // large bold answers need 3:1
            for (const QColor &status : {t.fits, t.tight, t.failed})
                QVERIFY(contrast(status, t.ground(status)) > 3.0);
        }
    }

    void cardColoursStayApartForColourBlindEyes()
    {
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            const Theme t = Theme::of(scheme);
            for (int i = 0; i < 4; ++i) {
                QVERIFY(contrast(t.card(i), t.panel) > 2.9);
                for (int j = 0; j < i; ++j)
                    QVERIFY2(distance(deuteranope(t.card(i)), deuteranope(t.card(j))) > 0.15,
                             qPrintable(QStringLiteral("%1 %2").arg(i).arg(j)));
            }
        }
    }

    void figuresAreTabular()
    {
        for (const bool bold : {false, true}) {
            const QFont font = Theme::of(Scheme::Light).font(20, bold);
            QCOMPARE(QFontInfo(font).family(), QStringLiteral("Xuanka Sans SC"));
            const QFontMetricsF metrics(font);
            for (char c = '0'; c <= '9'; ++c)
                QCOMPARE(metrics.horizontalAdvance(QLatin1Char(c)), metrics.horizontalAdvance(QLatin1Char('0')));
        }
    }

    void presentModeEnlarges()
    {
        QCOMPARE(Theme::of(Scheme::Light, 1.4).font(20).pixelSize(), 28);
        QCOMPARE(Theme::of(Scheme::Light).font(13).pixelSize(), 13);
    }

    void everySeriesKeyHasItsColour_data()
    {
        QTest::addColumn<QString>("key");
        for (const char *key :
             {"weights", "gradients", "optimizer", "activations", "logits", "kv_cache", "communication", "workspace",
              "context", "fragmentation", "compute", "attention", "recompute", "tensor_comm", "pipeline_bubble",
              "data_comm_exposed", "overhead", "card3"})
            QTest::newRow(key) << QString::fromLatin1(key);
    }
    void everySeriesKeyHasItsColour()
    {
        QFETCH(QString, key);
        const Theme t = Theme::of(Scheme::Light);
        QVERIFY(t.series(key) != t.faintText);
    }
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
