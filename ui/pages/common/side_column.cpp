// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/side_column.h"

#include "ui/theme/theme.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace xuanka::ui
{

namespace
{

constexpr int kNarrowest = 300;
constexpr int kWidest = 420;

} // namespace

SideColumn::SideColumn(QWidget *parent) : Sheet(parent), m_scroll(new QScrollArea(this))
{
    auto *content = new QWidget(m_scroll);
    m_column = new QVBoxLayout(content);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false); // QScrollArea::setWidget switched it on
    body()->addWidget(m_scroll);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    applyTheme();
}

void SideColumn::applyTheme()
{
    Sheet::applyTheme();
    const Theme &theme = currentTheme();
    body()->setContentsMargins(1, theme.px(8), 1, theme.px(8)); // the scroll bar stands at the border
    m_column->setContentsMargins(theme.px(13), theme.px(4), theme.px(13), theme.px(4));
    m_column->setSpacing(theme.px(8));
    setMinimumWidth(theme.px(kNarrowest));
    setMaximumWidth(theme.px(kWidest));
}

QSize SideColumn::sizeHint() const { return {currentTheme().px(kNarrowest + 30), currentTheme().px(400)}; }

} // namespace xuanka::ui
