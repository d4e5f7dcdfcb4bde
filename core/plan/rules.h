// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan.h"

namespace xuanka
{

/// A rule of the trade beside the computed answer. Sentence, condition and advice are words of
/// core/report/plan_texts under the id.
struct RuleVerdict {
    QString id;                 ///< "S14-full-13b" …; the requirement of product.md it comes from leads
    std::optional<bool> agrees; ///< with the computed answer; nullopt = the numbers cannot say
    QVector<PlanReason> why;    ///< the numbers behind it
};

/// Every rule whose condition the requirements meet, judged by the answer and by estimates of its own.
QVector<RuleVerdict> judgeRules(const PlanRequirements &requirements, const Catalog &catalog, const PlanAnswer &answer,
                                const PlanOptions &options);

/// Ids of all rules, in the order they are shown.
QStringList ruleIds();

} // namespace xuanka
