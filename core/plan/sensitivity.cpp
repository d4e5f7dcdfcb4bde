// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/sensitivity.h"

#include "plan/plan_constants.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka
{

namespace
{

constexpr int kTokensStep = 128; ///< lengths are moved in steps kernels like

/// The job with one input moved; returns the factor it really moved by.
double move(SensitivityInput input, double factor, int gpus, PlanJob &job)
{
    Workload &work = job.base.workload;
    if (input == SensitivityInput::Sequence) {
        if (!isTraining(work.task)) {
            const int before = work.inference.promptTokens;
            work.inference.promptTokens = std::max(1, int(std::lround(before * factor)));
            return double(work.inference.promptTokens) / before;
        }
        const int before = work.sequenceLength;
        work.sequenceLength = std::max(kTokensStep, int(std::lround(before * factor / kTokensStep)) * kTokensStep);
        return double(work.sequenceLength) / before;
    }
    if (!isTraining(work.task)) {
        const int before = work.inference.concurrency;
        work.inference.concurrency = std::max(1, int(std::lround(before * factor)));
        return double(work.inference.concurrency) / before;
    }
    // a batch that the cards can share out
    const int before = work.globalBatch;
    const int unit = before % gpus == 0 ? gpus : 1;
    work.globalBatch = std::max(unit, int(std::lround(before * factor / unit)) * unit);
    if (work.globalBatch == before) // the cards are many: one sequence more or less for each
        work.globalBatch = std::max(unit, factor > 1 ? before + unit : before - unit);
    return double(work.globalBatch) / before;
}

SensitivityRow::Side searched(SensitivityInput input, double factor, const PlanPoint &point,
                              const PlanRequirements &requirements, const Catalog &catalog, PlanOptions options)
{
    PlanRequirements moved = requirements;
    SensitivityRow::Side side;
    for (PlanJob &job : moved.jobs)
        side.factor = move(input, factor, point.gpus(), job);
    moved.allow = {};
    moved.allow.gpus = {point.gpuId};
    moved.limits.minGpus = moved.limits.maxGpus = point.gpus();
    moved.limits.budgetYuan = moved.limits.rackWatts = moved.limits.maxTokenSeconds = 0;
    if (!point.service)
        moved.limits.maxHours = 0;
    options.explain = false;
    options.threads = 1;
    options.layoutsPerCluster = 1;
    options.progress = nullptr;
    options.firstFronts = nullptr;
    const Result<PlanAnswer> answer = plan(moved, catalog, options);
    side.fits = answer.ok() && !answer->ranked.isEmpty();
    if (side.fits) {
        const PlanPoint &best = answer->ranked.first();
        side.hours = best.hours;
        if (best.service)
            side.tokenSeconds = best.tokenSeconds;
        side.costYuan = best.costYuan;
    }
    return side;
}

SensitivityRow::Side computed(SensitivityInput input, double factor, const PlanPoint &point,
                              const RaceAssumptions &assumptions)
{
    SensitivityRow::Side side;
    side.factor = factor;
    side.hours = point.hours;
    side.costYuan = point.costYuan;
    if (point.service)
        side.tokenSeconds = input == SensitivityInput::Efficiency ? point.tokenSeconds / factor : point.tokenSeconds;
    if (input == SensitivityInput::Efficiency && !point.service) {
        side.hours = point.hours / factor;
        if (side.costYuan)
            *side.costYuan /= factor;
    } else if (input == SensitivityInput::CardPrice && side.costYuan) {
        *side.costYuan *= factor;
    } else if (input == SensitivityInput::PowerPrice && side.costYuan) {
        const double energy = point.energyKwh.value_or(0) * assumptions.facilityFactor * assumptions.energyYuanPerKwh;
        *side.costYuan += (factor - 1) * energy;
    }
    return side;
}

} // namespace

QLatin1String toWord(SensitivityInput input)
{
    constexpr std::array<const char *, 5> words{"sequence", "batch", "card_price", "power_price", "efficiency"};
    return QLatin1String(words[std::size_t(input)]);
}

QVector<SensitivityRow> sensitivityOf(const PlanPoint &point, const PlanRequirements &requirements,
                                      const Catalog &catalog, const PlanOptions &options,
                                      const RaceAssumptions &assumptions)
{
    const double step = planConstants().sensitivityStep;
    QVector<SensitivityRow> rows;
    for (const SensitivityInput input :
         {SensitivityInput::Sequence, SensitivityInput::Batch, SensitivityInput::CardPrice,
          SensitivityInput::PowerPrice, SensitivityInput::Efficiency}) {
        const bool search = input == SensitivityInput::Sequence || input == SensitivityInput::Batch;
        const auto side = [&](double factor) {
            return search ? searched(input, factor, point, requirements, catalog, options)
                          : computed(input, factor, point, assumptions);
        };
        rows.append({input, side(1 - step), side(1 + step)});
    }
    return rows;
}

} // namespace xuanka
