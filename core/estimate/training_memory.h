// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/layout.h"
#include "hardware/gpu.h"
#include "model/model.h"

namespace xuanka {

/// All terms of one evaluation, bytes, on the fullest rank. Names follow docs/method-memory.md.
struct TrainingMemoryTerms {
    double weights = 0, gradients = 0, optimizerState = 0, stepTemporary = 0;
    double activations = 0, work = 0, transient = 0, loss = 0, headInput = 0;
    double gatherForward = 0, gatherBackward = 0, gatherEnd = 0, communication = 0, dequantise = 0;
    double weightGradient = 0, weightCopies = 0, workspace = 0;
    double embeddingOutput = 0, keptLayer = 0, heldGradients = 0, headGradient = 0;
    double forward = 0, backward = 0, backwardEnd = 0, optimizerStep = 0;   ///< the four peaks
    double allocated = 0, reserved = 0, context = 0, need = 0, deviceUsed = 0;
    double parametersOnRank = 0, trainableOnRank = 0;
    PeakPhase phase = PeakPhase::Forward;
    int stage = 0;
};

} // namespace xuanka
