// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/engine.h"
#include "estimate/inference.h"
#include "estimate/layout.h"
#include "estimate/power.h"
#include "estimate/training_memory.h"
#include "estimate/training_speed.h"
#include "estimate/vision.h"

#include <variant>

namespace xuanka
{

/// The numbers of one evaluation that a search compares. Plain; made without allocating.
struct Evaluation {
    double totalBytes = 0;                 ///< device memory in use on the fullest card
    double needBytes = 0;                  ///< decides whether it fits
    double capacityBytes = 0;              ///< 0 = the card's memory size is not published
    Verdict verdict = Verdict::DoesNotFit; ///< meaningful with a capacity only
    bool timed = false;                    ///< false: a figure the speed needs is not published
    double stepSeconds = 0;                ///< training: one optimizer step; serving: one generation step
    double tokensPerSecond = 0;            ///< whole job
    double samplesPerSecond = 0;           ///< whole job
    double mfu = 0;
    double gpuWatts = 0, nodeWatts = 0; ///< mean; 0 = not known
};
static_assert(std::is_trivially_copyable_v<Evaluation>);

/// A scenario on one card with everything multiplied out that layout, batch, lengths and concurrency do not
/// change: compile once, evaluate many times. evaluate() allocates nothing and may be called from several
/// threads at once.
class CompiledScenario
{
public:
    /// Errors: unknown model or card, inconsistent scenario (unless options.validate is off), more pipeline
    /// stages than layers.
    static Result<CompiledScenario> compile(const Scenario &scenario, const Catalog &catalog,
                                            const EstimateOptions &options = {});

    Evaluation evaluate(const Layout &layout) const noexcept;        ///< training, and models counted by samples
    Evaluation evaluate(const InferencePoint &point) const noexcept; ///< serving of language models
    /// The scenario's own layout, or its own serving point.
    Evaluation evaluate(const Scenario &at) const noexcept;

    /// Only the memory, or only the time of one step, of a training layout: what a search asks most often.
    /// Both 0 for other jobs; the time also 0 where a figure it needs is not published.
    double needBytes(const Layout &layout) const noexcept;
    double stepSeconds(const Layout &layout) const noexcept;

    /// Largest micro batch that fits with the headroom kept, everything else as in the layout; 0 = none.
    int maxMicroBatch(const Layout &layout) const noexcept;

    /// The whole answer for the scenario or one that differs from it in layout, batch, lengths or concurrency.
    Estimate estimate(const Scenario &at, const Catalog &catalog, const EstimateOptions &options) const;

    const Model &model() const { return m_model; }
    const Gpu &gpu() const { return m_gpu; }
    bool isServing() const { return std::holds_alternative<Serving>(m_job); }
    bool isSamples() const { return std::holds_alternative<Samples>(m_job); }

private:
    struct Training {
        TrainingMemoryJob memory;
        CompiledTrainingSpeed speed;
        PowerJob power;
    };
    struct Serving {
        InferenceJob job;
    };
    struct Samples {
        CompiledVision vision;
        VisionJob bytes; ///< memory is known without the figures that time needs
        PowerJob power;
    };

    CompiledScenario(const Scenario &scenario, Model model, const Gpu &gpu);

    Evaluation evaluateTraining(const Training &job, const Layout &layout) const noexcept;
    Evaluation evaluateServing(const Serving &job, const InferencePoint &point) const noexcept;
    Evaluation evaluateSamples(const Samples &job, int batch) const noexcept;
    void assembleTraining(Estimate &estimate, const Training &job, const Scenario &at, bool explanations) const;
    void assembleServing(Estimate &estimate, const Serving &job, const Scenario &at, bool explanations) const;
    void assembleSamples(Estimate &estimate, const Samples &job, const Scenario &at, bool explanations) const;
    Verdict verdictOf(double needBytes) const noexcept;
    Verdict samplesVerdict(const Samples &job, double needBytes) const noexcept;
    static void setPower(Evaluation &result, const PowerEstimate &power) noexcept
    {
        result.gpuWatts = power.gpuWatts;
        result.nodeWatts = power.nodeWatts;
    }

    Model m_model;
    Gpu m_gpu;
    Cluster m_cluster;
    bool m_hasBoardPower = false; ///< a power limit is published or set
    double m_usable = 0;          ///< bytes, 0 = not published
    double m_headroom = 0.2;
    std::variant<Training, Serving, Samples> m_job;
};

/// Notes, assumptions and warnings about a scenario on a card that the numbers alone do not show.
QVector<Issue> scenarioIssues(const Scenario &scenario, const Model &model, const Gpu &gpu, const Estimate &estimate);

} // namespace xuanka
