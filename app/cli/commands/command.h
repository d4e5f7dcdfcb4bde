// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

#include <QCommandLineParser>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <memory>

namespace xuanka
{
class Catalog;
}

namespace xuanka::cli
{

/// Exit statuses; a plan that does not fit is an answer.
inline constexpr int kAnswered = 0;
inline constexpr int kUsage = 2;
inline constexpr int kUnusableInput = 3;

/// What a command is called with. Output goes through write(), trouble through fail() or usage(), and the
/// command returns what they return.
class Invocation
{
public:
    Invocation(const QCommandLineParser &parser, QStringList arguments, const Phrases &phrases);

    const QCommandLineParser &options() const { return m_parser; }
    const QStringList &arguments() const { return m_arguments; } ///< without the command's name
    const Phrases &phrases() const { return m_phrases; }
    bool json() const;

    /// The bundled catalogue, or the one in DATA_DIR/catalog where that folder is there.
    Result<std::shared_ptr<const Catalog>> catalog() const;

    /// Whole file, or standard input for "-". Errors: unreadable, larger than the limit.
    Result<QByteArray> readInput(const QString &name, qsizetype limit) const;
    /// Name of an input for messages.
    static QString inputName(const QString &name);

    int write(const QByteArray &bytes) const; ///< to standard output; 0, or 3 if it cannot be written
    int write(const QString &text) const { return write(text.toUtf8()); }
    int write(const QJsonObject &object) const;                        ///< indented, NaN never (it becomes null)
    int fail(const Error &error) const;                                ///< one line on standard error, 3
    int usage(const char *source, const QStringList &args = {}) const; ///< one line on standard error, 2

private:
    const QCommandLineParser &m_parser;
    QStringList m_arguments;
    Phrases m_phrases;
};

/// One command. A file in app/cli/commands makes itself known with a CommandRegistrar; nothing else changes.
struct Command {
    const char *name;
    const char *synopsis;                                                   ///< of the arguments, not translated
    const char *description;                                                ///< QT_TRANSLATE_NOOP("phrases", …)
    void (*addOptions)(QCommandLineParser &parser, const Phrases &phrases); ///< may be nullptr
    int (*run)(const Invocation &invocation);
    bool paints = false; ///< needs fonts and a paint device, so the application object of a program with windows
};

struct CommandRegistrar {
    explicit CommandRegistrar(const Command &command);
};

QList<Command> commands(); ///< by name

} // namespace xuanka::cli
