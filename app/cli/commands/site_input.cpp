// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/site_input.h"

#include "estimate/engine.h"

namespace xuanka::cli
{

SiteInputResult readSite(const Invocation &invocation, const char *usage)
{
    SiteInputResult result;
    const ScenarioInputResult read = readScenario(invocation, usage);
    result.status = read.status;
    if (read.status != kAnswered)
        return result;
    result.input = read.input;
    const ScenarioInput &input = result.input;
    const Result<Estimate> answer = estimate(input.scenario, *input.catalog, {false, true});
    if (!answer) {
        result.status = invocation.fail(inFile(answer.error(), input.file));
        return result;
    }
    result.estimate = *answer;
    // the estimate has already refused a card the catalogue does not know
    const Result<SiteAnswer> site = answerSite(input.scenario, result.gpu(), result.estimate);
    if (!site)
        result.status = invocation.fail(inFile(site.error(), input.file));
    else
        result.site = *site;
    return result;
}

} // namespace xuanka::cli
