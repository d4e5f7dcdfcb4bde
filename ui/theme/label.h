// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace xuanka::ui
{

enum class TextRole { Body, Secondary, Faint, Heading, GroupHeading, Answer, Failed };

/// A label of one of the program's type roles; follows theme and scale by itself.
class Label : public QLabel
{
    Q_OBJECT
public:
    explicit Label(TextRole role, QWidget *parent = nullptr);
    void setRole(TextRole role);

private:
    void refresh();
    TextRole m_role;
};

} // namespace xuanka::ui
