// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/panel.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace xuanka::ui
{

void Panel::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.line);
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace xuanka::ui
