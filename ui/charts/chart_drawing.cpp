// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_drawing.h"

#include "ui/charts/background_thread.h"
#include "ui/charts/chart_painter.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QPainter>
#include <QThreadPool>
#include <QTimer>
#include <QtConcurrentRun>

#include <utility>

namespace xuanka::ui
{

namespace
{

/// One thread that stays: each thread has font caches of its own, which are slow to fill.
QThreadPool *drawingThread()
{
    static QThreadPool pool;
    pool.setMaxThreadCount(1);
    pool.setExpiryTimeout(-1);
    return &pool;
}

} // namespace

ChartDrawing drawForScreen(const ChartRequest &request)
{
    ChartDrawing drawing;
    drawing.chart = request.chart;
    drawing.layout = layoutChart(request.chart, QRectF(QPointF(), QSizeF(request.size)), request.theme);
    drawing.picture = QImage(request.size * request.pixelRatio, QImage::Format_ARGB32_Premultiplied);
    drawing.picture.setDevicePixelRatio(request.pixelRatio);
    drawing.picture.fill(request.theme.panel);
    QPainter painter(&drawing.picture);
    paintChart(&painter, drawing.layout, request.theme);
    return drawing;
}

class ChartDrawer::Private
{
public:
    std::optional<ChartRequest> waiting;
    QFutureWatcher<ChartDrawing> watcher;
    bool running = false;
    bool dropped = false; ///< nobody wants what is being drawn
};

ChartDrawer::ChartDrawer(QObject *parent) : QObject(parent), d(std::make_unique<Private>())
{
    connect(&d->watcher, &QFutureWatcher<ChartDrawing>::finished, this, [this] {
        if (!d->running)
            return; // taken by finish()
        d->running = false;
        const ChartDrawing drawing = d->watcher.result();
        const bool wanted = !std::exchange(d->dropped, false);
        start();
        if (wanted)
            Q_EMIT drawn(drawing);
    });
}

ChartDrawer::~ChartDrawer()
{
    d->waiting.reset();
    d->watcher.waitForFinished();
}

void ChartDrawer::request(const ChartRequest &request)
{
    d->waiting = request;
    start();
}

void ChartDrawer::warmUp(const ChartRequest &request)
{
    static bool warm = false;
    if (request.chart.series.isEmpty() || std::exchange(warm, true))
        return; // an empty chart has no texts to speak of
    // after the paint event this is called from, else that very event waits for the fonts
    QTimer::singleShot(0, QCoreApplication::instance(), [request] {
        drawingThread()->start([request] {
            giveWayToWindow();
            (void)drawForScreen(request);
        });
    });
}

void ChartDrawer::start()
{
    if (d->running || !d->waiting)
        return;
    d->running = true;
    const ChartRequest next = *std::exchange(d->waiting, std::nullopt);
    d->watcher.setFuture(QtConcurrent::run(drawingThread(), [next] {
        giveWayToWindow();
        return drawForScreen(next);
    }));
}

void ChartDrawer::drop()
{
    d->waiting.reset();
    d->dropped = d->running;
}

std::optional<ChartDrawing> ChartDrawer::finish()
{
    std::optional<ChartDrawing> drawing;
    if (d->running) {
        d->watcher.waitForFinished();
        d->running = false;
        if (!std::exchange(d->dropped, false))
            drawing = d->watcher.result();
    }
    if (d->waiting)
        drawing = drawForScreen(*std::exchange(d->waiting, std::nullopt));
    return drawing;
}

} // namespace xuanka::ui
