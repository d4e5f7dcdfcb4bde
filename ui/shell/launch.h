// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

#include <QSize>
#include <QStringList>

#include <optional>

namespace xuanka::ui
{

/// What the command line of the desktop program asks for.
struct LaunchOptions {
    QString scenario; ///< file to open, empty = as last time
    std::optional<Language> language;
    QString dataDirectory;
    QString shots; ///< folder for pictures of every page, empty = none
    QString theme; ///< light, dark or empty
    QSize size{1440, 900};
    double scale = 0; ///< pixels per unit of the pictures, 0 = the screen's
    bool startupTime = false;
    bool help = false;
    bool version = false;
};

/// Reads the arguments after the program's name. On a wrong one, problem holds a line for standard error
/// (exit status 2). Needs no application object.
LaunchOptions parseLaunchOptions(const QStringList &arguments, QString *problem);
QString launchHelp();

} // namespace xuanka::ui
