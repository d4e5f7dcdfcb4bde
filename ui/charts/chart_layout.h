// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"
#include "ui/theme/theme.h"

#include <QLineF>
#include <QPolygonF>
#include <QRectF>

#include <optional>

namespace xuanka::ui
{

enum class ChartTextRole : std::uint8_t {
    Title,
    AxisTitle,
    Tick,
    Category,
    Total,
    SideLabel, ///< name or value of a limit, series, band or marker in the right margin
    Legend,
    Marker,
    Note,
    Empty
};

struct ChartText {
    ChartTextRole role = ChartTextRole::Tick;
    QString text;
    QRectF rect;
    Qt::Alignment alignment = Qt::AlignCenter;
    QColor color;
    bool bold = false;
    bool wrapped = false;
    bool backed = false; ///< on a patch of the panel colour, because lines may pass below
};

struct ChartBar {
    int category = 0;
    int series = 0;
    QRectF rect;
    QColor color;
    bool cut = false; ///< the axis ends below its top
};

struct ChartStroke {
    QPolygonF points;
    QColor color;
    double width = 1;
    bool dashed = false;
};

struct ChartDot {
    int series = 0;
    int stop = 0;
    QPointF centre;
    double radius = 0;
    QColor color;
    bool hollow = false;
};

struct ChartArea {
    QPolygonF outline;
    QColor color;
};

struct ChartMark {
    QPointF centre;
    double radius = 0;
    QColor color;
    bool hollow = true;
};

enum class SwatchShape : std::uint8_t { Square, Line, DashedLine, Band, Diamond };

struct ChartSwatch {
    SwatchShape shape = SwatchShape::Square;
    QRectF rect;
    QColor color;
};

/// Where everything of a chart stands, in logical units of the rectangle it was made for. Painting, hit testing and
/// the tests of overlap all read this one description.
struct ChartLayout {
    QRectF bounds;
    QRectF plot;
    bool horizontal = false; ///< categories run downwards
    QVector<QRectF> columns; ///< hit area per category or x value
    QVector<QRectF> bands;   ///< headroom
    QColor bandColor;
    QVector<ChartStroke> grid;
    QVector<ChartBar> bars;
    QVector<ChartArea> areas; ///< interval bands
    QVector<ChartStroke> lines;
    QVector<ChartDot> dots;
    QVector<ChartStroke> limits; ///< capacity lines and the leaders to their labels
    QVector<ChartMark> marks;
    QRectF frame; ///< round the chosen category; empty = none
    QVector<ChartSwatch> swatches;
    QVector<ChartText> texts;
};

ChartLayout layoutChart(const report::Chart &chart, const QRectF &bounds, const Theme &theme);

/// Font of a text of a chart.
QFont chartFont(ChartTextRole role, bool bold, const Theme &theme);
/// Colour of a series; theme.series() plus the step parts under "step.".
QColor seriesColor(const QString &colorKey, const Theme &theme);

/// What lies under a point: the category, and the series if the point is on its bar or near its dot.
struct ChartHit {
    int category = -1;
    int series = -1;
};
ChartHit hitTest(const ChartLayout &layout, const QPointF &point);

/// The distinct x values of a line chart, ascending; values a logarithmic axis cannot show are left out.
QVector<double> chartStops(const report::Chart &chart);
int categoryCount(const report::Chart &chart);
/// Index into a series for a category, -1 if the series has no value there.
int valueIndex(const report::Chart &chart, int series, int category);

} // namespace xuanka::ui
