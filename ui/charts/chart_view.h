// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"
#include "ui/theme/theme.h"

#include <QWidget>

#include <memory>

class QPainter;

namespace xuanka::ui {

/// Draws a report::Chart on screen; the same drawing serves the PDF (drawChart).
class ChartView : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    void setChart(const report::Chart &chart);
    void setTheme(const Theme &theme);
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void segmentClicked(int category, const QString &seriesName, const QString &colorKey);
    void categoryClicked(int category);

private:
    class Private;
    std::unique_ptr<Private> d;
};

/// Paints a chart as vectors into a rectangle of any paint device (PDF, SVG, picture). GUI thread only.
void drawChart(QPainter *painter, const QRectF &rect, const report::Chart &chart, const Theme &theme);

} // namespace xuanka::ui
