// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/power.h"

#include "estimate/constants.h"

#include <QFileInfo>
#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

const char *const kExpectConstant = QT_TRANSLATE_NOOP("phrases", "a constant of this name");

/// Fills in what follows from the mean of one board.
PowerEstimate nodePower(const Cluster &cluster, const PowerJob &job, double meanWatts, double unitsPerSecond,
                        double unitsTotal)
{
    PowerEstimate power;
    power.available = true;
    power.gpuWatts = meanWatts;
    power.nodeWatts = job.nodeWatts(meanWatts);
    power.nodePeakWatts = job.nodePeakWatts();
    if (unitsPerSecond > 0)
        power.energyJoulesPerToken = power.nodeWatts * std::max(1, cluster.nodes) / unitsPerSecond;
    power.runJoules = power.energyJoulesPerToken * std::max(0.0, unitsTotal);
    return power;
}

PowerEstimate unavailable(const QStringList &missing)
{
    PowerEstimate power;
    power.missing = missing;
    return power;
}

} // namespace

Result<PowerConstants> PowerConstants::load(const QString &path)
{
    const Result<ConstantSet> set = ConstantSet::load(path);
    if (!set)
        return set.error();
    PowerConstants c;
    const std::pair<const char *, double *> bindings[] = {{"compute_share", &c.compute},
                                                          {"memory_share", &c.memory},
                                                          {"communication_share", &c.communication},
                                                          {"idle_share", &c.idle},
                                                          {"node_of_eight", &c.nodeEight},
                                                          {"node_per_gpu", &c.nodePerGpu},
                                                          {"cap_linear", &c.capLinear},
                                                          {"cap_square", &c.capSquare},
                                                          {"serving_base", &c.serveBase},
                                                          {"serving_slope", &c.serveSlope},
                                                          {"serving_exponent", &c.serveExponent},
                                                          {"serving_floor", &c.serveFloor}};
    for (const auto &[name, target] : bindings) {
        const auto found = set->records().constFind(QString::fromLatin1(name));
        if (found == set->records().constEnd())
            return Error{QFileInfo(path).fileName(),
                         QStringLiteral("constants"),
                         QString::fromLatin1(name),
                         QString::fromLatin1(kExpectConstant),
                         {}};
        *target = found->value;
    }
    return c;
}

PowerShares powerShares(const TrainingTimeTerms &t) noexcept
{
    if (t.step <= 0)
        return {0, 0, 0, 1};
    // busy seconds count the arithmetic of recomputed passes; the rest of those passes moves memory
    const double again = t.computeBusy - (t.gemm + t.attention + t.head);
    PowerShares shares;
    shares.compute = t.computeBusy / t.step;
    shares.memory = (t.elementwise + t.optimizer + t.accumulation + t.recompute - again) / t.step;
    shares.communication = (t.tensor + t.context + t.expert + t.zero3 + t.dataParallel + t.pointToPoint) / t.step;
    shares.idle = 1 - shares.compute - shares.memory - shares.communication;
    return shares;
}

NodeOverhead nodeOverhead(const Cluster &cluster, const Gpu &gpu, const PowerConstants &constants)
{
    constexpr int measuredNode = 8;
    const bool module =
        gpu.formFactor.startsWith(QLatin1String("SXM")) || gpu.formFactor.startsWith(QLatin1String("OAM"));
    if (module && cluster.gpusPerNode == measuredNode)
        return {constants.nodeEight, true};
    return {constants.nodePerGpu * std::max(1, cluster.gpusPerNode), false};
}

PowerJob compilePower(const Cluster &cluster, const Gpu &gpu, const PowerConstants &constants)
{
    PowerJob job;
    const double sheet = gpu.tdpW.value_or(0);
    job.limit = sheet;
    if (cluster.powerLimitW > 0)
        job.limit = sheet > 0 ? std::min(sheet, cluster.powerLimitW) : cluster.powerLimitW;
    job.board = sheet > 0 ? sheet : job.limit;
    job.rest = nodeOverhead(cluster, gpu, constants).watts;
    job.gpusPerNode = std::max(1, cluster.gpusPerNode);
    job.compute = constants.compute;
    job.memory = constants.memory;
    job.communication = constants.communication;
    job.idle = constants.idle;
    return job;
}

double PowerJob::gpuWatts(const PowerShares &shares) const noexcept
{
    // each phase draws its share of the board's own limit, but never more than the limit set
    return shares.compute * std::min(compute * board, limit) + shares.memory * std::min(memory * board, limit) +
           shares.communication * std::min(communication * board, limit) + shares.idle * std::min(idle * board, limit);
}

PowerEstimate powerOfShares(const Cluster &cluster, const Gpu &gpu, const PowerShares &shares, double unitsPerSecond,
                            double unitsTotal, const PowerConstants &constants)
{
    const PowerJob job = compilePower(cluster, gpu, constants);
    if (!job.known())
        return unavailable({QStringLiteral("tdp_w")});
    return nodePower(cluster, job, job.gpuWatts(shares), unitsPerSecond, unitsTotal);
}

PowerEstimate trainingPower(const Cluster &cluster, const Gpu &gpu, const TimeEstimate &time,
                            const TrainingTimeTerms &terms, double tokensTotal, const PowerConstants &constants)
{
    if (!time.available) {
        QStringList missing = time.missing;
        if (!compilePower(cluster, gpu, constants).known())
            missing.append(QStringLiteral("tdp_w"));
        return unavailable(missing);
    }
    return powerOfShares(cluster, gpu, powerShares(terms), time.tokensPerSecond, tokensTotal, constants);
}

PowerEstimate servingPower(const Cluster &cluster, const Gpu &gpu, double utilisation, double tokensPerSecond,
                           double tokensTotal, const PowerConstants &constants)
{
    const PowerJob job = compilePower(cluster, gpu, constants);
    if (!job.known())
        return unavailable({QStringLiteral("tdp_w")});
    const double load = std::clamp(utilisation, 0.0, 1.0);
    const double share = constants.serveBase + constants.serveSlope * std::pow(load, constants.serveExponent);
    const double mean = std::min(job.limit, job.board * std::max(load > 0 ? share : 0.0, constants.serveFloor));
    return nodePower(cluster, job, mean, tokensPerSecond, tokensTotal);
}

double powerCapSlowdown(double neededWatts, double capWatts, const PowerConstants &constants)
{
    if (neededWatts <= 0 || capWatts <= 0 || capWatts >= neededWatts)
        return 1;
    const double depth = std::log(neededWatts / capWatts);
    return std::exp(depth * (constants.capLinear + constants.capSquare * depth));
}

} // namespace xuanka
