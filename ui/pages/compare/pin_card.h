// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

class QToolButton;
class QPushButton;

namespace xuanka::ui
{

/// Head of one compared scenario: its colour, name and cards, and what can be done with it.
class PinCard : public QWidget
{
    Q_OBJECT
public:
    explicit PinCard(QWidget *parent = nullptr);

    /// pinned = false: the scenario being edited, which can be pinned but neither opened nor taken off.
    void setTexts(const QString &name, const QString &machine, const QColor &color, bool pinned);
    void applyTheme();
    QSize sizeHint() const override;

Q_SIGNALS:
    void openRequested();
    void pinRequested();
    void unpinRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name, m_machine;
    QPushButton *m_open;
    QToolButton *m_unpin;
    QColor m_color;
    bool m_pinned = false;
};

} // namespace xuanka::ui
