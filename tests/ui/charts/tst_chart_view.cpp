// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_charts.h"

#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_overlay.h"
#include "ui/charts/chart_view.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace xuanka;
using namespace xuanka::ui;

class TstChartView : public QObject
{
    Q_OBJECT

    std::unique_ptr<ChartView> m_view;

    ChartLayout layout() const { return layoutChart(m_view->chart(), m_view->rect(), Theme::of(Scheme::Light)); }

private Q_SLOTS:
    void initTestCase() { QVERIFY(!installFonts().isEmpty()); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin).*")));
        m_view = std::make_unique<ChartView>();
        m_view->setTheme(Theme::of(Scheme::Light));
        m_view->resize(900, 600);
        m_view->setChart(samples::memoryBars());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        (void)m_view->grab();
    }

    void clickNamesSegmentThenCategory()
    {
        QSignalSpy segment(m_view.get(), &ChartView::segmentClicked),
            category(m_view.get(), &ChartView::categoryClicked);
        const ChartLayout l = layout();
        for (const ChartBar &bar : l.bars) {
            if (bar.category == 1 && m_view->chart().series[bar.series].colorKey == QLatin1String("activations"))
                QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, bar.rect.center().toPoint());
        }
        QCOMPARE(segment.size(), 1);
        QCOMPARE(segment.first()[0].toInt(), 1);
        QCOMPARE(segment.first()[1].toString(), QStringLiteral("Activations"));
        QCOMPARE(segment.first()[2].toString(), QStringLiteral("activations"));
        QCOMPARE(category.size(), 1);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, (l.columns[4].bottomLeft() + QPointF(4, -4)).toPoint());
        QCOMPARE(segment.size(), 1);
        QCOMPARE(category.size(), 2);
        QCOMPARE(category.last()[0].toInt(), 4);
        QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, QPoint(3, 3)); // the title
        QCOMPARE(category.size(), 2);
    }

    void keysDoWhatTheMouseDoes()
    {
        QSignalSpy segment(m_view.get(), &ChartView::segmentClicked),
            category(m_view.get(), &ChartView::categoryClicked);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(category.last()[0].toInt(), 2); // the framed one first
        QCOMPARE(segment.size(), 0);
        QTest::keyClick(m_view.get(), Qt::Key_End);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Space);
        QCOMPARE(category.last()[0].toInt(), 6);
        QCOMPARE(segment.last()[2].toString(), QStringLiteral("gradients"));
        QVERIFY(m_view->accessibleDescription().contains(QStringLiteral("Gradients 6.7 GiB")));
        QTest::keyClick(m_view.get(), Qt::Key_Home);
        QTest::keyClick(m_view.get(), Qt::Key_Left);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(category.last()[0].toInt(), 0);
        // parts without a value are stepped over: after logits comes communication, not the empty KV cache
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(m_view.get(), Qt::Key_Up);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(segment.last()[2].toString(), QStringLiteral("communication"));
    }

    void screenReadersGetNameAndSummary()
    {
        QCOMPARE(m_view->accessibleName(), QStringLiteral("Memory by batch size"));
        QCOMPARE(m_view->accessibleDescription(), QStringLiteral("Seven batch sizes"));
        m_view->setChart({});
        QVERIFY(!m_view->accessibleName().isEmpty());
    }

    void tooltipStaysInsideAndNamesParts()
    {
        const ChartLayout l = layout();
        for (const QPointF &place : {QPointF(5, 5), QPointF(895, 595), QPointF(450, 300), QPointF(895, 5)}) {
            ChartPointer pointer;
            pointer.hover = {3, 0};
            pointer.place = place;
            const QRectF tip = tooltipRect(l, m_view->chart(), pointer, Theme::of(Scheme::Light));
            QVERIFY(!tip.isEmpty());
            QVERIFY(l.bounds.contains(tip));
        }
        QCOMPARE(spokenText(m_view->chart(), {2, 3}), QStringLiteral("Micro batch 4, Activations 28.4 GiB"));
        QVERIFY(tooltipRect(l, m_view->chart(), {}, Theme::of(Scheme::Light)).isEmpty());
    }

    void hoverPaints()
    {
        const QImage before = m_view->grab().toImage();
        QTest::mouseMove(m_view.get(), layout().columns[3].center().toPoint());
        QCoreApplication::processEvents();
        QVERIFY(m_view->grab().toImage() != before);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(m_view.get(), &leave);
        QCOMPARE(m_view->grab().toImage(), before);
    }

    void copyPutsPictureAndNumbers()
    {
        m_view->copyPicture();
        const QMimeData *copied = QApplication::clipboard()->mimeData();
        QVERIFY(copied->hasImage());
        QCOMPARE(qvariant_cast<QImage>(copied->imageData()).size(), QSize(1800, 1200));
        QVERIFY(copied->text().contains(QStringLiteral("Activations")));
        QVERIFY(copied->text().contains(QStringLiteral("109.7")));
    }

    void aChartInSightIsDrawnAside()
    {
        const QImage before = m_view->grab().toImage();
        m_view->setChart(samples::memoryBars(2));
        m_view->setChart(samples::memoryBars(3)); // overtakes the first
        QCOMPARE(m_view->grab().toImage(), before);
        ChartView fresh;
        fresh.setTheme(Theme::of(Scheme::Light));
        fresh.resize(m_view->size());
        fresh.setChart(samples::memoryBars(3));
        const QImage expected = fresh.grab().toImage();
        QVERIFY(expected != before);
        QTRY_COMPARE(m_view->grab().toImage(), expected);

        m_view->setChart(samples::memoryBars());
        QTRY_COMPARE(m_view->grab().toImage(), before);
    }

    void pictureTakersWaitForTheDrawing()
    {
        QWidget window;
        auto *view = new ChartView(&window);
        view->setTheme(Theme::of(Scheme::Light));
        view->resize(900, 600);
        view->setChart(samples::memoryBars(3));
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QImage before = view->grab().toImage();
        view->setChart(samples::memoryBars());
        ChartView::finishDrawing(&window);
        QCOMPARE(view->grab().toImage(), m_view->grab().toImage());
        QVERIFY(view->grab().toImage() != before);
    }

    void anotherSizeIsDrawnAtOnce()
    {
        m_view->setChart(samples::memoryBars(3));
        m_view->resize(700, 400);
        ChartView fresh;
        fresh.setTheme(Theme::of(Scheme::Light));
        fresh.resize(700, 400);
        fresh.setChart(samples::memoryBars(3));
        QCOMPARE(m_view->grab().toImage(), fresh.grab().toImage());
    }

    void aSmallerChartKeepsTheSelectionInside()
    {
        QTest::keyClick(m_view.get(), Qt::Key_End);
        m_view->setChart(samples::memoryBars(3));
        QSignalSpy category(m_view.get(), &ChartView::categoryClicked);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(category.last()[0].toInt(), 2);
        m_view->setChart({});
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QCOMPARE(category.size(), 1);
    }
};

QTEST_MAIN(TstChartView)
#include "tst_chart_view.moc"
