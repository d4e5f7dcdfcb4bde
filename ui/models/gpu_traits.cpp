// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/gpu_traits.h"

#include <QHash>

namespace xuanka::ui
{

namespace
{

// Total processing performance, the measure of the US rule of 2023-10-17 (88 FR 73458): from 4,800 a licence
// is needed, from 1,600 performance density counts for data-centre parts.
constexpr double kTppLicence = 4800;
constexpr double kTppDensity = 1600;

// Memory of the usual tiers, GiB.
constexpr double kSmallCard = 16;
constexpr double kMidCard = 40;
constexpr double kTrainingCard = 80;
constexpr double kLargeCard = 140;

bool isForeign(const QString &vendor)
{
    return vendor == QLatin1String("NVIDIA") || vendor == QLatin1String("AMD") || vendor == QLatin1String("Intel");
}

QString lookUp(const QHash<QString, QString> &words, const QString &key) { return words.value(key, key); }

} // namespace

bool isDomestic(const Gpu &gpu) { return !isForeign(gpu.vendor); }

ExportClass exportClass(const Gpu &gpu)
{
    if (isDomestic(gpu))
        return ExportClass::Domestic;
    const QString &text = gpu.exportStatusChina;
    // What has been reported about the very card goes before arithmetic.
    if (text.contains(QLatin1String("licence")) || text.contains(QLatin1String("caught by the BIS rule")))
        return ExportClass::Licence;
    if (!gpu.tppDerived)
        return ExportClass::Unknown;
    if (*gpu.tppDerived >= kTppLicence)
        return ExportClass::Licence;
    return *gpu.tppDerived >= kTppDensity ? ExportClass::Conditional : ExportClass::BelowThresholds;
}

LoadLevel loadLevel(const Gpu &gpu)
{
    const std::optional<double> gib = gpu.memoryGib ? gpu.memoryGib : gpu.memoryGbMarketed;
    if (!gib || gpu.memoryType.isEmpty())
        return LoadLevel::Unknown;
    if (!gpu.dense16FlopS() || gpu.segment == QLatin1String("mining"))
        return LoadLevel::LightInference;
    if (!gpu.memoryType.startsWith(QLatin1String("HBM"))) {
        if (*gib < kSmallCard || gpu.segment == QLatin1String("edge"))
            return LoadLevel::Edge;
        return *gib < kMidCard ? LoadLevel::LightInference : LoadLevel::Adapters;
    }
    if (*gib < kMidCard)
        return LoadLevel::Inference;
    if (*gib < kTrainingCard)
        return LoadLevel::Adapters;
    return *gib < kLargeCard ? LoadLevel::FullFinetuning : LoadLevel::Pretraining;
}

QString GpuWords::exportClass(ExportClass value)
{
    switch (value) {
    case ExportClass::Domestic:
        return tr("Chinese vendor, no US export rule on buying it");
    case ExportClass::BelowThresholds:
        return tr("below the US export thresholds, by arithmetic");
    case ExportClass::Conditional:
        return tr("depends on performance density, by arithmetic");
    case ExportClass::Licence:
        return tr("US export licence required for China");
    case ExportClass::Unknown:
        break;
    }
    return tr("export status not known");
}

QString GpuWords::exportShort(ExportClass value)
{
    switch (value) {
    case ExportClass::Domestic:
        return tr("Chinese vendor");
    case ExportClass::BelowThresholds:
        return tr("below thresholds");
    case ExportClass::Conditional:
        return tr("conditional");
    case ExportClass::Licence:
        return tr("licence");
    case ExportClass::Unknown:
        break;
    }
    return tr("not known");
}

QString GpuWords::loadLevel(LoadLevel value)
{
    switch (value) {
    case LoadLevel::Unknown:
        break;
    case LoadLevel::Edge:
        return tr("edge, development");
    case LoadLevel::LightInference:
        return tr("light inference");
    case LoadLevel::Inference:
        return tr("inference");
    case LoadLevel::Adapters:
        return tr("inference, LoRA");
    case LoadLevel::FullFinetuning:
        return tr("full fine-tuning");
    case LoadLevel::Pretraining:
        return tr("pre-training, large models");
    }
    return tr("not known");
}

QString GpuWords::segment(const QString &key)
{
    return lookUp({{QStringLiteral("datacenter"), tr("data centre")},
                   {QStringLiteral("workstation"), tr("workstation")},
                   {QStringLiteral("consumer"), tr("consumer")},
                   {QStringLiteral("mining"), tr("mining")},
                   {QStringLiteral("automotive"), tr("automotive")},
                   {QStringLiteral("edge"), tr("edge")}},
                  key);
}

QString GpuWords::vendor(const QString &name)
{
    return lookUp({{QStringLiteral("Huawei"), tr("Huawei Ascend")},
                   {QStringLiteral("Hygon"), tr("Hygon")},
                   {QStringLiteral("Enflame"), tr("Enflame")},
                   {QStringLiteral("MetaX"), tr("MetaX")},
                   {QStringLiteral("Cambricon"), tr("Cambricon")},
                   {QStringLiteral("Moore Threads"), tr("Moore Threads")},
                   {QStringLiteral("Iluvatar CoreX"), tr("Iluvatar CoreX")},
                   {QStringLiteral("Biren"), tr("Biren")},
                   {QStringLiteral("Kunlunxin"), tr("Kunlunxin")}},
                  name);
}

QString GpuWords::confidence(const QString &key)
{
    return lookUp({{QStringLiteral("high"), tr("high")},
                   {QStringLiteral("medium-high"), tr("medium to high")},
                   {QStringLiteral("medium"), tr("medium")},
                   {QStringLiteral("low-medium"), tr("low to medium")},
                   {QStringLiteral("low"), tr("low")}},
                  key);
}

QString GpuWords::modality(const QString &key)
{
    return lookUp({{QStringLiteral("text"), tr("Language models")},
                   {QStringLiteral("moe"), tr("Mixture of experts")},
                   {QStringLiteral("multimodal"), tr("Vision-language models")},
                   {QStringLiteral("vision"), tr("Vision models")},
                   {QStringLiteral("diffusion"), tr("Diffusion models")},
                   {QStringLiteral("audio"), tr("Speech models")},
                   {QStringLiteral("text-encoder"), tr("Text encoders")},
                   {QStringLiteral("recommendation"), tr("Recommendation models")}},
                  key);
}

} // namespace xuanka::ui
