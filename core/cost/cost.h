// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "site/room.h"

#include <array>

namespace xuanka
{

/// One price or share with where it comes from. own: entered by the user, no date of ours.
struct CostFigure {
    double low = 0, typical = 0, high = 0;
    QString unit;
    QString asOf, source, confidence;
    bool own = false;
};

/// What the money is reckoned from: the scenario's "cost" block over the bundled prices. An empty optional is a
/// price nobody publishes and the user has not entered.
struct CostInput {
    int years = 3; ///< 1 to 10
    double residualShare = 0, maintenanceShare = 0, hoursPerDay = 24;
    double failureGpuHours = 0, checkpointSeconds = 0, restartSeconds = 0;
    double pue = 1;
    CostFigure energyYuanKwh, rackYuanKwMonth, roomYuanW;
    std::optional<CostFigure> serverYuan;      ///< purchase of one server
    std::optional<CostFigure> serverMonthYuan; ///< rent of one server
    std::optional<CostFigure> cardHourYuan;    ///< rent of one card by the hour
    QString cardHourBasis;                     ///< "card_rent", "server_rent", "own"
    // of the job
    int gpus = 8, nodes = 1;
    bool training = true;
    double meanW = 0, plateW = 0; ///< of one server; 0 = not known
    double tokensPerSecond = 0;   ///< whole job; samples where there are no tokens; 0 = not known
    double runSeconds = 0;
};
/// Errors name the JSON path of the cost block.
Result<CostInput> readCost(const Scenario &scenario, const Gpu &gpu, const Estimate &estimate, const SiteAnswer &site);

enum class CostKind : std::uint8_t { BuyColocate, RentServer, RentCardHour, SelfBuild };
QLatin1String toWord(CostKind kind);

struct CostYear {
    int year = 1;
    double capex = 0; ///< yuan, like all; negative in the last year: what is left of the servers and the room
    double rack = 0, energy = 0, maintenance = 0, rent = 0;
    double total() const { return capex + rack + energy + maintenance + rent; }
};

struct CostOption {
    CostKind kind = CostKind::BuyColocate;
    QStringList missing; ///< inputs without a price: "server_yuan" …; not empty = nothing below is known
    QVector<CostYear> years;
    double total = 0;
    double perGpuHour = 0;                  ///< of the hours the cards work
    std::optional<double> perMillionTokens; ///< with the time lost to failures
    std::optional<double> perRun;
};

/// What one uncertain input does to the break-even and to owning a card for an hour.
struct TornadoRow {
    QString input; ///< "server_yuan", "energy" …
    double low = 0, high = 0;
    std::optional<double> breakEvenLow, breakEvenHigh; ///< hours a day
    double perGpuHourLow = 0, perGpuHourHigh = 0;
};

struct CostAnswer {
    CostInput input;
    QVector<CostOption> options; ///< one of each kind, in the order of CostKind
    /// Hours a day from which buying and hosting is cheaper than hiring by the hour. Empty: a price is missing, or
    /// hiring stays cheaper all day.
    std::optional<double> breakEvenHoursPerDay;
    std::array<std::optional<double>, 2> breakEvenRange; ///< most and least favourable published prices
    QVector<TornadoRow> tornado;                         ///< widest first
    double lossToFailures = 0;
};

CostOption costOf(CostKind kind, const CostInput &input);
std::optional<double> breakEvenHours(const CostInput &input);
CostAnswer answerCost(const CostInput &input);

/// Share of energy in a yearly rent and the like need it: yuan of electricity a year of one server running all year.
double energyYuanPerYear(double watts, double pue, double yuanPerKwh);

} // namespace xuanka
