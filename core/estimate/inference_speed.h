// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/inference_memory.h"

namespace xuanka
{

/// One generation step of a batch on one rank. Seconds, bytes, FLOP.
struct DecodeTerms {
    double batch = 0;        ///< sequences in the step
    double context = 0;      ///< tokens each of them reads
    double weightBytes = 0;  ///< read by this rank, experts included as far as the batch touches them
    double expertShare = 1;  ///< share of the experts touched
    double cacheBytes = 0;   ///< read by this rank
    double flop = 0;         ///< matrix products of this rank
    double memory = 0;       ///< time to read the weights
    double compute = 0;      ///< time to multiply
    double matmul = 0;       ///< both, whichever is longer
    double cacheRead = 0;    ///< time to read the cache once
    double cacheCompute = 0; ///< time of the products with it
    double attention = 0;    ///< both, times the copies an engine makes
    double overhead = 0;     ///< launches and scheduling; Transformers: what the host adds beyond the card
    double communication = 0;
    double total() const { return matmul + attention + overhead + communication; }
};

/// One pass over the prompts of a batch on one rank.
struct PrefillTerms {
    double batch = 0, prompt = 0;
    double flop = 0;
    double memory = 0, compute = 0;
    double linear = 0, attention = 0, overhead = 0, communication = 0;
    double total() const { return linear + attention + overhead + communication; }
};

/// How sharply two limits meet: powers 2.5, 3 and 4.
enum class Corner : std::uint8_t {
    Wide,   ///< host and card of eager Transformers
    Cubic,  ///< memory and arithmetic of one kernel
    Quartic ///< two limits of the same read
};
/// max(a, b) with a soft corner: (a^p + b^p)^(1/p).
double softMax(double a, double b, Corner corner = Corner::Cubic) noexcept;

/// What an all-reduce between the tensor ranks goes through.
struct LinkTerms {
    double latency = 0; ///< s
    double bus = 0;     ///< bytes/s
};
LinkTerms linkOf(const InferenceJob &job, double tensor) noexcept;

/// True where steps of this context run without CUDA graphs.
bool runsEagerly(const InferenceJob &job, double context) noexcept;

/// expertRanks > 0: attention data-parallel, experts spread over that many ranks; tensor must then be 1.
DecodeTerms decodeStep(const InferenceJob &job, double batch, double context, double tensor,
                       double expertRanks = 0) noexcept;
PrefillTerms prefillPass(const InferenceJob &job, double batch, double prompt, double tensor,
                         double expertRanks = 0) noexcept;

/// llama.cpp: one process, layers split over the cards.
DecodeTerms llamaDecodeStep(const InferenceJob &job, double batch, double context, double cards) noexcept;
PrefillTerms llamaPrefillPass(const InferenceJob &job, double prompt, double cards) noexcept;

/// Steady state of one replica whose queue never empties.
struct SteadyState {
    double batch = 0;           ///< sequences in flight in the replica
    double outputPerSecond = 0; ///< generated tokens of the replica
    DecodeTerms decode;
    PrefillTerms prefill; ///< of the prompts taken in together
};
/// sequencesPerRank: upper limit on the sequences of one rank; a fraction below one counts as one.
SteadyState steadyState(const InferenceJob &job, const InferencePoint &point, double sequencesPerRank) noexcept;

} // namespace xuanka
