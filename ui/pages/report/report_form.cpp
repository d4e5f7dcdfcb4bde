// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/report/report_form.h"

#include "ui/theme/label.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>
#include <QSignalBlocker>

namespace xuanka::ui
{

namespace
{

constexpr int kMaxName = 200;
const QString kWindowLanguage; // data of the entry 'as the window'

constexpr bool report::ReportOptions::*kFlags[] = {
    &report::ReportOptions::requirement, &report::ReportOptions::memory,     &report::ReportOptions::speed,
    &report::ReportOptions::power,       &report::ReportOptions::comparison, &report::ReportOptions::risks,
    &report::ReportOptions::inputs,      &report::ReportOptions::formulas,   &report::ReportOptions::sources,
    &report::ReportOptions::accuracy};

} // namespace

ReportForm::ReportForm(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 12, 0); // clear of the scroll bar
    layout->setSpacing(4);
    const auto add = [&](QWidget *field) {
        auto *caption = new Label(TextRole::Secondary, this);
        caption->setBuddy(field);
        m_captions << caption;
        layout->addWidget(caption);
        layout->addWidget(field);
        layout->addSpacing(4);
    };
    m_client = addLine();
    m_project = addLine();
    m_author = addLine();
    m_date = new QDateEdit(QDate::currentDate(), this);
    m_date->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_language = new QComboBox(this);
    for (QWidget *field : std::initializer_list<QWidget *>{m_client, m_project, m_author, m_date, m_language})
        add(field);

    m_sectionsTitle = new Label(TextRole::GroupHeading, this);
    layout->addSpacing(8);
    layout->addWidget(m_sectionsTitle);
    for (const auto flag : kFlags) {
        auto *box = new QCheckBox(this);
        box->setChecked(true);
        m_sections << Section{box, flag};
        layout->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &ReportForm::changed);
    }
    connect(m_date, &QDateEdit::dateChanged, this, &ReportForm::changed);
    connect(m_language, &QComboBox::currentIndexChanged, this, &ReportForm::changed);
}

QLineEdit *ReportForm::addLine()
{
    auto *line = new QLineEdit(this);
    line->setMaxLength(kMaxName);
    connect(line, &QLineEdit::textChanged, this, &ReportForm::changed);
    return line;
}

report::ReportOptions ReportForm::options() const
{
    report::ReportOptions options;
    options.client = m_client->text().trimmed();
    options.project = m_project->text().trimmed();
    options.author = m_author->text().trimmed();
    options.date = m_date->date();
    for (const Section &section : m_sections)
        options.*section.flag = section.box->isChecked();
    return options;
}

Language ReportForm::language(Language ofTheWindow) const
{
    return languageFromWord(m_language->currentData().toString()).value_or(ofTheWindow);
}

void ReportForm::setScenarioName(const QString &name) { m_project->setPlaceholderText(name); }

void ReportForm::retranslate()
{
    const QStringList captions{tr("Client"), tr("Project"), tr("Prepared by"), tr("Date"),
                               tr("Language of the report")};
    const QVector<QWidget *> fields{m_client, m_project, m_author, m_date, m_language};
    for (qsizetype i = 0; i < captions.size(); ++i) {
        m_captions.at(i)->setText(captions.at(i));
        fields.at(i)->setAccessibleName(captions.at(i));
        for (QLineEdit *inner : fields.at(i)->findChildren<QLineEdit *>()) // of the date field
            inner->setAccessibleName(captions.at(i));
    }
    {
        const QSignalBlocker quiet(m_language);
        const QVariant chosen = m_language->currentData();
        m_language->clear();
        m_language->addItem(tr("As the window"), kWindowLanguage);
        m_language->addItem(QStringLiteral("中文"), QString(toWord(Language::Chinese)));
        m_language->addItem(QStringLiteral("English"), QString(toWord(Language::English)));
        m_language->setCurrentIndex(std::max(0, m_language->findData(chosen)));
    }
    m_sectionsTitle->setText(tr("Sections"));
    const QStringList sections{
        tr("Requirement and assumptions"),  tr("Memory"), tr("Speed"),    tr("Power"),   tr("Cards compared"),
        tr("Risks and checks at delivery"), tr("Inputs"), tr("Formulas"), tr("Sources"), tr("Accuracy")};
    for (qsizetype i = 0; i < sections.size(); ++i)
        m_sections.at(i).box->setText(sections.at(i));
}

} // namespace xuanka::ui
