// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "estimate/inference_intervals.h"
#include "estimate/memory_interval.h"
#include "estimate/training_speed_intervals.h"
#include "estimate/vision_constants.h"
#include "report/explanation_text.h"
#include "report/parameter_values.h"

#include <QRegularExpression>

namespace xuanka::report
{

namespace
{

QString evidenceOfServing(const ReportWriter &w, const QString &group)
{
    const Result<InferenceIntervals> intervals = InferenceIntervals::loadBundled();
    const ResidualGroup *residuals = intervals ? intervals->group(group) : nullptr;
    if (residuals == nullptr || residuals->rows <= 0)
        return {};
    return w.text(QT_TRANSLATE_NOOP("phrases", "%1 measured rows"), {w.format.exact(residuals->rows)});
}

/// How many measurements the group of an interval rests on; empty where nothing is counted.
QString evidenceOfMemory(const ReportWriter &w, const QString &group)
{
    if (!w.training())
        return evidenceOfServing(w, group);
    const MemoryResiduals &residuals = MemoryIntervals::bundled().of(group);
    // An unknown group comes back as the widest one, whose count says nothing about image models.
    if (residuals.group != group)
        return {};
    return w.text(QT_TRANSLATE_NOOP("phrases", "%1 measured configurations from %2 sources"),
                  {w.format.exact(residuals.configurations), w.format.exact(residuals.sources)});
}

QString evidenceOf(const ReportWriter &w, const SpeedInterval &interval)
{
    return interval.sources > 0 ? w.text(QT_TRANSLATE_NOOP("phrases", "%1 measured rows from %2 sources"),
                                         {w.format.exact(interval.rows), w.format.exact(interval.sources)})
                                : w.text(QT_TRANSLATE_NOOP("phrases", "%1 measured rows of other cards"),
                                         {w.format.exact(interval.rows)});
}

QString evidenceOfSpeed(const ReportWriter &w, const QString &group)
{
    if (const Result<VisionIntervals> images = VisionIntervals::load()) {
        for (const VisionGroup &candidate : images->groups()) {
            if (candidate.interval.group == group)
                return evidenceOf(w, candidate.interval);
        }
    }
    if (!w.training())
        return evidenceOfServing(w, group);
    const Result<SpeedIntervals> intervals = SpeedIntervals::load();
    return intervals && intervals->of(group).group == group ? evidenceOf(w, intervals->of(group)) : QString();
}

struct Accuracy {
    const char *title;
    QString group;
    bool measured;
    QString interval;
    QString evidence;
};

void writeAccuracyOf(ReportWriter &w, const Accuracy &accuracy)
{
    w.subsection(accuracy.title);
    KeyValues values;
    const auto row = [&](const char *label, const QString &value) { values.rows.append({w.text(label), value}); };
    row(QT_TRANSLATE_NOOP("phrases", "Kind of job"), accuracy.group.isEmpty()
                                                         ? w.text(QT_TRANSLATE_NOOP("phrases", "not given"))
                                                         : w.phrases.residualGroup(accuracy.group));
    row(QT_TRANSLATE_NOOP("phrases", "90 % interval"), accuracy.interval);
    if (!accuracy.evidence.isEmpty())
        row(QT_TRANSLATE_NOOP("phrases", "Width of the interval from"), accuracy.evidence);
    row(QT_TRANSLATE_NOOP("phrases", "Measurements of this very kind"),
        accuracy.measured ? w.text(QT_TRANSLATE_NOOP("phrases", "yes")) : w.text(QT_TRANSLATE_NOOP("phrases", "no")));
    w.add(values);
}

/// "docs/method-memory.md M9" in words: the method, and the section the formula stands in.
QString methodSource(const ReportWriter &w, const QString &source)
{
    static const QRegularExpression reference(
        QStringLiteral("^docs/method-(memory|speed|inference|engine)\\.md,? (.+)$"));
    const QRegularExpressionMatch match = reference.match(source);
    if (!match.hasMatch())
        return source;
    const QStringList section{w.text(match.captured(2).toUtf8().constData())};
    if (match.captured(1) == QLatin1String("memory"))
        return w.text(QT_TRANSLATE_NOOP("phrases", "Method of memory estimation, %1"), section);
    if (match.captured(1) == QLatin1String("speed"))
        return w.text(QT_TRANSLATE_NOOP("phrases", "Method of speed and power estimation, %1"), section);
    if (match.captured(1) == QLatin1String("engine"))
        return w.text(QT_TRANSLATE_NOOP("phrases", "Method of the whole answer, %1"), section);
    return w.text(QT_TRANSLATE_NOOP("phrases", "Method of inference estimation, %1"), section);
}

/// The one section that has a name instead of a number.
[[maybe_unused]] const char *const kNamedSection = QT_TRANSLATE_NOOP("phrases", "rule of thumb");

QString joinedLines(QStringList lines)
{
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void writeSourcesOf(ReportWriter &w, const QString &subject, const QVector<SourceNote> &sources)
{
    if (sources.isEmpty())
        return;
    w.subheading(subject);
    Table table;
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Covers")), w.text(QT_TRANSLATE_NOOP("phrases", "Source"))};
    table.columnWeights = {1, 2};
    for (const SourceNote &source : sources)
        table.rows << QStringList{source.covers, joinedLines({source.title, source.address})};
    w.add(table);
}

QVector<SourceNote> modelSources(const ReportWriter &w)
{
    const Model &model = w.data.model;
    QVector<SourceNote> sources;
    if (!model.source.isEmpty())
        sources << SourceNote{w.text(QT_TRANSLATE_NOOP("phrases", "architecture")), model.source, {}};
    if (!model.countSource.isEmpty())
        sources << SourceNote{w.text(QT_TRANSLATE_NOOP("phrases", "parameter count")), model.countSource, {}};
    if (sources.isEmpty())
        sources << SourceNote{w.text(QT_TRANSLATE_NOOP("phrases", "the whole model")),
                              w.text(QT_TRANSLATE_NOOP("phrases", "given by the user")),
                              {}};
    return sources;
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
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Figure")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Formula and numbers")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Result")), w.text(QT_TRANSLATE_NOOP("phrases", "Source"))};
    table.rightAligned = {false, false, true, false};
    table.columnWeights = {2, 4.4, 1.4, 2.2};
    for (const Explanation &why : w.data.estimate.explanations) {
        const QStringList numbers = valueLines(why, w.phrases);
        QString formula = why.formula;
        if (!numbers.isEmpty())
            formula += QLatin1Char('\n') + numbers.join(QStringLiteral(";  "));
        table.rows << QStringList{w.phrases.quantity(why.quantity), formula,
                                  quantityText(why.result, why.unit, w.phrases), methodSource(w, why.source)};
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
    writeSourcesOf(w, w.data.gpu.name, w.data.gpu.sources);
    for (const ComparedCard &card : w.data.compared) {
        if (const Gpu *gpu = w.data.catalog.gpu(card.gpuId))
            writeSourcesOf(w, gpu->name, gpu->sources);
    }
    writeSourcesOf(w, w.data.model.name, modelSources(w));
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
    writeAccuracyOf(w, {QT_TRANSLATE_NOOP("phrases", "Memory"), e.memory.intervalGroup, e.memory.groupHasMeasurements,
                        w.interval(e.memory.intervalBytes), evidenceOfMemory(w, e.memory.intervalGroup)});
    if (e.time.available)
        writeAccuracyOf(w, {QT_TRANSLATE_NOOP("phrases", "Speed"), e.time.intervalGroup, e.time.groupHasMeasurements,
                            w.format.plusMinus(e.time.intervalRelative), evidenceOfSpeed(w, e.time.intervalGroup)});
    w.note(w.text(QT_TRANSLATE_NOOP("phrases",
                                    "A kind of job without measurements of its own takes the interval of a wider "
                                    "group. Measurements of your own narrow it.")));
}

} // namespace xuanka::report
