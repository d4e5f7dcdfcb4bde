// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_composer.h"

namespace xuanka::ui
{

/// Stacked columns with their totals on top, capacity lines, headroom band and the framed category.
class StackedBars final : public ChartComposer
{
public:
    using ChartComposer::ChartComposer;

private:
    void composePlot() override;
    void fitValueAxis();
    double valueMaximum() const;
    double stackHeight(int category) const;
    double topOf(int category) const; ///< y of the end of a stack, cut ones end below their total
    bool isFaded(int category) const;
    QString totalText(int category) const;
    QVector<QRectF> totalRects() const;
    QRectF column(int category) const;
    double barWidth() const;
    QVector<SideLabel> sideLabels() const;
    QVector<Entry> legend() const;
    void placeStack(int category);
    QVector<QRectF> framedWider(QVector<QRectF> rects) const;
    void placeTotals();
    void placeCategories();
    void placeFrame();
    void placeMarks();

    int m_count = 0;
    QRectF m_framedTotal, m_framedCategory;
};

} // namespace xuanka::ui
