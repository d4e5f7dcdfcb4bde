// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

#include <QTranslator>

namespace xuanka::ui
{

/// The language of the window: our texts and Qt's own, exchanged while the program runs.
class LanguageSwitch
{
public:
    LanguageSwitch() = default;
    ~LanguageSwitch();
    LanguageSwitch(const LanguageSwitch &) = delete;
    LanguageSwitch &operator=(const LanguageSwitch &) = delete;

    void install(Language language);
    Language language() const { return m_language; }

private:
    Language m_language = Language::English;
    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qt;
};

} // namespace xuanka::ui
