// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace xuanka::ui
{

enum class Scheme { Light, Dark, Print };

/// Colours and type of the whole program, screen and paper: one table of tokens, no style sheets elsewhere.
/// Type sizes in use: 13 body, 12 secondary, 14 bold headings, 21 bold answers; spacing in steps of 4.
struct Theme {
    Scheme scheme = Scheme::Light;
    QColor window, panel, field, line, grid, text, softText, faintText, accent, accentGround, fits, tight, failed;
    double scale = 1.0; ///< 1.4 in present mode

    static Theme of(Scheme scheme, double scale = 1.0);
    QColor memoryPart(const QString &key) const;  ///< key of MemoryParts, e.g. "kv_cache"
    QColor stepPart(const QString &key) const;    ///< key of StepSeconds, e.g. "data_comm_exposed"
    QColor card(int index) const;                 ///< colour-blind safe series colours, 0 … 3
    QColor series(const QString &colorKey) const; ///< "card0" …, or a memory or step part
    QColor ground(const QColor &status) const;    ///< pale ground behind a status colour
    QPalette palette() const;
    QFont font(int pixelSize, bool bold = false) const; ///< bundled family, tabular figures
    int px(int pixels) const;                           ///< a length in the current scale
};

/// Registers the bundled font; returns its family name. Call once after the application object exists.
QString installFonts();
/// The theme in force on screen.
const Theme &currentTheme();
void setCurrentTheme(const Theme &theme);

} // namespace xuanka::ui
