// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/training_speed_constants.h"
#include "hardware/gpu.h"
#include "scenario/scenario.h"

#include <optional>

namespace xuanka
{

/// What one card, at the precision and power limit of a scenario, gives to training. SI units.
struct SpeedCard {
    SpeedFamily family = SpeedFamily::Ampere;
    bool measured = true; ///< published training rates of this card's kind back the shares
    bool gemmFp8 = false; ///< matrix products run in FP8
    double gemmPeak = 0;  ///< FLOP/s of the products of the layers
    double gemmShare = 0; ///< reachable part of it, power factor in
    double sidePeak = 0;  ///< FLOP/s of attention and output head
    double sideShare = 0; ///< reachable part of it for large products
    double attentionShare = 0;
    double mfuPeak = 0;        ///< dense 16-bit, or FP32 where the card has no 16-bit rate
    double sheetBandwidth = 0; ///< B/s
    double bandwidth = 0;      ///< B/s, reachable
    double multiprocessors = 0;
    double elementBytes = 2;  ///< of activations: 4 in FP32 and TF32
    bool nvlinkClass = false; ///< a scale-up link joins the node, not PCIe
    double intra = 0;         ///< B/s between GPUs of a node, reachable, 0 = one GPU
    double allToAll = 0;
    double nic = 0;      ///< B/s a GPU to other nodes
    double hostLink = 0; ///< B/s a GPU to host memory, 0 = not published
    bool rack = false;   ///< NVLink joins a rack of GPUs
    QStringList missing; ///< catalogue keys of figures nobody publishes
    QVector<Issue> issues;
};

/// docs/method-speed.md, cards.
SpeedCard speedCard(const Scenario &scenario, const Gpu &gpu, const SpeedConstants &constants);

/// Family of a card and whether published rates back it.
struct FamilyOf {
    SpeedFamily family;
    bool measured;
    bool referenced; ///< the power factor's reference card is of the same kind
};
FamilyOf speedFamilyOf(const Gpu &gpu);

/// One direction of a scale-up fabric other than NVLink, B/s, read from the catalogue's text ("HCCS 392 GB/s",
/// "24 x 100 GbE RoCE"; totals count both directions, Ethernet ports one). nullopt if the text holds no rate.
std::optional<double> scaleUpOneWay(const QString &text);

} // namespace xuanka
