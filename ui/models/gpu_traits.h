// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/gpu.h"

#include <QCoreApplication>

namespace xuanka::ui
{

/// What the catalogue's wording and arithmetic say about selling a card into China; never a legal answer.
enum class ExportClass { Domestic, BelowThresholds, Conditional, Licence, Unknown };
ExportClass exportClass(const Gpu &gpu);

/// The heaviest load a card is sensibly bought for, from memory kind and size (GDDR: edge and development,
/// HBM: training) and whether it has a matrix unit at all.
enum class LoadLevel { Unknown, Edge, LightInference, Inference, Adapters, FullFinetuning, Pretraining };
LoadLevel loadLevel(const Gpu &gpu);

bool isDomestic(const Gpu &gpu); ///< made by a Chinese vendor

/// Words for the above, and the catalogue's keys for people.
class GpuWords
{
    Q_DECLARE_TR_FUNCTIONS(GpuWords)
public:
    static QString exportClass(ExportClass value);
    static QString exportShort(ExportClass value); ///< one or two words
    static QString loadLevel(LoadLevel value);
    static QString segment(const QString &key);
    static QString vendor(const QString &name);
    static QString confidence(const QString &key);
    static QString modality(const QString &key); ///< of models
};

} // namespace xuanka::ui
