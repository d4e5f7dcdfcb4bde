// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/generation.h"
#include "model/model.h"
#include "quantity/result.h"

#include <QJsonObject>
#include <QVector>

namespace xuanka
{

struct GenerationTables {
    QVector<Generation> generations;
    QVector<NvlinkGeneration> nvlink;
};

/// Root objects of the three catalogue files as typed records. `file` is the name shown in errors. Each refuses
/// unknown keys, wrong types, negative figures and ids that occur twice.
Result<QVector<Gpu>> loadGpus(const QJsonObject &root, const QString &file);
Result<GenerationTables> loadGenerations(const QJsonObject &root, const QString &file);
Result<QVector<Model>> loadModels(const QJsonObject &root, const QString &file);

class RecordReader;
QVector<SourceNote> readSources(RecordReader &reader);

} // namespace xuanka
