// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_estimate.h"

#include "estimate/inference_explain.h"
#include "quantity/units.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

QString gib(double bytes) { return QString::number(bytes / units::kGiB, 'f', 1) + QStringLiteral(" GiB"); }
QString number(double value) { return QString::number(value, 'g', 6); }

/// Products of the deployment per second over what its cards could do.
double modelFlopS(const InferenceJob &job, const InferencePoint &point, const InferenceTerms &terms)
{
    const double head = job.shape.headParameters();
    const double perOutput = 2.0 * (job.shape.activeParameters() + head);
    const double perPrompt = 2.0 * job.shape.activeParameters() * point.promptTokens + 2.0 * head;
    return terms.outputPerSecond * (perOutput + perPrompt / std::max(1.0, point.outputTokens));
}

void fillTime(const Scenario &scenario, const Gpu &gpu, const InferenceJob &job, const InferencePoint &point,
              const InferenceTerms &terms, const InferenceIntervals &intervals, TimeEstimate &time)
{
    time.available = terms.timed;
    time.missing = missingFigures(scenario, gpu);
    if (!terms.timed)
        return;
    const DecodeTerms &step = terms.asked.decode;
    time.step.compute = step.matmul;
    time.step.attention = step.attention;
    time.step.tensorComm = step.communication;
    time.step.overhead = step.overhead;
    const double gpus = double(point.gpusPerReplica()) * point.replicas;
    time.tokensPerSecond = terms.outputPerSecond;
    time.tokensPerSecondPerGpu = terms.outputPerSecond / gpus;
    time.samplesPerSecond = terms.outputPerSecond / std::max(1.0, point.outputTokens);
    const double flops = modelFlopS(job, point, terms);
    time.modelTflopsPerGpu = flops / gpus / units::kTera;
    time.mfu = job.card.peak16 > 0 ? flops / gpus / job.card.peak16 : 0.0;
    time.mfuCausal = time.mfu;
    time.hfu = time.mfu;
    time.prefillSeconds = terms.prefillSeconds;
    time.timePerOutputTokenSeconds = terms.timePerOutputToken;
    if (scenario.workload.tokensTotal > 0 && terms.outputPerSecond > 0)
        time.runSeconds = scenario.workload.tokensTotal / terms.outputPerSecond;
    const FigureInterval interval = intervals.speed(job, terms, gpu, scenario.workload.inference.engineVersion);
    time.intervalRelative = interval.relative();
    time.intervalGroup = interval.group;
    time.groupHasMeasurements = interval.measured;
}

void fillMemory(const Scenario &scenario, const Gpu &gpu, const InferenceJob &job, const InferenceTerms &terms,
                const InferenceIntervals &intervals, MemoryEstimate &memory)
{
    const InferenceMemoryTerms &m = terms.memory;
    const QString release = scenario.workload.inference.engineVersion;
    memory.perGpu = inferenceParts(m);
    memory.totalBytes = m.total;
    memory.torchPeakBytes = m.torchPeak;
    memory.reservedBytes = m.torchPeak + m.growth;
    memory.needBytes = m.need;
    memory.capacityBytes = m.capacity;
    memory.verdict = m.verdict;
    memory.maxConcurrency = int(std::clamp(m.maxConcurrency, 0.0, 1e9));
    memory.kvCacheTokens = m.kvTokens;
    memory.phase = PeakPhase::Serving;
    const FigureInterval total = intervals.total(job, terms, gpu, release);
    const Interval relative = total.relative();
    memory.intervalBytes = {m.total * relative.low, m.total * relative.high};
    memory.intervalGroup = total.group;
    memory.groupHasMeasurements = total.measured;
    memory.fitProbability = fitProbability(m.capacity, m.need, intervals.need(job, terms, gpu, release).halfWidth);
}

void add(QVector<Bottleneck> &staves, const char *name, double used, double limit, const char *unit)
{
    if (limit <= 0.0)
        return;
    staves.append({QString::fromLatin1(name), used, limit, 1.0 - used / limit, QString::fromLatin1(unit)});
}

class Issues
{
public:
    void add(const char *code, Severity severity, const char *path, const QStringList &args = {})
    {
        m_issues.append({QString::fromLatin1(code), severity, QString::fromLatin1(path), args});
    }
    const QVector<Issue> &list() const { return m_issues; }

private:
    QVector<Issue> m_issues;
};

constexpr char kUtilization[] = "workload.inference.gpu_memory_utilization";
constexpr char kConcurrency[] = "workload.inference.concurrency";
constexpr char kTensor[] = "parallelism.tensor";
constexpr char kFramework[] = "workload.framework";

void memoryIssues(const InferenceJob &job, const InferenceTerms &terms, Issues &issues)
{
    const InferenceMemoryTerms &m = terms.memory;
    if (m.capacity <= 0.0)
        return;
    if (m.weights > m.capacity)
        issues.add("weights_do_not_fit", Severity::Warning, "cluster.gpu", {gib(m.weights), gib(m.capacity)});
    else if (m.verdict == Verdict::DoesNotFit)
        issues.add("cache_does_not_fit", Severity::Warning, kConcurrency,
                   {gib(std::max(m.missing, m.kvCache - std::max(0.0, m.pool))), number(m.maxConcurrency)});
    if (!m.preallocates)
        return;
    if (m.verdict != Verdict::DoesNotFit && m.filled > m.total)
        issues.add("engine_preallocates", Severity::Note, kUtilization,
                   {gib(m.filled), gib(m.total), number(100.0 * job.memory.utilization)});
    if (m.verdict == Verdict::Tight && m.capacity - m.filled < job.memory.tightShare * m.capacity)
        issues.add("little_left_after_graphs", Severity::Warning, kUtilization,
                   {gib(std::max(0.0, m.capacity - m.filled))});
}

void layoutIssues(const InferenceJob &job, const InferencePoint &point, const InferenceTerms &terms, Issues &issues)
{
    const InferenceShape &s = job.shape;
    const bool takesTurns = job.engine == ServingEngine::HfTransformers || job.engine == ServingEngine::LlamaCpp;
    if (takesTurns && point.gpusPerReplica() > 1)
        issues.add("cards_take_turns", Severity::Note, kTensor);
    if (takesTurns || point.tensor <= 1)
        return;
    if (terms.split == AttentionSplit::DataParallel)
        issues.add("attention_data_parallel", Severity::Assumption, kTensor, {number(point.tensor)});
    else if (s.latent > 0)
        issues.add("latent_cache_not_split", Severity::Note, kTensor);
    else if (s.kvHeads > 0 && point.tensor > s.kvHeads)
        issues.add("key_heads_duplicated", Severity::Note, kTensor, {number(s.kvHeads), number(point.tensor)});
    if (point.tensor > job.card.nodeRanks)
        issues.add("tensor_across_nodes", Severity::Warning, kTensor, {number(job.card.nodeRanks)});
}

void loadIssues(const Model &model, const InferenceJob &job, const InferencePoint &point, const InferenceTerms &terms,
                Issues &issues)
{
    const double perRank =
        point.concurrency / point.replicas / (terms.split == AttentionSplit::DataParallel ? point.tensor : 1);
    const bool fits = terms.memory.verdict != Verdict::DoesNotFit;
    if (fits && perRank > job.memory.maxSequences && job.engine != ServingEngine::HfTransformers)
        issues.add("requests_wait_in_queue", Severity::Note, "workload.inference.max_num_seqs",
                   {number(job.memory.maxSequences)});
    if (job.memory.maxModelLen > 0 && point.length() > job.memory.maxModelLen)
        issues.add("longer_than_model_length", Severity::Warning, "workload.inference.max_model_len",
                   {number(point.length()), number(job.memory.maxModelLen)});
    const int positions = model.transformer ? model.transformer->maxPositions : 0;
    if (positions > 0 && point.length() > positions)
        issues.add("longer_than_positions", Severity::Warning, "workload.inference.prompt_tokens",
                   {number(point.length()), number(positions)});
}

/// Why the speed of a measured program has a wider interval here.
QVector<Issue> transferIssues(const Scenario &scenario, const Gpu &gpu, const InferenceJob &job,
                              const InferenceTerms &terms, const InferenceIntervals &intervals)
{
    Issues issues;
    const FigureInterval interval = intervals.speed(job, terms, gpu, scenario.workload.inference.engineVersion);
    const ResidualGroup *group = intervals.group(interval.group);
    const QString word = toWord(scenario.workload.framework);
    if (group == nullptr || group->rows <= 0)
        issues.add("framework_without_measurements", Severity::Assumption, kFramework, {word});
    else if (!interval.cardMeasured)
        issues.add("card_without_measurements", Severity::Assumption, "cluster.gpu", {gpu.name});
    else if (!interval.roundMeasured)
        issues.add("release_without_measurements", Severity::Assumption, "workload.inference.engine_version",
                   {word, group->newestRelease});
    if (interval.beyondContext)
        issues.add("long_context_without_measurements", Severity::Warning, "workload.inference.prompt_tokens");
    return issues.list();
}

} // namespace

MemoryParts inferenceParts(const InferenceMemoryTerms &terms)
{
    MemoryParts parts;
    parts.weights = terms.weights;
    parts.kvCache = terms.kvCache;
    parts.activations = terms.activations;
    parts.context = terms.context;
    // what one rank alone would keep outside the allocator is workspace, what more ranks add is communication
    parts.communication = std::max(0.0, terms.nonTorch - terms.nonTorchOne);
    parts.workspace = terms.nonTorch - parts.communication + terms.graphs + terms.process;
    parts.fragmentation = terms.growth;
    return parts;
}

QVector<Bottleneck> inferenceBottlenecks(const InferenceJob &job, const InferencePoint &point,
                                         const InferenceTerms &terms)
{
    QVector<Bottleneck> staves;
    add(staves, "gpu_memory", terms.memory.need, terms.memory.capacity, "B");
    if (terms.timed) {
        const DecodeTerms &step = terms.asked.decode;
        const double seconds = std::max(1e-12, step.total());
        const bool split = job.engine != ServingEngine::HfTransformers && job.engine != ServingEngine::LlamaCpp;
        add(staves, "memory_bandwidth", (step.weightBytes + step.cacheBytes) / seconds, job.card.bandwidth, "B/s");
        const double cards = double(point.gpusPerReplica()) * point.replicas;
        add(staves, "gpu_compute", modelFlopS(job, point, terms) / cards, job.card.peakWeights, "FLOP/s");
        if (split && point.tensor > 1) // the share of a step in which the ranks wait for each other
            add(staves, point.tensor > job.card.nodeRanks ? "network" : "gpu_link", step.communication, seconds, "s");
    }
    std::sort(staves.begin(), staves.end(),
              [](const Bottleneck &a, const Bottleneck &b) { return a.headroom < b.headroom; });
    return staves;
}

QVector<Issue> inferenceIssues(const Scenario &scenario, const Model &model, const Gpu &gpu, const InferenceJob &job,
                               const InferencePoint &point, const InferenceTerms &terms)
{
    Issues issues;
    const Framework framework = scenario.workload.framework;
    const QString word = toWord(framework);
    const bool ownWord = framework == Framework::Vllm || framework == Framework::Sglang ||
                         framework == Framework::TensorRtLlm || framework == Framework::Lmdeploy ||
                         framework == Framework::LlamaCpp || framework == Framework::HfTransformers;
    if (job.engine == ServingEngine::Generic)
        issues.add("framework_without_measurements", Severity::Assumption, kFramework, {word});
    else if (!ownWord)
        issues.add("framework_serves_as", Severity::Assumption, kFramework,
                   {word, job.engine == ServingEngine::TensorRtLlm ? QString(toWord(Framework::TensorRtLlm))
                                                                   : QString(toWord(Framework::HfTransformers))});
    const bool fp8 = job.format == WeightFormat::Fp8 || job.format == WeightFormat::Fp8Block;
    const bool fp4 = job.format == WeightFormat::Nvfp4;
    if ((fp8 && !gpu.fp8Tflops) || (fp4 && !gpu.fp4Tflops))
        issues.add("format_without_matrix_rate", Severity::Note, "workload.precision",
                   {QString(toWord(job.format)), gpu.name});
    memoryIssues(job, terms, issues);
    layoutIssues(job, point, terms, issues);
    loadIssues(model, job, point, terms, issues);
    return issues.list();
}

Estimate inferenceEstimate(const Scenario &scenario, const Model &model, const Gpu &gpu, const InferenceJob &job,
                           const InferencePoint &point, const InferenceTerms &terms,
                           const InferenceIntervals &intervals, bool explanations)
{
    Estimate estimate;
    estimate.gpuId = gpu.id;
    fillMemory(scenario, gpu, job, terms, intervals, estimate.memory);
    fillTime(scenario, gpu, job, point, terms, intervals, estimate.time);
    estimate.bottlenecks = inferenceBottlenecks(job, point, terms);
    estimate.issues = inferenceIssues(scenario, model, gpu, job, point, terms);
    if (terms.timed && job.engine != ServingEngine::Generic)
        estimate.issues += transferIssues(scenario, gpu, job, terms, intervals);
    if (explanations)
        estimate.explanations = explainInference(job, point, terms);
    return estimate;
}

Estimate estimateInference(const Scenario &scenario, const Model &model, const Gpu &gpu,
                           const InferenceConstants &constants, const InferenceIntervals &intervals, bool explanations)
{
    const InferenceJob job = compileInference(scenario, model, gpu, constants);
    const InferencePoint point = InferencePoint::of(scenario);
    const InferenceTerms terms = evaluateInference(job, point);
    return inferenceEstimate(scenario, model, gpu, job, point, terms, intervals, explanations);
}

} // namespace xuanka
