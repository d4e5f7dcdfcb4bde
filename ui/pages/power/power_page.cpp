// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/power/power_page.h"

#include "report/charts.h"
#include "report/format.h"
#include "ui/charts/chart_layout.h"
#include "ui/charts/chart_view.h"
#include "ui/shell/workbench.h"

#include <QBoxLayout>

namespace xuanka::ui
{

PowerPage::PowerPage(Workbench *workbench, QWidget *parent)
    : Page(workbench, parent), m_nodePanel(new Sheet(this)), m_cardPanel(new Sheet(this)),
      m_energyPanel(new Sheet(this)), m_node(new ChartView(m_nodePanel)), m_card(new ChartView(m_cardPanel)),
      m_energy(new ChartView(m_energyPanel)), m_side(new NumbersColumn(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(12);
    auto *left = new QVBoxLayout;
    left->setSpacing(12);
    auto *below = new QHBoxLayout;
    below->setSpacing(12);
    below->addWidget(m_cardPanel, 1);
    below->addWidget(m_energyPanel, 1);
    left->addWidget(m_nodePanel, 11);
    left->addLayout(below, 9);
    layout->addLayout(left, 2);
    layout->addWidget(m_side, 1);
    m_nodePanel->body()->addWidget(m_node);
    m_cardPanel->body()->addWidget(m_card);
    m_energyPanel->body()->addWidget(m_energy);
    for (ChartView *chart : {m_node, m_card, m_energy})
        connect(chart, &ChartView::categoryClicked, this,
                [this, chart](int category) { chooseBatch(chart, category); });
    m_card->setNamesElsewhere(true); // the chart above has the same cards in the same colours
    m_energy->setNamesElsewhere(true);
    retranslate();
}

PowerPage::~PowerPage() = default;

QString PowerPage::pageTitle() const { return tr("Power"); }

void PowerPage::setResults(const ResultsPtr &results)
{
    m_results = results;
    refresh();
}

void PowerPage::retranslate()
{
    m_side->setTexts(tr("Figure"), tr("Value"), tr("No formula is recorded for this figure."));
    refresh();
}

void PowerPage::applyTheme()
{
    for (Sheet *panel : {m_nodePanel, m_cardPanel, m_energyPanel})
        panel->applyTheme();
    for (ChartView *chart : {m_node, m_card, m_energy})
        chart->setTheme(currentTheme());
    m_side->applyTheme();
    refresh();
}

void PowerPage::refresh()
{
    m_side->setAnswered(isAnswered());
    if (!isAnswered()) {
        report::Chart chart;
        chart.emptyText = m_results ? workbench()->phrases().error(*m_results->error) : QString();
        for (ChartView *view : {m_node, m_card, m_energy})
            view->setChart(view == m_node ? chart : report::Chart());
        return;
    }
    const Phrases &phrases = workbench()->phrases();
    const Results &r = *m_results;
    m_node->setChart(report::powerChart(r.batchSweep, r.scenario, *r.catalog, phrases));
    m_card->setChart(report::gpuPowerChart(r.batchSweep, r.scenario, *r.catalog, phrases));
    m_energy->setChart(report::energyChart(r.batchSweep, r.scenario, *r.catalog, phrases));
    showNumbers();
    showCards();
    m_side->setRemarks(remarks());
}

void PowerPage::showNumbers()
{
    const Results &r = *m_results;
    const Format format(workbench()->phrases());
    const PowerEstimate &power = r.estimate.power;
    const QString value = format.exact(report::axisValue(r.scenario));
    const QString card = report::cardName(*r.catalog, r.scenario.cluster.gpu);
    const bool serving = r.scenario.workload.task == Task::Inference;
    const QString heading =
        serving ? tr("%1 at %2 requests").arg(card, value) : tr("%1 at micro batch %2").arg(card, value);
    QVector<NumbersColumn::Number> numbers;
    if (!power.available) {
        numbers << NumbersColumn::Number{tr("Power"), format.notPublished(), {}};
        m_side->setNumbers(heading, numbers, r.estimate, workbench()->phrases());
        return;
    }
    numbers << NumbersColumn::Number{tr("One card, mean"), format.watts(power.gpuWatts),
                                     QStringLiteral("power.gpu_watts")};
    numbers << NumbersColumn::Number{tr("One server, mean"), format.watts(power.nodeWatts),
                                     QStringLiteral("power.node_watts")};
    numbers << NumbersColumn::Number{tr("One server, peak"), format.watts(power.nodePeakWatts),
                                     QStringLiteral("power.node_peak_watts")};
    if (r.scenario.cluster.nodes > 1)
        numbers << NumbersColumn::Number{tr("All %1 servers, mean").arg(r.scenario.cluster.nodes),
                                         format.watts(power.nodeWatts * r.scenario.cluster.nodes),
                                         {}};
    const bool samples = report::countsSamples(r.batchSweep);
    numbers << NumbersColumn::Number{samples ? tr("Energy per sample") : tr("Energy per token"),
                                     format.energy(power.energyJoulesPerToken),
                                     QStringLiteral("power.energy_joules_per_token")};
    if (!samples)
        numbers << NumbersColumn::Number{tr("Energy per million tokens"),
                                         format.energy(1e6 * power.energyJoulesPerToken),
                                         QStringLiteral("power.energy_joules_per_token#million")};
    if (power.runJoules > 0) {
        const QString amount = format.count(r.scenario.workload.tokensTotal);
        numbers << NumbersColumn::Number{
            samples ? tr("Run of %1 samples").arg(amount) : tr("Run of %1 tokens").arg(amount),
            format.energy(power.runJoules), QStringLiteral("power.energy_joules_per_token#run")};
    }
    m_side->setNumbers(heading, numbers, r.estimate, workbench()->phrases());
}

void PowerPage::showCards()
{
    const Results &r = *m_results;
    const Format format(workbench()->phrases());
    report::Table table;
    QVector<TableModel::Row> rows;
    if (r.gpus.size() > 1) {
        table.caption = tr("Cards at the same setting");
        table.header << tr("Card") << tr("Server") << tr("Peak");
        table.rightAligned = {false, true, true};
        for (int i = 0; i < r.gpus.size(); ++i) {
            QStringList row{report::cardName(*r.catalog, r.gpus[i])};
            for (const SweepPoint &point : report::pointsOfCard(r.batchSweep, r.gpus[i])) {
                const PowerEstimate &power = point.estimate.power;
                if (point.value != report::axisValue(r.scenario))
                    continue;
                if (power.available)
                    row << format.watts(power.nodeWatts) << format.watts(power.nodePeakWatts);
                else
                    row << format.notPublished() << QString();
            }
            table.rows << row;
            rows << TableModel::Row{{}, seriesColor(QStringLiteral("card%1").arg(i), currentTheme())};
        }
    }
    m_side->setCards(table, rows);
}

QStringList PowerPage::remarks() const
{
    const Results &r = *m_results;
    const Format format(workbench()->phrases());
    QStringList list;
    const Gpu *gpu = r.catalog->gpu(r.scenario.cluster.gpu);
    if (gpu && gpu->tdpW)
        list << tr("Nameplate of the card: %1. Training reaches it only in parts of a step; the mean is what the meter "
                   "counts.")
                    .arg(format.watts(*gpu->tdpW));
    list << tr("Size rack, UPS and cables for the peak, cooling and electricity for the mean.");
    return list;
}

void PowerPage::chooseBatch(const ChartView *chart, int category)
{
    const QVector<double> stops = chartStops(chart->chart());
    const bool serving = isAnswered() && m_results->scenario.workload.task == Task::Inference;
    const Parameter *parameter = findParameter(serving ? QLatin1String("concurrency") : QLatin1String("micro_batch"));
    if (isAnswered() && parameter && category >= 0 && category < stops.size())
        workbench()->edit(*parameter, int(stops[category]));
}

} // namespace xuanka::ui
