// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/inference_speed.h"

namespace xuanka
{

/// Everything one evaluation of a serving scenario yields; the contract, the explanations and the staves are made
/// from these numbers and no others.
struct InferenceTerms {
    AttentionSplit split = AttentionSplit::Tensor;
    InferenceMemoryTerms memory;
    bool timed = false;             ///< false: the vendor does not publish a figure the speed needs
    SteadyState asked;              ///< one replica at the asked concurrency
    SteadyState loaded;             ///< one replica with as many requests as memory and settings allow
    PrefillTerms firstToken;        ///< prompt of one request (Transformers: of the static batch)
    double timePerOutputToken = 0;  ///< s, of each request
    double prefillSeconds = 0;      ///< s to the first token without a queue
    double outputPerSecond = 0;     ///< tokens/s, all replicas
    double bestOutputPerSecond = 0; ///< tokens/s, all replicas, fully loaded
    double loadShare = 0;           ///< outputPerSecond / bestOutputPerSecond: drives the power of a board
    double sequencesLimit = 0;      ///< requests per rank that memory and max_num_seqs allow, 0 = none
};

/// Evaluates one point: no allocation, no lookup, thread safe.
InferenceTerms evaluateInference(const InferenceJob &job, const InferencePoint &point) noexcept;

/// Concurrency (whole deployment) at which each request runs at half the speed it has alone, at most what memory
/// allows: beyond it more requests buy little throughput for much waiting. 0 = not timed or nothing fits.
double concurrencyKnee(const InferenceJob &job, const InferencePoint &point) noexcept;

} // namespace xuanka
