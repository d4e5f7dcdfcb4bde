// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QByteArray>
#include <QStringList>
#include <QVector>

namespace xuanka
{

/// One published price, as resources/site/prices.json holds it.
struct PriceRecord {
    QString category; ///< "rental_8card", "rental_card", "purchase_8card", "rack", "tou" …
    QString item;
    QString region;
    double low = 0, typical = 0, high = 0; ///< in unit; low <= typical <= high
    QString unit;                          ///< "yuan/server/month", "yuan/kWh" …
    QString asOf;                          ///< "2026-06" or "2025"; empty = undated
    QString source;
    QString confidence; ///< "high", "medium", "low"
    QString note;
    QStringList gpus; ///< catalogue ids the row speaks of; a row stands for no other card
};

/// Rows of a price file. Errors name the JSON path; a file over 1 MiB is refused.
Result<QVector<PriceRecord>> readPrices(const QByteArray &json, const QString &fileName = {});

/// The bundled table, read once.
const QVector<PriceRecord> &bundledPriceTable();

/// The first row of a category and unit, in a region where one is given; nullptr where there is none.
const PriceRecord *findPrice(QLatin1String category, QLatin1String unit, const QString &region);
/// The row of a category that speaks of a card, nullptr where nothing is published.
const PriceRecord *findPrice(QLatin1String category, const QString &gpuId);

} // namespace xuanka
