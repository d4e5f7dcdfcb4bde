// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_bar.h"

#include "ui/theme/glyphs.h"
#include "ui/theme/label.h"

#include <QBoxLayout>
#include <QPainter>
#include <QToolButton>

namespace xuanka::ui
{

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_text(new Label(TextRole::Body, this)), m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("message"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(36, 6, 6, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void MessageBar::showMessage(Kind kind, const QString &text)
{
    m_kind = kind;
    m_text->setText(text);
    setAccessibleName(text);
    show();
    update();
}

QString MessageBar::text() const { return isHidden() ? QString() : m_text->text(); }

void MessageBar::retranslate()
{
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

void MessageBar::applyTheme() { m_close->setIcon(signIcon(Sign::Close, currentTheme())); }

void MessageBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    const bool problem = m_kind == Kind::Problem;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(problem ? theme.failed : theme.line);
    painter.setBrush(problem ? theme.ground(theme.failed) : theme.accentGround);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const QRectF glyph(14, height() / 2.0 - 6, 12, 12);
    if (problem)
        drawVerdict(&painter, glyph, Verdict::DoesNotFit, theme.failed);
    else
        drawSeverity(&painter, glyph, Severity::Note, theme);
}

} // namespace xuanka::ui
