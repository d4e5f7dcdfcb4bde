// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "evidence/measured_table.h"

#include <QJsonObject>

namespace xuanka
{

/// Transformer from the compact JSON of the column `architecture` (keys of a Hugging Face config with nested
/// `moe` and `mla`, docs/measured-tables.md). Unknown keys are left alone. `extra_params` are parameters outside
/// the decoder. Errors name the JSON path.
Result<Transformer> transformerFromArchitecture(const QJsonObject &architecture);

/// The model a measured row is about: from `architecture` where it is filled, from the counts of an image
/// row, else from the catalogue. A row's own `fused_qkv` wins over the catalogue's.
Result<Model> rowModel(const MeasuredRow &row, const Catalog &catalog);

} // namespace xuanka
