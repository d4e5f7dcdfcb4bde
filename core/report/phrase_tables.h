// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

/// English source texts of core's keys, all in translation context "phrases". Phrases looks keys up here;
/// tests walk over the tables.
namespace xuanka
{

struct PhraseEntry {
    const char *key;
    const char *source;
};

std::span<const PhraseEntry> memoryPartPhrases(); ///< parts of MemoryParts, as the JSON names them
std::span<const PhraseEntry> stepPartPhrases();   ///< parts of StepSeconds
std::span<const PhraseEntry> stavePhrases();      ///< Bottleneck::stave
std::span<const PhraseEntry> quantityPhrases();   ///< Explanation::quantity beyond the parts above
std::span<const PhraseEntry> unitPhrases();       ///< units that are words; symbols need no entry
std::span<const PhraseEntry> figurePhrases();     ///< figures of a card that a vendor may leave out
std::span<const PhraseEntry> groupPhrases();      ///< residual groups of the intervals

/// Source text of a key, nullptr if the table has none.
const char *phraseSource(std::span<const PhraseEntry> table, const char *key);

} // namespace xuanka
