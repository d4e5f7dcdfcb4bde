// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/plan/plan_view.h"

#include "report/charts.h"
#include "report/format.h"
#include "report/plan_texts.h"

#include <algorithm>

namespace xuanka::ui
{

namespace
{

bool same(const PlanPoint &a, const PlanPoint &b)
{
    return a.gpuId == b.gpuId && a.gpus() == b.gpus() && a.jobs.first().scenario == b.jobs.first().scenario;
}

} // namespace

PlanView::PlanView(const PlanOutcome &outcome, const Catalog &catalog, const Phrases &phrases)
    : m_catalog(&catalog), m_phrases(phrases)
{
    const PlanAnswer &answer = outcome.answer;
    const auto known = [this](const PlanPoint &point) {
        return std::any_of(m_entries.begin(), m_entries.end(),
                           [&](const Entry &entry) { return same(entry.point, point); });
    };
    const auto onFront = [&](const PlanPoint &point) {
        return std::any_of(answer.front.begin(), answer.front.end(),
                           [&](const PlanPoint &other) { return same(other, point); });
    };
    for (const PlanPoint &point : answer.ranked)
        m_entries.append({point, onFront(point), true});
    for (const PlanPoint &point : answer.front) {
        if (!known(point))
            m_entries.append({point, true, false});
    }
    const qsizetype explained = m_entries.size();
    for (const PlanPoint &point : answer.points) {
        const bool listed = std::any_of(m_entries.begin(), m_entries.begin() + explained,
                                        [&](const Entry &entry) { return same(entry.point, point); });
        if (!listed)
            m_entries.append({point, false, false});
    }
    finish();
}

PlanView::PlanView(const QVector<PlanPoint> &front, const Catalog &catalog, const Phrases &phrases)
    : m_catalog(&catalog), m_phrases(phrases)
{
    for (const PlanPoint &point : front)
        m_entries.append({point, true, true});
    finish();
}

void PlanView::finish()
{
    m_service = !m_entries.isEmpty() && m_entries.first().point.service;
    m_byCost = std::any_of(m_entries.begin(), m_entries.end(),
                           [](const Entry &entry) { return entry.point.costYuan.has_value(); });
}

double PlanView::timeValue(const PlanPoint &point) const
{
    return point.service ? point.tokenSecondsPessimistic : point.hoursPessimistic;
}

QString PlanView::nameOf(const PlanPoint &point) const
{
    return tr("%1 × %2").arg(point.gpus()).arg(report::cardName(*m_catalog, point.gpuId));
}

QString PlanView::detailOf(int entry) const
{
    if (entry < 0 || entry >= m_entries.size())
        return {};
    const PlanPoint &point = m_entries[entry].point;
    const Format format(m_phrases);
    return QStringList{nameOf(point), PlanTexts(m_phrases, *m_catalog).layout(point.jobs.at(point.hungriest)),
                       summaryOf(point), point.powerWatts ? format.watts(*point.powerWatts) : format.notPublished()}
        .join(QLatin1Char('\n'));
}

QString PlanView::summaryOf(const PlanPoint &point) const
{
    const Format format(m_phrases);
    const QString time =
        point.service ? tr("%1 per token, at worst %2")
                            .arg(format.seconds(point.tokenSeconds), format.seconds(point.tokenSecondsPessimistic))
                      : tr("%1 (%2 to %3)")
                            .arg(format.seconds(point.hours * 3600), format.seconds(point.hoursOptimistic * 3600),
                                 format.seconds(point.hoursPessimistic * 3600));
    const QString cost = point.costYuan ? tr("%1 (%2 to %3)")
                                              .arg(format.yuan(*point.costYuan), format.yuan(*point.costLowYuan),
                                                   format.yuan(*point.costHighYuan))
                                        : tr("price not published");
    return time + QStringLiteral(" · ") + cost;
}

QVector<FrontChart::Dot> PlanView::dots() const
{
    QVector<FrontChart::Dot> dots;
    for (int i = 0; i < m_entries.size(); ++i) {
        const PlanPoint &point = m_entries[i].point;
        FrontChart::Dot dot;
        dot.id = i;
        dot.front = m_entries[i].front;
        dot.x = timeValue(point);
        dot.y = m_byCost ? point.costHighYuan.value_or(0) : point.powerWatts.value_or(0);
        dot.size = point.powerWatts.value_or(0);
        if (dot.front)
            dot.name = nameOf(point);
        dots << dot;
    }
    return dots;
}

int PlanView::withoutPrice() const
{
    if (!m_byCost)
        return 0;
    return int(std::count_if(m_entries.begin(), m_entries.end(),
                             [](const Entry &entry) { return !entry.point.costHighYuan; }));
}

FrontChart::Axis PlanView::timeAxis() const
{
    const Format format(m_phrases);
    if (m_service)
        return {QString(), [format](double seconds) { return format.seconds(seconds); }, {}};
    // minutes, hours and days as people count them
    static const QVector<double> hours{1 / 60.0, 2 / 60.0, 5 / 60.0, 10 / 60.0, 20 / 60.0, 0.5,   1,    2,    5,
                                       10,       24,       48,       120,       240,       480,   720,  1440, 2400,
                                       4800,     9600,     24000,    48000,     96000,     2.4e5, 4.8e5};
    return {QString(), [format](double h) { return format.seconds(h * 3600); }, hours};
}

FrontChart::Axis PlanView::otherAxis() const
{
    const Format format(m_phrases);
    if (!m_byCost)
        return {QString(), [format](double watts) { return format.watts(watts); }, {}};
    return {QString(), [format](double yuan) { return format.yuan(yuan); }, {}};
}

report::Table PlanView::table() const
{
    const PlanTexts texts(m_phrases, *m_catalog);
    const Format format(m_phrases);
    report::Table table;
    table.caption = tr("Ranked configurations");
    table.header << tr("Configuration") << tr("Layout") << tr("Time") << tr("Cost") << tr("Power") << tr("Fits");
    table.rightAligned = {false, false, true, true, true, true};
    for (const Entry &entry : m_entries) {
        if (!entry.ranked)
            continue;
        const PlanPoint &point = entry.point;
        const JobChoice &job = point.jobs.at(point.hungriest);
        const Workload &work = job.scenario.workload;
        QString layout = texts.layout(job);
        if (isTraining(work.task)) {
            layout = tr("%1 · mb %2").arg(layout).arg(work.microBatch);
            if (work.recompute != Recompute::None)
                layout += tr(" · recompute");
        }
        table.rows << QStringList{nameOf(point),
                                  layout,
                                  point.service ? format.seconds(point.tokenSeconds)
                                                : format.seconds(point.hours * 3600),
                                  point.costYuan ? format.yuan(*point.costYuan) : tr("no price"),
                                  point.powerWatts ? format.watts(*point.powerWatts) : format.notPublished(),
                                  format.probability(point.fitProbability)};
    }
    return table;
}

report::Table PlanView::wholeTable() const
{
    const PlanTexts texts(m_phrases, *m_catalog);
    report::Table table;
    table.header << tr("Card") << tr("Cards") << tr("Cards per server") << tr("On the front") << tr("Program")
                 << tr("Layout") << tr("Micro batch") << tr("Recompute") << tr("Memory, GiB") << tr("Fits with")
                 << tr("Tokens per second") << tr("Hours") << tr("Hours, slow side") << tr("Seconds per token")
                 << tr("Cost, yuan") << tr("Cost, dear side") << tr("Peak power, W") << tr("Energy, kWh");
    const auto number = [](double value) { return QString::number(value, 'g', 6); };
    const auto optional = [&](const std::optional<double> &value) { return value ? number(*value) : QString(); };
    for (const Entry &entry : m_entries) {
        const PlanPoint &point = entry.point;
        const JobChoice &job = point.jobs.at(point.hungriest);
        const Workload &work = job.scenario.workload;
        const bool training = isTraining(work.task);
        table.rows << QStringList{report::cardName(*m_catalog, point.gpuId),
                                  QString::number(point.gpus()),
                                  QString::number(point.gpusPerNode),
                                  entry.front ? tr("yes") : tr("no"),
                                  toWord(work.framework),
                                  texts.layout(job),
                                  training ? QString::number(work.microBatch) : QString(),
                                  training ? QString(toWord(work.recompute)) : QString(),
                                  number(point.memoryBytes / 1073741824.0),
                                  number(point.fitProbability),
                                  number(job.tokensPerSecond),
                                  number(point.hours),
                                  number(point.hoursPessimistic),
                                  point.service ? number(point.tokenSeconds) : QString(),
                                  optional(point.costYuan),
                                  optional(point.costHighYuan),
                                  optional(point.powerWatts),
                                  optional(point.energyKwh)};
    }
    return table;
}

} // namespace xuanka::ui
