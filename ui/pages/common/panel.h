// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace xuanka::ui
{

/// A rounded sheet in the panel colour with a one-pixel line round it; its children stand in body().
class CardPanel : public QWidget
{
    Q_OBJECT
public:
    explicit CardPanel(QWidget *parent = nullptr);
    QVBoxLayout *body() const { return m_body; }
    void applyTheme(); ///< margins follow the scale

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_body;
};

} // namespace xuanka::ui
