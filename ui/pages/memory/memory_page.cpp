// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/memory/memory_page.h"

#include "report/charts.h"
#include "report/explanation_text.h"
#include "report/format.h"
#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/common/background_estimates.h"
#include "ui/pages/common/facts.h"
#include "ui/pages/common/sheet.h"
#include "ui/pages/common/side_column.h"
#include "ui/pages/common/table_view.h"
#include "ui/pages/common/why_card.h"
#include "ui/shell/workbench.h"
#include "ui/theme/label.h"

#include <QBoxLayout>

#include <algorithm>
#include <cmath>

namespace xuanka::ui
{

namespace
{

/// A change that saves less than this share of the total is not worth a line.
constexpr double kWorthwhile = 0.005;

double groupBytes(const MemoryParts &parts, const report::MemoryGroup &group)
{
    double bytes = 0;
    for (const QString &part : group.parts)
        bytes += report::memoryPart(parts, part);
    return bytes;
}

/// Quantities that explain a segment; serving engines split their workspace and bound the cache.
QStringList explainedBy(const report::MemoryGroup &group)
{
    QStringList keys = group.parts;
    if (keys.contains(QLatin1String("workspace")))
        keys << QStringLiteral("non_torch") << QStringLiteral("graphs") << QStringLiteral("process");
    if (keys.contains(QLatin1String("kv_cache")))
        keys << QStringLiteral("max_concurrency");
    return keys;
}

Interval relativeTo(const Interval &interval, double value)
{
    return value > 0 ? Interval{interval.low / value, interval.high / value} : Interval{1, 1};
}

double secondsPerToken(const TimeEstimate &time)
{
    const double rate = time.tokensPerSecond > 0 ? time.tokensPerSecond : time.samplesPerSecond;
    return time.available && rate > 0 ? 1 / rate : 0;
}

} // namespace

MemoryPage::MemoryPage(Workbench *workbench, QWidget *parent)
    : Page(workbench, parent), m_chartPanel(new Sheet(this)), m_heading(new Label(TextRole::Heading, m_chartPanel)),
      m_hint(new Label(TextRole::Secondary, m_chartPanel)), m_chart(new ChartView(m_chartPanel)),
      m_side(new SideColumn(this)), m_sideHeading(new Label(TextRole::Heading, m_side)), m_table(new TableView(m_side)),
      m_facts(new Facts(m_side)), m_advice(new Label(TextRole::Secondary, m_side)), m_why(new WhyCard(m_side)),
      m_background(new BackgroundEstimates(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(m_chartPanel, 2);
    layout->addWidget(m_side, 1);
    m_chart->setTitleShown(false);
    m_hint->setWordWrap(true);
    m_chartPanel->body()->addWidget(m_heading);
    m_chartPanel->body()->addWidget(m_hint);
    m_chartPanel->body()->addWidget(m_chart, 1);

    m_advice->setWordWrap(true);
    QVBoxLayout *column = m_side->column();
    column->addWidget(m_sideHeading);
    column->addWidget(m_table);
    column->addWidget(m_why);
    column->addWidget(m_facts);
    column->addWidget(m_advice);
    column->addStretch(1);

    connect(m_chart, &ChartView::segmentClicked, this,
            [this](int, const QString &, const QString &key) { choosePart(key); });
    connect(m_chart, &ChartView::categoryClicked, this, &MemoryPage::chooseBatch);
    connect(m_table, &TableView::rowChosen, this, &MemoryPage::choosePart);
    connect(m_background, &BackgroundEstimates::finished, this, [this](const auto &answers) {
        m_answers = answers;
        showWhatIf();
    });
    connect(m_why, &WhyCard::adviceChosen, this, [this](int id) {
        if (id >= 0 && id < m_whatIfs.size())
            this->workbench()->edit(*m_whatIfs[id].parameter, m_whatIfs[id].value);
    });
    retranslate();
}

MemoryPage::~MemoryPage() = default;

QString MemoryPage::pageTitle() const { return tr("Memory"); }

void MemoryPage::setResults(const ResultsPtr &results)
{
    m_results = results;
    refresh();
}

void MemoryPage::retranslate()
{
    m_hint->setText(tr("Click a colour for its formula, a bar to choose that batch. What does not fit is pale."));
    refresh();
}

void MemoryPage::applyTheme()
{
    const Theme &theme = currentTheme();
    m_chartPanel->applyTheme();
    m_side->applyTheme();
    m_table->applyTheme();
    m_why->applyTheme();
    m_chart->setTheme(theme);
    refresh();
}

void MemoryPage::refresh()
{
    const bool answered = m_results && !m_results->error;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_sideHeading, m_table, m_facts, m_advice, m_why})
        widget->setVisible(answered);
    showChart();
    if (!answered) {
        m_background->cancel();
        return;
    }
    showComposition();
    showFacts();
    showWhy();
    askWhatIf();
}

void MemoryPage::showChart()
{
    report::Chart chart;
    if (m_results && !m_results->error) {
        chart = report::memoryChart(m_results->batchSweep, m_results->scenario, *m_results->catalog,
                                    workbench()->phrases());
    } else {
        chart.kind = report::Chart::Kind::StackedBars;
        chart.emptyText = m_results ? workbench()->phrases().error(*m_results->error) : QString();
    }
    m_heading->setText(chart.title.isEmpty() ? pageTitle() : chart.title);
    m_chart->setChart(chart);
}

/// The part the reader chose, as long as it has a share; else the largest.
QString MemoryPage::chosenPart() const
{
    const MemoryParts &parts = m_results->estimate.memory.perGpu;
    QString largest;
    double most = 0;
    for (const report::MemoryGroup &group : report::memoryGroups(workbench()->phrases())) {
        const double bytes = groupBytes(parts, group);
        if (bytes > 0 && group.colorKey == m_part)
            return m_part;
        if (bytes > most) {
            most = bytes;
            largest = group.colorKey;
        }
    }
    return largest;
}

void MemoryPage::showComposition()
{
    const Phrases &phrases = workbench()->phrases();
    const Format format(phrases);
    const Theme &theme = currentTheme();
    const MemoryParts &parts = m_results->estimate.memory.perGpu;
    const bool serving = m_results->scenario.workload.task == Task::Inference;
    const QString chosen = format.exact(report::axisValue(m_results->scenario));
    m_sideHeading->setText(serving ? tr("Composition at %1 requests").arg(chosen)
                                   : tr("Composition at micro batch %1").arg(chosen));
    report::Table table;
    table.caption = m_sideHeading->text();
    table.header << tr("Part") << QStringLiteral("GiB") << QStringLiteral("%");
    table.rightAligned = {false, true, true};
    QVector<TableModel::Row> rows;
    const double total = parts.total();
    for (const report::MemoryGroup &group : report::memoryGroups(phrases)) {
        const double bytes = groupBytes(parts, group);
        if (!(bytes > 0))
            continue;
        table.rows << QStringList{group.name, format.gibValue(bytes), format.number(std::round(100 * bytes / total))};
        rows << TableModel::Row{group.colorKey, seriesColor(group.colorKey, theme)};
    }
    table.emphasisedRow = int(table.rows.size());
    table.rows << QStringList{tr("Total"), format.gibValue(total), QString()};
    rows << TableModel::Row{};
    m_table->setTable(table, rows);
}

void MemoryPage::showFacts()
{
    const Phrases &phrases = workbench()->phrases();
    const Format format(phrases);
    const MemoryEstimate &memory = m_results->estimate.memory;
    const bool serving = m_results->scenario.workload.task == Task::Inference;
    QVector<QPair<QString, QString>> facts;
    if (memory.capacityBytes > 0) {
        facts << qMakePair(tr("Usable on this card"), format.gib(memory.capacityBytes));
        facts << qMakePair(tr("Probability that it fits"), format.probability(memory.fitProbability));
    } else {
        facts << qMakePair(tr("Usable on this card"), format.notPublished());
    }
    facts << qMakePair(tr("90 % interval"), format.plusMinus(relativeTo(memory.intervalBytes, memory.totalBytes)));
    const int largest = serving ? memory.maxConcurrency : memory.maxMicroBatch;
    facts << qMakePair(serving ? tr("Most requests at once") : tr("Largest micro batch with headroom"),
                       largest > 0 ? format.exact(largest) : tr("none"));
    facts << qMakePair(tr("Recommended memory per card"),
                       memory.recommendedTierBytes > 0
                           ? tr("%1 GB or more").arg(format.number(memory.recommendedTierBytes / 1e9))
                           : tr("more than any card has"));
    if (memory.ruleOfThumbBytes[1] > 0)
        facts << qMakePair(tr("Rule of thumb, whole job"), format.gib(memory.ruleOfThumbBytes[1]));
    facts << qMakePair(tr("Highest at"), phrases.phase(memory.phase));
    m_facts->setFacts(facts);
    QString advice;
    switch (memory.phase) {
    case PeakPhase::Forward:
        advice =
            tr("The end of the forward pass decides: logits and saved activations. A chunked loss, recomputation or "
               "a smaller micro batch lowers it.");
        break;
    case PeakPhase::Backward:
        advice = tr("The start of the backward pass decides: activations beside the gradients of the logits. "
                    "Recomputation, a fused loss or a smaller micro batch lowers it.");
        break;
    case PeakPhase::BackwardEnd:
        advice =
            tr("The end of the backward pass decides: gradients beside weights and optimizer states. Sharding or an "
               "8-bit optimizer lowers it, a smaller batch hardly does.");
        break;
    case PeakPhase::OptimizerStep:
        advice =
            tr("The optimizer step decides: its temporary copies. A fused or 8-bit optimizer, sharding or offloading "
               "lowers it, a smaller batch does not.");
        break;
    case PeakPhase::Serving:
        advice =
            tr("Weights are fixed, the KV cache grows with every request and token: fewer requests, shorter contexts "
               "or an 8-bit cache lower it.");
        break;
    }
    if (!memory.groupHasMeasurements)
        advice = tr("%1 No measurements of this kind of job exist, so the interval is wide.").arg(advice);
    m_advice->setText(advice);
}

void MemoryPage::showWhy()
{
    const Phrases &phrases = workbench()->phrases();
    const QString part = chosenPart();
    QVector<Explanation> explanations;
    for (const report::MemoryGroup &group : report::memoryGroups(phrases)) {
        if (group.colorKey != part)
            continue;
        for (const QString &key : explainedBy(group)) {
            if (const Explanation *why = report::findExplanation(m_results->estimate, QStringLiteral("memory.") + key))
                explanations << *why;
        }
    }
    m_why->setHint(tr("No formula is recorded for this part."));
    m_why->setExplanations(explanations, phrases);
    m_chart->setHighlight(part);
    m_table->selectKey(part);
}

void MemoryPage::choosePart(const QString &colorKey)
{
    m_part = colorKey;
    if (!m_results || m_results->error)
        return;
    showWhy();
    askWhatIf();
}

/// Clicking a bar is an edit like any other: undo takes it back.
void MemoryPage::chooseBatch(int category)
{
    const QStringList categories = m_chart->chart().categories;
    if (!m_results || m_results->error || category < 0 || category >= categories.size())
        return;
    const QVector<SweepPoint> points =
        report::pointsOfCard(m_results->batchSweep, m_results->gpus.value(0, m_results->scenario.cluster.gpu));
    const bool serving = m_results->scenario.workload.task == Task::Inference;
    const Parameter *parameter = findParameter(serving ? QLatin1String("concurrency") : QLatin1String("micro_batch"));
    if (parameter && category < points.size())
        workbench()->edit(*parameter, int(points[category].value));
}

void MemoryPage::askWhatIf()
{
    m_answers.clear();
    m_whatIfs = whatIfs(m_results->scenario, chosenPart());
    if (m_whatIfs.isEmpty()) {
        m_background->cancel();
        showWhatIf();
        return;
    }
    QVector<Scenario> scenarios;
    for (const WhatIf &option : std::as_const(m_whatIfs))
        scenarios << option.scenario;
    m_background->request(scenarios, m_results->catalog);
}

void MemoryPage::showWhatIf()
{
    const Phrases &phrases = workbench()->phrases();
    const Format format(phrases);
    const Estimate &now = m_results->estimate;
    QVector<WhyCard::Advice> advice;
    for (int i = 0; i < m_whatIfs.size() && i < m_answers.size(); ++i) {
        if (!m_answers[i])
            continue;
        const double saved = now.memory.totalBytes - m_answers[i]->memory.totalBytes;
        if (saved < kWorthwhile * now.memory.totalBytes)
            continue;
        const QString label = m_whatIfs[i].label(*m_results->catalog, phrases);
        const double before = secondsPerToken(now.time), after = secondsPerToken(m_answers[i]->time);
        if (before > 0 && after > 0) {
            const double percent = std::round(100 * (after / before - 1));
            const QString slower = (percent > 0 ? QStringLiteral("+") : QString()) + format.number(percent);
            advice << WhyCard::Advice{tr("%1  →  −%2, time %3 %").arg(label, format.gib(saved), slower), i};
        } else {
            advice << WhyCard::Advice{tr("%1  →  −%2").arg(label, format.gib(saved)), i};
        }
    }
    m_why->setAdvice(tr("What would shrink it"), advice);
}

} // namespace xuanka::ui
