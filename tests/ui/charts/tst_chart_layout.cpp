// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_charts.h"

#include "ui/charts/chart_layout.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

class TstChartLayout : public QObject
{
    Q_OBJECT

    static QVector<QRectF> rectsOf(const ChartLayout &layout, ChartTextRole role)
    {
        QVector<QRectF> rects;
        for (const ChartText &text : layout.texts) {
            if (text.role == role)
                rects << text.rect;
        }
        return rects;
    }

    static QString describe(const ChartText &text)
    {
        return QStringLiteral("'%1' at %2,%3 %4x%5")
            .arg(text.text)
            .arg(text.rect.x())
            .arg(text.rect.y())
            .arg(text.rect.width())
            .arg(text.rect.height());
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(!installFonts().isEmpty()); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void nothingOverlaps_data()
    {
        QTest::addColumn<report::Chart>("chart");
        QTest::addColumn<QSizeF>("size");
        QTest::addColumn<double>("scale");
        const QSizeF sizes[] = {{316, 240}, {420, 300}, {620, 520}, {720, 420}, {1000, 600}, {1500, 900}};
        for (const QSizeF &size : sizes) {
            for (const double scale : {1.0, 1.4}) {
                const auto row = [&](const char *name, const report::Chart &chart) {
                    QTest::addRow("%s %.0fx%.0f scale %.1f", name, size.width(), size.height(), scale)
                        << chart << size << scale;
                };
                row("bars", samples::memoryBars());
                row("three bars", samples::memoryBars(3));
                row("ten bars", samples::memoryBars(10));
                row("lines", samples::throughputLines());
                row("rows", samples::stepRows());
                row("groups", samples::headroomGroups());
            }
        }
    }

    /// Four cards, two of them with nearly the same capacity: no text on a text, no text cut off at the border, no
    /// total on a capacity line, no label of a line on a bar.
    void nothingOverlaps()
    {
        QFETCH(report::Chart, chart);
        QFETCH(QSizeF, size);
        QFETCH(double, scale);
        const QRectF bounds(QPointF(0, 0), size);
        const ChartLayout layout = layoutChart(chart, bounds, Theme::of(Scheme::Light, scale));
        QVERIFY(layout.plot.height() > 20 && layout.plot.width() > 60);
        for (qsizetype a = 0; a < layout.texts.size(); ++a) {
            const ChartText &text = layout.texts[a];
            QVERIFY2(bounds.adjusted(-1, -1, 1, 1).contains(text.rect), qPrintable(describe(text)));
            const QRectF inner = text.rect.adjusted(0.5, 0.5, -0.5, -0.5);
            for (qsizetype b = a + 1; b < layout.texts.size(); ++b)
                QVERIFY2(!inner.intersects(layout.texts[b].rect.adjusted(0.5, 0.5, -0.5, -0.5)),
                         qPrintable(describe(text) + QStringLiteral(" on ") + describe(layout.texts[b])));
        }
        const QVector<QRectF> totals = rectsOf(layout, ChartTextRole::Total);
        const QVector<QRectF> sides = rectsOf(layout, ChartTextRole::SideLabel);
        for (const ChartStroke &line : layout.limits) {
            const QRectF across = QRectF(line.points.first(), line.points.last()).normalized().adjusted(0, -1, 0, 1);
            for (const QRectF &total : totals)
                QVERIFY(chart.kind != report::Chart::Kind::StackedBars || across.height() > 3 ||
                        !across.intersects(total.adjusted(0, 1, 0, -1)));
        }
        for (const QRectF &side : sides) {
            for (const ChartBar &bar : layout.bars)
                QVERIFY(!side.intersects(bar.rect));
        }
    }

    void barsStandOnTheAxis()
    {
        const report::Chart chart = samples::memoryBars();
        const ChartLayout layout = layoutChart(chart, {0, 0, 900, 600}, Theme::of(Scheme::Light));
        QCOMPARE(layout.columns.size(), 7);
        for (const ChartBar &bar : layout.bars) {
            QVERIFY(layout.columns[bar.category].left() <= bar.rect.left());
            QVERIFY(bar.rect.right() <= layout.columns[bar.category].right());
            QVERIFY(bar.rect.top() >= layout.plot.top() - 0.5 && bar.rect.bottom() <= layout.plot.bottom() + 0.5);
        }
        // 13.3 of 49.9 GiB are weights: their part of the first bar has that share of the height
        const ChartBar weights = layout.bars.first();
        double height = 0;
        for (const ChartBar &bar : layout.bars)
            height += bar.category == 0 ? bar.rect.height() : 0;
        QVERIFY(std::abs(weights.rect.height() / height - 13.3 / 49.85) < 0.02);
    }

    void tallBarsAreCut()
    {
        const ChartLayout layout = layoutChart(samples::memoryBars(), {0, 0, 900, 600}, Theme::of(Scheme::Light));
        int cut = 0;
        for (const ChartBar &bar : layout.bars)
            cut += bar.cut ? 1 : 0;
        QCOMPARE(cut, 3); // 16, 32 and 64; 8 is past the edge but still shown whole
    }

    void fadedBarsArePaleAndTheirTotalsRed()
    {
        const Theme theme = Theme::of(Scheme::Light);
        const ChartLayout layout = layoutChart(samples::memoryBars(), {0, 0, 900, 600}, theme);
        for (const ChartBar &bar : layout.bars) {
            if (bar.series == 0)
                QCOMPARE(bar.color == theme.memoryPart(QStringLiteral("weights")), bar.category < 3);
        }
        int red = 0;
        for (const ChartText &text : layout.texts)
            red += text.role == ChartTextRole::Total && text.color == theme.failed ? 1 : 0;
        QCOMPARE(red, 4);
    }

    void theFrameHoldsBarTotalAndCategory()
    {
        const ChartLayout layout = layoutChart(samples::memoryBars(), {0, 0, 900, 600}, Theme::of(Scheme::Light));
        QVERIFY(!layout.frame.isEmpty());
        for (const ChartBar &bar : layout.bars) {
            if (bar.category == 2)
                QVERIFY(layout.frame.contains(bar.rect));
        }
        for (const ChartText &text : layout.texts) {
            if (text.bold && (text.role == ChartTextRole::Total || text.role == ChartTextRole::Category))
                QVERIFY2(layout.frame.contains(text.rect), qPrintable(describe(text)));
        }
    }

    void hits()
    {
        const report::Chart chart = samples::memoryBars();
        const ChartLayout layout = layoutChart(chart, {0, 0, 900, 600}, Theme::of(Scheme::Light));
        for (const ChartBar &bar : layout.bars) {
            const ChartHit hit = hitTest(layout, bar.rect.center());
            QCOMPARE(hit.category, bar.category);
            QCOMPARE(hit.series, bar.series);
        }
        const ChartHit column = hitTest(layout, layout.columns[4].bottomLeft() + QPointF(3, -3));
        QCOMPARE(column.category, 4);
        QCOMPARE(column.series, -1);
        QCOMPARE(hitTest(layout, QPointF(2, 2)).category, -1);
    }

    void hitsOfLines()
    {
        const ChartLayout layout = layoutChart(samples::throughputLines(2), {0, 0, 900, 600}, Theme::of(Scheme::Light));
        QVERIFY(!layout.dots.isEmpty());
        for (const ChartDot &dot : layout.dots) {
            const ChartHit hit = hitTest(layout, dot.centre + QPointF(2, 2));
            QCOMPARE(hit.category, dot.stop);
            QCOMPARE(hit.series, dot.series);
        }
    }

    void valuesALogarithmicAxisCannotShowAreLeftOut()
    {
        report::Chart chart = samples::throughputLines(1);
        chart.series[0].x[0] = 0;
        chart.series[0].y[1] = std::nan("");
        const ChartLayout layout = layoutChart(chart, {0, 0, 900, 600}, Theme::of(Scheme::Light));
        QCOMPARE(layout.dots.size(), 6);
        for (const ChartDot &dot : layout.dots)
            QVERIFY(layout.plot.contains(dot.centre));
        chart.logY = true;
        chart.series[0].y[2] = -4;
        QCOMPARE(layoutChart(chart, {0, 0, 900, 600}, Theme::of(Scheme::Light)).dots.size(), 5);
    }

    void emptyChartShowsItsText()
    {
        report::Chart chart;
        chart.kind = report::Chart::Kind::StackedBars;
        chart.emptyText = QStringLiteral("No published figures");
        const ChartLayout layout = layoutChart(chart, {0, 0, 300, 200}, Theme::of(Scheme::Light));
        QCOMPARE(layout.texts.size(), 1);
        QCOMPARE(layout.texts.first().text, chart.emptyText);
        QVERIFY(layout.bars.isEmpty());
    }

    /// No size, however small, may crash or give a rectangle turned inside out.
    void anySizeWorks()
    {
        for (double width = 0; width < 400; width += 37) {
            for (double height = 0; height < 300; height += 29) {
                for (const report::Chart &chart : {samples::memoryBars(), samples::throughputLines(),
                                                   samples::stepRows(), samples::headroomGroups()}) {
                    const ChartLayout layout = layoutChart(chart, {0, 0, width, height}, Theme::of(Scheme::Light));
                    for (const ChartBar &bar : layout.bars)
                        QVERIFY(std::isfinite(bar.rect.x()) && std::isfinite(bar.rect.height()));
                }
            }
        }
    }
};

QTEST_MAIN(TstChartLayout)
#include "tst_chart_layout.moc"
