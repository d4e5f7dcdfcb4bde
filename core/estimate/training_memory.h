// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"
#include "estimate/layout.h"
#include "hardware/gpu.h"
#include "model/model.h"

#include <array>
#include <type_traits>

namespace xuanka
{

/// What the training memory model was calibrated with; resources/constants/memory.json says where each comes from.
struct MemoryConstants {
    double logitBytesPlain2024 = 0, logitBytesPlain = 0, logitBytes16bit = 0, logitBytesChunked = 0;
    double logitBytesMegatron = 0, logitBytesFused = 0;
    double reservedMegatron = 0, reservedSharded = 0, reservedSingle = 0; ///< reserved / allocated
    double variableLengthLogitSets = 0;
    double cacheAbsolute = 0, cacheShare = 0, cacheShareFused = 0, cacheOptimizer = 0;
    double context = 0, contextOld = 0, communicator = 0; ///< bytes
    double workspaceMegatron = 0, workspace = 0;          ///< bytes
    double zeroBucketElements = 0, zero3BucketElements = 0, zeroLiveElements = 0, zero3StepElements = 0;
    double zero12BytesPerBucketElement = 0, zero3BytesPerBucketElement = 0;
    double layersAliveFsdp1Lora = 0;
    double momentsAdamW8bit = 0, momentsAdafactor = 0; ///< moments per parameter, in units of a full-width moment
    double stableEmbeddingFrom = 0;                    ///< year
    double currentSoftwareYear = 0;

    /// The bundled set, read once. Asserts that the bundled file is complete.
    static const MemoryConstants &bundled();
};

/// What keeps the states and runs the layers, as far as memory is concerned.
enum class TrainingEngine : std::uint8_t { Single, DeepSpeed, Fsdp1, Fsdp2, Megatron, MegatronDeepSpeed };

/// A training scenario on one card with everything but the layout fixed: plain numbers only, so that a planner
/// can evaluate millions of layouts. Bytes, and bytes per token where said.
struct TrainingMemoryJob {
    /// Layers fall into two classes: 0 dense, 1 mixture of experts.
    static constexpr int kClasses = 2;

    /// Parameters of one layer of a class.
    struct LayerParameters {
        double all = 0, experts = 0, linear = 0;
    };
    /// What one layer keeps for the backward pass, bytes per token of the rank.
    struct LayerBytes {
        double sequenceParallel = 0; ///< divided by t only where sequence parallelism applies (norms)
        double whole = 0;            ///< never divided
        double tensor = 0;           ///< divided by t
        double tensorFlash = 0;      ///< the same if attention were flash (selective recomputation)
        double perPosition = 0;      ///< eager scores: further bytes per token and key position, divided by t
        double contextExtra = 0;     ///< added to `tensor` when the context degree is above one
        double selective = 0;        ///< what stays under per-operator recomputation (FSDP2), divided by t
        double quantisedInputs = 0;  ///< inputs old bitsandbytes kept besides, divided by t
    };
    /// What a program does; a framework may have one for sharded and one for unsharded runs.
    struct Program {
        TrainingEngine engine = TrainingEngine::Single;
        bool accumulatesWithoutSync = false; ///< gradients stay unsharded while accumulating (ZeRO stage 2 on)
        bool rootUnit = false;               ///< FSDP1: embedding and head stay gathered through the step
        bool twoLayersAlive = false;         ///< FSDP1 with frozen weights
        bool cacheGrows = false;             ///< reserved memory grows beyond the usual share
        double logitBytes = 0;               ///< kappa
        double reservedShare = 1;            ///< sigma
        double workspace = 0;
        double gatherUnitsBackward = 2;
        std::array<LayerBytes, kClasses> layer;
    };

    bool modelled = false; ///< false: not a transformer; nothing else is set
    std::array<Program, 2> programs;
    int secondProgramFrom = 4; ///< ZeRO stage from which programs[1] applies

    // model, parameters
    int layers = 0, firstMoeLayer = 0, moeEvery = 1; ///< firstMoeLayer == layers: none is MoE
    std::array<LayerParameters, kClasses> layer;
    double embedding = 0, head = 0, extra = 0, vocab = 0, hidden = 0;
    double normsOfLayer = 0, largestMatrix = 0, lastLayer = 0;
    double transientWidth = 0, transientWidthMegatron = 0; ///< FFN width the backward pass works on
    bool tied = false, causal = true;

    // job
    bool full = true; ///< all weights are trained
    bool mixed = false, fp32Activations = false;
    bool stepTemporary = true;    ///< the optimizer step works on lists of tensors (foreach)
    bool shardedTemporary = true; ///< the same under FSDP
    bool optimizerInBackward = false, fusedKernels = false, plainLoss = true;
    bool variableLength = false, hostCheckpoints = false, quantised = false, oldContext = false;
    bool weightsFp32 = false, autocastCopies = false, frozenRestFp32 = false, residualFp32 = false;
    bool stableEmbedding = false; ///< LitGPT: a second, trained copy of the embedding
    bool quantisedHead = false;   ///< LitGPT: the output head is quantised like every other linear layer
    bool eightBitMoments = false; ///< moments do not follow the width of the weights
    Offload offload = Offload::None;
    double moments = 2; ///< per parameter
    double megatronGradientBytes = 4, pipelineGradientBytes = 4, deepSpeedGradientBytes = 2;
    double shardedWeightBytes = 2; ///< FSDP
    double adapterParameters = 0;  ///< of the whole model
    double adapterBytes = 4;       ///< per adapter weight
    double baseBytes = 2;          ///< per weight of the frozen linear layers
    double dequantisedCopies = 1;  ///< 16-bit copies of the matrix in use
    double zeroBucketElements = 0; ///< 0 = the engine's default
    bool alsoTrainEmbeddings = false;

    // card
    double usable = 0; ///< bytes, 0 = unknown
    MemoryConstants constants;
};
static_assert(std::is_trivially_copyable_v<TrainingMemoryJob>);

/// All terms of one evaluation, bytes, on the fullest rank. Names follow docs/method-memory.md.
struct TrainingMemoryTerms {
    double weights = 0, gradients = 0, optimizerState = 0, stepTemporary = 0;
    double activations = 0, work = 0, transient = 0, loss = 0, headInput = 0;
    double gatherForward = 0, gatherBackward = 0, gatherEnd = 0, communication = 0;
    double dequantise = 0, dequantiseHead = 0; ///< in the backward pass; of a quantised head at the loss
    double weightGradient = 0, headWeightGradient = 0, weightCopies = 0, workspace = 0;
    double embeddingOutput = 0, keptLayer = 0, heldGradients = 0, headGradient = 0;
    double forward = 0, backward = 0, backwardEnd = 0, optimizerStep = 0; ///< the four peaks
    double allocated = 0, reserved = 0, need = 0, deviceUsed = 0;
    double context = 0, communicators = 0; ///< context includes the communicators
    double stepCommunication = 0;          ///< buffers still there in the optimizer step
    // for the explanations
    double reservedFree = 0; ///< reserved on a card without a limit
    double parametersOnRank = 0, trainableOnRank = 0, linearOnRank = 0, expertsOnRank = 0;
    double baseWeights = 0;       ///< frozen base after sharding
    double layersOfClass[2] = {}; ///< of the stage
    double keptByClass[2] = {};   ///< one layer of the class, one micro-batch
    double keptByStage = 0;       ///< all layers of the stage, one micro-batch
    double microBatchesInFlight = 1, tokens = 0, shardGroup = 1;
    PeakPhase phase = PeakPhase::Forward;
    int stage = 0;
};

/// Fixes everything but the layout. Never fails: `modelled` is false for a model without a transformer shape.
TrainingMemoryJob compileTrainingMemory(const Scenario &scenario, const Model &model, const Gpu &gpu,
                                        const MemoryConstants &constants = MemoryConstants::bundled());

/// Peak memory of the fullest rank. No allocation, no loop over layers; the cost of some hundred operations.
TrainingMemoryTerms evaluateTrainingMemory(const TrainingMemoryJob &job, const Layout &layout) noexcept;

/// The terms as the parts people read. What makes up the winning phase sums to deviceUsed; a part that is not
/// alive then shows what it holds in that phase.
MemoryParts trainingMemoryParts(const TrainingMemoryTerms &terms) noexcept;

/// Formula, numbers and source of every part, from the same terms.
QVector<Explanation> explainTrainingMemory(const TrainingMemoryJob &job, const Layout &layout,
                                           const TrainingMemoryTerms &terms);

} // namespace xuanka
