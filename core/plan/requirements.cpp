// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/requirements.h"

#include "plan/plan_constants.h"
#include "quantity/json_text.h"
#include "scenario/scenario_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka
{

namespace
{

constexpr int kFileVersion = 1;
constexpr double kMostTokens = 1e18;

const char *const kExpectVersion = QT_TRANSLATE_NOOP("phrases", "the file version %1");
const char *const kExpectObject = QT_TRANSLATE_NOOP("phrases", "a JSON object");
const char *const kExpectKeys = QT_TRANSLATE_NOOP("phrases", "only the keys %1");
const char *const kExpectJobs = QT_TRANSLATE_NOOP("phrases", "a list of 1 to %1 jobs");
const char *const kExpectNumber = QT_TRANSLATE_NOOP("phrases", "a number from %1 to %2");
const char *const kExpectWhole = QT_TRANSLATE_NOOP("phrases", "a whole number from %1 to %2");
const char *const kExpectSwitch = QT_TRANSLATE_NOOP("phrases", "true or false");
const char *const kExpectWord = QT_TRANSLATE_NOOP("phrases", "one of %1");
const char *const kExpectWords = QT_TRANSLATE_NOOP("phrases", "a list of texts");
const char *const kExpectCardId = QT_TRANSLATE_NOOP("phrases", "the id of a card in the catalogue");

QString written(const QJsonValue &value)
{
    if (value.isString())
        return value.toString().left(80);
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.mid(1, list.size() - 2)).left(80);
}

QStringList catalogWords(const Catalog &catalog, QString Gpu::*field)
{
    QStringList words;
    for (const Gpu &gpu : catalog.gpus()) {
        if (!(gpu.*field).isEmpty() && !words.contains(gpu.*field))
            words << gpu.*field;
    }
    words.sort();
    return words;
}

class Reader
{
public:
    Reader(const Catalog &catalog, QString file) : m_catalog(catalog), m_file(std::move(file)) {}

    Result<PlanRequirements> read(const QJsonObject &file)
    {
        checkKeys({}, file, {"xuanka_plan", "jobs", "allow", "limits", "prefer"});
        const QJsonValue version = file.value(QLatin1String("xuanka_plan"));
        if (!version.isUndefined() && !(version.isDouble() && version.toDouble() == kFileVersion))
            fail(QStringLiteral("xuanka_plan"), version, kExpectVersion, {QString::number(kFileVersion)});
        readJobs(file.value(QLatin1String("jobs")));
        if (const QJsonObject allow = section(file, "allow"); !m_error)
            readAllow(allow);
        if (const QJsonObject limits = section(file, "limits"); !m_error)
            readLimits(limits);
        const int prefer = word(file.value(QLatin1String("prefer")), QStringLiteral("prefer"),
                                {QStringLiteral("cost"), QStringLiteral("time"), QStringLiteral("power")});
        m_plan.prefer = PlanPreference(prefer);
        if (m_error)
            return *m_error;
        return m_plan;
    }

private:
    void fail(const QString &where, const QJsonValue &found, const char *expected, const QStringList &args = {})
    {
        if (!m_error)
            m_error = Error{m_file, where, found.isUndefined() ? QString() : written(found),
                            QString::fromUtf8(expected), args};
    }

    void checkKeys(const QString &path, const QJsonObject &object, std::initializer_list<const char *> known)
    {
        QStringList names;
        for (const char *name : known)
            names << QLatin1String(name);
        for (const QString &key : object.keys()) {
            if (!names.contains(key))
                fail(path.isEmpty() ? key : path + QLatin1Char('.') + key, key, kExpectKeys,
                     {names.join(QLatin1String(", "))});
        }
    }

    QJsonObject section(const QJsonObject &file, const char *name)
    {
        const QJsonValue value = file.value(QLatin1String(name));
        if (!value.isUndefined() && !value.isObject())
            fail(QLatin1String(name), value, kExpectObject);
        return value.toObject();
    }

    double number(const QJsonObject &object, const QString &path, const char *key, double standard, double least,
                  double most, bool whole = false)
    {
        const QJsonValue value = object.value(QLatin1String(key));
        if (value.isUndefined())
            return standard;
        const double n = value.toDouble();
        if (!value.isDouble() || !(n >= least && n <= most) || (whole && std::trunc(n) != n)) {
            fail(path + QLatin1Char('.') + QLatin1String(key), value, whole ? kExpectWhole : kExpectNumber,
                 {QString::number(least), QString::number(most, 'g', 12)});
            return standard;
        }
        return n;
    }

    bool flag(const QJsonObject &object, const QString &path, const char *key)
    {
        const QJsonValue value = object.value(QLatin1String(key));
        if (!value.isUndefined() && !value.isBool())
            fail(path + QLatin1Char('.') + QLatin1String(key), value, kExpectSwitch);
        return value.toBool();
    }

    /// Index of the word; the first where the key is missing.
    int word(const QJsonValue &value, const QString &where, const QStringList &words)
    {
        const qsizetype at = value.isUndefined() ? 0 : words.indexOf(value.toString());
        if (at < 0)
            fail(where, value, kExpectWord, {words.join(QLatin1String(", "))});
        return int(std::max<qsizetype>(at, 0));
    }

    QStringList words(const QJsonObject &object, const char *key, const QStringList &known)
    {
        const QString where = QLatin1String("allow.") + QLatin1String(key);
        const QJsonValue value = object.value(QLatin1String(key));
        if (!value.isUndefined() && !value.isArray())
            fail(where, value, kExpectWords);
        QStringList found;
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QString element = QStringLiteral("%1[%2]").arg(where).arg(i);
            if (!list.at(i).isString())
                fail(element, list.at(i), kExpectWords);
            const QString name = list.at(i).toString();
            if (known.isEmpty()) {
                if (!m_catalog.gpu(name))
                    fail(element, list.at(i), kExpectCardId);
            } else if (!known.contains(name)) {
                fail(element, list.at(i), kExpectWord, {known.join(QLatin1String(", "))});
            }
            found << name;
        }
        return found;
    }

    void readJobs(const QJsonValue &value)
    {
        const QJsonArray list = value.toArray();
        if (!value.isArray() || list.isEmpty() || list.size() > kMostPlanJobs) {
            fail(QStringLiteral("jobs"), value.isArray() ? QJsonValue(int(list.size())) : value, kExpectJobs,
                 {QString::number(kMostPlanJobs)});
            return;
        }
        for (qsizetype i = 0; i < list.size() && !m_error; ++i)
            readJob(QStringLiteral("jobs[%1]").arg(i), list.at(i));
    }

    void readJob(const QString &path, const QJsonValue &value)
    {
        if (!value.isObject())
            fail(path, value, kExpectObject);
        const QJsonObject object = value.toObject();
        checkKeys(path, object, {"model", "workload", "tokens"});
        const double tokens = number(object, path, "tokens", 0, 0, kMostTokens);
        if (m_error)
            return;
        QJsonObject scenario;
        for (const char *key : {"model", "workload"}) {
            if (object.contains(QLatin1String(key)))
                scenario.insert(QLatin1String(key), object.value(QLatin1String(key)));
        }
        // the reader of scenario files knows every key, range and word of a job
        const Result<Scenario> read = scenarioFromJson(QJsonDocument(scenario).toJson());
        if (!read) {
            Error error = read.error();
            error.file = m_file;
            error.where = error.where.isEmpty() ? path : path + QLatin1Char('.') + error.where;
            m_error = error;
            return;
        }
        if (read->model.isCatalog() && !m_catalog.model(read->model.catalogId)) {
            // the wording and the suggestion of the engine
            fail(path + QLatin1String(".model"), read->model.catalogId,
                 QT_TRANSLATE_NOOP("phrases", "the id of a model in the catalogue"));
            return;
        }
        const QJsonObject work = object.value(QLatin1String("workload")).toObject();
        PlanJob job = planJobOf(*read);
        job.frameworkPinned = work.contains(QLatin1String("framework"));
        job.recomputePinned = work.contains(QLatin1String("recompute"));
        job.microBatchPinned = work.contains(QLatin1String("micro_batch"));
        if (tokens > 0) {
            job.tokens = tokens;
            job.tokensAssumed = false;
        }
        m_plan.jobs.append(job);
    }

    void readAllow(const QJsonObject &object)
    {
        const QString path = QStringLiteral("allow");
        checkKeys(path, object, {"gpus", "vendors", "segments", "export_restricted", "second_hand", "cooling"});
        m_plan.allow.gpus = words(object, "gpus", {});
        m_plan.allow.vendors = words(object, "vendors", catalogWords(m_catalog, &Gpu::vendor));
        m_plan.allow.segments = words(object, "segments", catalogWords(m_catalog, &Gpu::segment));
        m_plan.allow.exportRestricted = flag(object, path, "export_restricted");
        m_plan.allow.secondHand = flag(object, path, "second_hand");
        const int cooling = word(object.value(QLatin1String("cooling")), QStringLiteral("allow.cooling"),
                                 {QStringLiteral("any"), QStringLiteral("air"), QStringLiteral("liquid")});
        m_plan.allow.cooling = PlanCooling(cooling);
    }

    void readLimits(const QJsonObject &object)
    {
        const QString path = QStringLiteral("limits");
        checkKeys(path, object,
                  {"min_gpus", "max_gpus", "max_hours", "budget_cny", "rack_watts", "headroom", "fit_probability",
                   "max_token_seconds", "network_gbit_s"});
        PlanLimits &limits = m_plan.limits;
        limits.maxGpus = int(number(object, path, "max_gpus", limits.maxGpus, 0, kMostPlanGpus, true));
        if (limits.maxGpus == 0)
            limits.maxGpus = kMostPlanGpus;
        limits.minGpus = int(number(object, path, "min_gpus", limits.minGpus, 1, limits.maxGpus, true));
        limits.maxHours = number(object, path, "max_hours", 0, 0, 1e7);
        limits.budgetYuan = number(object, path, "budget_cny", 0, 0, 1e13);
        limits.rackWatts = number(object, path, "rack_watts", 0, 0, 1e7);
        limits.headroom = number(object, path, "headroom", limits.headroom, 0, 0.9);
        limits.fitProbability = number(object, path, "fit_probability", limits.fitProbability, 0, 0.999);
        limits.networkGbitS = number(object, path, "network_gbit_s", 0, 0, 1e6);
        limits.maxTokenSeconds = number(object, path, "max_token_seconds", 0, 0, 3600);
    }

    const Catalog &m_catalog;
    QString m_file;
    PlanRequirements m_plan;
    std::optional<Error> m_error;
};

} // namespace

QLatin1String toWord(PlanPreference preference)
{
    constexpr std::array<const char *, 3> words{"cost", "time", "power"};
    return QLatin1String(words[std::size_t(preference)]);
}

QLatin1String toWord(PlanCooling cooling)
{
    constexpr std::array<const char *, 3> words{"any", "air", "liquid"};
    return QLatin1String(words[std::size_t(cooling)]);
}

PlanJob planJobOf(const Scenario &scenario)
{
    PlanJob job;
    job.base = scenario;
    Workload &work = job.base.workload;
    job.tokens = work.tokensTotal;
    if (isTraining(work.task)) {
        if (job.tokens <= 0) {
            job.tokens = planConstants().assumedTokens;
            job.tokensAssumed = true;
        }
        if (work.globalBatch == 0) {
            const int stated = work.microBatch * work.gradientAccumulation;
            const int usual = isAdapter(work.task) ? planConstants().adapterBatch : planConstants().globalBatch;
            work.globalBatch = stated > 1 ? stated * std::max(1, scenario.parallelism.data) : usual;
        }
    }
    job.base.parallelism.cpuOffload = scenario.parallelism.cpuOffload;
    return job;
}

Result<PlanRequirements> planRequirementsFromJson(const QByteArray &bytes, const Catalog &catalog,
                                                  const QString &fileName)
{
    const Result<QJsonObject> file = readJsonObject(bytes, fileName, {kMaxRequirementsBytes, 64});
    if (!file)
        return file.error();
    return Reader(catalog, fileName).read(*file);
}

} // namespace xuanka
