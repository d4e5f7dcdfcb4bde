// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "quantity/json_text.h"
#include "scenario/expectations.h"
#include "scenario/parameter_table.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace xuanka
{

namespace
{

constexpr int kFileVersion = 1;
constexpr double kMostParameters = 1e15;
constexpr double kMostMacs = 1e21;

const char *const kExpectVersion = QT_TRANSLATE_NOOP("phrases", "the file version %1");
const char *const kExpectObject = QT_TRANSLATE_NOOP("phrases", "a JSON object");
const char *const kExpectKeys = QT_TRANSLATE_NOOP("phrases", "only the keys %1");
const char *const kExpectModelKeys =
    QT_TRANSLATE_NOOP("phrases", "either hf_config or parameters, forward_macs_per_sample and so on");
const char *const kExpectRealNumber = QT_TRANSLATE_NOOP("phrases", "a number from %1 to %2");
const char *const kExpectShortText = QT_TRANSLATE_NOOP("phrases", "a text of at most %1 characters");

QString join(const QString &section, const QString &key)
{
    return section.isEmpty() ? key : section + QLatin1Char('.') + key;
}

/// What stands in the file, short enough for a message.
QString written(const QJsonValue &value)
{
    if (value.isString())
        return value.toString().left(80);
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.mid(1, list.size() - 2)).left(80);
}

class Reader
{
public:
    explicit Reader(const QString &file) : m_file(file)
    {
        for (const Parameter &parameter : parameterTable()) {
            const QString path = QString::fromLatin1(parameter.path);
            m_parameters.insert(path, &parameter);
            const qsizetype dot = path.lastIndexOf(QLatin1Char('.'));
            const QString section = path.left(std::max<qsizetype>(dot, 0));
            m_sections[section] << path.mid(dot + 1);
        }
        m_sections[QString()] << QStringLiteral("workload") << QStringLiteral("cluster")
                              << QStringLiteral("parallelism") << QStringLiteral("site") << QStringLiteral("cost");
        m_sections[QString()].prepend(QStringLiteral("xuanka"));
        m_sections[QStringLiteral("workload")] << QStringLiteral("lora") << QStringLiteral("inference");
    }

    Result<Scenario> read(const QJsonObject &file)
    {
        const QJsonValue version = file.value(QLatin1String("xuanka"));
        if (!version.isUndefined() && !(version.isDouble() && version.toDouble() == kFileVersion))
            fail(QStringLiteral("xuanka"), written(version), kExpectVersion, {QString::number(kFileVersion)});
        readSection({}, file);
        if (!m_error && !m_values.contains(QStringLiteral("model")))
            failParameter(*m_parameters.value(QStringLiteral("model")), {});
        if (m_error)
            return *m_error;
        Scenario scenario = assemble();
        scenario.site = file.value(QLatin1String("site")).toObject();
        scenario.cost = file.value(QLatin1String("cost")).toObject();
        if (std::optional<Error> error = validate(scenario)) {
            error->file = m_file;
            return *error;
        }
        return scenario;
    }

private:
    void fail(const QString &where, const QString &found, const char *expected, const QStringList &args = {})
    {
        if (!m_error)
            m_error = Error{m_file, where, found, QString::fromUtf8(expected), args};
    }

    void failParameter(const Parameter &parameter, const QString &found, const QString &where = {})
    {
        if (m_error)
            return;
        m_error = unexpected(parameter, found, where.isEmpty() ? QString::fromLatin1(parameter.path) : where);
        m_error->file = m_file;
    }

    void readSection(const QString &section, const QJsonObject &object)
    {
        for (auto it = object.begin(); it != object.end() && !m_error; ++it) {
            const QString path = join(section, it.key());
            if (const Parameter *parameter = m_parameters.value(path))
                readParameter(*parameter, it.value());
            else if (m_sections.contains(path) && !path.isEmpty())
                readNested(path, it.value());
            else if (section.isEmpty() && (path == QLatin1String("site") || path == QLatin1String("cost")))
                requireObject(path, it.value());
            else if (path != QLatin1String("xuanka"))
                fail(path, it.key(), kExpectKeys, {m_sections.value(section).join(QLatin1String(", "))});
        }
    }

    bool requireObject(const QString &path, const QJsonValue &value)
    {
        if (!value.isObject())
            fail(path, written(value), kExpectObject);
        return value.isObject();
    }

    void readNested(const QString &path, const QJsonValue &value)
    {
        if (requireObject(path, value))
            readSection(path, value.toObject());
    }

    void readParameter(const Parameter &parameter, const QJsonValue &value)
    {
        if (parameter.type == ParameterType::Model && value.isObject()) {
            readModel(value.toObject());
            return;
        }
        const std::optional<QVariant> converted = convert(parameter, value);
        if (!converted || !accepts(parameter, *converted))
            failParameter(parameter, written(value));
        else
            m_values.insert(QString::fromLatin1(parameter.path), *converted);
    }

    /// The type the table expects, nullopt for another JSON type.
    static std::optional<QVariant> convert(const Parameter &parameter, const QJsonValue &value)
    {
        switch (parameter.type) {
        case ParameterType::Integer:
        case ParameterType::Real:
            return value.isDouble() ? std::optional<QVariant>(value.toDouble()) : std::nullopt;
        case ParameterType::Boolean:
            return value.isBool() ? std::optional<QVariant>(value.toBool()) : std::nullopt;
        case ParameterType::WordList:
        case ParameterType::GpuList:
            return convertList(parameter, value);
        default:
            return value.isString() ? std::optional<QVariant>(value.toString()) : std::nullopt;
        }
    }

    static std::optional<QVariant> convertList(const Parameter &parameter, const QJsonValue &value)
    {
        QStringList words;
        if (value.isString() && parameter.type == ParameterType::WordList) {
            // alone only the name of a set; module names come in a list
            const QString word = value.toString();
            for (const char *known : parameter.choices) {
                if (word == QLatin1String(known))
                    words << word;
            }
            return words.isEmpty() ? std::nullopt : std::optional<QVariant>(words);
        }
        if (!value.isArray())
            return std::nullopt;
        for (const QJsonValue &element : value.toArray()) {
            if (!element.isString())
                return std::nullopt;
            words << element.toString();
        }
        return words;
    }

    void readModel(const QJsonObject &object)
    {
        const QString base = QStringLiteral("model");
        static const QStringList keys{QStringLiteral("name"),
                                      QStringLiteral("hf_config"),
                                      QStringLiteral("parameters"),
                                      QStringLiteral("forward_macs_per_sample"),
                                      QStringLiteral("activation_elements_per_sample"),
                                      QStringLiteral("modality")};
        for (auto it = object.begin(); it != object.end() && !m_error; ++it) {
            const QString path = join(base, it.key());
            const QJsonValue value = it.value();
            if (!keys.contains(it.key()))
                fail(path, it.key(), kExpectKeys, {keys.join(QLatin1String(", "))});
            else if (it.key() == QLatin1String("hf_config"))
                requireObject(path, value);
            else if (it.key() == QLatin1String("name") || it.key() == QLatin1String("modality"))
                requireText(path, value);
            else
                requireNumber(path, value, it.key() == QLatin1String("parameters") ? kMostParameters : kMostMacs);
        }
        const bool config = object.contains(QLatin1String("hf_config"));
        const bool counts = object.contains(QLatin1String("parameters"));
        const bool otherCounts = object.contains(QLatin1String("forward_macs_per_sample")) ||
                                 object.contains(QLatin1String("activation_elements_per_sample"));
        if (config ? counts || otherCounts || object.value(QLatin1String("hf_config")).toObject().isEmpty() : !counts)
            fail(base, written(object).left(60), kExpectModelKeys);
        m_values.insert(base, QVariant(object));
    }

    void requireText(const QString &path, const QJsonValue &value)
    {
        constexpr int length = 200;
        if (!value.isString() || value.toString().size() > length || !isPlainText(value.toString()))
            fail(path, written(value), kExpectShortText, {QString::number(length)});
    }

    void requireNumber(const QString &path, const QJsonValue &value, double most)
    {
        const double number = value.toDouble();
        if (!value.isDouble() || !(number >= 1 && number <= most))
            fail(path, written(value), kExpectRealNumber, {QStringLiteral("1"), QString::number(most)});
    }

    Scenario assemble() const
    {
        const auto word = [this](const char *path) { return m_values.value(QString::fromLatin1(path)).toString(); };
        const Task task = fromWord<Task>(word("workload.task")).value_or(Task::FullFinetuning);
        Scenario scenario = fileDefaults(task, fromWord<Framework>(word("workload.framework")));
        for (const Parameter &parameter : parameterTable()) {
            const auto found = m_values.constFind(QString::fromLatin1(parameter.path));
            if (found != m_values.constEnd())
                parameter.set(scenario, *found);
        }
        if (!m_values.contains(QStringLiteral("parallelism.data")))
            scenario.parallelism.data = remainingData(scenario);
        return scenario;
    }

    QString m_file;
    QHash<QString, const Parameter *> m_parameters;
    QHash<QString, QStringList> m_sections;
    QHash<QString, QVariant> m_values;
    std::optional<Error> m_error;
};

bool shardsByItself(Framework framework)
{
    switch (framework) {
    case Framework::Fsdp:
    case Framework::Torchtune:
    case Framework::Torchtitan:
    case Framework::LitGpt:
    case Framework::LlmFoundry:
    case Framework::Olmo:
    case Framework::PrimeRl:
    case Framework::NemoAutomodel:
        return true;
    default:
        return false;
    }
}

} // namespace

Scenario fileDefaults(Task task, std::optional<Framework> framework)
{
    Scenario scenario;
    changeTask(scenario, task);
    if (framework)
        scenario.workload.framework = *framework;
    scenario.model = {};
    scenario.parallelism.zeroStage = isTraining(task) && shardsByItself(scenario.workload.framework) ? 3 : 0;
    return scenario;
}

Result<Scenario> scenarioFromJson(const QByteArray &bytes, const QString &fileName)
{
    const Result<QJsonObject> file = readJsonObject(bytes, fileName, {kMaxScenarioBytes, 64});
    if (!file)
        return file.error();
    return Reader(fileName).read(*file);
}

} // namespace xuanka
