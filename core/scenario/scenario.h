// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/vocabulary.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace xuanka
{

/// Which model: a catalogue id, or an inline Hugging Face config, or bare counts (vision and other models).
struct ModelReference {
    QString catalogId;
    QString name; ///< of an inline model
    QJsonObject hfConfig;
    double parameters = 0;
    double forwardMacsPerSample = 0;
    double activationElementsPerSample = 0;
    QString modality;

    bool isCatalog() const { return !catalogId.isEmpty(); }
    /// Described by counts alone; works on samples, not on tokens.
    bool isCounted() const { return catalogId.isEmpty() && hfConfig.isEmpty(); }
    bool operator==(const ModelReference &) const = default;
};

struct LoraSettings {
    int rank = 16;
    QStringList targets{QStringLiteral("all_linear")}; ///< one of attention, qv, all_linear, or module names
    Dtype dtype = Dtype::Fp32;
    double dropout = 0.05;
    bool alsoTrainEmbeddings = false;
    bool operator==(const LoraSettings &) const = default;
};

struct InferenceSettings {
    int concurrency = 8;
    int promptTokens = 2048;
    int outputTokens = 512;
    Dtype kvCachePrecision = Dtype::Fp16; ///< fp16 (any 16-bit type), fp8, int8
    int maxModelLen = 0;                  ///< 0 = prompt + output
    double gpuMemoryUtilization = 0.9;
    int maxNumSeqs = 0;          ///< 0 = engine's default
    int maxNumBatchedTokens = 0; ///< 0 = engine's default
    QString engineVersion;       ///< "0.19", empty = newest known
    bool operator==(const InferenceSettings &) const = default;
};

/// What is computed. Optionals: empty = the framework's own default (docs/interfaces.md).
struct Workload {
    Task task = Task::FullFinetuning;
    Precision precision = Precision::Bf16Mixed;
    Optimizer optimizer = Optimizer::AdamW;
    int sequenceLength = 4096; ///< tokens
    int microBatch = 1;        ///< sequences (or images) per GPU and pass
    int gradientAccumulation = 1;
    int globalBatch = 0; ///< 0 = from gradientAccumulation
    Recompute recompute = Recompute::None;
    Attention attention = Attention::Flash;
    Framework framework = Framework::HfTrainer;
    LoraSettings lora;
    InferenceSettings inference;
    Loss loss = Loss::Plain;
    bool variableLength = false;
    bool fusedKernels = false;
    bool optimizerFused = false;
    bool optimizerInBackward = false;
    bool compile = false;
    std::optional<Dtype> weightsDtype;
    std::optional<Dtype> gradientDtype;
    std::optional<Dtype> residualDtype;
    Dtype quantisedRestDtype = Dtype::Bf16;
    WeightFormat weightFormat = WeightFormat::Default;
    std::optional<bool> accumulateWithoutSync;
    std::optional<CheckpointDevice> checkpointDevice;
    double softwareYear = 0; ///< with fraction; 0 = current, negative = not stated (measured rows)
    double tokensTotal = 0;  ///< length of the run, tokens (samples for vision); 0 = not asked
    bool operator==(const Workload &) const = default;
};

struct Cluster {
    QString gpu{QStringLiteral("h100-sxm5-80")};
    int gpusPerNode = 8;
    int nodes = 1;
    double networkGbitS = 0; ///< per node; 0 = default of the card's generation
    double powerLimitW = 0;  ///< per GPU; 0 = card's TDP
    QStringList compareGpus; ///< further cards drawn beside the first
    int gpus() const { return gpusPerNode * nodes; }
    bool operator==(const Cluster &) const = default;
};

struct Parallelism {
    int data = 8;
    int tensor = 1;
    int pipeline = 1;
    int context = 1;
    int expert = 1; ///< lies inside data x tensor x context
    int zeroStage = 3;
    bool sequenceParallel = false;
    int virtualPipeline = 1;
    Offload cpuOffload = Offload::None;
    double zeroBucketElements = 0; ///< 0 = 5e8 for ZeRO-3, 2e8 for ZeRO-1/2
    int fsdpVersion = 0;           ///< 0 = by framework
    int fsdpShardGroup = 0;        ///< GPUs per shard group, 0 = all
    bool operator==(const Parallelism &) const = default;
};

/// One question to the program; the file format of docs/interfaces.md, version 1.
struct Scenario {
    QString name;
    ModelReference model{QStringLiteral("llama-2-7b"), {}, {}, 0, 0, 0, {}};
    Workload workload;
    Cluster cluster;
    Parallelism parallelism;
    double headroom = 0.20; ///< share of usable memory kept free for 'fits'
    QJsonObject site;
    QJsonObject cost;
    bool operator==(const Scenario &) const = default;
};

/// Engines that only serve (vllm, sglang …).
bool isServingFramework(Framework framework);

/// Sets the task; between training and inference also takes the nearest precision and a framework that fits.
void changeTask(Scenario &scenario, Task task);

} // namespace xuanka
