// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace xuanka::ui
{

/// The white card with a fine line and round corners that pages are made of.
class Panel : public QFrame
{
    Q_OBJECT
public:
    explicit Panel(QWidget *parent = nullptr) : QFrame(parent) {}

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace xuanka::ui
