// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"
#include "ui/shell/results.h"

#include <QColor>
#include <QWidget>

namespace xuanka::ui
{

/// The answer in one line above the pages: does it fit, how much memory, how fast, how well used, what power,
/// and which stave is the shortest. Painted as a whole, so that a drag costs one repaint.
class AnswerStrip : public QWidget
{
    Q_OBJECT
public:
    struct Cell {
        QString title;
        QString value;
        QStringList details;            ///< unit, interval …; the last give way first when it is narrow
        std::optional<Verdict> verdict; ///< drawn as shape before the value, tints the ground
        bool failed = false;            ///< value in the colour of a problem
    };

    explicit AnswerStrip(QWidget *parent = nullptr);

    void showResults(const ResultsPtr &results, const Phrases &phrases);
    void applyTheme();
    const QVector<Cell> &cells() const { return m_cells; }
    QString text() const; ///< everything it says, for screen readers, tests and the clipboard
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QVector<Cell> cellsOf(const Results &results, const Phrases &phrases) const;
    Cell memoryCell(const Estimate &estimate, const Phrases &phrases) const;
    Cell speedCell(const Results &results, const Phrases &phrases) const;
    Cell useCell(const Results &results, const Phrases &phrases) const;
    Cell powerCell(const Estimate &estimate, const Phrases &phrases) const;
    /// Width and number of details of each cell; the last cell takes the rest.
    struct Place {
        int width = 0;
        qsizetype details = 0;
    };
    QVector<Place> layoutCells() const;
    int naturalWidth(const Cell &cell, qsizetype details) const;
    void paintCell(QPainter &painter, const Cell &cell, const QRect &rect, qsizetype details) const;

    QVector<Cell> m_cells;
};

} // namespace xuanka::ui
