// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/requirements.h"
#include "report/phrases.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;

namespace xuanka::ui
{

class Label;
class NumberEdit;

/// Limits and filters of a plan. The jobs come from elsewhere.
class PlanForm : public QWidget
{
    Q_OBJECT
public:
    explicit PlanForm(const Catalog &catalog, QWidget *parent = nullptr);

    /// Limits, filters and preference as set; `jobs` is left empty.
    PlanRequirements requirements() const;
    /// Length of the run in tokens (images); 0 = as the job says.
    double tokens() const;
    void setRequirements(const PlanRequirements &requirements, double tokens);
    void retranslate(const Phrases &phrases);
    void applyTheme();

Q_SIGNALS:
    void changed();

private:
    NumberEdit *addNumber(int column, double least, double most, bool whole);
    QComboBox *addChoice(int column);
    Label *addLabel(int row, int column);
    void fill(QComboBox *combo, const QVector<QPair<QString, QString>> &items);

    const Catalog &m_catalog;
    QGridLayout *m_grid;
    QVector<Label *> m_labels; ///< above the fields, in the order of the fields
    NumberEdit *m_tokens, *m_hours, *m_budget, *m_gpus, *m_rack, *m_headroom;
    QComboBox *m_vendor, *m_segment, *m_cooling, *m_prefer;
    QCheckBox *m_licence, *m_used;
};

} // namespace xuanka::ui
