// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_writer.h"

#include "report/parameter_values.h"

namespace xuanka::report
{

namespace
{

QString severityName(const ReportWriter &w, Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return w.text(QT_TRANSLATE_NOOP("phrases", "Note"));
    case Severity::Assumption:
        return w.text(QT_TRANSLATE_NOOP("phrases", "Assumption"));
    case Severity::Warning:
        return w.text(QT_TRANSLATE_NOOP("phrases", "Warning"));
    }
    return {};
}

/// Label of the field an issue belongs to; empty for issues of no single field.
QString fieldLabel(const ReportWriter &w, const QString &path)
{
    for (const Parameter &parameter : parameterTable()) {
        if (path == QLatin1String(parameter.path))
            return w.phrases.parameterLabel(parameter);
    }
    return {};
}

void writeModelFacts(ReportWriter &w, KeyValues *values)
{
    const Model &model = w.data.model;
    if (model.parameters > 0)
        values->rows.append(
            {w.text(QT_TRANSLATE_NOOP("phrases", "Parameters of the model")),
             w.text(QT_TRANSLATE_NOOP("phrases", "%1 (%2)"),
                    {w.format.count(double(model.parameters)), w.format.exact(double(model.parameters))})});
    if (model.activeParameters > 0 && model.activeParameters != model.parameters)
        values->rows.append({w.text(QT_TRANSLATE_NOOP("phrases", "Parameters active per token")),
                             w.format.count(double(model.activeParameters))});
}

void writeIssues(ReportWriter &w)
{
    const QVector<Issue> &issues = w.data.estimate.issues;
    w.subsection(QT_TRANSLATE_NOOP("phrases", "Assumptions and warnings"));
    if (issues.isEmpty()) {
        w.paragraph(w.text(QT_TRANSLATE_NOOP("phrases", "None beyond the settings of the job, all of which are listed "
                                                        "in the appendix on inputs.")));
        return;
    }
    Table table;
    table.header = {w.text(QT_TRANSLATE_NOOP("phrases", "Kind")), w.text(QT_TRANSLATE_NOOP("phrases", "Statement")),
                    w.text(QT_TRANSLATE_NOOP("phrases", "Setting"))};
    table.columnWeights = {1, 5, 1.6};
    for (const Severity severity : {Severity::Warning, Severity::Assumption, Severity::Note}) {
        for (const Issue &issue : issues) {
            if (issue.severity == severity)
                table.rows << QStringList{severityName(w, severity), w.phrases.issue(issue), fieldLabel(w, issue.path)};
        }
    }
    w.add(table);
}

} // namespace

void writeRequirement(ReportWriter &w)
{
    w.section(QT_TRANSLATE_NOOP("phrases", "Requirement and assumptions"));
    KeyValues values;
    for (const Parameter &parameter : parameterTable()) {
        const bool ofTheJob = parameter.group == ParameterGroup::Job || parameter.group == ParameterGroup::Batch ||
                              parameter.group == ParameterGroup::Serving;
        if (!ofTheJob || !parameter.applies(w.data.scenario))
            continue;
        values.rows.append({w.phrases.parameterLabel(parameter),
                            parameterValue(parameter, w.data.scenario, w.data.catalog, w.phrases)});
        if (parameter.type == ParameterType::Model)
            writeModelFacts(w, &values);
    }
    w.add(values);
    writeIssues(w);
}

} // namespace xuanka::report
