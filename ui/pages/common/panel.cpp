// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/panel.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace xuanka::ui
{

CardPanel::CardPanel(QWidget *parent) : QWidget(parent), m_body(new QVBoxLayout(this)) { applyTheme(); }

void CardPanel::applyTheme()
{
    const Theme &theme = currentTheme();
    m_body->setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(12));
    m_body->setSpacing(theme.px(8));
    update();
}

void CardPanel::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6 * theme.scale, 6 * theme.scale);
}

} // namespace xuanka::ui
