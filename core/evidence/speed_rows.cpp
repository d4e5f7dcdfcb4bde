// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/speed_rows.h"

#include "evidence/row_model.h"
#include "evidence/row_scenario.h"

#include <QtGlobal>

#include <algorithm>

namespace xuanka
{
namespace
{

const char *const kExpectRate = QT_TRANSLATE_NOOP("phrases", "a training rate");
const char *const kExpectTraining = QT_TRANSLATE_NOOP("phrases", "a training task");
const char *const kExpectFilled = QT_TRANSLATE_NOOP("phrases", "a value: speed depends on it");
const char *const kExpectGpu = QT_TRANSLATE_NOOP("phrases", "a card of the catalogue");

Error rowError(const MeasuredRow &row, const char *column, const QString &found, const char *expected)
{
    return {{},
            QStringLiteral("line %1, column %2").arg(row.line).arg(QLatin1String(column)),
            found.left(60),
            QString::fromLatin1(expected),
            {}};
}

std::optional<Error> incomplete(const MeasuredRow &row)
{
    const std::pair<const char *, const std::optional<int> &> needed[] = {
        {"gpus", row.gpus},     {"micro_batch", row.microBatch}, {"sequence_length", row.sequenceLength},
        {"tensor", row.tensor}, {"pipeline", row.pipeline},      {"data", row.data}};
    for (const auto &[column, value] : needed)
        if (!value)
            return rowError(row, column, {}, kExpectFilled);
    return std::nullopt;
}

/// Servers of the published clusters: four GPUs where V100s and Grace superchips stand, eight otherwise.
int gpusPerNode(const QString &gpu)
{
    const bool four =
        gpu.startsWith(QLatin1String("v100")) || gpu == QLatin1String("gb200") || gpu == QLatin1String("gb300");
    return four ? 4 : 8;
}

void setNodes(Cluster &cluster, int gpus)
{
    const int network = std::min(gpusPerNode(cluster.gpu), gpus);
    if (gpus % network != 0)
        return;
    cluster.gpusPerNode = network;
    cluster.nodes = gpus / network;
}

/// BigScience and a few others ran Megatron's layers under DeepSpeed and recorded the latter.
bool isMegatronUnderDeepSpeed(const MeasuredRow &row)
{
    return row.framework == QLatin1String("deepspeed") &&
           (row.source == QLatin1String("bigscience") ||
            row.frameworkPublished.contains(QLatin1String("megatron"), Qt::CaseInsensitive));
}

void setModelQuirks(const MeasuredRow &row, Model &model)
{
    constexpr int gpt2Vocabulary = 50257, paddedVocabulary = 51200;
    if (!model.transformer)
        return;
    if (row.model.startsWith(QLatin1String("gpt3")) && model.transformer->vocab == gpt2Vocabulary)
        model.transformer->vocab = paddedVocabulary; // to a multiple of 128 x 8 tensor ranks
    if (row.model.contains(QLatin1String("bert")))
        model.transformer->causal = false;
}

Result<Gpu> gpuOf(const MeasuredRow &row, const Catalog &catalog)
{
    constexpr double slowMemoryGbS = 2400, slowLimitW = 500;
    const Gpu *card = catalog.gpu(row.gpu);
    if (!card)
        return rowError(row, "gpu", row.gpu, kExpectGpu);
    const Gpu *h100 = catalog.gpu(QStringLiteral("h100-sxm5-80"));
    const bool without = row.gpu == QLatin1String("h100-sxm5-96") && !card->dense16FlopS() && h100;
    Gpu gpu = without ? *h100 : *card;
    if (without || row.powerLimitW == slowLimitW)
        gpu.memoryBandwidthGbS = slowMemoryGbS;
    return gpu;
}

} // namespace

Result<SpeedRow> speedRow(const MeasuredRow &row, const Catalog &catalog)
{
    if (row.quantity != QLatin1String("tokens_per_second_per_gpu"))
        return rowError(row, "quantity", row.quantity, kExpectRate);
    if (const auto error = incomplete(row))
        return *error;
    Result<Scenario> scenario = rowScenario(row);
    if (!scenario)
        return scenario.error();
    if (!isTraining(scenario->workload.task))
        return rowError(row, "task", row.task, kExpectTraining);
    Result<Model> model = rowModel(row, catalog);
    if (!model)
        return model.error();
    Result<Gpu> gpu = gpuOf(row, catalog);
    if (!gpu)
        return gpu.error();
    SpeedRow result{std::move(scenario).value(), std::move(model).value(), std::move(gpu).value()};
    setNodes(result.scenario.cluster, *row.gpus);
    if (isMegatronUnderDeepSpeed(row))
        result.scenario.workload.framework = Framework::MegatronDeepSpeed;
    setModelQuirks(row, result.model);
    return result;
}

} // namespace xuanka
