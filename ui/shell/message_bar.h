// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QToolButton;

namespace xuanka::ui
{

class Label;

/// One line above the answer that says what went wrong or what was done; stays until closed or replaced.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    enum class Kind { Notice, Problem };

    explicit MessageBar(QWidget *parent = nullptr);
    void showMessage(Kind kind, const QString &text);
    QString text() const;
    void retranslate();
    void applyTheme();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Label *m_text;
    QToolButton *m_close;
    Kind m_kind = Kind::Notice;
};

} // namespace xuanka::ui
