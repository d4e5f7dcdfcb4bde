// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>

class QSettings;

namespace xuanka::ui
{

/// One row of the table of settings: where it is kept and what holds when nobody has chosen.
template <typename T> struct Setting {
    const char *key;
    T fallback;
};

namespace setting
{
inline const Setting<QString> kLanguage{"window/language", {}}; ///< word of the language; empty = the system's
inline const Setting<QString> kTheme{"window/theme", QStringLiteral("system")}; ///< system, light or dark
inline const Setting<QByteArray> kGeometry{"window/geometry", {}};
inline const Setting<QByteArray> kLayout{"window/layout", {}};
inline const Setting<QString> kPage{"window/page", {}};
inline const Setting<bool> kHintDone{"window/hint_done", false};
inline const Setting<bool> kMoreOpen{"editor/more_open", false};
inline const Setting<QStringList> kRecentModels{"editor/recent_models", {}};
inline const Setting<QStringList> kRecentCards{"editor/recent_cards", {}};
inline const Setting<QStringList> kRecentFiles{"files/recent", {}};
inline const Setting<QString> kLastFile{"files/last", {}};
inline const Setting<QString> kLastFolder{"files/folder", {}};
} // namespace setting

/// What the program remembers between two starts: an INI file in the data directory, or nothing but memory
/// (pictures, tests).
class Settings
{
public:
    explicit Settings(const QString &directory = {}); ///< empty: kept in memory only
    ~Settings();

    const QString &directory() const { return m_directory; } ///< exists, or is empty
    bool persistent() const { return m_file != nullptr; }

    template <typename T> T get(const Setting<T> &setting) const
    {
        return value(setting.key, QVariant::fromValue(setting.fallback)).template value<T>();
    }
    template <typename T> void set(const Setting<T> &setting, const T &value)
    {
        setValue(setting.key, QVariant::fromValue(value));
    }
    /// Puts a text at the head of a list that is kept to so many entries.
    void remember(const Setting<QStringList> &setting, const QString &text, int most);

    /// Where settings, autosaves and pinned scenarios live unless --data-dir says otherwise.
    static QString defaultDirectory();

private:
    QVariant value(const char *key, const QVariant &fallback) const;
    void setValue(const char *key, const QVariant &value);

    QString m_directory;
    std::unique_ptr<QSettings> m_file;
    QVariantMap m_memory;
};

} // namespace xuanka::ui
