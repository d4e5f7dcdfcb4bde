// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/report_painter.h"

#include "report/phrases.h"
#include "ui/charts/chart_view.h"
#include "ui/print/cover_page.h"
#include "ui/print/page_composer.h"
#include "ui/print/text_flow.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace xuanka::ui
{

using paper::kMillimetre;
using paper::kPoint;

class ReportPainter::Private
{
public:
    explicit Private(const report::Document &source)
        : document(source), phrases(languageFromWord(source.language).value_or(Language::English)),
          theme(Theme::of(Scheme::Print))
    {
        const PageComposer composer(document);
        pages << coverPage(document, composer.contents(), phrases);
        pages << composer.pages();
    }

    void paint(QPainter *painter, const TextItem &item) const;
    void paint(QPainter *painter, const BoxItem &item) const;
    void paint(QPainter *painter, const MarkItem &item) const;
    void paint(QPainter *painter, const ChartItem &item) const;
    void paintRunningHead(QPainter *painter, int page) const;

    report::Document document;
    Phrases phrases;
    Theme theme;
    QVector<PageItems> pages;
};

void ReportPainter::Private::paint(QPainter *painter, const TextItem &item) const
{
    const TextFlow flow(item.text, item.style, item.width, item.alignment);
    flow.draw(painter, item.topLeft, item.firstLine, item.lineCount, colorOf(item.style.ink, theme));
}

void ReportPainter::Private::paint(QPainter *painter, const BoxItem &item) const
{
    const QColor ink = colorOf(inkOf(item.tone), theme);
    QColor color;
    switch (item.fill) {
    case Fill::Ground:
        color = item.tone == report::Tone::None ? theme.accentGround : theme.ground(ink);
        break;
    case Fill::Line:
        color = theme.line;
        break;
    case Fill::Grid:
        color = theme.grid;
        break;
    case Fill::Text:
        color = theme.text;
        break;
    case Fill::Accent:
        color = theme.accent;
        break;
    }
    painter->fillRect(item.rect, color);
    if (item.edge) {
        const double width = std::min(item.rect.width(), 2.4 * kPoint);
        painter->fillRect(QRectF(item.rect.topLeft(), QSizeF(width, item.rect.height())), ink);
    }
}

void ReportPainter::Private::paint(QPainter *painter, const MarkItem &item) const
{
    const double r = item.radius;
    const QPointF c = item.centre;
    painter->setPen(Qt::NoPen);
    switch (item.tone) {
    case report::Tone::None:
        painter->setBrush(theme.softText);
        painter->drawEllipse(c, r, r);
        break;
    case report::Tone::Fits:
        painter->setBrush(theme.fits);
        painter->drawEllipse(c, r, r);
        break;
    case report::Tone::Tight:
        painter->setBrush(theme.tight);
        painter->drawPolygon(QPolygonF{{c.x(), c.y() - r}, {c.x() + r, c.y() + 0.8 * r}, {c.x() - r, c.y() + 0.8 * r}});
        break;
    case report::Tone::Failed: {
        const double a = 0.8 * r;
        painter->setPen(QPen(theme.failed, 0.45 * r, Qt::SolidLine, Qt::FlatCap));
        painter->drawLine(c + QPointF(-a, -a), c + QPointF(a, a));
        painter->drawLine(c + QPointF(-a, a), c + QPointF(a, -a));
        break;
    }
    }
    painter->setBrush(Qt::NoBrush);
}

void ReportPainter::Private::paint(QPainter *painter, const ChartItem &item) const
{
    painter->save();
    painter->translate(item.rect.topLeft());
    painter->scale(paper::kChartPixel, paper::kChartPixel);
    drawChart(painter, QRectF(0, 0, item.rect.width() / paper::kChartPixel, item.rect.height() / paper::kChartPixel),
              *item.chart, theme);
    painter->restore();
}

void ReportPainter::Private::paintRunningHead(QPainter *painter, int page) const
{
    const QRectF body = paper::body();
    const double half = 0.6 * body.width();
    const double line = styles::kRunning.lineHeight();
    const double headTop = paper::kHeadLine - line - 3 * kPoint;
    const QFontMetricsF metrics(fontOf(styles::kRunning));
    const auto text = [&](const QString &content, double left, double width, double top, Qt::Alignment alignment) {
        const QString shown = metrics.elidedText(printable(content.left(300)), Qt::ElideRight, width - 6 * kPoint);
        paint(painter, TextItem{shown, styles::kRunning, {left, top}, width, alignment, 0, 1});
    };
    text(document.runningHead.isEmpty() ? document.title : document.runningHead, body.left(), half, headTop,
         Qt::AlignLeft);
    text(document.client, body.left() + half, body.width() - half, headTop, Qt::AlignRight);
    painter->fillRect(QRectF(body.left(), paper::kHeadLine, body.width(), 0.5 * kPoint), theme.line);

    const double footTop = paper::kHeight - paper::kFootText - line;
    text(document.version, body.left(), half, footTop, Qt::AlignLeft);
    const QString number = phrases.text(QT_TRANSLATE_NOOP("phrases", "Page %1 of %2"),
                                        {phrases.locale().toString(page + 1), phrases.locale().toString(pages.size())});
    text(number, body.left() + half, body.width() - half, footTop, Qt::AlignRight);
}

ReportPainter::ReportPainter(const report::Document &document) : d(std::make_unique<Private>(document)) {}

ReportPainter::~ReportPainter() = default;

int ReportPainter::pageCount() const { return int(d->pages.size()); }

void ReportPainter::paintPage(QPainter *painter, int page, const QRectF &target) const
{
    if (page < 0 || page >= pageCount() || target.isEmpty())
        return;
    const double scale = std::min(target.width() / paper::kWidth, target.height() / paper::kHeight);
    painter->save();
    painter->translate(target.center() - QPointF(paper::kWidth, paper::kHeight) * scale / 2);
    painter->scale(scale, scale);
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const PageItem &item : d->pages.at(page))
        std::visit([&](const auto &drawn) { d->paint(painter, drawn); }, item);
    if (page > 0)
        d->paintRunningHead(painter, page);
    painter->restore();
}

} // namespace xuanka::ui
