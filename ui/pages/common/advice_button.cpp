// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/advice_button.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>

namespace xuanka::ui
{

namespace
{

constexpr int kAcross = 10;
constexpr int kUp = 5;
constexpr int kNarrowest = 120;

} // namespace

AdviceButton::AdviceButton(QWidget *parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int AdviceButton::heightForWidth(int width) const
{
    const Theme &theme = currentTheme();
    const QRect space(0, 0, std::max(1, width - 2 * theme.px(kAcross)), 1000);
    return QFontMetrics(theme.font(12)).boundingRect(space, Qt::TextWordWrap, text()).height() + 2 * theme.px(kUp);
}

QSize AdviceButton::sizeHint() const
{
    const Theme &theme = currentTheme();
    const int width = QFontMetrics(theme.font(12)).horizontalAdvance(text()) + 2 * theme.px(kAcross) + 2;
    return {width, heightForWidth(width)};
}

QSize AdviceButton::minimumSizeHint() const
{
    const int narrowest = currentTheme().px(kNarrowest);
    return {narrowest, heightForWidth(sizeHint().width())};
}

bool AdviceButton::event(QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
        update();
    return QAbstractButton::event(event);
}

void AdviceButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() || underMouse() ? theme.accent : theme.line, 1));
    painter.setBrush(isDown() ? theme.accentGround : theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4 * theme.scale, 4 * theme.scale);
    painter.setPen(theme.text);
    painter.setFont(theme.font(12));
    painter.drawText(rect().adjusted(theme.px(kAcross), 0, -theme.px(kAcross), 0),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, text());
}

} // namespace xuanka::ui
