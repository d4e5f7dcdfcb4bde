// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/training_speed.h"
#include "hardware/gpu.h"
#include "scenario/scenario.h"

#include <type_traits>

namespace xuanka
{

/// resources/constants/power.json in plain numbers. docs/method-speed.md, power.
struct PowerConstants {
    double compute = 0;       ///< share of the board's limit while matrix products and attention run
    double memory = 0;        ///< while element-wise work and the optimizer run
    double communication = 0; ///< while exposed communication runs
    double idle = 0;          ///< bubble, host, jitter
    double nodeEight = 0;     ///< W besides the boards, air-cooled node of eight modules
    double nodePerGpu = 0;    ///< W besides the boards a GPU, any other node
    double capLinear = 0, capSquare = 0;
    double serveBase = 0, serveSlope = 0, serveExponent = 0, serveFloor = 0;

    static Result<PowerConstants> load(const QString &path = QStringLiteral(":/constants/power.json"));
};

/// Where the time of a step goes, by what the board draws meanwhile. Sums to 1.
struct PowerShares {
    double compute = 0, memory = 0, communication = 0, idle = 0;
};
PowerShares powerShares(const TrainingTimeTerms &terms) noexcept;

/// What the power of a board follows from, in plain numbers: for searches.
struct PowerJob {
    double board = 0; ///< W by the data sheet, 0 = not published
    double limit = 0; ///< W set, or the board's own
    double rest = 0;  ///< W of a node besides its boards
    double gpusPerNode = 1;
    double compute = 0, memory = 0, communication = 0, idle = 0; ///< shares drawn, as in PowerConstants

    bool known() const { return limit > 0; }
    double gpuWatts(const PowerShares &shares) const noexcept; ///< mean of one board
    double nodeWatts(double gpuWatts) const noexcept { return gpusPerNode * gpuWatts + rest; }
    double nodePeakWatts() const noexcept { return gpusPerNode * limit + rest; }
};
static_assert(std::is_trivially_copyable_v<PowerJob>);
PowerJob compilePower(const Cluster &cluster, const Gpu &gpu, const PowerConstants &constants);

/// Watts of a node besides its boards (processors, memory, fans, conversion loss), AC.
/// measured: the kind of node has been measured; others are a rule of thumb.
struct NodeOverhead {
    double watts = 0;
    bool measured = false;
};
NodeOverhead nodeOverhead(const Cluster &cluster, const Gpu &gpu, const PowerConstants &constants);

/// Mean, peak and energy of a training job. Not available where the card's power limit is not published and none
/// is set ("tdp_w"), or where the time is not available.
PowerEstimate trainingPower(const Cluster &cluster, const Gpu &gpu, const TimeEstimate &time,
                            const TrainingTimeTerms &terms, double tokensTotal, const PowerConstants &constants);

/// The same for serving; utilisation = output rate over the best output rate of the deployment, 0..1.
PowerEstimate servingPower(const Cluster &cluster, const Gpu &gpu, double utilisation, double tokensPerSecond,
                           double tokensTotal, const PowerConstants &constants);

/// The same for work whose shares of time are known (images): samples instead of tokens.
PowerEstimate powerOfShares(const Cluster &cluster, const Gpu &gpu, const PowerShares &shares, double unitsPerSecond,
                            double unitsTotal, const PowerConstants &constants);

/// Formula, numbers and source of every figure of a PowerEstimate; empty where it is not available.
QVector<Explanation> explainPower(const Cluster &cluster, const Gpu &gpu, const PowerShares &shares,
                                  const PowerEstimate &power, double unitsPerSecond, const PowerConstants &constants);
QVector<Explanation> explainServingPower(const Cluster &cluster, const Gpu &gpu, double utilisation,
                                         const PowerEstimate &power, double tokensPerSecond,
                                         const PowerConstants &constants);

/// Time with a power cap over time without one. neededWatts: what the board draws uncapped; 1 where the cap is
/// above it. Measured on Pascal to Ampere; 14 % spread.
double powerCapSlowdown(double neededWatts, double capWatts, const PowerConstants &constants);

} // namespace xuanka
