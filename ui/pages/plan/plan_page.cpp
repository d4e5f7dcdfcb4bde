// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/plan/plan_page.h"

#include "plan/because.h"
#include "plan/prices.h"
#include "report/charts.h"
#include "report/format.h"
#include "report/plan_texts.h"
#include "report/table_text.h"
#include "ui/pages/common/sheet.h"
#include "ui/pages/common/table_view.h"
#include "ui/pages/plan/plan_form.h"
#include "ui/pages/plan/plan_side.h"
#include "ui/shell/workbench.h"
#include "ui/theme/label.h"

#include <QBoxLayout>
#include <QEventLoop>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QTimer>

#include <utility>

namespace xuanka::ui
{

namespace
{

constexpr int kBetweenParts = 20;      ///< ms: longer than a picture takes
constexpr int kPatience = 150;         ///< ms before progress is shown: most searches are done by then
constexpr int kRow = 26, kHeader = 24; ///< of the table
constexpr int kFewestRows = 3, kMostRows = 8;
constexpr double kTableShare = 0.22; ///< of the page's height

} // namespace

PlanPage::PlanPage(Workbench *workbench, QWidget *parent)
    : Page(workbench, parent), m_patience(new QTimer(this)), m_parts(new QTimer(this)),
      m_runner(new PlanRunner(bundledPrices(), this)), m_askSheet(new Sheet(this)), m_frontSheet(new Sheet(this)),
      m_form(new PlanForm(workbench->catalog(), m_askSheet)), m_jobs(new Label(TextRole::Body, m_askSheet)),
      m_status(new Label(TextRole::Secondary, m_askSheet)), m_add(new QPushButton(m_askSheet)),
      m_clear(new QPushButton(m_askSheet)), m_cancel(new QPushButton(m_askSheet)),
      m_title(new Label(TextRole::Heading, m_frontSheet)), m_legend(new Label(TextRole::Secondary, m_frontSheet)),
      m_chart(new FrontChart(m_frontSheet)), m_scroll(new QScrollArea(m_frontSheet)), m_table(new TableView(m_scroll)),
      m_side(new PlanSide(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(10);
    auto *jobLine = new QHBoxLayout;
    m_jobs->setMinimumWidth(1);
    jobLine->addWidget(m_jobs, 1);
    jobLine->addWidget(m_add);
    jobLine->addWidget(m_clear);
    auto *statusLine = new QHBoxLayout;
    m_status->setMinimumWidth(1);
    m_status->setWordWrap(true);
    statusLine->addWidget(m_status, 1);
    statusLine->addWidget(m_cancel);
    m_askSheet->body()->addLayout(jobLine);
    m_askSheet->body()->addWidget(m_form);
    m_askSheet->body()->addLayout(statusLine);
    layout->addWidget(m_askSheet);

    m_legend->setWordWrap(true);
    m_table->setStretchedColumn(1); // names stay whole
    m_table->setNarrowestWords(84);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_table);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_frontSheet->body()->addWidget(m_title);
    m_frontSheet->body()->addWidget(m_legend);
    m_frontSheet->body()->addWidget(m_chart, 1);
    m_frontSheet->body()->addWidget(m_scroll);
    auto *below = new QHBoxLayout;
    below->setSpacing(12);
    below->addWidget(m_frontSheet, 2);
    below->addWidget(m_side, 1);
    layout->addLayout(below, 1);

    connect(m_form, &PlanForm::changed, this, &PlanPage::ask);
    connect(m_add, &QPushButton::clicked, this, &PlanPage::addJob);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_others.clear();
        ask();
        showJobs();
    });
    connect(m_cancel, &QPushButton::clicked, m_runner, &PlanRunner::cancel);
    m_parts->setSingleShot(true);
    m_parts->setInterval(kBetweenParts);
    connect(m_parts, &QTimer::timeout, this, &PlanPage::showNextPart);
    m_patience->setSingleShot(true);
    connect(m_patience, &QTimer::timeout, this, &PlanPage::showStatus);
    connect(m_runner, &PlanRunner::runningChanged, this, [this] {
        if (m_runner->isRunning())
            m_patience->start(kPatience);
        else
            m_patience->stop();
        showStatus();
    });
    connect(m_runner, &PlanRunner::progressed, this, [this](const PlanProgress &progress) {
        m_progress = progress;
        showStatus();
    });
    connect(m_runner, &PlanRunner::frontFound, this, [this](const QVector<PlanPoint> &front) {
        if (!m_outcome) // a whole answer stays in sight until the next one is whole
            showChart(PlanView(front, this->workbench()->catalog(), this->workbench()->phrases()));
    });
    connect(m_runner, &PlanRunner::finished, this, &PlanPage::showOutcome);
    m_chart->setDetails([this](int id) { return m_view.detailOf(id); });
    connect(m_chart, &FrontChart::dotChosen, this, &PlanPage::choose);
    connect(m_table, &TableView::rowChosen, this, [this](const QString &key) { choose(key.toInt()); });
    connect(m_side, &PlanSide::useRequested, this, &PlanPage::useChosen);
    connect(m_side, &PlanSide::exportRequested, this, &PlanPage::exportCsv);
    m_side->setNothing({});
    applyTheme();
    retranslate();
}

PlanPage::~PlanPage() = default;

QString PlanPage::pageTitle() const { return tr("Plan"); }

PlanRequirements PlanPage::requirements() const
{
    PlanRequirements asked = m_form->requirements();
    PlanJob own = planJobOf(workbench()->scenario());
    if (m_form->tokens() > 0) {
        own.tokens = m_form->tokens();
        own.tokensAssumed = false;
    }
    // what the search decides must not make the same job look like another one
    Scenario &base = own.base;
    base.cluster = {};
    base.parallelism = Parallelism{.cpuOffload = base.parallelism.cpuOffload};
    base.workload.gradientAccumulation = 1;
    if (isTraining(base.workload.task)) {
        base.workload.microBatch = 1;
        base.workload.recompute = Recompute::None;
        base.workload.framework = Framework::Fsdp;
    }
    base.headroom = asked.limits.headroom;
    asked.jobs.append(own);
    asked.jobs += m_others;
    return asked;
}

void PlanPage::setResults(const ResultsPtr &results)
{
    m_results = results;
    ask();
    showJobs(); // the plan itself only changes with its own answer
}

void PlanPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        start();
}

void PlanPage::ask()
{
    if (!m_results || (m_outcome && requirements() == m_asked && !m_stale))
        return;
    m_stale = true;
    if (isVisible())
        start();
}

void PlanPage::start()
{
    if (!m_results)
        return;
    m_stale = false;
    m_asked = requirements();
    m_progress = {};
    m_runner->request(m_asked, workbench()->catalogPtr());
}

void PlanPage::finishPending()
{
    if (m_stale)
        start();
    if (m_runner->isRunning()) {
        QEventLoop loop;
        connect(m_runner, &PlanRunner::runningChanged, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    while (m_due != Part::None)
        showNextPart();
}

void PlanPage::addJob()
{
    if (m_others.size() + 2 > kMostPlanJobs)
        return;
    m_others.append(requirements().jobs.first());
    ask();
    showJobs();
}

void PlanPage::showOutcome(const PlanOutcomePtr &outcome)
{
    m_outcome = outcome;
    if (outcome->error) {
        m_view = {};
        m_chart->setEmptyText(workbench()->phrases().error(*outcome->error));
        m_chart->setDots({}, {}, {}, 0, {});
        m_side->setNothing({});
        return;
    }
    m_chosen = -1;
    showFront(PlanView(*outcome, workbench()->catalog(), workbench()->phrases()));
    showStatus();
    m_due = Part::Chosen;
    m_parts->start();
}

/// What an answer says beside the chart follows in pictures of its own, so that none of them takes long.
void PlanPage::showNextPart()
{
    const Part part = std::exchange(m_due, Part::None);
    if (part == Part::None || !m_outcome || m_outcome->error)
        return;
    if (part == Part::Chosen) {
        showChosen();
        m_due = Part::Commentary;
        m_parts->start();
        return;
    }
    m_side->setCommentary(m_outcome->commentary, workbench()->catalog(), workbench()->phrases());
}

void PlanPage::showChart(const PlanView &view)
{
    m_view = view;
    const PlanLimits &limits = m_asked.limits;
    const double limit = view.isService() ? limits.maxTokenSeconds : limits.maxHours;
    m_chart->setEmptyText(tr("No configuration keeps every limit. Loosen the deadline, the budget or the filters."));
    m_chart->setDots(view.dots(), view.timeAxis(), view.otherAxis(), limit, tr("deadline"));
    m_chart->setAccessibleName(view.byCost() ? tr("Cost against time") : tr("Power against time"));
    m_title->setText(m_chart->accessibleName());
    QString legend = view.byCost() ? tr("Dear prices, slow runs. Circle size: power. Blue: Pareto front.")
                                   : tr("Slow runs; no card has a published price. Blue: Pareto front.");
    if (const int missing = view.withoutPrice(); missing > 0)
        legend += QLatin1Char(' ') + tr("Not drawn (no price): %1.").arg(missing);
    m_legend->setText(legend);
}

/// Chart and table of a view, with the first of it chosen.
void PlanPage::showFront(const PlanView &view)
{
    showChart(view);
    QVector<TableModel::Row> rows;
    for (int i = 0; i < view.entries().size(); ++i) {
        if (view.entries()[i].ranked)
            rows << TableModel::Row{QString::number(i),
                                    view.entries()[i].front ? currentTheme().accent : currentTheme().line};
    }
    m_table->setTable(view.table(), rows);
    if (view.entries().isEmpty())
        m_chosen = -1;
    else if (m_chosen < 0 || m_chosen >= view.entries().size())
        m_chosen = 0;
    m_chart->setChosen(m_chosen);
    m_table->selectKey(m_chosen < 0 ? QString() : QString::number(m_chosen));
}

void PlanPage::showView(const PlanView &view)
{
    showFront(view);
    showChosen();
}

void PlanPage::showStatus()
{
    if (m_runner->isRunning() && m_patience->isActive())
        return;
    const Phrases &phrases = workbench()->phrases();
    const Format format(phrases);
    m_cancel->setVisible(m_runner->isRunning());
    QStringList parts;
    if (m_runner->isRunning()) {
        parts << tr("Searching: %1 of %2 configurations, %3 layouts")
                     .arg(m_progress.clustersDone)
                     .arg(m_progress.clustersTotal)
                     .arg(format.number(double(m_progress.evaluated)));
    } else if (m_outcome && !m_outcome->error) {
        const PlanAnswer &answer = m_outcome->answer;
        parts << tr("%1 layouts searched in %2; %3 of %4 configurations keep every limit, %5 cards left out")
                     .arg(format.number(double(answer.evaluated)), format.seconds(answer.seconds))
                     .arg(answer.points.size())
                     .arg(answer.clusters.size())
                     .arg(answer.refused.size());
        const PlanTexts texts(phrases, workbench()->catalog());
        constexpr int most = 2;
        for (int i = 0; i < std::min<qsizetype>(most, answer.notices.size()); ++i)
            parts << texts.reason(answer.notices[i]);
    }
    m_status->setText(parts.join(QStringLiteral(" · ")));
}

void PlanPage::choose(int id)
{
    if (id < 0 || id >= m_view.entries().size())
        return;
    m_chosen = id;
    m_chart->setChosen(id);
    m_table->selectKey(QString::number(id));
    showChosen();
}

/// Beside the chart: what the chosen configuration costs, why it stands where it does, what limits it.
void PlanPage::showChosen()
{
    if (m_chosen < 0) {
        m_side->setNothing(tr("Nothing to choose"));
        return;
    }
    const PlanView::Entry &entry = m_view.entries()[m_chosen];
    const PlanTexts texts(workbench()->phrases(), workbench()->catalog());
    QVector<PlanReason> reasons = entry.point.because;
    if (!entry.front && m_outcome)
        reasons = whyNot(entry.point.jobs.first().scenario, 0, m_asked, workbench()->catalog(), m_outcome->answer,
                         bundledPrices());
    QStringList lines;
    for (const PlanReason &reason : std::as_const(reasons))
        lines << tr("– %1").arg(texts.reason(reason));
    m_side->setChosen(m_view.nameOf(entry.point), m_view.summaryOf(entry.point), lines, entry.front);
    m_side->setStaves(stavesOf(entry.point, m_asked, workbench()->catalog()), m_view.nameOf(entry.point),
                      workbench()->phrases());
}

void PlanPage::useChosen()
{
    if (m_chosen < 0 || m_chosen >= m_view.entries().size())
        return;
    const Scenario &now = workbench()->scenario();
    Scenario scenario = m_view.entries()[m_chosen].point.jobs.first().scenario;
    scenario.name = now.name;
    scenario.headroom = now.headroom;
    scenario.site = now.site;
    scenario.cost = now.cost;
    workbench()->editScenario(scenario, tr("Plan"));
}

QByteArray PlanPage::csv() const { return report::csv(m_view.wholeTable()); }

void PlanPage::exportCsv()
{
    QFileDialog dialog(this, tr("Export plan"), QString(), tr("CSV table (*.csv)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QStringLiteral("csv"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    QSaveFile file(dialog.selectedFiles().constFirst());
    const QByteArray bytes = csv();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        QMessageBox::warning(this, tr("Export plan"), file.errorString());
}

void PlanPage::showJobs()
{
    const Scenario &scenario = workbench()->scenario();
    const Model *model = workbench()->catalog().model(scenario.model.catalogId);
    const Parameter *task = findParameter(QLatin1String("task"));
    const QString name = model ? model->name : scenario.model.name;
    const QString kind = task ? workbench()->phrases().choice(*task, toWord(scenario.workload.task)) : QString();
    const QString job = task ? tr("%1, %2").arg(name, kind) : name;
    m_jobs->setText(
        m_others.isEmpty()
            ? tr("Job: %1 (the open scenario)").arg(job)
            : tr("Jobs: %1 (the open scenario); further ones in the list: %2").arg(job).arg(m_others.size()));
    m_clear->setVisible(!m_others.isEmpty());
}

void PlanPage::retranslate()
{
    const Phrases &phrases = workbench()->phrases();
    m_form->retranslate(phrases);
    m_side->retranslate();
    showJobs();
    m_add->setText(tr("Add to the list"));
    m_add->setToolTip(tr("Keeps this job in the list; change the scenario to plan another one beside it"));
    m_clear->setText(tr("Clear the list"));
    m_cancel->setText(tr("Cancel"));
    m_chart->setAccessibleName(tr("Cost against time"));
    m_table->setAccessibleName(tr("Ranked configurations"));
    if (m_outcome && !m_outcome->error) {
        showView(PlanView(*m_outcome, workbench()->catalog(), phrases));
        m_side->setCommentary(m_outcome->commentary, workbench()->catalog(), phrases);
    }
    showStatus();
}

/// Whole rows, more of them on a tall page.
void PlanPage::fitTable()
{
    const Theme &theme = currentTheme();
    const int rows = std::clamp(int(kTableShare * height()) / theme.px(kRow), kFewestRows, kMostRows);
    m_scroll->setFixedHeight(theme.px(kHeader) + rows * theme.px(kRow) + 1);
}

void PlanPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitTable();
}

void PlanPage::applyTheme()
{
    m_askSheet->applyTheme();
    m_frontSheet->applyTheme();
    m_form->applyTheme();
    m_table->applyTheme();
    m_side->applyTheme();
    fitTable();
    if (m_outcome && !m_outcome->error)
        showView(m_view); // colours of the rows
}

} // namespace xuanka::ui
