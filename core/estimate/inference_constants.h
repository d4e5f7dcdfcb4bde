// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/constants.h"
#include "quantity/result.h"

#include <QString>

#include <array>
#include <cstdint>

namespace xuanka
{

/// Memory habits of vLLM changed with its releases; one set of figures per round (docs/method-inference.md I2.3).
enum class VllmRound : std::uint8_t { V0, V011, V017, V018, V019 };
inline constexpr std::size_t kVllmRounds = 5;

/// What one vLLM round keeps besides weights and cache. Bytes.
struct VllmMemory {
    double samplerBytesPerLogit = 0; ///< while profiling the sampler, per sequence and vocabulary entry
    double nonTorchOne = 0;          ///< allocations outside the torch allocator, one card
    double nonTorchTwo = 0;          ///< two tensor ranks
    double nonTorchMany = 0;         ///< four and more
    double graphs = 0;               ///< captured CUDA graphs, outside the utilization budget
};

/// Kernel efficiencies and launch costs of one engine (I3). Shares of the card's published figures, seconds.
struct EngineRates {
    double compute = 0;  ///< share of the dense peak of large matrix products
    double layer = 0;    ///< launch and synchronisation cost per layer
    double step = 0;     ///< per step
    double sequence = 0; ///< host work per sequence and step
};

/// Every fitted number of the inference estimate, as plain SI values. Provenance: resources/constants/inference.json.
struct InferenceConstants {
    // achieved share of memory bandwidth by weight kernel
    double bandwidth16 = 0, bandwidthInt8 = 0, bandwidthInt4 = 0, bandwidthAwqOld = 0, bandwidthFp8 = 0,
           bandwidthFp4 = 0, bandwidthKv = 0;
    // achieved share of compute
    EngineRates vllm, vllmOld, sglang, tensorRt, lmdeploy, generic;
    double computeHf = 0, computeHfAwqOld = 0, computeFp4 = 0, computeAda = 0, computeAmd = 0, computeCap = 0,
           computeMoe = 0, prefillAttention = 0, decodeAttention = 0, halfTokens = 0;
    double moeLayerFactor = 0;     ///< launches of a MoE layer against a dense one
    double vllmEagerLayer = 0;     ///< seconds per layer without CUDA graphs
    double vllmOldMoeLayer = 0;    ///< further seconds per MoE layer, vLLM 0.4
    double sequenceCpp = 0;        ///< seconds per sequence and step of C++ schedulers
    double sglangGptqMoeLayer = 0; ///< seconds per MoE layer with unfused GPTQ experts
    // HF transformers, eager
    double hfLayer = 0, hfLayerNew = 0, hfStep = 0, hfGptqInt8Layer = 0, hfAwqLayer = 0, hfBnbLayer = 0,
           hfBnbBatchLayer = 0, hfFp8Layer = 0, hfMoeLayer = 0, hfFp8MoeFactor = 0, hfCacheCopies = 0,
           hfRepeatCopies = 0;
    double hfBaseBytes = 0, hfGrowth = 0, hfContextBytes = 0;
    // SGLang measured on the H20, whose few multiprocessors cannot use its bandwidth
    double h20Bandwidth16 = 0, h20Bandwidth8 = 0, h20Bandwidth4 = 0, h20PrefillAttention = 0;
    EngineRates h20;
    // links
    double nvlinkLatency = 0, pcieLatency = 0, manyRanksLatency = 0, nvlinkShare = 0, pcieBus = 0, pcieShare = 0,
           amdLink = 0, nvlinkFloor = 0, expertBytes = 0;
    // llama.cpp
    double llamaBandwidth = 0, llamaBytesPerClock = 0, llamaLayer = 0, llamaCache = 0, llamaHop = 0, llamaCompute16 = 0,
           llamaComputeQuantised = 0, llamaAttention = 0, llamaBlockStep = 0, llamaPipeline = 0, llamaBlock = 0,
           llamaBufferBytes = 0;
    // loaded server
    double occupancy = 0, prefillTokens = 0, pipelineShare = 0, mlperfServer = 0, mlperfUtilization = 0,
           defaultMaxSequences = 0, serverBytes = 0;
    // memory
    std::array<VllmMemory, kVllmRounds> vllmMemory;
    double samplerBase = 0, contextBytes = 0, nonTorchPipeline = 0, maxSequencesLarge = 0, maxSequencesSmall = 0,
           largeCardBytes = 0, batchedTokens = 0, v0ChunkedFrom = 0, v0ChunkTokens = 0, cacheBlock = 0,
           lmdeployProcess = 0, lmdeployExtraTokens = 0, tightShare = 0;

    /// Reads a constant set; every name must be present and finite. Units GiB, GB/s, us, ms become SI.
    static Result<InferenceConstants> from(const ConstantSet &set);
    static Result<InferenceConstants> loadBundled();
};

} // namespace xuanka
