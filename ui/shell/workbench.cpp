// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/workbench.h"

#include "ui/charts/background_thread.h"

#include "scenario/scenario_json.h"
#include "ui/shell/compute.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QThreadPool>
#include <QTimer>
#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace xuanka::ui
{

/// One edit of the scenario. Scenarios are small values, so a command keeps both states; commands of one drag
/// of one field merge into one.
class ScenarioCommand : public QUndoCommand
{
public:
    ScenarioCommand(Workbench *workbench, Scenario after, QString field, QString text, int gesture)
        : m_workbench(workbench), m_before(workbench->scenario()), m_after(std::move(after)), m_field(std::move(field)),
          m_gesture(gesture)
    {
        setText(text);
    }

    const QString &field() const { return m_field; }
    int id() const override { return m_gesture; }
    void undo() override { m_workbench->apply(m_before); }
    void redo() override { m_workbench->apply(m_after); }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const ScenarioCommand *>(other);
        if (next->m_field != m_field)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    Workbench *m_workbench;
    Scenario m_before;
    Scenario m_after;
    QString m_field; ///< key of the parameter, empty when several fields changed at once
    int m_gesture;   ///< -1 = never merges
};

namespace
{

constexpr int kShortestPauseMs = 16; // one frame
constexpr int kLongestPauseMs = 100; // later than this a person feels the delay

/// Number of data-parallel replicas is what the other degrees leave of the cards; asking for more of them
/// means asking for more servers.
void growClusterForData(Scenario &scenario)
{
    const Parallelism &p = scenario.parallelism;
    const qint64 needed = qint64(p.data) * p.tensor * p.pipeline * p.context;
    Cluster &cluster = scenario.cluster;
    if (needed < cluster.gpusPerNode) {
        cluster.gpusPerNode = int(needed);
        cluster.nodes = 1;
    } else if (needed % cluster.gpusPerNode == 0) {
        cluster.nodes = int(needed / cluster.gpusPerNode);
    }
}

bool changesDegrees(const Parameter &parameter)
{
    const QLatin1String path(parameter.path);
    return path.startsWith(QLatin1String("cluster.")) || path.startsWith(QLatin1String("parallelism.")) ||
           path == QLatin1String("workload.task");
}

} // namespace

/// Runs one job at a time and decides when the next may start: at once when idle, otherwise when the running
/// one has answered (so that a drag shows its intermediate answers), but never later than 100 ms.
class Workbench::Runner
{
public:
    Runner(Workbench *owner, Compute compute) : m_owner(owner), m_compute(std::move(compute))
    {
        m_pool.setMaxThreadCount(2); // a job told to stop may still be running when its successor starts
        m_timer.setSingleShot(true);
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, owner, [this] { start(); });
    }

    ~Runner()
    {
        m_stop.request_stop();
        m_pool.waitForDone();
    }

    bool busy() const { return m_running || m_pending; }

    void request()
    {
        m_pending = true;
        if (!m_running)
            startWithinFrame();
        else if (!m_timer.isActive())
            m_timer.start(remaining(kLongestPauseMs)); // a job slower than this is given up for the newer input
    }

private:
    int remaining(int pauseMs) const
    {
        return m_sinceStart.isValid() ? int(std::clamp<qint64>(pauseMs - m_sinceStart.elapsed(), 0, pauseMs)) : 0;
    }

    void startWithinFrame()
    {
        const int wait = remaining(kShortestPauseMs);
        if (wait == 0)
            start();
        else
            m_timer.start(wait);
    }

    void start()
    {
        m_timer.stop();
        m_stop.request_stop();
        m_stop = std::stop_source();
        m_pending = false;
        m_running = true;
        m_sinceStart.start();
        const quint64 generation = ++m_generation;
        const Scenario scenario = m_owner->scenario();
        m_pool.start([this, generation, scenario, catalog = m_owner->catalogPtr(), stop = m_stop.get_token()] {
            giveWayToWindow();
            ResultsPtr results = m_compute(scenario, catalog, generation, stop);
            // The owner outlives the pool (see the destructor), and events to a dead owner are dropped.
            QMetaObject::invokeMethod(
                m_owner, [this, generation, results] { finished(generation, results); }, Qt::QueuedConnection);
        });
    }

    void finished(quint64 generation, const ResultsPtr &results)
    {
        if (generation != m_generation)
            return; // stale: a newer job was started
        m_running = false;
        if (results)
            m_owner->accept(results);
        if (m_pending)
            startWithinFrame();
        else
            Q_EMIT m_owner->computingChanged();
    }

    Workbench *m_owner;
    Compute m_compute;
    QThreadPool m_pool;
    QTimer m_timer;
    QElapsedTimer m_sinceStart;
    std::stop_source m_stop;
    quint64 m_generation = 0;
    bool m_running = false;
    bool m_pending = false;
};

Workbench::Workbench(std::shared_ptr<const Catalog> catalog, QObject *parent, Compute compute)
    : QObject(parent), m_catalog(std::move(catalog)), m_phrases(systemLanguage()),
      m_runner(std::make_unique<Runner>(this, compute ? std::move(compute) : Compute(computeResults)))
{
}

Workbench::~Workbench()
{
    m_undo.disconnect(); // emptying the stack is news to nobody any more
}

bool Workbench::computing() const { return m_runner->busy(); }

void Workbench::setScenario(const Scenario &scenario)
{
    endDrag();
    m_undo.clear();
    apply(scenario);
}

void Workbench::edit(const Parameter &parameter, const QVariant &value, bool dragging)
{
    Scenario next = m_scenario;
    parameter.set(next, value);
    if (QLatin1String(parameter.key) == QLatin1String("data"))
        growClusterForData(next);
    if (changesDegrees(parameter))
        balanceDegrees(next);
    if (next == m_scenario)
        return;
    m_undo.push(new ScenarioCommand(this, next, QString::fromLatin1(parameter.key), {}, dragging ? m_gesture : -1));
}

void Workbench::endDrag() { ++m_gesture; }

void Workbench::editScenario(const Scenario &scenario, const QString &text)
{
    if (scenario == m_scenario)
        return;
    m_undo.push(new ScenarioCommand(this, scenario, {}, text, -1));
}

void Workbench::setPhrases(const Phrases &phrases)
{
    m_phrases = phrases;
    Q_EMIT phrasesChanged();
}

QString Workbench::labelOf(int commandIndex) const
{
    const auto *command = static_cast<const ScenarioCommand *>(m_undo.command(commandIndex));
    if (!command)
        return {};
    const QByteArray key = command->field().toLatin1();
    const Parameter *parameter = key.isEmpty() ? nullptr : findParameter(QLatin1String(key));
    return parameter ? m_phrases.parameterLabel(*parameter) : command->text();
}

QString Workbench::undoLabel() const { return labelOf(m_undo.index() - 1); }

QString Workbench::redoLabel() const { return labelOf(m_undo.index()); }

bool Workbench::pin(const Scenario &scenario)
{
    if (m_pinned.size() >= kMaxPinned)
        return false;
    m_pinned.append(scenario);
    Q_EMIT pinnedChanged();
    return true;
}

void Workbench::unpin(int index)
{
    if (index < 0 || index >= m_pinned.size())
        return;
    m_pinned.removeAt(index);
    Q_EMIT pinnedChanged();
}

void Workbench::setPinned(const QVector<Scenario> &scenarios)
{
    m_pinned = scenarios.mid(0, kMaxPinned);
    Q_EMIT pinnedChanged();
}

void Workbench::waitForResults()
{
    QEventLoop loop;
    connect(this, &Workbench::computingChanged, &loop, [this, &loop] {
        if (!computing())
            loop.quit();
    });
    if (computing())
        loop.exec();
}

void Workbench::apply(const Scenario &scenario)
{
    m_scenario = scenario;
    Q_EMIT scenarioChanged();
    recompute();
}

void Workbench::recompute()
{
    const bool wasBusy = computing();
    m_runner->request();
    if (!wasBusy)
        Q_EMIT computingChanged();
}

void Workbench::accept(const ResultsPtr &results)
{
    m_results = results;
    Q_EMIT resultsChanged(m_results);
}

} // namespace xuanka::ui
