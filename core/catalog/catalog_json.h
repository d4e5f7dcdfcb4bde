// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/gpu.h"
#include "model/model.h"

#include <QJsonObject>

namespace xuanka
{

/// Records as the catalogue files spell them; what is not known is left out. A card read back is the same card. A
/// model carries beside its shape what follows from it: active parameters, the count by part.
QJsonObject toJson(const Gpu &gpu);
QJsonObject toJson(const Model &model);

/// Whether every word of `filter` occurs in the record's id, names, maker, architecture or kind (any case); "moe"
/// finds mixtures of experts.
bool matches(const Gpu &gpu, const QString &filter);
bool matches(const Model &model, const QString &filter);

} // namespace xuanka
