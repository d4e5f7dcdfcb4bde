// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/inference_rows.h"

#include "evidence/row_model.h"
#include "evidence/row_scenario.h"
#include "quantity/units.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

const char *const kExpectServing = QT_TRANSLATE_NOOP("phrases", "a serving task");
const char *const kExpectQuantity = QT_TRANSLATE_NOOP("phrases", "a figure of serving the estimate knows");
const char *const kExpectFormat = QT_TRANSLATE_NOOP("phrases", "the format of the weights");
const char *const kExpectCard = QT_TRANSLATE_NOOP("phrases", "a card of the catalogue");
const char *const kExpectLanguage = QT_TRANSLATE_NOOP("phrases", "a language model");
const char *const kExpectNeed =
    QT_TRANSLATE_NOOP("phrases", "what the job needs, not the pool the engine takes in advance");
const char *const kExpectNormalKernel = QT_TRANSLATE_NOOP("phrases", "a run on the normal kernels");
const char *const kExpectFigures = QT_TRANSLATE_NOOP("phrases", "a card whose bandwidth and matrix rate are published");
const char *const kExpectRoom = QT_TRANSLATE_NOOP("phrases", "a layout the model fits in");
const char *const kExpectEnginePart = QT_TRANSLATE_NOOP("phrases", "an engine that reports this part");

constexpr int kMlperfMaxSequences = 1024;
/// lmdeploy's tables were made with the whole card given to the cache (their device figures show it).
constexpr double kLmdeployUtilization = 0.95;
constexpr int kBeamsOfGptJ = 4; ///< rules of the MLPerf GPT-J task

Error rowError(const MeasuredRow &row, const char *column, const QString &found, const char *expected)
{
    return {{},
            QStringLiteral("line %1, column %2").arg(row.line).arg(QLatin1String(column)),
            found.left(60),
            QString::fromLatin1(expected),
            {}};
}

QString captured(const QString &text, const QString &pattern)
{
    const QRegularExpressionMatch match = QRegularExpression(pattern).match(text);
    return match.hasMatch() ? match.captured(1) : QString();
}

/// Release of the serving program: tables name it, or its libraries, or only a date.
QString releaseOfRow(const MeasuredRow &row, ServingEngine engine)
{
    const QString &text = row.frameworkVersion;
    const QString date = captured(text, QStringLiteral("(20\\d\\d-\\d\\d)"));
    const double year = row.year.value_or(date.left(4).toDouble());
    switch (engine) {
    case ServingEngine::HfTransformers: {
        const QString named = captured(text, QStringLiteral("Transformers (\\d+\\.\\d+)"));
        if (!named.isEmpty())
            return named;
        return year > 0 && year < 2024 ? QStringLiteral("4.35") : year == 2024 ? QStringLiteral("4.37") : QString();
    }
    case ServingEngine::Vllm: {
        for (const char *pattern : {"vLLM (\\d+\\.\\d+)", "^v?(0\\.\\d+)", "\\((0\\.\\d+)"}) {
            const QString named = captured(text, QString::fromLatin1(pattern));
            if (!named.isEmpty())
                return named;
        }
        if (text.contains(QLatin1String("(V0)")) || date.isEmpty())
            return year > 0 && year < 2024 ? QStringLiteral("0.2") : QStringLiteral("0.8");
        return date < QLatin1String("2024-06")   ? QStringLiteral("0.2")
               : date < QLatin1String("2025-05") ? QStringLiteral("0.8")
                                                 : QStringLiteral("0.11");
    }
    case ServingEngine::TensorRtLlm: {
        if (row.framework == QLatin1String("mlperf_inference"))
            return QStringLiteral("0.9"); // schedulers written in C++ in every round so far
        return captured(text, QStringLiteral("v?(\\d+\\.\\d+)"));
    }
    default:
        return captured(text, QStringLiteral("(\\d+\\.\\d+)"));
    }
}

/// Round the interval is judged by; MLPerf's own rounds stand for the unnamed builds behind them.
QString roundOfRow(const MeasuredRow &row, const InferenceRow &question)
{
    if (row.framework == QLatin1String("mlperf_inference"))
        return captured(row.frameworkVersion, QStringLiteral("v(\\d+\\.\\d+)"));
    if (question.job.engine == ServingEngine::LlamaCpp)
        return QStringLiteral("0.1"); // one snapshot, the one the constants are from
    return question.scenario.workload.inference.engineVersion;
}

bool isMlperf(const MeasuredRow &row) { return row.framework == QLatin1String("mlperf_inference"); }
bool isServingBenchmark(const MeasuredRow &row) { return row.convention.contains(QLatin1String("serving benchmark")); }

/// Tables of engines at full load fill more of the card than the engines' default.
void setLoad(const MeasuredRow &row, const InferenceConstants &constants, InferenceRow &question)
{
    if (question.job.engine == ServingEngine::Lmdeploy && !isServingBenchmark(row))
        question.job.memory.utilization = kLmdeployUtilization;
    const bool loaded = isMlperf(row) || isServingBenchmark(row) || row.framework == QLatin1String("tensorrt_llm");
    if (!loaded)
        return;
    question.job.memory.utilization = constants.mlperfUtilization;
    double limit = constants.defaultMaxSequences;
    if (isMlperf(row))
        limit = kMlperfMaxSequences;
    else if (row.concurrency)
        limit = *row.concurrency;
    question.job.memory.maxSequences = std::max(1.0, limit * constants.occupancy);
    if (isMlperf(row) && row.model.startsWith(QLatin1String("gpt-j")))
        question.point.beams = kBeamsOfGptJ;
}

bool isEager(const MeasuredRow &row)
{
    return row.notes.contains(QLatin1String("enforce_eager=True")) ||
           row.notes.contains(QLatin1String("--enforce-eager")) || (row.compile && !*row.compile);
}

double deviceBytes(const InferenceRow &question, const InferenceMemoryTerms &memory, double allocated)
{
    const InferenceMemoryRules &rules = question.job.memory;
    switch (question.job.engine) {
    case ServingEngine::HfTransformers:
        return allocated * (1.0 + rules.hfGrowth) + rules.context;
    case ServingEngine::Vllm:
        // up to 0.8 the budget was held against the whole device, context included
        return memory.filled - (question.job.round == VllmRound::V0 ? memory.context : 0.0);
    default:
        return memory.total;
    }
}

/// Mean over the cards, as the tables publish sums.
double allocatedByTransformers(const InferenceRow &question)
{
    const double cards = question.scenario.cluster.gpus();
    const InferencePoint &p = question.point;
    const HfTransient transient = hfTransient(question.job, p.concurrency, p.promptTokens, p.outputTokens, cards);
    return (question.job.weights.total() + transient.peak()) / cards + question.job.memory.hfBase;
}

struct Figure {
    double value = 0;
    const char *group = "";
};

Result<Figure> memoryFigure(const MeasuredRow &row, const InferenceRow &question)
{
    const InferenceMemoryTerms memory = evaluateInferenceMemory(question.job, question.point);
    const bool transformers = question.job.engine == ServingEngine::HfTransformers;
    const bool old = question.job.round == VllmRound::V0;
    const double allocated = transformers ? allocatedByTransformers(question) : memory.torchPeak;
    const QString &q = row.quantity;
    if (q == QLatin1String("weights_bytes"))
        return Figure{memory.weights, "memory.weights"};
    if (q == QLatin1String("kv_cache_bytes"))
        return Figure{std::max(0.0, memory.pool), "memory.kv_cache_bytes"};
    if (q == QLatin1String("kv_cache_tokens"))
        return Figure{memory.kvTokens, "memory.kv_tokens"};
    if (q == QLatin1String("max_concurrency"))
        return Figure{memory.printedConcurrency, "memory.max_concurrency"};
    if (q == QLatin1String("torch_peak_bytes") || q == QLatin1String("memory_bytes_kind_unknown"))
        return Figure{allocated, transformers ? "memory.hf_allocated" : "memory.default"};
    if (q == QLatin1String("device_used_bytes"))
        return Figure{deviceBytes(question, memory, allocated), transformers                 ? "memory.hf_device"
                                                                : memory.preallocates && old ? "memory.default"
                                                                                             : "memory.process"};
    if (question.job.engine != ServingEngine::Vllm)
        return rowError(row, "framework", row.framework, kExpectEnginePart);
    if (q == QLatin1String("activation_peak_bytes"))
        return Figure{memory.activations, "memory.activations"};
    if (q == QLatin1String("non_torch_bytes"))
        return Figure{memory.nonTorch, old ? "memory.non_torch_v0" : "memory.non_torch"};
    if (q == QLatin1String("cudagraph_bytes"))
        return Figure{memory.graphs, "memory.graphs"};
    return rowError(row, "quantity", q, kExpectQuantity);
}

/// Best of the tensor degrees that fit and divide the system, copies behind a balancer, as submitters choose.
double bestLayout(InferenceRow question, int cards)
{
    double best = 0.0;
    for (const int tensor : {1, 2, 4, 8}) {
        if (tensor > cards || cards % tensor != 0)
            continue;
        question.point.tensor = tensor;
        question.point.replicas = cards / tensor;
        const InferenceTerms terms = evaluateInference(question.job, question.point);
        if (terms.sequencesLimit >= 1.0)
            best = std::max(best, terms.bestOutputPerSecond);
    }
    return best;
}

/// Prompts of the whole batch, then every token, nothing else running.
double staticRate(const InferenceRow &question, double batch)
{
    const InferenceJob &job = question.job;
    const InferencePoint &p = question.point;
    const double tensor = job.engine == ServingEngine::HfTransformers ? 1.0 : p.tensor;
    const double seconds =
        prefillPass(job, batch, p.promptTokens, tensor).total() +
        p.outputTokens * decodeStep(job, batch, p.promptTokens + p.outputTokens / 2.0, tensor).total();
    return batch * p.outputTokens / seconds;
}

Result<Figure> outputFigure(const MeasuredRow &row, const InferenceRow &question, const InferenceConstants &constants)
{
    const ServingEngine engine = question.job.engine;
    if (isMlperf(row)) {
        const double rate = bestLayout(question, question.scenario.cluster.gpus());
        if (rate <= 0.0)
            return rowError(row, "gpu", row.gpu, kExpectRoom);
        if (row.convention.contains(QLatin1String("server")))
            return Figure{rate * constants.mlperfServer, "speed.mlperf_server"};
        return Figure{rate, "speed.mlperf_offline"};
    }
    if (engine == ServingEngine::TensorRtLlm || isServingBenchmark(row)) {
        const InferenceTerms terms = evaluateInference(question.job, question.point);
        if (terms.sequencesLimit < 1.0)
            return rowError(row, "gpu", row.gpu, kExpectRoom);
        const bool old = question.scenario.workload.inference.engineVersion.startsWith(QLatin1String("0."));
        const char *group = engine == ServingEngine::Vllm       ? "speed.serving_vllm"
                            : engine == ServingEngine::Lmdeploy ? "speed.serving_lmdeploy"
                            : old                               ? "speed.tensorrt_llm_0_9"
                                                                : "speed.tensorrt_llm";
        return Figure{terms.bestOutputPerSecond, group};
    }
    double batch = std::max(1.0, question.point.concurrency);
    // a batch that does not fit the cache runs in turns
    if (engine == ServingEngine::Lmdeploy)
        batch = std::min(batch, std::max(1.0, evaluateInferenceMemory(question.job, question.point).sequencesPerRank));
    const char *group = engine == ServingEngine::Vllm                        ? "speed.decode_vllm"
                        : engine == ServingEngine::Sglang                    ? "speed.sglang"
                        : engine == ServingEngine::Lmdeploy                  ? "speed.static_lmdeploy"
                        : engine != ServingEngine::HfTransformers            ? "speed.default"
                        : row.convention.startsWith(QLatin1String("static")) ? "speed.batch_hf"
                                                                             : "speed.decode_hf";
    return Figure{staticRate(question, batch), group};
}

Result<Figure> speedFigure(const MeasuredRow &row, const InferenceRow &question, const InferenceConstants &constants)
{
    const InferenceJob &job = question.job;
    const InferencePoint &p = question.point;
    const ServingEngine engine = job.engine;
    const double cards = question.scenario.cluster.gpus();
    const double batch = std::max(1.0, p.concurrency);
    const double tensor = engine == ServingEngine::HfTransformers ? 1.0 : p.tensor;
    if (!job.hasBandwidth || !job.hasCompute)
        return rowError(row, "gpu", row.gpu, kExpectFigures);
    if (row.quantity == QLatin1String("prefill_tokens_per_second")) {
        if (row.notes.contains(QLatin1String("abnormal kernel path")))
            return rowError(row, "notes", row.notes, kExpectNormalKernel);
        if (engine == ServingEngine::LlamaCpp)
            return Figure{p.promptTokens / llamaPrefillPass(job, p.promptTokens, cards).total(),
                          "speed.prefill_llama_cpp"};
        return Figure{batch * p.promptTokens / prefillPass(job, batch, p.promptTokens, tensor).total(),
                      engine == ServingEngine::HfTransformers ? "speed.prefill_hf"
                      : engine == ServingEngine::TensorRtLlm  ? "speed.prefill_tensorrt_llm"
                                                              : "speed.default"};
    }
    if (row.quantity == QLatin1String("decode_tokens_per_second")) {
        const double context = p.promptTokens + p.outputTokens / 2.0;
        if (engine == ServingEngine::LlamaCpp)
            return Figure{1.0 / llamaDecodeStep(job, batch, context, cards).total(), "speed.decode_llama_cpp"};
        return Figure{1.0 / decodeStep(job, batch, context, tensor).total(), engine != ServingEngine::HfTransformers
                                                                                 ? "speed.default"
                                                                             : batch > 1.0 ? "speed.batch_hf"
                                                                                           : "speed.decode_hf"};
    }
    return outputFigure(row, question, constants);
}

bool isSpeed(const QString &quantity)
{
    return quantity == QLatin1String("prefill_tokens_per_second") ||
           quantity == QLatin1String("decode_tokens_per_second") ||
           quantity == QLatin1String("output_tokens_per_second");
}

} // namespace

Result<InferenceRow> inferenceRow(const MeasuredRow &row, const Catalog &catalog, const InferenceConstants &constants)
{
    if (row.task != QLatin1String("inference") || isSampleRow(row))
        return rowError(row, "task", row.task, kExpectServing);
    if (row.weightFormat.isEmpty())
        return rowError(row, "weight_format", {}, kExpectFormat);
    const Result<Scenario> scenario = rowScenario(row);
    if (!scenario)
        return scenario.error();
    const Result<Model> model = rowModel(row, catalog);
    if (!model)
        return model.error();
    if (!model->transformer)
        return rowError(row, "model", row.model, kExpectLanguage);
    const Gpu *gpu = catalog.gpu(row.gpu);
    if (gpu == nullptr)
        return rowError(row, "gpu", row.gpu, kExpectCard);

    InferenceRow question{*scenario, *model, *gpu, {}, {}};
    Scenario &asked = question.scenario;
    const ServingEngine engine = servingEngine(asked.workload.framework);
    asked.workload.inference.engineVersion = releaseOfRow(row, engine);
    // llama-bench of that time ran without the fused attention kernel
    if (engine == ServingEngine::LlamaCpp)
        asked.workload.attention = Attention::Eager;
    // tables of one engine leave the tensor degree out where it is the whole machine
    if (engine == ServingEngine::Vllm && !row.tensor)
        asked.parallelism.tensor = asked.cluster.gpus();
    asked.cluster.gpusPerNode = std::max(asked.cluster.gpusPerNode, asked.parallelism.tensor);
    question.job = compileInference(asked, question.model, question.gpu, constants);
    question.job.eager = isEager(row);
    question.point = InferencePoint::of(asked);
    question.point.replicas = 1;
    // a log states the model length instead of a request, and some not even that: the default of small models then
    if (!row.promptTokens && !row.outputTokens)
        question.point.promptTokens = row.maxModelLen                       ? *row.maxModelLen - 1.0
                                      : question.job.round == VllmRound::V0 ? 2047.0
                                                                            : 8191.0;
    setLoad(row, constants, question);
    return question;
}

Result<InferenceRowPrediction> predictInferenceRow(const MeasuredRow &row, const Catalog &catalog,
                                                   const InferenceConstants &constants,
                                                   const InferenceIntervals &intervals)
{
    const Result<InferenceRow> question = inferenceRow(row, catalog, constants);
    if (!question)
        return question.error();
    // the published device figures of lmdeploy on large cards are its pool
    const bool pool = question->job.engine == ServingEngine::Lmdeploy && !row.maxModelLen;
    if (row.quantity == QLatin1String("device_used_bytes") && pool)
        return rowError(row, "quantity", row.quantity, kExpectNeed);
    const Result<Figure> figure =
        isSpeed(row.quantity) ? speedFigure(row, *question, constants) : memoryFigure(row, *question);
    if (!figure)
        return figure.error();
    InferenceRowPrediction prediction;
    prediction.value = figure->value;
    prediction.interval =
        intervals.width(QString::fromLatin1(figure->group), question->gpu, roundOfRow(row, *question));
    return prediction;
}

} // namespace xuanka
