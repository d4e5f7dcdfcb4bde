// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "estimate/engine.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace xuanka::ui
{

/// Estimates of a few scenarios beside the one on screen ('what if', pinned ones), worked out off the GUI thread. A new
/// request stops the one before; only the answer to the newest is reported.
class BackgroundEstimates : public QObject
{
    Q_OBJECT
public:
    using Answer = std::optional<Estimate>; ///< nullopt: the scenario cannot be evaluated
    using Evaluate = std::function<Answer(const Scenario &, const Catalog &)>;

    explicit BackgroundEstimates(QObject *parent = nullptr, Evaluate evaluate = {});
    ~BackgroundEstimates() override;

    void request(const QVector<Scenario> &scenarios, std::shared_ptr<const Catalog> catalog);
    void cancel(); ///< nothing is reported any more

Q_SIGNALS:
    /// In the order of the request.
    void finished(const QVector<xuanka::ui::BackgroundEstimates::Answer> &answers);

private:
    Evaluate m_evaluate;
    QThreadPool m_pool;
    std::stop_source m_stop;
    quint64 m_generation = 0;
};

} // namespace xuanka::ui
