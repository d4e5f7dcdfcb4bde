// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/plan/plan_form.h"

#include "ui/models/gpu_traits.h"
#include "ui/scenario/number_edit.h"
#include "ui/theme/label.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>

#include <array>

namespace xuanka::ui
{

namespace
{

constexpr double kMostTokens = 1e18, kMostHours = 1e7, kMostYuan = 1e13, kMostKilowatts = 1e4, kMostHeadroom = 0.9;

} // namespace

PlanForm::PlanForm(const Catalog &catalog, QWidget *parent)
    : QWidget(parent), m_catalog(catalog), m_grid(new QGridLayout(this)), m_tokens(addNumber(0, 1, kMostTokens, false)),
      m_hours(addNumber(1, 1e-3, kMostHours, false)), m_budget(addNumber(2, 1, kMostYuan, false)),
      m_gpus(addNumber(3, 1, kMostPlanGpus, true)), m_rack(addNumber(4, 0.1, kMostKilowatts, false)),
      m_headroom(addNumber(5, 0, kMostHeadroom, false)), m_vendor(addChoice(0)), m_segment(addChoice(1)),
      m_cooling(addChoice(2)), m_prefer(addChoice(3)), m_licence(new QCheckBox(this)), m_used(new QCheckBox(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_headroom->setPercent(true);
    m_grid->addWidget(m_licence, 3, 4);
    m_grid->addWidget(m_used, 3, 5);
    for (int column = 0; column < 6; ++column)
        m_grid->setColumnStretch(column, 1);
    for (QCheckBox *box : {m_licence, m_used})
        connect(box, &QCheckBox::toggled, this, &PlanForm::changed);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    PlanRequirements standard;
    standard.allow.exportRestricted = true; // renting needs no licence; the box says so
    setRequirements(standard, 0);
}

Label *PlanForm::addLabel(int row, int column)
{
    auto *label = new Label(TextRole::Secondary, this);
    m_grid->addWidget(label, row, column);
    m_labels << label;
    return label;
}

NumberEdit *PlanForm::addNumber(int column, double least, double most, bool whole)
{
    Label *label = addLabel(0, column);
    auto *field = new NumberEdit(this);
    field->setRange(least, most, whole, true);
    field->setMinimumWidth(1);
    label->setBuddy(field);
    m_grid->addWidget(field, 1, column);
    connect(field, &NumberEdit::numberEdited, this, &PlanForm::changed);
    connect(field, &NumberEdit::returnPressed, field, &QWidget::clearFocus);
    return field;
}

QComboBox *PlanForm::addChoice(int column)
{
    Label *label = addLabel(2, column);
    auto *combo = new QComboBox(this);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(4);
    label->setBuddy(combo);
    m_grid->addWidget(combo, 3, column);
    connect(combo, &QComboBox::activated, this, &PlanForm::changed);
    return combo;
}

void PlanForm::fill(QComboBox *combo, const QVector<QPair<QString, QString>> &items)
{
    const QVariant current = combo->currentData();
    combo->clear();
    for (const auto &[text, key] : items)
        combo->addItem(text, key);
    combo->setCurrentIndex(std::max(0, combo->findData(current)));
}

double PlanForm::tokens() const { return m_tokens->number(); }

PlanRequirements PlanForm::requirements() const
{
    PlanRequirements asked;
    PlanLimits &limits = asked.limits;
    limits.maxHours = m_hours->number();
    limits.budgetYuan = m_budget->number();
    limits.maxGpus = m_gpus->number() > 0 ? int(m_gpus->number()) : kMostPlanGpus;
    limits.rackWatts = m_rack->number() * 1000;
    limits.headroom = m_headroom->number();
    PlanAllow &allow = asked.allow;
    if (const QString vendor = m_vendor->currentData().toString(); !vendor.isEmpty())
        allow.vendors = {vendor};
    if (const QString segment = m_segment->currentData().toString(); !segment.isEmpty())
        allow.segments = {segment};
    allow.cooling = PlanCooling(std::max(0, m_cooling->currentIndex()));
    allow.exportRestricted = m_licence->isChecked();
    allow.secondHand = m_used->isChecked();
    asked.prefer = PlanPreference(std::max(0, m_prefer->currentIndex()));
    return asked;
}

void PlanForm::setRequirements(const PlanRequirements &asked, double tokens)
{
    const QSignalBlocker quiet(this);
    m_tokens->setNumber(tokens);
    m_hours->setNumber(asked.limits.maxHours);
    m_budget->setNumber(asked.limits.budgetYuan);
    m_gpus->setNumber(asked.limits.maxGpus);
    m_rack->setNumber(asked.limits.rackWatts / 1000);
    m_headroom->setNumber(asked.limits.headroom);
    m_licence->setChecked(asked.allow.exportRestricted);
    m_used->setChecked(asked.allow.secondHand);
    m_cooling->setCurrentIndex(int(asked.allow.cooling));
    m_prefer->setCurrentIndex(int(asked.prefer));
}

void PlanForm::retranslate(const Phrases &phrases)
{
    // fields are made in this order: numbers, then choices
    const std::array names{tr("Run length"), tr("Deadline"), tr("Budget"), tr("Most cards"), tr("Rack"),
                           tr("Kept free"),  tr("Vendor"),   tr("Kind"),   tr("Cooling"),    tr("Rank by")};
    for (int i = 0; i < int(names.size()); ++i) {
        m_labels[i]->setText(names[std::size_t(i)]);
        m_labels[i]->buddy()->setAccessibleName(names[std::size_t(i)]);
    }
    m_tokens->setUnit(tr("tokens"));
    m_tokens->setPlaceholderText(tr("as the job says"));
    m_hours->setUnit(tr("h"));
    m_budget->setUnit(QStringLiteral("¥"));
    m_rack->setUnit(QStringLiteral("kW"));
    m_headroom->setUnit(QStringLiteral("%"));
    for (NumberEdit *field : {m_hours, m_budget, m_rack})
        field->setPlaceholderText(tr("no limit"));
    for (NumberEdit *field : {m_tokens, m_hours, m_budget, m_gpus, m_rack, m_headroom})
        field->setPhrases(phrases);
    m_licence->setText(tr("Licence cards"));
    m_licence->setToolTip(tr("Also cards that need a US export licence to be bought in China"));
    m_used->setText(tr("Second-hand"));
    m_used->setToolTip(tr("Also cards only found used, repurposed or out of production"));
    QStringList vendors, segments;
    for (const Gpu &gpu : m_catalog.gpus()) {
        vendors << gpu.vendor;
        segments << gpu.segment;
    }
    vendors.removeDuplicates();
    segments.removeDuplicates();
    QVector<QPair<QString, QString>> vendorItems{{tr("All vendors"), QString()}};
    for (const QString &vendor : std::as_const(vendors))
        vendorItems.append({GpuWords::vendor(vendor), vendor});
    QVector<QPair<QString, QString>> segmentItems{{tr("All kinds"), QString()}};
    for (const QString &segment : std::as_const(segments))
        segmentItems.append({GpuWords::segment(segment), segment});
    fill(m_vendor, vendorItems);
    fill(m_segment, segmentItems);
    fill(m_cooling, {{tr("Any"), toWord(PlanCooling::Any)},
                     {tr("Air"), toWord(PlanCooling::Air)},
                     {tr("Liquid"), toWord(PlanCooling::Liquid)}});
    fill(m_prefer, {{tr("Cost"), toWord(PlanPreference::Cost)},
                    {tr("Time"), toWord(PlanPreference::Time)},
                    {tr("Power"), toWord(PlanPreference::Power)}});
}

void PlanForm::applyTheme()
{
    const Theme &theme = currentTheme();
    m_grid->setHorizontalSpacing(theme.px(10));
    m_grid->setVerticalSpacing(theme.px(2));
}

} // namespace xuanka::ui
