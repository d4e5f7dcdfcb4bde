// SPDX-License-Identifier: GPL-3.0-or-later
// The report is painted, so this command exists only where the renderer is built.
#ifdef XUANKA_HAS_RENDERER

#include "catalog/catalog.h"
#include "cli/commands/command.h"
#include "cli/commands/scenario_input.h"
#include "report/builder.h"
#include "ui/print/report_painter.h"

namespace xuanka::cli
{

namespace
{

const char *const kDescription =
    QT_TRANSLATE_NOOP("phrases", "The procurement report of one scenario as a PDF, in the language of --lang.");
const char *const kUsageText = QT_TRANSLATE_NOOP(
    "phrases", "report takes a scenario and an output: xuanka-cli report SCENARIO.xuanka OUT.pdf [--lang zh_CN|en]");
const char *const kClientHelp = QT_TRANSLATE_NOOP("phrases", "Client named on the cover.");
const char *const kProjectHelp =
    QT_TRANSLATE_NOOP("phrases", "Project named on the cover; the scenario's name if absent.");
const char *const kAuthorHelp = QT_TRANSLATE_NOOP("phrases", "Who prepared the report, named on the cover.");
const char *const kExpectPdf = QT_TRANSLATE_NOOP("phrases", "a place where the PDF can be written");
const char *const kWritten = QT_TRANSLATE_NOOP("phrases", "Report written to %1.");

void addOptions(QCommandLineParser &parser, const Phrases &phrases)
{
    parser.addOption({QStringLiteral("client"), phrases.text(kClientHelp), QStringLiteral("NAME")});
    parser.addOption({QStringLiteral("project"), phrases.text(kProjectHelp), QStringLiteral("NAME")});
    parser.addOption({QStringLiteral("author"), phrases.text(kAuthorHelp), QStringLiteral("NAME")});
}

int run(const Invocation &invocation)
{
    if (invocation.arguments().size() != 2)
        return invocation.usage(kUsageText);
    const QString target = invocation.arguments().at(1);
    const Invocation one(invocation.options(), {invocation.arguments().first()}, invocation.phrases());
    const ScenarioInputResult read = readScenario(one, kUsageText);
    if (read.status != kAnswered)
        return read.status;
    report::ReportOptions options;
    options.client = invocation.options().value(QStringLiteral("client"));
    options.project = invocation.options().value(QStringLiteral("project"));
    options.author = invocation.options().value(QStringLiteral("author"));
    options.date = QDate::currentDate();
    const Result<report::Document> document =
        report::buildReport(read.input.scenario, *read.input.catalog, invocation.phrases(), options);
    if (!document)
        return invocation.fail(inFile(document.error(), read.input.file));
    const QString trouble = ui::writePdf(*document, target);
    if (!trouble.isEmpty())
        return invocation.fail(Error{target, {}, trouble, QString::fromLatin1(kExpectPdf), {}});
    if (invocation.json())
        return invocation.write(QJsonObject{{QStringLiteral("report"), target}});
    return invocation.write(invocation.phrases().text(kWritten, {target}) + QLatin1Char('\n'));
}

const CommandRegistrar kRegistrar({"report", "SCENARIO.xuanka|- OUT.pdf", kDescription, addOptions, run, true});

} // namespace

} // namespace xuanka::cli

#endif
