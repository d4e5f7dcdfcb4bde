// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/expectations.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QtGlobal>

namespace xuanka
{

namespace
{

const char *const kExpectWhole = QT_TRANSLATE_NOOP("phrases", "a whole number from %1 to %2");
const char *const kExpectWholeOrAutomatic =
    QT_TRANSLATE_NOOP("phrases", "a whole number from %1 to %2, or 0 for automatic");
const char *const kExpectReal = QT_TRANSLATE_NOOP("phrases", "a number from %1 to %2");
const char *const kExpectRealOrAutomatic = QT_TRANSLATE_NOOP("phrases", "a number from %1 to %2, or 0 for automatic");
const char *const kExpectBoolean = QT_TRANSLATE_NOOP("phrases", "true or false");
const char *const kExpectWord = QT_TRANSLATE_NOOP("phrases", "one of %1");
const char *const kExpectWords = QT_TRANSLATE_NOOP("phrases", "one of %1, or a list of module names");
const char *const kExpectText = QT_TRANSLATE_NOOP("phrases", "a text of at most %1 characters");
const char *const kExpectId = QT_TRANSLATE_NOOP("phrases", "the id of a card in the catalogue");
const char *const kExpectIds = QT_TRANSLATE_NOOP("phrases", "a list of at most %1 card ids");
const char *const kExpectModel =
    QT_TRANSLATE_NOOP("phrases", "the id of a model in the catalogue, or an object with hf_config or parameters");

QString written(double number)
{
    return number >= 1e15 ? QString::number(number, 'g', 15)
                          : QString::number(number, 'f', QLocale::FloatingPointShortest);
}

const char *expectation(const Parameter &parameter)
{
    switch (parameter.type) {
    case ParameterType::Integer:
        return parameter.zeroIsAutomatic ? kExpectWholeOrAutomatic : kExpectWhole;
    case ParameterType::Real:
        return parameter.zeroIsAutomatic ? kExpectRealOrAutomatic : kExpectReal;
    case ParameterType::Boolean:
        return kExpectBoolean;
    case ParameterType::Choice:
        return kExpectWord;
    case ParameterType::WordList:
        return kExpectWords;
    case ParameterType::Text:
        return kExpectText;
    case ParameterType::GpuId:
        return kExpectId;
    case ParameterType::GpuList:
        return kExpectIds;
    case ParameterType::Model:
        return kExpectModel;
    }
    return kExpectText;
}

QStringList expectationArgs(const Parameter &parameter)
{
    switch (parameter.type) {
    case ParameterType::Integer:
    case ParameterType::Real:
        return {written(parameter.minimum), written(parameter.maximum)};
    case ParameterType::Choice:
    case ParameterType::WordList:
        return {joinWords(parameter.choices)};
    case ParameterType::Text:
    case ParameterType::GpuList:
        return {written(parameter.maximum)};
    default:
        return {};
    }
}

QString described(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::QStringList:
        return value.toStringList().join(QLatin1String(", "));
    case QMetaType::QJsonObject:
        return QString::fromUtf8(QJsonDocument(value.toJsonObject()).toJson(QJsonDocument::Compact)).left(80);
    case QMetaType::Double:
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    default:
        return value.toString();
    }
}

} // namespace

QString joinWords(std::span<const char *const> words)
{
    QStringList list;
    for (const char *word : words)
        list << QString::fromLatin1(word);
    return list.join(QLatin1String(", "));
}

Error unexpected(const Parameter &parameter, const QString &found, const QString &where)
{
    return Error{{}, where, found, QString::fromUtf8(expectation(parameter)), expectationArgs(parameter)};
}

Error unexpected(const Parameter &parameter, const QVariant &found)
{
    return unexpected(parameter, described(found), QString::fromLatin1(parameter.path));
}

bool isQuantised(WeightFormat format)
{
    return format != WeightFormat::Fp32 && format != WeightFormat::Fp16 && format != WeightFormat::Bf16;
}

} // namespace xuanka
