// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "identify/capture.h"

namespace xuanka
{

/// A field of nvidia-smi and the fact it carries.
struct NvidiaField {
    FactKey key = FactKey::Name;
    bool adds = false;       ///< counters printed in parts are summed
    bool partNumber = false; ///< "GPU Part Number": the board's before driver 525, the chip's since
};

/// Field of -q by its section, the section above, and its name; nullptr = not of interest.
const NvidiaField *nvidiaTextField(const QString &above, const QString &section, const QString &name);
/// Element of -q -x by the elements around it.
const NvidiaField *nvidiaXmlField(const QString &above, const QString &section, const QString &name);
/// Column of --query-gpu by its name without unit.
const NvidiaField *nvidiaCsvField(const QString &column);

void storeNvidiaField(CardFacts &card, const NvidiaField &field, const QString &place, const QString &value, int line);

} // namespace xuanka
