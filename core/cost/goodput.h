// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka
{

/// Checkpoints against interruptions (Young's first-order optimum).
struct Goodput {
    double meanSecondsBetweenFailures = 0; ///< of the whole job
    double checkpointEverySeconds = 0;     ///< best interval
    double loss = 0;                       ///< share of time lost, 0..1
};

/// gpus cards of gpuHours card-hours between two interruptions; C = checkpointSeconds, R = restartSeconds.
/// interval = sqrt(2 C M), loss = C/interval + interval/2M + R/M, at most 1.
Goodput goodput(double gpus, double gpuHours, double checkpointSeconds, double restartSeconds);

} // namespace xuanka
