// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "identify/device_table.h"
#include "identify/identified_card.h"

#include <optional>

namespace xuanka
{

/// What a card's facts say it is, with what the rules need to know besides.
struct Classified {
    IdentifiedCard card;
    const KnownDevice *device = nullptr; ///< by id or part number
    const Gpu *gpu = nullptr;            ///< of the catalogue
    bool nameKnown = false;              ///< the printed name is some product's
    QString chipOfName;                  ///< the one chip products of that name have, or empty
    bool vgpu = false, quota = false, integrated = false, slice = false;
};

Classified classify(const CardFacts &facts, const Capture &capture, const QVector<Gpu> &gpus);

/// Total memory a tool prints for a card of the catalogue, MiB: both with and without error correction.
QVector<double> expectedMemoryMib(const Gpu &gpu);

/// The card of the catalogue a name means: exact first, then word by word; memory parts the variants.
const Gpu *gpuByName(const QVector<Gpu> &gpus, const QString &name, double memoryMib);

/// "GRID T4-1Q", "NVIDIA A100-4C": a guest's profile.
bool isVgpuProfile(const QString &name);

} // namespace xuanka
