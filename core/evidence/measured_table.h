// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVector>

#include <optional>

namespace xuanka
{

/// One measured quantity of one run, as a row of a measured table says it; columns and words are described in
/// docs/measured-tables.md. An empty optional or string = the source does not say. SI units.
/// Words (task, precision …) stay text here, because a table may hold words the program does not model;
/// row_scenario.h turns them into a Scenario or says why it cannot.
struct MeasuredRow {
    int number = 0; ///< 1 for the first row after the header
    int line = 0;   ///< line of the file, for messages

    // what was measured
    QString quantity;
    double value = 0;
    QString unit;
    QString convention;
    QString notes;

    // where it comes from
    QString id, run, source, sourceRef, trust, settings;

    // the model
    QString model, modelPublished;
    QString architecture; ///< JSON with the catalogue's architecture keys, for models outside it
    QString family;       ///< vision: cnn, transformer
    std::optional<double> parameters;
    std::optional<double> macsPerSample;
    std::optional<double> activationElementsPerSample;

    // the job
    QString task, precision, quantisation, weightFormat, optimizer;
    std::optional<int> loraRank;
    QString loraTargets;
    std::optional<bool> fusedQkv;
    QString loraDtype;
    std::optional<double> loraDropout;
    std::optional<bool> alsoTrainEmbeddings;
    QString quantisedRestDtype;
    QString framework, frameworkPublished, frameworkVersion;
    std::optional<double> year;
    std::optional<int> microBatch, gradientAccumulation, globalBatch, sequenceLength;
    QString recompute, attention, loss;
    std::optional<bool> fusedKernels, optimizerFused, optimizerInBackward, variableLength, compile;
    QString cpuOffload;
    QString memoryFormat; ///< vision: nchw, nhwc
    std::optional<int> batchPerGpu, imageSize;

    // the machine
    QString gpu;
    std::optional<int> gpus, nodes;
    std::optional<double> networkGbitS, powerLimitW, smFrequencyMhz;

    // the layout
    std::optional<int> tensor, pipeline, virtualPipeline, context, expert, data, zeroStage, fsdpShardGroup;
    std::optional<bool> sequenceParallel;

    // serving
    QString kvCachePrecision;
    std::optional<int> concurrency, promptTokens, outputTokens, maxModelLen, maxNumSeqs, maxNumBatchedTokens;
    std::optional<double> gpuMemoryUtilization;

    // power runs
    std::optional<double> seconds;
    QString secondsKind;

    QStringList unknown; ///< values of the columns this program does not know, in MeasuredTable's order
};

struct MeasuredTable {
    QStringList columns;        ///< all, as in the file
    QStringList unknownColumns; ///< kept, not read
    QVector<MeasuredRow> rows;
};

inline constexpr qsizetype kMaxMeasuredBytes = 64 * 1024 * 1024;

/// Reads a table of measurements: CSV with a header, columns in any order, unknown columns kept, an empty cell
/// unknown. The columns `quantity` and `value` must be there. Errors name file, line and column and what the
/// column takes; nothing is skipped.
Result<MeasuredTable> readMeasuredTable(const QByteArray &bytes, const QString &fileName = {});
/// The same from a file; refuses one above kMaxMeasuredBytes without reading it.
Result<MeasuredTable> loadMeasuredTable(const QString &path);

/// Names of the columns the program reads, in the order of the published tables.
QStringList measuredColumns();

} // namespace xuanka
