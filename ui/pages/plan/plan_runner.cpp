// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/plan/plan_runner.h"

#include "ui/charts/background_thread.h"

#include <algorithm>
#include <thread>

namespace xuanka::ui
{

PlanRunner::PlanRunner(PriceOf priceOf, QObject *parent) : QObject(parent), m_priceOf(std::move(priceOf))
{
    m_pool.setMaxThreadCount(1); // the planner brings its own threads
}

PlanRunner::~PlanRunner()
{
    m_stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void PlanRunner::setRunning(bool running)
{
    if (running == m_running)
        return;
    m_running = running;
    Q_EMIT runningChanged();
}

void PlanRunner::cancel()
{
    m_stop.request_stop();
    ++m_generation;
    m_pool.clear();
    setRunning(false);
}

void PlanRunner::request(const PlanRequirements &requirements, std::shared_ptr<const Catalog> catalog)
{
    m_stop.request_stop();
    m_pool.clear();
    m_stop = std::stop_source();
    const quint64 generation = ++m_generation;
    setRunning(true);
    // the destructor waits for the pool, and events to a dead object are dropped
    const auto report = [this, generation](auto tell) {
        QMetaObject::invokeMethod(
            this,
            [this, generation, tell] {
                if (generation == m_generation)
                    tell();
            },
            Qt::QueuedConnection);
    };
    m_pool.start([this, requirements, catalog = std::move(catalog), stop = m_stop.get_token(), report] {
        giveWayToWindow();
        PlanOptions options;
        options.priceOf = m_priceOf;
        options.stop = stop;
        options.threads = std::max(1, int(std::thread::hardware_concurrency()) - 1); // the window keeps a core
        options.progress = [&](const PlanProgress &progress) {
            report([this, progress] { Q_EMIT progressed(progress); });
        };
        options.firstFronts = [&](const QVector<PlanPoint> &front) {
            report([this, front] { Q_EMIT frontFound(front); });
        };
        auto outcome = std::make_shared<PlanOutcome>();
        outcome->requirements = requirements;
        Result<PlanAnswer> answer = plan(requirements, *catalog, options);
        if (!answer) {
            outcome->error = answer.error();
        } else {
            outcome->answer = std::move(answer).value();
            options.progress = nullptr;
            options.firstFronts = nullptr;
            outcome->commentary = commentOn(requirements, *catalog, outcome->answer, options);
        }
        if (stop.stop_requested())
            return;
        report([this, outcome] {
            setRunning(false);
            Q_EMIT finished(outcome);
        });
    });
}

} // namespace xuanka::ui
