// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/interval.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <QVector>

#include <cstdint>

namespace xuanka {

/// Bytes on the fullest GPU of the job.
struct MemoryParts {
    double weights = 0, gradients = 0, optimizer = 0, activations = 0, logits = 0, kvCache = 0;
    double communication = 0, workspace = 0, context = 0, fragmentation = 0;
    double total() const
    {
        return weights + gradients + optimizer + activations + logits + kvCache + communication + workspace + context
            + fragmentation;
    }
    bool operator==(const MemoryParts &) const = default;
};

enum class Verdict : std::uint8_t { Fits, Tight, DoesNotFit };
/// Which of the four moments of a step is the highest (estimation method, memory).
enum class PeakPhase : std::uint8_t { Forward, Backward, BackwardEnd, OptimizerStep, Serving };

struct MemoryEstimate {
    MemoryParts perGpu;
    double totalBytes = 0;         ///< what nvidia-smi would show on the fullest GPU
    double torchPeakBytes = 0;     ///< max_memory_allocated
    double reservedBytes = 0;      ///< max_memory_reserved
    double needBytes = 0;          ///< what decides 'fits' (allocator gives its cache back under pressure)
    double capacityBytes = 0;      ///< usable by a process; 0 = memory size not published
    Interval intervalBytes;        ///< 90 % interval of totalBytes
    double fitProbability = 0;
    Verdict verdict = Verdict::DoesNotFit;
    int maxMicroBatch = 0;         ///< largest that fits with headroom kept for this layout; 0 = none
    int maxConcurrency = 0;        ///< inference
    double kvCacheTokens = 0;      ///< inference: capacity of the cache, whole deployment
    double ruleOfThumbBytes[3] = {0, 0, 0};   ///< whole job: low, default, high
    double recommendedTierBytes = 0;   ///< smallest catalogue memory tier that keeps the headroom, bytes; 0 = none
    PeakPhase phase = PeakPhase::Forward;
    int pipelineStage = 0;
    QString intervalGroup;         ///< residual group the interval comes from
    bool groupHasMeasurements = true;
};

struct StepSeconds {
    double compute = 0, attention = 0, recompute = 0, tensorComm = 0, pipelineBubble = 0, dataCommExposed = 0;
    double optimizer = 0, overhead = 0;
    double total() const
    {
        return compute + attention + recompute + tensorComm + pipelineBubble + dataCommExposed + optimizer + overhead;
    }
};

struct TimeEstimate {
    bool available = false;        ///< false: the vendor publishes no figure this needs
    QStringList missing;           ///< names of the unpublished catalogue figures
    StepSeconds step;
    double tokensPerSecond = 0;    ///< whole job; output tokens of the whole deployment for inference
    double tokensPerSecondPerGpu = 0;
    double samplesPerSecond = 0;
    double mfu = 0;                ///< attention uncut, of the dense 16-bit peak
    double mfuCausal = 0;          ///< with causal attention counted once
    double hfu = 0;                ///< recompute included
    double modelTflopsPerGpu = 0;
    Interval intervalRelative{1, 1};
    double prefillSeconds = 0;
    double timePerOutputTokenSeconds = 0;
    double runSeconds = 0;         ///< for workload.tokens_total, 0 = not asked
    QString intervalGroup;
    bool groupHasMeasurements = true;
};

struct PowerEstimate {
    bool available = false;
    QStringList missing;
    double gpuWatts = 0;           ///< mean of one board
    double nodeWatts = 0;          ///< mean, AC
    double nodePeakWatts = 0;
    double energyJoulesPerToken = 0;   ///< per sample for models without tokens
    double runJoules = 0;          ///< for workload.tokens_total
};

/// One stave of the barrel: load against limit, headroom = 1 - used/limit.
struct Bottleneck {
    QString stave;                 ///< gpu_compute, gpu_memory, memory_bandwidth, gpu_link, network
    double used = 0, limit = 0, headroom = 0;
    QString unit;
};

/// Answer to 'why?': built from the terms evaluate() used, not from a second formula.
struct Explanation {
    struct Value {
        QString symbol;            ///< as in the formula
        double value = 0;
        QString unit;              ///< B, FLOP, s, "" …
    };
    QString quantity;              ///< "memory.activations", "time.step.compute", "power.gpu_watts" …
    QString formula;               ///< mathematics, language-neutral
    QVector<Value> values;
    double result = 0;
    QString unit;
    QString source;                ///< section of docs/ and what backs it
};

enum class Severity : std::uint8_t { Note, Assumption, Warning };

/// Assumption or warning record; de-duplicated by code + path. Text: Phrases::issue().
struct Issue {
    QString code;                  ///< e.g. "framework_without_measurements"
    Severity severity = Severity::Note;
    QString path;                  ///< field it belongs to, for jumping
    QStringList args;
    bool operator==(const Issue &) const = default;
};

/// Everything the program answers about one scenario on one card.
struct Estimate {
    QString gpuId;
    MemoryEstimate memory;
    TimeEstimate time;
    PowerEstimate power;
    QVector<Bottleneck> bottlenecks;    ///< sorted, least headroom first
    QVector<Explanation> explanations;
    QVector<Issue> issues;
};

} // namespace xuanka
