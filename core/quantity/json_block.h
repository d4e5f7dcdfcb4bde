// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QJsonObject>
#include <QSet>

#include <optional>

namespace xuanka
{

/// Reads one object of a file whose keys are all optional; the first mistake is kept. Every key asked for is known;
/// finish() refuses the others.
class JsonBlock
{
public:
    JsonBlock(const QJsonObject &object, const QString &path) : m_object(object), m_path(path) {}

    bool has(const char *key) { return m_object.contains(known(key)); }
    std::optional<double> number(const char *key, double minimum, double maximum);
    double number(const char *key, double minimum, double maximum, double fallback)
    {
        return number(key, minimum, maximum).value_or(fallback);
    }
    std::optional<bool> boolean(const char *key);
    /// One of the words; of an empty list any text of at most 100 characters.
    QString word(const char *key, const QStringList &words, const QString &fallback);
    std::optional<Error> finish();

private:
    QString known(const char *key);
    void fail(const QString &key, const QString &expected);

    const QJsonObject &m_object;
    QString m_path;
    QSet<QString> m_known;
    std::optional<Error> m_error;
};

} // namespace xuanka
