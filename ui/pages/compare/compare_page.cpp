// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compare/compare_page.h"

#include "report/charts.h"
#include "report/parameter_values.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/common/background_estimates.h"
#include "ui/pages/common/sheet.h"
#include "ui/pages/common/table_view.h"
#include "ui/pages/compare/pin_card.h"
#include "ui/shell/workbench.h"
#include "ui/theme/label.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace xuanka::ui
{

ComparePage::ComparePage(Workbench *workbench, QWidget *parent)
    : Page(workbench, parent), m_panel(new Sheet(this)), m_chartPanel(new Sheet(this)),
      m_hint(new Label(TextRole::Secondary, this)), m_legend(new Label(TextRole::Secondary, this)),
      m_cardRow(new QHBoxLayout), m_scroll(new QScrollArea(m_panel)), m_table(new TableView(m_scroll)),
      m_chart(new ChartView(m_chartPanel)), m_background(new BackgroundEstimates(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(10);
    m_hint->setWordWrap(true);
    m_cardRow->setSpacing(10);
    layout->addWidget(m_hint);
    layout->addLayout(m_cardRow);
    auto *below = new QHBoxLayout;
    below->setSpacing(12);
    below->addWidget(m_panel, 2);
    below->addWidget(m_chartPanel, 1);
    layout->addLayout(below, 1);

    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_table);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_table->setRoomForMarks(true);
    m_table->setNarrowestWords(160); // the figures of a row mean nothing without its name
    m_panel->body()->addWidget(m_scroll, 1);
    m_panel->body()->addWidget(m_legend);
    m_chartPanel->body()->addWidget(m_chart);

    connect(workbench, &Workbench::pinnedChanged, this, [this] {
        askEstimates();
        refresh();
    });
    connect(m_background, &BackgroundEstimates::finished, this, [this](const auto &answers) {
        m_estimates = answers;
        refresh();
    });
    askEstimates();
    retranslate();
}

ComparePage::~ComparePage() = default;

QString ComparePage::pageTitle() const { return tr("Compare"); }

void ComparePage::setResults(const ResultsPtr &results)
{
    m_results = results;
    refresh();
}

void ComparePage::retranslate() { refresh(); }

void ComparePage::applyTheme()
{
    m_panel->applyTheme();
    m_chartPanel->applyTheme();
    m_table->applyTheme();
    m_chart->setTheme(currentTheme());
    for (PinCard *card : std::as_const(m_cards))
        card->applyTheme();
    refresh();
}

void ComparePage::askEstimates()
{
    m_estimates.clear();
    if (workbench()->pinned().isEmpty())
        m_background->cancel();
    else
        m_background->request(workbench()->pinned(), workbench()->catalogPtr());
}

bool ComparePage::showsCurrent() const
{
    const QVector<Scenario> &pinned = workbench()->pinned();
    return m_results && pinned.size() < Workbench::kMaxPinned && !pinned.contains(m_results->scenario);
}

QVector<ComparedScenario> ComparePage::compared() const
{
    const Phrases &phrases = workbench()->phrases();
    QVector<ComparedScenario> list;
    const QVector<Scenario> &pinned = workbench()->pinned();
    for (int i = 0; i < pinned.size(); ++i)
        list << ComparedScenario{scenarioTitle(pinned[i], workbench()->catalog(), phrases), pinned[i],
                                 m_estimates.value(i)};
    if (showsCurrent()) {
        const QString name = scenarioTitle(m_results->scenario, workbench()->catalog(), phrases);
        list << ComparedScenario{tr("Now: %1").arg(name), m_results->scenario,
                                 m_results->error ? std::nullopt : std::optional(m_results->estimate)};
    }
    return list;
}

void ComparePage::refresh()
{
    const Phrases &phrases = workbench()->phrases();
    const QVector<ComparedScenario> list = compared();
    const int pinned = int(workbench()->pinned().size());
    m_hint->setVisible(pinned < 2);
    m_hint->setText(
        pinned == 0 ? tr("Nothing is pinned yet. Pin the present scenario, change something, and both stand side by "
                         "side here; up to four can be pinned. Pinning is also in the toolbar.")
                    : tr("One scenario is pinned. Change the present one to compare, or pin more."));
    m_legend->setText(tr("▲ best of the row; tinted: unlike the first scenario"));
    m_legend->setVisible(list.size() > 1);
    showCards();

    const Comparison comparison = compareScenarios(list, workbench()->catalog(), phrases);
    report::Table table = comparison.table;
    table.caption = tr("Comparison of scenarios");
    m_table->setTable(table);
    for (auto mark = comparison.marks.cbegin(); mark != comparison.marks.cend(); ++mark)
        m_table->setMark(mark.key().first, mark.key().second, mark.value());

    QVector<Estimate> estimates;
    QStringList names;
    for (const ComparedScenario &entry : list) {
        estimates << entry.estimate.value_or(Estimate());
        names << entry.name;
    }
    m_chart->setChart(report::headroomChart(estimates, names, phrases));
}

void ComparePage::showCards()
{
    const QVector<ComparedScenario> list = compared();
    const int pinned = int(workbench()->pinned().size());
    while (m_cards.size() < list.size()) {
        auto *card = new PinCard(this);
        const int index = int(m_cards.size());
        connect(card, &PinCard::openRequested, this, [this, index] {
            workbench()->editScenario(workbench()->pinned().value(index), tr("Pinned scenario"));
        });
        connect(card, &PinCard::pinRequested, this, [this] { workbench()->pin(workbench()->scenario()); });
        connect(card, &PinCard::unpinRequested, this, [this, index] { workbench()->unpin(index); });
        m_cardRow->addWidget(card, 1);
        m_cards << card;
    }
    for (int i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(i < list.size());
        if (i >= list.size())
            continue;
        const Cluster &cluster = list[i].scenario.cluster;
        const QString machine =
            tr("%1 × %2").arg(cluster.gpus()).arg(report::cardName(workbench()->catalog(), cluster.gpu));
        m_cards[i]->setTexts(list[i].name, machine, currentTheme().card(i), i < pinned);
    }
}

} // namespace xuanka::ui
