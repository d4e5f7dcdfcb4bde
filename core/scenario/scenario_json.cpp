// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "scenario/parameter_table.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace xuanka
{

namespace
{

/// A JSON text whose keys keep the order they were added in (QJsonObject sorts them).
class OrderedObject
{
public:
    void add(const QString &key, const QByteArray &text) { m_members.append({key.toUtf8(), text}); }
    bool isEmpty() const { return m_members.isEmpty(); }

    QByteArray text(int level) const
    {
        if (m_members.isEmpty())
            return "{}";
        const QByteArray indent(2 * (level + 1), ' ');
        QByteArray text = "{\n";
        for (qsizetype i = 0; i < m_members.size(); ++i) {
            text += indent + '"' + m_members.at(i).first + "\": " + m_members.at(i).second;
            text += i + 1 < m_members.size() ? ",\n" : "\n";
        }
        return text + QByteArray(2 * level, ' ') + '}';
    }

private:
    QVector<std::pair<QByteArray, QByteArray>> m_members;
};

QByteArray textOf(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.mid(1, list.size() - 2);
}

QByteArray textOf(const QJsonObject &object, int level)
{
    if (object.isEmpty())
        return "{}";
    // line breaks inside texts are escaped, so every one that stands here belongs to the layout
    QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Indented).trimmed();
    return text.replace("\n", '\n' + QByteArray(2 * level, ' '));
}

QByteArray modelText(const QVariant &value)
{
    if (value.typeId() != QMetaType::QJsonObject)
        return textOf(QJsonValue(value.toString()));
    const QJsonObject object = value.toJsonObject();
    OrderedObject ordered;
    for (const char *key :
         {"name", "hf_config", "parameters", "forward_macs_per_sample", "activation_elements_per_sample", "modality"}) {
        const QJsonValue member = object.value(QLatin1String(key));
        if (!member.isUndefined())
            ordered.add(QString::fromLatin1(key), textOf(member));
    }
    return ordered.text(1);
}

QByteArray valueText(const Parameter &parameter, const QVariant &value)
{
    if (parameter.type == ParameterType::Model)
        return modelText(value);
    if (parameter.type == ParameterType::WordList) {
        const QStringList words = value.toStringList();
        const bool named =
            words.size() == 1 && std::any_of(parameter.choices.begin(), parameter.choices.end(),
                                             [&](const char *word) { return words.first() == QLatin1String(word); });
        return named ? textOf(QJsonValue(words.first())) : textOf(QJsonArray::fromStringList(words));
    }
    return textOf(QJsonValue::fromVariant(value));
}

/// Left out: what applies nowhere in this scenario and stands at its default, and what is automatic.
bool isWritten(const Parameter &parameter, const Scenario &scenario, const Scenario &defaults)
{
    const QVariant value = parameter.get(scenario);
    if (value.isNull())
        return false;
    const bool isDefault = value == parameter.get(defaults);
    if (isDefault && parameter.zeroIsAutomatic && value.toDouble() == 0)
        return false;
    if (isDefault && (value == QVariant(QString()) || value == QVariant(QStringList()) ||
                      value == QVariant(QStringLiteral("default"))))
        return false;
    return !isDefault || parameter.applies(scenario);
}

} // namespace

QByteArray scenarioToJson(const Scenario &scenario)
{
    Scenario defaults = fileDefaults(scenario.workload.task, scenario.workload.framework);
    defaults.parallelism.data = remainingData(scenario);
    OrderedObject lora, inference, workload, cluster, parallelism, top;
    const auto sectionOf = [&](const QString &section) -> OrderedObject & {
        if (section == QLatin1String("workload.lora"))
            return lora;
        if (section == QLatin1String("workload.inference"))
            return inference;
        if (section == QLatin1String("workload"))
            return workload;
        if (section == QLatin1String("cluster"))
            return cluster;
        return section == QLatin1String("parallelism") ? parallelism : top;
    };
    top.add(QStringLiteral("xuanka"), "1");
    for (const Parameter &parameter : parameterTable()) {
        const QString path = QString::fromLatin1(parameter.path);
        const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
        if (path == QLatin1String("headroom"))
            continue; // after the sections
        if (isWritten(parameter, scenario, defaults))
            sectionOf(path.left(std::max<qsizetype>(dot, 0)))
                .add(path.mid(dot + 1), valueText(parameter, parameter.get(scenario)));
    }
    if (!lora.isEmpty())
        workload.add(QStringLiteral("lora"), lora.text(2));
    if (!inference.isEmpty())
        workload.add(QStringLiteral("inference"), inference.text(2));
    top.add(QStringLiteral("workload"), workload.text(1));
    top.add(QStringLiteral("cluster"), cluster.text(1));
    if (!parallelism.isEmpty())
        top.add(QStringLiteral("parallelism"), parallelism.text(1));
    top.add(QStringLiteral("headroom"), textOf(QJsonValue(scenario.headroom)));
    if (!scenario.site.isEmpty())
        top.add(QStringLiteral("site"), textOf(scenario.site, 1));
    if (!scenario.cost.isEmpty())
        top.add(QStringLiteral("cost"), textOf(scenario.cost, 1));
    return top.text(0) + '\n';
}

} // namespace xuanka
