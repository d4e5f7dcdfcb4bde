// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/gpu.h"
#include "report/phrases.h"

#include <QCoreApplication>

namespace xuanka::ui
{

/// One figure of a card with the numbers of the sources that back it.
struct SheetFigure {
    QString name;
    QString value;
    QVector<int> sources; ///< indices into Gpu::sources; empty = the catalogue names none for this figure
    bool derived = false; ///< computed from published figures
};

/// Everything the catalogue knows about one card, for its sheet.
class CardSheet
{
    Q_DECLARE_TR_FUNCTIONS(CardSheet)
public:
    static QVector<SheetFigure> figures(const Gpu &gpu, const Phrases &phrases);
    /// The sheet as rich text in the theme in force; every text of the catalogue is escaped.
    static QString html(const Gpu &gpu, const Phrases &phrases, const QString &catalogAsOf);
};

} // namespace xuanka::ui
