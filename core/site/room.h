// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "hardware/gpu.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <QVector>

#include <optional>

namespace xuanka
{

/// What a server draws from the socket and what it has to be planned for. Watts, AC.
struct ServerPower {
    double gpuLimit = 0;  ///< of one card
    double mean = 0;      ///< under this job; 0 = not known
    double peak = 0;      ///< highest draw measured on servers of the kind, or computed, whichever is more
    double nameplate = 0; ///< what the maker's plate reads; estimated where no plate is published
    bool nameplatePublished = false;
};
/// Empty where neither the data sheet nor the scenario gives a limit of the card.
std::optional<ServerPower> serverPower(const Cluster &cluster, const Gpu &gpu, const PowerEstimate &power);

enum class Cooling : std::uint8_t { Air, Liquid };

/// How warm the card gets and what that costs. docs/method-site-cost.md, heat.
struct ThrottleInput {
    double limitW = 700; ///< what the card would draw
    double sheetW = 700; ///< data-sheet limit its heat sink is made for
    double inletC = 22;
    double recirculationC = 5; ///< warm air drawn in again, added to the inlet of the worst server
    Cooling cooling = Cooling::Air;
};
struct ThrottleAnswer {
    double cardC = 0;       ///< temperature without throttling
    double onsetInletC = 0; ///< inlet from which the card lowers its clock
    double throughputFactor = 1;
};
ThrottleAnswer throttle(const ThrottleInput &input);
/// Recirculation that leaves the given share of throughput at an inlet; for the preset of a bad room.
double recirculationFor(double factor, const ThrottleInput &at);

/// Dew point of air, C (Magnus formula). Humidity in percent, over 0.
double dewPoint(double airC, double humidityPercent);

/// What the machine room offers; an empty optional is unknown. Read from the scenario's "site" block.
struct Room {
    double rackLimitW = 0;
    bool rackLimitGiven = false; ///< false: the standard cabinet stands in
    double pue = 0;
    double inletC = 0;
    double recirculationC = 0;
    bool inletGiven = false, recirculationGiven = false; ///< false: a usual room stands in, nothing was measured
    Cooling cooling = Cooling::Air;
    QString province;
    std::optional<double> upsW, transformerVa, coolingW, upgradeMonths, floorNewtonM2, humidityPercent, coolantC;
    std::optional<double> carriers, rdmaGbitS;
    std::optional<bool> bothFeeds, onSite24h;
};
/// Errors name the JSON path: an unknown key, a wrong type, a value out of range.
Result<Room> readRoom(const QJsonObject &site);
QStringList roomPresets();                       ///< "good", "typical", "bad"
double presetRecirculation(const QString &name); ///< K; the bad room keeps 80 % at an inlet of 28 C

enum class CheckResult : std::uint8_t { Pass, Fail, Unknown };
QLatin1String toWord(CheckResult result);

/// One line of the checklist.
struct RoomCheck {
    QString id; ///< "rack_power" …; words in report/site_texts
    CheckResult result = CheckResult::Unknown;
    std::optional<double> found, limit; ///< in unit
    QString unit;
    QString source;
    QString who; ///< who has to answer: "idc", "vendor", "customer"
};

struct SiteAnswer {
    Room room;
    std::optional<ServerPower> server;
    QVector<RoomCheck> checks;
    int serversPerRack = 0; ///< 0 = not one, or not known
    int racks = 0;          ///< 0 = cannot be housed, or not known
    double rackPeakW = 0;   ///< of a filled rack, with its switches and strips
    double roomMeanW = 0;   ///< all servers, times PUE
    double roomPeakW = 0;
    double yearJoules = 0; ///< running all year at the mean, with PUE
    ThrottleAnswer throttle;
};
/// Errors: those of the scenario's site block.
Result<SiteAnswer> answerSite(const Scenario &scenario, const Gpu &gpu, const Estimate &estimate);

} // namespace xuanka
