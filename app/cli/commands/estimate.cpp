// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cli/commands/command.h"
#include "cli/commands/scenario_input.h"
#include "cli/commands/text_table.h"
#include "estimate/engine.h"
#include "plan/staves.h"
#include "estimate/estimate_json.h"
#include "report/format.h"

#include <QJsonArray>

namespace xuanka::cli
{

namespace
{

const char *const kUsageText =
    QT_TRANSLATE_NOOP("phrases", "estimate takes one scenario: xuanka-cli estimate SCENARIO.xuanka");
const char *const kDescription = QT_TRANSLATE_NOOP("phrases", "Memory, time and power of one scenario.");
const char *const kHead = QT_TRANSLATE_NOOP("phrases", "%1: %2, %3 on %4 × %5");
const char *const kOfCapacity = QT_TRANSLATE_NOOP("phrases", "%1: needs %2 of %3, fits with a probability of %4");
const char *const kNoCapacity = QT_TRANSLATE_NOOP("phrases", "Needs %1; the memory size of the card is not published");
const char *const kMemoryTitle = QT_TRANSLATE_NOOP("phrases", "Memory of the fullest card");
const char *const kTotal = QT_TRANSLATE_NOOP("phrases", "Total");
const char *const kInterval = QT_TRANSLATE_NOOP("phrases", "90 % interval");
const char *const kPeak = QT_TRANSLATE_NOOP("phrases", "Peak");
const char *const kTorchPeak = QT_TRANSLATE_NOOP("phrases", "Peak allocated by the framework");
const char *const kMostBatch = QT_TRANSLATE_NOOP("phrases", "Largest micro batch that keeps the headroom");
const char *const kMostRequests = QT_TRANSLATE_NOOP("phrases", "Most requests at once");
const char *const kRule = QT_TRANSLATE_NOOP("phrases", "Rule of thumb, whole job");
const char *const kTier = QT_TRANSLATE_NOOP("phrases", "Memory size to buy, per card");
const char *const kTimeTitle = QT_TRANSLATE_NOOP("phrases", "Speed");
const char *const kStep = QT_TRANSLATE_NOOP("phrases", "Time of one step");
const char *const kThroughput = QT_TRANSLATE_NOOP("phrases", "Throughput of the whole job");
const char *const kPerCard = QT_TRANSLATE_NOOP("phrases", "Throughput per card");
const char *const kSamples = QT_TRANSLATE_NOOP("phrases", "Samples per second");
const char *const kMfu = QT_TRANSLATE_NOOP("phrases", "MFU, share of peak compute used by the model");
const char *const kPrefill = QT_TRANSLATE_NOOP("phrases", "Time to the first token");
const char *const kPerToken = QT_TRANSLATE_NOOP("phrases", "Time per output token");
const char *const kRun = QT_TRANSLATE_NOOP("phrases", "Duration of the whole run");
const char *const kPowerTitle = QT_TRANSLATE_NOOP("phrases", "Power");
const char *const kCardPower = QT_TRANSLATE_NOOP("phrases", "Power of one card");
const char *const kServerPower = QT_TRANSLATE_NOOP("phrases", "Power of one server");
const char *const kServerPeak = QT_TRANSLATE_NOOP("phrases", "Peak power of one server");
const char *const kEnergy = QT_TRANSLATE_NOOP("phrases", "Energy per token");
const char *const kSampleEnergy = QT_TRANSLATE_NOOP("phrases", "Energy per sample");
const char *const kRunEnergy = QT_TRANSLATE_NOOP("phrases", "Energy of the whole run");
const char *const kStaves = QT_TRANSLATE_NOOP("phrases", "Limits, tightest first (headroom)");
const char *const kNotes = QT_TRANSLATE_NOOP("phrases", "Assumptions and warnings");

class TextAnswer
{
public:
    TextAnswer(const Scenario &scenario, const Catalog &catalog, const Estimate &estimate, const Phrases &phrases)
        : m_scenario(scenario), m_catalog(catalog), m_estimate(estimate), m_phrases(phrases), m_format(phrases)
    {
    }

    QString text()
    {
        head();
        memory();
        time();
        power();
        staves();
        notes();
        return m_text;
    }

private:
    QString say(const char *source, const QStringList &args = {}) const { return m_phrases.text(source, args); }
    void title(const char *source) { m_text += QLatin1Char('\n') + say(source) + QLatin1Char('\n'); }
    void table(const QVector<QStringList> &rows) { m_text += alignedTable(rows, QStringLiteral("  ")); }
    QString orNotPublished(bool known, const QString &text) const { return known ? text : m_format.notPublished(); }

    void head()
    {
        const Gpu *gpu = m_catalog.gpu(m_estimate.gpuId);
        const Result<Model> model = m_catalog.resolve(m_scenario.model);
        const Parameter *task = findParameter(QLatin1String("task"));
        m_text +=
            say(kHead, {m_scenario.name.isEmpty() ? QStringLiteral("xuanka") : m_scenario.name,
                        model.ok() ? model->name : QString(), m_phrases.choice(*task, toWord(m_scenario.workload.task)),
                        QString::number(m_scenario.cluster.gpus()), gpu ? gpu->name : m_estimate.gpuId});
        m_text += QLatin1Char('\n');
        const MemoryEstimate &memory = m_estimate.memory;
        if (memory.capacityBytes > 0) {
            m_text += say(kOfCapacity, {m_phrases.verdict(memory.verdict), m_format.gib(memory.needBytes),
                                        m_format.gib(memory.capacityBytes), m_format.probability(memory.fitProbability)});
        } else {
            m_text += say(kNoCapacity, {m_format.gib(memory.needBytes)});
        }
        m_text += QLatin1Char('\n');
    }

    void memory()
    {
        const MemoryEstimate &memory = m_estimate.memory;
        const QJsonObject parts = estimateToJson(m_estimate)
                                      .value(QLatin1String("memory"))
                                      .toObject()
                                      .value(QLatin1String("per_gpu_bytes"))
                                      .toObject();
        title(kMemoryTitle);
        QVector<QStringList> rows;
        for (const char *key : {"weights", "gradients", "optimizer", "activations", "logits", "kv_cache",
                                "communication", "workspace", "context", "fragmentation"}) {
            const double bytes = parts.value(QLatin1String(key)).toDouble();
            if (bytes > 0)
                rows.append({m_phrases.memoryPart(QString::fromLatin1(key)), m_format.gib(bytes)});
        }
        rows.append({say(kTotal), m_format.gib(memory.totalBytes)});
        rows.append({say(kInterval), m_format.gibValue(memory.intervalBytes.low) + QStringLiteral(" – ") +
                                         m_format.gib(memory.intervalBytes.high)});
        rows.append({say(kTorchPeak), m_format.gib(memory.torchPeakBytes)});
        rows.append({say(kPeak), m_phrases.phase(memory.phase)});
        if (isTraining(m_scenario.workload.task) || memory.maxMicroBatch > 0)
            rows.append({say(kMostBatch), QString::number(memory.maxMicroBatch)});
        else
            rows.append({say(kMostRequests), QString::number(memory.maxConcurrency)});
        rows.append({say(kRule), m_format.bytes(memory.ruleOfThumbBytes[0]) + QStringLiteral(" – ") +
                                     m_format.bytes(memory.ruleOfThumbBytes[2])});
        if (memory.recommendedTierBytes > 0)
            rows.append({say(kTier), m_format.number(memory.recommendedTierBytes / 1e9) + QStringLiteral(" GB")});
        table(rows);
    }

    void time()
    {
        const TimeEstimate &time = m_estimate.time;
        title(kTimeTitle);
        if (!time.available) {
            table({{say(kThroughput), m_format.notPublished()}});
            return;
        }
        QVector<QStringList> rows;
        if (time.step.total() > 0)
            rows.append({say(kStep), m_format.seconds(time.step.total())});
        if (time.tokensPerSecond > 0) {
            rows.append({say(kThroughput), m_format.tokensPerSecond(time.tokensPerSecond) + QLatin1Char(' ') +
                                               m_format.plusMinus(time.intervalRelative)});
            rows.append({say(kPerCard), m_format.tokensPerSecond(time.tokensPerSecondPerGpu)});
        }
        if (time.samplesPerSecond > 0)
            rows.append({say(kSamples), m_format.number(time.samplesPerSecond)});
        if (time.mfu > 0)
            rows.append({say(kMfu), m_format.percent(time.mfu)});
        if (time.prefillSeconds > 0)
            rows.append({say(kPrefill), m_format.seconds(time.prefillSeconds)});
        if (time.timePerOutputTokenSeconds > 0)
            rows.append({say(kPerToken), m_format.seconds(time.timePerOutputTokenSeconds)});
        if (time.runSeconds > 0)
            rows.append({say(kRun), m_format.seconds(time.runSeconds)});
        table(rows);
    }

    void power()
    {
        const PowerEstimate &power = m_estimate.power;
        title(kPowerTitle);
        QVector<QStringList> rows{
            {say(kCardPower), orNotPublished(power.available, m_format.watts(power.gpuWatts))},
            {say(kServerPower), orNotPublished(power.available, m_format.watts(power.nodeWatts))},
            {say(kServerPeak), orNotPublished(power.available, m_format.watts(power.nodePeakWatts))}};
        if (power.available && power.energyJoulesPerToken > 0)
            rows.append({say(m_estimate.time.tokensPerSecond > 0 ? kEnergy : kSampleEnergy),
                         m_format.energy(power.energyJoulesPerToken)});
        if (power.available && power.runJoules > 0)
            rows.append({say(kRunEnergy), m_format.energy(power.runJoules)});
        table(rows);
    }

    void staves()
    {
        if (m_estimate.bottlenecks.isEmpty())
            return;
        title(kStaves);
        QVector<QStringList> rows;
        for (const Bottleneck &stave : m_estimate.bottlenecks)
            rows.append({m_phrases.stave(stave.stave), m_format.percent(stave.headroom)});
        table(rows);
    }

    void notes()
    {
        if (m_estimate.issues.isEmpty())
            return;
        title(kNotes);
        for (const Issue &issue : m_estimate.issues)
            m_text += QStringLiteral("  - ") + m_phrases.issue(issue) + QLatin1Char('\n');
    }

    const Scenario &m_scenario;
    const Catalog &m_catalog;
    const Estimate &m_estimate;
    const Phrases &m_phrases;
    Format m_format;
    QString m_text;
};

/// The public form, with every issue also said in words.
QJsonObject toJson(const Estimate &estimate, const Phrases &phrases)
{
    QJsonObject object = estimateToJson(estimate);
    QJsonArray issues = object.value(QLatin1String("issues")).toArray();
    for (qsizetype i = 0; i < issues.size(); ++i) {
        QJsonObject issue = issues.at(i).toObject();
        issue.insert(QStringLiteral("message"), phrases.issue(estimate.issues.at(i)));
        issues.replace(i, issue);
    }
    object.insert(QStringLiteral("issues"), issues);
    return object;
}

int run(const Invocation &invocation)
{
    const ScenarioInputResult read = readScenario(invocation, kUsageText);
    if (read.status != kAnswered)
        return read.status;
    const ScenarioInput &input = read.input;
    Result<Estimate> answer = estimate(input.scenario, *input.catalog);
    if (!answer)
        return invocation.fail(inFile(answer.error(), input.file));
    Estimate whole = std::move(answer).value();
    completeStaves(whole, input.scenario, *input.catalog);
    if (invocation.json())
        return invocation.write(toJson(whole, invocation.phrases()));
    return invocation.write(TextAnswer(input.scenario, *input.catalog, whole, invocation.phrases()).text());
}

const CommandRegistrar kRegistrar({"estimate", "SCENARIO.xuanka|-", kDescription, nullptr, run});

} // namespace

} // namespace xuanka::cli
