// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan_json.h"

#include <QObject>
#include <QThreadPool>

#include <memory>
#include <stop_token>

namespace xuanka::ui
{

/// What one run of the planner brought: the answer and what is said beside it.
struct PlanOutcome {
    PlanRequirements requirements;
    PlanAnswer answer;
    PlanCommentary commentary;
    std::optional<Error> error; ///< the rest is then empty
};
using PlanOutcomePtr = std::shared_ptr<const PlanOutcome>;

/// Runs the planner off the GUI thread. A new request stops the one before; only the newest is reported.
class PlanRunner : public QObject
{
    Q_OBJECT
public:
    explicit PlanRunner(PriceOf priceOf, QObject *parent = nullptr);
    ~PlanRunner() override;

    void request(const PlanRequirements &requirements, std::shared_ptr<const Catalog> catalog);
    void cancel(); ///< nothing more is reported of what runs
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    void progressed(const xuanka::PlanProgress &progress);
    void frontFound(const QVector<xuanka::PlanPoint> &front); ///< so far, while the search goes on
    void finished(const xuanka::ui::PlanOutcomePtr &outcome);
    void runningChanged();

private:
    void setRunning(bool running);

    PriceOf m_priceOf;
    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_generation = 0;
    bool m_running = false;
};

} // namespace xuanka::ui
