// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/record_reader.h"

#include "quantity/shown_value.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonParseError>

#include <cmath>

namespace xuanka
{

namespace
{

constexpr qint64 kMaxFileBytes = 16 * 1024 * 1024;
constexpr double kMaxExact = 9007199254740992.0; // 2^53, above it a JSON number loses digits
constexpr double kMaxCount = 1e9;

} // namespace

RecordReader::RecordReader(const QJsonObject &object, QString file, QString path, std::optional<Error> &fault)
    : m_object(object), m_file(std::move(file)), m_path(std::move(path)), m_fault(fault)
{
}

QJsonValue RecordReader::take(QLatin1String key)
{
    m_seen.insert(key);
    return m_fault ? QJsonValue(QJsonValue::Undefined) : m_object.value(key);
}

void RecordReader::fail(const QString &where, const QJsonValue &found, const QString &expected, const QStringList &args)
{
    if (!m_fault)
        m_fault = Error{m_file, where, shownValue(found), expected, args};
}

QString RecordReader::text(QLatin1String key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return {};
    if (!value.isString())
        fail(pathOf(key), value, QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "text")));
    return value.toString();
}

QString RecordReader::requiredText(QLatin1String key)
{
    const QString result = text(key);
    if (result.isEmpty())
        fail(pathOf(key), m_object.value(key),
             QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "text that is not empty")));
    return result;
}

std::optional<double> RecordReader::number(QLatin1String key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return std::nullopt;
    const double result = value.toDouble();
    if (!value.isDouble()) {
        fail(pathOf(key), value, QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "number")));
        return std::nullopt;
    }
    if (!std::isfinite(result) || result < 0.0) {
        fail(pathOf(key), value, QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "number not below 0")));
        return std::nullopt;
    }
    return result;
}

std::optional<std::int64_t> RecordReader::integer(QLatin1String key)
{
    const std::optional<double> value = number(key);
    if (!value)
        return std::nullopt;
    if (*value != std::floor(*value) || *value > kMaxExact) {
        fail(pathOf(key), m_object.value(key), QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "whole number")));
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*value);
}

std::int64_t RecordReader::requiredInteger(QLatin1String key, std::int64_t low)
{
    const std::optional<std::int64_t> value = integer(key);
    if (!value || *value < low) {
        fail(pathOf(key), m_object.value(key),
             QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "whole number from %1")), {QString::number(low)});
        return 0;
    }
    return *value;
}

std::optional<int> RecordReader::optionalCount(QLatin1String key)
{
    const std::optional<std::int64_t> value = integer(key);
    if (!value)
        return std::nullopt;
    if (static_cast<double>(*value) > kMaxCount) {
        fail(pathOf(key), m_object.value(key),
             QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "whole number up to %1")),
             {QString::number(kMaxCount, 'f', 0)});
        return std::nullopt;
    }
    return static_cast<int>(*value);
}

int RecordReader::count(QLatin1String key, int fallback) { return optionalCount(key).value_or(fallback); }

int RecordReader::requiredCount(QLatin1String key)
{
    const int value = optionalCount(key).value_or(0);
    if (value < 1) {
        fail(pathOf(key), m_object.value(key),
             QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "whole number from %1")), {QStringLiteral("1")});
    }
    return value;
}

std::optional<bool> RecordReader::flag(QLatin1String key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return std::nullopt;
    if (!value.isBool())
        fail(pathOf(key), value, QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "true or false")));
    return value.toBool();
}

QStringList RecordReader::texts(QLatin1String key)
{
    QStringList result;
    const QJsonArray values = array(key);
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (!values.at(i).isString()) {
            fail(pathOf(key) + QLatin1Char('/') + QString::number(i), values.at(i),
                 QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "text")));
            return {};
        }
        result.append(values.at(i).toString());
    }
    return result;
}

std::optional<QJsonObject> RecordReader::object(QLatin1String key)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return std::nullopt;
    if (!value.isObject()) {
        fail(pathOf(key), value, QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "object")));
        return std::nullopt;
    }
    return value.toObject();
}

QJsonArray RecordReader::array(QLatin1String key)
{
    const QJsonValue value = take(key);
    if (!value.isUndefined() && !value.isArray())
        fail(pathOf(key), value, QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "list")));
    return value.toArray();
}

int RecordReader::choice(QLatin1String key, const QStringList &words, int fallback)
{
    const QJsonValue value = take(key);
    if (value.isUndefined())
        return fallback;
    const qsizetype index = value.isString() ? words.indexOf(value.toString()) : -1;
    if (index < 0) {
        fail(pathOf(key), value, QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "one of: %1")),
             {words.join(QStringLiteral(", "))});
        return fallback;
    }
    return static_cast<int>(index);
}

RecordReader RecordReader::child(QLatin1String key, const QJsonObject &object) const
{
    return {object, m_file, pathOf(key), m_fault};
}

void RecordReader::finish()
{
    for (auto it = m_object.constBegin(); it != m_object.constEnd() && !m_fault; ++it) {
        if (!m_seen.contains(it.key())) {
            fail(m_path + QLatin1Char('/') + it.key(), it.value(),
                 QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "no such key")));
        }
    }
}

Result<QJsonObject> readJsonFile(const QString &path, const QString &shownName)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{
            shownName, {}, file.errorString(), QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "readable file")), {}};
    if (file.size() > kMaxFileBytes) {
        return Error{shownName,
                     {},
                     QString::number(file.size()),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "at most %1 bytes")),
                     {QString::number(kMaxFileBytes)}};
    }
    const QByteArray bytes = file.readAll();
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    if (problem.error != QJsonParseError::NoError) {
        const QByteArray before = bytes.left(problem.offset);
        const qsizetype line = before.count('\n') + 1;
        // The offset lies behind the last character read.
        const qsizetype column = qMax<qsizetype>(1, before.size() - before.lastIndexOf('\n') - 1);
        return Error{shownName,
                     QStringLiteral("line %1, column %2").arg(line).arg(column),
                     problem.errorString(),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "valid JSON")),
                     {}};
    }
    if (!document.isObject()) {
        return Error{shownName,
                     QStringLiteral("/"),
                     QStringLiteral("[…]"),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "object")),
                     {}};
    }
    return document.object();
}

} // namespace xuanka
