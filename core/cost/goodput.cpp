// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/goodput.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{

Goodput goodput(double gpus, double gpuHours, double checkpointSeconds, double restartSeconds)
{
    Goodput answer;
    answer.meanSecondsBetweenFailures = gpuHours * 3600 / std::max(1.0, gpus);
    const double mean = answer.meanSecondsBetweenFailures;
    if (mean <= 0)
        return {0, 0, 1};
    answer.checkpointEverySeconds = std::sqrt(2 * std::max(0.0, checkpointSeconds) * mean);
    const double interval = answer.checkpointEverySeconds;
    const double writing = interval > 0 ? checkpointSeconds / interval + interval / (2 * mean) : 0;
    answer.loss = std::min(1.0, writing + std::max(0.0, restartSeconds) / mean);
    return answer;
}

} // namespace xuanka
