// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/launch.h"

#include <QRegularExpression>

#include <functional>
#include <vector>

namespace xuanka::ui
{

namespace
{

struct Option {
    const char *name;
    bool takesValue;
    std::function<bool(LaunchOptions &, const QString &)> read; ///< false: unusable value
};

bool readSize(LaunchOptions &options, const QString &value)
{
    static const QRegularExpression pattern(QStringLiteral("^(\\d{3,5})x(\\d{3,5})$"));
    const auto match = pattern.match(value);
    if (!match.hasMatch())
        return false;
    options.size = QSize(match.capturedView(1).toInt(), match.capturedView(2).toInt());
    return options.size.width() <= 8000 && options.size.height() <= 8000;
}

bool readScale(LaunchOptions &options, const QString &value)
{
    bool ok = false;
    options.scale = value.toDouble(&ok);
    return ok && options.scale >= 0.5 && options.scale <= 4;
}

bool readLanguage(LaunchOptions &options, const QString &value)
{
    options.language = languageFromWord(value);
    return options.language.has_value();
}

bool readTheme(LaunchOptions &options, const QString &value)
{
    options.theme = value;
    return value == QLatin1String("light") || value == QLatin1String("dark");
}

template <auto Member> bool readText(LaunchOptions &options, const QString &value)
{
    options.*Member = value;
    return !value.isEmpty();
}

template <auto Member> bool readFlag(LaunchOptions &options, const QString &)
{
    options.*Member = true;
    return true;
}

const std::vector<Option> &optionTable()
{
    static const std::vector<Option> table{{"--lang", true, readLanguage},
                                           {"--data-dir", true, readText<&LaunchOptions::dataDirectory>},
                                           {"--shots", true, readText<&LaunchOptions::shots>},
                                           {"--theme", true, readTheme},
                                           {"--size", true, readSize},
                                           {"--scale", true, readScale},
                                           {"--startup-time", false, readFlag<&LaunchOptions::startupTime>},
                                           {"--help", false, readFlag<&LaunchOptions::help>},
                                           {"-h", false, readFlag<&LaunchOptions::help>},
                                           {"--version", false, readFlag<&LaunchOptions::version>}};
    return table;
}

const Option *findOption(const QString &name)
{
    for (const Option &option : optionTable()) {
        if (name == QLatin1String(option.name))
            return &option;
    }
    return nullptr;
}

} // namespace

LaunchOptions parseLaunchOptions(const QStringList &arguments, QString *problem)
{
    LaunchOptions options;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (!argument.startsWith(QLatin1Char('-'))) {
            if (!options.scenario.isEmpty())
                *problem = QStringLiteral("one scenario at a time: %1").arg(argument);
            options.scenario = argument;
            continue;
        }
        const qsizetype equals = argument.indexOf(QLatin1Char('='));
        const QString name = argument.left(equals);
        const Option *option = findOption(name);
        if (!option || (equals > 0 && !option->takesValue)) {
            *problem = QStringLiteral("unknown option %1").arg(argument);
            return options;
        }
        QString value = equals > 0 ? argument.mid(equals + 1) : QString();
        if (option->takesValue && equals < 0) {
            if (i + 1 >= arguments.size()) {
                *problem = QStringLiteral("%1 needs a value").arg(name);
                return options;
            }
            value = arguments.at(++i);
        }
        if (!option->read(options, value)) {
            *problem = QStringLiteral("%1 does not take '%2'").arg(name, value);
            return options;
        }
    }
    return options;
}

QString launchHelp()
{
    return QStringLiteral("usage: xuanka [SCENARIO.xuanka] [options]\n"
                          "  --lang zh_CN|en      language of the window\n"
                          "  --data-dir DIR       where settings and autosaves are kept\n"
                          "  --shots DIR          write a picture of every page to DIR/<page>-<lang>.png and exit\n"
                          "  --theme light|dark   colours\n"
                          "  --size WxH           size of the pictures (1440x900)\n"
                          "  --scale N            pixels per unit of the pictures\n"
                          "  --startup-time       print the milliseconds until the window is painted\n"
                          "  --version, --help\n");
}

} // namespace xuanka::ui
