// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/command.h"

#include "catalog/catalog.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <cstdio>

namespace xuanka::cli
{

namespace
{

const char *const kExpectReadable = QT_TRANSLATE_NOOP("phrases", "a file that can be read");
const char *const kExpectWritable = QT_TRANSLATE_NOOP("phrases", "an output that can be written");
const char *const kExpectFolder = QT_TRANSLATE_NOOP("phrases", "a folder that can be read");
const char *const kExpectSize = QT_TRANSLATE_NOOP("phrases", "a file of at most %1 bytes");

QList<Command> &registry()
{
    static QList<Command> list;
    return list;
}

Error inputError(const QString &name, const QString &found, const char *expected, const QStringList &args = {})
{
    return Error{Invocation::inputName(name), {}, found, QString::fromLatin1(expected), args};
}

/// One line, whatever a file name or an argument holds.
void printError(QString line)
{
    for (QChar &sign : line) {
        if (sign.category() == QChar::Other_Control || sign == QChar::LineSeparator ||
            sign == QChar::ParagraphSeparator)
            sign = QLatin1Char(' ');
    }
    const QByteArray bytes = line.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stderr);
}

} // namespace

CommandRegistrar::CommandRegistrar(const Command &command) { registry().append(command); }

QList<Command> commands()
{
    QList<Command> list = registry();
    std::sort(list.begin(), list.end(),
              [](const Command &a, const Command &b) { return std::string_view(a.name) < std::string_view(b.name); });
    return list;
}

Invocation::Invocation(const QCommandLineParser &parser, QStringList arguments, const Phrases &phrases)
    : m_parser(parser), m_arguments(std::move(arguments)), m_phrases(phrases)
{
}

bool Invocation::json() const { return m_parser.isSet(QStringLiteral("json")); }

Result<std::shared_ptr<const Catalog>> Invocation::catalog() const
{
    const QString folder = m_parser.value(QStringLiteral("data-dir"));
    if (folder.isEmpty())
        return Catalog::loadBundled();
    if (!QFileInfo(folder).isDir())
        return inputError(folder, {}, kExpectFolder);
    const QString own = QDir(folder).filePath(QStringLiteral("catalog"));
    if (QFileInfo(own).isDir())
        return Catalog::load(own);
    return Catalog::loadBundled();
}

QString Invocation::inputName(const QString &name)
{
    return name == QLatin1String("-") ? QStringLiteral("<stdin>") : name;
}

Result<QByteArray> Invocation::readInput(const QString &name, qsizetype limit) const
{
    QFile file;
    bool open = false;
    if (name == QLatin1String("-")) {
        open = file.open(stdin, QIODevice::ReadOnly);
    } else {
        if (QFileInfo(name).isDir())
            return inputError(name, {}, kExpectReadable);
        file.setFileName(name);
        open = file.open(QIODevice::ReadOnly);
    }
    if (!open)
        return inputError(name, {}, kExpectReadable);
    // one byte beyond the limit tells a pipe that is too long from one that just fits
    QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError)
        return inputError(name, {}, kExpectReadable);
    if (bytes.size() > limit) {
        const qint64 size = std::max<qint64>(file.size(), bytes.size());
        return inputError(name, QString::number(size), kExpectSize, {QString::number(limit)});
    }
    return bytes;
}

int Invocation::write(const QByteArray &bytes) const
{
    const bool whole =
        std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout) == std::size_t(bytes.size());
    if (whole && std::fflush(stdout) == 0)
        return kAnswered;
    return fail(Error{QStringLiteral("<stdout>"), {}, {}, QString::fromLatin1(kExpectWritable), {}});
}

int Invocation::write(const QJsonObject &object) const
{
    return write(QJsonDocument(object).toJson(QJsonDocument::Indented));
}

int Invocation::fail(const Error &error) const
{
    printError(m_phrases.error(error));
    return kUnusableInput;
}

int Invocation::usage(const char *source, const QStringList &args) const
{
    printError(m_phrases.text(source, args));
    return kUsage;
}

} // namespace xuanka::cli
