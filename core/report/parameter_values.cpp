// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/parameter_values.h"

#include "report/charts.h"
#include "report/format.h"

namespace xuanka::report
{

namespace
{

QString numberText(const Parameter &parameter, double value, const Phrases &phrases)
{
    const Format format(phrases);
    const QString unit = QString::fromLatin1(parameter.unit);
    if (parameter.zeroIsAutomatic && value == 0)
        return phrases.text(QT_TRANSLATE_NOOP("phrases", "automatic"));
    if (unit == QLatin1String("share"))
        return format.percent(value);
    if (unit == QLatin1String("year"))
        return QString::number(value, 'g', 8); // 2,026 is no year
    // "Servers: 1" says it; "1 servers" would say it wrongly.
    if (unit.isEmpty() || unit == QLatin1String("GPU") || unit == QLatin1String("nodes") ||
        unit == QLatin1String("samples"))
        return format.exact(value);
    return format.exact(value) + QLatin1Char(' ') + phrases.unit(unit);
}

} // namespace

QString joined(const QStringList &words, const Phrases &phrases)
{
    return words.join(phrases.language() == Language::Chinese ? QStringLiteral("、") : QStringLiteral(", "));
}

QString modelName(const ModelReference &reference, const Catalog &catalog)
{
    if (!reference.isCatalog())
        return reference.name;
    const Model *model = catalog.model(reference.catalogId);
    return model != nullptr ? model->name : reference.catalogId;
}

QString parameterValue(const Parameter &parameter, const Scenario &scenario, const Catalog &catalog,
                       const Phrases &phrases)
{
    const QVariant value = parameter.get(scenario);
    switch (parameter.type) {
    case ParameterType::Text: {
        const QString text = value.toString();
        return text.isEmpty() ? phrases.text(QT_TRANSLATE_NOOP("phrases", "not given")) : text;
    }
    case ParameterType::Integer:
    case ParameterType::Real:
        return numberText(parameter, value.toDouble(), phrases);
    case ParameterType::Boolean:
        if (value.isNull())
            return phrases.text(QT_TRANSLATE_NOOP("phrases", "automatic"));
        return value.toBool() ? phrases.text(QT_TRANSLATE_NOOP("phrases", "yes"))
                              : phrases.text(QT_TRANSLATE_NOOP("phrases", "no"));
    case ParameterType::Choice:
        return phrases.choice(parameter, value.toString());
    case ParameterType::WordList: {
        QStringList words;
        for (const QString &word : value.toStringList())
            words << phrases.choice(parameter, word);
        return joined(words, phrases);
    }
    case ParameterType::Model:
        return modelName(scenario.model, catalog);
    case ParameterType::GpuId:
        return cardName(catalog, value.toString());
    case ParameterType::GpuList: {
        QStringList names;
        for (const QString &id : value.toStringList())
            names << cardName(catalog, id);
        return names.isEmpty() ? phrases.text(QT_TRANSLATE_NOOP("phrases", "none")) : joined(names, phrases);
    }
    }
    return {};
}

} // namespace xuanka::report
