// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/background_estimates.h"

#include "plan/staves.h"
#include "ui/charts/background_thread.h"

#include "scenario/scenario_json.h"

namespace xuanka::ui
{

namespace
{

BackgroundEstimates::Answer evaluateScenario(const Scenario &scenario, const Catalog &catalog)
{
    if (validate(scenario))
        return std::nullopt;
    auto answer = estimate(scenario, catalog, {.explanations = false});
    if (!answer)
        return std::nullopt;
    Estimate made = std::move(answer).value();
    completeStaves(made, scenario, catalog);
    return made;
}

} // namespace

BackgroundEstimates::BackgroundEstimates(QObject *parent, Evaluate evaluate)
    : QObject(parent), m_evaluate(evaluate ? std::move(evaluate) : Evaluate(evaluateScenario))
{
    m_pool.setMaxThreadCount(1);
}

BackgroundEstimates::~BackgroundEstimates()
{
    cancel();
    m_pool.waitForDone();
}

void BackgroundEstimates::cancel()
{
    m_stop.request_stop();
    ++m_generation;
    m_pool.clear();
}

void BackgroundEstimates::request(const QVector<Scenario> &scenarios, std::shared_ptr<const Catalog> catalog)
{
    cancel();
    m_stop = std::stop_source();
    const quint64 generation = m_generation;
    m_pool.start([this, scenarios, catalog = std::move(catalog), generation, stop = m_stop.get_token()] {
        giveWayToWindow();
        QVector<Answer> answers;
        for (const Scenario &scenario : scenarios) {
            if (stop.stop_requested())
                return;
            answers << m_evaluate(scenario, *catalog);
        }
        // the destructor waits for the pool, and events to a dead object are dropped
        QMetaObject::invokeMethod(
            this,
            [this, answers, generation] {
                if (generation == m_generation)
                    Q_EMIT finished(answers);
            },
            Qt::QueuedConnection);
    });
}

} // namespace xuanka::ui
