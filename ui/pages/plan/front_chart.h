// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QPixmap>
#include <QPolygonF>
#include <QVector>
#include <QWidget>

#include <functional>

namespace xuanka::ui
{

/// Configurations as circles over two logarithmic axes: those of the front joined by a line and named, the others
/// grey. The area of a circle is the power. Click, or arrow keys and Enter, choose one.
class FrontChart : public QWidget
{
    Q_OBJECT
public:
    struct Dot {
        QString name;                  ///< "H800 SXM × 8"
        QString detail;                ///< of the tooltip
        double x = 0, y = 0, size = 0; ///< size: any unit, 0 = not known
        bool front = false;
        int id = -1;
    };
    struct Axis {
        QString title;
        std::function<QString(double)> text; ///< of a tick
        QVector<double> stops;               ///< ticks people like, ascending; empty = 1, 2, 5 of every decade
    };

    explicit FrontChart(QWidget *parent = nullptr);

    /// limit: a vertical line at this x, 0 = none.
    void setDots(const QVector<Dot> &dots, const Axis &x, const Axis &y, double limit, const QString &limitName);
    void setEmptyText(const QString &text);
    void setDetails(std::function<QString(int id)> details) { m_details = std::move(details); } ///< for tooltips
    void setChosen(int id);
    int chosen() const { return m_chosen; }
    const QVector<Dot> &dots() const { return m_dots; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void dotChosen(int id);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Placed {
        QPointF centre;
        double radius = 0;
        QRectF label; ///< empty = no room
    };
    struct Tick {
        double at = 0;
        QString text;
    };

    void redraw(); ///< at the next paint
    void layOut();
    void draw(QPainter &painter) const;
    void layOutAxes();
    void placeLine();
    void placeLabels();
    bool crossesLine(const QRectF &rect) const;
    double xOf(double value) const;
    double yOf(double value) const;
    int dotAt(const QPointF &point) const;
    void drawAxes(QPainter &painter) const;
    void drawDots(QPainter &painter) const;
    QVector<Tick> ticksOf(double low, double high, const Axis &axis, double pixels, double apart) const;

    QVector<Dot> m_dots; ///< the front's last, so that they lie on top
    QVector<Placed> m_placed;
    QPolygonF m_line; ///< through the dots of the front that no other beats in both axes
    std::function<QString(int)> m_details;
    QVector<Tick> m_xTicks, m_yTicks;
    Axis m_x, m_y;
    double m_limit = 0;
    QString m_limitName, m_emptyText;
    QRectF m_plot;
    double m_lowX = 1, m_highX = 10, m_lowY = 1, m_highY = 10;
    int m_chosen = -1;
    QPixmap m_picture; ///< null: to be drawn; the page around it repaints more often than the chart changes
};

} // namespace xuanka::ui
