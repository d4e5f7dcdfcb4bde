// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/config_reader.h"

#include "quantity/shown_value.h"

#include <QCoreApplication>

#include <cmath>

namespace xuanka
{

namespace
{

constexpr qsizetype kMaxWarnings = 100;

/// "4096", "128_256", "128,256", " 4096 "
std::optional<double> numberInText(QString text)
{
    text = text.trimmed();
    text.remove(QLatin1Char('_'));
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok ? std::optional<double>(value) : std::nullopt;
}

} // namespace

ConfigReader::ConfigReader(const QJsonObject &object, QString path, ImportNotes &notes)
    : m_object(object), m_path(std::move(path)), m_notes(&notes)
{
}

QString ConfigReader::pathOf(const QString &key) const
{
    return m_path.isEmpty() ? key : m_path + QLatin1Char('.') + key;
}

void ConfigReader::fail(const QString &key, const QJsonValue &found, const char *expected, const QStringList &args)
{
    if (!m_notes->fault)
        m_notes->fault = Error{{}, pathOf(key), shownValue(found), QString::fromLatin1(expected), args};
}

void ConfigReader::missing(const QString &key, const char *expected)
{
    fail(key, QJsonValue(QJsonValue::Undefined), expected);
}

void ConfigReader::warn(const QString &key, const char *message, const QStringList &args)
{
    if (m_notes->warnings.size() < kMaxWarnings)
        m_notes->warnings.append({pathOf(key), QString::fromLatin1(message), args});
}

std::optional<ConfigReader::Found> ConfigReader::find(Aliases keys) const
{
    if (m_notes->fault)
        return std::nullopt;
    for (const char *key : keys) {
        const QString name = QString::fromLatin1(key);
        const QJsonValue value = m_object.value(name);
        if (!value.isUndefined() && !value.isNull())
            return Found{name, value};
    }
    return std::nullopt;
}

bool ConfigReader::has(Aliases keys) const { return find(keys).has_value(); }

ConfigReader ConfigReader::with(const QString &key, const QJsonValue &value) const
{
    ConfigReader copy = *this;
    copy.m_object.insert(key, value);
    return copy;
}

std::optional<double> ConfigReader::whole(const Found &found)
{
    const char *expected = QT_TRANSLATE_NOOP("phrases", "whole number");
    std::optional<double> value;
    if (found.value.isDouble()) {
        value = found.value.toDouble();
    } else if (found.value.isString()) {
        value = numberInText(found.value.toString());
        if (value)
            warn(found.key, QT_TRANSLATE_NOOP("phrases", "number written as text"));
    }
    if (!value || !std::isfinite(*value) || *value != std::floor(*value)) {
        fail(found.key, found.value, expected);
        return std::nullopt;
    }
    return value;
}

std::optional<int> ConfigReader::size(Aliases keys, double limit)
{
    const std::optional<Found> found = find(keys);
    if (!found)
        return std::nullopt;
    const std::optional<double> value = whole(*found);
    if (!value)
        return std::nullopt;
    if (*value < 1.0 || *value > limit) {
        fail(found->key, found->value, QT_TRANSLATE_NOOP("phrases", "whole number from 1 to %1"),
             {QString::number(limit, 'f', 0)});
        return std::nullopt;
    }
    return static_cast<int>(*value);
}

int ConfigReader::sizeOrZero(Aliases keys, double limit)
{
    const std::optional<Found> found = find(keys);
    if (!found || (found->value.isDouble() && (found->value.toDouble() == 0.0 || found->value.toDouble() == -1.0)))
        return 0;
    return size(keys, limit).value_or(0);
}

int ConfigReader::required(Aliases keys, double limit)
{
    const std::optional<int> value = size(keys, limit);
    if (!value)
        missing(QString::fromLatin1(*keys.begin()), QT_TRANSLATE_NOOP("phrases", "whole number"));
    return value.value_or(0);
}

int ConfigReader::defaulted(Aliases keys, double limit, int fallback)
{
    if (const std::optional<int> value = size(keys, limit))
        return *value;
    if (failed())
        return 0;
    warn(QString::fromLatin1(*keys.begin()),
         QT_TRANSLATE_NOOP("phrases", "not given, the library's default %1 applies"), {QString::number(fallback)});
    return fallback;
}

std::optional<int> ConfigReader::uniform(Aliases keys, double limit)
{
    const std::optional<Found> found = find(keys);
    if (!found || !found->value.isArray())
        return size(keys, limit);
    const QJsonArray values = found->value.toArray();
    for (const QJsonValue &value : values) {
        if (value != values.first() || !value.isDouble()) {
            fail(found->key, found->value, QT_TRANSLATE_NOOP("phrases", "the same number for every layer"));
            return std::nullopt;
        }
    }
    QJsonObject single;
    single.insert(found->key, values.isEmpty() ? QJsonValue() : values.first());
    ConfigReader reader(single, m_path, *m_notes);
    return reader.size(keys, limit);
}

std::optional<double> ConfigReader::number(Aliases keys)
{
    const std::optional<Found> found = find(keys);
    if (!found)
        return std::nullopt;
    const std::optional<double> value = found->value.isString() ? numberInText(found->value.toString())
                                                                : std::optional<double>(found->value.toDouble());
    if (found->value.isBool() || !value || !std::isfinite(*value)) {
        fail(found->key, found->value, QT_TRANSLATE_NOOP("phrases", "number"));
        return std::nullopt;
    }
    return value;
}

std::optional<bool> ConfigReader::flag(Aliases keys)
{
    const std::optional<Found> found = find(keys);
    if (!found)
        return std::nullopt;
    if (found->value.isBool())
        return found->value.toBool();
    const double number = found->value.toDouble(-1.0);
    const QString word = found->value.toString().toLower();
    if (number == 0.0 || number == 1.0)
        return number == 1.0;
    if (word == QLatin1String("true") || word == QLatin1String("false")) {
        warn(found->key, QT_TRANSLATE_NOOP("phrases", "true or false written as text"));
        return word == QLatin1String("true");
    }
    fail(found->key, found->value, QT_TRANSLATE_NOOP("phrases", "true or false"));
    return std::nullopt;
}

QString ConfigReader::text(Aliases keys)
{
    const std::optional<Found> found = find(keys);
    return found ? found->value.toString() : QString();
}

std::optional<QJsonArray> ConfigReader::array(Aliases keys)
{
    const std::optional<Found> found = find(keys);
    if (!found)
        return std::nullopt;
    if (!found->value.isArray()) {
        fail(found->key, found->value, QT_TRANSLATE_NOOP("phrases", "list"));
        return std::nullopt;
    }
    return found->value.toArray();
}

std::optional<ConfigReader> ConfigReader::child(Aliases keys)
{
    const std::optional<Found> found = find(keys);
    if (!found)
        return std::nullopt;
    if (!found->value.isObject()) {
        fail(found->key, found->value, QT_TRANSLATE_NOOP("phrases", "object"));
        return std::nullopt;
    }
    return ConfigReader(found->value.toObject(), pathOf(found->key), *m_notes);
}

} // namespace xuanka
