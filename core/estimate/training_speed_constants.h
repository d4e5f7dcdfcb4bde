// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QString>

#include <array>
#include <cstdint>

namespace xuanka
{

/// What cards share for speed: the generation whose measured shares apply. Consumer and workstation Blackwell
/// behaves as Ada does (GDDR, half-rate 32-bit accumulation on GeForce), so it stands with it.
enum class SpeedFamily : std::uint8_t { Volta, Ampere, Ada, Hopper, Blackwell, Cdna3, Cdna4 };
inline constexpr int kSpeedFamilies = 7;

/// Constants of one family; docs/method-speed.md, constants.
struct FamilyConstants {
    double gemm = 0;                               ///< share of the dense 16-bit peak
    double gemmFp8 = 0;                            ///< share of the FP8 peak
    double attention = 0;                          ///< fused attention, share of the dense 16-bit peak
    double referenceWatts = 0, referenceFlopS = 0; ///< card the shares are stated for
    double networkGbitS = 0;                       ///< a GPU, where the scenario states none
    int multiprocessors = 0;                       ///< where the catalogue is silent
};

/// resources/constants/speed.json in plain numbers, loaded once. Names and sources: that file.
struct SpeedConstants {
    std::array<FamilyConstants, kSpeedFamilies> family;
    double gemmFp32 = 0;
    double gemmTraffic = 0, gemmLastWave = 0, waveTile = 0;
    double attentionBackward = 0, attentionBackwardFlop = 0, attentionBeforeFa3 = 0;
    double attentionHalfTokens = 0, attentionSmallHead = 0, linearAttentionReach = 0;
    double eagerGemmShare = 0, eagerScorePasses = 0, eagerBackwardPasses = 0;
    double misalignedHead = 0, misalignedHidden = 0;
    double memoryShare = 0;
    double elementwiseHf = 0, elementwiseEager = 0, elementwiseFused = 0, elementwiseFp8 = 0, elementwiseBackward = 0;
    double hostHf = 0, hostEager = 0, hostGraph = 0; ///< s
    double hostLora = 0, hostMoe = 0, hostZero3 = 0, hostExpert = 0, fp8ExpertHost = 0, hostRackGraphs = 0;
    double linkShare = 0, pcieShare = 0, allToAllShare = 0;
    double collectiveLatency = 0, latencyWithoutNvlink = 0, ringHop = 0; ///< s, factor, s
    double tensorHidden = 0, tensorHiddenTorch = 0;
    double dataWindow = 0, dataWindowOld = 0, shardReduceWindow = 0;
    double zero3Deepspeed = 0, zero3Contention = 0;
    double expertHidden = 0, allToAllFp8Bytes = 0;
    double nodeJitter = 0;
    double dequantiseBytes = 0, dequantiseGptq = 0;
    double moePasses = 0, moeOld = 0, moeMature = 0, moeOldYears = 0;
    double powerExponent = 0, powerFactorLimit = 0, powerFloorUnpublished = 0;
    double headBytes = 0, optimizerBytes = 0, accumulationBytes = 0, accumulationBytesSeparate = 0; ///< B
    double recomputeTorchSelective = 0, recomputeAttention = 0;
    double stepFixed = 0, stepFixedTuned = 0; ///< s
    int multiprocessorsBlackwellUltra = 0;
    double fabricCdna3 = 0, fabricCdna4 = 0; ///< B/s, one direction
    double rackDomain = 0;                   ///< GPUs
    double hostMemoryRate = 0;               ///< B/s a GPU
    double hostOptimizerBytes = 0;           ///< B a parameter

    const FamilyConstants &of(SpeedFamily which) const { return family[std::size_t(which)]; }

    /// Errors name the file and the constant that is missing.
    static Result<SpeedConstants> load(const QString &path = QStringLiteral(":/constants/speed.json"));
};

} // namespace xuanka
