// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"

#include "catalog/loaders.h"
#include "catalog/record_reader.h"
#include "model/hf_import.h"
#include "quantity/shown_value.h"

#include <QCoreApplication>

#include <cmath>

namespace xuanka
{

namespace
{

constexpr double kMaxParameters = 1e15;

Result<Model> modelFromCounts(const ModelReference &reference)
{
    const auto usable = [](double value, double low) { return std::isfinite(value) && value >= low && value <= 1e18; };
    if (!usable(reference.parameters, 1.0) || reference.parameters > kMaxParameters) {
        return Error{{},
                     QStringLiteral("model.parameters"),
                     QString::number(reference.parameters),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "whole number from 1 to %1")),
                     {QString::number(kMaxParameters, 'g', 3)}};
    }
    if (!usable(reference.forwardMacsPerSample, 0.0) || !usable(reference.activationElementsPerSample, 0.0)) {
        return Error{{},
                     QStringLiteral("model.forward_macs_per_sample"),
                     QString::number(reference.forwardMacsPerSample),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "number not below 0")),
                     {}};
    }
    Model m;
    m.name = reference.name;
    m.modality = reference.modality.isEmpty() ? QStringLiteral("vision") : reference.modality;
    m.parameters = std::llround(reference.parameters);
    m.activeParameters = m.parameters;
    m.countStatus = QStringLiteral("user");
    SampleModel sample;
    if (reference.forwardMacsPerSample > 0.0)
        sample.forwardMacsPerSample = reference.forwardMacsPerSample;
    if (reference.activationElementsPerSample > 0.0)
        sample.activationElementsPerSample = reference.activationElementsPerSample;
    m.sample = sample;
    return m;
}

/// A name without its owner and without what tuning adds to it.
QString plainName(const QString &name)
{
    QString plain = name.section(QLatin1Char('/'), -1).toLower();
    bool shorter = true;
    while (shorter) {
        shorter = false;
        for (const char *suffix : {"-instruct", "-chat", "-base", "-hf", "-it", "-pt"}) {
            if (plain.endsWith(QLatin1String(suffix))) {
                plain.chop(static_cast<qsizetype>(qstrlen(suffix)));
                shorter = true;
            }
        }
    }
    if (plain.startsWith(QLatin1String("meta-llama-")))
        plain.remove(0, 5);
    return plain;
}

} // namespace

Result<std::shared_ptr<const Catalog>> Catalog::loadBundled() { return load(QStringLiteral(":/catalog")); }

Result<std::shared_ptr<const Catalog>> Catalog::load(const QString &directory)
{
    auto catalog = std::make_shared<Catalog>();
    const auto root = [&directory](const QString &name) {
        return readJsonFile(directory + QLatin1Char('/') + name, name);
    };

    const QString gpusFile = QStringLiteral("gpus.json");
    const Result<QJsonObject> gpuRoot = root(gpusFile);
    if (!gpuRoot)
        return gpuRoot.error();
    Result<QVector<Gpu>> gpus = loadGpus(*gpuRoot, gpusFile);
    if (!gpus)
        return gpus.error();

    const QString generationsFile = QStringLiteral("generations.json");
    const Result<QJsonObject> generationRoot = root(generationsFile);
    if (!generationRoot)
        return generationRoot.error();
    Result<GenerationTables> generations = loadGenerations(*generationRoot, generationsFile);
    if (!generations)
        return generations.error();

    const QString modelsFile = QStringLiteral("models.json");
    const Result<QJsonObject> modelRoot = root(modelsFile);
    if (!modelRoot)
        return modelRoot.error();
    Result<QVector<Model>> models = loadModels(*modelRoot, modelsFile);
    if (!models)
        return models.error();

    catalog->m_asOf = gpuRoot->value(QLatin1String("as_of")).toString();
    catalog->m_gpus = std::move(gpus).value();
    catalog->m_nvlink = generations->nvlink;
    catalog->m_generations = generations->generations;
    catalog->m_models = std::move(models).value();
    for (int i = 0; i < catalog->m_gpus.size(); ++i)
        catalog->m_gpuIndex.insert(catalog->m_gpus.at(i).id, i);
    for (int i = 0; i < catalog->m_models.size(); ++i)
        catalog->m_modelIndex.insert(catalog->m_models.at(i).id, i);
    return std::shared_ptr<const Catalog>(std::move(catalog));
}

const Gpu *Catalog::gpu(const QString &id) const
{
    const auto it = m_gpuIndex.constFind(id);
    return it == m_gpuIndex.cend() ? nullptr : &m_gpus.at(*it);
}

const Model *Catalog::model(const QString &id) const
{
    const auto it = m_modelIndex.constFind(id);
    return it == m_modelIndex.cend() ? nullptr : &m_models.at(*it);
}

const Model *Catalog::modelByName(const QString &name) const
{
    const QString wanted = plainName(name);
    if (wanted.isEmpty())
        return nullptr;
    for (const Model &candidate : m_models) {
        if (wanted == plainName(candidate.id) || wanted == plainName(candidate.hubId) ||
            wanted == plainName(candidate.name))
            return &candidate;
    }
    return nullptr;
}

Result<Model> Catalog::resolve(const ModelReference &reference) const
{
    if (reference.isCatalog()) {
        if (const Model *known = model(reference.catalogId))
            return *known;
        return Error{{},
                     QStringLiteral("model"),
                     shownValue(QJsonValue(reference.catalogId)),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "id of a model in the catalogue")),
                     {}};
    }
    if (!reference.hfConfig.isEmpty()) {
        Result<ImportedModel> imported = importConfig(reference.hfConfig, reference.name);
        if (!imported) {
            Error fault = imported.error();
            fault.where = QLatin1String("model.hf_config.") + fault.where;
            return fault;
        }
        if (imported->adapter) {
            return Error{{},
                         QStringLiteral("model.hf_config"),
                         imported->modelType,
                         QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "the configuration of the base model")),
                         {}};
        }
        return imported->model;
    }
    return modelFromCounts(reference);
}

} // namespace xuanka
