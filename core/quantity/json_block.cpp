// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantity/json_block.h"

#include <QJsonDocument>
#include <QtGlobal>

#include <algorithm>

namespace xuanka
{

namespace
{

const char *const kExpectRange = QT_TRANSLATE_NOOP("phrases", "a number from %1 to %2");
const char *const kExpectBoolean = QT_TRANSLATE_NOOP("phrases", "true or false");
const char *const kExpectOneOf = QT_TRANSLATE_NOOP("phrases", "one of %1");
const char *const kExpectKnownKey = QT_TRANSLATE_NOOP("phrases", "a key of this section: %1");
const char *const kExpectShortText = QT_TRANSLATE_NOOP("phrases", "a text of at most 100 characters");
constexpr qsizetype kLongestText = 100;

QString written(const QJsonValue &value)
{
    const QByteArray text = QJsonDocument(QJsonObject{{QStringLiteral("v"), value}}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(text.mid(5, text.size() - 6)).left(60);
}

} // namespace

QString JsonBlock::known(const char *key)
{
    const QString name = QString::fromLatin1(key);
    m_known.insert(name);
    return name;
}

void JsonBlock::fail(const QString &key, const QString &expected)
{
    if (!m_error)
        m_error = Error{{}, m_path + QLatin1Char('.') + key, written(m_object.value(key)), expected, {}};
}

std::optional<double> JsonBlock::number(const char *key, double minimum, double maximum)
{
    const QString name = known(key);
    if (!m_object.contains(name))
        return {};
    const QJsonValue value = m_object.value(name);
    if (value.isDouble() && value.toDouble() >= minimum && value.toDouble() <= maximum)
        return value.toDouble();
    const bool first = !m_error;
    fail(name, QString::fromLatin1(kExpectRange));
    if (first)
        m_error->args = {QString::number(minimum), QString::number(maximum)};
    return {};
}

std::optional<bool> JsonBlock::boolean(const char *key)
{
    const QString name = known(key);
    if (!m_object.contains(name))
        return {};
    if (!m_object.value(name).isBool())
        fail(name, QString::fromLatin1(kExpectBoolean));
    return m_object.value(name).toBool();
}

QString JsonBlock::word(const char *key, const QStringList &words, const QString &fallback)
{
    const QString name = known(key);
    if (!m_object.contains(name))
        return fallback;
    const QString text = m_object.value(name).toString();
    if (m_object.value(name).isString() && (words.isEmpty() ? text.size() <= kLongestText : words.contains(text)))
        return text;
    const bool first = !m_error;
    fail(name, QString::fromLatin1(words.isEmpty() ? kExpectShortText : kExpectOneOf));
    if (first && !words.isEmpty())
        m_error->args = {words.join(QLatin1String(", "))};
    return fallback;
}

std::optional<Error> JsonBlock::finish()
{
    for (auto it = m_object.begin(); it != m_object.end() && !m_error; ++it) {
        if (m_known.contains(it.key()))
            continue;
        QStringList keys = m_known.values();
        std::sort(keys.begin(), keys.end());
        m_error = Error{{},
                        m_path + QLatin1Char('.') + it.key().left(60),
                        it.key().left(60),
                        QString::fromLatin1(kExpectKnownKey),
                        {keys.join(QLatin1String(", "))}};
    }
    return m_error;
}

} // namespace xuanka
