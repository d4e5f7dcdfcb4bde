// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/catalog_texts.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cstring>

namespace xuanka
{

namespace
{

// clang-format off
constexpr const char *kTexts[] = {
    // what the catalogue says about buying a card in China
    QT_TRANSLATE_NOOP("phrases", "Arithmetic only, not a legal determination: derived TPP %1 is below every threshold of the "
        "2023-10-17 rule. No specific export report searched. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Arithmetic only, not a legal determination: derived TPP %1 is between 1,600 and 2,400, "
        "where only data-centre parts of high performance density are caught. No specific export "
        "report searched. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "US licence letter of 2022-08-26, then BIS rule of 2022-10-07: licence required for China. "
        "Derived TPP 312x16 = 4,992 >= 4,800, so it also stays above the 2023-10-17 line. Only "
        "pre-control/second-hand stock circulates. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant announced 2022-11 (NVLink cut 600->400 GB/s for the 2022-10-07 rule); caught "
        "by the BIS rule of 2023-10-17 (TPP 4,992). As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Arithmetic only, not a legal determination: derived TPP %1 is between 2,400 and 4,800, "
        "where the 2023-10-17 rule also looks at performance density for data-centre parts. No "
        "specific export report searched. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Derived TPP 733x8 = 5,864 >= 4,800 (2023-10-17 rule): licence required on that arithmetic; "
        "not a legal determination. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China-oriented variant announced with H20 in 2023-11 to stay under the 2023-10-17 "
        "thresholds. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Derived TPP 728.5x8 = 5,828 >= 4,800 (2023-10-17 rule): licence required; RTX 5880 Ada "
        "(2024-01) is the reduced version. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China-oriented variant of RTX 6000 Ada (2024-01) to stay under the 2023-10-17 thresholds. "
        "As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "BIS rule of 2023-10-17: TPP 660.6x8 = 5,285 >= 4,800, licence required; replaced in China "
        "by RTX 4090 D. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant (2023-12-28) under the 2023-10-17 line: derived TPP 588.3x8 = 4,706. As of "
        "2026-09."),
    QT_TRANSLATE_NOOP("phrases", "US licence letter of 2022-08-26 and BIS rules of 2022-10-07 / 2023-10-17: licence required. "
        "BIS rule effective 2026-01-15 made parts with TPP <21,000 and DRAM bandwidth <6,500 GB/s "
        "reviewable case by case (H200-class, <=50 % of US volume, third-party test, 25 %). As of "
        "2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant of H100 launched 2023-03 (NVLink 400 GB/s, FP64 cut); caught by the BIS rule "
        "of 2023-10-17. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant (2023-11) built under the 2023-10-17 thresholds. 2025-04: US licence required "
        "indefinitely; 2025-08: licences granted with 15 % revenue share; 2025-07-31/09: Chinese CAC "
        "summoned NVIDIA and told large firms to stop buying. 2026 availability unclear. As of "
        "2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Above 2023-10-17 thresholds. BIS rule effective 2026-01-15: case-by-case (TPP <21,000 and "
        "DRAM bandwidth <6,500 GB/s, <=50 % of US volume, third-party test, 25 %). Chinese customs "
        "reportedly refused entry in 2026-01; US cleared about 10 Chinese firms (2026-05-14); China "
        "reported ready to allow a capped number (2026-07-09). As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Far above the thresholds (TPP >= 36,000); no licence route for China found in stored "
        "sources. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Reported China variant (Reuters 2025-08-19); US decided not to allow it (The Information, "
        "2025-11-07). Not on sale as far as stored sources show. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Derived TPP 838x8 = 6,704 >= 4,800: licence required; RTX 5090 D sold instead from 2025-01. "
        "As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant of 2025-01 (2,375 sparse AI TOPS: derived TPP 4,750); later stopped and "
        "followed by D V2. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant of 2025-08 (24 GB, 384-bit). One report: Chinese import permits halted "
        "2026-05-15 (single source). As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Arithmetic only, not a legal determination: derived TPP %1 is at or above 4,800, the "
        "licence line of the 2023-10-17 BIS rule. No specific export report searched. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant; Chinese CAC told large firms to stop testing/buying it (2025-09-17). As of "
        "2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Above 2023-10-17 thresholds. Derived TPP 2,614.9x8 = 20,919 and bandwidth <6,500 GB/s, i.e. "
        "inside the window of the 2026-01-15 case-by-case rule (MI325X named in client notes). As of "
        "2026-09."),
    QT_TRANSLATE_NOOP("phrases", "China variant; US licence required from 2025-04, licences with 15 % revenue share from "
        "2025-08. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Derived TPP about 36,800: outside the 2026-01-15 case-by-case window. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Derived TPP 40,400: outside the 2026-01-15 case-by-case window. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Derived TPP at least 29,360 from BF16: above the 2023-10-17 line; not a legal "
        "determination. As of 2026-09."),
    QT_TRANSLATE_NOOP("phrases", "Chinese vendor: buying it in China is not a US export transaction; supply can still be "
        "affected by foundry/Entity-List rules (not researched here)."),
    // form factors and dates
    QT_TRANSLATE_NOOP("phrases", "PCIe dual-slot"),
    QT_TRANSLATE_NOOP("phrases", "2026-09 (latest stored evidence; re-check before quoting)"),
    QT_TRANSLATE_NOOP("phrases", "PCIe single-slot, low-profile"),
    QT_TRANSLATE_NOOP("phrases", "automotive module, resold on SXM4-to-PCIe carriers"),
    QT_TRANSLATE_NOOP("phrases", "PCIe single-slot"),
    QT_TRANSLATE_NOOP("phrases", "PCIe triple-slot"),
    QT_TRANSLATE_NOOP("phrases", "PCIe dual-slot, low-profile"),
    QT_TRANSLATE_NOOP("phrases", "superchip module"),
    QT_TRANSLATE_NOOP("phrases", "SXM5 (HGX 8-GPU)"),
    QT_TRANSLATE_NOOP("phrases", "module"),
    QT_TRANSLATE_NOOP("phrases", "SXM (HGX B200 baseboard)"),
    QT_TRANSLATE_NOOP("phrases", "superchip module (1 Grace + 2 GPUs)"),
    QT_TRANSLATE_NOOP("phrases", "module (Atlas 800)"),
    QT_TRANSLATE_NOOP("phrases", "module (Atlas 800 A2)"),
    QT_TRANSLATE_NOOP("phrases", "module, two dies (Atlas 800T A3)"),
    QT_TRANSLATE_NOOP("phrases", "PCIe FHFL"),
    QT_TRANSLATE_NOOP("phrases", "OAM 106M 400 W / PCIe 106B"),
    QT_TRANSLATE_NOOP("phrases", "OAM group (8 cards)"),
};
// clang-format on

/// A figure derived per card stands in otherwise equal remarks.
const QRegularExpression &derivedFigure()
{
    static const QRegularExpression expression(QStringLiteral("^(Arithmetic only.*derived TPP )([\\d,]+)"));
    return expression;
}

} // namespace

CatalogText findCatalogText(const QString &text)
{
    CatalogText found;
    QByteArray wanted = text.toUtf8();
    const QRegularExpressionMatch match = derivedFigure().match(text);
    if (match.hasMatch()) {
        found.args << match.captured(2);
        wanted = (match.captured(1) + QStringLiteral("%1") + text.mid(match.capturedEnd(0))).toUtf8();
    }
    for (const char *source : kTexts) {
        if (std::strcmp(source, wanted.constData()) == 0)
            found.source = source;
    }
    return found;
}

std::span<const char *const> catalogTexts() { return kTexts; }

} // namespace xuanka
