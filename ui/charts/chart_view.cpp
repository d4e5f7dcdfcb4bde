// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include "report/table_text.h"
#include "ui/charts/chart_drawing.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_overlay.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QSaveFile>

#include <algorithm>
#include <optional>

namespace xuanka::ui
{

class ChartView::Private
{
public:
    report::Chart chart;
    Theme theme = currentTheme();
    std::optional<ChartDrawing> drawing; ///< what stands on the screen; may be one chart behind while values move
    ChartDrawer drawer;
    ChartPointer pointer;
    bool titleShown = true;
    bool namesElsewhere = false;

    ChartRequest request(const QWidget &view) const
    {
        ChartRequest request{chart, view.size(), view.devicePixelRatioF(), theme};
        if (!titleShown)
            request.chart.title.clear();
        request.chart.namesElsewhere = namesElsewhere;
        return request;
    }

    bool fits(const QWidget &view) const
    {
        return drawing && drawing->picture.size() == view.size() * view.devicePixelRatioF() &&
               drawing->picture.devicePixelRatio() == view.devicePixelRatioF();
    }

    /// The next painting draws anew before it shows anything.
    void invalidate()
    {
        drawing.reset();
        drawer.drop();
    }

    /// Draws at once what could not be drawn aside: first sight, another size, theme or title.
    void ensure(const QWidget &view)
    {
        if (fits(view))
            return;
        drawer.drop();
        const ChartRequest wanted = request(view);
        drawing = drawForScreen(wanted);
        ChartDrawer::warmUp(wanted);
    }
};

ChartView::ChartView(QWidget *parent) : QWidget(parent), d(std::make_unique<Private>())
{
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    describe();
    connect(&d->drawer, &ChartDrawer::drawn, this, [this](const ChartDrawing &drawing) { take(drawing); });
}

ChartView::~ChartView() = default;

void ChartView::setChart(const report::Chart &chart)
{
    d->chart = chart;
    if (isVisible() && d->fits(*this))
        d->drawer.request(d->request(*this));
    else
        d->invalidate();
    d->pointer.selected.category = std::min(d->pointer.selected.category, categoryCount(chart) - 1);
    describe();
    if (!d->drawing)
        update();
}

void ChartView::take(const ChartDrawing &drawing)
{
    d->drawing = drawing;
    d->pointer.hover = {};
    update();
}

void ChartView::finishDrawing(const QWidget *window)
{
    const QList<ChartView *> views = window->findChildren<ChartView *>();
    for (ChartView *view : views) {
        if (const auto drawing = view->d->drawer.finish())
            view->take(*drawing);
    }
}

const report::Chart &ChartView::chart() const { return d->chart; }

void ChartView::setTheme(const Theme &theme)
{
    d->theme = theme;
    d->invalidate();
    updateGeometry();
    update();
}

void ChartView::setTitleShown(bool shown)
{
    d->titleShown = shown;
    d->invalidate();
    update();
}

void ChartView::setNamesElsewhere(bool elsewhere)
{
    d->namesElsewhere = elsewhere;
    d->invalidate();
    update();
}

void ChartView::setHighlight(const QString &colorKey)
{
    if (d->pointer.highlight == colorKey)
        return;
    d->pointer.highlight = colorKey;
    update();
}

QSize ChartView::sizeHint() const { return {d->theme.px(520), d->theme.px(340)}; }

QSize ChartView::minimumSizeHint() const { return {d->theme.px(220), d->theme.px(150)}; }

/// Name and description for screen readers: the selection while somebody moves through the chart, else its summary.
void ChartView::describe()
{
    setAccessibleName(d->chart.title.isEmpty() ? tr("Chart") : d->chart.title);
    const QString spoken = d->pointer.focused ? spokenText(d->chart, d->pointer.selected) : QString();
    setAccessibleDescription(spoken.isEmpty() ? d->chart.summary : spoken);
}

bool ChartView::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describe();
    return QWidget::event(event);
}

void ChartView::paintEvent(QPaintEvent *)
{
    d->ensure(*this);
    QPainter painter(this);
    painter.drawImage(0, 0, d->drawing->picture);
    ChartPointer pointer = d->pointer;
    if (pointer.selected.category >= categoryCount(d->drawing->chart))
        pointer.selected = {}; // of the chart that is still being drawn
    paintOverlay(&painter, d->drawing->layout, d->drawing->chart, pointer, d->theme);
}

void ChartView::resizeEvent(QResizeEvent *) { d->invalidate(); }

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    d->ensure(*this);
    d->pointer.hover = hitTest(d->drawing->layout, event->position());
    d->pointer.place = event->position();
    setCursor(d->pointer.hover.category >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ChartView::leaveEvent(QEvent *)
{
    d->pointer.hover = {};
    update();
}

void ChartView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    d->ensure(*this);
    const ChartHit hit = hitTest(d->drawing->layout, event->position());
    d->pointer.selected = hit;
    describe();
    activate(hit.category, hit.series);
}

void ChartView::activate(int category, int series)
{
    if (category < 0)
        return;
    if (series >= 0 && series < d->chart.series.size()) {
        const report::Series &chosen = d->chart.series[series];
        const QString name = chosen.name, key = chosen.colorKey; // a slot may set another chart
        Q_EMIT segmentClicked(category, name, key);
    }
    Q_EMIT categoryClicked(category);
}

void ChartView::moveSelection(int categories, int series)
{
    const int count = categoryCount(d->chart);
    if (count == 0)
        return;
    ChartHit &selected = d->pointer.selected;
    if (selected.category < 0)
        selected.category = d->chart.framed >= 0 ? d->chart.framed : 0;
    else
        selected.category = std::clamp(selected.category + categories, 0, count - 1);
    // through the series that have a value here; stepping off the end means the whole category
    const int all = int(d->chart.series.size());
    for (int next = selected.series + series; series != 0; next += series) {
        if (next < 0 || next >= all) {
            selected.series = -1;
            break;
        }
        const int index = valueIndex(d->chart, next, selected.category);
        if (index >= 0 && d->chart.series[next].y[index] > 0) {
            selected.series = next;
            break;
        }
    }
    d->pointer.focused = true;
    describe();
    update();
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const bool rows = d->chart.kind == report::Chart::Kind::HorizontalBars;
    const int along = rows ? Qt::Key_Down : Qt::Key_Right, back = rows ? Qt::Key_Up : Qt::Key_Left;
    const int up = rows ? Qt::Key_Right : Qt::Key_Up, down = rows ? Qt::Key_Left : Qt::Key_Down;
    const int key = event->key();
    if (event->matches(QKeySequence::Copy))
        copyPicture();
    else if (key == along || key == back)
        moveSelection(key == along ? 1 : -1, 0);
    else if (key == up || key == down)
        moveSelection(0, key == up ? 1 : -1);
    else if (key == Qt::Key_Home || key == Qt::Key_End)
        moveSelection(key == Qt::Key_Home ? -categoryCount(d->chart) : categoryCount(d->chart), 0);
    else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        activate(d->pointer.selected.category, d->pointer.selected.series);
    else
        QWidget::keyPressEvent(event);
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    d->pointer.focused = event->reason() != Qt::MouseFocusReason;
    describe();
    update();
}

void ChartView::focusOutEvent(QFocusEvent *)
{
    d->pointer.focused = false;
    describe();
    update();
}

void ChartView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy as &picture"), this, &ChartView::copyPicture);
    menu.addAction(tr("Copy &numbers"), this,
                   [this] { QGuiApplication::clipboard()->setText(report::tabbedText(report::chartTable(d->chart))); });
    menu.addSeparator();
    menu.addAction(tr("&Save picture as…"), this, &ChartView::saveAs);
    menu.addAction(tr("Save numbers as &CSV…"), this, &ChartView::saveTable);
    menu.exec(event->globalPos());
}

void ChartView::copyPicture() const
{
    auto copy = std::make_unique<QMimeData>();
    copy->setImageData(chartPicture(d->chart, size(), d->theme));
    copy->setText(report::tabbedText(report::chartTable(d->chart)));
    QGuiApplication::clipboard()->setMimeData(copy.release());
}

QString ChartView::savePicture(const QString &path) const { return saveChart(d->chart, size(), d->theme, path); }

void ChartView::saveAs()
{
    const QString filters = tr("PNG picture (*.png)") + QStringLiteral(";;") + tr("SVG drawing (*.svg)") +
                            QStringLiteral(";;") + tr("PDF drawing (*.pdf)");
    QFileDialog dialog(this, tr("Save picture"), QString(), filters);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("png"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString &filter) {
        for (const char *suffix : {"png", "svg", "pdf"}) {
            if (filter.contains(QLatin1Char('.') + QLatin1String(suffix)))
                dialog.setDefaultSuffix(QLatin1String(suffix));
        }
    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString problem = savePicture(dialog.selectedFiles().constFirst());
    if (!problem.isEmpty())
        QMessageBox::warning(this, tr("Save picture"), problem);
}

void ChartView::saveTable()
{
    QFileDialog dialog(this, tr("Save numbers"), QString(), tr("CSV table (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    QSaveFile file(dialog.selectedFiles().constFirst());
    const QByteArray bytes = report::csv(report::chartTable(d->chart));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        QMessageBox::warning(this, tr("Save numbers"), file.errorString());
}

} // namespace xuanka::ui
