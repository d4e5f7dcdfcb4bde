// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/hint_card.h"

#include "ui/scenario/scenario_panel.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings.h"
#include "ui/theme/label.h"
#include "ui/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>

namespace xuanka::ui
{

namespace
{

constexpr int kSteps = 3;
constexpr int kWidth = 300;

} // namespace

HintCard::HintCard(MainWindow *window, Settings *settings)
    : QFrame(window), m_window(window), m_settings(settings), m_count(new Label(TextRole::Secondary, this)),
      m_text(new Label(TextRole::Body, this)), m_next(new QPushButton(this)), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("hint"));
    m_text->setWordWrap(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    buttons->addWidget(m_next);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 12, 12, 12);
    layout->setSpacing(6);
    layout->addWidget(m_count);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    connect(m_next, &QPushButton::clicked, this, &HintCard::next);
    connect(m_close, &QPushButton::clicked, this, &HintCard::finish);
    window->installEventFilter(this);
    hide();
}

void HintCard::begin()
{
    m_step = 0;
    retranslate();
    show();
    raise();
}

void HintCard::retranslate()
{
    const QString texts[kSteps] = {
        tr("Choose the model and the card here. Every answer follows at once; nothing has to be confirmed."),
        tr("Drag the micro batch. The red line on the slider is where the memory of the card ends."),
        tr("Each page answers one question. Click a part of a chart to see its formula, its numbers and its source; "
           "pin a scenario to compare it with the next.")};
    m_count->setText(tr("Step %1 of %2").arg(m_step + 1).arg(kSteps));
    m_text->setText(texts[m_step]);
    m_next->setText(m_step + 1 < kSteps ? tr("Next") : tr("Done"));
    m_close->setText(tr("Skip"));
    m_close->setVisible(m_step + 1 < kSteps);
    setAccessibleName(m_count->text());
    setAccessibleDescription(m_text->text());
    place();
}

void HintCard::applyTheme() { place(); }

void HintCard::setPresenting(bool on)
{
    if (on)
        hide();
    else if (!m_settings->get(setting::kHintDone))
        show();
}

void HintCard::next()
{
    if (m_step + 1 >= kSteps) {
        finish();
        return;
    }
    ++m_step;
    retranslate();
}

void HintCard::finish()
{
    m_settings->set(setting::kHintDone, true);
    hide();
}

void HintCard::place()
{
    const QWidget *target = nullptr;
    if (m_step == 0)
        target = m_window->panel()->findChild<QWidget *>(QStringLiteral("model"));
    else if (m_step == 1)
        target = m_window->panel()->findChild<QWidget *>(QStringLiteral("micro_batch"));
    QPoint corner;
    setFixedWidth(currentTheme().px(kWidth));
    setFixedHeight(std::max(layout()->heightForWidth(width()), layout()->minimumSize().height()));
    if (target) {
        // beside the field, but below the answer and the tabs
        const QWidget *pages = m_window->tabs()->currentWidget();
        corner = target->mapTo(m_window, QPoint(target->width() + 16, -8));
        corner.setY(std::max(corner.y(), pages->mapTo(m_window, QPoint(0, 12)).y()));
    } else {
        const QWidget *pages = m_window->tabs();
        corner = pages->mapTo(m_window, QPoint(pages->width() - width() - 16, 48));
    }
    corner.setX(std::clamp(corner.x(), 8, std::max(8, m_window->width() - width() - 8)));
    corner.setY(std::clamp(corner.y(), 8, std::max(8, m_window->height() - height() - 8)));
    move(corner);
}

void HintCard::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    place();
}

bool HintCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        QMetaObject::invokeMethod(this, &HintCard::place, Qt::QueuedConnection); // after the window's own layout
    return QFrame::eventFilter(watched, event);
}

void HintCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = currentTheme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 1));
    painter.setBrush(theme.accentGround);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace xuanka::ui
