// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/compiled_scenario.h"

#include <algorithm>

namespace xuanka
{

namespace
{

class Collector
{
public:
    Collector(const Scenario &scenario, const Model &model, const Gpu &gpu, const Estimate &estimate)
        : s(scenario), m_model(model), m_gpu(gpu), m_estimate(estimate), m_issues(estimate.issues)
    {
    }

    QVector<Issue> collect()
    {
        frameworkIssues();
        cardIssues();
        precisionIssues();
        if (m_model.transformer) {
            shapeIssues(*m_model.transformer);
            linkIssues();
        }
        if (isTraining(s.workload.task))
            trainingIssues();
        else if (m_model.transformer)
            servingIssues();
        std::stable_sort(m_issues.begin(), m_issues.end(),
                         [](const Issue &a, const Issue &b) { return a.severity > b.severity; });
        return m_issues;
    }

private:
    /// One record per code and field.
    void add(const char *code, Severity severity, const char *path, const QStringList &args = {})
    {
        const Issue issue{QString::fromLatin1(code), severity, QString::fromLatin1(path), args};
        const bool known = std::any_of(m_issues.begin(), m_issues.end(), [&](const Issue &other) {
            return other.code == issue.code && other.path == issue.path;
        });
        if (!known)
            m_issues.append(issue);
    }

    void warn(const char *code, const char *path, const QStringList &args = {})
    {
        add(code, Severity::Warning, path, args);
    }
    void note(const char *code, const char *path, const QStringList &args = {})
    {
        add(code, Severity::Note, path, args);
    }
    void assume(const char *code, const char *path, const QStringList &args = {})
    {
        add(code, Severity::Assumption, path, args);
    }

    void frameworkIssues()
    {
        const Framework framework = s.workload.framework;
        const QString word = toWord(framework);
        const bool training = isTraining(s.workload.task);
        if (training && isServingFramework(framework))
            assume("framework_not_for_task", "workload.framework", {word, toWord(s.workload.task)});
        if (training && m_model.transformer && !m_estimate.memory.groupHasMeasurements)
            assume("framework_without_measurements", "workload.framework", {word});
    }

    void cardIssues()
    {
        if (m_estimate.memory.capacityBytes <= 0)
            warn("memory_not_published", "cluster.gpu", {m_gpu.name});
        QStringList figures, counts;
        for (const QString &name : m_estimate.time.missing + m_estimate.power.missing) {
            const bool ofModel = name.endsWith(QLatin1String("_per_sample")) || name == QLatin1String("architecture");
            QStringList &list = ofModel ? counts : figures;
            if (!list.contains(name))
                list << name;
        }
        if (!figures.isEmpty())
            warn("figures_not_published", "cluster.gpu", {m_gpu.name, figures.join(QLatin1String(", "))});
        if (!counts.isEmpty())
            warn("counts_not_known", "model", {m_model.name, counts.join(QLatin1String(", "))});
        if (m_gpu.vendorClaimed)
            assume("figures_vendor_claimed", "cluster.gpu", {m_gpu.name});
        if (m_model.confidence.startsWith(QLatin1String("low")))
            assume("model_counts_uncertain", "model", {m_model.name});
    }

    /// A missing rate means a missing unit only where the vendor publishes every rate its cards have.
    void precisionIssues()
    {
        const QString &vendor = m_gpu.vendor;
        if (vendor != QLatin1String("NVIDIA") && vendor != QLatin1String("AMD") && vendor != QLatin1String("Intel"))
            return;
        const Precision precision = s.workload.precision;
        const auto lacks = [](const std::optional<double> &rate) { return rate.value_or(0) <= 0; };
        const bool missing = precision == Precision::Fp8Mixed || precision == Precision::Fp8 ? lacks(m_gpu.fp8Tflops)
                             : precision == Precision::Bf16Mixed || precision == Precision::Bf16
                                 ? lacks(m_gpu.bf16Tflops) && m_gpu.fp16Tflops.has_value()
                             : precision == Precision::Tf32 ? lacks(m_gpu.tf32Tflops) && m_gpu.fp32Tflops.has_value()
                                                            : false;
        if (missing)
            warn("precision_not_on_card", "workload.precision", {toWord(precision), m_gpu.name});
    }

    void shapeIssues(const Transformer &model)
    {
        const Parallelism &p = s.parallelism;
        if (model.heads > 0 && model.heads % p.tensor != 0)
            warn("tensor_does_not_divide_heads", "parallelism.tensor",
                 {QString::number(p.tensor), QString::number(model.heads)});
        const int experts = model.moe ? model.moe->experts : 0;
        if (p.expert > 1 && experts == 0)
            note("expert_without_experts", "parallelism.expert", {m_model.name});
        else if (p.expert > 1 && experts % p.expert != 0)
            warn("expert_does_not_divide", "parallelism.expert", {QString::number(p.expert), QString::number(experts)});
        const int chunks = p.pipeline * (p.pipeline > 1 ? p.virtualPipeline : 1);
        if (chunks > model.layers)
            warn("more_chunks_than_layers", "parallelism.virtual_pipeline",
                 {QString::number(chunks), QString::number(model.layers)});
        else if (model.layers % chunks != 0)
            note("layers_do_not_divide", "parallelism.pipeline",
                 {QString::number(model.layers), QString::number(chunks)});
    }

    void linkIssues()
    {
        const int tensor = s.parallelism.tensor;
        if (tensor <= 1)
            return;
        if (tensor > s.cluster.gpusPerNode && isTraining(s.workload.task))
            warn("tensor_across_servers", "parallelism.tensor",
                 {QString::number(tensor), QString::number(s.cluster.gpusPerNode)});
        const bool nvlink = m_gpu.nvlinkBandwidthGbS.value_or(0) > 0;
        const bool wide = (nvlink && (!m_gpu.nvlinkBridgeOnly || tensor <= 2)) || !m_gpu.scaleUpOther.isEmpty();
        if (!wide)
            warn("tensor_over_pcie", "parallelism.tensor", {QString::number(tensor), m_gpu.name});
    }

    void batchIssues(const Layout &layout)
    {
        const Workload &w = s.workload;
        const Parallelism &p = s.parallelism;
        if (w.globalBatch > 0) {
            const qint64 effective = qint64(layout.microBatch) * layout.data * layout.gradientAccumulation;
            if (effective != w.globalBatch)
                warn("global_batch_rounded", "workload.global_batch",
                     {QString::number(w.globalBatch), QString::number(effective)});
        }
        if (p.pipeline > 1 && layout.gradientAccumulation < p.pipeline)
            warn("few_micro_batches", "workload.gradient_accumulation",
                 {QString::number(layout.gradientAccumulation), QString::number(p.pipeline)});
    }

    void trainingIssues()
    {
        const Parallelism &p = s.parallelism;
        batchIssues(Layout::of(s));
        if (m_model.transformer && m_model.transformer->maxPositions > 0 &&
            s.workload.sequenceLength > m_model.transformer->maxPositions) {
            warn("beyond_max_positions", "workload.sequence_length",
                 {QString::number(s.workload.sequenceLength), QString::number(m_model.transformer->maxPositions)});
        }
        if (p.zeroStage > 0 && p.data * p.context == 1)
            note("zero_without_data", "parallelism.zero_stage", {QString::number(p.zeroStage)});
        if (p.zeroStage >= 2 && p.pipeline > 1)
            warn("zero_with_pipeline", "parallelism.zero_stage", {QString::number(p.zeroStage)});
        if (p.cpuOffload == Offload::OptimizerAndParameters && p.zeroStage < 3)
            warn("offload_needs_stage_3", "parallelism.cpu_offload");
        if (p.sequenceParallel && p.tensor == 1)
            note("sequence_parallel_alone", "parallelism.sequence_parallel");
    }

    /// Lengths, queues and split of serving are judged where they are computed (inference_estimate.h).
    void servingIssues()
    {
        if (s.parallelism.context > 1)
            note("degree_not_for_serving", "parallelism.context");
    }

    const Scenario &s; // every line reads from it
    const Model &m_model;
    const Gpu &m_gpu;
    const Estimate &m_estimate;
    QVector<Issue> m_issues;
};

} // namespace

QVector<Issue> scenarioIssues(const Scenario &scenario, const Model &model, const Gpu &gpu, const Estimate &estimate)
{
    return Collector(scenario, model, gpu, estimate).collect();
}

} // namespace xuanka
