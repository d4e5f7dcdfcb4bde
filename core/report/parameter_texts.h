// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter_table.h"

#include <QLatin1String>
#include <QString>

namespace xuanka
{

/// Source texts (context "phrases") of the parameter table, for Phrases to translate. nullptr = no text;
/// a test holds that every row and every word of the table has one.
const char *parameterLabelSource(QLatin1String key);
const char *parameterHelpSource(QLatin1String key); ///< tooltip, one to three sentences
const char *choiceLabelSource(QLatin1String key, const QString &word);
const char *parameterUnitSource(const QString &unit);
const char *parameterGroupSource(ParameterGroup group);

} // namespace xuanka
