// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hardware/gpu.h"
#include "core/identify/capture.h"

#include <QString>
#include <QStringList>
#include <QVector>

namespace xuanka
{

/// What a finding means for the buyer. Only Fraud, Modified and Degraded change a verdict.
enum class FindingSeverity { Info, Wear, Degraded, Modified, Fraud };

/// The reading a finding rests on.
struct FindingEvidence {
    QString field;
    QString found;
    QString expected;
    int line = 0;
};

/// One rule that spoke. Words (title, how to confirm, how it could be innocent) belong to the code: report room.
struct Finding {
    QString code; ///< "MEMORY_MISMATCH"; stable, part of the JSON contract
    FindingSeverity severity = FindingSeverity::Info;
    QVector<FindingEvidence> evidence;
};

enum class CardVerdict { GenuineLooking, Suspicious, Degraded, CannotTell };

/// One card, or several alike folded into one.
struct IdentifiedCard {
    int index = 0;
    int count = 1;
    QString product;
    QString catalogId; ///< empty when the catalogue has no such card
    QString vendor;
    QString architecture;    ///< "unknown" when the input cannot tell
    QString chip;            ///< "unknown" when the input cannot tell
    int generationOrder = 0; ///< 0 = unknown
    QString computeCapability;
    QString segment;           ///< datacenter, workstation, consumer, mining, automotive, edge, mobile; may be empty
    double memoryBytes = 0;    ///< 0 when the input cannot tell
    bool weakEvidence = false; ///< known by name or memory only, no device id
    QStringList basis; ///< which facts decided, strongest first: "pci_id", "subsystem", "part_number", "name" …
    CardVerdict verdict = CardVerdict::CannotTell;
    QVector<Finding> findings;
    QStringList nextCommands; ///< keys of commands that would answer what is open: "nvidia_smi_q", "lspci" …
    CardFacts facts;          ///< merged over all captures of the text
};

enum class SoldAnswer { NotAsked, Match, MatchWeak, Mismatch, CannotTell };

/// The claim against what was found.
struct SoldAs {
    SoldAnswer answer = SoldAnswer::NotAsked;
    QString claim; ///< as the seller writes it
    QString id;    ///< catalogue id, empty when the claim is no card of the catalogue
    QString product;
    struct Reason {
        QString key; ///< phrase key: "device_id_of_other_product"
        QString found;
        QString expected;
    };
    QVector<Reason> because;
};

struct IdentifyResult {
    QString tool; ///< of the first capture with cards
    QString format;
    QString driver;
    QVector<Capture> captures; ///< without their cards' raw text beyond the facts
    QVector<IdentifiedCard> cards;
    QVector<Finding> lotFindings; ///< about the set: mixed lot, duplicate serials, topology
    SoldAs soldAs;
    QVector<UnreadLine> unread;
};

/// Reads, classifies and judges. `gpus` is the catalogue; `soldAs` a catalogue id or a seller's words, may be empty.
IdentifyResult identify(const QByteArray &input, const QVector<Gpu> &gpus, const QString &soldAs = {});

} // namespace xuanka
