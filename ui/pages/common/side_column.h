// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/common/sheet.h"

class QScrollArea;

namespace xuanka::ui
{

/// The right third of a page: a panel that scrolls when the window is low.
class SideColumn : public Sheet
{
    Q_OBJECT
public:
    explicit SideColumn(QWidget *parent = nullptr);
    QVBoxLayout *column() const { return m_column; }
    void applyTheme();
    QSize sizeHint() const override;

private:
    QScrollArea *m_scroll;
    QVBoxLayout *m_column;
};

} // namespace xuanka::ui
