// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace xuanka::ui
{

LanguageSwitch::~LanguageSwitch() = default; // a translator leaves the application by itself

void LanguageSwitch::install(Language language)
{
    m_language = language;
    m_own.reset();
    m_qt.reset();
    const QString word = toWord(language);
    auto own = std::make_unique<QTranslator>();
    if (own->load(QStringLiteral(":/i18n/xuanka_%1.qm").arg(word))) {
        m_own = std::move(own);
        QCoreApplication::installTranslator(m_own.get());
    }
    auto qt = std::make_unique<QTranslator>();
    if (language == Language::Chinese &&
        (qt->load(QStringLiteral(":/i18n/qtbase_zh_CN.qm")) ||
         qt->load(QStringLiteral("qtbase_zh_CN"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))) {
        m_qt = std::move(qt);
        QCoreApplication::installTranslator(m_qt.get());
    }
    QLocale::setDefault(language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                                      : QLocale(QLocale::English, QLocale::UnitedStates));
}

} // namespace xuanka::ui
