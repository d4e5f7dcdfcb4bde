// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_composer.h"

namespace xuanka::ui
{

/// Bars that run to the right, one row per category: stacked with the total at the end, or grouped.
class HorizontalBars final : public ChartComposer
{
public:
    using ChartComposer::ChartComposer;

private:
    void composePlot() override;
    double valueMaximum() const;
    double endRoom() const; ///< for the texts at the ends of the bars
    double xOf(double value) const;
    QString endText(int series, int category) const;
    void addGrid();
    void placeLimits();
    void placeRow(int category);
    void placeStack(int category, const QRectF &row);
    void placeGroup(int category, const QRectF &row);

    int m_count = 0;
    double m_labelWidth = 0;
};

} // namespace xuanka::ui
