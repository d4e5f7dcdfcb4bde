// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/inference_intervals.h"

namespace xuanka
{

/// The answer for a serving scenario except its power: memory, time, staves, issues and, if asked for,
/// explanations. TimeEstimate::step is one generation step. Precondition: model.transformer.
Estimate estimateInference(const Scenario &scenario, const Model &model, const Gpu &gpu,
                           const InferenceConstants &constants, const InferenceIntervals &intervals,
                           bool explanations = true);

/// The same from terms already evaluated (sweeps compile once per card). `job` must come from this scenario.
Estimate inferenceEstimate(const Scenario &scenario, const Model &model, const Gpu &gpu, const InferenceJob &job,
                           const InferencePoint &point, const InferenceTerms &terms,
                           const InferenceIntervals &intervals, bool explanations);

/// Bytes by part of the contract; their sum is InferenceMemoryTerms::total.
MemoryParts inferenceParts(const InferenceMemoryTerms &terms);

/// What limits serving, least headroom first: memory, its bandwidth, arithmetic, the link between ranks.
QVector<Bottleneck> inferenceBottlenecks(const InferenceJob &job, const InferencePoint &point,
                                         const InferenceTerms &terms);

/// Assumptions and warnings of this answer.
QVector<Issue> inferenceIssues(const Scenario &scenario, const Model &model, const Gpu &gpu, const InferenceJob &job,
                               const InferencePoint &point, const InferenceTerms &terms);

} // namespace xuanka
