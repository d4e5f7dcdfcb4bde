// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/builder.h"

#include "plan/staves.h"
#include "report/parameter_values.h"
#include "report/report_writer.h"

#include <algorithm>

namespace xuanka::report
{

namespace
{

constexpr int kMaxFieldLength = 300;

QVector<ComparedCard> compareCards(const Scenario &scenario, const Catalog &catalog)
{
    QVector<ComparedCard> cards;
    for (const QString &id : scenario.cluster.compareGpus) {
        const bool known =
            std::any_of(cards.begin(), cards.end(), [&](const ComparedCard &c) { return c.gpuId == id; });
        if (id == scenario.cluster.gpu || known)
            continue;
        Scenario other = scenario;
        other.cluster.gpu = id;
        other.cluster.powerLimitW = 0; // the limit was set for the first card
        const Result<Estimate> answer = estimate(other, catalog, {.explanations = false});
        if (answer)
            cards << ComparedCard{id, *answer, std::nullopt};
        else
            cards << ComparedCard{id, std::nullopt, answer.error()};
    }
    return cards;
}

/// Project name of the cover: what the user wrote, else the scenario's name.
QString projectName(const Scenario &scenario, const ReportOptions &options)
{
    return options.project.isEmpty() ? scenario.name : options.project;
}

} // namespace

Result<Document> buildReport(const Scenario &scenario, const Catalog &catalog, const Phrases &phrases,
                             const ReportOptions &options)
{
    Result<Model> model = catalog.resolve(scenario.model);
    if (!model)
        return model.error();
    const Gpu *gpu = catalog.gpu(scenario.cluster.gpu);
    Result<Estimate> answer = estimate(scenario, catalog);
    if (!answer)
        return answer.error();
    if (gpu == nullptr)
        return Error{{},
                     QStringLiteral("cluster.gpu"),
                     scenario.cluster.gpu,
                     QString::fromUtf8(QT_TRANSLATE_NOOP("phrases", "a card of the catalogue")),
                     {}};
    QVector<ComparedCard> compared = compareCards(scenario, catalog);
    SweepRequest request;
    request.base = scenario;
    request.axis = isTraining(scenario.workload.task) ? SweepAxis::MicroBatch : SweepAxis::Concurrency;
    request.values = batchValues(scenario, catalog);
    request.gpus = {scenario.cluster.gpu};
    for (const ComparedCard &card : std::as_const(compared)) {
        if (card.estimate)
            request.gpus << card.gpuId;
    }
    Result<QVector<SweepPoint>> points = sweep(request, catalog);
    if (!points)
        return points.error();
    Estimate whole = std::move(answer).value();
    completeStaves(whole, scenario, catalog);
    const ReportData data{
        scenario, catalog, *model, *gpu, std::move(whole), std::move(compared), std::move(points).value()};
    return writeReport(data, phrases, options);
}

Document writeReport(const ReportData &data, const Phrases &phrases, const ReportOptions &options)
{
    ReportWriter writer(data, phrases);
    writeSummary(writer);
    if (options.requirement)
        writeRequirement(writer);
    if (options.memory)
        writeMemory(writer);
    if (options.speed)
        writeSpeed(writer);
    if (options.power)
        writePower(writer);
    if (options.comparison && !data.compared.isEmpty())
        writeComparison(writer);
    writeConfiguration(writer);
    if (options.risks)
        writeRisks(writer);
    if (options.inputs)
        writeInputs(writer);
    if (options.formulas && !data.estimate.explanations.isEmpty())
        writeFormulas(writer);
    if (options.sources)
        writeSources(writer);
    if (options.accuracy)
        writeAccuracy(writer);

    Document document;
    document.title = data.scenario.workload.task == Task::Inference
                         ? phrases.text(QT_TRANSLATE_NOOP("phrases", "Server selection for AI inference"))
                         : phrases.text(QT_TRANSLATE_NOOP("phrases", "Server selection for AI training"));
    document.client = options.client.left(kMaxFieldLength);
    document.project = projectName(data.scenario, options).left(kMaxFieldLength);
    document.author = options.author.left(kMaxFieldLength);
    document.date = options.date;
    document.version = phrases.text(QT_TRANSLATE_NOOP("phrases", "Xuanka %1, catalogue of %2"),
                                    {QStringLiteral(XUANKA_VERSION), data.catalog.asOf()});
    document.language = toWord(phrases.language());
    document.runningHead =
        document.project.isEmpty() ? document.title : QStringLiteral("%1 · %2").arg(document.title, document.project);
    document.verdictLine = writer.verdictLine();
    document.verdictTone = toneOf(data.estimate.memory);
    document.blocks = writer.takeBlocks();
    return document;
}

} // namespace xuanka::report
