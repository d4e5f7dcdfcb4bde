// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/command.h"

#include <QCoreApplication>

#ifdef XUANKA_HAS_RENDERER
#include <QGuiApplication>
#endif

#include <cstdio>
#include <memory>
#include <optional>

using namespace xuanka;
using namespace xuanka::cli;

namespace
{

const char *const kNoCommand = QT_TRANSLATE_NOOP("phrases", "No command given; one of: %1 (--help explains)");
const char *const kUnknownCommand = QT_TRANSLATE_NOOP("phrases", "Unknown command %1; one of: %2");
const char *const kUnknownLanguage = QT_TRANSLATE_NOOP("phrases", "Unknown language %1; one of: en, zh_CN");
const char *const kUnknownOption = QT_TRANSLATE_NOOP("phrases", "Unknown option %1; usage: xuanka-cli %2 %3");
const char *const kNoValue = QT_TRANSLATE_NOOP("phrases", "An option has no value; usage: xuanka-cli %1 %2");
const char *const kAbout =
    QT_TRANSLATE_NOOP("phrases", "Memory, speed and power of AI workloads on AI servers, and which server to buy.");
const char *const kJsonHelp = QT_TRANSLATE_NOOP("phrases", "Machine-readable output.");
const char *const kLanguageHelp = QT_TRANSLATE_NOOP("phrases", "Language of the text: en or zh_CN.");
const char *const kDataHelp = QT_TRANSLATE_NOOP("phrases", "Folder with the user's own data.");
const char *const kHelpHelp = QT_TRANSLATE_NOOP("phrases", "Explains the options.");
const char *const kCommandsTitle = QT_TRANSLATE_NOOP("phrases", "Commands:");

void addCommonOptions(QCommandLineParser &parser, const Phrases &phrases)
{
    parser.addOption({QStringLiteral("json"), phrases.text(kJsonHelp)});
    parser.addOption({QStringLiteral("lang"), phrases.text(kLanguageHelp), QStringLiteral("LANG")});
    parser.addOption({QStringLiteral("data-dir"), phrases.text(kDataHelp), QStringLiteral("DIR")});
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, phrases.text(kHelpHelp)});
}

/// Value of --lang before anything is parsed, because messages about the options need it.
QString askedLanguage(const QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        if (arguments.at(i) == QLatin1String("--lang"))
            return arguments.value(i + 1);
        if (arguments.at(i).startsWith(QLatin1String("--lang=")))
            return arguments.at(i).mid(7);
    }
    return {};
}

/// Takes the first argument that is no option and no option's value.
QString takeCommand(QStringList &arguments)
{
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (argument == QLatin1String("--lang") || argument == QLatin1String("--data-dir"))
            ++i;
        else if (!argument.startsWith(QLatin1Char('-')))
            return arguments.takeAt(i);
    }
    return {};
}

QString commandNames()
{
    QStringList names;
    for (const Command &command : commands())
        names << QString::fromLatin1(command.name);
    return names.join(QLatin1String(", "));
}

QString overview(const Phrases &phrases)
{
    QString text = QStringLiteral("xuanka-cli %1\n%2\n\n%3\n")
                       .arg(QCoreApplication::applicationVersion(), phrases.text(kAbout), phrases.text(kCommandsTitle));
    for (const Command &command : commands()) {
        text += QStringLiteral("  %1 %2\n      %3\n")
                    .arg(QString::fromLatin1(command.name), QString::fromLatin1(command.synopsis),
                         phrases.text(command.description));
    }
    return text + QStringLiteral("\n  --json  --lang en|zh_CN  --data-dir DIR  --help\n");
}

std::optional<Command> find(const QString &name)
{
    for (const Command &command : commands()) {
        if (name == QLatin1String(command.name))
            return command;
    }
    return std::nullopt;
}

int run(QStringList arguments)
{
    const QString language = askedLanguage(arguments);
    const std::optional<Language> known = languageFromWord(language);
    const Phrases phrases(known.value_or(systemLanguage()));
    QCommandLineParser parser;
    parser.setApplicationDescription(phrases.text(kAbout));
    addCommonOptions(parser, phrases);
    const QString name = takeCommand(arguments);
    const Invocation plain(parser, {}, phrases);
    if (!language.isEmpty() && !known)
        return plain.usage(kUnknownLanguage, {language});
    if (name.isEmpty()) {
        if (arguments.contains(QLatin1String("--version")))
            return plain.write(QStringLiteral("xuanka-cli %1\n").arg(QCoreApplication::applicationVersion()));
        if (arguments.contains(QLatin1String("--help")) || arguments.contains(QLatin1String("-h")))
            return plain.write(overview(phrases));
        return plain.usage(kNoCommand, {commandNames()});
    }
    const std::optional<Command> command = find(name);
    if (!command)
        return plain.usage(kUnknownCommand, {name, commandNames()});
    if (command->addOptions)
        command->addOptions(parser, phrases);
    const QString synopsis = QString::fromLatin1(command->synopsis);
    if (!parser.parse(arguments)) {
        const QString option = parser.unknownOptionNames().value(0);
        if (option.isEmpty())
            return plain.usage(kNoValue, {name, synopsis});
        return plain.usage(kUnknownOption, {QLatin1String(option.size() > 1 ? "--" : "-") + option, name, synopsis});
    }
    if (parser.isSet(QStringLiteral("help"))) {
        return plain.write(QStringLiteral("xuanka-cli %1 %2\n%3\n\n%4")
                               .arg(name, QString::fromLatin1(command->synopsis), phrases.text(command->description),
                                    parser.helpText()));
    }
    return command->run(Invocation(parser, parser.positionalArguments(), phrases));
}

/// Only a command that paints pays for fonts and a platform plug-in, and that one never needs a display.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
#ifdef XUANKA_HAS_RENDERER
    for (int i = 1; i < argc; ++i) {
        const std::optional<Command> command = find(QString::fromLocal8Bit(argv[i]));
        if (command && command->paints) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            return std::make_unique<QGuiApplication>(argc, argv);
        }
    }
#endif
    return std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    // Standard error belongs to the one line of a failed command; Qt's own remarks (about the locale, say) do
    // not go there.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &message) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            std::fprintf(stderr, "%s\n", qPrintable(message));
    });
    const std::unique_ptr<QCoreApplication> application = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("xuanka-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(XUANKA_VERSION));
    return run(QCoreApplication::arguments());
}
