// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/cost.h"
#include "report/phrases.h"
#include "site/licence.h"

namespace xuanka
{

/// Words of the room and money: for the command line, the pages and the report.
class SiteTexts
{
public:
    explicit SiteTexts(const Phrases &phrases) : m_phrases(phrases) {}

    QString check(const QString &id) const;
    QString result(CheckResult result) const;
    QString who(const QString &key) const;
    QString option(CostKind kind) const;
    QString input(const QString &key) const; ///< of CostOption::missing and TornadoRow::input
    QString basis(const QString &key) const; ///< of CostInput::cardHourBasis
    QString confidence(const QString &key) const;
    QString hosting(HostingShown shown) const;
    /// "2026-06, medium confidence" or "your own figure"; says so where the date is over a year old in `today`
    /// ("2026-12").
    QString provenance(const CostFigure &figure, const QString &today) const;

private:
    QString find(const char *const (*table)[2], int size, const QString &key) const;

    Phrases m_phrases;
};

} // namespace xuanka
