// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace xuanka
{

/// Inserts a field unless it is empty or not known.
inline void put(QJsonObject &object, QLatin1String key, const QString &value)
{
    if (!value.isEmpty())
        object.insert(key, value);
}

inline void put(QJsonObject &object, QLatin1String key, const QStringList &value)
{
    if (!value.isEmpty())
        object.insert(key, QJsonArray::fromStringList(value));
}

template <typename T> void put(QJsonObject &object, QLatin1String key, const std::optional<T> &value)
{
    if (value)
        object.insert(key, *value);
}

/// Words of `filter`, parted by blanks, all somewhere in `text`, in any case.
inline bool everyWordOccurs(const QString &filter, const QString &text)
{
    const QStringList words = filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        if (!text.contains(word, Qt::CaseInsensitive))
            return false;
    }
    return true;
}

} // namespace xuanka
