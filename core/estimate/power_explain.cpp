// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/power.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

using Values = QVector<Explanation::Value>;

Explanation::Value value(const char *symbol, double number, const char *unit = "")
{
    return {QString::fromUtf8(symbol), number, QString::fromLatin1(unit)};
}

Explanation entry(const char *quantity, const char *formula, const Values &values, double result, const char *unit,
                  const char *section)
{
    return {QString::fromLatin1(quantity),
            QString::fromUtf8(formula),
            values,
            result,
            QString::fromLatin1(unit),
            QStringLiteral("docs/method-speed.md ") + QString::fromLatin1(section)};
}

void addNode(QVector<Explanation> &list, const Cluster &cluster, const Gpu &gpu, const PowerEstimate &power,
             double unitsPerSecond, const PowerConstants &constants)
{
    const double gpus = std::max(1, cluster.gpusPerNode), nodes = std::max(1, cluster.nodes);
    const double rest = nodeOverhead(cluster, gpu, constants).watts;
    list.append(entry("power.node_watts", "g·P_gpu + P_rest",
                      {value("g", gpus, "GPU"), value("P_gpu", power.gpuWatts, "W"), value("P_rest", rest, "W")},
                      power.nodeWatts, "W", "P2"));
    list.append(entry(
        "power.node_peak_watts", "g·W + P_rest",
        {value("g", gpus, "GPU"), value("W", (power.nodePeakWatts - rest) / gpus, "W"), value("P_rest", rest, "W")},
        power.nodePeakWatts, "W", "P2"));
    if (unitsPerSecond > 0)
        list.append(entry(
            "power.energy_joules_per_token", "nodes·P_node/X",
            {value("nodes", nodes, "nodes"), value("P_node", power.nodeWatts, "W"), value("X", unitsPerSecond, "1/s")},
            power.energyJoulesPerToken, "J", "P3"));
}

} // namespace

QVector<Explanation> explainPower(const Cluster &cluster, const Gpu &gpu, const PowerShares &shares,
                                  const PowerEstimate &power, double unitsPerSecond, const PowerConstants &constants)
{
    if (!power.available)
        return {};
    const PowerJob job = compilePower(cluster, gpu, constants);
    QVector<Explanation> list;
    list.append(entry("power.gpu_watts",
                      "τ_c·min(k_c·W, W_max) + τ_m·min(k_m·W, W_max) + τ_x·min(k_x·W, W_max) + τ_i·min(k_i·W, W_max)",
                      {value("W", job.board, "W"), value("W_max", job.limit, "W"), value("τ_c", shares.compute),
                       value("k_c", constants.compute), value("τ_m", shares.memory), value("k_m", constants.memory),
                       value("τ_x", shares.communication), value("k_x", constants.communication),
                       value("τ_i", shares.idle), value("k_i", constants.idle)},
                      power.gpuWatts, "W", "P1"));
    addNode(list, cluster, gpu, power, unitsPerSecond, constants);
    return list;
}

QVector<Explanation> explainServingPower(const Cluster &cluster, const Gpu &gpu, double utilisation,
                                         const PowerEstimate &power, double tokensPerSecond,
                                         const PowerConstants &constants)
{
    if (!power.available)
        return {};
    QVector<Explanation> list;
    const PowerJob job = compilePower(cluster, gpu, constants);
    const double load = std::clamp(utilisation, 0.0, 1.0);
    list.append(
        entry("power.gpu_watts", "min(W_max, W·max(k_0 + k_1·y, k_min))",
              {value("W", job.board, "W"), value("W_max", job.limit, "W"), value("u", load),
               value("y", std::pow(load, constants.serveExponent)), value("k_0", load > 0 ? constants.serveBase : 0),
               value("k_1", constants.serveSlope), value("k_min", constants.serveFloor)},
              power.gpuWatts, "W", "P5"));
    addNode(list, cluster, gpu, power, tokensPerSecond, constants);
    return list;
}

} // namespace xuanka
