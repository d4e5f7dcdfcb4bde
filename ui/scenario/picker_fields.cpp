// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/format.h"
#include "ui/scenario/field_editor.h"
#include "ui/scenario/picker.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"

#include <QBoxLayout>

namespace xuanka::ui
{

namespace
{

constexpr int kMostRecent = 6;
constexpr int kMostCompared = 3; // with the card itself four are drawn

void fillWhole(QWidget *widget, QWidget *child)
{
    auto *layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(child);
}

class ModelField : public FieldEditor
{
    Q_OBJECT
public:
    ModelField(const Parameter &parameter, Workbench *workbench, Settings *settings, QWidget *parent)
        : FieldEditor(parameter, parent), m_workbench(workbench), m_settings(settings), m_button(new PickerButton(this))
    {
        fillWhole(this, m_button);
        connect(m_button, &PickerButton::aboutToOpen, this, [this] {
            m_button->popup()->model()->setEntries(
                modelEntries(m_workbench->catalog(), m_workbench->phrases(), m_settings->get(setting::kRecentModels)));
        });
        connect(m_button->popup(), &PickerPopup::picked, this, [this](const QString &id) {
            m_settings->remember(setting::kRecentModels, id, kMostRecent);
            Q_EMIT edited(id, false);
        });
        connect(m_button->popup(), &PickerPopup::actionTriggered, m_workbench, &Workbench::importRequested);
        connect(m_button->popup(), &PickerPopup::textPasted, m_workbench, &Workbench::modelTextPasted);
    }

    void showValue(const Scenario &scenario) override
    {
        const ModelReference &reference = scenario.model;
        const Format format(m_workbench->phrases());
        if (const Model *model = m_workbench->catalog().model(reference.catalogId)) {
            m_button->setCurrent(model->id, model->name, format.count(double(model->parameters)));
            return;
        }
        const QString name = reference.isCatalog() ? reference.catalogId : reference.name;
        m_button->setCurrent({}, name, reference.parameters > 0 ? format.count(reference.parameters) : QString());
    }

    void retranslate(const Phrases &phrases) override
    {
        Q_UNUSED(phrases)
        m_button->popup()->setTexts(tr("Search by name, family or size"), tr("No model of that name"),
                                    tr("Drop a config.json on the window, or paste it here."));
        m_button->popup()->setAction(tr("Import…"));
        showValue(m_workbench->scenario());
    }

    QWidget *focusTarget() override { return m_button; }

private:
    Workbench *m_workbench;
    Settings *m_settings;
    PickerButton *m_button;
};

class CardField : public FieldEditor
{
    Q_OBJECT
public:
    CardField(const Parameter &parameter, Workbench *workbench, Settings *settings, QWidget *parent)
        : FieldEditor(parameter, parent), m_workbench(workbench), m_settings(settings),
          m_button(new PickerButton(this)), m_several(parameter.type == ParameterType::GpuList)
    {
        fillWhole(this, m_button);
        PickerPopup *popup = m_button->popup();
        popup->setCheckable(m_several ? kMostCompared : 0);
        connect(m_button, &PickerButton::aboutToOpen, this, [this, popup] {
            popup->model()->setEntries(
                cardEntries(m_workbench->catalog(), m_workbench->phrases(), m_settings->get(setting::kRecentCards)));
        });
        connect(popup, &PickerPopup::picked, this, [this](const QString &id) {
            m_settings->remember(setting::kRecentCards, id, kMostRecent);
            Q_EMIT edited(id, false);
        });
        connect(popup->model(), &PickerModel::checkedChanged, this,
                [this, popup] { Q_EMIT edited(popup->model()->checked(), false); });
    }

    void showValue(const Scenario &scenario) override
    {
        const QVariant value = parameter().get(scenario);
        if (!m_several) {
            const Gpu *gpu = m_workbench->catalog().gpu(value.toString());
            m_button->setCurrent(value.toString(), gpu ? gpu->name : value.toString(), {});
            m_button->setToolTip(gpu ? cardLine(*gpu, m_workbench->phrases()) : QString());
            return;
        }
        QStringList names;
        for (const QString &id : value.toStringList()) {
            const Gpu *gpu = m_workbench->catalog().gpu(id);
            names << (gpu ? gpu->name : id);
        }
        m_button->popup()->model()->setChecked(value.toStringList());
        m_button->setCurrent({}, names.isEmpty() ? tr("none") : names.join(QStringLiteral(" · ")), {});
        m_button->setToolTip(names.join(QLatin1Char('\n')));
    }

    void retranslate(const Phrases &phrases) override
    {
        Q_UNUSED(phrases)
        m_button->popup()->setTexts(tr("Search by name, chip or generation"), tr("No card of that name"),
                                    m_several ? tr("Up to three cards are drawn beside the chosen one.")
                                              : tr("Dot: what is known about export to China."));
        showValue(m_workbench->scenario());
    }

    QWidget *focusTarget() override { return m_button; }

private:
    Workbench *m_workbench;
    Settings *m_settings;
    PickerButton *m_button;
    bool m_several;
};

} // namespace

FieldEditor *makePickerEditor(const Parameter &parameter, Workbench *workbench, Settings *settings, QWidget *parent)
{
    if (parameter.type == ParameterType::Model)
        return new ModelField(parameter, workbench, settings, parent);
    return new CardField(parameter, workbench, settings, parent);
}

} // namespace xuanka::ui

#include "picker_fields.moc"
