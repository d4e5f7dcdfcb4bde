// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/generation_race.h"
#include "plan/plan.h"
#include "plan/rules.h"
#include "plan/sensitivity.h"

#include <QJsonObject>

#include <functional>

namespace xuanka
{

/// What is said beside the front and the ranking.
struct PlanCommentary {
    QVector<RuleVerdict> rules;
    QVector<Bottleneck> staves; ///< of the first ranked configuration
    QVector<SensitivityRow> sensitivity;
    std::optional<GenerationRace> race;
};
/// Rules, staves, sensitivity and the race of generations for the first of the ranked list.
PlanCommentary commentOn(const PlanRequirements &requirements, const Catalog &catalog, const PlanAnswer &answer,
                         const PlanOptions &options);
/// Staves of one point's hungriest job.
QVector<Bottleneck> stavesOf(const PlanPoint &point, const PlanRequirements &requirements, const Catalog &catalog);

/// Words for the public form, from those who have them (report/plan_texts).
struct PlanWords {
    std::function<QString(const PlanReason &)> reason;
    std::function<QString(const QString &ruleId)> rule, advice;
};

/// The public form (docs/interfaces.md, `plan`): every reason as its key and values, and in words.
QJsonObject planToJson(const PlanAnswer &answer, const PlanCommentary &commentary, const PlanWords &words);

} // namespace xuanka
