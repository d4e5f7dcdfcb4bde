// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/price_table.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace xuanka
{

namespace
{

constexpr qsizetype kLargestFile = 1 << 20;

Error wrong(const QString &file, const QString &path, const QString &found, const QString &expected)
{
    return Error{file, path, found.left(60), expected, {}};
}

QString textOf(const QJsonObject &row, const char *key) { return row.value(QLatin1String(key)).toString(); }

Result<PriceRecord> readRow(const QJsonObject &row, const QString &path, const QString &file)
{
    PriceRecord price{textOf(row, "category"),
                      textOf(row, "item"),
                      textOf(row, "region"),
                      0,
                      0,
                      0,
                      textOf(row, "unit"),
                      textOf(row, "as_of"),
                      textOf(row, "source"),
                      textOf(row, "confidence"),
                      textOf(row, "note"),
                      {}};
    if (price.category.isEmpty() || price.item.isEmpty() || price.unit.isEmpty() || price.source.isEmpty())
        return wrong(file, path, QString(), QStringLiteral("category, item, unit and source"));
    static const QStringList words{QStringLiteral("high"), QStringLiteral("medium"), QStringLiteral("low")};
    if (!words.contains(price.confidence))
        return wrong(file, path + QStringLiteral(".confidence"), price.confidence, words.join(QLatin1String(", ")));
    price.low = row.value(QLatin1String("low")).toDouble(-1);
    price.typical = row.value(QLatin1String("typical")).toDouble(-1);
    price.high = row.value(QLatin1String("high")).toDouble(-1);
    if (price.low < 0 || price.low > price.typical || price.typical > price.high || price.high > 1e12)
        return wrong(file, path, QString::number(price.typical), QStringLiteral("0 <= low <= typical <= high"));
    for (const QJsonValue &gpu : row.value(QLatin1String("gpus")).toArray())
        price.gpus.append(gpu.toString());
    return price;
}

} // namespace

Result<QVector<PriceRecord>> readPrices(const QByteArray &json, const QString &fileName)
{
    if (json.size() > kLargestFile)
        return wrong(fileName, QString(), QString::number(json.size()), QStringLiteral("at most 1 MiB"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    const QJsonValue rows = document.object().value(QLatin1String("prices"));
    if (error.error != QJsonParseError::NoError || !rows.isArray())
        return wrong(fileName, QStringLiteral("prices"), error.errorString(), QStringLiteral("a list of prices"));
    QVector<PriceRecord> table;
    const QJsonArray list = rows.toArray();
    for (int i = 0; i < list.size(); ++i) {
        const Result<PriceRecord> row = readRow(list.at(i).toObject(), QStringLiteral("prices[%1]").arg(i), fileName);
        if (!row)
            return row.error();
        table.append(*row);
    }
    return table;
}

const QVector<PriceRecord> &bundledPriceTable()
{
    static const QVector<PriceRecord> table = [] {
        QFile file(QStringLiteral(":/site/prices.json"));
        const bool opened = file.open(QIODevice::ReadOnly);
        const Result<QVector<PriceRecord>> rows = readPrices(opened ? file.readAll() : QByteArray(), file.fileName());
        Q_ASSERT(rows.ok());
        return rows.ok() ? *rows : QVector<PriceRecord>();
    }();
    return table;
}

const PriceRecord *findPrice(QLatin1String category, QLatin1String unit, const QString &region)
{
    for (const PriceRecord &price : bundledPriceTable())
        if (price.category == category && price.unit == unit && (region.isEmpty() || price.region == region))
            return &price;
    return nullptr;
}

const PriceRecord *findPrice(QLatin1String category, const QString &gpuId)
{
    for (const PriceRecord &price : bundledPriceTable())
        if (price.category == category && price.gpus.contains(gpuId))
            return &price;
    return nullptr;
}

} // namespace xuanka
