// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_composer.h"

namespace xuanka::ui
{

/// Lines with interval bands, named at their ends, or a scatter of dots.
class LineChart final : public ChartComposer
{
public:
    using ChartComposer::ChartComposer;

private:
    struct Point {
        int stop = 0;
        QPointF place;
        double low = 0, high = 0;
        bool faded = false;
    };

    void composePlot() override;
    void fitAxes();
    bool isShown(double x, double y) const;
    double xOf(double value) const;
    QVector<SideLabel> sideLabels() const;
    QVector<Point> pointsOf(const report::Series &series) const;
    void placeColumns();
    void placeStops();
    void placeBand(int index, const QVector<Point> &points);
    void placeSeries(int series);
    void placeMarks();
    QRectF markLabelRect(const QPointF &centre, double radius, const QString &text) const;

    AxisScale m_point;
    QVector<double> m_stops;
};

} // namespace xuanka::ui
