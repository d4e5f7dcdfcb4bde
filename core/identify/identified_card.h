// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/gpu.h"
#include "identify/capture.h"

#include <QString>
#include <QStringList>

namespace xuanka
{

/// What a card of a text is, as far as the text can tell.
struct IdentifiedCard {
    int index = 0;
    QString product;
    QString catalogId; ///< empty when the catalogue has no such card
    QString vendor;
    QString architecture;    ///< "unknown" when the input cannot tell
    QString chip;            ///< "unknown" when the input cannot tell; "AD106 or AD107" where the name leaves two
    int generationOrder = 0; ///< 0 = unknown
    QString computeCapability;
    QString segment;           ///< datacenter, workstation, consumer, mobile, mining, automotive …; may be empty
    double memoryBytes = 0;    ///< 0 when the input cannot tell
    bool weakEvidence = false; ///< known by name or memory only, no device id
    QStringList basis;         ///< which facts decided, strongest first: "pci_id", "subsystem", "part_number", "name"
    CardFacts facts;
};

} // namespace xuanka
