// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter_table.h"
#include "scenario/scenario_json.h"

#include <QJsonObject>

#include <cmath>
#include <random>

namespace xuanka::test
{

using Random = std::mt19937_64;

inline int between(Random &random, int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); }

inline QVariant randomValue(const Parameter &parameter, const Scenario &scenario, Random &random)
{
    switch (parameter.type) {
    case ParameterType::Integer:
        return std::floor(parameter.minimum + between(random, 0, 7) * (parameter.maximum - parameter.minimum) / 7);
    case ParameterType::Real:
        return parameter.minimum + between(random, 0, 977) * (parameter.maximum - parameter.minimum) / 977;
    case ParameterType::Boolean:
        return between(random, 0, 1) == 1;
    case ParameterType::Choice: {
        const auto words = parameter.choicesOf(scenario);
        return QString::fromLatin1(words[std::size_t(between(random, 0, int(words.size()) - 1))]);
    }
    case ParameterType::WordList:
        return between(random, 0, 1) ? QStringList{QStringLiteral("qv")}
                                     : QStringList{QStringLiteral("q_proj"), QStringLiteral("down_proj")};
    case ParameterType::Text:
        return QStringLiteral("苏州 \"7B\" \\ / tab-free ") + QString::number(between(random, 0, 9));
    case ParameterType::GpuId:
        return QStringLiteral("a100-sxm4-80");
    case ParameterType::GpuList:
        return QStringList{QStringLiteral("rtx-4090"), QStringLiteral("l40s")};
    case ParameterType::Model: {
        const QJsonObject counts{{QStringLiteral("name"), QStringLiteral("detector")},
                                 {QStringLiteral("parameters"), 25e6},
                                 {QStringLiteral("forward_macs_per_sample"), 4.1e9},
                                 {QStringLiteral("modality"), QStringLiteral("vision")}};
        const QJsonObject config{
            {QStringLiteral("name"), QStringLiteral("mine")},
            {QStringLiteral("hf_config"),
             QJsonObject{{QStringLiteral("hidden_size"), 4096}, {QStringLiteral("a    b"), QStringLiteral("x\n  y")}}}};
        const int kind = between(random, 0, 2);
        return kind == 0 ? QVariant(counts) : kind == 1 ? QVariant(config) : QVariant(QStringLiteral("qwen2.5-7b"));
    }
    }
    return {};
}

/// A scenario of random values within the ranges of the table, degrees balanced.
inline Scenario randomScenario(Random &random)
{
    Scenario scenario;
    for (const Parameter &parameter : parameterTable()) {
        if (between(random, 0, 2) > 0)
            parameter.set(scenario, randomValue(parameter, scenario, random));
    }
    if (scenario.workload.task == Task::Qlora)
        scenario.workload.weightFormat = WeightFormat::Nf4Dq;
    if (between(random, 0, 1))
        scenario.site = QJsonObject{{QStringLiteral("inlet_c"), 28}, {QStringLiteral("city"), QStringLiteral("杭州")}};
    balanceDegrees(scenario);
    return scenario;
}

} // namespace xuanka::test
