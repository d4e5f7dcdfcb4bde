// SPDX-License-Identifier: GPL-3.0-or-later
// deviceQuery of the CUDA samples, and torch.cuda.get_device_properties().
#include "identify/fact_writer.h"
#include "identify/parsers.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

constexpr int kNoise = 60;

bool beginsDeviceQuery(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    return text.contains(QLatin1String("CUDA Device Query")) ||
           (text.startsWith(QLatin1String("Device ")) && text.mid(7, 6).contains(QLatin1Char(':')) &&
            text.contains(QLatin1Char('"')));
}

void storeDeviceLine(Capture &capture, CardFacts &card, const TextLine &line)
{
    const QString &text = line.text;
    const QString value = text.section(QLatin1Char(':'), 1).trimmed();
    if (text.startsWith(QLatin1String("CUDA Capability"))) {
        setFact(card, FactKey::ComputeCapability, QStringLiteral("CUDA Capability"), value, line.number);
    } else if (text.startsWith(QLatin1String("Total amount of global memory"))) {
        setFact(card, FactKey::MemoryTotalMib, QStringLiteral("Total amount of global memory"),
                value.section(QLatin1Char('('), 0, 0).trimmed(), line.number);
    } else if (text.contains(QLatin1String("Multiprocessors")) && text.startsWith(QLatin1Char('('))) {
        setFact(card, FactKey::MultiprocessorCount, QStringLiteral("Multiprocessors"),
                text.mid(1).section(QLatin1Char(')'), 0, 0).trimmed(), line.number);
    } else if (text.startsWith(QLatin1String("Memory Bus Width"))) {
        setFact(card, FactKey::BusWidthBits, QStringLiteral("Memory Bus Width"), value, line.number);
    } else if (text.startsWith(QLatin1String("Memory Clock rate"))) {
        setFact(card, FactKey::ClockMemoryMaxMhz, QStringLiteral("Memory Clock rate"), value, line.number);
    } else if (text.startsWith(QLatin1String("Device has ECC support"))) {
        setFact(card, FactKey::EccCurrent, QStringLiteral("Device has ECC support"), value, line.number);
    } else if (text.startsWith(QLatin1String("CUDA Driver Version")) && capture.driver.isEmpty()) {
        static const QRegularExpression version(QStringLiteral("(\\d{1,3}\\.\\d{1,3}) / "));
        if (const auto match = version.match(text); match.hasMatch())
            capture.toolVersion = QStringLiteral("CUDA ") + match.captured(1);
    }
}

qsizetype readDeviceQuery(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("deviceQuery");
    capture.format = QStringLiteral("text");
    static const QRegularExpression device(QStringLiteral("^Device (\\d{1,4}): \"(.{1,100})\"?$"));
    static const QRegularExpression slice(QStringLiteral("^(.{3,60}) MIG (\\S{3,24})$"));
    int detected = 0;
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kNoise; ++i) {
        const QString &text = lines[i].text;
        if (i > at && text.contains(QLatin1String("CUDA Device Query")) && !capture.cards.isEmpty())
            break;
        if (text.startsWith(QLatin1String("Detected ")))
            detected = text.section(QLatin1Char(' '), 1, 1).toInt();
        if (const auto match = device.match(text); text.startsWith(QLatin1String("Device ")) && match.hasMatch()) {
            CardFacts &card = addCard(capture, match.captured(1).toInt(), QStringLiteral("NVIDIA"));
            QString name = match.captured(2);
            if (name.endsWith(QLatin1Char('"')))
                name.chop(1);
            if (const auto mig = slice.match(name); mig.hasMatch()) {
                setFact(card, FactKey::MigSlice, QStringLiteral("Device"), mig.captured(2), lines[i].number);
                name = mig.captured(1);
            }
            setFact(card, FactKey::Name, QStringLiteral("Device"), name, lines[i].number);
            last = i;
        } else if (!capture.cards.isEmpty() && !text.isEmpty() && text.size() < 300) {
            const auto before = capture.cards.last().facts.size();
            storeDeviceLine(capture, capture.cards.last(), lines[i]);
            if (capture.cards.last().facts.size() != before)
                last = i;
        }
    }
    capture.truncated = detected > capture.cards.size();
    return last + 1;
}

bool beginsTorch(const Lines &lines, qsizetype at)
{
    return lines[at].text.contains(QLatin1String("_CudaDeviceProperties("));
}

qsizetype readTorch(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("torch");
    capture.format = QStringLiteral("text");
    static const QRegularExpression name(QStringLiteral("name=(['\"])(.{1,100}?)\\1"));
    static const QRegularExpression major(QStringLiteral("major=(\\d{1,2})"));
    static const QRegularExpression minor(QStringLiteral("minor=(\\d{1,2})"));
    static const QRegularExpression memory(QStringLiteral("total_memory=(\\d{1,8}) ?(MB|GB|MiB)"));
    static const QRegularExpression processors(QStringLiteral("multi_process[a-z_]{0,20}=(\\d{1,4})"));
    qsizetype i = at;
    for (; i < lines.size() && beginsTorch(lines, i); ++i) {
        QStringView rest = QStringView(lines[i].text).left(20'000);
        while (true) {
            const qsizetype open = rest.indexOf(QLatin1String("_CudaDeviceProperties("));
            if (open < 0)
                break;
            rest = rest.mid(open + 22);
            const qsizetype close = rest.indexOf(QLatin1Char(')'));
            const QString body = rest.left(close < 0 ? std::min<qsizetype>(rest.size(), 1000) : close).toString();
            CardFacts &card = addCard(capture, int(capture.cards.size()), QStringLiteral("NVIDIA"));
            const int line = lines[i].number;
            if (const auto match = name.match(body); match.hasMatch()) {
                setFact(card, FactKey::Name, QStringLiteral("name"), match.captured(2), line);
                if (match.captured(2).startsWith(QLatin1String("AMD")))
                    card.vendor = QStringLiteral("AMD");
            }
            if (const auto a = major.match(body), b = minor.match(body);
                a.hasMatch() && b.hasMatch() && card.vendor == QLatin1String("NVIDIA"))
                setFact(card, FactKey::ComputeCapability, QStringLiteral("major, minor"),
                        a.captured(1) + QLatin1Char('.') + b.captured(1), line);
            if (const auto match = memory.match(body); match.hasMatch())
                setFact(card, FactKey::MemoryTotalMib, QStringLiteral("total_memory"),
                        match.captured(1) + QLatin1Char(' ') + match.captured(2), line);
            if (const auto match = processors.match(body); match.hasMatch())
                setFact(card, FactKey::MultiprocessorCount, QStringLiteral("multi_processor_count"), match.captured(1),
                        line);
            capture.truncated = capture.truncated || close < 0;
        }
    }
    return i;
}

} // namespace

const Parser kDeviceQueryParser{beginsDeviceQuery, readDeviceQuery};
const Parser kTorchParser{beginsTorch, readTorch};

} // namespace xuanka
