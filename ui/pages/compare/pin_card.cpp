// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compare/pin_card.h"

#include "ui/theme/glyphs.h"
#include "ui/theme/theme.h"

#include <QBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace xuanka::ui
{

PinCard::PinCard(QWidget *parent) : QWidget(parent), m_open(new QPushButton(this)), m_unpin(new QToolButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(m_open, 0, Qt::AlignVCenter);
    layout->addWidget(m_unpin, 0, Qt::AlignVCenter);
    m_unpin->setAutoRaise(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT(m_pinned ? openRequested() : pinRequested()); });
    connect(m_unpin, &QToolButton::clicked, this, &PinCard::unpinRequested);
    applyTheme();
}

void PinCard::setTexts(const QString &name, const QString &machine, const QColor &color, bool pinned)
{
    m_pinned = pinned;
    m_color = color;
    m_name = name;
    m_machine = machine;
    setToolTip(QStringLiteral("%1\n%2").arg(name, machine));
    setAccessibleName(QStringLiteral("%1, %2").arg(name, machine));
    m_open->setText(pinned ? tr("Edit") : tr("Pin"));
    m_open->setToolTip(pinned ? tr("Make this the present scenario") : tr("Keep the present scenario for comparison"));
    m_open->setAccessibleName(QStringLiteral("%1: %2").arg(m_open->text(), name));
    m_unpin->setVisible(pinned);
    m_unpin->setToolTip(tr("Take out of the comparison"));
    m_unpin->setAccessibleName(QStringLiteral("%1: %2").arg(m_unpin->toolTip(), name));
    update();
}

void PinCard::applyTheme()
{
    const Theme &theme = currentTheme();
    layout()->setContentsMargins(theme.px(12), theme.px(6), theme.px(6), theme.px(6));
    layout()->setSpacing(theme.px(4));
    m_unpin->setIcon(signIcon(Sign::Close, theme));
    m_open->setFont(theme.font(12));
    update();
}

void PinCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.panel);
    const QRectF sheet = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(sheet, 4 * theme.scale, 4 * theme.scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_color);
    painter.drawRect(
        QRectF(sheet.left() + 1, sheet.top() + 6 * theme.scale, 3 * theme.scale, sheet.height() - 12 * theme.scale));
    const QRect inner = rect().adjusted(theme.px(12), theme.px(6), 0, -theme.px(6));
    const QRect text(inner.left(), inner.top(), m_open->x() - theme.px(8) - inner.left(), inner.height());
    const QFont bold = theme.font(12, true), regular = theme.font(12);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(text, int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextSingleLine,
                     QFontMetrics(bold).elidedText(m_name, Qt::ElideRight, text.width()));
    painter.setFont(regular);
    painter.setPen(theme.softText);
    painter.drawText(text, int(Qt::AlignLeft | Qt::AlignBottom) | Qt::TextSingleLine,
                     QFontMetrics(regular).elidedText(m_machine, Qt::ElideRight, text.width()));
}

QSize PinCard::sizeHint() const
{
    const Theme &theme = currentTheme();
    return {theme.px(170), std::max(theme.px(50), layout()->sizeHint().height())};
}

} // namespace xuanka::ui
