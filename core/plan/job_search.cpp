// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/job_search.h"

#include "estimate/memory_interval.h"
#include "plan/plan_constants.h"
#include "quantity/units.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace xuanka
{

namespace
{

constexpr double kSecondsPerHour = 3600;

/// A layout that fits, in the order of preference within one program.
struct Candidate {
    double seconds = 0, bytes = 0;
    int order = 0;
    Layout layout;

    bool before(const Candidate &other) const
    {
        return std::tie(seconds, bytes, order) < std::tie(other.seconds, other.bytes, other.order);
    }
};

/// The best few, sorted.
class Best
{
public:
    explicit Best(int most) : m_most(std::size_t(std::max(1, most))) {}

    void offer(const Candidate &candidate)
    {
        if (m_list.size() == m_most && !candidate.before(m_list.back()))
            return;
        const auto at = std::upper_bound(m_list.begin(), m_list.end(), candidate,
                                         [](const Candidate &a, const Candidate &b) { return a.before(b); });
        m_list.insert(at, candidate);
        if (m_list.size() > m_most)
            m_list.pop_back();
    }
    const std::vector<Candidate> &list() const { return m_list; }

private:
    std::size_t m_most;
    std::vector<Candidate> m_list;
};

JobChoice choiceOf(const JobContext &context, const CompiledScenario &compiled, Scenario scenario)
{
    EstimateOptions options;
    options.explanations = false;
    const Estimate estimate = compiled.estimate(scenario, context.catalog, options);
    JobChoice choice;
    choice.needBytes = estimate.memory.needBytes;
    choice.totalBytes = estimate.memory.totalBytes;
    choice.capacityBytes = estimate.memory.capacityBytes;
    choice.fitProbability = estimate.memory.fitProbability;
    const TimeEstimate &time = estimate.time;
    choice.tokensPerSecond = time.tokensPerSecond > 0 ? time.tokensPerSecond : time.samplesPerSecond;
    choice.stepSeconds = time.step.total();
    choice.tokenSeconds = time.timePerOutputTokenSeconds;
    if (choice.tokensPerSecond > 0)
        choice.hours = context.job.tokens / choice.tokensPerSecond / kSecondsPerHour;
    choice.relativeRate = time.intervalRelative;
    choice.mfu = time.mfu;
    choice.measured = time.groupHasMeasurements && estimate.memory.groupHasMeasurements;
    if (estimate.power.available) {
        choice.gpuWatts = estimate.power.gpuWatts;
        choice.nodeWatts = estimate.power.nodeWatts;
    }
    choice.scenario = std::move(scenario);
    return choice;
}

void noteLeanest(JobResult &result, double need)
{
    if (result.leanest == 0 || need < result.leanest)
        result.leanest = need;
}

/// Walks the layouts of one training program.
class TrainingSearch
{
public:
    TrainingSearch(const JobContext &context, const CompiledScenario &compiled, const Scenario &base,
                   const LayoutSpace &space, JobResult &result)
        : m_context(context), m_compiled(compiled), m_space(space), m_result(result), m_best(context.keep)
    {
        const double usable = context.gpu.usableBytes().value_or(0);
        const MemoryResiduals &residuals = MemoryIntervals::bundled().of(memoryIntervalGroup(base));
        const double ratio = residuals.quantile(context.limits.fitProbability);
        m_most = std::min(usable * (1 - context.limits.headroom), ratio > 0 ? usable / ratio : usable);
    }

    const std::vector<Candidate> &run()
    {
        forEachDegrees(m_space, [this](const DegreeSet &set) {
            visit(set);
            return !m_context.stop.stop_requested();
        });
        m_context.evaluated.fetch_add(m_count, std::memory_order_relaxed);
        return m_best.list();
    }

private:
    void visit(const DegreeSet &set)
    {
        m_result.anyLayout = true;
        if (m_context.prune && statesAlone(set.layout) > m_most)
            return;
        static constexpr Recompute all[] = {Recompute::None, Recompute::Selective, Recompute::Full};
        Layout layout = set.layout;
        for (const bool sequenceParallel : {false, true}) {
            if (sequenceParallel && layout.tensor == 1)
                continue;
            layout.sequenceParallel = sequenceParallel;
            for (const int stages : set.virtualStages) {
                layout.virtualPipeline = stages;
                for (const Recompute recompute : all) {
                    if (!m_space.rules.selective && recompute == Recompute::Selective && !m_space.recompute)
                        continue;
                    if (m_space.recompute.value_or(recompute) != recompute)
                        continue;
                    layout.recompute = recompute;
                    batches(set, layout);
                    if (m_context.stop.stop_requested())
                        return;
                }
            }
        }
    }

    /// Bytes that stay when the activations shrink to one token: no layout under these degrees needs less.
    double statesAlone(Layout layout)
    {
        layout.sequence = layout.context;
        layout.gradientAccumulation = 1;
        layout.recompute = Recompute::Full;
        ++m_count;
        const double need = m_compiled.needBytes(layout);
        noteNeed(need);
        return need;
    }

    void batches(const DegreeSet &set, Layout layout)
    {
        if (m_sequences != set.sequencesPerRank) {
            m_sequences = set.sequencesPerRank;
            m_microBatches = divisorsOf(m_sequences);
        }
        for (std::size_t i = 0; i < m_microBatches.size(); ++i) {
            const int b = m_microBatches[i];
            if (m_space.microBatch.value_or(b) != b)
                continue;
            layout.microBatch = b;
            layout.gradientAccumulation = set.sequencesPerRank / b;
            // interleaving deals micro-batches out in groups of the pipeline's depth
            if (layout.virtualPipeline > 1 && layout.gradientAccumulation % layout.pipeline != 0)
                continue;
            if (!consider(layout) && m_context.prune && i + 1 < m_microBatches.size()) {
                // memory grows with the micro-batch, except that a single one holds no gradients meanwhile
                i = m_microBatches.size() - 2;
            }
        }
    }

    /// False where the layout does not fit.
    bool consider(const Layout &layout)
    {
        ++m_count;
        const double need = m_compiled.needBytes(layout);
        if (need > m_most) {
            noteNeed(need);
            return false;
        }
        noteLeanest(m_result, need);
        if (const double seconds = m_compiled.stepSeconds(layout); seconds > 0)
            m_best.offer({seconds, need, m_order++, layout});
        return true;
    }

    void noteNeed(double need)
    {
        if (m_result.leastNeed == 0 || need < m_result.leastNeed)
            m_result.leastNeed = need;
    }

    const JobContext &m_context;
    const CompiledScenario &m_compiled;
    const LayoutSpace &m_space;
    JobResult &m_result;
    Best m_best;
    double m_most = 0;
    qint64 m_count = 0;
    int m_order = 0;
    int m_sequences = 0;
    std::vector<int> m_microBatches;
};

bool acceptable(const JobContext &context, const JobChoice &choice)
{
    return choice.tokensPerSecond > 0 && choice.fitProbability >= context.limits.fitProbability;
}

void searchTraining(const JobContext &context, const Model &model, Framework framework, int tensorLimit,
                    JobResult &result)
{
    const Scenario base = scenarioOnCards(context, framework);
    EstimateOptions options;
    options.validate = false;
    const Result<CompiledScenario> compiled = CompiledScenario::compile(base, context.catalog, options);
    if (!compiled)
        return;
    const ProgramRules rules = programRules(framework);
    const LayoutSpace space = LayoutSpace::of(context.job, model, rules, context.gpus(), tensorLimit);
    TrainingSearch search(context, *compiled, base, space, result);
    for (const Candidate &candidate : search.run()) {
        JobChoice choice = choiceOf(context, *compiled, scenarioAt(context, framework, candidate.layout));
        if (acceptable(context, choice))
            result.choices.push_back(std::move(choice));
    }
}

/// Models counted by samples: data parallelism and batch only.
void searchSamples(const JobContext &context, Framework framework, JobResult &result)
{
    const int gpus = context.gpus();
    const int global = std::max(1, context.job.base.workload.globalBatch);
    if (global % gpus != 0)
        return;
    for (const int batch : divisorsOf(global / gpus)) {
        if (context.stop.stop_requested())
            return;
        Layout layout;
        layout.data = gpus;
        layout.microBatch = batch;
        layout.gradientAccumulation = global / gpus / batch;
        layout.sequence = context.job.base.workload.sequenceLength;
        layout.recompute = context.job.base.workload.recompute;
        const Scenario scenario = scenarioAt(context, framework, layout);
        EstimateOptions options;
        options.validate = false;
        const Result<CompiledScenario> compiled = CompiledScenario::compile(scenario, context.catalog, options);
        if (!compiled)
            return;
        context.evaluated.fetch_add(1, std::memory_order_relaxed);
        result.anyLayout = true;
        const Evaluation evaluation = compiled->evaluate(scenario);
        if (evaluation.verdict != Verdict::Fits) {
            result.leastNeed =
                result.leastNeed > 0 ? std::min(result.leastNeed, evaluation.needBytes) : evaluation.needBytes;
            continue;
        }
        JobChoice choice = choiceOf(context, *compiled, scenario);
        noteLeanest(result, choice.needBytes);
        if (acceptable(context, choice))
            result.choices.push_back(std::move(choice));
    }
}

void searchServing(const JobContext &context, const Model &model, int tensorLimit, JobResult &result)
{
    const Framework framework = context.job.base.workload.framework;
    const int heads = model.transformer ? std::max(1, model.transformer->heads) : 1;
    const int layers = model.transformer ? std::max(1, model.transformer->layers) : 1;
    EstimateOptions options;
    options.validate = false;
    const Result<CompiledScenario> compiled =
        CompiledScenario::compile(scenarioOnCards(context, framework), context.catalog, options);
    if (!compiled)
        return;
    for (const int t : divisorsOf(context.gpus())) {
        if (t > tensorLimit || heads % t != 0)
            continue;
        for (const int p : divisorsOf(context.gpus() / t)) {
            if (context.stop.stop_requested() || p > layers)
                break;
            Layout layout;
            layout.tensor = t;
            layout.pipeline = p;
            layout.data = context.gpus() / t / p;
            layout.sequence = context.job.base.workload.sequenceLength;
            const Scenario scenario = scenarioAt(context, framework, layout);
            context.evaluated.fetch_add(1, std::memory_order_relaxed);
            result.anyLayout = true;
            const Evaluation evaluation = compiled->evaluate(scenario);
            if (evaluation.verdict != Verdict::Fits) {
                if (result.leastNeed == 0 || evaluation.needBytes < result.leastNeed)
                    result.leastNeed = evaluation.needBytes;
                continue;
            }
            JobChoice choice = choiceOf(context, *compiled, scenario);
            noteLeanest(result, choice.needBytes);
            if (acceptable(context, choice))
                result.choices.push_back(std::move(choice));
        }
    }
}

/// Cards that tensor parallelism may span: a server, or a rack joined by NVLink.
int tensorLimitOf(const Gpu &gpu, int gpusPerNode)
{
    const bool rack = gpu.formFactor.startsWith(QLatin1String("superchip"));
    return rack ? std::max(gpusPerNode, planConstants().serverCards) : gpusPerNode;
}

/// Gbit/s of one server; 0 = what servers of the card's generation have.
double networkOf(const PlanLimits &limits, const Gpu &gpu)
{
    if (limits.networkGbitS > 0)
        return limits.networkGbitS;
    if (gpu.segment != QLatin1String("datacenter"))
        return planConstants().networkSmallServer;
    return gpu.formFactor.startsWith(QLatin1String("PCIe")) ? planConstants().networkPcieServer : 0;
}

} // namespace

Scenario scenarioOnCards(const JobContext &context, Framework framework)
{
    Scenario scenario = context.job.base;
    scenario.workload.framework = framework;
    scenario.workload.tokensTotal = context.job.tokens;
    scenario.cluster.gpu = context.gpu.id;
    scenario.cluster.gpusPerNode = context.gpusPerNode;
    scenario.cluster.nodes = context.nodes;
    scenario.cluster.networkGbitS = networkOf(context.limits, context.gpu);
    scenario.cluster.compareGpus.clear();
    scenario.headroom = context.limits.headroom;
    Parallelism degrees;
    degrees.cpuOffload = scenario.parallelism.cpuOffload;
    degrees.data = context.gpus();
    degrees.zeroStage = 0;
    scenario.parallelism = degrees;
    return scenario;
}

Scenario scenarioAt(const JobContext &context, Framework framework, const Layout &layout)
{
    Scenario scenario = scenarioOnCards(context, framework);
    Parallelism &degrees = scenario.parallelism;
    degrees.data = layout.data;
    degrees.tensor = layout.tensor;
    degrees.pipeline = layout.pipeline;
    degrees.context = layout.context;
    degrees.expert = layout.expert;
    degrees.zeroStage = layout.zeroStage;
    degrees.sequenceParallel = layout.sequenceParallel;
    degrees.virtualPipeline = layout.virtualPipeline;
    if (isTraining(scenario.workload.task)) {
        scenario.workload.microBatch = layout.microBatch;
        scenario.workload.gradientAccumulation = layout.gradientAccumulation;
        scenario.workload.recompute = layout.recompute;
    }
    return scenario;
}

double leastStateBytes(const PlanJob &job, const Model &model, int gpus)
{
    const Workload &work = job.base.workload;
    if (job.base.parallelism.cpuOffload != Offload::None || !model.transformer)
        return 0;
    // whole or sharded, some card holds its share of the weights; four-bit formats take half a byte
    const bool small = !isTraining(work.task) || isAdapter(work.task);
    return double(model.parameters) * (small ? 0.5 : 2.0) / gpus;
}

double leastHours(const PlanJob &job, const Model &model, const Gpu &gpu, int gpus)
{
    const Workload &work = job.base.workload;
    if (!isTraining(work.task) || !model.transformer)
        return 0;
    const Transformer &shape = *model.transformer;
    const double table = double(shape.vocab) * shape.hidden * (shape.tiedEmbeddings ? 1 : 2);
    const double multiplied = std::max(0.0, double(model.activeParameters) - table - double(shape.extraParameters));
    double peak = 0;
    for (const std::optional<double> &rate : {gpu.bf16Tflops, gpu.fp16Tflops, gpu.tf32Tflops, gpu.fp32Tflops,
                                              work.precision == Precision::Fp8Mixed ? gpu.fp8Tflops : std::nullopt})
        peak = std::max(peak, rate.value_or(0) * units::kTera);
    if (peak <= 0)
        return 0;
    const double flop = (isAdapter(work.task) ? 4 : 6) * multiplied * job.tokens;
    return flop / (peak * gpus) / kSecondsPerHour;
}

JobResult searchJob(const JobContext &context, const Model &model)
{
    JobResult result;
    const int tensorLimit = tensorLimitOf(context.gpu, context.gpusPerNode);
    for (const Framework framework : programsFor(context.job, model, context.gpu.vendor)) {
        if (context.stop.stop_requested())
            break;
        if (!model.transformer)
            searchSamples(context, framework, result);
        else if (isTraining(context.job.base.workload.task))
            searchTraining(context, model, framework, tensorLimit, result);
        else
            searchServing(context, model, tensorLimit, result);
    }
    for (JobChoice &choice : result.choices)
        choice.leanestBytes = result.leanest;
    const bool service = context.job.isService();
    std::stable_sort(result.choices.begin(), result.choices.end(), [&](const JobChoice &a, const JobChoice &b) {
        return service ? a.tokenSecondsPessimistic() < b.tokenSecondsPessimistic()
                       : a.hoursPessimistic() < b.hoursPessimistic();
    });
    if (result.choices.size() > std::size_t(context.keep))
        result.choices.resize(std::size_t(context.keep));
    return result;
}

} // namespace xuanka
