// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace xuanka::ui
{

class Label;

/// What a field means, shown beside it until the next click or key.
class HelpBubble : public QFrame
{
    Q_OBJECT
public:
    explicit HelpBubble(QWidget *parent);
    void showFor(QWidget *anchor, const QString &title, const QString &text, const QString &facts);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    Label *m_title;
    Label *m_text;
    Label *m_facts;
};

} // namespace xuanka::ui
