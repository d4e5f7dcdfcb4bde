// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/help_bubble.h"

#include "ui/theme/label.h"
#include "ui/theme/theme.h"

#include <QBoxLayout>
#include <QPainter>
#include <QScreen>

#include <algorithm>

namespace xuanka::ui
{

HelpBubble::HelpBubble(QWidget *parent)
    : QFrame(parent, Qt::Popup), m_title(new Label(TextRole::Heading, this)), m_text(new Label(TextRole::Body, this)),
      m_facts(new Label(TextRole::Secondary, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 12);
    layout->setSpacing(6);
    for (Label *label : {m_title, m_text, m_facts}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
}

void HelpBubble::showFor(QWidget *anchor, const QString &title, const QString &text, const QString &facts)
{
    m_title->setText(title);
    m_text->setText(text);
    m_facts->setText(facts);
    m_facts->setVisible(!facts.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(text);
    const int width = currentTheme().px(320);
    setFixedWidth(width);
    resize(width, layout()->heightForWidth(width));
    QPoint corner = anchor->mapToGlobal(QPoint(anchor->width() + 12, -8));
    if (const QScreen *screen = anchor->screen()) {
        const QRect area = screen->availableGeometry();
        corner.setX(std::clamp(corner.x(), area.left(), std::max(area.left(), area.right() - width)));
        corner.setY(std::clamp(corner.y(), area.top(), std::max(area.top(), area.bottom() - height())));
    }
    move(corner);
    show();
}

void HelpBubble::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.accentGround);
    painter.setPen(theme.line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void HelpBubble::keyPressEvent(QKeyEvent *) { hide(); }

void HelpBubble::mousePressEvent(QMouseEvent *) { hide(); }

} // namespace xuanka::ui
