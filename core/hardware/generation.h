// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/gpu.h"

#include <QMap>

namespace xuanka {

/// One architecture (Pascal, Ampere, Da Vinci, CDNA 3 …).
struct Generation {
    QString id;
    QString vendor;
    QString name;
    int year = 0;   ///< 0 = not known
    int order = 0;  ///< larger = newer within one vendor, 0 = not known
    QMap<QString, QString> computeCapability;  ///< chip -> capability
    QMap<QString, QStringList> chips;          ///< segment -> chips with examples
    std::optional<int> tensorCoreGeneration;
    QStringList precisions;
    std::optional<int> nvlinkGeneration;
    std::optional<double> nvlinkBandwidthGbS;
    QString nvlinkWhere;
    QStringList memoryTypes;
    bool transformerEngine = false;
    QString typicalRole;
    QString note;
    bool vendorClaimed = false;                ///< figures nobody independent has measured
    QVector<SourceNote> sources;
};

/// Per-link bandwidth of one NVLink generation (both directions).
struct NvlinkGeneration {
    int generation = 0;
    double gbSPerLink = 0.0;
    QString example;
};

} // namespace xuanka
