// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_layout.h"

#include <QImage>
#include <QObject>

#include <memory>
#include <optional>

namespace xuanka::ui
{

/// A chart drawn for the screen: what it shows, where everything stands, the picture.
struct ChartDrawing {
    report::Chart chart;
    ChartLayout layout;
    QImage picture;
};

/// What to draw.
struct ChartRequest {
    report::Chart chart;
    QSize size;
    double pixelRatio = 1;
    Theme theme;
};

ChartDrawing drawForScreen(const ChartRequest &request);

/// Draws charts on a thread of their own, the newest request only: laying out and painting four cards' lines takes
/// longer than a frame of a slider drag may.
class ChartDrawer : public QObject
{
    Q_OBJECT
public:
    explicit ChartDrawer(QObject *parent = nullptr);
    ~ChartDrawer() override;

    void request(const ChartRequest &request);
    /// Has the drawing thread fill its font caches, once for all, with a chart that is shown already: the first chart
    /// it draws would otherwise hold the window up at the locks of the font database.
    static void warmUp(const ChartRequest &request);
    /// Forgets what is asked or under way.
    void drop();
    /// Waits for what is asked; empty when nothing was. drawn() does not follow.
    std::optional<ChartDrawing> finish();

Q_SIGNALS:
    void drawn(const xuanka::ui::ChartDrawing &drawing);

private:
    void start();

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace xuanka::ui
