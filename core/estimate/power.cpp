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

/// What a board may draw at most, 0 = not known.
double boardWatts(const Cluster &cluster, const Gpu &gpu)
{
    const double sheet = gpu.tdpW.value_or(0);
    if (cluster.powerLimitW <= 0)
        return sheet;
    return sheet > 0 ? std::min(sheet, cluster.powerLimitW) : cluster.powerLimitW;
}

/// Fills in what follows from the mean of one board.
PowerEstimate nodePower(const Cluster &cluster, const Gpu &gpu, double meanWatts, double unitsPerSecond,
                        double unitsTotal, const PowerConstants &constants)
{
    PowerEstimate power;
    const int gpus = std::max(1, cluster.gpusPerNode);
    const double rest = nodeOverhead(cluster, gpu, constants).watts;
    power.available = true;
    power.gpuWatts = meanWatts;
    power.nodeWatts = gpus * meanWatts + rest;
    power.nodePeakWatts = gpus * boardWatts(cluster, gpu) + rest;
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

PowerShares powerShares(const TrainingTimeTerms &t)
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

PowerEstimate powerOfShares(const Cluster &cluster, const Gpu &gpu, const PowerShares &shares, double unitsPerSecond,
                            double unitsTotal, const PowerConstants &constants)
{
    const double limit = boardWatts(cluster, gpu);
    if (limit <= 0)
        return unavailable({QStringLiteral("tdp_w")});
    // each phase draws its share of the board's own limit, but never more than the limit set
    const double board = std::max(limit, gpu.tdpW.value_or(limit));
    const auto draw = [&](double share) { return std::min(share * board, limit); };
    const double mean = shares.compute * draw(constants.compute) + shares.memory * draw(constants.memory) +
                        shares.communication * draw(constants.communication) + shares.idle * draw(constants.idle);
    return nodePower(cluster, gpu, mean, unitsPerSecond, unitsTotal, constants);
}

PowerEstimate trainingPower(const Cluster &cluster, const Gpu &gpu, const TimeEstimate &time,
                            const TrainingTimeTerms &terms, double tokensTotal, const PowerConstants &constants)
{
    if (!time.available) {
        QStringList missing = time.missing;
        if (boardWatts(cluster, gpu) <= 0)
            missing.append(QStringLiteral("tdp_w"));
        return unavailable(missing);
    }
    return powerOfShares(cluster, gpu, powerShares(terms), time.tokensPerSecond, tokensTotal, constants);
}

PowerEstimate servingPower(const Cluster &cluster, const Gpu &gpu, double utilisation, double tokensPerSecond,
                           double tokensTotal, const PowerConstants &constants)
{
    const double limit = boardWatts(cluster, gpu);
    if (limit <= 0)
        return unavailable({QStringLiteral("tdp_w")});
    const double board = gpu.tdpW.value_or(limit);
    const double load = std::clamp(utilisation, 0.0, 1.0);
    const double share = constants.serveBase + constants.serveSlope * std::pow(load, constants.serveExponent);
    const double mean = std::min(limit, board * std::max(load > 0 ? share : 0.0, constants.serveFloor));
    return nodePower(cluster, gpu, mean, tokensPerSecond, tokensTotal, constants);
}

double powerCapSlowdown(double neededWatts, double capWatts, const PowerConstants &constants)
{
    if (neededWatts <= 0 || capWatts <= 0 || capWatts >= neededWatts)
        return 1;
    const double depth = std::log(neededWatts / capWatts);
    return std::exp(depth * (constants.capLinear + constants.capSquare * depth));
}

} // namespace xuanka
