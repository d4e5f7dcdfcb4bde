// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/inference_constants.h"
#include "hardware/gpu.h"
#include "model/model.h"
#include "scenario/scenario.h"

#include <QStringList>

#include <optional>
#include <type_traits>

namespace xuanka
{

/// Serving programs the estimate tells apart. Generic stands for any other.
enum class ServingEngine : std::uint8_t { Vllm, Sglang, TensorRtLlm, Lmdeploy, LlamaCpp, HfTransformers, Generic };

/// Sizes and parameter counts that decide bytes and operations; element counts unless said.
struct InferenceShape {
    double layers = 0, fullLayers = 0, slidingLayers = 0, linearLayers = 0, moeLayers = 0;
    double window = 0; ///< tokens kept by a sliding layer, 0 = none
    double hidden = 0, vocab = 0, heads = 0, kvHeads = 0, headDim = 0;
    double latent = 0, ropeDim = 0; ///< latent attention: compressed width and positional part; 0 = ordinary heads
    double width = 0;               ///< feed-forward width of a dense layer
    double expertWidth = 0, sharedWidth = 0, experts = 0, expertsPerToken = 0;
    double attention = 0, denseFfn = 0, expertParameters = 0, router = 0, embedding = 0, head = 0, norms = 0,
           other = 0;         ///< parameters, all layers; head 0 = tied
    double logUnvisited = 0;  ///< ln(1 - experts per token / experts), of the chance that a token misses one
    double stateElements = 0; ///< fixed state of one sequence in the linear-attention layers
    double indexerBytes = 0;  ///< cache bytes per token of a sparse-attention indexer

    double headParameters() const { return head > 0 ? head : embedding; }
    double denseParameters() const { return attention + denseFfn + router; }
    double activeExperts() const { return experts > 0 ? expertParameters * expertsPerToken / experts : 0.0; }
    /// Parameters of the layers one token is multiplied with.
    double activeParameters() const { return denseParameters() + activeExperts(); }
};

/// Stored bytes by part, whole model.
struct InferenceWeights {
    double linear = 0; ///< attention and dense feed-forward matrices
    double experts = 0;
    double embedding = 0, head = 0; ///< head 0 = tied
    double norms = 0;               ///< norms and router gates
    double other = 0;               ///< vision tower, unexplained rest
    double total() const { return linear + experts + embedding + head + norms + other; }
    double headBytes() const { return head > 0 ? head : embedding; }
};

/// What the card offers. Bytes, bytes/s, FLOP/s; 0 = not published.
struct InferenceCard {
    double usable = 0;
    double bandwidth = 0;
    double peak16 = 0;                    ///< dense 16-bit matrix rate
    double peakWeights = 0;               ///< rate of the products in the weights' format
    double link = 0;                      ///< bytes/s of an all-reduce between ranks
    double linkLatency = 0;               ///< s
    double pairLink = 0, pairLatency = 0; ///< the same for two ranks (bridges join pairs only)
    double expertLink = 0;                ///< bytes/s when experts are spread
    double smClock = 0;                   ///< multiprocessors x boost clock, 1/s
    double nodeRanks = 8;                 ///< cards of one node
    double networkPerGpu = 0;             ///< bytes/s when ranks lie on several nodes
};

/// Rates of the engine on this card with these weights.
struct InferenceRates {
    double bandwidth = 0, bandwidth16 = 0, bandwidthKv = 0, compute = 0, prefillCompute = 0, computeMoe = 0,
           prefillAttention = 0, decodeAttention = 0, halfTokens = 0;
    double layer = 0, eagerLayer = 0, moeFactor = 0, step = 0, sequence = 0, moeLayer = 0;
    double hostLayer = 0, hostLayerBatch = 0, hostPrefillLayer = 0, hostStep = 0, hostMoe = 0; ///< HF transformers, s
    double cacheFactor = 1;     ///< cache traffic against reading it once (HF copies)
    double dequantiseBytes = 0; ///< extra traffic of a prompt pass
    double expertBytes = 0;
    double llamaBandwidth = 0, llamaBytesPerClock = 0, llamaCache = 0, llamaHop = 0, llamaAttention = 0,
           llamaBlockStep = 0, llamaPipeline = 0, llamaBlock = 512;
    double manyRanks = 1;
    double occupancy = 1, prefillTokens = 8192, pipelineShare = 1;
};

/// Memory habits of the engine. Bytes, tokens.
struct InferenceMemoryRules {
    VllmMemory vllm;
    double samplerBase = 0, context = 0, nonTorchPipeline = 0, cacheBlock = 16, process = 0, extraTokens = 0;
    double hfBase = 0, hfGrowth = 0, hfCopies = 1;
    double tightShare = 0;
    double utilization = 0.9;
    double maxModelLen = 0; ///< 0 = prompt + output
    double maxSequences = 0;
    double batchedTokens = 0; ///< 0 = the model length (vLLM up to 0.8)
    double v0ChunkedFrom = 0, v0ChunkTokens = 0;
    double kvElementBytes = 2;
    double headroom = 0.2;
};

/// A serving scenario made flat: numbers only, so that evaluating neither allocates nor looks anything up.
struct InferenceJob {
    ServingEngine engine = ServingEngine::Generic;
    VllmRound round = VllmRound::V019;
    WeightFormat format = WeightFormat::Bf16;
    bool fullLogits = false;       ///< HF before 4.45: logits of every prompt position
    bool eager = false;            ///< no CUDA graphs
    bool eagerLongContext = false; ///< vLLM up to 0.4: eager above 8,192 tokens
    bool flashAttention = true;
    bool paddedExperts = false; ///< vLLM and MXFP4: experts padded to kernel tiles
    bool paddedWidth = false;   ///< from vLLM 0.17 their width too
    bool hybridGroups = false;  ///< vLLM 0.11 and later: groups of full and sliding layers share blocks
    bool mayDataParallelAttention = false;
    bool hasBandwidth = false, hasCompute = false;
    bool bridgePairs = false; ///< NVLink joins pairs only
    InferenceShape shape;
    InferenceWeights weights;
    InferenceCard card;
    InferenceRates rates;
    InferenceMemoryRules memory;
};
static_assert(std::is_trivially_copyable_v<InferenceJob>);

/// Engine that serves for a framework word; training frameworks count as the library they run on.
ServingEngine servingEngine(Framework framework);
/// Storage format of the weights: the scenario's, or what the precision means for this engine.
WeightFormat servingFormat(const Workload &workload, ServingEngine engine);
/// Bytes one quantised weight takes with its scales; 0 for formats mixed per layer (Q4_K_M).
double bytesPerWeight(WeightFormat format);
/// "0.19", "4.46.3" or "v1.0" as one comparable number, major * 1000 + minor; nullopt = not stated.
std::optional<int> engineRelease(const QString &version);
/// The rows of vLLM's releases; empty or unknown text = newest.
VllmRound vllmRound(const QString &version);

/// Counts and stored bytes of a language model. Precondition: model.transformer.
InferenceShape inferenceShape(const Transformer &model);
InferenceWeights inferenceWeights(const InferenceShape &shape, const Transformer &model, WeightFormat format,
                                  ServingEngine engine);

/// Compiles a serving scenario for one card. Precondition: model.transformer.
InferenceJob compileInference(const Scenario &scenario, const Model &model, const Gpu &gpu,
                              const InferenceConstants &constants);

/// Catalogue figures of the card that the speed of this scenario needs and the vendor does not publish.
QStringList missingFigures(const Scenario &scenario, const Gpu &gpu);

} // namespace xuanka
