// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QGridLayout;

namespace xuanka::ui
{

class Label;

/// Names and values in two columns; values wrap and can be selected.
class Facts : public QWidget
{
    Q_OBJECT
public:
    explicit Facts(QWidget *parent = nullptr);
    void setFacts(const QVector<QPair<QString, QString>> &facts);

private:
    QGridLayout *m_grid;
    QVector<QPair<Label *, Label *>> m_rows;
};

} // namespace xuanka::ui
