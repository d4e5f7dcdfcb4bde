// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/label.h"

#include "ui/theme/style.h"

namespace xuanka::ui
{

namespace
{

QFont fontOf(const Theme &theme, TextRole role)
{
    switch (role) {
    case TextRole::Body:
        return theme.font(13);
    case TextRole::Secondary:
    case TextRole::Faint:
    case TextRole::Failed:
        return theme.font(12);
    case TextRole::Heading:
        return theme.font(14, true);
    case TextRole::GroupHeading:
        return theme.font(12, true);
    case TextRole::Answer:
        return theme.font(21, true);
    }
    return theme.font(13);
}

QColor colorOf(const Theme &theme, TextRole role)
{
    switch (role) {
    case TextRole::Secondary:
    case TextRole::GroupHeading:
        return theme.softText;
    case TextRole::Faint:
        return theme.faintText;
    case TextRole::Failed:
        return theme.failed;
    default:
        return theme.text;
    }
}

} // namespace

Label::Label(TextRole role, QWidget *parent) : QLabel(parent), m_role(role)
{
    setForegroundRole(QPalette::WindowText); // whatever the ground it stands on
    setTextFormat(Qt::PlainText);            // names come from files of other people
    connect(themeNotifier(), &ThemeNotifier::changed, this, &Label::refresh);
    refresh();
}

void Label::setRole(TextRole role)
{
    m_role = role;
    refresh();
}

void Label::refresh()
{
    const Theme &theme = currentTheme();
    setFont(fontOf(theme, m_role));
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, colorOf(theme, m_role));
    setPalette(colors);
}

} // namespace xuanka::ui
