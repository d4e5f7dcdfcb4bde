// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "identify/capture.h"

namespace xuanka
{

/// Words that stand where a tool has no value to give.
bool isUnavailable(QStringView value);

/// "0x20B210DE" and "20B210DE" (device then vendor, as nvidia-smi writes) as "10de:20b2"; empty if it is no such id.
QString pciIdFromTool(QStringView value);

/// The first number of a text and what follows it; false when there is none.
bool firstNumber(QStringView value, double *number, QStringView *rest);

/// Stores a reading in the form its key wants. The first reading of a key stays, but an unavailable one gives way.
void setFact(CardFacts &card, FactKey key, const QString &field, const QString &value, int line);
/// Adds to what is there: counters printed in parts.
void addToFact(CardFacts &card, FactKey key, const QString &field, const QString &value, int line);

} // namespace xuanka
