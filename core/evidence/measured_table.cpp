// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/measured_table.h"

#include "evidence/csv_reader.h"

#include <QFile>
#include <QFileInfo>
#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cmath>
#include <variant>

namespace xuanka
{
namespace
{

const char *const kExpectReadable = QT_TRANSLATE_NOOP("phrases", "a file that can be read");
const char *const kExpectFile = QT_TRANSLATE_NOOP("phrases", "a file of at most %1 bytes");
const char *const kExpectColumn = QT_TRANSLATE_NOOP("phrases", "a table of measurements with the column %1");
const char *const kExpectNumber = QT_TRANSLATE_NOOP("phrases", "a number from %1 to %2");
const char *const kExpectWhole = QT_TRANSLATE_NOOP("phrases", "a whole number from %1 to %2");
const char *const kExpectFlag = QT_TRANSLATE_NOOP("phrases", "0 or 1");
const char *const kExpectValue = QT_TRANSLATE_NOOP("phrases", "a value");

using Row = MeasuredRow;
using Text = QString Row::*;
using Whole = std::optional<int> Row::*;
using Real = std::optional<double> Row::*;
using Flag = std::optional<bool> Row::*;

struct Column {
    const char *name;
    std::variant<Text, Whole, Real, Flag> member;
    double minimum = 0;
    double maximum = 1e9;
};

constexpr double kMaxDegree = 1e6; ///< GPUs of the largest job anybody ran are below this
constexpr double kMaxTokens = 1e9;

const std::array kColumns = {
    Column{"id", &Row::id},
    Column{"run", &Row::run},
    Column{"source", &Row::source},
    Column{"source_ref", &Row::sourceRef},
    Column{"trust", &Row::trust},
    Column{"settings", &Row::settings},
    Column{"model", &Row::model},
    Column{"model_published", &Row::modelPublished},
    Column{"architecture", &Row::architecture},
    Column{"family", &Row::family},
    Column{"task", &Row::task},
    Column{"precision", &Row::precision},
    Column{"quantisation", &Row::quantisation},
    Column{"weight_format", &Row::weightFormat},
    Column{"optimizer", &Row::optimizer},
    Column{"lora_rank", &Row::loraRank, 0, 65536},
    Column{"lora_targets", &Row::loraTargets},
    Column{"fused_qkv", &Row::fusedQkv},
    Column{"lora_dtype", &Row::loraDtype},
    Column{"lora_dropout", &Row::loraDropout, 0, 1},
    Column{"also_train_embeddings", &Row::alsoTrainEmbeddings},
    Column{"quantised_rest_dtype", &Row::quantisedRestDtype},
    Column{"framework", &Row::framework},
    Column{"framework_published", &Row::frameworkPublished},
    Column{"framework_version", &Row::frameworkVersion},
    Column{"year", &Row::year, 2000, 2100},
    Column{"gpu", &Row::gpu},
    Column{"gpus", &Row::gpus, 1, kMaxDegree},
    Column{"nodes", &Row::nodes, 1, kMaxDegree},
    Column{"tensor", &Row::tensor, 1, kMaxDegree},
    Column{"pipeline", &Row::pipeline, 1, kMaxDegree},
    Column{"virtual_pipeline", &Row::virtualPipeline, 1, kMaxDegree},
    Column{"context", &Row::context, 1, kMaxDegree},
    Column{"expert", &Row::expert, 1, kMaxDegree},
    Column{"data", &Row::data, 1, kMaxDegree},
    Column{"zero_stage", &Row::zeroStage, 0, 3},
    Column{"fsdp_shard_group", &Row::fsdpShardGroup, 0, kMaxDegree},
    Column{"sequence_parallel", &Row::sequenceParallel},
    Column{"micro_batch", &Row::microBatch, 0, 1e7},
    Column{"gradient_accumulation", &Row::gradientAccumulation, 0, 1e7},
    Column{"global_batch", &Row::globalBatch, 0, 1e9},
    Column{"sequence_length", &Row::sequenceLength, 0, kMaxTokens},
    Column{"recompute", &Row::recompute},
    Column{"attention", &Row::attention},
    Column{"loss", &Row::loss},
    Column{"fused_kernels", &Row::fusedKernels},
    Column{"optimizer_fused", &Row::optimizerFused},
    Column{"optimizer_in_backward", &Row::optimizerInBackward},
    Column{"variable_length", &Row::variableLength},
    Column{"compile", &Row::compile},
    Column{"cpu_offload", &Row::cpuOffload},
    Column{"memory_format", &Row::memoryFormat},
    Column{"batch_per_gpu", &Row::batchPerGpu, 0, 1e7},
    Column{"image_size", &Row::imageSize, 0, 1e6},
    Column{"parameters", &Row::parameters, 0, 1e15},
    Column{"macs_per_sample", &Row::macsPerSample, 0, 1e20},
    Column{"activation_elements_per_sample", &Row::activationElementsPerSample, 0, 1e15},
    Column{"network_gbit_s", &Row::networkGbitS, 0, 1e6},
    Column{"power_limit_w", &Row::powerLimitW, 0, 1e5},
    Column{"sm_frequency_mhz", &Row::smFrequencyMhz, 0, 1e5},
    Column{"kv_cache_precision", &Row::kvCachePrecision},
    Column{"concurrency", &Row::concurrency, 0, 1e7},
    Column{"prompt_tokens", &Row::promptTokens, 0, kMaxTokens},
    Column{"output_tokens", &Row::outputTokens, 0, kMaxTokens},
    Column{"max_model_len", &Row::maxModelLen, 0, kMaxTokens},
    Column{"gpu_memory_utilization", &Row::gpuMemoryUtilization, 0, 1},
    Column{"max_num_seqs", &Row::maxNumSeqs, 0, 1e7},
    Column{"max_num_batched_tokens", &Row::maxNumBatchedTokens, 0, kMaxTokens},
    Column{"seconds", &Row::seconds, 0, 1e9},
    Column{"seconds_kind", &Row::secondsKind},
    Column{"quantity", &Row::quantity},
    Column{"unit", &Row::unit},
    Column{"convention", &Row::convention},
    Column{"notes", &Row::notes},
};
constexpr double kMaxValue = 1e30; ///< of the measured figure, whatever its unit

QString numberText(double value) { return QString::number(value, 'g', 10); }

/// Where each column of the file goes: a known column, the value, or the list of unknown ones.
struct Target {
    const Column *column = nullptr;
    bool value = false;
};

class RowReader
{
public:
    RowReader(const CsvTable &csv, QString file) : m_csv(csv), m_file(std::move(file))
    {
        for (const QString &name : csv.header) {
            Target target;
            target.value = name == QLatin1String("value");
            const auto found = std::find_if(kColumns.begin(), kColumns.end(), [&name](const Column &column) {
                return name == QLatin1String(column.name);
            });
            if (found != kColumns.end())
                target.column = &*found;
            m_targets.append(target);
        }
    }

    QStringList unknownColumns() const
    {
        QStringList names;
        for (qsizetype i = 0; i < m_targets.size(); ++i)
            if (!m_targets[i].column && !m_targets[i].value)
                names.append(m_csv.header[i]);
        return names;
    }

    Result<MeasuredRow> read(const CsvRecord &record) const
    {
        MeasuredRow row;
        row.line = record.line;
        for (qsizetype i = 0; i < m_targets.size(); ++i) {
            const QString &cell = record.fields[i];
            const Target &target = m_targets[i];
            std::optional<Error> error;
            if (target.value)
                error = readValue(row, cell, record.line);
            else if (target.column)
                error = readCell(row, *target.column, cell, record.line);
            else
                row.unknown.append(cell);
            if (error)
                return *error;
        }
        if (row.quantity.isEmpty())
            return cellError(record.line, "quantity", {}, kExpectValue, {});
        return row;
    }

private:
    Error cellError(int line, const char *column, const QString &found, const char *expected,
                    const QStringList &args) const
    {
        return {m_file, QStringLiteral("line %1, column %2").arg(line).arg(QLatin1String(column)), found.left(60),
                QString::fromLatin1(expected), args};
    }

    std::optional<Error> readValue(MeasuredRow &row, const QString &cell, int line) const
    {
        bool ok = false;
        row.value = cell.toDouble(&ok);
        if (ok && std::abs(row.value) <= kMaxValue)
            return std::nullopt;
        return cellError(line, "value", cell, kExpectNumber, {numberText(-kMaxValue), numberText(kMaxValue)});
    }

    std::optional<Error> readCell(MeasuredRow &row, const Column &column, const QString &cell, int line) const
    {
        if (const auto *text = std::get_if<Text>(&column.member)) {
            row.*(*text) = cell;
            return std::nullopt;
        }
        if (cell.isEmpty())
            return std::nullopt;
        if (const auto *flag = std::get_if<Flag>(&column.member)) {
            if (cell != QLatin1String("0") && cell != QLatin1String("1"))
                return cellError(line, column.name, cell, kExpectFlag, {});
            row.*(*flag) = cell == QLatin1String("1");
            return std::nullopt;
        }
        bool ok = false;
        const double number = cell.toDouble(&ok);
        const bool whole = std::holds_alternative<Whole>(column.member);
        // written so that NaN fails
        if (!ok || !(number >= column.minimum && number <= column.maximum) || (whole && number != std::floor(number)))
            return cellError(line, column.name, cell, whole ? kExpectWhole : kExpectNumber,
                             {numberText(column.minimum), numberText(column.maximum)});
        if (whole)
            row.*std::get<Whole>(column.member) = int(number);
        else
            row.*std::get<Real>(column.member) = number;
        return std::nullopt;
    }

    const CsvTable &m_csv;
    QString m_file;
    QVector<Target> m_targets;
};

} // namespace

Result<MeasuredTable> readMeasuredTable(const QByteArray &bytes, const QString &fileName)
{
    CsvLimits limits;
    limits.bytes = kMaxMeasuredBytes;
    const Result<CsvTable> csv = readCsv(bytes, fileName, limits);
    if (!csv)
        return csv.error();
    for (const char *required : {"quantity", "value"})
        if (!csv->header.contains(QLatin1String(required)))
            return Error{fileName,
                         QStringLiteral("line 1"),
                         csv->header.join(u',').left(60),
                         QString::fromLatin1(kExpectColumn),
                         {QString::fromLatin1(required)}};

    const RowReader reader(*csv, fileName);
    MeasuredTable table;
    table.columns = csv->header;
    table.unknownColumns = reader.unknownColumns();
    table.rows.reserve(csv->records.size());
    for (const CsvRecord &record : csv->records) {
        Result<MeasuredRow> row = reader.read(record);
        if (!row)
            return row.error();
        MeasuredRow read = std::move(row).value();
        read.number = int(table.rows.size()) + 1;
        table.rows.append(std::move(read));
    }
    return table;
}

Result<MeasuredTable> loadMeasuredTable(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{name, {}, file.errorString(), QString::fromLatin1(kExpectReadable), {}};
    if (file.size() > kMaxMeasuredBytes)
        return Error{name,
                     {},
                     QString::number(file.size()),
                     QString::fromLatin1(kExpectFile),
                     {QString::number(kMaxMeasuredBytes)}};
    // A device or pipe has no size: read one byte beyond the limit and let the reader refuse it.
    return readMeasuredTable(file.read(kMaxMeasuredBytes + 1), name);
}

QStringList measuredColumns()
{
    QStringList names;
    for (const Column &column : kColumns)
        names.append(QString::fromLatin1(column.name));
    names.insert(names.indexOf(QStringLiteral("unit")), QStringLiteral("value"));
    return names;
}

} // namespace xuanka
