// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/loaders.h"

#include "catalog/record_reader.h"

namespace xuanka
{

namespace
{

using Key = QLatin1String;

Generation readGeneration(RecordReader &r)
{
    Generation g;
    g.id = r.requiredText(Key("id"));
    g.vendor = r.requiredText(Key("vendor"));
    g.name = r.requiredText(Key("name"));
    g.year = r.count(Key("year"));
    g.order = r.count(Key("generation_order"));
    const QJsonObject capabilities = r.object(Key("compute_capability")).value_or(QJsonObject());
    RecordReader capability = r.child(Key("compute_capability"), capabilities);
    for (const QString &chip : capabilities.keys())
        g.computeCapability.insert(chip, capability.requiredText(QLatin1String(chip.toLatin1())));
    const QJsonObject segments = r.object(Key("chips")).value_or(QJsonObject());
    RecordReader segment = r.child(Key("chips"), segments);
    for (const QString &name : segments.keys())
        g.chips.insert(name, segment.texts(QLatin1String(name.toLatin1())));
    g.tensorCoreGeneration = r.optionalCount(Key("tensor_core_generation"));
    g.precisions = r.texts(Key("precisions"));
    RecordReader link = r.child(Key("nvlink"), r.object(Key("nvlink")).value_or(QJsonObject()));
    g.nvlinkGeneration = link.optionalCount(Key("generation"));
    g.nvlinkBandwidthGbS = link.number(Key("bandwidth_gb_s"));
    g.nvlinkWhere = link.text(Key("where"));
    link.finish();
    g.memoryTypes = r.texts(Key("memory_types"));
    g.transformerEngine = r.flag(Key("transformer_engine")).value_or(false);
    g.typicalRole = r.text(Key("typical_role"));
    g.note = r.text(Key("note"));
    g.vendorClaimed = r.flag(Key("vendor_claimed")).value_or(false);
    g.sources = readSources(r);
    r.finish();
    return g;
}

NvlinkGeneration readNvlink(RecordReader &r)
{
    NvlinkGeneration link;
    link.generation = r.requiredCount(Key("generation"));
    link.gbSPerLink = r.number(Key("gb_s_per_link")).value_or(0.0);
    link.example = r.text(Key("example"));
    r.finish();
    return link;
}

} // namespace

Result<GenerationTables> loadGenerations(const QJsonObject &root, const QString &file)
{
    std::optional<Error> fault;
    RecordReader top(root, file, QString(), fault);
    top.requiredText(Key("as_of"));
    const QJsonArray links = top.array(Key("nvlink_generations"));
    const QJsonArray rows = top.array(Key("generations"));
    top.finish();
    GenerationTables result;
    for (qsizetype i = 0; i < links.size() && !fault; ++i) {
        RecordReader r(links.at(i).toObject(), file, QStringLiteral("/nvlink_generations/%1").arg(i), fault);
        result.nvlink.append(readNvlink(r));
    }
    for (qsizetype i = 0; i < rows.size() && !fault; ++i) {
        RecordReader r(rows.at(i).toObject(), file, QStringLiteral("/generations/%1").arg(i), fault);
        result.generations.append(readGeneration(r));
    }
    if (fault)
        return *fault;
    return result;
}

} // namespace xuanka
