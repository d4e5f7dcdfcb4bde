// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;

namespace xuanka::ui
{

class Label;
class MainWindow;
class Settings;

/// The three steps of the first start, each beside the thing it speaks of; closed once, it stays away.
class HintCard : public QFrame
{
    Q_OBJECT
public:
    HintCard(MainWindow *window, Settings *settings);

    void begin();
    void retranslate();
    void applyTheme();
    void setPresenting(bool on); ///< out of the way while clients look at the answers
    int step() const { return m_step; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void next();
    void finish();
    void place();

    MainWindow *m_window;
    Settings *m_settings;
    Label *m_count;
    Label *m_text;
    QPushButton *m_next;
    QPushButton *m_close;
    int m_step = 0;
};

} // namespace xuanka::ui
