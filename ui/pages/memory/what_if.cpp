// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/memory/what_if.h"

#include "report/parameter_values.h"
#include "scenario/scenario_json.h"

#include <QHash>

#include <algorithm>

namespace xuanka::ui
{

namespace
{

struct Change {
    const char *key;
    QVariant value;
};

QVariant word(const char *text) { return QString::fromLatin1(text); }

/// Half a batch, or nothing to halve.
QVector<Change> halved(const char *key, int value)
{
    return value > 1 ? QVector<Change>{{key, value / 2}} : QVector<Change>();
}

QVector<Change> shardMore(const Scenario &scenario, int atLeast)
{
    QVector<Change> changes;
    for (int stage = std::max(atLeast, scenario.parallelism.zeroStage + 1); stage <= 3; ++stage)
        changes << Change{"zero_stage", stage};
    return scenario.parallelism.data > 1 ? changes : QVector<Change>();
}

/// Twice the tensor parallelism as long as it stays inside one server.
QVector<Change> splitMore(const Scenario &scenario)
{
    const int twice = 2 * scenario.parallelism.tensor;
    const bool room = twice <= scenario.cluster.gpusPerNode && scenario.cluster.gpus() % twice == 0;
    return room ? QVector<Change>{{"tensor", twice}} : QVector<Change>();
}

QVector<Change> changesFor(const Scenario &scenario, const QString &segment)
{
    const bool serving = scenario.workload.task == Task::Inference;
    if (segment == QLatin1String("weights"))
        return serving ? QVector<Change>{{"precision", word("fp8")}, {"precision", word("int4")}} + splitMore(scenario)
                       : shardMore(scenario, 3) + splitMore(scenario);
    if (segment == QLatin1String("gradients"))
        return shardMore(scenario, 2) + QVector<Change>{{"gradient_dtype", word("bf16")}, {"task", word("lora")}};
    if (segment == QLatin1String("optimizer"))
        return QVector<Change>{{"optimizer", word("adamw_8bit")}, {"cpu_offload", word("optimizer")}} +
               shardMore(scenario, 1) + QVector<Change>{{"task", word("lora")}};
    if (segment == QLatin1String("activations"))
        return serving ? QVector<Change>{{"max_num_batched_tokens", 2048}}
                       : QVector<Change>{{"recompute", word("selective")},
                                         {"recompute", word("full")},
                                         {"attention", word("flash")},
                                         {"sequence_parallel", true}} +
                             halved("micro_batch", scenario.workload.microBatch);
    if (segment == QLatin1String("logits"))
        return QVector<Change>{{"loss", word("chunked")}, {"loss", word("fused")}} +
               halved("micro_batch", scenario.workload.microBatch);
    if (segment == QLatin1String("kv_cache"))
        return QVector<Change>{{"kv_cache_precision", word("fp8")}} +
               halved("concurrency", scenario.workload.inference.concurrency) + splitMore(scenario);
    return {};
}

bool needsBalance(const Parameter &parameter)
{
    const QLatin1String path(parameter.path);
    return path.startsWith(QLatin1String("parallelism.")) || path == QLatin1String("workload.task");
}

} // namespace

QString WhatIf::label(const Catalog &catalog, const Phrases &phrases) const
{
    return phrases.text(
        QT_TRANSLATE_NOOP("phrases", "%1: %2"),
        {phrases.parameterLabel(*parameter), report::parameterValue(*parameter, scenario, catalog, phrases)});
}

QVector<WhatIf> whatIfs(const Scenario &scenario, const QString &segment)
{
    QVector<WhatIf> list;
    const QVector<Change> changes = changesFor(scenario, segment);
    for (const Change &change : changes) {
        const Parameter *parameter = findParameter(QLatin1String(change.key));
        if (!parameter || !parameter->applies(scenario))
            continue;
        WhatIf option{parameter, change.value, scenario};
        parameter->set(option.scenario, change.value);
        if (needsBalance(*parameter))
            balanceDegrees(option.scenario);
        if (option.scenario != scenario && !validate(option.scenario))
            list << option;
    }
    return list;
}

} // namespace xuanka::ui
