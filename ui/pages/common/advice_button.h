// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace xuanka::ui
{

/// A button whose text wraps, so that a long setting never loses its figures.
class AdviceButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit AdviceButton(QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
};

} // namespace xuanka::ui
