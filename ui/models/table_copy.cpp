// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/table_copy.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QTableView>

namespace xuanka::ui
{

namespace
{

QString oneCell(QString text) { return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).simplified(); }

} // namespace

QString tableAsText(const QAbstractItemModel &model)
{
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column)
        cells << oneCell(model.headerData(column, Qt::Horizontal).toString());
    lines << cells.join(QLatin1Char('\t'));
    for (int row = 0; row < model.rowCount(); ++row) {
        cells.clear();
        for (int column = 0; column < model.columnCount(); ++column)
            cells << oneCell(model.index(row, column).data().toString());
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QAction *addCopyAction(QTableView *view)
{
    auto *action = new QAction(view);
    action->setShortcut(QKeySequence::Copy);
    action->setShortcutContext(Qt::WidgetShortcut);
    view->addAction(action);
    view->setContextMenuPolicy(Qt::ActionsContextMenu);
    QObject::connect(action, &QAction::triggered, view,
                     [view] { QGuiApplication::clipboard()->setText(tableAsText(*view->model())); });
    return action;
}

} // namespace xuanka::ui
