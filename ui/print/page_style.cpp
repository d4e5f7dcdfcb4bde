// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/page_style.h"

#include <cmath>

namespace xuanka::ui
{

QFont fontOf(const TextStyle &style)
{
    static const QString family = installFonts();
    QFont font(family);
    font.setPixelSize(int(std::lround(style.points * paper::kPoint)));
    font.setWeight(style.bold ? QFont::Bold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor colorOf(Ink ink, const Theme &theme)
{
    switch (ink) {
    case Ink::Text:
        return theme.text;
    case Ink::Soft:
        return theme.softText;
    case Ink::Faint:
        return theme.faintText;
    case Ink::Accent:
        return theme.accent;
    case Ink::Fits:
        return theme.fits;
    case Ink::Tight:
        return theme.tight;
    case Ink::Failed:
        return theme.failed;
    }
    return theme.text;
}

Ink inkOf(report::Tone tone)
{
    switch (tone) {
    case report::Tone::None:
        return Ink::Accent;
    case report::Tone::Fits:
        return Ink::Fits;
    case report::Tone::Tight:
        return Ink::Tight;
    case report::Tone::Failed:
        return Ink::Failed;
    }
    return Ink::Accent;
}

} // namespace xuanka::ui
