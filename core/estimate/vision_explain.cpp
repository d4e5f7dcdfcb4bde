// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/vision.h"

#include <algorithm>

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

void addTime(QVector<Explanation> &list, const CompiledVision &compiled, const VisionTerms &t, double batch)
{
    const VisionJob &job = *compiled.job;
    const Explanation::Value m = value("m", job.accumulation), b = value("b", batch, "images");
    const double work = job.arithmetic * job.rate / (2 * job.macs);
    list.append(
        entry("time.step.compute", "m·b·(2·M·r/R + 2·A·q/BW)",
              {m, b, value("M", job.macs, "MAC"), value("r", work), value("R", job.rate, "FLOP/s"),
               value("A", job.activations, "elements"), value("q", job.passes), value("BW", job.bandwidth, "B/s")},
              t.parts().compute, "s", "V1"));
    list.append(entry("time.step.data_comm_exposed", "t_x",
                      {value("t_x", t.exchange, "s"), value("busy", t.exchangeBusy, "s"), value("n", job.gpus, "GPU"),
                       value("P", job.parameters, "parameters")},
                      t.exchange, "s", "V1"));
    list.append(entry("time.step.optimizer", "t_opt",
                      {value("t_opt", t.optimizer, "s"), value("P", job.parameters, "parameters")}, t.optimizer, "s",
                      "V1"));
    list.append(entry("time.step.overhead", "t_wait",
                      {value("t_wait", t.waiting, "s"), value("host", job.host, "s"), m}, t.waiting, "s", "V1"));
    const StepSeconds parts = t.parts();
    list.append(entry("time.step.total", "t_1 + t_2 + t_3 + t_4",
                      {value("t_1", parts.compute, "s"), value("t_2", parts.dataCommExposed, "s"),
                       value("t_3", parts.optimizer, "s"), value("t_4", parts.overhead, "s")},
                      t.step, "s", "V1"));
    list.append(
        entry("time.samples_per_second", "m·b·n/t_step",
              {m, b, value("n", job.gpus, "GPU"), value("t_step", t.step, "s"), value("q_90", compiled.interval.log90)},
              t.samplesPerSecond, "1/s", "V1, V3"));
    list.append(entry("time.mfu", "F·X/(n·R)",
                      {value("F", job.flopPerSample, "FLOP"), value("X", t.samplesPerSecond, "1/s"),
                       value("n", job.gpus, "GPU"), value("R", job.peakFlopS, "FLOP/s")},
                      t.mfu, "", "V1"));
}

void addMemory(QVector<Explanation> &list, const VisionJob &job, const VisionTerms &t, double batch)
{
    const Explanation::Value p = value("P", job.parameters, "parameters");
    const double count = std::max(job.parameters, 1.0);
    const auto state = [&](const char *quantity, double bytes) {
        list.append(entry(quantity, "P·k", {p, value("k", bytes / count, "B")}, bytes, "B", "V2"));
    };
    state("memory.weights", job.weightBytes);
    state("memory.gradients", job.gradientBytes);
    state("memory.optimizer", job.optimizerBytes);
    list.append(entry("memory.activations", "b·A·k",
                      {value("b", batch, "images"), value("A", job.activations, "elements"),
                       value("k", job.activationBytes / job.activations, "B")},
                      batch * job.activationBytes, "B", "V2"));
    list.append(entry("memory.context", "ctx", {value("ctx", job.contextBytes, "B")}, job.contextBytes, "B", "V2"));
    list.append(entry("memory.total", "weights + gradients + optimizer + activations + context",
                      {value("weights", job.weightBytes, "B"), value("gradients", job.gradientBytes, "B"),
                       value("optimizer", job.optimizerBytes, "B"),
                       value("activations", batch * job.activationBytes, "B"), value("context", job.contextBytes, "B")},
                      t.totalBytes, "B", "V2"));
}

} // namespace

QVector<Explanation> explainVision(const CompiledVision &compiled, int batch)
{
    if (!compiled.job)
        return {};
    const VisionTerms terms = evaluateVision(*compiled.job, batch);
    const double samples = std::max(1, batch);
    QVector<Explanation> list;
    addTime(list, compiled, terms, samples);
    addMemory(list, *compiled.job, terms, samples);
    return list;
}

} // namespace xuanka
