// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QVector>

#include <cstdint>
#include <optional>

namespace xuanka
{

/// One JSON object of a catalogue file, read key by key. The first fault is kept; after it every read returns
/// "absent", so that loaders need no checks between the lines. A key nobody asked for is a fault too (finish()),
/// which finds typing errors in hand-edited files.
class RecordReader
{
public:
    /// `path` is the JSON pointer of the object, "" for the root. `fault` outlives the reader.
    RecordReader(const QJsonObject &object, QString file, QString path, std::optional<Error> &fault);

    QString text(QLatin1String key);                        ///< empty if absent
    QString requiredText(QLatin1String key);                ///< not empty
    std::optional<double> number(QLatin1String key);        ///< finite, not negative
    std::optional<std::int64_t> integer(QLatin1String key); ///< whole, 0 to 2^53
    std::int64_t requiredInteger(QLatin1String key, std::int64_t low = 1);
    int count(QLatin1String key, int fallback = 0); ///< whole, 0 to 10^9
    std::optional<int> optionalCount(QLatin1String key);
    int requiredCount(QLatin1String key); ///< 1 to 10^9
    std::optional<bool> flag(QLatin1String key);
    QStringList texts(QLatin1String key);
    std::optional<QJsonObject> object(QLatin1String key);
    QJsonArray array(QLatin1String key);
    /// Index of the word in `words`, `fallback` if absent; any other word is a fault.
    int choice(QLatin1String key, const QStringList &words, int fallback);

    RecordReader child(QLatin1String key, const QJsonObject &object) const;
    void finish();
    void fail(const QString &where, const QJsonValue &found, const QString &expected, const QStringList &args = {});
    QString pathOf(QLatin1String key) const { return m_path + QLatin1Char('/') + key; }
    bool failed() const { return m_fault.has_value(); }

private:
    QJsonValue take(QLatin1String key);

    QJsonObject m_object;
    QString m_file;
    QString m_path;
    std::optional<Error> &m_fault;
    QSet<QString> m_seen;
};

/// Parses a file into its root object. Errors: unreadable, larger than 16 MiB, not JSON (line and column), no object.
Result<QJsonObject> readJsonFile(const QString &path, const QString &shownName);

} // namespace xuanka
