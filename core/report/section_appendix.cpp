// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "report/parameter_values.h"

#include <cmath>

namespace xuanka::report
{

namespace
{

QString valueText(const ReportWriter &w, double value, const QString &unit)
{
    if (unit == QLatin1String("B"))
        return w.format.bytes(value);
    if (unit == QLatin1String("s"))
        return w.format.seconds(value);
    if (unit == QLatin1String("W"))
        return w.format.watts(value);
    if (unit == QLatin1String("J"))
        return w.format.energy(value);
    const QString number =
        value == std::round(value) && std::abs(value) < 1e7 ? w.format.exact(value) : w.format.number(value, 4);
    return unit.isEmpty() ? number : number + QLatin1Char(' ') + w.phrases.unit(unit);
}

void writeAccuracyOf(ReportWriter &w, const char *title, const QString &group, bool measured, const QString &interval)
{
    w.subsection(title);
    KeyValues values;
    values.rows.append(
        {w.text(QT_TRANSLATE_NOOP("phrases", "Kind of job")),
         group.isEmpty() ? w.text(QT_TRANSLATE_NOOP("phrases", "not given")) : w.phrases.residualGroup(group)});
    values.rows.append({w.text(QT_TRANSLATE_NOOP("phrases", "90 % interval")), interval});
    values.rows.append(
        {w.text(QT_TRANSLATE_NOOP("phrases", "Backed by measurements of this kind")),
         measured ? w.text(QT_TRANSLATE_NOOP("phrases", "yes")) : w.text(QT_TRANSLATE_NOOP("phrases", "no"))});
    w.add(values);
}

void addSources(Table *table, const QString &subject, const QVector<SourceNote> &sources)
{
    for (const SourceNote &source : sources)
        table->rows << QStringList{subject, source.covers, source.title + QLatin1Char('\n') + source.address};
}

} // namespace

void writeInputs(ReportWriter &w)
{
    w.appendix(QT_TRANSLATE_NOOP("phrases", "Inputs"));
    w.paragraph(
        w.text(QT_TRANSLATE_NOOP("phrases", "Every setting that applies to this job, with the path under which the "
                                            "scenario file holds it.")));
    Table table;
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Setting")), w.text(QT_TRANSLATE_NOOP("phrases", "Value")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Path"))};
    table.columnWeights = {3, 3.4, 3.6};
    for (const Parameter &parameter : parameterTable()) {
        if (parameter.applies(w.data.scenario))
            table.rows << QStringList{w.phrases.parameterLabel(parameter),
                                      parameterValue(parameter, w.data.scenario, w.data.catalog, w.phrases),
                                      QString::fromLatin1(parameter.path)};
    }
    w.add(table);
}

void writeFormulas(ReportWriter &w)
{
    w.appendix(QT_TRANSLATE_NOOP("phrases", "Formulas and their numbers"));
    w.paragraph(
        w.text(QT_TRANSLATE_NOOP("phrases", "Each figure with the formula it comes from, the numbers put in and the "
                                            "source of the formula.")));
    Table table;
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Quantity")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Formula and numbers")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Result")), w.text(QT_TRANSLATE_NOOP("phrases", "Source"))};
    table.rightAligned = {false, false, true, false};
    table.columnWeights = {2, 4.4, 1.4, 2.2};
    for (const Explanation &why : w.data.estimate.explanations) {
        QStringList numbers;
        for (const Explanation::Value &value : why.values)
            numbers << QStringLiteral("%1 = %2").arg(value.symbol, valueText(w, value.value, value.unit));
        QString formula = why.formula;
        if (!numbers.isEmpty())
            formula += QLatin1Char('\n') + numbers.join(QStringLiteral(";  "));
        table.rows << QStringList{w.phrases.quantity(why.quantity), formula, valueText(w, why.result, why.unit),
                                  why.source};
    }
    w.add(table);
}

void writeSources(ReportWriter &w)
{
    w.appendix(QT_TRANSLATE_NOOP("phrases", "Sources"));
    w.paragraph(
        w.text(QT_TRANSLATE_NOOP("phrases", "Catalogue as of %1. Titles and remarks are quoted in the language of "
                                            "the source."),
               {w.data.catalog.asOf()}));
    Table table;
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Subject")), w.text(QT_TRANSLATE_NOOP("phrases", "Covers")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Source"))};
    table.columnWeights = {1.7, 2.6, 5};
    addSources(&table, w.data.gpu.name, w.data.gpu.sources);
    for (const ComparedCard &card : w.data.compared) {
        if (const Gpu *gpu = w.data.catalog.gpu(card.gpuId))
            addSources(&table, gpu->name, gpu->sources);
    }
    const Model &model = w.data.model;
    if (!model.source.isEmpty())
        table.rows << QStringList{model.name, w.text(QT_TRANSLATE_NOOP("phrases", "architecture")), model.source};
    if (!model.countSource.isEmpty())
        table.rows << QStringList{model.name, w.text(QT_TRANSLATE_NOOP("phrases", "parameter count")),
                                  model.countSource};
    if (model.source.isEmpty() && model.countSource.isEmpty())
        table.rows << QStringList{model.name, w.text(QT_TRANSLATE_NOOP("phrases", "the whole model")),
                                  w.text(QT_TRANSLATE_NOOP("phrases", "given by the user"))};
    w.add(table);
    if (!w.data.gpu.derivedFields.isEmpty())
        w.note(w.text(QT_TRANSLATE_NOOP("phrases", "Derived from other figures of the card: %1."),
                      {w.figures(w.data.gpu.derivedFields)}));
}

void writeAccuracy(ReportWriter &w)
{
    const Estimate &e = w.data.estimate;
    w.appendix(QT_TRANSLATE_NOOP("phrases", "Accuracy for this kind of job"));
    w.paragraph(
        w.text(QT_TRANSLATE_NOOP("phrases", "The intervals come from published measurements that were compared with "
                                            "predictions of this program. Nine of ten measured jobs of the kind "
                                            "named lie inside.")));
    writeAccuracyOf(w, QT_TRANSLATE_NOOP("phrases", "Memory"), e.memory.intervalGroup, e.memory.groupHasMeasurements,
                    w.interval(e.memory.intervalBytes));
    if (e.time.available)
        writeAccuracyOf(w, QT_TRANSLATE_NOOP("phrases", "Speed"), e.time.intervalGroup, e.time.groupHasMeasurements,
                        w.format.plusMinus(e.time.intervalRelative));
    w.note(w.text(QT_TRANSLATE_NOOP("phrases",
                                    "A kind of job without measurements of its own takes the interval of a wider "
                                    "group. Measurements of your own narrow it.")));
}

} // namespace xuanka::report
