// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QVector>

namespace xuanka
{

/// Something in a file that was read although it is not quite as it should be.
struct ImportWarning {
    QString path;    ///< JSON path, "line 3, column 7", or empty for the whole file
    QString message; ///< source text for Phrases, placeholders %1, %2 filled from args
    QStringList args;
    bool operator==(const ImportWarning &) const = default;
};

struct LenientJson {
    QJsonObject root;
    QVector<ImportWarning> warnings;
};

inline constexpr qsizetype kMaxConfigBytes = 4 * 1024 * 1024;
inline constexpr int kMaxJsonDepth = 512;
inline constexpr int kMaxJsonMembers = 200000; ///< keys of one object

/// The root object of a text file as people hand it over: UTF-8 or UTF-16 with or without byte order mark, GBK,
/// `//` and `/* */` comments, NaN and Infinity, keys that occur twice (the last one counts). Each of these is
/// reported as a warning. Other departures from JSON (trailing commas, single quotes, Python's True) are errors
/// with line and column, and so are the files that are often saved by mistake under a .json name: Git LFS pointers,
/// links of the Hugging Face cache, web pages, unresolved merge conflicts. Whole numbers up to 2^63 stay exact.
Result<LenientJson> parseLenientJson(const QByteArray &bytes, const QString &fileName);

} // namespace xuanka
