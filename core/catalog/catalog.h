// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hardware/generation.h"
#include "model/model.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <QHash>

#include <memory>

namespace xuanka {

/// Everything that exists: cards, generations, models. Immutable after loading; share by const pointer.
class Catalog {
public:
    /// Loads the bundled catalogue (":/catalog/*.json"); errors name file and JSON pointer.
    static Result<std::shared_ptr<const Catalog>> loadBundled();
    static Result<std::shared_ptr<const Catalog>> load(const QString &directory);

    const QVector<Gpu> &gpus() const { return m_gpus; }
    const QVector<Generation> &generations() const { return m_generations; }
    const QVector<NvlinkGeneration> &nvlinkGenerations() const { return m_nvlink; }
    const QVector<Model> &models() const { return m_models; }
    const Gpu *gpu(const QString &id) const;       ///< nullptr if unknown
    const Model *model(const QString &id) const;   ///< nullptr if unknown
    /// The model a hub name or folder name means: "Qwen/Qwen2.5-7B-Instruct" and "qwen2.5-7b-chat" are Qwen2.5-7B.
    const Model *modelByName(const QString &name) const;
    QString asOf() const { return m_asOf; }

    /// The model a scenario means: from the catalogue, or built from its inline config or counts.
    Result<Model> resolve(const ModelReference &reference) const;

private:
    QVector<Gpu> m_gpus;
    QVector<Generation> m_generations;
    QVector<NvlinkGeneration> m_nvlink;
    QVector<Model> m_models;
    QHash<QString, int> m_gpuIndex;
    QHash<QString, int> m_modelIndex;
    QString m_asOf;
};

} // namespace xuanka
