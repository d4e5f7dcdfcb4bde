// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace xuanka
{

struct JsonLimits {
    qsizetype bytes = 4 * 1024 * 1024;
    int depth = 64; ///< nested objects and lists
};

/// Reads a JSON object from a file somebody else wrote: RFC 8259 and nothing beyond it (a byte order mark is
/// passed over), UTF-8, every key once in its object, numbers finite. QJsonDocument alone would take the last
/// of two equal keys in silence and names no line. Errors say where: the path of a repeated key or of a number
/// out of range, else line and column (in characters, from 1).
Result<QJsonObject> readJsonObject(const QByteArray &bytes, const QString &fileName = {},
                                   const JsonLimits &limits = {});

} // namespace xuanka
