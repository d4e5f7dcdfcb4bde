// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed.h"

#include "estimate/training_speed_card.h"
#include "estimate/training_speed_program.h"

#include <algorithm>

namespace xuanka
{
namespace
{

/// Sizes of a transformer as speed needs them, element counts. Averages over layers where layers differ.
struct Shape {
    double layers = 0, hidden = 0, heads = 0, kvHeads = 0, vocab = 0;
    double headDim = 0;        ///< latent attention: mean of key and value dimension
    double query = 0;          ///< parameters of the q, k, v projections of a layer
    double output = 0;         ///< and of the output projection
    double ffn = 0, gates = 1; ///< dense width; input matrices of a gated or plain block
    double experts = 0, topK = 0, expertFfn = 0, sharedFfn = 0, moeLayers = 0;
    double moeShare = 0, denseShare = 1; ///< of the layers
    double windowShare = 0, window = 0, linearShare = 0;
    bool causal = true;

    double denseParameters() const { return query + output + denseShare * (gates + 1) * hidden * ffn; }
    double expertParameters() const { return moeShare * experts * (gates + 1) * hidden * expertFfn; }
};

void setAttention(const Transformer &model, Shape &shape)
{
    shape.headDim = model.headDim;
    shape.query = shape.hidden * (shape.heads + 2 * shape.kvHeads) * model.headDim;
    shape.output = shape.heads * model.headDim * shape.hidden;
    if (model.attentionOutputGate)
        shape.query += shape.hidden * shape.heads * model.headDim;
    if (model.mla) {
        const MlaShape &mla = *model.mla;
        const double key = mla.qkNopeHeadDim + mla.qkRopeHeadDim;
        const double down = mla.qLoraRank > 0 ? shape.hidden * mla.qLoraRank + mla.qLoraRank * shape.heads * key
                                              : shape.hidden * shape.heads * key;
        shape.query = down + shape.hidden * (mla.kvLoraRank + mla.qkRopeHeadDim) +
                      double(mla.kvLoraRank) * shape.heads * (mla.qkNopeHeadDim + mla.vHeadDim);
        shape.output = shape.heads * mla.vHeadDim * shape.hidden;
        shape.headDim = (key + mla.vHeadDim) / 2;
    }
    const LinearAttentionShape &linear = model.linear;
    if (linear.kind == LinearKind::None || linear.layers <= 0 || linear.layers >= model.layers)
        return;
    // a hybrid: projections averaged over both kinds of layers
    shape.linearShare = linear.layers / shape.layers;
    const double keys = double(linear.keyHeads) * linear.keyDim, values = double(linear.valueHeads) * linear.valueDim;
    shape.query += shape.linearShare * (shape.hidden * 2 * (keys + values) - shape.query);
    shape.output += shape.linearShare * (values * shape.hidden - shape.output);
}

Shape shapeOf(const Transformer &model)
{
    Shape shape;
    shape.layers = model.layers;
    shape.hidden = model.hidden;
    shape.heads = model.heads;
    shape.kvHeads = model.kvHeads > 0 ? model.kvHeads : model.heads;
    shape.vocab = model.vocab;
    shape.ffn = model.intermediate > 0 ? model.intermediate : 4.0 * model.hidden;
    shape.gates = model.gatedMlp ? 2 : 1;
    shape.causal = model.causal;
    if (model.moe && model.moe->experts > 0) {
        const MoeShape &moe = *model.moe;
        shape.experts = moe.experts;
        shape.topK = moe.expertsPerToken;
        shape.expertFfn = moe.expertIntermediate;
        shape.sharedFfn = moe.sharedIntermediate;
        shape.moeLayers = std::min(moe.moeLayers > 0 ? moe.moeLayers : model.layers - moe.firstDense, model.layers);
        shape.moeShare = shape.moeLayers / shape.layers;
        shape.denseShare = 1 - shape.moeShare;
    }
    setAttention(model, shape);
    if (model.slidingWindow > 0 && model.slidingLayers > 0) {
        shape.windowShare = std::min(model.slidingLayers / shape.layers, 1 - shape.linearShare);
        shape.window = model.slidingWindow;
    }
    return shape;
}

/// Sums over matrices of one tensor-parallel block: input matrices are split by columns, output by rows.
struct Matrices {
    double weights = 0;              ///< sum of N K
    double columnN = 0, columnK = 0; ///< of matrices whose result is split
    double rowN = 0, rowK = 0;       ///< of matrices whose operand is split
    double count = 0;

    void column(double n, double k, double share = 1)
    {
        weights += share * n * k;
        columnN += share * n;
        columnK += share * k;
        count += share;
    }
    void row(double n, double k, double share = 1)
    {
        weights += share * n * k;
        rowN += share * n;
        rowK += share * k;
        count += share;
    }
    void block(const Shape &shape, double width, double share)
    {
        column(shape.gates * width, shape.hidden, share);
        row(shape.hidden, width, share);
    }
};

/// Everything compile steps read.
struct Context {
    const Scenario &scenario;
    const SpeedConstants &c;
    Shape shape;
    SpeedCard card;
    SpeedProgram program;
    bool adapter = false;
    double wide = 1; ///< bytes of an activation element over 2
};

GemmCost gemmCost(const Context &x, const Matrices &m, double peak, double share)
{
    const double inverse = 2 / (peak * share);
    const double traffic = inverse * x.c.gemmTraffic * peak / x.card.sheetBandwidth * x.wide;
    const double wave = inverse * x.c.gemmLastWave * x.card.multiprocessors * x.c.waveTile;
    GemmCost cost;
    cost.share = inverse * m.weights + traffic * (m.columnN + m.rowK);
    cost.token = traffic * (m.columnK + m.rowN);
    cost.weight = traffic * m.weights;
    cost.forwardWhole = wave * m.columnK;
    cost.forwardSplit = wave * m.rowK;
    cost.backwardWhole = wave * m.rowN;
    cost.backwardSplit = wave * m.columnN;
    cost.backwardToken = x.adapter ? 0 : wave * m.count;
    return cost;
}

void setProducts(const Context &x, TrainingSpeedJob &job)
{
    const Shape &s = x.shape;
    const auto layerCost = [&x](const Matrices &m) { return gemmCost(x, m, x.card.gemmPeak, x.card.gemmShare); };
    Matrices dense, shared, expert, head;
    dense.column(s.query / s.hidden, s.hidden);
    dense.row(s.hidden, s.output / s.hidden);
    dense.block(s, s.ffn, s.denseShare);
    job.dense = layerCost(dense);
    if (s.experts > 0) {
        if (s.sharedFfn > 0)
            shared.block(s, s.sharedFfn, s.moeShare);
        expert.block(s, s.expertFfn, s.moeShare * s.experts);
        job.shared = layerCost(shared);
        job.expert = layerCost(expert);
        job.moe = true;
        job.expertLoad = s.topK / s.experts;
        job.expertsPerToken = s.topK;
    }
    head.column(s.vocab, s.hidden);
    job.head = gemmCost(x, head, x.card.sidePeak, x.card.sideShare);
    job.logitTraffic = x.c.headBytes * s.vocab / x.card.bandwidth * x.wide;
    job.misalignedHidden = x.c.misalignedHidden;
    job.weightGradient = !x.adapter;
}

void setAttentionCost(const Context &x, TrainingSpeedJob &job)
{
    const Shape &s = x.shape;
    const SpeedConstants &c = x.c;
    const double flop = 4 * s.heads * s.headDim;
    job.flash = x.scenario.workload.attention == Attention::Flash;
    job.reachLinear = s.linearShare * c.linearAttentionReach;
    if (job.flash) {
        double share = x.card.attentionShare;
        if (s.headDim <= 64)
            share *= c.attentionSmallHead;
        if (x.card.family == SpeedFamily::Hopper && x.program.beforeFa3)
            share *= c.attentionBeforeFa3;
        job.attentionForward = flop * (s.causal ? 0.5 : 1) / (x.card.sidePeak * share);
        job.attentionBackward = job.attentionForward * c.attentionBackwardFlop / c.attentionBackward;
        job.reachWindow = s.windowShare;
        job.window = 2 * s.window;
        job.halfTokens = c.attentionHalfTokens;
    } else {
        const bool aligned = std::int64_t(s.headDim * 2) % 16 == 0;
        const double product =
            flop / (x.card.sidePeak * x.card.sideShare * c.eagerGemmShare) * (aligned ? 1 : c.misalignedHead);
        const double scores = s.heads * 2 * x.wide * c.eagerScorePasses / x.card.bandwidth;
        job.attentionForward = product + scores;
        job.attentionBackward = 2 * product + c.eagerBackwardPasses * scores;
    }
    job.reachFull = 1 - job.reachWindow - s.linearShare;
}

void setElementwise(const Context &x, TrainingSpeedJob &job)
{
    const Shape &s = x.shape;
    const SpeedConstants &c = x.c;
    const double el = x.program.elementwise, second = 1 / x.card.bandwidth;
    const double dense = s.ffn * s.denseShare;
    const double heads = s.heads * s.headDim;
    double split = 2 * el * (2 * (s.heads + s.kvHeads) * s.headDim + (s.gates + 1) * dense);
    if (s.experts > 0)
        split += s.moeShare * s.topK * 2 * (c.moePasses * s.hidden + 3 * s.expertFfn * el) * x.program.moeMaturity;
    double whole = 0;
    if (x.card.gemmFp8) {
        split += 3 * c.elementwiseFp8 * (heads + dense);
        whole += 6 * c.elementwiseFp8 * s.hidden;
    }
    job.elementHidden = 16 * s.hidden * el * x.wide * second;
    job.elementSplit = split * x.wide * second;
    job.elementWhole = whole * second;

    const Workload &work = x.scenario.workload;
    if (x.adapter) {
        job.adapter = 2 * 8 * s.hidden * second;
        const WeightFormat format = work.weightFormat;
        const bool plain = format == WeightFormat::Fp32 || format == WeightFormat::Fp16 ||
                           format == WeightFormat::Bf16 ||
                           (format == WeightFormat::Default && work.task != Task::Qlora);
        const bool nf4 = format == WeightFormat::Default || format == WeightFormat::Nf4 ||
                         format == WeightFormat::Nf4Dq || format == WeightFormat::Fp4;
        const double bytes = plain ? 0 : c.dequantiseBytes * (nf4 ? 1 : c.dequantiseGptq);
        job.dequantise = bytes * s.denseParameters() * second;
        job.dequantiseExpert = bytes * s.expertParameters() * second;
    } else if (x.program.megatron) {
        const bool separate = x.program.megatronDeepSpeed && x.program.stack == SpeedStack::MegatronDeepSpeed;
        const double bytes = separate ? c.accumulationBytesSeparate : c.accumulationBytes;
        job.accumulateDense = bytes * s.denseParameters() * second;
        job.accumulateExpert = bytes * s.expertParameters() * second;
    }
}

void setHost(const Context &x, TrainingSpeedJob &job)
{
    const SpeedConstants &c = x.c;
    const bool mature = x.program.stack == SpeedStack::Megatron;
    const double graphs = x.card.rack && mature ? c.hostRackGraphs : 1;
    job.hostLayer = x.program.host * (x.adapter ? c.hostLora : 1) * (job.moe ? c.hostMoe : 1) * graphs;
    job.hostZero3 = c.hostZero3;
    if (job.moe && mature)
        job.hostExperts = x.shape.moeShare * x.shape.experts * c.hostExpert * (x.card.gemmFp8 ? c.fp8ExpertHost : 1) *
                          x.program.moeMaturity * graphs;
    job.stepFixed = x.program.stack == SpeedStack::Tuned ? c.stepFixedTuned : c.stepFixed;
    job.jitter = c.nodeJitter;
}

void setOverlap(const Context &x, TrainingSpeedJob &job)
{
    constexpr double backwardOverlapYear = 2022, forwardOverlapYear = 2023, shortGradientYear = 2024;
    const SpeedConstants &c = x.c;
    const SpeedProgram &p = x.program;
    job.megatron = p.megatron;
    job.deepspeed = p.deepspeed;
    job.megatronDeepSpeed = p.megatronDeepSpeed;
    job.recomputeSelective = c.recomputeTorchSelective;
    job.recomputeAttention = job.flash ? 0 : c.recomputeAttention;
    const double hidden = x.card.nvlinkClass ? c.tensorHidden : 0;
    const bool old = p.megatronDeepSpeed || p.release < backwardOverlapYear;
    job.tensorHiddenBackward = old ? 0 : hidden * (p.megatron ? 1 : c.tensorHiddenTorch);
    if (p.megatron && !p.megatronDeepSpeed && p.release >= forwardOverlapYear)
        job.tensorHiddenForward = hidden;
    const bool noOverlap = p.megatronDeepSpeed || p.release < forwardOverlapYear;
    job.dataWindow = c.dataWindow * (noOverlap ? c.dataWindowOld : 1);
    const bool shortGradients = p.megatron && !p.megatronDeepSpeed && p.release >= shortGradientYear;
    job.gradientBytes = shortGradients ? 2 : 4;
    job.weightBytes = x.card.elementBytes;
    // two gathers of the weights, and one reduction of as many bytes unless they are frozen
    job.zero3Bytes = (x.adapter ? 2 : 3) * x.card.elementBytes;
    job.zero3Share = c.linkShare;
    job.zero3DeepspeedShare = c.zero3Deepspeed;
    job.zero3Contention = c.zero3Contention;
    job.ringHop = 3 * c.ringHop;
    job.shardWindow = c.shardReduceWindow;
    job.optimizerSeconds = x.adapter ? 0 : c.optimizerBytes / x.card.bandwidth;
}

void setLinks(const Context &x, TrainingSpeedJob &job)
{
    const Shape &s = x.shape;
    const SpeedConstants &c = x.c;
    const double element = x.card.elementBytes;
    job.gpusPerNode = std::max(1, x.scenario.cluster.gpusPerNode);
    job.rackDomain = x.card.rack ? c.rackDomain : 0;
    job.intra = x.card.intra;
    job.nic = x.card.nic;
    job.allToAll = x.card.allToAll;
    job.hiddenBytes = s.hidden * element;
    job.keyValueBytes = 2 * s.kvHeads * s.headDim * element;
    job.expertExposed = 1 - c.expertHidden;
    job.expertBytes = s.moeShare * s.hidden * (x.card.gemmFp8 ? c.allToAllFp8Bytes : element) * 2;
    job.latency = c.collectiveLatency * (x.card.nvlinkClass ? 1 : c.latencyWithoutNvlink);

    const Offload offload = x.scenario.parallelism.cpuOffload;
    if (offload == Offload::None || x.card.hostLink <= 0)
        return;
    if (!x.adapter) {
        job.offloadOptimizer = 2 * element / x.card.hostLink + c.hostOptimizerBytes / c.hostMemoryRate;
        job.optimizerSeconds = 0;
    }
    if (offload == Offload::OptimizerAndParameters)
        job.offloadParameters = element / x.card.hostLink;
}

void setCounts(const Context &x, TrainingSpeedJob &job)
{
    const Shape &s = x.shape;
    const double block = (s.gates + 1) * s.hidden;
    job.layers = int(s.layers);
    job.hidden = int(s.hidden);
    const double outside = s.layers * (s.query + s.output) + (s.layers - s.moeLayers) * block * s.ffn;
    job.denseParameters = outside + s.moeLayers * block * s.sharedFfn + 2 * s.hidden * s.vocab;
    job.expertParameters = s.moeLayers * s.experts * block * s.expertFfn;
    const double active = outside + s.moeLayers * (block * (s.topK * s.expertFfn + s.sharedFfn) + s.hidden * s.experts);
    // forward 2, data gradient 2, weight gradient 2 FLOP a parameter and token
    job.modelFlopPerToken = (x.adapter ? 4 : 6) * (active + s.hidden * s.vocab);
    job.layerFlopPerToken = 2 * active;
    job.attentionFlopPerTokenKey = 12 * s.layers * (1 - s.linearShare) * s.heads * s.headDim;
    job.causal = s.causal;
    job.peakFlopS = x.card.mfuPeak;
    job.productPeak = x.card.gemmPeak;
    job.productShare = x.card.gemmShare;
}

QString groupOf(const Context &x)
{
    constexpr double modernYear = 2023;
    if (x.shape.experts > 0)
        return QStringLiteral("moe");
    if (!x.card.measured)
        return QStringLiteral("unmeasured_card");
    if (x.program.release < modernYear)
        return QStringLiteral("dense_before_2023");
    if (x.program.stack == SpeedStack::HuggingFace)
        return QStringLiteral("hf_trainer");
    const bool datacenter = x.card.family == SpeedFamily::Hopper || x.card.family == SpeedFamily::Blackwell ||
                            x.card.family == SpeedFamily::Ampere;
    return datacenter && x.card.nvlinkClass ? QStringLiteral("dense") : QStringLiteral("dense_other_gpu");
}

/// Interval of the group, never narrower than what stands for the unmeasured card or program.
void setInterval(const Context &x, const SpeedIntervals &intervals, CompiledTrainingSpeed &compiled)
{
    SpeedInterval &interval = compiled.interval;
    interval = intervals.of(groupOf(x));
    const auto widen = [&interval](const SpeedInterval &other) {
        interval.log80 = std::max(interval.log80, other.log80);
        interval.log90 = std::max(interval.log90, other.log90);
    };
    compiled.groupHasMeasurements = x.card.measured && x.program.measured;
    if (!x.card.measured)
        widen(intervals.of(QStringLiteral("unmeasured_card")));
    if (!x.program.measured) {
        widen(intervals.of(QStringLiteral("hf_trainer")));
        compiled.issues.append({QStringLiteral("framework_without_measurements"),
                                Severity::Assumption,
                                QStringLiteral("workload.framework"),
                                {toWord(x.scenario.workload.framework)}});
    }
}

void noteUnmeasured(const Context &x, CompiledTrainingSpeed &compiled)
{
    if (x.scenario.parallelism.cpuOffload != Offload::None)
        compiled.issues.append({QStringLiteral("offload_without_measurements"),
                                Severity::Assumption,
                                QStringLiteral("parallelism.cpu_offload"),
                                {}});
    if (x.shape.linearShare > 0)
        compiled.issues.append({QStringLiteral("linear_attention_without_measurements"),
                                Severity::Assumption,
                                QStringLiteral("model"),
                                {}});
}

bool hasLayers(const Model &model)
{
    return model.transformer && model.transformer->layers > 0 && model.transformer->hidden > 0 &&
           model.transformer->heads > 0;
}

} // namespace

CompiledTrainingSpeed compileTrainingSpeed(const Scenario &scenario, const Model &model, const Gpu &gpu,
                                           const SpeedConstants &constants, const SpeedIntervals &intervals)
{
    CompiledTrainingSpeed compiled;
    const bool known = hasLayers(model);
    Context x{scenario,
              constants,
              known ? shapeOf(*model.transformer) : Shape{},
              speedCard(scenario, gpu, constants),
              speedProgram(scenario.workload, constants),
              isAdapter(scenario.workload.task),
              1};
    x.wide = x.card.elementBytes / 2;
    compiled.missing = x.card.missing;
    compiled.issues = x.card.issues;
    if (!known)
        compiled.missing.append(QStringLiteral("architecture"));
    setInterval(x, intervals, compiled);
    noteUnmeasured(x, compiled);
    if (!compiled.missing.isEmpty())
        return compiled;
    TrainingSpeedJob job;
    setProducts(x, job);
    setAttentionCost(x, job);
    setElementwise(x, job);
    setHost(x, job);
    setOverlap(x, job);
    setLinks(x, job);
    setCounts(x, job);
    compiled.job = job;
    return compiled;
}

} // namespace xuanka
