// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/inference_explain.h"

#include <algorithm>
#include <initializer_list>

namespace xuanka
{
namespace
{

struct Symbol {
    const char *symbol;
    double value;
    const char *unit;
};

/// Everything an explanation is made from, and where it goes. Texts are UTF-8.
class Explainer
{
public:
    Explainer(const InferenceJob &theJob, InferencePoint thePoint, const InferenceTerms &theTerms)
        : job(theJob), point(thePoint), terms(theTerms), m(theTerms.memory), s(theJob.shape), r(theJob.rates),
          parts(inferenceParts(theTerms.memory))
    {
        point.split = theTerms.split;
    }

    const InferenceJob &job;
    InferencePoint point;
    const InferenceTerms &terms;
    const InferenceMemoryTerms &m;
    const InferenceShape &s;
    const InferenceRates &r;
    const MemoryParts parts;

    bool spread() const { return point.split == AttentionSplit::DataParallel; }
    double ranks() const { return spread() ? point.tensor : 1.0; }
    double gpus() const { return point.gpusPerReplica(); }
    /// Requests on the fullest rank.
    double requests() const { return m.cachePerSequence > 0 ? m.kvCache / m.cachePerSequence : 1.0; }

    void add(const char *quantity, const char *formula, std::initializer_list<Symbol> symbols, double result,
             const char *unit, const char *section)
    {
        Explanation explanation;
        explanation.quantity = QString::fromUtf8(quantity);
        explanation.formula = QString::fromUtf8(formula);
        for (const Symbol &symbol : symbols)
            explanation.values.append({QString::fromUtf8(symbol.symbol), symbol.value, QString::fromUtf8(symbol.unit)});
        explanation.result = result;
        explanation.unit = QString::fromUtf8(unit);
        explanation.source = QStringLiteral("docs/method-inference.md ") + QString::fromUtf8(section);
        m_list.append(explanation);
    }
    const QVector<Explanation> &list() const { return m_list; }

private:
    QVector<Explanation> m_list;
};

void explainWeights(Explainer &e)
{
    const InferenceWeights &w = e.job.weights;
    const Symbol linear{"W_lin", w.linear + e.m.experts, "B"}, ends{"W_emb", w.embedding + w.head, "B"},
        norms{"W_norm", w.norms, "B"}, other{"W_other", w.other, "B"}, tensor{"tp", double(e.point.tensor), ""},
        layers{"L", e.s.layers, "layers"}, cards{"n", e.gpus(), ""};
    if (e.job.engine == ServingEngine::LlamaCpp) {
        // the token embedding stays on the host unless it is the output too
        const Symbol head{"W_head", w.headBytes(), "B"};
        if (e.gpus() > 1)
            e.add("memory.weights", "(W_lin + W_head + W_norm + W_other)·(1/n + 1/L)",
                  {linear, head, norms, other, cards, layers}, e.m.weights, "B", "I2.5");
        else
            e.add("memory.weights", "W_lin + W_head + W_norm + W_other", {linear, head, norms, other}, e.m.weights, "B",
                  "I2.5");
    } else if (e.job.engine == ServingEngine::HfTransformers) {
        e.add("memory.weights", "(W_lin + W_emb + W_norm + W_other)/n", {linear, ends, norms, other, cards},
              e.m.weights, "B", "I2.1");
    } else if (e.spread()) {
        e.add("memory.weights", "(W_dense + W_exp/tp)/pp",
              {{"W_dense", w.total() - w.experts, "B"},
               {"W_exp", e.m.experts, "B"},
               tensor,
               {"pp", double(e.point.pipeline), ""}},
              e.m.weights, "B", "I2.1");
    } else if (e.point.pipeline > 1) {
        const PipelineStage stage = largestStage(e.job, e.point);
        e.add("memory.weights", "(L_stage·(W_lin + W_norm)/L + W_end)/tp",
              {{"L_stage", stage.layers, "layers"}, linear, norms, layers, {"W_end", stage.end, "B"}, tensor},
              e.m.weights, "B", "I2.1");
    } else {
        e.add("memory.weights", "(W_lin + W_emb + W_other)/tp + W_norm", {linear, ends, other, norms, tensor},
              e.m.weights, "B", "I2.1");
    }
}

void explainCache(Explainer &e)
{
    const Symbol requests{"B", e.requests(), "requests"}, prompt{"P", e.point.promptTokens, "tokens"},
        output{"O", e.point.outputTokens, "tokens"}, perRequest{"k_req", e.m.cachePerSequence, "B"};
    const bool uniform = e.s.slidingLayers <= 0 && e.s.stateElements <= 0 && e.job.memory.extraTokens <= 0;
    if (uniform)
        e.add("memory.kv_cache", "B·(P + O)·k_t",
              {requests,
               prompt,
               output,
               {"k_t", e.m.cachePerSequence / e.point.length(), "B"},
               {"L", e.s.layers, "layers"},
               {"n_kv", e.s.kvHeads, ""},
               {"d", e.s.headDim, ""},
               {"b_kv", e.job.memory.kvElementBytes, "B"}},
              e.m.kvCache, "B", "I2.2");
    else
        e.add("memory.kv_cache", "B·k_req",
              {requests,
               perRequest,
               prompt,
               output,
               {"L_full", e.s.fullLayers, "layers"},
               {"L_slide", e.s.slidingLayers, "layers"},
               {"L_linear", e.s.linearLayers, "layers"},
               {"w", e.s.window, "tokens"}},
              e.m.kvCache, "B", "I2.2");
    const Symbol copies{"R", e.point.replicas * e.ranks(), ""};
    const Symbol room{"pool", e.m.sequencesPerRank * e.m.cachePerSequence, "B"};
    if (e.m.preallocates && e.m.cachePerSequence > 0)
        e.add("memory.max_concurrency", "floor(pool/k_req)·R",
              {room, perRequest, {"u", e.job.memory.utilization, ""}, {"usable", e.m.capacity, "B"}, copies},
              e.m.maxConcurrency, "requests", "I2.3");
    else
        e.add("memory.max_concurrency", "floor(N)·R",
              {{"N", e.m.sequencesPerRank, "requests"}, {"usable", e.m.capacity, "B"}, {"W", e.m.weights, "B"}, copies},
              e.m.maxConcurrency, "requests", "I2.4");
}

void explainActivations(Explainer &e)
{
    const InferenceMemoryRules &rules = e.job.memory;
    const bool old = e.job.round == VllmRound::V0;
    const bool stages = e.point.pipeline > 1;
    const double modelLength = rules.maxModelLen > 0 ? rules.maxModelLen : e.point.length();
    const double tokens = profiledTokens(e.job, modelLength);
    const bool experts = e.s.experts > 0 && e.job.format != WeightFormat::Mxfp4;
    const bool forward = old || (!stages && e.s.experts <= 0);
    QByteArray formula = "a_0 + k·min(S, T)·V";
    if (!old || stages)
        formula += " + 2·T·h";
    if (forward)
        formula = "max(" + formula + ", 2·T·(3·I/tp + 3·h))";
    if (experts)
        formula += " + 2·T·E_tok·(max(2·I_m/tp, h) + I_m/tp)";
    e.add("memory.activations", formula.constData(),
          {{"a_0", rules.samplerBase, "B"},
           {"k", rules.vllm.samplerBytesPerLogit, "B"},
           {"S", rules.maxSequences, "sequences"},
           {"T", tokens, "tokens"},
           {"V", e.s.vocab, ""},
           {"h", e.s.hidden, ""},
           {"I", e.s.width, ""},
           {"E_tok", e.s.expertsPerToken, ""},
           {"I_m", e.s.expertWidth, ""},
           {"tp", double(e.point.tensor), ""}},
          e.m.activations, "B", "I2.3");
}

void explainServerMemory(Explainer &e)
{
    if (e.m.activations > 0)
        explainActivations(e);
    e.add("memory.communication", "max(0, NT_tp − NT_1)",
          {{"NT_tp", e.m.nonTorch, "B"}, {"NT_1", e.m.nonTorchOne, "B"}}, e.parts.communication, "B", "I2.3");
    e.add("memory.workspace", "min(NT_tp, NT_1) + G + buffers",
          {{"NT_tp", e.m.nonTorch, "B"},
           {"NT_1", e.m.nonTorchOne, "B"},
           {"G", e.m.graphs, "B"},
           {"buffers", e.m.process, "B"}},
          e.parts.workspace, "B", "I2.3");
    e.add("memory.need", "max((fixed + KV)/u, total)",
          {{"fixed", e.m.budgeted, "B"},
           {"KV", e.m.kvCache, "B"},
           {"u", e.job.memory.utilization, ""},
           {"total", e.m.total, "B"}},
          e.m.need, "B", "I2.6");
}

void explainOtherMemory(Explainer &e)
{
    if (e.job.engine == ServingEngine::HfTransformers) {
        const HfTransient one = hfTransient(e.job, 1.0, e.point.promptTokens, e.point.outputTokens, 1.0);
        e.add("memory.activations", "B·max((P·k_t + s)/n + max(mlp, logits), ((P + O)·k_t·copies + s)/n + 6·V) − KV",
              {{"B", e.requests(), "requests"},
               {"P", e.point.promptTokens, "tokens"},
               {"O", e.point.outputTokens, "tokens"},
               {"k_t", e.m.cachePerToken, "B"},
               {"s", e.s.stateElements * 4.0, "B"},
               {"n", e.gpus(), ""},
               {"mlp", one.mlp, "B"},
               {"logits", one.logits, "B"},
               {"copies", e.job.memory.hfCopies, ""},
               {"V", e.s.vocab, ""},
               {"KV", e.m.kvCache, "B"}},
              e.m.activations, "B", "I2.4");
        e.add("memory.fragmentation", "min(g·torch, left)",
              {{"g", e.job.memory.hfGrowth, ""},
               {"torch", e.m.torchPeak, "B"},
               {"left", e.m.capacity > 0 ? std::max(0.0, e.m.capacity - e.m.need) : 1e18, "B"}},
              e.m.growth, "B", "I2.4");
        e.add("memory.workspace", "base", {{"base", e.m.process, "B"}}, e.m.process, "B", "I2.4");
    } else {
        e.add("memory.activations", e.job.flashAttention ? "4·u_b·V + 12·u_b·h" : "4·u_b·max(V, n_q·c) + 12·u_b·h",
              {{"u_b", e.r.llamaBlock, "tokens"},
               {"V", e.s.vocab, ""},
               {"n_q", e.s.heads, ""},
               {"c", e.point.length(), "tokens"},
               {"h", e.s.hidden, ""}},
              e.m.activations, "B", "I2.5");
    }
    e.add("memory.need", "torch + context", {{"torch", e.m.torchPeak, "B"}, {"context", e.m.context, "B"}}, e.m.need,
          "B", "I2.6");
}

void explainMatmul(Explainer &e)
{
    const DecodeTerms &d = e.terms.asked.decode;
    const InferenceCard &card = e.job.card;
    if (e.job.engine == ServingEngine::LlamaCpp) {
        e.add("time.step.compute", d.batch > 1 ? "mix3(t_mem, t_cmp)" : "t_mem",
              {{"t_mem", d.memory, "s"},
               {"t_cmp", d.compute, "s"},
               {"bytes", d.weightBytes, "B"},
               {"BW", card.bandwidth, "B/s"},
               {"e_bw", e.r.llamaBandwidth, ""},
               {"SM·clock", card.smClock, "1/s"}},
              d.matmul, "s", "I3.5");
        return;
    }
    e.add("time.step.compute", "mix3(bytes/(e_bw·BW), t_cmp)",
          {{"bytes", d.weightBytes, "B"},
           {"e_bw", e.r.bandwidth, ""},
           {"BW", card.bandwidth, "B/s"},
           {"t_cmp", d.compute, "s"},
           {"flop", d.flop, "FLOP"},
           {"F", card.peakWeights, "FLOP/s"},
           {"e_c", e.r.compute, ""},
           {"experts", d.expertShare, ""}},
          d.matmul, "s", "I3.2");
}

void explainOverhead(Explainer &e)
{
    const DecodeTerms &d = e.terms.asked.decode;
    const Symbol layers{"L", e.s.layers, "layers"};
    if (e.job.engine == ServingEngine::HfTransformers) {
        e.add("time.step.overhead", "mix25(o·L + o_0, card) − card",
              {{"o", d.batch > 1 ? e.r.hostLayerBatch : e.r.hostLayer, "s"},
               layers,
               {"o_0", e.r.hostStep + e.r.hostMoe, "s"},
               {"card", d.matmul + d.attention, "s"}},
              d.overhead, "s", "I3.3");
        return;
    }
    const bool eager = runsEagerly(e.job, d.context);
    e.add("time.step.overhead", "o·L·f + o_0 + o_moe·L_moe + o_seq·B",
          {{"o", eager ? e.r.eagerLayer : e.r.layer, "s"},
           layers,
           {"f", e.s.experts > 0 && !eager && e.job.engine != ServingEngine::LlamaCpp ? e.r.moeFactor : 1.0, ""},
           {"o_0", e.r.step, "s"},
           {"o_moe", e.r.moeLayer, "s"},
           {"L_moe", e.s.moeLayers, "layers"},
           {"o_seq", e.r.sequence, "s"},
           {"B", d.batch, "sequences"}},
          d.overhead, "s", e.job.engine == ServingEngine::LlamaCpp ? "I3.5" : "I3.2");
}

void explainCommunication(Explainer &e)
{
    const DecodeTerms &d = e.terms.asked.decode;
    if (d.communication <= 0)
        return;
    if (e.job.engine == ServingEngine::LlamaCpp) {
        e.add("time.step.tensor_comm", "hop·(n − 1)", {{"hop", e.r.llamaHop, "s"}, {"n", e.gpus(), ""}},
              d.communication, "s", "I3.5");
        return;
    }
    const LinkTerms link = linkOf(e.job, e.point.tensor);
    const double tensor = e.point.tensor;
    if (e.spread()) {
        const double sent = std::min(e.s.expertsPerToken, tensor) * (tensor - 1.0) / tensor;
        e.add("time.step.tensor_comm", "2·L_moe·(2·α + B·k·h·b/bus)",
              {{"L_moe", e.s.moeLayers, "layers"},
               {"α", e.job.card.pairLatency, "s"},
               {"B", d.batch, "sequences"},
               {"k", sent, ""},
               {"h", e.s.hidden, ""},
               {"b", e.r.expertBytes, "B"},
               {"bus", e.job.card.expertLink, "B/s"}},
              d.communication, "s", "I3.6");
        return;
    }
    e.add("time.step.tensor_comm", "2·L·(α + 2·B·h·2·(tp − 1)/(tp·bus))",
          {{"L", e.s.layers, "layers"},
           {"α", link.latency, "s"},
           {"B", d.batch, "sequences"},
           {"h", e.s.hidden, ""},
           {"tp", tensor, ""},
           {"bus", link.bus, "B/s"}},
          d.communication, "s", "I3.2");
}

void explainStep(Explainer &e)
{
    const DecodeTerms &d = e.terms.asked.decode;
    const bool llama = e.job.engine == ServingEngine::LlamaCpp;
    explainMatmul(e);
    e.add("time.step.attention", "mix3(KV/(e_kv·BW), t_mul)·copies",
          {{"KV", d.cacheBytes, "B"},
           {"e_kv", llama ? e.r.llamaCache : e.r.bandwidthKv, ""},
           {"BW", e.job.card.bandwidth, "B/s"},
           {"t_mul", d.cacheCompute, "s"},
           {"copies", e.r.cacheFactor, ""},
           {"B", d.batch, "sequences"},
           {"c", d.context, "tokens"}},
          d.attention, "s", llama ? "I3.5" : "I3.2");
    explainOverhead(e);
    explainCommunication(e);
    e.add("time.time_per_output_token", "t_lin + t_att + t_ovh + t_comm",
          {{"t_lin", d.matmul, "s"},
           {"t_att", d.attention, "s"},
           {"t_ovh", d.overhead, "s"},
           {"t_comm", d.communication, "s"}},
          e.terms.timePerOutputToken, "s", "I3.2");
}

void explainThroughput(Explainer &e)
{
    const PrefillTerms &p = e.terms.firstToken;
    e.add("time.prefill", "t_lin + t_att + t_ovh + t_comm",
          {{"t_lin", p.linear, "s"},
           {"t_att", p.attention, "s"},
           {"t_ovh", p.overhead, "s"},
           {"t_comm", p.communication, "s"},
           {"P", p.prompt, "tokens"},
           {"flop", p.flop, "FLOP"},
           {"F", e.job.card.peakWeights, "FLOP/s"},
           {"e_c", e.r.prefillCompute, ""}},
          e.terms.prefillSeconds, "s", e.job.engine == ServingEngine::LlamaCpp ? "I3.5" : "I3.4");
    const SteadyState &a = e.terms.asked;
    const double copies = a.outputPerSecond > 0 ? e.terms.outputPerSecond / a.outputPerSecond * e.ranks() : 0.0;
    const Symbol replicas{"R", copies, ""}, output{"O", e.point.outputTokens, "tokens"},
        step{"t", a.decode.total(), "s"}, prefill{"t_pre", a.prefill.total(), "s"};
    const double inFlight = a.batch / e.ranks();
    if (e.job.engine == ServingEngine::LlamaCpp) {
        e.add("time.tokens_per_second", "R·B·O/(B·t_pre + O·t)",
              {replicas, {"B", inFlight, "sequences"}, output, prefill, step}, e.terms.outputPerSecond, "tokens/s",
              "I3.5");
    } else if (e.job.engine == ServingEngine::HfTransformers) {
        e.add("time.tokens_per_second", "R·B·O/(t_pre + O·t)",
              {replicas, {"B", inFlight, "sequences"}, output, prefill, step}, e.terms.outputPerSecond, "tokens/s",
              "I3.3");
    } else {
        const double stages = e.point.pipeline > 1 ? std::min<double>(e.point.pipeline, inFlight) : 1.0;
        e.add("time.tokens_per_second", "R·g·O/(O·t/B + t_pre/B_pre)",
              {replicas,
               {"g", stages > 1.0 ? stages * e.r.pipelineShare : 1.0, ""},
               output,
               step,
               {"B", a.decode.batch / e.point.beams, "sequences"},
               prefill,
               {"B_pre", a.prefill.batch, "sequences"}},
              e.terms.outputPerSecond, "tokens/s", "I3.6");
    }
}

} // namespace

QVector<Explanation> explainInference(const InferenceJob &job, const InferencePoint &point, const InferenceTerms &terms)
{
    Explainer e(job, point, terms);
    explainWeights(e);
    explainCache(e);
    if (e.m.preallocates)
        explainServerMemory(e);
    else
        explainOtherMemory(e);
    e.add("memory.context", "context", {{"context", e.m.context, "B"}}, e.m.context, "B", "I2.6");
    e.add("memory.total", "W + KV + A + context + communication + workspace + growth",
          {{"W", e.parts.weights, "B"},
           {"KV", e.parts.kvCache, "B"},
           {"A", e.parts.activations, "B"},
           {"context", e.parts.context, "B"},
           {"communication", e.parts.communication, "B"},
           {"workspace", e.parts.workspace, "B"},
           {"growth", e.parts.fragmentation, "B"}},
          e.m.total, "B", "I2.6");
    if (terms.timed) {
        explainStep(e);
        explainThroughput(e);
    }
    return e.list();
}

} // namespace xuanka
