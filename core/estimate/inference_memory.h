// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/inference_job.h"

namespace xuanka
{

/// How the ranks of one replica share the model.
enum class AttentionSplit : std::uint8_t {
    Tensor,      ///< every matrix split over the tensor ranks
    DataParallel ///< mixture models: attention copied, experts spread, each rank its own sequences
};

/// The part of a serving scenario that a sweep varies.
struct InferencePoint {
    double concurrency = 1; ///< requests in flight, whole deployment
    double promptTokens = 2048, outputTokens = 512;
    int tensor = 1, pipeline = 1; ///< one replica
    int replicas = 1;             ///< copies of the model behind a load balancer
    double beams = 1;             ///< hypotheses of one request that share its prompt (beam search)
    AttentionSplit split = AttentionSplit::Tensor;
    int gpusPerReplica() const { return tensor * pipeline; }
    double length() const { return promptTokens + outputTokens * beams; }
    static InferencePoint of(const Scenario &scenario);
};

/// Memory of one serving rank (the fullest), bytes unless said. Symbols: docs/method-inference.md I2.
struct InferenceMemoryTerms {
    double weights = 0;
    double cachePerToken = 0;    ///< cost of one further token of a short sequence on this rank
    double cachePerSequence = 0; ///< a request of prompt + output tokens on this rank
    double experts = 0;          ///< all experts of the model as the kernels store them
    double kvCache = 0;          ///< what the asked concurrency needs on this rank
    double pool = 0;             ///< what the engine can give the cache; negative = weights leave nothing
    double activations = 0;
    double nonTorch = 0, nonTorchOne = 0;
    double graphs = 0;
    double context = 0;
    double process = 0;  ///< buffers of engines without a breakdown of their own
    double budgeted = 0; ///< what the engine's budget holds besides the cache
    double growth = 0;   ///< cached by the allocator while the cache grows
    double torchPeak = 0;
    double total = 0;              ///< what nvidia-smi would show if only the need were taken
    double filled = 0;             ///< what it shows when the engine takes its whole budget
    double need = 0;               ///< usable memory this request needs at the set utilization
    double capacity = 0;           ///< 0 = not published
    double missing = 0;            ///< need beyond capacity
    double kvTokens = 0;           ///< tokens of the pools of all replicas, as engines print it
    double printedConcurrency = 0; ///< requests of the maximum model length, one replica
    double sequencesPerRank = 0;   ///< requests the pool of one rank holds (fraction kept)
    double maxConcurrency = 0;     ///< whole requests, all replicas
    bool preallocates = false;
    Verdict verdict = Verdict::DoesNotFit;
};

/// Cost of further tokens and of one request in the cache of a rank, bytes.
double cacheBytesPerToken(const InferenceJob &job, double tensor, double pipeline) noexcept;
double cacheBytesPerSequence(const InferenceJob &job, double length, double tensor, double pipeline) noexcept;
/// Mean number of layers that read the cache of a sequence of this length (sliding layers count by their share).
double cachedLayers(const InferenceJob &job, double length) noexcept;

/// The stage of a pipeline that holds most: its layers and what stands at its end (embedding or head).
struct PipelineStage {
    double layers = 0, end = 0;
};
PipelineStage largestStage(const InferenceJob &job, const InferencePoint &point) noexcept;

double weightsPerRank(const InferenceJob &job, const InferencePoint &point) noexcept;
/// Prompt tokens of the pass an engine profiles its memory with.
double profiledTokens(const InferenceJob &job, double modelLength) noexcept;
/// Profiled activation peak of a serving rank.
double activationPeak(const InferenceJob &job, double tensor, double pipeline, double modelLength) noexcept;

/// Sum over cards of the transient memory of Transformers generation for a batch (I2.4).
struct HfTransient {
    double prefill = 0, decode = 0, mlp = 0, logits = 0;
    double peak() const { return prefill > decode ? prefill : decode; }
};
HfTransient hfTransient(const InferenceJob &job, double batch, double prompt, double output, double gpus) noexcept;

InferenceMemoryTerms evaluateInferenceMemory(const InferenceJob &job, const InferencePoint &point) noexcept;

} // namespace xuanka
