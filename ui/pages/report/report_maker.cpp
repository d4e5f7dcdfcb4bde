// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/report/report_maker.h"

#include "ui/print/report_painter.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

namespace xuanka::ui
{

namespace
{
constexpr int kDelayMs = 120; // typing a name asks once, not once per letter
}

ReportMaker::ReportMaker(QObject *parent) : QObject(parent)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &ReportMaker::start);
    connect(&m_watcher, &QFutureWatcher<PreparedReportPtr>::finished, this, &ReportMaker::finish);
}

ReportMaker::~ReportMaker() { m_watcher.waitForFinished(); }

bool ReportMaker::busy() const { return m_wanted.has_value() || m_running; }

void ReportMaker::request(const ReportRequest &request)
{
    const std::optional<ReportRequest> &last = m_wanted ? m_wanted : m_current;
    if (last && *last == request)
        return;
    const bool first = !m_current;
    m_wanted = request;
    if (first)
        start();
    else
        m_delay.start();
}

void ReportMaker::start()
{
    if (!m_wanted || m_running)
        return;
    m_running = true;
    m_current = std::move(m_wanted);
    m_wanted.reset();
    m_watcher.setFuture(QtConcurrent::run([request = *m_current] { return make(request); }));
}

void ReportMaker::finish()
{
    m_running = false;
    const PreparedReportPtr report = m_watcher.result();
    if (m_wanted)
        start(); // a newer request: this answer would only flicker by
    else
        Q_EMIT ready(report);
}

void ReportMaker::waitUntilReady()
{
    while (busy()) {
        m_delay.stop();
        start();
        m_watcher.waitForFinished();
        QCoreApplication::sendPostedEvents(&m_watcher); // the watcher tells of the end through an event
    }
}

PreparedReportPtr ReportMaker::make(const ReportRequest &request)
{
    auto prepared = std::make_shared<PreparedReport>();
    prepared->request = request;
    Result<report::Document> document =
        report::buildReport(request.scenario, *request.catalog, Phrases(request.language), request.options);
    if (!document) {
        prepared->error = document.error();
        return prepared;
    }
    prepared->document = std::move(document).value();
    prepared->painter = std::make_shared<ReportPainter>(prepared->document);
    return prepared;
}

} // namespace xuanka::ui
