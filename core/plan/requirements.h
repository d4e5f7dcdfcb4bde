// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <QByteArray>
#include <QStringList>
#include <QVector>

namespace xuanka
{

/// One piece of work the cards must do. What the search decides (cards, degrees, and every batch setting that is
/// not pinned) is overwritten in `base`; the rest of it is the job.
struct PlanJob {
    Scenario base;
    double tokens = 0; ///< length of the run: tokens, images for vision models; 0 = a service that runs all the time
    bool tokensAssumed = false; ///< no length was stated for a training run
    bool frameworkPinned = false, recomputePinned = false, microBatchPinned = false;

    bool isService() const { return !isTraining(base.workload.task) && tokens <= 0; }
    bool operator==(const PlanJob &) const = default;
};

enum class PlanCooling : std::uint8_t { Any, Air, Liquid };

/// Which cards may be used. Empty lists allow all. Cards named in `gpus` are taken whatever the other filters say.
struct PlanAllow {
    QStringList gpus, vendors, segments;
    bool exportRestricted = false; ///< also cards that need a US export licence for China
    bool secondHand = false;       ///< also cards that are only found used, repurposed or out of production
    PlanCooling cooling = PlanCooling::Any;
    bool operator==(const PlanAllow &) const = default;
};

/// Limits; 0 = none unless said.
struct PlanLimits {
    int minGpus = 1;
    int maxGpus = 64;       ///< 0 in the file means kMostPlanGpus
    double maxHours = 0;    ///< the whole list of jobs
    double budgetYuan = 0;  ///< the whole list of jobs
    double rackWatts = 0;   ///< one server must stay below it
    double headroom = 0.25; ///< share of usable memory kept free
    double fitProbability = 0.9;
    double networkGbitS = 0;    ///< network of one server; 0 = usual for the kind of server
    double maxTokenSeconds = 0; ///< services: time per output token of one user
    bool operator==(const PlanLimits &) const = default;
};

enum class PlanPreference : std::uint8_t { Cost, Time, Power };

struct PlanRequirements {
    QVector<PlanJob> jobs;
    PlanAllow allow;
    PlanLimits limits;
    PlanPreference prefer = PlanPreference::Cost;
    bool operator==(const PlanRequirements &) const = default;
};

inline constexpr int kMostPlanGpus = 1024;
inline constexpr int kMostPlanJobs = 16;
inline constexpr qsizetype kMaxRequirementsBytes = 4 * 1024 * 1024;

QLatin1String toWord(PlanPreference preference);
QLatin1String toWord(PlanCooling cooling);

/// Reads a requirements file (docs/method-plan.md, "asking"). A job's `model` and `workload` are those of a scenario
/// file and are read by the same reader. Errors name the JSON path; unknown cards, vendors and segments are errors.
Result<PlanRequirements> planRequirementsFromJson(const QByteArray &bytes, const Catalog &catalog,
                                                  const QString &fileName = {});
/// The job a scenario poses, everything the search decides left open.
PlanJob planJobOf(const Scenario &scenario);

} // namespace xuanka
