// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/lenient_json.h"
#include "model/model.h"
#include "quantity/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QMap>
#include <QStringList>
#include <QVector>

namespace xuanka {

/// What an adapter_config.json of PEFT says. Sizes are those of its base model, which the file only names.
struct AdapterConfig {
    QString type;                         ///< "lora", "prefix_tuning" … in lower case
    QString baseModel;                    ///< as written: a hub name or somebody's local path
    int rank = 0;
    double alpha = 0.0;
    double dropout = 0.0;
    QStringList targets;                  ///< module names, or the one word "all-linear"
    QString targetPattern;                ///< regular expression instead of names
    QMap<QString, int> rankPattern;       ///< ranks of single modules
    QStringList modulesToSave;            ///< trained in full beside the adapter
    bool dora = false;
    bool rslora = false;
    int virtualTokens = 0;
};

/// A Hugging Face config.json (or adapter_config.json) read as a model.
struct ImportedModel {
    Model model;
    QString modelType;                    ///< of the language model where the file nests it; "diffusers:…", "peft:…"
    Transformer shape;                    ///< for showing; zeros where the kind of model has no such size
    QString quantisation;                 ///< the file's own word: "none", "gptq", "fp8", "bitsandbytes" …
    QString weightFormat;                 ///< word of the scenario's weight format: "gptq_int4", "fp8_block"; may be empty
    double kvBytesPerTokenFp16 = 0.0;     ///< all layers, one sequence; encoders 0
    std::optional<AdapterConfig> adapter;
    QVector<ImportWarning> warnings;
};

/// Bytes of a file, read as parseLenientJson() does. An architecture the importer has no exact formula for is
/// refused, as is a file that leaves out a size; the error names the key. Never guesses a size in silence: where the
/// library's own default applies the result carries a warning.
Result<ImportedModel> importConfig(const QByteArray &bytes, const QString &fileName = {});
/// An already parsed config, as embedded in a scenario.
Result<ImportedModel> importConfig(const QJsonObject &config, const QString &name);

} // namespace xuanka
