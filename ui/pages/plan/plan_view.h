// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/document.h"
#include "report/phrases.h"
#include "ui/pages/plan/front_chart.h"
#include "ui/pages/plan/plan_runner.h"

#include <QCoreApplication>

namespace xuanka::ui
{

/// An outcome made ready to show: every configuration once, those of the ranking first. Pure; no widgets.
class PlanView
{
    Q_DECLARE_TR_FUNCTIONS(PlanView)
public:
    struct Entry {
        PlanPoint point;
        bool front = false;
        bool ranked = false;
    };

    PlanView() = default;
    PlanView(const PlanOutcome &outcome, const Catalog &catalog, const Phrases &phrases);
    /// A front found while the search goes on.
    PlanView(const QVector<PlanPoint> &front, const Catalog &catalog, const Phrases &phrases);

    const QVector<Entry> &entries() const { return m_entries; }
    bool isService() const { return m_service; }
    bool byCost() const { return m_byCost; } ///< else the chart's upright axis is power: nothing has a price

    QVector<FrontChart::Dot> dots() const;
    FrontChart::Axis timeAxis() const;
    FrontChart::Axis otherAxis() const;
    int withoutPrice() const;         ///< configurations the chart cannot show
    report::Table table() const;      ///< the ranking
    report::Table wholeTable() const; ///< every configuration and figure, for a spreadsheet
    QString nameOf(const PlanPoint &point) const;
    QString summaryOf(const PlanPoint &point) const; ///< time and cost with their intervals
    QString detailOf(int entry) const;               ///< tooltip of its circle

private:
    void finish();
    double timeValue(const PlanPoint &point) const;

    const Catalog *m_catalog = nullptr;
    Phrases m_phrases{Language::English};
    QVector<Entry> m_entries;
    bool m_service = false, m_byCost = true;
};

} // namespace xuanka::ui
