// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/estimate_json.h"

#include <QJsonArray>

#include <cmath>

namespace xuanka
{

namespace
{

QJsonValue number(double value, bool known = true)
{
    return known && std::isfinite(value) ? QJsonValue(value) : QJsonValue(QJsonValue::Null);
}

QJsonArray range(const Interval &interval, bool known)
{
    return {number(interval.low, known), number(interval.high, known)};
}

QJsonObject partsToJson(const MemoryParts &parts, double total)
{
    return {{QStringLiteral("weights"), number(parts.weights)},
            {QStringLiteral("gradients"), number(parts.gradients)},
            {QStringLiteral("optimizer"), number(parts.optimizer)},
            {QStringLiteral("activations"), number(parts.activations)},
            {QStringLiteral("logits"), number(parts.logits)},
            {QStringLiteral("kv_cache"), number(parts.kvCache)},
            {QStringLiteral("communication"), number(parts.communication)},
            {QStringLiteral("workspace"), number(parts.workspace)},
            {QStringLiteral("context"), number(parts.context)},
            {QStringLiteral("fragmentation"), number(parts.fragmentation)},
            {QStringLiteral("total"), number(total)}};
}

QJsonObject memoryToJson(const MemoryEstimate &memory)
{
    const bool sized = memory.capacityBytes > 0;
    return {{QStringLiteral("per_gpu_bytes"), partsToJson(memory.perGpu, memory.totalBytes)},
            {QStringLiteral("torch_peak_bytes"), number(memory.torchPeakBytes)},
            {QStringLiteral("reserved_bytes"), number(memory.reservedBytes)},
            {QStringLiteral("need_bytes"), number(memory.needBytes)},
            {QStringLiteral("capacity_bytes"), number(memory.capacityBytes, sized)},
            {QStringLiteral("interval_bytes"), range(memory.intervalBytes, true)},
            {QStringLiteral("interval_group"), memory.intervalGroup},
            {QStringLiteral("fit_probability"), number(memory.fitProbability, sized)},
            {QStringLiteral("verdict"), sized ? QJsonValue(QString(toWord(memory.verdict))) : QJsonValue::Null},
            {QStringLiteral("max_micro_batch"), number(memory.maxMicroBatch, sized)},
            {QStringLiteral("max_concurrency"), number(memory.maxConcurrency, sized)},
            {QStringLiteral("kv_cache_tokens"), number(memory.kvCacheTokens, sized)},
            {QStringLiteral("rule_of_thumb_bytes"),
             QJsonArray{number(memory.ruleOfThumbBytes[0]), number(memory.ruleOfThumbBytes[1]),
                        number(memory.ruleOfThumbBytes[2])}},
            {QStringLiteral("recommended_tier_bytes"),
             number(memory.recommendedTierBytes, memory.recommendedTierBytes > 0)},
            {QStringLiteral("peak_phase"), QString(toWord(memory.phase))},
            {QStringLiteral("pipeline_stage"), memory.pipelineStage}};
}

QJsonObject stepToJson(const StepSeconds &step, bool known)
{
    return {{QStringLiteral("compute"), number(step.compute, known)},
            {QStringLiteral("attention"), number(step.attention, known)},
            {QStringLiteral("recompute"), number(step.recompute, known)},
            {QStringLiteral("tensor_comm"), number(step.tensorComm, known)},
            {QStringLiteral("pipeline_bubble"), number(step.pipelineBubble, known)},
            {QStringLiteral("data_comm_exposed"), number(step.dataCommExposed, known)},
            {QStringLiteral("optimizer"), number(step.optimizer, known)},
            {QStringLiteral("overhead"), number(step.overhead, known)},
            {QStringLiteral("total"), number(step.total(), known)}};
}

QJsonObject timeToJson(const TimeEstimate &time)
{
    const bool known = time.available;
    QJsonObject object{{QStringLiteral("step_seconds"), stepToJson(time.step, known)},
                       {QStringLiteral("tokens_per_second"), number(time.tokensPerSecond, known)},
                       {QStringLiteral("tokens_per_second_per_gpu"), number(time.tokensPerSecondPerGpu, known)},
                       {QStringLiteral("samples_per_second"), number(time.samplesPerSecond, known)},
                       {QStringLiteral("mfu"), number(time.mfu, known)},
                       {QStringLiteral("mfu_causal"), number(time.mfuCausal, known)},
                       {QStringLiteral("hfu"), number(time.hfu, known)},
                       {QStringLiteral("model_tflops_per_gpu"), number(time.modelTflopsPerGpu, known)},
                       {QStringLiteral("interval_relative"), range(time.intervalRelative, known)},
                       {QStringLiteral("interval_group"), time.intervalGroup},
                       {QStringLiteral("prefill_seconds"), number(time.prefillSeconds, known)},
                       {QStringLiteral("time_per_output_token_seconds"), number(time.timePerOutputTokenSeconds, known)},
                       {QStringLiteral("run_seconds"), number(time.runSeconds, known)}};
    if (!time.missing.isEmpty())
        object.insert(QStringLiteral("not_published"), QJsonArray::fromStringList(time.missing));
    return object;
}

QJsonObject powerToJson(const PowerEstimate &power)
{
    const bool known = power.available;
    QJsonObject object{{QStringLiteral("gpu_watts"), number(power.gpuWatts, known)},
                       {QStringLiteral("node_watts"), number(power.nodeWatts, known)},
                       {QStringLiteral("node_peak_watts"), number(power.nodePeakWatts, known)},
                       {QStringLiteral("energy_joules_per_token"), number(power.energyJoulesPerToken, known)},
                       {QStringLiteral("run_joules"), number(power.runJoules, known)}};
    if (!power.missing.isEmpty())
        object.insert(QStringLiteral("not_published"), QJsonArray::fromStringList(power.missing));
    return object;
}

QJsonObject bottleneckToJson(const Bottleneck &bottleneck)
{
    return {{QStringLiteral("stave"), bottleneck.stave},
            {QStringLiteral("used"), number(bottleneck.used)},
            {QStringLiteral("limit"), number(bottleneck.limit)},
            {QStringLiteral("headroom"), number(bottleneck.headroom)},
            {QStringLiteral("unit"), bottleneck.unit}};
}

QJsonObject explanationToJson(const Explanation &explanation)
{
    QJsonObject values, units;
    for (const Explanation::Value &value : explanation.values) {
        values.insert(value.symbol, number(value.value));
        units.insert(value.symbol, value.unit);
    }
    return {{QStringLiteral("quantity"), explanation.quantity},
            {QStringLiteral("formula"), explanation.formula},
            {QStringLiteral("values"), values},
            {QStringLiteral("units"), units},
            {QStringLiteral("result"), number(explanation.result)},
            {QStringLiteral("unit"), explanation.unit},
            {QStringLiteral("source"), explanation.source}};
}

QJsonObject issueToJson(const Issue &issue)
{
    static const char *const severities[] = {"note", "assumption", "warning"};
    return {{QStringLiteral("code"), issue.code},
            {QStringLiteral("severity"), QString::fromLatin1(severities[static_cast<int>(issue.severity)])},
            {QStringLiteral("path"), issue.path},
            {QStringLiteral("args"), QJsonArray::fromStringList(issue.args)}};
}

template <typename T> QJsonArray listToJson(const QVector<T> &list, QJsonObject (*convert)(const T &))
{
    QJsonArray array;
    for (const T &element : list)
        array.append(convert(element));
    return array;
}

} // namespace

QLatin1String toWord(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fits:
        return QLatin1String("fits");
    case Verdict::Tight:
        return QLatin1String("tight");
    case Verdict::DoesNotFit:
        return QLatin1String("does_not_fit");
    }
    return {};
}

QLatin1String toWord(PeakPhase phase)
{
    switch (phase) {
    case PeakPhase::Forward:
        return QLatin1String("forward");
    case PeakPhase::Backward:
        return QLatin1String("backward");
    case PeakPhase::BackwardEnd:
        return QLatin1String("backward_end");
    case PeakPhase::OptimizerStep:
        return QLatin1String("optimizer_step");
    case PeakPhase::Serving:
        return QLatin1String("serving");
    }
    return {};
}

QJsonObject estimateToJson(const Estimate &estimate)
{
    return {{QStringLiteral("gpu"), estimate.gpuId},
            {QStringLiteral("memory"), memoryToJson(estimate.memory)},
            {QStringLiteral("time"), timeToJson(estimate.time)},
            {QStringLiteral("power"), powerToJson(estimate.power)},
            {QStringLiteral("bottlenecks"), listToJson(estimate.bottlenecks, &bottleneckToJson)},
            {QStringLiteral("explanations"), listToJson(estimate.explanations, &explanationToJson)},
            {QStringLiteral("issues"), listToJson(estimate.issues, &issueToJson)}};
}

} // namespace xuanka
