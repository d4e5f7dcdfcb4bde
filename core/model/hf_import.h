// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/model.h"
#include "quantity/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QVector>

namespace xuanka {

struct ImportWarning {
    QString path;       ///< JSON path
    QString message;    ///< source text for Phrases
    QStringList args;
};

/// A Hugging Face config.json (or adapter_config.json) read as a model.
struct ImportedModel {
    Model model;
    QString modelType;
    QString quantisation;                 ///< "none", "gptq_int4", "fp8_block" …
    double kvBytesPerTokenFp16 = 0.0;
    QVector<ImportWarning> warnings;
};

inline constexpr qsizetype kMaxConfigBytes = 4 * 1024 * 1024;

/// Bytes of a file: tolerates BOM, UTF-16, GBK, comments, NaN and Infinity, duplicate keys (with warnings).
Result<ImportedModel> importConfig(const QByteArray &bytes, const QString &fileName = {});
/// An already parsed config, as embedded in a scenario.
Result<ImportedModel> importConfig(const QJsonObject &config, const QString &name);

} // namespace xuanka
