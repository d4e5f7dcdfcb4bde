// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/engine.h"

#include "estimate/compiled_scenario.h"

namespace xuanka
{

namespace
{

/// Says so when half as many cards would do the job faster: splitting every layer over slow links can cost more
/// than the further cards bring.
void compareWithHalf(const Scenario &scenario, const Catalog &catalog, const EstimateOptions &options,
                     Estimate &estimate)
{
    const int gpus = scenario.cluster.gpus();
    if (gpus < 2 || gpus % 2 != 0 || !estimate.time.available)
        return;
    const Scenario half = withAxis(scenario, SweepAxis::Gpus, gpus / 2);
    const Result<CompiledScenario> compiled = CompiledScenario::compile(half, catalog, options);
    if (!compiled)
        return;
    const Evaluation fewer = compiled->evaluate(half);
    const double rate = fewer.tokensPerSecond > 0 ? fewer.tokensPerSecond : fewer.samplesPerSecond;
    const double whole =
        estimate.time.tokensPerSecond > 0 ? estimate.time.tokensPerSecond : estimate.time.samplesPerSecond;
    if (!fewer.timed || fewer.verdict == Verdict::DoesNotFit || rate <= whole)
        return;
    estimate.issues.prepend({QStringLiteral("fewer_cards_faster"),
                             Severity::Warning,
                             QStringLiteral("cluster.gpus_per_node"),
                             {QString::number(gpus / 2), QString::number(rate / whole, 'g', 3)}});
}

} // namespace

Result<Estimate> estimate(const Scenario &scenario, const Catalog &catalog, const EstimateOptions &options)
{
    const Result<CompiledScenario> compiled = CompiledScenario::compile(scenario, catalog, options);
    if (!compiled)
        return compiled.error();
    Estimate answer = compiled->estimate(scenario, catalog, options);
    if (options.explanations)
        compareWithHalf(scenario, catalog, options, answer);
    return answer;
}

} // namespace xuanka
