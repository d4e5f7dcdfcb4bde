// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

QStringList words(const QJsonValue &value)
{
    QStringList result;
    for (const QJsonValue &entry : value.toArray())
        result.append(entry.toString());
    return result;
}

void readTargets(ConfigReader &r, AdapterConfig &a)
{
    const QJsonValue targets = r.json().value(QLatin1String("target_modules"));
    if (targets.isString()) {
        const QString word = targets.toString();
        if (word == QLatin1String("all-linear"))
            a.targets = QStringList{word};
        else
            a.targetPattern = word;
        return;
    }
    a.targets = words(targets);
    a.targets.sort(); // the library writes a set in no order
}

void readRankPattern(ConfigReader &r, AdapterConfig &a)
{
    std::optional<ConfigReader> pattern = r.child({"rank_pattern"});
    if (!pattern)
        return;
    for (const QString &module : pattern->json().keys()) {
        const QByteArray key = module.toUtf8();
        if (const std::optional<int> rank = pattern->size({key.constData()}, limits::kSmall))
            a.rankPattern.insert(module, *rank);
    }
}

} // namespace

void readAdapter(ConfigReader &r, ImportedModel &out)
{
    AdapterConfig a;
    a.type = r.text({"peft_type"}).toLower();
    a.baseModel = r.text({"base_model_name_or_path"});
    if (a.type == QLatin1String("lora"))
        a.rank = r.required({"r"}, limits::kSmall);
    else
        a.rank = r.sizeOrZero({"r", "init_r", "rank"}, limits::kSmall);
    a.alpha = r.number({"lora_alpha"}).value_or(0.0);
    a.dropout = r.number({"lora_dropout"}).value_or(0.0);
    a.dora = r.flag({"use_dora"}, false);
    a.rslora = r.flag({"use_rslora"}, false);
    a.virtualTokens = r.sizeOrZero({"num_virtual_tokens"}, limits::kVocab);
    a.modulesToSave = words(r.json().value(QLatin1String("modules_to_save")));
    readTargets(r, a);
    readRankPattern(r, a);
    out.modelType = QLatin1String("peft:") + a.type;
    out.model.modality = QStringLiteral("adapter");
    out.model.name = a.baseModel.isEmpty() ? a.type : readableModelName(a.baseModel);
    out.quantisation = QStringLiteral("none");
    out.adapter = a;
    r.warn(QStringLiteral("base_model_name_or_path"),
           QT_TRANSLATE_NOOP("phrases", "an adapter names its base model but holds no sizes of it"));
}

} // namespace xuanka
