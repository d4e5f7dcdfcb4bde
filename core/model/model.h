// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/transformer.h"

#include <QString>
#include <QVector>

namespace xuanka {

/// What is known of a model that is described by counts alone (CNN, ViT, detection, diffusion, speech …).
struct SampleModel {
    std::optional<double> forwardMacsPerSample;       ///< multiply-accumulates of one forward pass
    std::optional<double> activationElementsPerSample;///< outputs of convolution, linear and matmul layers
    bool transformerLike = false;                     ///< ViT-like rather than convolutional
    int imageSize = 0;                                ///< pixels, square; 0 = not an image model
    bool operator==(const SampleModel &) const = default;
};

/// One network of a model that is made of several (text encoder, denoiser, VAE …).
struct ModelPart {
    QString name;
    std::int64_t parameters = 0;
    bool operator==(const ModelPart &) const = default;
};

/// A model of the catalogue or of the user.
struct Model {
    QString id;
    QString name;
    QString family;
    QString modality;             ///< text, multimodal, vision, vision-language, diffusion, audio, text-encoder …
    QString released;             ///< "2024-09"
    std::int64_t parameters = 0;  ///< unique parameters of the main model
    std::int64_t activeParameters = 0;
    std::optional<Transformer> transformer;
    std::optional<SampleModel> sample;
    std::int64_t publishedParameters = 0;   ///< as the hub or the paper prints it, 0 = none
    QString publishedBasis;       ///< what that figure includes
    QString activePublished;      ///< active parameters as the vendor words them ("3.3B"); conventions differ
    std::int64_t mtpParameters = 0;         ///< multi-token-prediction modules, not part of parameters
    QVector<ModelPart> components;
    QString countStatus;          ///< exact, exact-after-explained-adjustment, rounded-only …
    QString license;
    QString hubId;
    QString source;
    QString countSource;
    QString confidence;           ///< high, medium-high, medium, low-medium
    bool operator==(const Model &) const = default;
};

} // namespace xuanka
