// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/transformer.h"

#include <QStringList>

namespace xuanka {

/// Exact integer parameter counts of one transformer, by part. Formulas: docs/method-models.md.
struct ParameterCount {
    std::int64_t embedding = 0;        ///< token + learned position + type embeddings, projections and norm of them
    std::int64_t head = 0;             ///< output head, 0 when tied
    std::int64_t attentionPerLayer = 0;    ///< full-attention layer, biases and q/k norms included
    std::int64_t linearAttentionPerLayer = 0;
    std::int64_t densePerLayer = 0;    ///< FFN of a dense layer
    std::int64_t moePerLayer = 0;      ///< FFN of a MoE layer, router and shared experts included
    std::int64_t routerPerLayer = 0;
    std::int64_t expertsPerLayer = 0;  ///< routed experts of one MoE layer
    std::int64_t normsPerLayer = 0;
    std::int64_t finalNorm = 0;
    std::int64_t pooler = 0;           ///< BERT's dense layer on the first token
    std::int64_t vision = 0;
    std::int64_t indexer = 0;          ///< all layers
    std::int64_t extra = 0;
    std::int64_t total = 0;            ///< unique parameters of the main model
    std::int64_t active = 0;           ///< total minus the vision tower and the experts a token does not visit
};

ParameterCount countParameters(const Transformer &model);

/// Both sides of the matrices LoRA adapts, summed over all layers: adapters of rank r hold r * (in + out)
/// parameters, DoRA adds one magnitude for each output. Targets: "attention", "qv", "all_linear" or module names as
/// PEFT takes them (q_proj, query_key_value, gate_up_proj, fc1 …); a name the model does not have adds nothing.
/// fusedQkv: q, k and v are one matrix. Experts are adapted one by one when the FFN is a target.
struct LoraSides {
    std::int64_t in = 0;
    std::int64_t out = 0;
};
LoraSides loraSides(const Transformer &model, const QStringList &targets, bool fusedQkv);

/// Parameters of LoRA adapters of one rank.
std::int64_t loraParameters(const Transformer &model, int rank, const QStringList &targets, bool fusedQkv);

} // namespace xuanka
