// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan.h"

namespace xuanka
{

/// What the comparison of two generations takes for granted; defaults from resources/constants/plan.json.
struct RaceAssumptions {
    double energyYuanPerKwh = 0;
    double facilityFactor = 1; ///< energy of the room over energy of the servers
    /// Worth of one hour not waited for, yuan; 0 = what the newer cards cost an hour.
    double hourYuan = 0;
    double rackYuanPerKwMonth = 0; ///< of the contracted power; 0 = not known
    static RaceAssumptions standard();
};

/// The same job on two cards, as many of each.
struct GenerationRace {
    struct Side {
        QString gpuId;
        int gpus = 0;
        double hours = 0;               ///< expected
        double energyKwh = 0;           ///< of the servers, 0 = not known
        double energyYuan = 0;          ///< with the room's share
        std::optional<double> rackYuan; ///< places for the servers' peak power while the run lasts
        std::optional<double> hourYuan; ///< price of all cards for an hour, typical
        std::optional<double> runYuan;  ///< the run paid by the hour
    };
    Side older, newer;
    double speedUp = 0; ///< hours of the older over hours of the newer
    /// Hours a day of work on the older cards from which the newer ones, both paid by the month, are worth their
    /// dearer rent by the time they save. Above 24 = never; 0 = from the first hour; nullopt = a price is missing.
    std::optional<double> breakEvenHoursPerDay;
};

/// docs/method-plan.md, "two generations".
GenerationRace raceOf(const PlanPoint &older, const PlanPoint &newer, const RaceAssumptions &assumptions);

/// Best points of two cards at the largest count both were searched with, at most a server; nullopt where there is
/// none.
std::optional<GenerationRace> raceOf(const PlanAnswer &answer, const QString &olderGpu, const QString &newerGpu,
                                     const RaceAssumptions &assumptions = RaceAssumptions::standard());

/// The cards the page compares first: of the vendor with most priced answers, the flagships of the two newest
/// generations. Empty ids where there are none.
std::pair<QString, QString> usualRivals(const PlanAnswer &answer, const Catalog &catalog);

} // namespace xuanka
