// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_memory.h"

#include <initializer_list>

namespace xuanka
{
namespace
{

using Job = TrainingMemoryJob;
using Terms = TrainingMemoryTerms;

struct Symbol {
    const char *symbol;
    double value;
    const char *unit;
};

/// Everything an explanation is made from, and where it goes. Formulas are the right-hand sides, in UTF-8.
class Explainer
{
public:
    Explainer(const Job &theJob, const Layout &theLayout, const Terms &terms)
        : job(theJob), layout(theLayout), t(terms), parts(trainingMemoryParts(terms)),
          program(theJob.programs[theLayout.zeroStage >= theJob.secondProgramFrom ? 1 : 0])
    {
    }

    const Job &job;
    const Layout &layout;
    const Terms &t;
    const MemoryParts parts;
    const Job::Program &program;

    bool isFsdp() const { return program.engine == TrainingEngine::Fsdp1 || program.engine == TrainingEngine::Fsdp2; }
    bool isMegatron() const { return program.engine == TrainingEngine::Megatron; }

    void add(const char *quantity, const QString &formula, std::initializer_list<Symbol> symbols, double result,
             const char *section)
    {
        Explanation explanation;
        explanation.quantity = QString::fromUtf8(quantity);
        explanation.formula = formula;
        for (const Symbol &s : symbols)
            explanation.values.append({QString::fromUtf8(s.symbol), s.value, QString::fromUtf8(s.unit)});
        explanation.result = result;
        explanation.unit = QStringLiteral("B");
        explanation.source = QStringLiteral("docs/method-memory.md ") + QString::fromUtf8(section);
        m_list.append(explanation);
    }

    const QVector<Explanation> &list() const { return m_list; }

private:
    QVector<Explanation> m_list;
};

QString zeroUnless(double value, const char *formula)
{
    return value == 0 ? QStringLiteral("0") : QString::fromUtf8(formula);
}

void explainWeights(Explainer &e)
{
    const Terms &t = e.t;
    const double copies = e.parts.weights - t.weights; // of the phase
    const Symbol p{"P", t.parametersOnRank, ""};
    if (!e.job.full) {
        const double divisor = t.baseWeights > 0
                                   ? (t.linearOnRank * e.job.baseBytes +
                                      (t.parametersOnRank - t.linearOnRank) * (e.job.frozenRestFp32 ? 4 : 2)) /
                                         t.baseWeights
                                   : 1;
        e.add("memory.weights", QString::fromUtf8("(q·P_lin + r·(P − P_lin))/n + W_a"),
              {{"q", t.baseWeights > 0 ? e.job.baseBytes : 0, "B"},
               {"P_lin", t.linearOnRank, ""},
               {"r", t.baseWeights > 0 ? (e.job.frozenRestFp32 ? 4.0 : 2.0) : 0, "B"},
               p,
               {"n", divisor, ""},
               {"W_a", t.weights - t.baseWeights, "B"},
               {"N", t.trainableOnRank, ""}},
              e.parts.weights, "M4");
        return;
    }
    const double perParameter = t.weights / t.parametersOnRank; // after sharding
    double width = 2;
    if (e.isFsdp())
        width = e.job.shardedWeightBytes;
    else if (e.program.engine == TrainingEngine::Single)
        width = e.job.weightsFp32 ? 4 : 2;
    e.add("memory.weights", zeroUnless(e.parts.weights, "w·P/n + C"),
          {{"w", width, "B"}, p, {"n", perParameter > 0 ? width / perParameter : 1, ""}, {"C", copies, "B"}},
          e.parts.weights, "M4");
}

void explainGradients(Explainer &e)
{
    const Terms &t = e.t;
    const Symbol count{"N", t.trainableOnRank, ""};
    const Symbol micro{"m", double(e.layout.gradientAccumulation), ""};
    switch (t.phase) {
    case PeakPhase::Forward:
        e.add("memory.gradients", zeroUnless(e.parts.gradients, "G_held"),
              {{"G_held", t.heldGradients, "B"}, {"G", t.gradients, "B"}, count, micro}, e.parts.gradients, "M4");
        break;
    case PeakPhase::Backward:
        e.add("memory.gradients", QStringLiteral("G_held + G_head + G_layer"),
              {{"G_held", t.heldGradients, "B"},
               {"G_head", t.headGradient + t.headWeightGradient, "B"},
               {"G_layer", t.weightGradient, "B"},
               {"G", t.gradients, "B"},
               count,
               micro},
              e.parts.gradients, "M4");
        break;
    case PeakPhase::BackwardEnd:
        e.add("memory.gradients", QStringLiteral("G + G_layer"),
              {{"G", t.gradients, "B"}, {"G_layer", t.weightGradient, "B"}, count}, e.parts.gradients, "M4");
        break;
    default:
        e.add("memory.gradients", QStringLiteral("G"), {{"G", t.gradients, "B"}, count}, e.parts.gradients, "M4");
        break;
    }
}

void explainOptimizer(Explainer &e)
{
    const Terms &t = e.t;
    const double n = e.job.moments;
    const bool step = t.phase == PeakPhase::OptimizerStep;
    const QString temporary = step ? QStringLiteral(" + X") : QString();
    const Symbol x{"X", t.stepTemporary, "B"};
    const Symbol moments{"n", n, ""};
    const bool master = e.program.engine != TrainingEngine::Single && !e.isFsdp();
    if (!e.job.full || (e.isMegatron() && t.expertsOnRank > 0) || t.optimizerState == 0 || (master && n < 1)) {
        e.add("memory.optimizer", QStringLiteral("M") + temporary,
              {{"M", t.optimizerState, "B"}, moments, {"N", t.trainableOnRank, ""}, x}, e.parts.optimizer, "M4");
        return;
    }
    const double width = e.isFsdp() ? e.job.shardedWeightBytes : e.job.weightsFp32 ? 4 : 2;
    const double perMoment = e.job.eightBitMoments ? 4 : width;
    const double whole = (master ? 4 + 4 * n : n * perMoment) * t.parametersOnRank;
    e.add("memory.optimizer", (master ? QString::fromUtf8("(4 + 4·n)·P/s") : QString::fromUtf8("n·w·P/s")) + temporary,
          {moments, {"w", perMoment, "B"}, {"P", t.parametersOnRank, ""}, {"s", whole / t.optimizerState, ""}, x},
          e.parts.optimizer, "M4");
}

void explainActivations(Explainer &e)
{
    const Terms &t = e.t;
    const double pipelineInput = t.activations - t.keptByStage * t.microBatchesInFlight - t.embeddingOutput;
    const Symbol work{"work", t.work, "B"}, transient{"tr", t.transient, "B"}, embedded{"emb", t.embeddingOutput, "B"},
        tokens{"T", t.tokens, "tokens"};
    if (t.phase == PeakPhase::OptimizerStep) {
        e.add("memory.activations", QStringLiteral("0"), {tokens}, 0, "M6");
        return;
    }
    if (t.phase == PeakPhase::BackwardEnd) {
        e.add("memory.activations", QStringLiteral("A_layer + work + tr + emb"),
              {{"A_layer", t.keptLayer, "B"}, work, transient, embedded, tokens}, e.parts.activations, "M6");
        return;
    }
    const bool rebuilt = t.phase == PeakPhase::Backward;
    const QString tail = QStringLiteral(" + in + emb") + (rebuilt ? QStringLiteral(" + work + tr") : QString());
    const bool onHost = e.job.hostCheckpoints && e.layout.recompute == Recompute::Full;
    e.add("memory.activations",
          (onHost ? QString::fromUtf8("μ·A_stage") : QString::fromUtf8("μ·(L_d·A_d + L_e·A_e)")) + tail,
          {{"μ", t.microBatchesInFlight, ""},
           {"A_stage", t.keptByStage, "B"},
           {"L_d", t.layersOfClass[0], "layers"},
           {"A_d", t.keptByClass[0], "B"},
           {"L_e", t.layersOfClass[1], "layers"},
           {"A_e", t.keptByClass[1], "B"},
           {"in", pipelineInput, "B"},
           embedded,
           work,
           transient,
           tokens},
          e.parts.activations, "M6");
}

void explainLogits(Explainer &e)
{
    const Terms &t = e.t;
    e.add("memory.logits", zeroUnless(e.parts.logits, "κ·V·T/t + H"),
          {{"κ", t.loss > 0 ? e.program.logitBytes : 0, "B"},
           {"V", e.job.vocab, ""},
           {"T", t.tokens, "tokens"},
           {"t", double(e.layout.tensor), ""},
           {"H", t.headInput, "B"}},
          e.parts.logits, "M7");
}

void explainBuffers(Explainer &e)
{
    const Terms &t = e.t;
    const double gathered = t.phase == PeakPhase::Forward       ? t.gatherForward
                            : t.phase == PeakPhase::Backward    ? t.gatherBackward
                            : t.phase == PeakPhase::BackwardEnd ? t.gatherEnd
                                                                : 0;
    const bool step = t.phase == PeakPhase::OptimizerStep;
    e.add("memory.communication", QStringLiteral("gather + buckets + groups"),
          {{"gather", gathered, "B"},
           {"buckets", step ? t.stepCommunication : t.communication, "B"},
           {"groups", t.communicators, "B"}},
          e.parts.communication, "M8");
    e.add("memory.workspace", QStringLiteral("ws + q"),
          {{"ws", t.workspace, "B"}, {"q", e.parts.workspace - t.workspace, "B"}}, e.parts.workspace, "M8");
    e.add("memory.context", QStringLiteral("ctx"), {{"ctx", e.parts.context, "B"}}, e.parts.context, "M9");
}

void explainTotals(Explainer &e)
{
    const Terms &t = e.t;
    const Symbol peak{"peak", t.allocated, "B"}, context{"context", t.context, "B"},
        reserved{"reserved", t.reserved, "B"}, sigma{"σ", e.program.reservedShare, ""};
    e.add("memory.fragmentation", QString::fromUtf8("reserved − peak"), {reserved, peak}, e.parts.fragmentation, "M9");
    e.add("memory.torch_peak", QStringLiteral("max(F, B, E, O)"),
          {{"F", t.forward, "B"}, {"B", t.backward, "B"}, {"E", t.backwardEnd, "B"}, {"O", t.optimizerStep, "B"}},
          t.allocated, "M3");
    if (e.job.usable > 0)
        e.add("memory.reserved", QString::fromUtf8("min(R, max(peak, usable − context))"),
              {{"R", t.reservedFree, "B"}, peak, {"usable", e.job.usable, "B"}, context, sigma}, t.reserved, "M9");
    else
        e.add("memory.reserved", QStringLiteral("R"), {{"R", t.reservedFree, "B"}, peak, sigma}, t.reserved, "M9");
    e.add("memory.need", QString::fromUtf8("σ·peak + context"), {sigma, peak, context}, t.need, "M1");
    e.add("memory.total", QStringLiteral("reserved + context"), {reserved, context}, t.deviceUsed, "M1");
}

} // namespace

MemoryParts trainingMemoryParts(const TrainingMemoryTerms &t) noexcept
{
    MemoryParts parts;
    parts.weights = t.weights;
    parts.optimizer = t.optimizerState;
    parts.workspace = t.workspace;
    parts.communication = t.communicators;
    parts.context = t.context - t.communicators;
    parts.fragmentation = t.reserved - t.allocated;
    if (t.phase == PeakPhase::OptimizerStep) {
        parts.gradients = t.gradients;
        parts.optimizer += t.stepTemporary;
        parts.communication += t.stepCommunication;
        return parts;
    }
    parts.weights += t.weightCopies;
    parts.communication += t.communication;
    switch (t.phase) {
    case PeakPhase::Forward:
        parts.gradients = t.heldGradients;
        parts.activations = t.activations;
        parts.logits = t.loss + t.headInput;
        parts.communication += t.gatherForward;
        parts.workspace += t.dequantiseHead;
        break;
    case PeakPhase::Backward:
        parts.gradients = t.heldGradients + t.headGradient + t.weightGradient + t.headWeightGradient;
        parts.activations = t.activations + t.work + t.transient;
        parts.communication += t.gatherBackward;
        parts.workspace += t.dequantise;
        break;
    default:
        parts.gradients = t.gradients + t.weightGradient;
        parts.activations = t.work + t.keptLayer + t.transient + t.embeddingOutput;
        parts.communication += t.gatherEnd;
        parts.workspace += t.dequantise;
        break;
    }
    return parts;
}

QVector<Explanation> explainTrainingMemory(const TrainingMemoryJob &job, const Layout &layout,
                                           const TrainingMemoryTerms &terms)
{
    if (!job.modelled)
        return {};
    Explainer explainer(job, layout, terms);
    explainWeights(explainer);
    explainGradients(explainer);
    explainOptimizer(explainer);
    explainActivations(explainer);
    explainLogits(explainer);
    explainBuffers(explainer);
    explainTotals(explainer);
    return explainer.list();
}

} // namespace xuanka
