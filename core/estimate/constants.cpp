// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/constants.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtGlobal>

#include <cmath>
#include <limits>

namespace xuanka
{
namespace
{

const char *const kExpectReadable = QT_TRANSLATE_NOOP("phrases", "a file that can be read");
const char *const kExpectJson = QT_TRANSLATE_NOOP("phrases", "a JSON object");
const char *const kExpectList = QT_TRANSLATE_NOOP("phrases", "a list of constants");
const char *const kExpectText = QT_TRANSLATE_NOOP("phrases", "a text");
const char *const kExpectNumber = QT_TRANSLATE_NOOP("phrases", "a finite number");
const char *const kExpectOwnName = QT_TRANSLATE_NOOP("phrases", "a name of its own");
const char *const kExpectConfidence = QT_TRANSLATE_NOOP("phrases", "high, medium, low or fixed");

constexpr qint64 kMaxBytes = 1024 * 1024;

Error makeError(const QString &file, const QString &where, const QString &found, const char *expected)
{
    return {file, where, found.left(60), QString::fromLatin1(expected), {}};
}

Result<ConstantRecord> readRecord(const QJsonObject &object, const QString &path, const QString &file)
{
    ConstantRecord record;
    const std::pair<const char *, QString *> texts[] = {{"name", &record.name},
                                                        {"unit", &record.unit},
                                                        {"meaning", &record.meaning},
                                                        {"source", &record.source},
                                                        {"confidence", &record.confidence}};
    for (const auto &[key, text] : texts) {
        const QJsonValue value = object.value(QLatin1String(key));
        // a pure number has an empty unit
        if (!value.isString() || (value.toString().isEmpty() && text != &record.unit))
            return makeError(file, path + u'.' + QLatin1String(key), value.toVariant().toString(), kExpectText);
        *text = value.toString();
    }
    const QJsonValue value = object.value(QLatin1String("value"));
    record.value = value.toDouble();
    if (!value.isDouble() || !std::isfinite(record.value))
        return makeError(file, path + QStringLiteral(".value"), value.toVariant().toString(), kExpectNumber);
    for (const char *known : {"high", "medium", "low", "fixed"})
        if (record.confidence == QLatin1String(known))
            return record;
    return makeError(file, path + QStringLiteral(".confidence"), record.confidence, kExpectConfidence);
}

} // namespace

Result<ConstantSet> ConstantSet::load(const QString &resourcePath)
{
    const QString name = QFileInfo(resourcePath).fileName();
    QFile file(resourcePath);
    if (!file.open(QIODevice::ReadOnly))
        return makeError(name, {}, file.errorString(), kExpectReadable);
    return fromJson(file.read(kMaxBytes + 1), name);
}

Result<ConstantSet> ConstantSet::fromJson(const QByteArray &bytes, const QString &fileName)
{
    QJsonParseError parsed;
    const QJsonDocument document = QJsonDocument::fromJson(bytes.size() > kMaxBytes ? QByteArray() : bytes, &parsed);
    if (!document.isObject())
        return makeError(fileName, QStringLiteral("offset %1").arg(parsed.offset), parsed.errorString(), kExpectJson);
    const QJsonObject root = document.object();
    const QJsonValue list = root.value(QLatin1String("constants"));
    if (!list.isArray() || list.toArray().isEmpty())
        return makeError(fileName, QStringLiteral("constants"), {}, kExpectList);

    ConstantSet set;
    set.m_asOf = root.value(QLatin1String("as_of")).toString();
    if (set.m_asOf.isEmpty())
        return makeError(fileName, QStringLiteral("as_of"), {}, kExpectText);
    const QJsonArray constants = list.toArray();
    for (qsizetype i = 0; i < constants.size(); ++i) {
        const QString path = QStringLiteral("constants[%1]").arg(i);
        const Result<ConstantRecord> record = readRecord(constants[i].toObject(), path, fileName);
        if (!record)
            return record.error();
        if (set.m_records.contains(record->name))
            return makeError(fileName, path + QStringLiteral(".name"), record->name, kExpectOwnName);
        set.m_records.insert(record->name, *record);
    }
    return set;
}

double ConstantSet::value(const QString &name) const
{
    const auto found = m_records.constFind(name);
    Q_ASSERT_X(found != m_records.constEnd(), "ConstantSet::value", qPrintable(name));
    return found == m_records.constEnd() ? std::numeric_limits<double>::quiet_NaN() : found->value;
}

} // namespace xuanka
