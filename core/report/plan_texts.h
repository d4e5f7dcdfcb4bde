// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan.h"
#include "report/phrase_tables.h"
#include "report/phrases.h"

namespace xuanka
{

/// The planner's keys and values in words. Keeps the phrases by value, the catalogue by reference.
class PlanTexts
{
public:
    PlanTexts(const Phrases &phrases, const Catalog &catalog) : m_phrases(phrases), m_catalog(catalog) {}

    QString reason(const PlanReason &reason) const;
    QString value(const PlanValue &value) const;
    QString word(const QString &key) const;     ///< name of a card, stave, price basis …
    QString rule(const QString &id) const;      ///< sentence of a rule of the trade
    QString advice(const QString &id) const;    ///< what it says to do
    QString input(const QString &key) const;    ///< of the sensitivity table
    QString layout(const JobChoice &job) const; ///< "TP8 PP4 DP2 ZeRO-1 VP5 SP"
    QString hours(double hours) const;

private:
    Phrases m_phrases;
    const Catalog &m_catalog;
};

std::span<const PhraseEntry> planReasonPhrases();
std::span<const PhraseEntry> planRulePhrases();
std::span<const PhraseEntry> planAdvicePhrases();

} // namespace xuanka
