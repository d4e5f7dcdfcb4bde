// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axis.h"
#include "ui/charts/chart_layout.h"

#include <QFontMetricsF>

namespace xuanka::ui
{

/// What every kind of chart shares: takes title, note, legend and margins off the free rectangle one after the other;
/// the kinds lay bars or lines into what remains.
class ChartComposer
{
public:
    ChartComposer(const report::Chart &chart, const QRectF &bounds, const Theme &theme);
    virtual ~ChartComposer() = default;
    ChartLayout compose();

protected:
    struct Entry {
        QString text;
        SwatchShape shape = SwatchShape::Square;
        QColor color;
    };
    /// A label in the right margin beside a height of the plot.
    struct SideLabel {
        QString name, value;
        double at = 0; ///< on the value axis
        QPointF from;  ///< where its leader starts; null = at the plot's edge
        QColor color;
        SwatchShape shape = SwatchShape::Line;
        bool bold = false;
        bool leader = true;
    };

    virtual void composePlot() = 0;

    void takeAxisTitles(const QString &bottom, const QString &top);
    void takeLegend(const QVector<Entry> &entries);
    void takeSideMargin(const QVector<SideLabel> &labels);
    double tickColumnWidth() const;
    void placeSideLabels(QVector<SideLabel> labels);
    void placeAxisTitles();
    ChartText &addText(ChartTextRole role, const QString &text, const QRectF &rect, Qt::Alignment alignment,
                       const QColor &color, bool bold = false);
    /// Elided if wider than the rectangle.
    ChartText &addElided(ChartTextRole role, const QString &text, const QRectF &rect, Qt::Alignment alignment,
                         const QColor &color, bool bold = false);

    QVector<SideLabel> limitLabels() const;
    static QVector<Entry> entriesOf(const QVector<SideLabel> &labels);
    bool roomForSideMargin() const;
    int mostTicks(double length) const;
    double yOf(double value) const;
    double snap(double coordinate) const; ///< to whole pixels on screen
    void addValueGrid();
    void addLimitLines();
    void addHeadroom();
    QColor faded(const QColor &color) const;

    const report::Chart &m_chart;
    const Theme &m_theme;
    ChartLayout m_out;
    QRectF m_free;
    double m_s;
    QFontMetricsF m_small, m_bold, m_title;
    AxisScale m_value;

private:
    bool isEmpty() const;
    void takeTitle();
    void takeNote();
    QStringList sideLines(const SideLabel &label) const;
    void placeSideLabel(const SideLabel &label, double top, bool wholeText);

    double m_sideWidth = 0;
    QString m_bottomTitle, m_topTitle;
    double m_bottomTitleTop = 0, m_topTitleTop = 0;
};

} // namespace xuanka::ui
