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

/// Collects explanations; formulas and symbols are UTF-8.
class Explanations
{
public:
    void add(const char *quantity, const char *formula, std::initializer_list<Symbol> symbols, double result,
             const char *unit, const char *section)
    {
        Explanation explanation;
        explanation.quantity = QString::fromUtf8(quantity);
        explanation.formula = QString::fromUtf8(formula);
        for (const Symbol &s : symbols)
            explanation.values.append({QString::fromUtf8(s.symbol), s.value, QString::fromUtf8(s.unit)});
        explanation.result = result;
        explanation.unit = QString::fromUtf8(unit);
        explanation.source = QStringLiteral("docs/method-inference.md ") + QString::fromUtf8(section);
        m_list.append(explanation);
    }
    const QVector<Explanation> &list() const { return m_list; }

private:
    QVector<Explanation> m_list;
};

double ranksOf(const InferencePoint &point, AttentionSplit split)
{
    return split == AttentionSplit::DataParallel ? point.tensor : 1.0;
}

void explainWeights(const InferenceJob &job, const InferencePoint &point, const InferenceMemoryTerms &m,
                    AttentionSplit split, Explanations &out)
{
    const InferenceWeights &w = job.weights;
    const Symbol linear{"W_lin", w.linear + w.experts, "B"}, ends{"W_emb", w.embedding + w.head, "B"},
        norms{"W_norm", w.norms, "B"}, other{"W_other", w.other, "B"}, tp{"tp", double(point.tensor), ""},
        pp{"pp", double(point.pipeline), ""};
    const double gpus = point.gpusPerReplica();
    if (job.engine == ServingEngine::LlamaCpp)
        out.add("memory.weights", "W = (W_lin + W_head + W_norm + W_other)·(1/n + 1/L if n > 1)",
                {linear,
                 {"W_head", w.head > 0 ? w.head : w.embedding, "B"},
                 norms,
                 other,
                 {"n", gpus, ""},
                 {"L", job.shape.layers, "layers"}},
                m.weights, "B", "I2.1");
    else if (job.engine == ServingEngine::HfTransformers)
        out.add("memory.weights", "W = (W_lin + W_emb + W_norm + W_other) / n",
                {linear, ends, norms, other, {"n", gpus, ""}}, m.weights, "B", "I2.1");
    else if (split == AttentionSplit::DataParallel)
        out.add("memory.weights", "W = (W_dense + W_exp/tp) / pp",
                {{"W_dense", w.total() - w.experts, "B"}, {"W_exp", w.experts, "B"}, tp, pp}, m.weights, "B", "I2.1");
    else if (point.pipeline > 1)
        out.add("memory.weights", "W = max over stages (layers·(W_lin + W_norm)/L + W_end) / tp",
                {linear, ends, norms, {"L", job.shape.layers, "layers"}, tp, pp}, m.weights, "B", "I2.1");
    else
        out.add("memory.weights", "W = (W_lin + W_emb + W_other)/tp + W_norm", {linear, ends, other, norms, tp},
                m.weights, "B", "I2.1");
}

void explainCache(const InferenceJob &job, const InferencePoint &point, const InferenceMemoryTerms &m,
                  AttentionSplit split, Explanations &out)
{
    const InferenceShape &s = job.shape;
    const Symbol requests{"B", m.cachePerSequence > 0 ? m.kvCache / m.cachePerSequence : 0.0, "requests"},
        prompt{"P", point.promptTokens, "tokens"}, output{"O", point.outputTokens, "tokens"};
    const bool windowed = s.slidingLayers > 0 || s.stateElements > 0 || job.memory.extraTokens > 0;
    if (windowed)
        out.add("memory.kv_cache", "KV = B·k_req",
                {requests,
                 {"k_req", m.cachePerSequence, "B"},
                 prompt,
                 output,
                 {"L_full", s.fullLayers, "layers"},
                 {"L_slide", s.slidingLayers, "layers"},
                 {"L_linear", s.linearLayers, "layers"},
                 {"w", s.window, "tokens"}},
                m.kvCache, "B", "I2.2");
    else
        out.add("memory.kv_cache", "KV = B·(P + O)·k_t",
                {requests,
                 prompt,
                 output,
                 {"k_t", m.cachePerSequence / point.length(), "B"},
                 {"L", s.layers, "layers"},
                 {"n_kv", s.kvHeads, ""},
                 {"d", s.headDim, ""},
                 {"b_kv", job.memory.kvElementBytes, "B"}},
                m.kvCache, "B", "I2.2");
    if (m.preallocates)
        out.add("memory.max_concurrency", "N = floor(pool / k_req)·replicas",
                {{"pool", m.pool, "B"},
                 {"k_req", m.cachePerSequence, "B"},
                 {"u", job.memory.utilization, ""},
                 {"replicas", point.replicas * ranksOf(point, split), ""}},
                m.maxConcurrency, "requests", "I2.3");
    else
        out.add("memory.max_concurrency", "N = floor((usable − W − fixed) / per request)·replicas",
                {{"usable", m.capacity, "B"},
                 {"W", m.weights, "B"},
                 {"fixed", m.context + m.process, "B"},
                 {"replicas", double(point.replicas), ""}},
                m.maxConcurrency, "requests", "I2.4");
}

void explainServerMemory(const InferenceJob &job, const InferencePoint &point, const InferenceMemoryTerms &m,
                         Explanations &out)
{
    const InferenceShape &s = job.shape;
    const InferenceMemoryRules &r = job.memory;
    const MemoryParts parts = inferenceParts(m);
    if (m.activations > 0) {
        const double modelLength = r.maxModelLen > 0 ? r.maxModelLen : point.length();
        const double tokens = r.batchedTokens > 0             ? r.batchedTokens
                              : modelLength > r.v0ChunkedFrom ? r.v0ChunkTokens
                                                              : std::max(2048.0, modelLength);
        out.add("memory.activations", "A = max(a_0 + k·min(S, T)·V + 2·T·h, 2·T·(3·I/tp + 3·h)) + A_moe",
                {{"a_0", r.samplerBase, "B"},
                 {"k", r.vllm.samplerBytesPerLogit, "B"},
                 {"S", r.maxSequences, "sequences"},
                 {"T", tokens, "tokens"},
                 {"V", s.vocab, ""},
                 {"h", s.hidden, ""},
                 {"I", s.width, ""},
                 {"E_tok", s.expertsPerToken, ""},
                 {"I_m", s.expertWidth, ""},
                 {"tp", double(point.tensor), ""}},
                m.activations, "B", "I2.3");
    }
    out.add("memory.communication", "NT(tp) − NT(1)", {{"NT(tp)", m.nonTorch, "B"}, {"NT(1)", m.nonTorchOne, "B"}},
            parts.communication, "B", "I2.3");
    out.add("memory.workspace", "NT(1) + G + R",
            {{"NT(1)", m.nonTorch - parts.communication, "B"}, {"G", m.graphs, "B"}, {"R", m.process, "B"}},
            parts.workspace, "B", "I2.3");
    out.add("memory.need", "need = max((W + KV + fixed)/u, total)",
            {{"W", m.weights, "B"}, {"KV", m.kvCache, "B"}, {"u", r.utilization, ""}, {"total", m.total, "B"}}, m.need,
            "B", "I2.6");
}

void explainOtherMemory(const InferenceJob &job, const InferencePoint &point, const InferenceMemoryTerms &m,
                        Explanations &out)
{
    const InferenceShape &s = job.shape;
    if (job.engine == ServingEngine::HfTransformers) {
        const double batch = m.cachePerSequence > 0 ? m.kvCache / m.cachePerSequence : 1.0;
        const HfTransient one = hfTransient(job, batch, point.promptTokens, point.outputTokens, 1.0);
        out.add("memory.activations", "A = max(B·P·k_t + max(mlp, logits), B·(P + O)·k_t·copies + 6·V·B) − KV",
                {{"B", batch, "requests"},
                 {"P", point.promptTokens, "tokens"},
                 {"O", point.outputTokens, "tokens"},
                 {"k_t", m.cachePerToken, "B"},
                 {"mlp", one.mlp, "B"},
                 {"logits", one.logits, "B"},
                 {"copies", job.memory.hfCopies, ""},
                 {"V", s.vocab, ""}},
                m.activations, "B", "I2.4");
        out.add("memory.fragmentation", "g·torch, at most what the card has left",
                {{"g", job.memory.hfGrowth, ""}, {"torch", m.torchPeak, "B"}}, m.growth, "B", "I2.4");
        out.add("memory.workspace", "torch base", {{"base", m.process, "B"}}, m.process, "B", "I2.4");
    } else {
        out.add("memory.activations", "A = 4·u_b·max(V, n_q·c without flash) + 12·u_b·h",
                {{"u_b", job.rates.llamaBlock, "tokens"},
                 {"V", s.vocab, ""},
                 {"n_q", s.heads, ""},
                 {"c", point.length(), "tokens"},
                 {"h", s.hidden, ""}},
                m.activations, "B", "I2.5");
    }
    out.add("memory.need", "need = torch + context", {{"torch", m.torchPeak, "B"}, {"context", m.context, "B"}}, m.need,
            "B", "I2.6");
}

void explainDecode(const InferenceJob &job, const InferencePoint &point, const InferenceTerms &terms, Explanations &out)
{
    const DecodeTerms &d = terms.asked.decode;
    const InferenceRates &r = job.rates;
    const InferenceCard &card = job.card;
    const bool llama = job.engine == ServingEngine::LlamaCpp;
    const double bandwidth = llama ? r.llamaBandwidth : r.bandwidth;
    const double compute = llama ? r.prefillCompute : r.compute;
    const double cache = llama ? r.llamaCache : r.bandwidthKv;
    out.add("time.step.compute", "mix₃(t_mem, t_cmp), t_mem = bytes/(e_bw·BW), t_cmp = flop/(F·e_c)",
            {{"bytes", d.weightBytes, "B"},
             {"e_bw", bandwidth, ""},
             {"BW", card.bandwidth, "B/s"},
             {"flop", d.flop, "FLOP"},
             {"F", card.peakWeights, "FLOP/s"},
             {"e_c", compute, ""},
             {"t_mem", d.memory, "s"},
             {"t_cmp", d.compute, "s"},
             {"experts", d.expertShare, ""}},
            d.matmul, "s", "I3.2");
    out.add("time.step.attention", "B·c·k_t/(e_kv·BW), at least the products of attention",
            {{"B", d.batch, "sequences"},
             {"c", d.context, "tokens"},
             {"KV", d.cacheBytes, "B"},
             {"e_kv", cache, ""},
             {"BW", card.bandwidth, "B/s"},
             {"copies", r.cacheFactor, ""}},
            d.attention, "s", llama ? "I3.5" : "I3.2");
    if (job.engine == ServingEngine::HfTransformers)
        out.add("time.step.overhead", "mix₂.₅(host, card) − card, host = o·L + o_0",
                {{"o", d.batch > 1 ? r.hostLayerBatch : r.hostLayer, "s"},
                 {"L", job.shape.layers, "layers"},
                 {"o_0", r.hostStep + r.hostMoe, "s"},
                 {"card", d.matmul + d.attention, "s"}},
                d.overhead, "s", "I3.3");
    else
        out.add("time.step.overhead", "o·L·moe + o_0 + o_seq·B",
                {{"o", r.layer, "s"},
                 {"L", job.shape.layers, "layers"},
                 {"moe", job.shape.experts > 0 ? r.moeFactor : 1.0, ""},
                 {"o_0", r.step, "s"},
                 {"o_seq", r.sequence, "s"},
                 {"B", d.batch, "sequences"}},
                d.overhead, "s", "I3.2");
    const bool pair = point.tensor <= 2;
    out.add("time.step.tensor_comm", "2·L·(α + X·2·(tp − 1)/(tp·bus)), X = 2·B·h",
            {{"L", job.shape.layers, "layers"},
             {"α", pair ? card.pairLatency : card.linkLatency * r.manyRanks, "s"},
             {"bus", pair ? card.pairLink : card.link, "B/s"},
             {"B", d.batch, "sequences"},
             {"h", job.shape.hidden, ""}},
            d.communication, "s", "I3.2");
    out.add("time.time_per_output_token", "t = t_lin + t_att + t_ovh + t_comm",
            {{"t_lin", d.matmul, "s"},
             {"t_att", d.attention, "s"},
             {"t_ovh", d.overhead, "s"},
             {"t_comm", d.communication, "s"}},
            terms.timePerOutputToken, "s", "I3.2");
}

void explainThroughput(const InferenceJob &job, const InferencePoint &point, const InferenceTerms &terms,
                       Explanations &out)
{
    const PrefillTerms &p = terms.firstToken;
    out.add("time.prefill", "t_lin + t_att + t_ovh + t_comm, t_lin = mix(flop/(F·e_c·n/(n + n_½)), bytes/(e·BW))",
            {{"P", p.prompt, "tokens"},
             {"flop", p.flop, "FLOP"},
             {"F", job.card.peakWeights, "FLOP/s"},
             {"e_c", job.rates.prefillCompute, ""},
             {"n_½", job.rates.halfTokens, "tokens"},
             {"t_lin", p.linear, "s"},
             {"t_att", p.attention, "s"},
             {"t_ovh", p.overhead, "s"},
             {"t_comm", p.communication, "s"}},
            terms.prefillSeconds, "s", job.engine == ServingEngine::LlamaCpp ? "I3.5" : "I3.4");
    const SteadyState &s = terms.asked;
    out.add("time.tokens_per_second", "R·s·O / (O·t/B + t_pre/B_pre)",
            {{"R", point.replicas * ranksOf(point, terms.split), ""},
             {"O", point.outputTokens, "tokens"},
             {"t", s.decode.total(), "s"},
             {"B", s.decode.batch, "sequences"},
             {"t_pre", s.prefill.total(), "s"},
             {"B_pre", s.prefill.batch, "sequences"},
             {"s", point.pipeline > 1 ? std::min<double>(point.pipeline, s.batch) * job.rates.pipelineShare : 1.0, ""}},
            terms.outputPerSecond, "tokens/s", "I3.6");
}

} // namespace

QVector<Explanation> explainInference(const InferenceJob &job, const InferencePoint &point, const InferenceTerms &terms)
{
    Explanations out;
    const InferenceMemoryTerms &m = terms.memory;
    explainWeights(job, point, m, terms.split, out);
    explainCache(job, point, m, terms.split, out);
    if (m.preallocates)
        explainServerMemory(job, point, m, out);
    else
        explainOtherMemory(job, point, m, out);
    out.add("memory.context", "context", {{"context", m.context, "B"}}, m.context, "B", "I2.6");
    const MemoryParts parts = inferenceParts(m);
    out.add("memory.total", "W + KV + A + context + communication + workspace + growth",
            {{"W", parts.weights, "B"},
             {"KV", parts.kvCache, "B"},
             {"A", parts.activations, "B"},
             {"context", parts.context, "B"},
             {"communication", parts.communication, "B"},
             {"workspace", parts.workspace, "B"},
             {"growth", parts.fragmentation, "B"}},
            m.total, "B", "I2.6");
    if (terms.timed) {
        explainDecode(job, point, terms, out);
        explainThroughput(job, point, terms, out);
    }
    return out.list();
}

} // namespace xuanka
