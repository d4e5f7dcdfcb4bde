// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/plan/plan_side.h"

#include "report/charts.h"
#include "report/format.h"
#include "report/plan_texts.h"
#include "ui/charts/chart_view.h"
#include "ui/pages/common/table_view.h"
#include "ui/theme/label.h"
#include "ui/theme/theme.h"

#include <QBoxLayout>
#include <QPushButton>

namespace xuanka::ui
{

PlanSide::PlanSide(QWidget *parent)
    : SideColumn(parent), m_name(addLabel(TextRole::Heading)), m_summary(addLabel(TextRole::Secondary)),
      m_use(new QPushButton(this)), m_export(new QPushButton(this)), m_whyTitle(nullptr), m_why(nullptr),
      m_staves(new ChartView(this)), m_rulesTitle(nullptr), m_rulesBox(new QWidget(this)), m_sensitivityTitle(nullptr),
      m_sensitivity(new TableView(this)), m_raceTitle(nullptr), m_race(nullptr)
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_use);
    buttons->addWidget(m_export);
    buttons->addStretch(1);
    column()->addLayout(buttons);
    m_whyTitle = addLabel(TextRole::GroupHeading);
    m_why = addLabel(TextRole::Body);
    column()->addWidget(m_staves);
    m_rulesTitle = addLabel(TextRole::GroupHeading);
    auto *rules = new QVBoxLayout(m_rulesBox);
    rules->setContentsMargins(0, 0, 0, 0);
    column()->addWidget(m_rulesBox);
    m_sensitivityTitle = addLabel(TextRole::GroupHeading);
    column()->addWidget(m_sensitivity);
    m_raceTitle = addLabel(TextRole::GroupHeading);
    m_race = addLabel(TextRole::Body);
    column()->addStretch(1);
    m_sensitivity->setNarrowestWords(96);
    connect(m_use, &QPushButton::clicked, this, &PlanSide::useRequested);
    connect(m_export, &QPushButton::clicked, this, &PlanSide::exportRequested);
    retranslate();
}

Label *PlanSide::addLabel(TextRole role)
{
    auto *label = new Label(role, this);
    label->setWordWrap(true);
    column()->addWidget(label);
    return label;
}

void PlanSide::setBullets(Label *label, const QStringList &lines)
{
    label->setText(lines.join(QLatin1Char('\n')));
    label->setVisible(!lines.isEmpty());
}

void PlanSide::setNothing(const QString &text)
{
    m_name->setText(text);
    m_summary->setVisible(false);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_use, m_export, m_whyTitle, m_why, m_staves, m_rulesTitle, m_rulesBox,
                                          m_sensitivityTitle, m_sensitivity, m_raceTitle, m_race})
        widget->setVisible(false);
}

void PlanSide::setChosen(const QString &name, const QString &summary, const QStringList &reasons, bool front)
{
    m_front = front;
    m_name->setText(name);
    m_summary->setText(summary);
    m_summary->setVisible(true);
    m_use->setVisible(true);
    m_export->setVisible(true);
    m_whyTitle->setVisible(!reasons.isEmpty());
    setBullets(m_why, reasons);
    retranslate();
}

void PlanSide::setStaves(const QVector<Bottleneck> &staves, const QString &name, const Phrases &phrases)
{
    Estimate carrier;
    carrier.bottlenecks = staves;
    report::Chart chart = report::headroomChart({carrier}, {name}, phrases);
    chart.yTitle = tr("% free; the shortest bar limits the plan");
    m_staves->setVisible(!staves.isEmpty());
    m_staves->setMinimumHeight(currentTheme().px(60 + 24 * int(staves.size())));
    m_staves->setChart(chart);
}

void PlanSide::setCommentary(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases)
{
    showRules(commentary, catalog, phrases);
    showSensitivity(commentary, catalog, phrases);
    showRace(commentary, catalog, phrases);
}

void PlanSide::showRules(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases)
{
    const PlanTexts texts(phrases, catalog);
    m_rulesTitle->setVisible(!commentary.rules.isEmpty());
    m_rulesBox->setVisible(!commentary.rules.isEmpty());
    while (m_rules.size() < 2 * commentary.rules.size()) {
        auto *label = new Label(m_rules.size() % 2 == 0 ? TextRole::Body : TextRole::Secondary, m_rulesBox);
        label->setWordWrap(true);
        m_rulesBox->layout()->addWidget(label);
        m_rules << label;
    }
    for (int i = 0; i < m_rules.size(); ++i) {
        const bool used = i / 2 < commentary.rules.size();
        m_rules[i]->setVisible(used);
        if (!used)
            continue;
        const RuleVerdict &rule = commentary.rules[i / 2];
        if (i % 2 == 0) {
            // shape and word, not colour alone
            const QString state = !rule.agrees   ? tr("○ cannot be said")
                                  : *rule.agrees ? tr("● agrees")
                                                 : tr("× disagrees");
            m_rules[i]->setText(tr("%1 — %2").arg(state, texts.rule(rule.id)));
            continue;
        }
        QStringList why;
        for (const PlanReason &reason : rule.why)
            why << texts.reason(reason);
        m_rules[i]->setText(why.join(QLatin1Char(' ')));
    }
}

void PlanSide::showSensitivity(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases)
{
    const PlanTexts texts(phrases, catalog);
    const Format format(phrases);
    const auto cell = [&](const SensitivityRow::Side &side) {
        if (!side.fits)
            return tr("does not fit");
        if (side.costYuan)
            return format.yuan(*side.costYuan);
        if (side.tokenSeconds)
            return format.seconds(*side.tokenSeconds);
        return side.hours ? format.seconds(*side.hours * 3600) : format.notPublished();
    };
    report::Table table;
    table.caption = tr("What a fifth less or more does");
    table.header << tr("Input") << tr("less") << tr("more");
    table.rightAligned = {false, true, true};
    for (const SensitivityRow &row : commentary.sensitivity)
        table.rows << QStringList{texts.input(toWord(row.input)), cell(row.less), cell(row.more)};
    m_sensitivity->setTable(table);
    m_sensitivity->setVisible(!table.rows.isEmpty());
    m_sensitivityTitle->setVisible(!table.rows.isEmpty());
}

void PlanSide::showRace(const PlanCommentary &commentary, const Catalog &catalog, const Phrases &phrases)
{
    m_raceTitle->setVisible(commentary.race.has_value());
    m_race->setVisible(commentary.race.has_value());
    if (!commentary.race)
        return;
    const Format format(phrases);
    const GenerationRace &race = *commentary.race;
    QStringList lines;
    for (const GenerationRace::Side *side : {&race.older, &race.newer}) {
        lines << tr("%1 × %2: %3, %4 kWh, electricity %5, rack %6")
                     .arg(QString::number(side->gpus), report::cardName(catalog, side->gpuId),
                          format.seconds(side->hours * 3600), format.number(side->energyKwh),
                          format.yuan(side->energyYuan),
                          side->rackYuan ? format.yuan(*side->rackYuan) : format.notPublished());
    }
    if (race.breakEvenHoursPerDay) {
        const double hours = *race.breakEvenHoursPerDay;
        lines << (hours > 24
                      ? tr("Paid by the month the newer never pays by the time it saves.")
                      : tr("Paid by the month the newer pays from %1 h of work a day.").arg(format.number(hours)));
    }
    m_race->setText(lines.join(QLatin1Char('\n')));
}

void PlanSide::retranslate()
{
    m_use->setText(tr("Use this"));
    m_use->setToolTip(tr("Loads the configuration as the scenario; undo takes it back"));
    m_export->setText(tr("Export CSV…"));
    m_whyTitle->setText(m_front ? tr("Why this one") : tr("Why it is not on the front"));
    m_rulesTitle->setText(tr("Rules of the trade beside the answer"));
    m_sensitivityTitle->setText(tr("What a fifth less or more does to the first"));
    m_sensitivity->setAccessibleName(tr("What a fifth less or more does"));
    m_raceTitle->setText(tr("Two generations on the same job"));
}

void PlanSide::applyTheme()
{
    SideColumn::applyTheme();
    const Theme &theme = currentTheme();
    m_staves->setTheme(theme);
    m_sensitivity->applyTheme();
    if (QLayout *rules = m_rulesBox->layout())
        rules->setSpacing(theme.px(4));
}

} // namespace xuanka::ui
