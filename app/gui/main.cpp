// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/launch.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/settings.h"
#include "ui/shell/shots.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTextStream>

using namespace xuanka;
using namespace xuanka::ui;

namespace
{

enum ExitStatus { kAnswered = 0, kWrongUsage = 2, kUnusableInput = 3 };

int complain(int status, const QString &line)
{
    QTextStream(stderr) << "xuanka: " << line << Qt::endl;
    return status;
}

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

} // namespace

int main(int argc, char **argv)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    QString problem;
    const LaunchOptions options = parseLaunchOptions(argumentsOf(argc, argv), &problem);
    if (!problem.isEmpty())
        return complain(kWrongUsage, problem);
    if (options.help || options.version) {
        QTextStream(stdout) << (options.help ? launchHelp() : QStringLiteral("xuanka " XUANKA_VERSION "\n"));
        return kAnswered;
    }
    if (options.scale > 0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));

    QCoreApplication::setApplicationName(QStringLiteral("xuanka"));
    QCoreApplication::setApplicationVersion(QStringLiteral(XUANKA_VERSION));
    const QApplication application(argc, argv);
    installFonts();
    const auto catalog = Catalog::loadBundled();
    if (!catalog)
        return complain(kUnusableInput, Phrases(systemLanguage()).error(catalog.error()));

    const bool pictures = !options.shots.isEmpty();
    // Pictures leave the user's settings alone unless a data directory is named.
    Settings settings(!options.dataDirectory.isEmpty() ? options.dataDirectory
                                                       : (pictures ? QString() : Settings::defaultDirectory()));
    MainWindow window(*catalog, &settings);
    if (options.language)
        window.setLanguage(*options.language);
    if (!options.theme.isEmpty())
        window.setThemeName(options.theme);
    if (!options.scenario.isEmpty()) {
        if (!window.openFile(options.scenario))
            return complain(kUnusableInput, window.message()->text());
    } else if (pictures) {
        window.openSample();
    } else {
        window.startAsLastTime();
    }
    if (pictures) {
        const QVector<Language> languages = options.language ? QVector<Language>{*options.language}
                                                             : QVector<Language>{Language::Chinese, Language::English};
        const QString failed = renderShots(&window, options.shots, languages, options.size);
        return failed.isEmpty() ? kAnswered : complain(kUnusableInput, QStringLiteral("cannot write %1").arg(failed));
    }
    if (options.startupTime) {
        QObject::connect(&window, &MainWindow::firstPainted, &window, [&sinceStart] {
            QTextStream(stdout) << "window painted after " << sinceStart.elapsed() << " ms" << Qt::endl;
        });
    }
    window.show();
    return QApplication::exec();
}
