// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/builder.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace xuanka::ui
{

class ReportPainter;

/// What a report is made from; a copy, so that it can be made in a thread.
struct ReportRequest {
    Scenario scenario;
    std::shared_ptr<const Catalog> catalog;
    Language language = Language::English;
    report::ReportOptions options;
    bool operator==(const ReportRequest &) const = default;
};

/// A report ready to be shown, printed or written.
struct PreparedReport {
    ReportRequest request;
    std::optional<Error> error; ///< the scenario cannot be answered; the rest is then empty
    report::Document document;
    std::shared_ptr<const ReportPainter> painter;
};
using PreparedReportPtr = std::shared_ptr<const PreparedReport>;

/// Makes reports in the background: one at a time, the last request wins, quick changes are taken together.
class ReportMaker : public QObject
{
    Q_OBJECT
public:
    explicit ReportMaker(QObject *parent = nullptr);
    ~ReportMaker() override;

    void request(const ReportRequest &request); ///< same request as the one at hand: nothing happens
    void waitUntilReady();                      ///< blocks; pictures, tests and export
    bool busy() const;

    /// The work itself: pure, any thread.
    static PreparedReportPtr make(const ReportRequest &request);

Q_SIGNALS:
    void ready(const xuanka::ui::PreparedReportPtr &report);

private:
    void start();
    void finish();

    std::optional<ReportRequest> m_wanted;  ///< not started yet
    std::optional<ReportRequest> m_current; ///< running or done
    QFutureWatcher<PreparedReportPtr> m_watcher;
    QTimer m_delay;
    bool m_running = false; ///< started, answer not taken yet
};

} // namespace xuanka::ui
