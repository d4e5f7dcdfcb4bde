// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/card_price.h"
#include "estimate/estimate.h"
#include "estimate/layout.h"
#include "plan/requirements.h"
#include "quantity/interval.h"

#include <functional>
#include <limits>
#include <stop_token>

namespace xuanka
{

/// A number or a word of a reason, with what it is; core/report/plan_texts writes it.
struct PlanValue {
    enum class Kind : std::uint8_t { Count, Bytes, Hours, Seconds, Yuan, Watts, Percent, Ratio, Rate, Word };
    Kind kind = Kind::Count;
    double number = 0;
    QString word; ///< card id, stave, framework …; of Kind::Word
    bool operator==(const PlanValue &) const = default;
};

/// Why something is as it is: a key and its values, no words.
struct PlanReason {
    QString key;
    QVector<PlanValue> values;
    bool operator==(const PlanReason &) const = default;
};

/// How one job runs on the chosen cards.
struct JobChoice {
    Scenario scenario; ///< complete: what 'use this' loads
    double needBytes = 0, totalBytes = 0, capacityBytes = 0;
    double leanestBytes = 0; ///< need of the leanest layout of the same cards: how hungry the job itself is
    double fitProbability = 0;
    double tokensPerSecond = 0; ///< samples of models without tokens
    double stepSeconds = 0;
    double tokenSeconds = 0;            ///< serving: per output token of one user
    double hours = 0;                   ///< expected; 0 of a service
    Interval relativeRate{1, 1};        ///< 90 % interval of measured over predicted rate
    double gpuWatts = 0, nodeWatts = 0; ///< mean, 0 = not known
    double mfu = 0;
    bool measured = true; ///< measurements of this kind of card and program stand behind the numbers

    double hoursPessimistic() const { return hours / relativeRate.low; }
    double tokenSecondsPessimistic() const { return tokenSeconds / relativeRate.low; }
};

/// One configuration: cards, count and the layout of every job. Unknown figures are nullopt, never guessed.
struct PlanPoint {
    QString gpuId;
    int gpusPerNode = 8, nodes = 1;
    QVector<JobChoice> jobs;   ///< in the order of the requirements
    int hungriest = 0;         ///< job that decides memory
    double memoryBytes = 0;    ///< of the hungriest job, fullest card
    double fitProbability = 0; ///< least of all jobs
    double hours = 0;          ///< all jobs one after the other; of services alone the period
    double hoursPessimistic = 0, hoursOptimistic = 0;
    double tokenSeconds = 0, tokenSecondsPessimistic = 0; ///< slowest service; 0 = none
    bool service = false;                                 ///< nothing but services: time means the time per token
    std::optional<double> nodeWatts, nodePeakWatts;       ///< mean of the longest job; peak
    std::optional<double> powerWatts;                     ///< peak of all servers together: what the room must supply
    std::optional<double> energyKwh;                      ///< of the whole run
    std::optional<double> costYuan, costLowYuan, costHighYuan; ///< high: dear price and pessimistic time
    std::optional<CardHourPrice> price;
    bool measured = true;
    QVector<PlanReason> because;

    int gpus() const { return gpusPerNode * nodes; }
    // what is compared, the pessimistic side; unknown counts as infinite
    double costObjective() const { return costHighYuan.value_or(std::numeric_limits<double>::infinity()); }
    double timeObjective() const { return service ? tokenSecondsPessimistic : hoursPessimistic; }
    double powerObjective() const { return powerWatts.value_or(std::numeric_limits<double>::infinity()); }
    double objective(PlanPreference preference) const;
};

/// What became of one card and count.
enum class ClusterOutcome : std::uint8_t {
    Answered,
    NoMemory,     ///< no layout keeps the headroom and the probability asked for
    TooSlow,      ///< fits, but misses the deadline (or the time per token)
    TooDear,      ///< fits, but exceeds the budget
    RackTooSmall, ///< one server exceeds the rack
    NotPublished, ///< a figure is missing: memory size, rate or power
    NoPrice,      ///< a budget is set and no price is published
    NoLayout,     ///< no degrees divide batch, heads and layers
    Stopped
};

struct ClusterRecord {
    QString gpuId;
    int gpusPerNode = 8, nodes = 1;
    ClusterOutcome outcome = ClusterOutcome::Stopped;
    double needBytes = 0, capacityBytes = 0; ///< least need found; of NoMemory
    double hours = 0;                        ///< pessimistic, of the best layout where one fits; 0 = none
    double tokenSeconds = 0;
    double costYuan = 0; ///< pessimistic
    double nodePeakWatts = 0;
    QStringList missing; ///< catalogue keys, of NotPublished
    int gpus() const { return gpusPerNode * nodes; }
};

enum class CardRefusal : std::uint8_t { None, NotNamed, Vendor, Segment, Export, SecondHand, Cooling };

/// A card the filters left out.
struct RefusedCard {
    QString gpuId;
    CardRefusal refusal = CardRefusal::None;
    bool operator==(const RefusedCard &) const = default;
};

struct PlanAnswer {
    qint64 evaluated = 0; ///< layouts asked for memory or time
    double seconds = 0;
    bool stopped = false;
    QVector<PlanPoint> front;        ///< mutually non-dominated, cheapest first
    QVector<PlanPoint> ranked;       ///< by preference, the front's points among them
    QVector<PlanPoint> points;       ///< the best layout of every card and count that keeps all limits; no `because`
    QVector<ClusterRecord> clusters; ///< every card and count searched
    QVector<RefusedCard> refused;
    QVector<PlanReason> notices; ///< said of the whole answer, e.g. where more cards are slower
};

struct PlanProgress {
    int clustersDone = 0, clustersTotal = 0;
    qint64 evaluated = 0;
};

using PriceOf = std::function<std::optional<CardHourPrice>(const QString &gpuId)>;

struct PlanOptions {
    PriceOf priceOf; ///< cardHourPrice; empty = no prices at all
    std::stop_token stop;
    std::function<void(const PlanProgress &)> progress;               ///< on the calling thread
    std::function<void(const QVector<PlanPoint> &front)> firstFronts; ///< on the calling thread, fronts so far
    int threads = 0;                                                  ///< 0 = all cores
    int ranked = 50;                                                  ///< configurations in the ranked list at most
    int layoutsPerCluster = 0; ///< 0 = one, or many where one card and count is searched
    bool prune = true;         ///< off: every layout is evaluated (for tests)
    bool explain = true;       ///< off: without `because` and notices
};

/// Searches every allowed card, count and layout. Pure: the answer does not depend on the number of threads.
/// Errors: what estimate() says of a job that cannot be estimated on any card (an unreadable model …).
Result<PlanAnswer> plan(const PlanRequirements &requirements, const Catalog &catalog, const PlanOptions &options);

/// Cards the filters let through, and the others with the reason.
QVector<const Gpu *> allowedCards(const PlanAllow &allow, const Catalog &catalog,
                                  QVector<RefusedCard> *refused = nullptr);
bool needsExportLicence(const Gpu &gpu);
bool isOnlySecondHand(const Gpu &gpu, const QString &asOf);

/// Counts searched: one server and its halves, then whole servers.
QVector<int> planCounts(int gpusPerServer, int least, int most);
int cardsOfServer(const Gpu &gpu);

/// Points no other point beats or equals in cost, time and power, in the order of cost.
QVector<PlanPoint> paretoFront(const QVector<PlanPoint> &points);
bool dominates(const PlanPoint &a, const PlanPoint &b);

} // namespace xuanka
