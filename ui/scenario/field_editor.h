// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

#include <QWidget>

#include <optional>

namespace xuanka::ui
{

class Settings;
class Workbench;

/// Edits one parameter of the table. It shows what it is told and says what the user wants; it never changes
/// the scenario by itself.
class FieldEditor : public QWidget
{
    Q_OBJECT
public:
    explicit FieldEditor(const Parameter &parameter, QWidget *parent = nullptr);

    const Parameter &parameter() const { return m_parameter; }
    virtual void showValue(const Scenario &scenario) = 0;
    virtual void retranslate(const Phrases &phrases) = 0;
    virtual void setLimit(std::optional<double> lastThatFits) { Q_UNUSED(lastThatFits) }
    virtual QWidget *focusTarget() = 0; ///< gets the label's buddy, the accessible name and the help

Q_SIGNALS:
    void edited(const QVariant &value, bool dragging);
    void dragEnded();
    void acceptabilityChanged(bool acceptable); ///< of what is being typed

private:
    const Parameter &m_parameter;
};

/// The editor a parameter's type asks for. Pickers remember what was used last in the settings.
FieldEditor *makeFieldEditor(const Parameter &parameter, Workbench *workbench, Settings *settings, QWidget *parent);
/// The pickers for models and cards (model, gpu, compare_gpus).
FieldEditor *makePickerEditor(const Parameter &parameter, Workbench *workbench, Settings *settings, QWidget *parent);

} // namespace xuanka::ui
