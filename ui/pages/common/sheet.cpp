// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/sheet.h"

#include "ui/theme/theme.h"

#include <QVBoxLayout>

namespace xuanka::ui
{

Sheet::Sheet(QWidget *parent) : Panel(parent), m_body(new QVBoxLayout(this)) { applyTheme(); }

void Sheet::applyTheme()
{
    const Theme &theme = currentTheme();
    m_body->setContentsMargins(theme.px(14), theme.px(12), theme.px(14), theme.px(12));
    m_body->setSpacing(theme.px(8));
    update();
}

} // namespace xuanka::ui
