// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/prediction.h"

#include "evidence/row_scenario.h"

#include <QtGlobal>

namespace xuanka
{
namespace
{

const char *const kExpectQuantity = QT_TRANSLATE_NOOP("phrases", "a quantity this program predicts for such rows");

enum class RowKind { Training, Inference, SampleTraining, SampleInference };

RowKind kindOf(const MeasuredRow &row)
{
    const bool serving = row.task == QLatin1String("inference");
    if (isSampleRow(row))
        return serving ? RowKind::SampleInference : RowKind::SampleTraining;
    return serving ? RowKind::Inference : RowKind::Training;
}

struct Predictor {
    const char *quantity;
    RowKind kind;
    Result<RowPrediction> (*predict)(const MeasuredRow &, const Catalog &);
};

constexpr Predictor kPredictors[] = {
    {"torch_peak_bytes", RowKind::Training, predictTrainingMemory},
    {"torch_reserved_bytes", RowKind::Training, predictTrainingMemory},
    {"device_used_bytes", RowKind::Training, predictTrainingMemory},
    {"memory_bytes_kind_unknown", RowKind::Training, predictTrainingMemory},
    {"fits", RowKind::Training, predictTrainingMemory},
    {"tokens_per_second_per_gpu", RowKind::Training, predictTrainingSpeed},
    {"gpu_watts", RowKind::Training, predictPower},
    {"node_watts", RowKind::Training, predictPower},
    {"peak_node_watts", RowKind::Training, predictPower},
    {"images_per_second", RowKind::SampleTraining, predictVision},
    {"images_per_second", RowKind::SampleInference, predictVision},
    {"device_used_bytes", RowKind::SampleTraining, predictVision},
};

} // namespace

Error unpredictable(const MeasuredRow &row, const char *column, const QString &found, const char *expected)
{
    return {{},
            QStringLiteral("line %1, column %2").arg(row.line).arg(QLatin1String(column)),
            found.left(60),
            QString::fromLatin1(expected),
            {}};
}

Result<RowPrediction> predictRow(const MeasuredRow &row, const Catalog &catalog)
{
    const RowKind kind = kindOf(row);
    if (kind == RowKind::Inference)
        return predictInference(row, catalog); // knows its many quantities itself
    for (const Predictor &predictor : kPredictors)
        if (predictor.kind == kind && row.quantity == QLatin1String(predictor.quantity))
            return predictor.predict(row, catalog);
    return unpredictable(row, "quantity", row.quantity, kExpectQuantity);
}

} // namespace xuanka
