// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/settings.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace xuanka::ui
{

Settings::Settings(const QString &directory)
{
    if (directory.isEmpty() || !QDir().mkpath(directory))
        return; // an unwritable place costs the memory of the window, not the window
    m_directory = QDir(directory).absolutePath();
    m_file = std::make_unique<QSettings>(m_directory + QStringLiteral("/xuanka.ini"), QSettings::IniFormat);
}

Settings::~Settings() = default;

void Settings::remember(const Setting<QStringList> &setting, const QString &text, int most)
{
    QStringList list = get(setting);
    list.removeAll(text);
    list.prepend(text);
    set(setting, QStringList(list.mid(0, most)));
}

QString Settings::defaultDirectory() { return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation); }

QVariant Settings::value(const char *key, const QVariant &fallback) const
{
    return m_file ? m_file->value(QLatin1String(key), fallback) : m_memory.value(QLatin1String(key), fallback);
}

void Settings::setValue(const char *key, const QVariant &value)
{
    if (m_file)
        m_file->setValue(QLatin1String(key), value);
    else
        m_memory.insert(QLatin1String(key), value);
}

} // namespace xuanka::ui
