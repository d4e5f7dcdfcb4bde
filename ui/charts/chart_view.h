// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <memory>

class QPainter;

namespace xuanka::ui
{

struct ChartDrawing;

/// Draws a report::Chart on screen; the same drawing serves the PDF (drawChart). Arrow keys move along the categories
/// and, across them, through the series; Enter or Space does what a click does. The context menu copies and saves.
class ChartView : public QWidget
{
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    void setChart(const report::Chart &chart);
    const report::Chart &chart() const;
    void setTheme(const Theme &theme);
    /// A chart in sight is drawn aside and replaces its forerunner a moment later. Waits for all under `window`: before
    /// pictures are taken.
    static void finishDrawing(const QWidget *window);
    /// Off where a heading beside the chart says the title already; pictures keep it.
    void setTitleShown(bool shown);
    /// On where a neighbouring chart or table names the series by their colours; pictures name them.
    void setNamesElsewhere(bool elsewhere);
    /// Outlines a series of the framed category: the one explained beside the chart. Empty = none.
    void setHighlight(const QString &colorKey);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void copyPicture() const; ///< PNG at twice the size and the numbers as text, to the clipboard
    /// Writes .png (twice the size), .svg or .pdf by the ending of the name; what went wrong, or empty.
    QString savePicture(const QString &path) const;

Q_SIGNALS:
    /// A part of a bar or a dot was clicked; categoryClicked() follows.
    void segmentClicked(int category, const QString &seriesName, const QString &colorKey);
    void categoryClicked(int category);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void describe();
    void take(const ChartDrawing &drawing);
    void activate(int category, int series);
    void moveSelection(int categories, int series);
    void saveAs();
    void saveTable();

    class Private;
    std::unique_ptr<Private> d;
};

/// Paints a chart as vectors into a rectangle of any paint device (PDF, SVG, picture). GUI thread only. Lengths are
/// logical units of the painter: body text is 12 x theme.scale units high, so scale the painter until a unit is about
/// 1/96 inch (or pass a theme with a larger scale).
void drawChart(QPainter *painter, const QRectF &rect, const report::Chart &chart, const Theme &theme);

} // namespace xuanka::ui
