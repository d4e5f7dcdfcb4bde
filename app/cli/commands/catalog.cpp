// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "catalog/catalog_json.h"
#include "cli/commands/command.h"
#include "cli/commands/text_table.h"
#include "report/format.h"

#include <QJsonArray>

namespace xuanka::cli
{

namespace
{

const char *const kUsage =
    QT_TRANSLATE_NOOP("phrases", "catalog takes gpus or models: xuanka-cli catalog gpus|models [--filter TEXT]");
const char *const kDescription = QT_TRANSLATE_NOOP("phrases", "What is known of cards and models, with sources.");
const char *const kFilterHelp = QT_TRANSLATE_NOOP("phrases", "Only records in which every word occurs.");
const char *const kId = QT_TRANSLATE_NOOP("phrases", "Id");
const char *const kName = QT_TRANSLATE_NOOP("phrases", "Name");
const char *const kArchitecture = QT_TRANSLATE_NOOP("phrases", "Architecture");
const char *const kMemory = QT_TRANSLATE_NOOP("phrases", "Memory");
const char *const kBandwidth = QT_TRANSLATE_NOOP("phrases", "Memory bandwidth");
const char *const kRate = QT_TRANSLATE_NOOP("phrases", "Dense 16-bit rate");
const char *const kPower = QT_TRANSLATE_NOOP("phrases", "Power");
const char *const kConfidence = QT_TRANSLATE_NOOP("phrases", "Confidence");
const char *const kFamily = QT_TRANSLATE_NOOP("phrases", "Family");
const char *const kKind = QT_TRANSLATE_NOOP("phrases", "Kind");
const char *const kParameters = QT_TRANSLATE_NOOP("phrases", "Parameters");
const char *const kActive = QT_TRANSLATE_NOOP("phrases", "Active parameters");
const char *const kReleased = QT_TRANSLATE_NOOP("phrases", "Released");
const char *const kCountOf = QT_TRANSLATE_NOOP("phrases", "%1 of %2, as of %3; figures and sources with --json");

void addOptions(QCommandLineParser &parser, const Phrases &phrases)
{
    parser.addOption({QStringLiteral("filter"), phrases.text(kFilterHelp), QStringLiteral("TEXT")});
}

/// "80 GiB" where a whole number of GiB is sold, "141 GB" otherwise.
QString gpuMemory(const Gpu &gpu, const Format &format)
{
    if (gpu.memoryGib)
        return format.exact(*gpu.memoryGib) + QStringLiteral(" GiB");
    return format.notPublished();
}

QStringList gpuRow(const Gpu &gpu, const Format &format)
{
    const std::optional<double> rate = gpu.dense16FlopS();
    return {gpu.id,
            gpu.name,
            gpu.architecture,
            gpuMemory(gpu, format),
            gpu.memoryBandwidthGbS ? format.exact(*gpu.memoryBandwidthGbS) + QStringLiteral(" GB/s")
                                   : format.notPublished(),
            rate ? format.flops(*rate) : format.notPublished(),
            gpu.tdpW ? format.watts(*gpu.tdpW) : format.notPublished(),
            gpu.confidence};
}

QStringList modelRow(const Model &model, const Format &format)
{
    return {model.id,
            model.name,
            model.family,
            model.modality,
            format.count(double(model.parameters)),
            format.count(double(model.activeParameters)),
            model.released,
            model.confidence};
}

template <typename Record, typename MakeRow> int answer(const Invocation &invocation, const Catalog &catalog,
                                                        const QVector<Record> &records, const char *key,
                                                        const QStringList &headings, MakeRow makeRow)
{
    const QString filter = invocation.options().value(QStringLiteral("filter"));
    const Format format(invocation.phrases());
    QJsonArray found;
    QVector<QStringList> rows{headings};
    for (const Record &record : records) {
        if (!matches(record, filter))
            continue;
        if (invocation.json())
            found.append(toJson(record));
        else
            rows.append(makeRow(record, format));
    }
    if (invocation.json())
        return invocation.write(
            QJsonObject{{QStringLiteral("as_of"), catalog.asOf()}, {QString::fromLatin1(key), found}});
    const QString foot = invocation.phrases().text(
        kCountOf, {QString::number(rows.size() - 1), QString::number(records.size()), catalog.asOf()});
    return invocation.write(alignedTable(rows) + foot + QLatin1Char('\n'));
}

int run(const Invocation &invocation)
{
    const QString kind = invocation.arguments().value(0);
    const bool gpus = kind == QLatin1String("gpus");
    if (invocation.arguments().size() != 1 || (!gpus && kind != QLatin1String("models")))
        return invocation.usage(kUsage);
    const Result<std::shared_ptr<const Catalog>> loaded = invocation.catalog();
    if (!loaded)
        return invocation.fail(loaded.error());
    const Catalog &catalog = **loaded;
    const auto heads = [&invocation](std::initializer_list<const char *> sources) {
        QStringList result;
        for (const char *source : sources)
            result.append(invocation.phrases().text(source));
        return result;
    };
    if (gpus)
        return answer(invocation, catalog, catalog.gpus(), "gpus",
                      heads({kId, kName, kArchitecture, kMemory, kBandwidth, kRate, kPower, kConfidence}), gpuRow);
    return answer(invocation, catalog, catalog.models(), "models",
                  heads({kId, kName, kFamily, kKind, kParameters, kActive, kReleased, kConfidence}), modelRow);
}

const CommandRegistrar kRegistrar({"catalog", "gpus|models [--filter TEXT]", kDescription, addOptions, run});

} // namespace

} // namespace xuanka::cli
