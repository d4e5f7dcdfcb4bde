// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/training_speed_intervals.h"
#include "quantity/result.h"

#include <QString>
#include <QStringList>

namespace xuanka
{

/// resources/constants/vision.json in plain numbers; meaning and sources: that file.
struct VisionConstants {
    double shareCnn = 0, shareTransformer = 0, shareChannelsLast = 1, shareCompiled = 1;
    double passesCnn = 0, passesTransformer = 0, passesChannelsLast = 1, passesCompiled = 1, passesTraining = 1;
    double passesTorch2Cnn = 1, passesTorch2Transformer = 1, passesWide = 1;
    double intensityReference = 1, intensityExponent = 0;
    double cacheAda = 1, cacheBlackwell = 1;
    double arithmeticTraining = 1, memoryShare = 1, powerExponent = 0;
    double hostTraining = 0, hostInference = 0;   ///< s
    double optimizerBytes = 0, exchangeBytes = 0; ///< B a parameter
    double exchangeWindow = 0;
    double keepCnn = 0, keepTransformer = 0, keepWide = 1; ///< copies of the activations kept for the backward pass
    double holdCnn = 0, holdTransformer = 0;               ///< and held at a time without one
    double contextBytes = 0;
    double memoryLog90 = 0; ///< 90 % of card memory within x or / exp of this

    static Result<VisionConstants> load(const QString &path = QStringLiteral(":/constants/vision.json"));
};

/// One group of image measurements and the cards it holds.
struct VisionGroup {
    SpeedInterval interval;
    QStringList cards; ///< catalogue ids measured in it
};

/// Groups vision_training_cnn, vision_training_transformer, vision_inference_cnn, vision_inference_transformer
/// and vision_other_card; resources/constants/vision_intervals.json.
class VisionIntervals
{
public:
    static Result<VisionIntervals> load(const QString &path = QStringLiteral(":/constants/vision_intervals.json"));
    /// The interval of a job, widened to vision_other_card where the card is not in the group.
    SpeedInterval of(bool training, bool transformer, const QString &gpuId, bool &measured) const;
    const QVector<VisionGroup> &groups() const { return m_groups; }

private:
    VisionIntervals() = default;
    const VisionGroup *find(const QString &name) const;

    QVector<VisionGroup> m_groups;
};

} // namespace xuanka
