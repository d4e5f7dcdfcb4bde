// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/inference_constants.h"
#include "estimate/inference_intervals.h"
#include "estimate/power.h"
#include "estimate/training_speed_constants.h"
#include "estimate/training_speed_intervals.h"
#include "estimate/vision_constants.h"

namespace xuanka
{

/// The bundled constant sets the engine needs, read once.
struct EngineConstants {
    SpeedConstants speed;
    SpeedIntervals speedIntervals;
    PowerConstants power;
    InferenceConstants inference;
    InferenceIntervals inferenceIntervals;
    VisionConstants vision;
    VisionIntervals visionIntervals;
};
const EngineConstants &engineConstants();

} // namespace xuanka
