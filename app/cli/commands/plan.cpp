// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "cli/commands/command.h"
#include "cli/commands/text_table.h"
#include "plan/plan_json.h"
#include "plan/prices.h"
#include "report/format.h"
#include "report/plan_texts.h"

namespace xuanka::cli
{

namespace
{

const char *const kUsageText = QT_TRANSLATE_NOOP(
    "phrases", "plan takes one requirements file: xuanka-cli plan REQUIREMENTS.json|- [--top N], N from 1 to 500");
const char *const kDescription =
    QT_TRANSLATE_NOOP("phrases", "From jobs, deadline and budget to ranked configurations and the Pareto front.");
const char *const kTopHelp = QT_TRANSLATE_NOOP("phrases", "Configurations in the ranked list (default 10).");
const char *const kSearched = QT_TRANSLATE_NOOP("phrases", "%1 layouts of %2 configurations searched in %3.");
const char *const kFrontTitle = QT_TRANSLATE_NOOP("phrases", "Pareto front: cost, time, power");
const char *const kRankedTitle = QT_TRANSLATE_NOOP("phrases", "Ranked");
const char *const kBecauseTitle = QT_TRANSLATE_NOOP("phrases", "Why the first");
const char *const kRulesTitle = QT_TRANSLATE_NOOP("phrases", "Rules of the trade");
const char *const kAgrees = QT_TRANSLATE_NOOP("phrases", "agrees");
const char *const kDisagrees = QT_TRANSLATE_NOOP("phrases", "disagrees");
const char *const kOpen = QT_TRANSLATE_NOOP("phrases", "cannot be said");
const char *const kStavesTitle = QT_TRANSLATE_NOOP("phrases", "Shortest staves of the first (headroom left)");
const char *const kSensitivityTitle = QT_TRANSLATE_NOOP("phrases", "What a fifth less or more does to the first");
const char *const kCard = QT_TRANSLATE_NOOP("phrases", "Card");
const char *const kCount = QT_TRANSLATE_NOOP("phrases", "Cards");
const char *const kProgram = QT_TRANSLATE_NOOP("phrases", "Program");
const char *const kLayout = QT_TRANSLATE_NOOP("phrases", "Layout");
const char *const kBatch = QT_TRANSLATE_NOOP("phrases", "Micro batch");
const char *const kRecompute = QT_TRANSLATE_NOOP("phrases", "Recompute");
const char *const kMemory = QT_TRANSLATE_NOOP("phrases", "Memory");
const char *const kFits = QT_TRANSLATE_NOOP("phrases", "Fits with");
const char *const kTime = QT_TRANSLATE_NOOP("phrases", "Time");
const char *const kPerToken = QT_TRANSLATE_NOOP("phrases", "per token");
const char *const kCost = QT_TRANSLATE_NOOP("phrases", "Cost");
const char *const kPower = QT_TRANSLATE_NOOP("phrases", "Power");
const char *const kNoPrice = QT_TRANSLATE_NOOP("phrases", "price not published");
const char *const kDoesNotFit = QT_TRANSLATE_NOOP("phrases", "does not fit");
const char *const kLess = QT_TRANSLATE_NOOP("phrases", "less");
const char *const kMore = QT_TRANSLATE_NOOP("phrases", "more");

class TextAnswer
{
public:
    TextAnswer(const PlanAnswer &answer, const PlanCommentary &commentary, const Catalog &catalog,
               const Phrases &phrases)
        : m_answer(answer), m_commentary(commentary), m_phrases(phrases), m_format(phrases), m_texts(phrases, catalog)
    {
    }

    QString text()
    {
        line(
            m_phrases.text(kSearched, {m_format.number(double(m_answer.evaluated), 4),
                                       QString::number(m_answer.clusters.size()), m_format.seconds(m_answer.seconds)}));
        for (const PlanReason &notice : m_answer.notices)
            line(m_texts.reason(notice));
        points(kFrontTitle, m_answer.front);
        points(kRankedTitle, m_answer.ranked);
        if (!m_answer.ranked.isEmpty()) {
            title(kBecauseTitle);
            for (const PlanReason &reason : m_answer.ranked.first().because)
                line(QStringLiteral("  - ") + m_texts.reason(reason));
        }
        staves();
        sensitivity();
        rules();
        return m_text;
    }

private:
    void line(const QString &text) { m_text += text + QLatin1Char('\n'); }
    void title(const char *source) { line(QLatin1Char('\n') + m_phrases.text(source)); }
    QString say(const char *source) const { return m_phrases.text(source); }

    QString money(const std::optional<double> &typical) const
    {
        return typical ? m_format.yuan(*typical) : say(kNoPrice);
    }

    void points(const char *heading, const QVector<PlanPoint> &list)
    {
        if (list.isEmpty())
            return;
        title(heading);
        const bool service = list.first().service;
        QVector<QStringList> rows{{say(kCard), say(kCount), say(kProgram), say(kLayout), say(kBatch), say(kRecompute),
                                   say(kMemory), say(kFits), say(service ? kPerToken : kTime), say(kCost),
                                   say(kPower)}};
        for (const PlanPoint &point : list) {
            const JobChoice &job = point.jobs.at(point.hungriest);
            const Workload &work = job.scenario.workload;
            const bool training = isTraining(work.task);
            rows.append({m_texts.word(point.gpuId), QString::number(point.gpus()), toWord(work.framework),
                         m_texts.layout(job), training ? QString::number(work.microBatch) : QStringLiteral("-"),
                         training ? m_texts.word(toWord(work.recompute)) : QStringLiteral("-"),
                         m_format.gib(point.memoryBytes), m_format.probability(point.fitProbability),
                         point.service ? m_format.seconds(point.tokenSeconds) : m_texts.hours(point.hours),
                         money(point.costYuan),
                         point.powerWatts ? m_format.watts(*point.powerWatts) : m_format.notPublished()});
        }
        m_text += alignedTable(rows, QStringLiteral("  "));
    }

    void staves()
    {
        if (m_commentary.staves.isEmpty())
            return;
        title(kStavesTitle);
        QVector<QStringList> rows;
        for (const Bottleneck &stave : m_commentary.staves)
            rows.append({m_phrases.stave(stave.stave), m_format.percent(stave.headroom)});
        m_text += alignedTable(rows, QStringLiteral("  "));
    }

    QString side(const SensitivityRow::Side &side) const
    {
        if (!side.fits)
            return say(kDoesNotFit);
        QStringList parts;
        if (side.tokenSeconds)
            parts << m_format.seconds(*side.tokenSeconds);
        else if (side.hours)
            parts << m_texts.hours(*side.hours);
        if (side.costYuan)
            parts << m_format.yuan(*side.costYuan);
        return QStringLiteral("×%1: %2").arg(m_format.number(side.factor), parts.join(QLatin1String(", ")));
    }

    void sensitivity()
    {
        if (m_commentary.sensitivity.isEmpty())
            return;
        title(kSensitivityTitle);
        QVector<QStringList> rows{{QString(), say(kLess), say(kMore)}};
        for (const SensitivityRow &row : m_commentary.sensitivity)
            rows.append({m_texts.input(toWord(row.input)), side(row.less), side(row.more)});
        m_text += alignedTable(rows, QStringLiteral("  "));
    }

    void rules()
    {
        if (m_commentary.rules.isEmpty())
            return;
        title(kRulesTitle);
        for (const RuleVerdict &rule : m_commentary.rules) {
            const char *state = !rule.agrees ? kOpen : *rule.agrees ? kAgrees : kDisagrees;
            line(QStringLiteral("  %1 [%2] %3").arg(rule.id, say(state), m_texts.rule(rule.id)));
            for (const PlanReason &reason : rule.why)
                line(QStringLiteral("      ") + m_texts.reason(reason));
        }
    }

    const PlanAnswer &m_answer;
    const PlanCommentary &m_commentary;
    const Phrases &m_phrases;
    Format m_format;
    PlanTexts m_texts;
    QString m_text;
};

void addOptions(QCommandLineParser &parser, const Phrases &phrases)
{
    parser.addOption({QStringLiteral("top"), phrases.text(kTopHelp), QStringLiteral("N")});
}

int run(const Invocation &invocation)
{
    bool good = invocation.arguments().size() == 1;
    int top = 10;
    if (invocation.options().isSet(QStringLiteral("top"))) {
        bool isNumber = false;
        top = invocation.options().value(QStringLiteral("top")).toInt(&isNumber);
        good = good && isNumber && top >= 1 && top <= 500;
    }
    if (!good)
        return invocation.usage(kUsageText);
    const QString name = invocation.arguments().first();
    const auto catalog = invocation.catalog();
    if (!catalog)
        return invocation.fail(catalog.error());
    const Result<QByteArray> bytes = invocation.readInput(name, kMaxRequirementsBytes);
    if (!bytes)
        return invocation.fail(bytes.error());
    const Result<PlanRequirements> asked = planRequirementsFromJson(*bytes, **catalog, Invocation::inputName(name));
    if (!asked)
        return invocation.fail(asked.error());
    PlanOptions options;
    options.priceOf = bundledPrices();
    options.ranked = top;
    const Result<PlanAnswer> answer = plan(*asked, **catalog, options);
    if (!answer)
        return invocation.fail(answer.error());
    const PlanCommentary commentary = commentOn(*asked, **catalog, *answer, options);
    if (!invocation.json())
        return invocation.write(TextAnswer(*answer, commentary, **catalog, invocation.phrases()).text());
    const PlanTexts texts(invocation.phrases(), **catalog);
    const PlanWords words{[&](const PlanReason &reason) { return texts.reason(reason); },
                          [&](const QString &id) { return texts.rule(id); },
                          [&](const QString &id) { return texts.advice(id); }};
    return invocation.write(planToJson(*answer, commentary, words));
}

const CommandRegistrar kRegistrar({"plan", "REQUIREMENTS.json|- [--top N]", kDescription, addOptions, run});

} // namespace

} // namespace xuanka::cli
