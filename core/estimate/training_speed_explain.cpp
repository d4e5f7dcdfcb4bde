// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/training_speed.h"

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

/// Builds the list; every entry names the section of the method that derives it.
class Explainer
{
public:
    Explainer(const CompiledTrainingSpeed &compiled, const Layout &layout)
        : m_job(*compiled.job), m_interval(compiled.interval), m_layout(layout),
          m_terms(evaluateTrainingSpeed(m_job, layout, m_detail)), m_parts(m_terms.parts())
    {
    }

    QVector<Explanation> all()
    {
        compute();
        attention();
        recompute();
        tensor();
        pipeline();
        data();
        optimizer();
        overhead();
        total();
        rates();
        utilisation();
        return m_list;
    }

private:
    void add(const char *quantity, const char *formula, const Values &values, double result, const char *unit,
             const char *section)
    {
        m_list.append({QString::fromLatin1(quantity), QString::fromUtf8(formula), values, result,
                       QString::fromLatin1(unit),
                       QStringLiteral("docs/method-speed.md ") + QString::fromLatin1(section)});
    }

    void compute()
    {
        // beside the sum: the arithmetic of the products and the rate it runs at before traffic and waves
        const double passes = m_job.weightGradient ? 3 : 2;
        const double flop = passes * m_job.layerFlopPerToken * m_detail.tokens * m_layout.gradientAccumulation /
                            (std::max(1, m_layout.tensor) * std::max(1, m_layout.pipeline));
        add("time.step.compute", "t_gemm + t_el + t_head",
            {value("t_gemm", m_terms.gemm, "s"), value("t_el", m_terms.elementwise, "s"),
             value("t_head", m_terms.head, "s"), value("FLOP", flop, "FLOP"), value("R", m_job.productPeak, "FLOP/s"),
             value("η", m_job.productShare)},
            m_parts.compute, "s", "T4, T6");
    }

    void attention()
    {
        add("time.step.attention", "m·L/p·T/t·keys·(k_f + k_b)",
            {value("m", m_layout.gradientAccumulation), value("L", m_job.layers, "layers"), pipelineDegree(),
             value("T", m_detail.tokens, "tokens"), tensorDegree(), value("keys", m_detail.keys, "tokens"),
             value("k_f", m_job.attentionForward, "s"), value("k_b", m_job.attentionBackward, "s")},
            m_parts.attention, "s", "T5");
    }

    void recompute()
    {
        const double part = m_layout.recompute == Recompute::Selective ? m_job.recomputeAttention : 0;
        const double forward = m_job.attentionForward * m_detail.tokens / std::max(1, m_layout.tensor) * m_detail.keys;
        add("time.step.recompute", "n·(r·t_f + r_a·t_a)",
            {value("n", m_detail.layerPasses), value("r", m_detail.again), value("t_f", m_detail.forwardSeconds, "s"),
             value("r_a", part), value("t_a", forward, "s")},
            m_parts.recompute, "s", "T7");
    }

    void tensor()
    {
        // beside the sum: seconds the links are busy, the hidden part included
        const double n = m_detail.layerPasses;
        add("time.step.tensor_comm", "t_TP + t_CP + t_EP",
            {value("t_TP", m_terms.tensor, "s"), value("t_CP", m_terms.context, "s"),
             value("t_EP", m_terms.expert, "s"), value("busy_TP", n * m_detail.tensorBusy, "s"),
             value("busy_CP", n * m_detail.ring, "s"), value("busy_EP", n * m_detail.expert, "s"),
             value("BW_link", m_job.intra, "B/s"), value("BW_net", m_job.nic, "B/s")},
            m_parts.tensorComm, "s", "T9");
    }

    void pipeline()
    {
        add("time.step.pipeline_bubble", "t_bubble + t_p2p + m·(t_slow − t_mean)",
            {value("t_bubble", m_terms.bubble, "s"), value("t_p2p", m_terms.pointToPoint, "s"),
             value("m", m_layout.gradientAccumulation), value("t_slow", m_detail.slowestStage, "s"),
             value("t_mean", m_detail.meanStage, "s"), pipelineDegree(),
             value("v", std::max(1, m_layout.virtualPipeline))},
            m_parts.pipelineBubble, "s", "T10");
    }

    void data()
    {
        add("time.step.data_comm_exposed", "t_shard + t_grad",
            {value("t_shard", m_terms.zero3, "s"), value("t_grad", m_terms.dataParallel, "s"), parametersOnRank(),
             value("n", m_detail.dataRanks, "GPU"), value("BW", m_detail.dataRate, "B/s"),
             value("t_slow", m_detail.slowestStage, "s")},
            m_parts.dataCommExposed, "s", "T11");
    }

    void optimizer()
    {
        add("time.step.optimizer", "t_opt + t_acc + t_host",
            {value("t_opt", m_terms.optimizer, "s"), value("t_acc", m_terms.accumulation, "s"),
             value("t_host", m_terms.offload, "s"), parametersOnRank(), value("k_opt", m_job.optimizerSeconds, "s")},
            m_parts.optimizer, "s", "T12");
    }

    void overhead()
    {
        add("time.step.overhead", "t_launch + t_fixed + t_jitter",
            {value("t_launch", m_terms.host, "s"), value("t_fixed", m_terms.fixed, "s"),
             value("t_jitter", m_terms.jitter, "s"), value("j", m_job.jitter), value("nodes", m_detail.nodes, "nodes")},
            m_parts.overhead, "s", "T8, T13");
    }

    void total()
    {
        add("time.step.total", "t_1 + t_2 + t_3 + t_4 + t_5 + t_6 + t_7 + t_8",
            {value("t_1", m_parts.compute, "s"), value("t_2", m_parts.attention, "s"),
             value("t_3", m_parts.recompute, "s"), value("t_4", m_parts.tensorComm, "s"),
             value("t_5", m_parts.pipelineBubble, "s"), value("t_6", m_parts.dataCommExposed, "s"),
             value("t_7", m_parts.optimizer, "s"), value("t_8", m_parts.overhead, "s")},
            m_terms.step, "s", "T13");
    }

    void rates()
    {
        const double gpus = std::max(1, m_layout.gpus());
        const double sequence = std::max(1, m_layout.sequence);
        const Explanation::Value rate = value("X", m_terms.tokensPerSecond, "tokens/s");
        add("time.tokens_per_second", "m·b·D·s/t_step",
            {value("m", m_layout.gradientAccumulation), value("b", m_layout.microBatch, "sequences"),
             value("D", std::max(1, m_layout.data)), value("s", sequence, "tokens"), value("t_step", m_terms.step, "s"),
             value("q_90", m_interval.log90)},
            m_terms.tokensPerSecond, "tokens/s", "T13, T15");
        add("time.tokens_per_second_per_gpu", "X/n", {rate, value("n", gpus, "GPU")}, m_terms.tokensPerSecond / gpus,
            "tokens/s", "T13");
        add("time.samples_per_second", "X/s", {rate, value("s", sequence, "tokens")},
            m_terms.tokensPerSecond / sequence, "1/s", "T13");
    }

    void utilisation()
    {
        const double gpus = std::max(1, m_layout.gpus());
        const double attention = m_job.attentionFlopPerTokenKey * std::max(1, m_layout.sequence);
        Values values = {value("F_N", m_job.modelFlopPerToken, "FLOP"), value("F_a", attention, "FLOP"),
                         value("X", m_terms.tokensPerSecond, "tokens/s"), value("n", gpus, "GPU"),
                         value("R", m_job.peakFlopS, "FLOP/s")};
        add("time.mfu", "(F_N + F_a)·X/(n·R)", values, m_terms.mfu, "", "T14");
        const double again = (m_terms.hfu - m_terms.mfu) * gpus * m_job.peakFlopS / m_terms.tokensPerSecond;
        values.append(value("F_r", again, "FLOP"));
        add("time.hfu", "(F_N + F_a + F_r)·X/(n·R)", values, m_terms.hfu, "", "T14");
    }

    Explanation::Value pipelineDegree() const { return value("p", std::max(1, m_layout.pipeline)); }
    Explanation::Value tensorDegree() const { return value("t", std::max(1, m_layout.tensor)); }
    Explanation::Value parametersOnRank() const
    {
        return value("P", m_detail.denseOnRank + m_detail.expertsOnRank, "parameters");
    }

    const TrainingSpeedJob &m_job;
    const SpeedInterval &m_interval;
    const Layout &m_layout;
    TrainingTimeDetail m_detail;
    TrainingTimeTerms m_terms;
    StepSeconds m_parts;
    QVector<Explanation> m_list;
};

} // namespace

QVector<Explanation> explainTrainingSpeed(const CompiledTrainingSpeed &compiled, const Layout &layout)
{
    if (!compiled.job)
        return {};
    return Explainer(compiled, layout).all();
}

} // namespace xuanka
