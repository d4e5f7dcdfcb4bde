// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantity/shown_value.h"

namespace xuanka
{

QString shownValue(const QJsonValue &value)
{
    constexpr qsizetype longest = 40;
    switch (value.type()) {
    case QJsonValue::Undefined:
        return QStringLiteral("nothing");
    case QJsonValue::Null:
        return QStringLiteral("null");
    case QJsonValue::Bool:
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double:
        return QString::number(value.toDouble(), 'g', 17);
    case QJsonValue::String: {
        const QString text = value.toString();
        return QLatin1Char('"') + (text.size() > longest ? text.left(longest) + QChar(0x2026) : text) +
               QLatin1Char('"');
    }
    case QJsonValue::Array:
        return QStringLiteral("[…]");
    case QJsonValue::Object:
        return QStringLiteral("{…}");
    }
    return {};
}

} // namespace xuanka
