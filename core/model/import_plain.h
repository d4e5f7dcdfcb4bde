// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace xuanka
{

/// Files that describe a model without Hugging Face's keys, rewritten with them: params.json of Meta and Mistral,
/// the configuration of DeepSeek's inference code. nullopt when the object is none of them.
std::optional<QJsonObject> fromPlainParameters(const QJsonObject &root);

/// Model type meant by a class name such as "Qwen2MoeForCausalLM"; empty when none of `known` fits.
QString typeOfArchitecture(const QString &architecture);

} // namespace xuanka
