// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lenient_json.h"

#include <optional>

namespace xuanka
{

/// Bytes as text: byte order marks and UTF-16 without one are recognised, what is not UTF-8 is read as GBK. Notes
/// what it had to do. Errors: too large, no known encoding.
Result<QString> decodeConfigText(const QByteArray &bytes, const QString &fileName, QVector<ImportWarning> &warnings);

/// Why a text that should be a JSON object is plainly something else; nullopt when it may be one.
std::optional<Error> notJson(const QString &text, const QString &fileName);

} // namespace xuanka
