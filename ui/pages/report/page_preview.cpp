// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/report/page_preview.h"

#include "ui/print/page_style.h"
#include "ui/print/report_painter.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

constexpr int kGap = 16; // between pages and around them
constexpr double kSmallest = 0.25;
constexpr double kLargest = 4.0;
constexpr double kStep = 1.15;
constexpr int kMostPixmaps = 12;
constexpr double kPixelsPerUnit = 96.0 / paper::kUnitsPerInch;

} // namespace

PagePreview::PagePreview(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    m_paintTimer.setSingleShot(true);
    m_paintTimer.setInterval(0);
    connect(&m_paintTimer, &QTimer::timeout, this, &PagePreview::paintNext);
}

int PagePreview::pageCount() const { return m_report ? m_report->pageCount() : 0; }

void PagePreview::setReport(const std::shared_ptr<const ReportPainter> &report)
{
    const double before = place();
    m_report = report;
    m_pixmaps.clear();
    layOut();
    keepPlace(before);
    updateCurrentPage();
    viewport()->update();
}

void PagePreview::setMessage(const QString &text)
{
    m_message = text;
    viewport()->update();
}

QSize PagePreview::pageSize() const
{
    return {int(std::lround(paper::kWidth * kPixelsPerUnit * m_zoom)),
            int(std::lround(paper::kHeight * kPixelsPerUnit * m_zoom))};
}

QRect PagePreview::pageRect(int page) const
{
    const QSize size = pageSize();
    const int spare = std::max(0, (viewport()->width() - size.width()) / 2 - kGap);
    return {QPoint(kGap + spare - horizontalScrollBar()->value(),
                   kGap + page * (size.height() + kGap) - verticalScrollBar()->value()),
            size};
}

double PagePreview::place() const
{
    const int range = verticalScrollBar()->maximum() + viewport()->height();
    return range > 0 ? double(verticalScrollBar()->value()) / range : 0;
}

void PagePreview::keepPlace(double place)
{
    const int range = verticalScrollBar()->maximum() + viewport()->height();
    verticalScrollBar()->setValue(int(std::lround(place * range)));
}

void PagePreview::layOut()
{
    const QSize size = pageSize();
    const int height = pageCount() * (size.height() + kGap) + kGap;
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, size.width() + 2 * kGap - viewport()->width()));
}

void PagePreview::setFit(Fit fit)
{
    m_fit = fit;
    applyFit();
}

void PagePreview::applyFit()
{
    if (m_fit == Fit::Free)
        return;
    const double width = (viewport()->width() - 2 * kGap) / (paper::kWidth * kPixelsPerUnit);
    const double height = (viewport()->height() - 2 * kGap) / (paper::kHeight * kPixelsPerUnit);
    const Fit fit = m_fit;
    setZoom(fit == Fit::Width ? width : std::min(width, height));
    m_fit = fit;
}

void PagePreview::setZoom(double zoom)
{
    const double wanted = std::clamp(zoom, kSmallest, kLargest);
    m_fit = Fit::Free;
    if (std::abs(wanted - m_zoom) < 1e-6)
        return;
    const double before = place();
    m_zoom = wanted;
    m_pixmaps.clear();
    layOut();
    keepPlace(before);
    updateCurrentPage();
    viewport()->update();
    Q_EMIT zoomChanged(m_zoom);
}

void PagePreview::zoomBy(int steps) { setZoom(m_zoom * std::pow(kStep, steps)); }

void PagePreview::goToPage(int page)
{
    if (pageCount() == 0)
        return;
    const int wanted = std::clamp(page, 0, pageCount() - 1);
    verticalScrollBar()->setValue(wanted * (pageSize().height() + kGap));
    if (wanted != m_currentPage) {
        // The last pages may not reach the top; what was asked for is what is current.
        m_currentPage = wanted;
        Q_EMIT currentPageChanged(wanted);
    }
}

void PagePreview::updateCurrentPage()
{
    const int pitch = pageSize().height() + kGap;
    const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
    const int page = pageCount() == 0 ? 0 : std::clamp((middle - kGap) / std::max(1, pitch), 0, pageCount() - 1);
    if (page == m_currentPage)
        return;
    m_currentPage = page;
    Q_EMIT currentPageChanged(page);
}

QVector<int> PagePreview::missingPages() const
{
    QVector<int> pages;
    for (int page = 0; page < pageCount(); ++page) {
        if (!m_pixmaps.contains(page) && pageRect(page).intersects(viewport()->rect()))
            pages << page;
    }
    return pages;
}

bool PagePreview::complete() const { return missingPages().isEmpty(); }

void PagePreview::paintNext()
{
    const QVector<int> missing = missingPages();
    if (missing.isEmpty())
        return;
    const int page = missing.first();
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(pageSize() * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::white);
    QPainter painter(&pixmap);
    m_report->paintPage(&painter, page, QRectF(QPointF(), QSizeF(pageSize())));
    painter.end();
    if (m_pixmaps.size() >= kMostPixmaps) {
        for (const int old : m_pixmaps.keys()) {
            if (!pageRect(old).intersects(viewport()->rect()))
                m_pixmaps.remove(old);
        }
    }
    m_pixmaps.insert(page, pixmap);
    viewport()->update(pageRect(page));
    if (missing.size() > 1)
        m_paintTimer.start();
}

void PagePreview::paintPending()
{
    while (!complete())
        paintNext();
}

void PagePreview::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme.window);
    if (!m_report) {
        painter.setPen(theme.softText);
        painter.setFont(theme.font(13));
        painter.drawText(viewport()->rect().adjusted(kGap, kGap, -kGap, -kGap), Qt::AlignCenter | Qt::TextWordWrap,
                         m_message);
        return;
    }
    bool missing = false;
    for (int page = 0; page < pageCount(); ++page) {
        const QRect rect = pageRect(page);
        if (!rect.intersects(viewport()->rect()))
            continue;
        const auto pixmap = m_pixmaps.constFind(page);
        if (pixmap != m_pixmaps.constEnd())
            painter.drawPixmap(rect.topLeft(), *pixmap);
        else
            painter.fillRect(rect, Qt::white);
        missing = missing || pixmap == m_pixmaps.constEnd();
        painter.setPen(theme.line);
        painter.drawRect(QRectF(rect).adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    if (missing)
        m_paintTimer.start();
}

void PagePreview::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const double before = place();
    applyFit();
    layOut();
    keepPlace(before);
    updateCurrentPage();
}

void PagePreview::scrollContentsBy(int, int)
{
    updateCurrentPage();
    viewport()->update();
}

void PagePreview::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoomBy(event->angleDelta().y() > 0 ? 1 : -1);
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void PagePreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageDown:
        goToPage(m_currentPage + 1);
        return;
    case Qt::Key_PageUp:
        goToPage(m_currentPage - 1);
        return;
    case Qt::Key_Home:
        goToPage(0);
        return;
    case Qt::Key_End:
        goToPage(pageCount() - 1);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(1);
        return;
    case Qt::Key_Minus:
        zoomBy(-1);
        return;
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

} // namespace xuanka::ui
