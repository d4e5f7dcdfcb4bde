// SPDX-License-Identifier: GPL-3.0-or-later
// Tools that cannot answer: what they say is an answer too.
#include "identify/fact_writer.h"
#include "identify/parsers.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

struct Message {
    const char *words;
    const char *why;
};

constexpr Message kMessages[] = {
    {"Driver/library version mismatch", "driver_library_mismatch"},
    {"couldn't communicate with the NVIDIA driver", "no_driver"},
    {"No devices were found", "no_devices"},
    {"command not found", "tool_not_found"},
    {"is not recognized as", "tool_not_found"},
    {"不是内部或外部命令", "tool_not_found"},
    {"Failed to initialize NVML", "driver_failed"},
    {"GPU is lost", "gpu_lost"},
    {"Unable to determine the device handle", "gpu_lost"},
    {"Reboot the system to recover", "gpu_lost"},
};

const Message *messageOf(const QString &text)
{
    if (text.size() > 400)
        return nullptr;
    for (const Message &message : kMessages) {
        if (text.contains(QString::fromUtf8(message.words), Qt::CaseInsensitive))
            return &message;
    }
    return nullptr;
}

bool begins(const Lines &lines, qsizetype at) { return messageOf(lines[at].text) != nullptr; }

qsizetype read(const Lines &lines, qsizetype at, Capture &capture)
{
    const QString &text = lines[at].text;
    const Message *message = messageOf(text);
    const QString why = QString::fromLatin1(message->why);
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("error");
    static const QRegularExpression library(QStringLiteral("NVML library version: ([0-9.]{3,20})"));
    for (qsizetype i = at; i < std::min(at + 3, qsizetype(lines.size())); ++i) {
        if (const auto match = library.match(lines[i].text.left(200)); match.hasMatch())
            capture.driver = match.captured(1);
    }
    if (why == QLatin1String("gpu_lost")) {
        static const QRegularExpression bus(
            QStringLiteral("(?:[0-9A-Fa-f]{4,8}:)[0-9A-Fa-f]{2}:[0-9A-Fa-f]{2}\\.[0-9]"));
        CardFacts &card = addCard(capture, -1, QStringLiteral("NVIDIA"));
        if (const auto match = bus.match(text); match.hasMatch())
            setFact(card, FactKey::BusId, QStringLiteral("GPU"), match.captured(0), lines[at].number);
        setFact(card, FactKey::ErrorText, QStringLiteral("message"), text, lines[at].number);
    } else {
        capture.unread.append({lines[at].number, why, text.left(160)});
    }
    return at + 1;
}

} // namespace

const Parser kErrorParser{begins, read};

} // namespace xuanka
