// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/speed/speed_page.h"

#include "report/charts.h"
#include "report/format.h"
#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/common/page_texts.h"
#include "ui/shell/workbench.h"

#include <QBoxLayout>
#include <QTabBar>

#include <cmath>

namespace xuanka::ui
{

SpeedPage::SpeedPage(Workbench *workbench, QWidget *parent)
    : Page(workbench, parent), m_mainPanel(new Sheet(this)), m_stepPanel(new Sheet(this)),
      m_countPanel(new Sheet(this)), m_switch(new QTabBar(m_mainPanel)), m_main(new ChartView(m_mainPanel)),
      m_step(new ChartView(m_stepPanel)), m_count(new ChartView(m_countPanel)), m_side(new NumbersColumn(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(12);
    auto *left = new QVBoxLayout;
    left->setSpacing(12);
    auto *below = new QHBoxLayout;
    below->setSpacing(12);
    below->addWidget(m_stepPanel, 1);
    below->addWidget(m_countPanel, 1);
    left->addWidget(m_mainPanel, 11);
    left->addLayout(below, 9);
    layout->addLayout(left, 2);
    layout->addWidget(m_side, 1);

    m_switch->addTab(QString());
    m_switch->addTab(QString());
    m_switch->setDrawBase(false);
    m_switch->setExpanding(false);
    m_main->setTitleShown(false);
    m_mainPanel->body()->addWidget(m_switch, 0, Qt::AlignLeft);
    m_mainPanel->body()->addWidget(m_main, 1);
    m_stepPanel->body()->addWidget(m_step);
    m_countPanel->body()->addWidget(m_count);

    connect(m_switch, &QTabBar::currentChanged, this, &SpeedPage::showMainChart);
    connect(m_main, &ChartView::categoryClicked, this, &SpeedPage::chooseBatch);
    connect(m_count, &ChartView::categoryClicked, this, &SpeedPage::chooseCount);
    connect(m_step, &ChartView::segmentClicked, this, [this](int, const QString &, const QString &key) {
        m_side->choose(QStringLiteral("time.") + key); // "step.compute"
    });
    retranslate();
}

SpeedPage::~SpeedPage() = default;

QString SpeedPage::pageTitle() const { return tr("Speed"); }

bool SpeedPage::isServing() const { return m_results && m_results->scenario.workload.task == Task::Inference; }

void SpeedPage::setResults(const ResultsPtr &results)
{
    m_results = results;
    refresh();
}

void SpeedPage::retranslate()
{
    m_switch->setAccessibleName(tr("What the chart shows"));
    m_side->setTexts(tr("Figure"), tr("Value"), tr("No formula is recorded for this figure."));
    refresh();
}

void SpeedPage::applyTheme()
{
    for (Sheet *panel : {m_mainPanel, m_stepPanel, m_countPanel})
        panel->applyTheme();
    for (ChartView *chart : {m_main, m_step, m_count})
        chart->setTheme(currentTheme());
    m_switch->setFont(currentTheme().font(13, true));
    m_side->applyTheme();
    refresh();
}

void SpeedPage::refresh()
{
    m_switch->setTabText(0, tr("Throughput"));
    m_switch->setTabText(1, isServing() ? tr("Time per token") : tr("MFU"));
    m_side->setAnswered(isAnswered());
    m_stepPanel->setVisible(!isServing());
    showMainChart();
    showStep();
    showCounts();
    if (isAnswered()) {
        showNumbers();
        showCards();
        m_side->setRemarks(remarks());
    }
}

void SpeedPage::showMainChart()
{
    report::Chart chart;
    if (!isAnswered()) {
        chart.emptyText = m_results ? workbench()->phrases().error(*m_results->error) : QString();
        m_main->setChart(chart);
        return;
    }
    const Phrases &phrases = workbench()->phrases();
    const Results &r = *m_results;
    chart = report::throughputChart(r.batchSweep, r.scenario, *r.catalog, phrases);
    if (m_switch->currentIndex() == 1) {
        report::Chart other = isServing() ? report::latencyChart(r.batchSweep, r.scenario, *r.catalog, phrases)
                                          : report::mfuChart(r.batchSweep, *r.catalog, phrases);
        if (!isServing() && other.series.size() == chart.series.size())
            other.framed = chart.framed; // the same x values
        chart = other;
    }
    m_main->setChart(chart);
}

void SpeedPage::showStep()
{
    report::Chart chart;
    if (isAnswered())
        chart = report::stepByCardChart(m_results->batchSweep, report::axisValue(m_results->scenario),
                                        *m_results->catalog, workbench()->phrases());
    m_step->setChart(chart);
}

void SpeedPage::showCounts()
{
    report::Chart chart;
    if (isAnswered()) {
        chart = report::gpuCountChart(m_results->gpuCountSweep, m_results->scenario, workbench()->phrases());
        chart.note = chart.summary;
    }
    m_count->setChart(chart);
}

QVector<NumbersColumn::Number> SpeedPage::trainingNumbers() const
{
    const Phrases &phrases = workbench()->phrases();
    const Format format(phrases);
    const TimeEstimate &time = m_results->estimate.time;
    QVector<NumbersColumn::Number> numbers;
    if (time.tokensPerSecond > 0) {
        numbers << NumbersColumn::Number{tr("Tokens per second"), format.number(time.tokensPerSecond),
                                         QStringLiteral("time.tokens_per_second")};
        numbers << NumbersColumn::Number{tr("Tokens per second per card"), format.number(time.tokensPerSecondPerGpu),
                                         QStringLiteral("time.tokens_per_second_per_gpu")};
    }
    numbers << NumbersColumn::Number{tr("Samples per second"), format.number(time.samplesPerSecond),
                                     QStringLiteral("time.samples_per_second")};
    numbers << NumbersColumn::Number{tr("90 % interval"), format.plusMinus(time.intervalRelative), {}};
    if (time.mfu > 0) {
        numbers << NumbersColumn::Number{QStringLiteral("MFU"), format.percent(time.mfu), QStringLiteral("time.mfu")};
        numbers << NumbersColumn::Number{tr("MFU, causal attention once"), format.percent(time.mfuCausal),
                                         QStringLiteral("time.mfu#causal")};
        numbers << NumbersColumn::Number{tr("HFU, recomputation included"), format.percent(time.hfu),
                                         QStringLiteral("time.hfu")};
        numbers << NumbersColumn::Number{tr("Model compute per card"), format.flops(time.modelTflopsPerGpu * 1e12),
                                         QStringLiteral("time.mfu#flops")};
    }
    numbers << NumbersColumn::Number{tr("One step"), format.seconds(time.step.total()),
                                     QStringLiteral("time.step.total")};
    return numbers;
}

QVector<NumbersColumn::Number> SpeedPage::servingNumbers() const
{
    const Format format(workbench()->phrases());
    const TimeEstimate &time = m_results->estimate.time;
    const Results &r = *m_results;
    QVector<NumbersColumn::Number> numbers;
    numbers << NumbersColumn::Number{tr("Output tokens per second"), format.number(time.tokensPerSecond),
                                     QStringLiteral("time.tokens_per_second")};
    numbers << NumbersColumn::Number{tr("Tokens per second per card"), format.number(time.tokensPerSecondPerGpu),
                                     QStringLiteral("time.tokens_per_second_per_gpu")};
    numbers << NumbersColumn::Number{tr("Requests per second"), format.number(time.samplesPerSecond),
                                     QStringLiteral("time.samples_per_second")};
    numbers << NumbersColumn::Number{tr("90 % interval"), format.plusMinus(time.intervalRelative), {}};
    numbers << NumbersColumn::Number{tr("Time to the first token"), format.seconds(time.prefillSeconds),
                                     QStringLiteral("time.prefill")};
    numbers << NumbersColumn::Number{tr("Time per output token"), format.seconds(time.timePerOutputTokenSeconds),
                                     QStringLiteral("time.time_per_output_token")};
    const double knee = report::kneeConcurrency(report::pointsOfCard(r.batchSweep, r.gpus.value(0)));
    numbers << NumbersColumn::Number{
        tr("Knee, requests at half speed"), knee > 0 ? format.number(std::round(knee)) : tr("not reached"), {}};
    return numbers;
}

void SpeedPage::showNumbers()
{
    const Results &r = *m_results;
    const Format format(workbench()->phrases());
    const QString value = format.exact(report::axisValue(r.scenario));
    const QString card = report::cardName(*r.catalog, r.scenario.cluster.gpu);
    const QString heading =
        isServing() ? tr("%1 at %2 requests").arg(card, value) : tr("%1 at micro batch %2").arg(card, value);
    QVector<NumbersColumn::Number> numbers;
    if (!r.estimate.time.available)
        numbers << NumbersColumn::Number{tr("Speed"), format.notPublished(), {}};
    else
        numbers = isServing() ? servingNumbers() : trainingNumbers();
    if (r.estimate.time.runSeconds > 0) {
        const bool samples = !(r.estimate.time.tokensPerSecond > 0);
        const QString amount = format.count(r.scenario.workload.tokensTotal);
        numbers << NumbersColumn::Number{
            samples ? tr("Run of %1 samples").arg(amount) : tr("Run of %1 tokens").arg(amount),
            format.seconds(r.estimate.time.runSeconds), QStringLiteral("time.tokens_per_second#run")};
    }
    m_side->setNumbers(heading, numbers, r.estimate, workbench()->phrases());
}

/// The chosen batch on every ticked card; one without published figures is listed as such.
void SpeedPage::showCards()
{
    const Results &r = *m_results;
    const Format format(workbench()->phrases());
    report::Table table;
    QVector<TableModel::Row> rows;
    if (r.gpus.size() > 1) {
        table.caption = tr("Cards at the same setting");
        table.header << tr("Card") << (report::countsSamples(r.batchSweep) ? tr("samples/s") : tr("tokens/s"))
                     << (isServing() ? tr("per token") : QStringLiteral("MFU"));
        table.rightAligned = {false, true, true};
        for (int i = 0; i < r.gpus.size(); ++i) {
            QStringList row{report::cardName(*r.catalog, r.gpus[i])};
            for (const SweepPoint &point : report::pointsOfCard(r.batchSweep, r.gpus[i])) {
                const TimeEstimate &time = point.estimate.time;
                if (point.value != report::axisValue(r.scenario))
                    continue;
                if (!time.available) {
                    row << format.notPublished() << QString();
                    continue;
                }
                row << format.number(time.tokensPerSecond > 0 ? time.tokensPerSecond : time.samplesPerSecond)
                    << (isServing() ? format.seconds(time.timePerOutputTokenSeconds)
                                    : wholePercent(time.mfu, workbench()->phrases()));
            }
            table.rows << row;
            rows << TableModel::Row{{}, seriesColor(QStringLiteral("card%1").arg(i), currentTheme())};
        }
    }
    m_side->setCards(table, rows);
}

QStringList SpeedPage::remarks() const
{
    const Results &r = *m_results;
    QStringList list;
    const QString scaling = report::scalingRemark(r.gpuCountSweep, r.scenario, workbench()->phrases());
    if (!scaling.isEmpty())
        list << scaling;
    if (r.estimate.time.available && !r.estimate.time.groupHasMeasurements)
        list << tr("No measurements of this kind of job exist, so the interval is wide.");
    if (r.estimate.memory.verdict == Verdict::DoesNotFit && r.estimate.memory.capacityBytes > 0)
        list << tr("The job does not fit in memory: the speed is what it would be if it did.");
    return list;
}

void SpeedPage::chooseBatch(int category)
{
    const QVector<double> stops = chartStops(m_main->chart());
    const Parameter *parameter =
        findParameter(isServing() ? QLatin1String("concurrency") : QLatin1String("micro_batch"));
    if (isAnswered() && parameter && category >= 0 && category < stops.size())
        workbench()->edit(*parameter, int(stops[category]));
}

void SpeedPage::chooseCount(int category)
{
    if (!isAnswered())
        return;
    int index = 0;
    for (const SweepPoint &point : m_results->gpuCountSweep) {
        if (point.estimate.time.available && index++ == category)
            workbench()->editScenario(point.scenario, tr("Number of cards"));
    }
}

} // namespace xuanka::ui
