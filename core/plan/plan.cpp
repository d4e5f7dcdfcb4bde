// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/plan.h"

#include "estimate/engine_constants.h"
#include "plan/because.h"
#include "plan/job_search.h"
#include "plan/plan_constants.h"

#include <QElapsedTimer>
#include <QHash>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace xuanka
{

namespace
{

constexpr int kManyLayouts = 20;
constexpr std::chrono::milliseconds kLookUp(20); ///< between two reports of progress

struct Cluster {
    const Gpu *gpu = nullptr;
    int gpusPerNode = 8, nodes = 1;
    std::optional<CardHourPrice> price;
};

struct ClusterResult {
    ClusterRecord record;
    QVector<PlanPoint> points;
};

struct Search {
    Search(const PlanRequirements &asked, const Catalog &known, const PlanOptions &how)
        : requirements(asked), catalog(known), options(how)
    {
    }

    const PlanRequirements &requirements;
    const Catalog &catalog;
    const PlanOptions &options;
    QVector<Model> models; ///< of the jobs
    QVector<Cluster> clusters;
    int keep = 1;
    std::atomic<qint64> evaluated{0};
    std::atomic<int> next{0};
    std::mutex mutex; ///< guards what follows
    std::condition_variable changed;
    std::vector<ClusterResult> results;
    QVector<PlanPoint> fresh; ///< points found since the caller last looked
    int done = 0, running = 0;
};

QVector<Cluster> clustersOf(const PlanRequirements &requirements, const Catalog &catalog, const PlanOptions &options,
                            QVector<RefusedCard> &refused)
{
    QVector<Cluster> clusters;
    for (const Gpu *gpu : allowedCards(requirements.allow, catalog, &refused)) {
        const int server = cardsOfServer(*gpu);
        const std::optional<CardHourPrice> price = options.priceOf ? options.priceOf(gpu->id) : std::nullopt;
        for (const int count : planCounts(server, requirements.limits.minGpus, requirements.limits.maxGpus))
            clusters.append({gpu, std::min(count, server), std::max(1, count / server), price});
    }
    // small counts first: they are quick and the front takes shape at once
    std::stable_sort(clusters.begin(), clusters.end(), [](const Cluster &a, const Cluster &b) {
        return a.gpusPerNode * a.nodes < b.gpusPerNode * b.nodes;
    });
    return clusters;
}

/// Every job at one of its layouts, put together.
PlanPoint pointOf(const Search &search, const Cluster &cluster, QVector<JobChoice> jobs)
{
    PlanPoint point;
    point.gpuId = cluster.gpu->id;
    point.gpusPerNode = cluster.gpusPerNode;
    point.nodes = cluster.nodes;
    point.fitProbability = 1;
    double longest = -1, hunger = -1;
    bool hasRun = false;
    for (int i = 0; i < int(jobs.size()); ++i) {
        const JobChoice &job = jobs.at(i);
        point.fitProbability = std::min(point.fitProbability, job.fitProbability);
        if (job.leanestBytes > hunger) {
            hunger = job.leanestBytes;
            point.hungriest = i;
            point.memoryBytes = job.totalBytes;
        }
        point.measured = point.measured && job.measured;
        if (search.requirements.jobs.at(i).isService()) {
            point.tokenSeconds = std::max(point.tokenSeconds, job.tokenSeconds);
            point.tokenSecondsPessimistic = std::max(point.tokenSecondsPessimistic, job.tokenSecondsPessimistic());
        } else {
            hasRun = true;
            point.hours += job.hours;
            point.hoursPessimistic += job.hoursPessimistic();
            point.hoursOptimistic += job.hours / job.relativeRate.high;
        }
        if (job.hours > longest) {
            longest = job.hours;
            if (job.nodeWatts > 0)
                point.nodeWatts = job.nodeWatts;
        }
    }
    point.service = !hasRun;
    if (point.service) {
        const double period = search.requirements.limits.maxHours;
        point.hours = point.hoursPessimistic = point.hoursOptimistic =
            period > 0 ? period : planConstants().serviceHours;
    }
    point.jobs = std::move(jobs);
    return point;
}

void addMoneyAndPower(const Cluster &cluster, const Scenario &scenario, PlanPoint &point)
{
    const PowerJob power = compilePower(scenario.cluster, *cluster.gpu, engineConstants().power);
    if (power.known()) {
        point.nodePeakWatts = power.nodePeakWatts();
        point.powerWatts = power.nodePeakWatts() * cluster.nodes;
    }
    if (point.nodeWatts)
        point.energyKwh = *point.nodeWatts * cluster.nodes * point.hours / 1000;
    point.price = cluster.price;
    if (const auto &price = cluster.price) {
        point.costYuan = price->typicalYuan * point.gpus() * point.hours;
        point.costLowYuan = price->lowYuan * point.gpus() * point.hoursOptimistic;
        point.costHighYuan = price->highYuan * point.gpus() * point.hoursPessimistic;
    }
}

/// The limit a point breaks; Answered where it keeps them all.
ClusterOutcome judge(const PlanLimits &limits, const PlanPoint &point)
{
    if (limits.rackWatts > 0) {
        if (!point.nodePeakWatts)
            return ClusterOutcome::NotPublished;
        if (*point.nodePeakWatts > limits.rackWatts)
            return ClusterOutcome::RackTooSmall;
    }
    if (!point.service && limits.maxHours > 0 && point.hoursPessimistic > limits.maxHours)
        return ClusterOutcome::TooSlow;
    if (limits.maxTokenSeconds > 0 && point.tokenSecondsPessimistic > limits.maxTokenSeconds)
        return ClusterOutcome::TooSlow;
    if (limits.budgetYuan > 0) {
        if (!point.costHighYuan)
            return ClusterOutcome::NoPrice;
        if (*point.costHighYuan > limits.budgetYuan)
            return ClusterOutcome::TooDear;
    }
    return ClusterOutcome::Answered;
}

/// Bounds that spare a cluster the search; true where one of them decides.
bool refusedByBounds(const Search &search, const Cluster &cluster, ClusterRecord &record)
{
    const int gpus = cluster.gpusPerNode * cluster.nodes;
    const double usable = cluster.gpu->usableBytes().value_or(0);
    double hours = 0;
    for (int i = 0; i < int(search.models.size()); ++i) {
        const PlanJob &job = search.requirements.jobs.at(i);
        const double bytes = leastStateBytes(job, search.models.at(i), gpus);
        if (bytes > usable * (1 - search.requirements.limits.headroom)) {
            record.outcome = ClusterOutcome::NoMemory;
            record.needBytes = std::max(record.needBytes, bytes);
        }
        hours += leastHours(job, search.models.at(i), *cluster.gpu, gpus);
    }
    if (record.outcome == ClusterOutcome::NoMemory)
        return true;
    const double deadline = search.requirements.limits.maxHours;
    if (deadline > 0 && hours > deadline) {
        record.outcome = ClusterOutcome::TooSlow;
        record.hours = hours;
        return true;
    }
    return false;
}

QStringList missingFiguresOf(const PlanJob &job, const Gpu &gpu)
{
    QStringList missing;
    if (!gpu.usableBytes())
        missing << QStringLiteral("memory_gib");
    if (!gpu.dense16FlopS())
        missing << QStringLiteral("bf16_tflops");
    if (!gpu.memoryBandwidthGbS)
        missing << QStringLiteral("memory_bandwidth_gb_s");
    if (missing.isEmpty() && !gpu.pcieBandwidthGbS)
        missing << QStringLiteral("pcie_bandwidth_gb_s");
    Q_UNUSED(job)
    return missing;
}

/// The layouts of each job; empty with the record filled where a job has none.
QVector<QVector<JobChoice>> searchJobs(Search &search, const Cluster &cluster, ClusterRecord &record)
{
    QVector<QVector<JobChoice>> all;
    for (int i = 0; i < int(search.models.size()); ++i) {
        const PlanJob &job = search.requirements.jobs.at(i);
        const JobContext context{job,
                                 search.requirements.limits,
                                 search.catalog,
                                 *cluster.gpu,
                                 cluster.gpusPerNode,
                                 cluster.nodes,
                                 search.keep,
                                 search.options.prune,
                                 search.options.stop,
                                 search.evaluated};
        const JobResult result = searchJob(context, search.models.at(i));
        if (search.options.stop.stop_requested()) {
            record.outcome = ClusterOutcome::Stopped;
            return {};
        }
        if (result.choices.empty()) {
            record.outcome = !result.anyLayout      ? ClusterOutcome::NoLayout
                             : result.leastNeed > 0 ? ClusterOutcome::NoMemory
                                                    : ClusterOutcome::NotPublished;
            record.needBytes = result.leastNeed;
            if (record.outcome == ClusterOutcome::NotPublished)
                record.missing = missingFiguresOf(job, *cluster.gpu);
            return {};
        }
        all.append(QVector<JobChoice>(result.choices.begin(), result.choices.end()));
    }
    return all;
}

ClusterResult searchCluster(Search &search, const Cluster &cluster)
{
    ClusterResult result;
    ClusterRecord &record = result.record;
    record.gpuId = cluster.gpu->id;
    record.gpusPerNode = cluster.gpusPerNode;
    record.nodes = cluster.nodes;
    record.capacityBytes = cluster.gpu->usableBytes().value_or(0);
    if (record.capacityBytes <= 0) {
        record.outcome = ClusterOutcome::NotPublished;
        record.missing = missingFiguresOf(search.requirements.jobs.first(), *cluster.gpu);
        return result;
    }
    if (search.options.prune && refusedByBounds(search, cluster, record))
        return result;
    const QVector<QVector<JobChoice>> choices = searchJobs(search, cluster, record);
    if (choices.isEmpty())
        return result;
    // one job may keep several layouts; of several jobs each takes its best
    const int points = choices.size() == 1 ? int(choices.first().size()) : 1;
    for (int i = 0; i < points; ++i) {
        QVector<JobChoice> jobs;
        for (const QVector<JobChoice> &list : choices)
            jobs.append(list.at(std::min<qsizetype>(i, list.size() - 1)));
        PlanPoint point = pointOf(search, cluster, std::move(jobs));
        addMoneyAndPower(cluster, point.jobs.first().scenario, point);
        const ClusterOutcome outcome = judge(search.requirements.limits, point);
        if (i == 0) {
            record.outcome = outcome;
            record.hours = point.hoursPessimistic;
            record.tokenSeconds = point.tokenSecondsPessimistic;
            record.costYuan = point.costHighYuan.value_or(0);
            record.nodePeakWatts = point.nodePeakWatts.value_or(0);
            record.needBytes = point.jobs.at(point.hungriest).needBytes;
        }
        if (outcome == ClusterOutcome::Answered)
            result.points.append(point);
    }
    return result;
}

void work(Search &search)
{
    while (!search.options.stop.stop_requested()) {
        const int index = search.next.fetch_add(1);
        if (index >= search.clusters.size())
            break;
        ClusterResult result = searchCluster(search, search.clusters.at(index));
        const std::lock_guard lock(search.mutex);
        if (!result.points.isEmpty())
            search.fresh.append(result.points.first());
        search.results[std::size_t(index)] = std::move(result);
        ++search.done;
    }
    const std::lock_guard lock(search.mutex);
    --search.running;
    search.changed.notify_all();
}

/// Runs the workers and tells the caller how far they are, on the caller's own thread.
void runWorkers(Search &search)
{
    const int cores = std::max(1, int(std::thread::hardware_concurrency()));
    const int wanted = search.options.threads > 0 ? search.options.threads : cores;
    const int threads = std::clamp(int(search.clusters.size()), 1, wanted);
    search.running = threads;
    std::vector<std::thread> workers;
    for (int i = 0; i < threads; ++i)
        workers.emplace_back(work, std::ref(search));
    QVector<PlanPoint> front;
    for (bool running = true; running;) {
        std::unique_lock lock(search.mutex);
        search.changed.wait_for(lock, kLookUp, [&] { return search.running == 0; });
        running = search.running > 0;
        const PlanProgress progress{search.done, int(search.clusters.size()), search.evaluated.load()};
        QVector<PlanPoint> fresh;
        fresh.swap(search.fresh);
        lock.unlock();
        if (search.options.progress)
            search.options.progress(progress);
        if (running && search.options.firstFronts && !fresh.isEmpty()) {
            front = paretoFront(front + fresh);
            search.options.firstFronts(front);
        }
    }
    for (std::thread &worker : workers)
        worker.join();
}

QVector<PlanPoint> rank(QVector<PlanPoint> points, PlanPreference preference, int most)
{
    const auto key = [&](const PlanPoint &p) {
        const double first = p.objective(preference);
        const double second = preference == PlanPreference::Cost ? p.timeObjective() : p.costObjective();
        return std::tuple(first, second, p.powerObjective(), p.gpus());
    };
    std::stable_sort(points.begin(), points.end(),
                     [&](const PlanPoint &a, const PlanPoint &b) { return key(a) < key(b); });
    if (points.size() > most)
        points.resize(most);
    return points;
}

PlanAnswer answerOf(Search &search)
{
    PlanAnswer answer;
    QVector<PlanPoint> bests, all;
    for (std::size_t i = 0; i < search.results.size(); ++i) {
        ClusterResult &result = search.results[i];
        if (result.record.gpuId.isEmpty()) { // not reached before the stop
            const Cluster &cluster = search.clusters.at(int(i));
            result.record.gpuId = cluster.gpu->id;
            result.record.gpusPerNode = cluster.gpusPerNode;
            result.record.nodes = cluster.nodes;
        }
        answer.clusters.append(result.record);
        if (!result.points.isEmpty())
            bests.append(result.points.first());
        all += result.points;
    }
    answer.evaluated = search.evaluated.load();
    answer.stopped = search.options.stop.stop_requested();
    answer.front = paretoFront(bests);
    answer.points = bests;
    answer.ranked = rank(all, search.requirements.prefer, search.options.ranked);
    return answer;
}

} // namespace

Result<PlanAnswer> plan(const PlanRequirements &requirements, const Catalog &catalog, const PlanOptions &options)
{
    QElapsedTimer timer;
    timer.start();
    (void)engineConstants(); // read before the threads start
    (void)planConstants();
    Search search(requirements, catalog, options);
    for (const PlanJob &job : requirements.jobs) {
        Result<Model> model = catalog.resolve(job.base.model);
        if (!model)
            return model.error();
        search.models.append(*model);
    }
    QVector<RefusedCard> refused;
    search.clusters = clustersOf(requirements, catalog, options, refused);
    search.results.resize(std::size_t(search.clusters.size()));
    search.keep = options.layoutsPerCluster > 0 ? options.layoutsPerCluster
                  : search.clusters.size() == 1 ? kManyLayouts
                                                : 1;
    if (!search.clusters.isEmpty())
        runWorkers(search);
    PlanAnswer answer = answerOf(search);
    answer.refused = refused;
    if (options.explain)
        explain(requirements, catalog, answer);
    answer.seconds = double(timer.nsecsElapsed()) * 1e-9;
    return answer;
}

} // namespace xuanka
