// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/scenario_panel.h"

#include "ui/scenario/field_row.h"
#include "ui/scenario/help_bubble.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"
#include "ui/theme/label.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QScrollBar>
#include <QToolButton>

#include <array>

namespace xuanka::ui
{

namespace
{

constexpr int kPanelWidth = 320;

// The order of the panel: what people settle first stands on top.
constexpr std::array kGroups{ParameterGroup::Job,     ParameterGroup::Batch,   ParameterGroup::Serving,
                             ParameterGroup::Adapter, ParameterGroup::Machine, ParameterGroup::Layout,
                             ParameterGroup::Advanced};

} // namespace

ScenarioPanel::ScenarioPanel(Workbench *workbench, Settings *settings, QWidget *parent)
    : QScrollArea(parent), m_workbench(workbench), m_settings(settings), m_help(new HelpBubble(this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget;
    content->setBackgroundRole(QPalette::Button); // the panel's ground, not the window's
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(14, 10, 12, 14);
    layout->setSpacing(14);
    setWidget(content);
    setBackgroundRole(QPalette::Button);
    for (const ParameterGroup group : kGroups)
        buildGroup(group);
    layout->addStretch(1);

    connect(m_workbench, &Workbench::scenarioChanged, this, &ScenarioPanel::showScenario);
    connect(m_workbench, &Workbench::resultsChanged, this, &ScenarioPanel::showResults);
    connect(m_workbench, &Workbench::fieldRequested, this, &ScenarioPanel::focusField);
    retranslate();
    showScenario();
}

void ScenarioPanel::buildGroup(ParameterGroup group)
{
    Group entry{group, new QWidget(widget()), nullptr, nullptr, nullptr};
    entry.title = new Label(TextRole::GroupHeading, entry.box);
    entry.body = new QWidget(entry.box);
    auto *layout = new QVBoxLayout(entry.box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    if (group == ParameterGroup::Advanced) {
        entry.fold = new QToolButton(entry.box);
        entry.fold->setAutoRaise(true);
        entry.fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        entry.fold->setCheckable(true);
        entry.title->hide();
        layout->addWidget(entry.fold, 0, Qt::AlignLeft);
    } else {
        layout->addWidget(entry.title);
    }
    auto *rows = new QVBoxLayout(entry.body);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    layout->addWidget(entry.body);
    for (const Parameter &parameter : parameterTable()) {
        if (parameter.group == group)
            addRow(parameter, entry.body);
    }
    widget()->layout()->addWidget(entry.box);
    m_groups.append(entry);
    if (entry.fold) {
        const qsizetype index = m_groups.size() - 1;
        connect(entry.fold, &QToolButton::toggled, this, [this, index](bool open) {
            m_settings->set(setting::kMoreOpen, open);
            setFolded(m_groups[index], !open);
        });
        entry.fold->setChecked(m_settings->get(setting::kMoreOpen));
        setFolded(m_groups[index], !entry.fold->isChecked());
    }
}

void ScenarioPanel::addRow(const Parameter &parameter, QWidget *body)
{
    auto *row = new FieldRow(makeFieldEditor(parameter, m_workbench, m_settings, nullptr), body);
    body->layout()->addWidget(row);
    m_rows.append(row);
    connect(row->editor(), &FieldEditor::edited, this, [this, row](const QVariant &value, bool dragging) {
        if (accepts(row->parameter(), value))
            m_workbench->edit(row->parameter(), value, dragging);
    });
    connect(row->editor(), &FieldEditor::dragEnded, m_workbench, &Workbench::endDrag);
    connect(row, &FieldRow::helpRequested, this, [this, row] { explain(row); });
}

QSize ScenarioPanel::sizeHint() const { return {currentTheme().px(kPanelWidth), 600}; }

QString ScenarioPanel::groupTitle(ParameterGroup group) const
{
    switch (group) {
    case ParameterGroup::Job:
        return tr("Model and job");
    case ParameterGroup::Batch:
        return tr("Batch");
    case ParameterGroup::Serving:
        return tr("Serving");
    case ParameterGroup::Adapter:
        return tr("LoRA adapter");
    case ParameterGroup::Machine:
        return tr("Cards and servers");
    case ParameterGroup::Layout:
        return tr("Parallel layout");
    case ParameterGroup::Advanced:
        return tr("More");
    }
    return {};
}

void ScenarioPanel::retranslate()
{
    setAccessibleName(tr("Scenario"));
    for (const Group &group : m_groups) {
        group.title->setText(groupTitle(group.group));
        if (group.fold)
            group.fold->setText(groupTitle(group.group));
    }
    for (FieldRow *row : std::as_const(m_rows))
        row->retranslate(m_workbench->phrases());
    showResults(m_workbench->results());
}

void ScenarioPanel::applyTheme()
{
    setMinimumWidth(currentTheme().px(kPanelWidth));
    for (const Group &group : std::as_const(m_groups)) {
        if (group.fold)
            group.fold->setFont(currentTheme().font(12, true));
    }
    retranslate(); // widths follow the scale
}

void ScenarioPanel::setFolded(Group &group, bool folded)
{
    group.fold->setArrowType(folded ? Qt::RightArrow : Qt::DownArrow);
    group.body->setVisible(!folded);
}

void ScenarioPanel::showScenario()
{
    const Scenario &scenario = m_workbench->scenario();
    for (FieldRow *row : std::as_const(m_rows))
        row->showScenario(scenario, shown(row->parameter()));
    for (const Group &group : std::as_const(m_groups)) {
        bool any = false;
        for (const Parameter &parameter : parameterTable())
            any = any || (parameter.group == group.group && shown(parameter));
        if (any != group.box->isVisibleTo(widget()))
            group.box->setVisible(any);
    }
}

void ScenarioPanel::showResults(const ResultsPtr &results)
{
    const bool good = results && !results->error;
    for (FieldRow *row : std::as_const(m_rows)) {
        const Parameter &parameter = row->parameter();
        if (parameter.slider) {
            std::optional<double> limit;
            if (good && QLatin1String(parameter.key) == QLatin1String("micro_batch"))
                limit = results->estimate.memory.maxMicroBatch;
            else if (good && QLatin1String(parameter.key) == QLatin1String("concurrency"))
                limit = results->estimate.memory.maxConcurrency;
            row->editor()->setLimit(limit);
        }
        const bool here = results && results->error && results->error->where == QLatin1String(parameter.path);
        QString problem;
        if (here) {
            Error inPlace = *results->error; // the place is plain to see
            inPlace.where.clear();
            inPlace.file.clear();
            problem = m_workbench->phrases().error(inPlace);
        }
        row->setProblem(problem);
    }
}

bool ScenarioPanel::shown(const Parameter &parameter) const
{
    const bool lively = parameter.slider || parameter.type == ParameterType::Model ||
                        parameter.type == ParameterType::GpuId || parameter.type == ParameterType::GpuList;
    return parameter.applies(m_workbench->scenario()) && (lively || !m_presenting);
}

void ScenarioPanel::setPresenting(bool on)
{
    m_presenting = on;
    showScenario();
}

FieldRow *ScenarioPanel::rowOf(const QString &path) const
{
    for (FieldRow *row : m_rows) {
        if (path == QLatin1String(row->parameter().path) && row->parameter().applies(m_workbench->scenario()))
            return row;
    }
    return nullptr;
}

bool ScenarioPanel::focusField(const QString &path)
{
    FieldRow *row = rowOf(path);
    if (!row)
        return false;
    for (const Group &group : std::as_const(m_groups)) {
        if (group.fold && row->parameter().group == group.group)
            group.fold->setChecked(true);
    }
    row->focusEditor();
    ensureWidgetVisible(row, 0, 40);
    return true;
}

bool ScenarioPanel::explainFocused()
{
    const QWidget *focus = QApplication::focusWidget();
    for (FieldRow *row : std::as_const(m_rows)) {
        if (focus && row->isAncestorOf(focus)) {
            explain(row);
            return true;
        }
    }
    return false;
}

void ScenarioPanel::explain(FieldRow *row)
{
    const Phrases &phrases = m_workbench->phrases();
    m_help->showFor(row, phrases.parameterLabel(row->parameter()), phrases.parameterHelp(row->parameter()),
                    row->facts(phrases));
}

} // namespace xuanka::ui
