// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/training_memory_policy.h"

#include <QStringList>

namespace xuanka::training_memory
{

/// The matrices of one decoder layer.
enum Module : unsigned {
    Query = 1u << 0,
    Key = 1u << 1,
    Value = 1u << 2,
    Output = 1u << 3,
    Gate = 1u << 4,
    Up = 1u << 5,
    Down = 1u << 6,
    QueryDown = 1u << 7, ///< latent attention: hidden -> q rank
    QueryUp = 1u << 8,
    KeyValueDown = 1u << 9,
    KeyValueUp = 1u << 10
};

/// Matrices that exist in the model and that the target words mean.
unsigned targetModules(const Transformer &model, const QStringList &targets);
/// Parameters of the adapters of the whole model.
double adapterParameters(const Transformer &model, int rank, unsigned modules, bool fusedQkv);

/// Parameters of one layer of a class (0 dense, 1 mixture of experts).
TrainingMemoryJob::LayerParameters layerParameters(const Transformer &model, int layerClass);
double normsOfLayer(const Transformer &model);
double embeddingParameters(const Transformer &model);
double headParameters(const Transformer &model);
/// in * out of the largest matrix of a layer.
double largestMatrix(const Transformer &model);

/// What the activations depend on besides shapes.
struct LayerContext {
    const Transformer &model;
    const Workload &work;
    const Policy &policy;
    double year;
    unsigned adapters; ///< Module bits, 0 when all weights are trained
};

/// What one layer keeps for the backward pass, docs/method-memory.md "activations".
TrainingMemoryJob::LayerBytes layerBytes(const LayerContext &context, int layerClass);

/// 4 for fp32 and TF32 jobs, else 2.
double activationBytes(Precision precision);

} // namespace xuanka::training_memory
