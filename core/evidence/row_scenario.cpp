// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/row_scenario.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace xuanka
{
namespace
{

const char *const kExpectWord = QT_TRANSLATE_NOOP("phrases", "one of: %1");
const char *const kExpectModel = QT_TRANSLATE_NOOP("phrases", "a model");

/// Collects the first error, so that the conversion reads as a list of assignments.
class Words
{
public:
    explicit Words(const MeasuredRow &row) : m_row(row) {}

    template <typename E> E word(const char *column, const QString &text, E absent)
    {
        if (text.isEmpty())
            return absent;
        if (const auto value = fromWord<E>(text))
            return *value;
        refuse(column, text, allWords<E>());
        return absent;
    }

    const std::optional<Error> &error() const { return m_error; }

private:
    template <typename E> static QString allWords()
    {
        QStringList words;
        for (const E value : allValues<E>())
            words.append(toWord(value));
        return words.join(QStringLiteral(", "));
    }

    void refuse(const char *column, const QString &found, const QString &words)
    {
        if (!m_error)
            m_error = Error{{},
                            QStringLiteral("line %1, column %2").arg(m_row.line).arg(QLatin1String(column)),
                            found.left(60),
                            QString::fromLatin1(kExpectWord),
                            {words}};
    }

    const MeasuredRow &m_row;
    std::optional<Error> m_error;
};

/// Rounds of MLPerf and the container versions of NVIDIA's stack say more precisely than the year what
/// software ran; speed depends on it.
double softwareYear(const MeasuredRow &row)
{
    struct Release {
        const char *source;
        double year;
    };
    static constexpr Release releases[] = {
        {"mlperf-v4.1", 2024.85}, {"mlperf-v5.0", 2025.42}, {"mlperf-v5.1", 2025.75}, {"mlperf-v5.2", 2026.4}};
    for (const Release &release : releases)
        if (row.source == QLatin1String(release.source))
            return release.year;
    static const QRegularExpression container(QStringLiteral("(?<![\\d.])(2[4-7])\\.(\\d\\d)(?!\\d)"));
    const QString publisher = row.source.section(u'-', 0, 0);
    if (publisher == QLatin1String("megatron") || publisher == QLatin1String("dgxc") ||
        publisher == QLatin1String("nemo")) {
        const QRegularExpressionMatch match = container.match(row.frameworkVersion);
        if (match.hasMatch())
            return 2000 + match.captured(1).toInt() + match.captured(2).toInt() / 12.0;
    }
    if (!row.year)
        return kYearNotStated;
    // the middle of the year stands for a year without a month
    return *row.year == std::floor(*row.year) ? *row.year + 0.5 : *row.year;
}

/// Recipes known to skip PEFT's cast of every unquantised parameter to fp32, so that the residual stream stays
/// 16-bit although the base is quantised (docs/method-memory.md, programs).
bool keeps16BitStream(const MeasuredRow &row)
{
    return row.notes.contains(QLatin1String("config accelerated-peft")) ||
           row.frameworkPublished.contains(QLatin1String("factory"), Qt::CaseInsensitive);
}

WeightFormat weightFormat(Words &words, const MeasuredRow &row)
{
    if (!row.weightFormat.isEmpty())
        return words.word("weight_format", row.weightFormat, WeightFormat::Default);
    // only the family of the format is known: its most common member
    if (row.quantisation == QLatin1String("int4"))
        return WeightFormat::GptqInt4;
    if (row.quantisation == QLatin1String("int8"))
        return WeightFormat::LlmInt8;
    return words.word("quantisation", row.quantisation, WeightFormat::Default);
}

void setAdapter(Words &words, const MeasuredRow &row, Workload &work)
{
    work.lora.rank = row.loraRank.value_or(0);
    work.lora.targets = row.loraTargets.split(u',', Qt::SkipEmptyParts);
    for (QString &target : work.lora.targets)
        target = target.trimmed();
    work.lora.dtype = words.word("lora_dtype", row.loraDtype, Dtype::Fp32);
    work.lora.dropout = row.loraDropout.value_or(0.0);
    work.lora.alsoTrainEmbeddings = row.alsoTrainEmbeddings.value_or(false);
    work.quantisedRestDtype = words.word("quantised_rest_dtype", row.quantisedRestDtype, Dtype::Bf16);
}

void setServing(Words &words, const MeasuredRow &row, Workload &work)
{
    InferenceSettings &serving = work.inference;
    serving.concurrency = row.concurrency.value_or(0);
    serving.promptTokens = row.promptTokens.value_or(0);
    serving.outputTokens = row.outputTokens.value_or(0);
    serving.kvCachePrecision = words.word("kv_cache_precision", row.kvCachePrecision, Dtype::Fp16);
    serving.maxModelLen = row.maxModelLen.value_or(0);
    serving.gpuMemoryUtilization = row.gpuMemoryUtilization.value_or(0.9);
    serving.maxNumSeqs = row.maxNumSeqs.value_or(0);
    serving.maxNumBatchedTokens = row.maxNumBatchedTokens.value_or(0);
    serving.engineVersion = row.frameworkVersion;
    // the precision of a serving scenario is that of the weights; the type of the products follows from it
    work.precision =
        words.word("precision", row.quantisation.isEmpty() ? row.precision : row.quantisation, Precision::Bf16);
}

int gradientAccumulation(const MeasuredRow &row)
{
    if (row.gradientAccumulation && *row.gradientAccumulation > 0)
        return *row.gradientAccumulation;
    const double perPass = double(std::max(1, row.microBatch.value_or(1))) * std::max(1, row.data.value_or(1));
    return std::max(1, int(std::nearbyint(row.globalBatch.value_or(0) / perPass)));
}

void setMachine(const MeasuredRow &row, Cluster &cluster)
{
    cluster.gpu = row.gpu;
    const int gpus = std::max(1, row.gpus.value_or(1));
    cluster.nodes = std::max(1, row.nodes.value_or(1));
    if (gpus % cluster.nodes != 0)
        cluster.nodes = 1;
    cluster.gpusPerNode = gpus / cluster.nodes;
    cluster.networkGbitS = row.networkGbitS.value_or(0);
    cluster.powerLimitW = row.powerLimitW.value_or(0);
}

void setLayout(Words &words, const MeasuredRow &row, bool serving, int gpus, Parallelism &layout)
{
    layout.tensor = row.tensor.value_or(1);
    layout.pipeline = row.pipeline.value_or(1);
    layout.virtualPipeline = row.virtualPipeline.value_or(1);
    layout.context = row.context.value_or(1);
    layout.expert = row.expert.value_or(1);
    layout.data = row.data.value_or(1);
    layout.zeroStage = row.zeroStage.value_or(0);
    layout.fsdpShardGroup = row.fsdpShardGroup.value_or(0);
    layout.sequenceParallel = row.sequenceParallel.value_or(false);
    layout.cpuOffload = words.word("cpu_offload", row.cpuOffload, Offload::None);
    // Trainers that shard over data and context together publish the shard size as 'data'; images tables
    // publish no degrees at all. What the other degrees leave of the GPU count is the data degree.
    const int others = layout.tensor * layout.pipeline * layout.context;
    if (!serving && gpus % others == 0)
        layout.data = gpus / others;
}

} // namespace

bool isSampleRow(const MeasuredRow &row)
{
    return row.batchPerGpu.has_value() || row.macsPerSample.has_value() || row.imageSize.has_value();
}

Result<Scenario> rowScenario(const MeasuredRow &row)
{
    if (row.model.isEmpty())
        return Error{
            {}, QStringLiteral("line %1, column model").arg(row.line), {}, QString::fromLatin1(kExpectModel), {}};
    Words words(row);
    Scenario scenario;
    scenario.name = row.id;
    const bool bySample = isSampleRow(row);
    if (row.architecture.isEmpty() && !bySample)
        scenario.model = ModelReference{row.model, {}, {}, 0, 0, 0, {}};
    else
        scenario.model = ModelReference{{},
                                        row.model,
                                        {},
                                        row.parameters.value_or(0),
                                        row.macsPerSample.value_or(0),
                                        row.activationElementsPerSample.value_or(0),
                                        bySample ? QStringLiteral("vision") : QString()};

    Workload &work = scenario.workload;
    const bool justTraining = row.task == QLatin1String("training");
    work.task = justTraining ? Task::Pretraining : words.word("task", row.task, Task::Pretraining);
    work.precision = Precision::Bf16Mixed;
    if (work.task == Task::Inference && !bySample)
        setServing(words, row, work);
    else
        work.precision = words.word("precision", row.precision, Precision::Bf16Mixed);
    // Image and power tables name programs the estimates do not tell apart; any of them is a generic trainer.
    work.framework = justTraining || bySample ? fromWord<Framework>(row.framework).value_or(Framework::Generic)
                                              : words.word("framework", row.framework, Framework::Generic);
    const bool plainOptimizer = justTraining || bySample;
    work.optimizer = plainOptimizer ? fromWord<Optimizer>(row.optimizer).value_or(Optimizer::SgdMomentum)
                                    : words.word("optimizer", row.optimizer, Optimizer::AdamW);
    work.weightFormat = weightFormat(words, row);
    setAdapter(words, row, work);

    work.sequenceLength = row.sequenceLength.value_or(512);
    work.microBatch = std::max(1, row.batchPerGpu ? *row.batchPerGpu : row.microBatch.value_or(1));
    work.gradientAccumulation = gradientAccumulation(row);
    work.globalBatch = 0;
    work.recompute = words.word("recompute", row.recompute, Recompute::None);
    work.attention = words.word("attention", row.attention, Attention::Flash);
    work.loss = words.word("loss", row.loss, Loss::Plain);
    work.fusedKernels = row.fusedKernels.value_or(false);
    work.optimizerFused = row.optimizerFused.value_or(false);
    work.optimizerInBackward = row.optimizerInBackward.value_or(false);
    work.variableLength = row.variableLength.value_or(false);
    work.compile = row.compile.value_or(false);
    work.softwareYear = softwareYear(row);
    if (keeps16BitStream(row))
        work.residualDtype = Dtype::Bf16;

    setMachine(row, scenario.cluster);
    setLayout(words, row, work.task == Task::Inference, scenario.cluster.gpus(), scenario.parallelism);
    if (words.error())
        return *words.error();
    return scenario;
}

} // namespace xuanka
