// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/shots.h"

#include "ui/charts/chart_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page.h"
#include "ui/shell/workbench.h"

#include <QCoreApplication>
#include <QDir>
#include <QPixmap>
#include <QTabWidget>

namespace xuanka::ui
{

namespace
{

// Layouts settle within a few turns of the event loop after texts or sizes change.
constexpr int kTurns = 6;

void settle()
{
    for (int turn = 0; turn < kTurns; ++turn) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace

QString renderShots(MainWindow *window, const QString &folder, const QVector<Language> &languages, QSize size)
{
    if (!QDir().mkpath(folder))
        return folder;
    window->resize(size);
    window->show();
    window->workbench()->waitForResults();
    for (const Language language : languages) {
        window->setLanguage(language);
        for (int i = 0; i < window->pages().size(); ++i) {
            window->tabs()->setCurrentIndex(i);
            window->workbench()->waitForResults();
            settle();
            window->pages().at(i)->finishPending();
            settle();
            ChartView::finishDrawing(window);
            const QString path =
                QStringLiteral("%1/%2-%3.png").arg(folder, window->pages().at(i)->pageId(), toWord(language));
            if (!window->grab().save(path))
                return path;
        }
    }
    return {};
}

} // namespace xuanka::ui
