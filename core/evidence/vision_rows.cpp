// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/vision_rows.h"

#include "evidence/prediction.h"
#include "evidence/row_model.h"
#include "evidence/row_scenario.h"

#include <QRegularExpression>
#include <QtGlobal>

namespace xuanka
{
namespace
{

const char *const kExpectFilled = QT_TRANSLATE_NOOP("phrases", "a value: speed depends on it");
const char *const kExpectGpu = QT_TRANSLATE_NOOP("phrases", "a card of the catalogue");
const char *const kExpectOwnCounts = QT_TRANSLATE_NOOP("phrases", "counts of this very model, not of its backbone");

/// The kernels changed with PyTorch 2, whatever year a table says.
void setSoftware(const MeasuredRow &row, Workload &work)
{
    constexpr double torch1 = 2022.5, torch2 = 2023.5;
    static const QRegularExpression version(QStringLiteral("(?:PyTorch|torch) (\\d)\\."));
    const QRegularExpressionMatch match = version.match(row.frameworkVersion);
    work.softwareYear = match.hasMatch() && match.captured(1).toInt() >= 2 ? torch2 : torch1;
}

} // namespace

Result<VisionRow> visionRow(const MeasuredRow &row, const Catalog &catalog)
{
    if (!row.batchPerGpu && row.quantity == QLatin1String("images_per_second"))
        return unpredictable(row, "batch_per_gpu", {}, kExpectFilled);
    if (!row.macsPerSample)
        return unpredictable(row, "macs_per_sample", {}, kExpectFilled);
    if (!row.activationElementsPerSample)
        return unpredictable(row, "activation_elements_per_sample", {}, kExpectFilled);
    if (row.modelPublished.startsWith(QLatin1String("SSD")) && row.model == QLatin1String("resnet-50"))
        return unpredictable(row, "model", row.modelPublished, kExpectOwnCounts);
    Result<Scenario> scenario = rowScenario(row);
    if (!scenario)
        return scenario.error();
    Result<Model> model = rowModel(row, catalog);
    if (!model)
        return model.error();
    const Gpu *gpu = catalog.gpu(row.gpu);
    if (!gpu)
        return unpredictable(row, "gpu", row.gpu, kExpectGpu);
    VisionRow result{std::move(scenario).value(), std::move(model).value(), *gpu,
                     row.memoryFormat == QLatin1String("nhwc")};
    setSoftware(row, result.scenario.workload);
    return result;
}

} // namespace xuanka
