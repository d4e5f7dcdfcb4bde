// SPDX-License-Identifier: GPL-3.0-or-later
// lspci in any verbosity: only what computes is taken, not its audio function, its switches and bridges.
#include "identify/fact_writer.h"
#include "identify/parsers.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

struct Vendor {
    const char *words; ///< in the line
    const char *id;
    const char *name;
};

constexpr Vendor kVendors[] = {
    {"NVIDIA", "10de", "NVIDIA"},
    {"Advanced Micro Devices", "1002", "AMD"},
    {"AMD/ATI", "1002", "AMD"},
    {"Huawei", "19e5", "Huawei"},
    {"Moore Threads", "1ed5", "Moore Threads"},
    {"Cambricon", "cabc", "Cambricon"},
    {"MetaX", "9999", "MetaX"},
    {"Enflame", "1e36", "Enflame"},
    {"Hygon", "1d94", "Hygon"},
    {"Haiguang", "1d94", "Hygon"},
    {"Baidu", "1d22", "Kunlunxin"},
    {"Kunlun", "1d22", "Kunlunxin"},
    {"Iluvatar", "1e3e", "Iluvatar"},
    {"Habana", "1da3", "Intel"},
};

const QRegularExpression &head()
{
    static const QRegularExpression line(
        QStringLiteral("^((?:[0-9a-fA-F]{4,8}:)?[0-9a-fA-F]{2}:[0-9a-fA-F]{2}\\.[0-7]) (.{3,60}?): (.{1,200})$"));
    return line;
}

bool isHead(const QString &text)
{
    return text.size() > 12 && text.size() < 400 && startsWithBusId(text) && head().match(text).hasMatch();
}

bool computes(const QString &kind)
{
    return kind.startsWith(QLatin1String("VGA compatible controller")) ||
           kind.startsWith(QLatin1String("3D controller")) || kind.startsWith(QLatin1String("Display controller")) ||
           kind.startsWith(QLatin1String("Processing accelerators")) ||
           kind.startsWith(QLatin1String("Co-processor")) || kind.contains(QLatin1String("[0302]")) ||
           kind.contains(QLatin1String("[0300]")) || kind.contains(QLatin1String("[1200]"));
}

/// The last "[vvvv:dddd]" of a line.
QString idPair(const QString &text)
{
    static const QRegularExpression pair(QStringLiteral("\\[([0-9a-fA-F]{4}:[0-9a-fA-F]{4})\\]"));
    auto all = pair.globalMatch(text);
    QString last;
    while (all.hasNext())
        last = all.next().captured(1).toLower();
    return last;
}

/// "GH100 [H100 SXM5 80GB]": silicon and product, the ids and the revision taken off.
void storeName(CardFacts &card, const QString &device, const Vendor &vendor, int line)
{
    QString text = device;
    static const QRegularExpression tail(QStringLiteral("\\s*(?:\\[[0-9a-fA-F]{4}:[0-9a-fA-F]{4}\\])?\\s*(?:\\(rev "
                                                        "[0-9a-fA-F]{2}\\))?\\s*(?:\\(prog-if .{1,60}\\))?$"));
    if (const auto revision = QRegularExpression(QStringLiteral("\\(rev ([0-9a-fA-F]{2})\\)")).match(text);
        revision.hasMatch())
        setFact(card, FactKey::PciRevision, QStringLiteral("rev"), revision.captured(1), line);
    const QString ids = idPair(text);
    if (ids.startsWith(QLatin1String(vendor.id)))
        setFact(card, FactKey::PciDeviceId, QStringLiteral("[vendor:device]"), ids, line);
    if (const auto end = tail.match(text); end.hasMatch())
        text = text.left(end.capturedStart());
    // what stands behind the maker's name
    static const QRegularExpression maker(
        QStringLiteral("^.{0,60}?(?:Corporation|Inc\\.|Ltd\\.?|Co\\.|Technologies|\\[AMD/ATI\\])\\s{1,4}"));
    while (true) {
        const auto match = maker.match(text);
        if (!match.hasMatch())
            break;
        text = text.mid(match.capturedEnd());
    }
    static const QRegularExpression bare(QStringLiteral("^Device ([0-9a-fA-F]{4})$"));
    if (const auto match = bare.match(text); match.hasMatch()) {
        // the local list of ids is older than the card: the id itself is what it prints
        setFact(card, FactKey::PciDeviceId, QStringLiteral("Device"),
                QString::fromLatin1(vendor.id) + QLatin1Char(':') + match.captured(1), line);
        return;
    }
    const qsizetype open = text.indexOf(QLatin1Char('[')), close = text.lastIndexOf(QLatin1Char(']'));
    if (open > 0 && close > open) {
        setFact(card, FactKey::Name, QStringLiteral("device"), text.mid(open + 1, close - open - 1), line);
        setFact(card, FactKey::Chip, QStringLiteral("device"), text.left(open).trimmed(), line);
    } else {
        setFact(card, FactKey::Name, QStringLiteral("device"), text.trimmed(), line);
    }
}

void storeDetail(CardFacts &card, const TextLine &line)
{
    const QString &text = line.text;
    static const QRegularExpression link(
        QStringLiteral("Speed (\\d{1,3}(?:\\.\\d)?)GT/s[^,]{0,20}, Width x(\\d{1,2})"));
    if (text.startsWith(QLatin1String("Subsystem:"))) {
        const QString ids = idPair(text);
        if (!ids.isEmpty())
            setFact(card, FactKey::PciSubsystemId, QStringLiteral("Subsystem"), ids, line.number);
    } else if (text.startsWith(QLatin1String("LnkCap:")) || text.startsWith(QLatin1String("LnkSta:"))) {
        const auto match = link.match(text);
        if (!match.hasMatch())
            return;
        const double rate = match.captured(1).toDouble();
        const int generation = rate < 4 ? 1 : rate < 7 ? 2 : rate < 12 ? 3 : rate < 24 ? 4 : rate < 48 ? 5 : 6;
        const bool can = text.startsWith(QLatin1String("LnkCap:"));
        const QString field = text.left(6);
        setFact(card, can ? FactKey::PcieGenDeviceMax : FactKey::PcieGenCurrent, field, QString::number(generation),
                line.number);
        setFact(card, can ? FactKey::PcieWidthDeviceMax : FactKey::PcieWidthCurrent, field, match.captured(2),
                line.number);
    } else if (text.startsWith(QLatin1String("Region 1:"))) {
        static const QRegularExpression size(QStringLiteral("\\[size=(\\d{1,6})([MG])\\]"));
        if (const auto match = size.match(text); match.hasMatch())
            setFact(card, FactKey::Bar1TotalMib, QStringLiteral("Region 1"),
                    match.captured(1) +
                        (match.captured(2) == QLatin1String("G") ? QStringLiteral(" GiB") : QStringLiteral(" MiB")),
                    line.number);
    }
}

bool begins(const Lines &lines, qsizetype at) { return isHead(lines[at].text); }

qsizetype read(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("lspci");
    capture.format = QStringLiteral("text");
    bool inCard = false;
    qsizetype i = at;
    for (; i < lines.size(); ++i) {
        const QString &text = lines[i].text;
        if (isHead(text)) {
            inCard = false;
            const auto match = head().match(text);
            if (!computes(match.captured(2)))
                continue;
            for (const Vendor &vendor : kVendors) {
                if (!match.captured(3).contains(QLatin1String(vendor.words)) &&
                    !idPair(text).startsWith(QLatin1String(vendor.id)))
                    continue;
                CardFacts &card = addCard(capture, -1, QString::fromLatin1(vendor.name));
                setFact(card, FactKey::BusId, QStringLiteral("slot"), match.captured(1), lines[i].number);
                storeName(card, match.captured(3), vendor, lines[i].number);
                inCard = true;
                break;
            }
            continue;
        }
        if (text.isEmpty() || text == QLatin1String("--"))
            continue;
        if (lines[i].indent == 0 && !text.startsWith(QLatin1String("Subsystem")) && !text.contains(QLatin1Char(':')))
            break;
        if (lines[i].indent == 0 &&
            (kQueryParser.begins(lines, i) || kBoxParser.begins(lines, i) || kCsvParser.begins(lines, i)))
            break;
        if (inCard)
            storeDetail(capture.cards.last(), lines[i]);
    }
    return std::max(i, at + 1);
}

} // namespace

const Parser kLspciParser{begins, read};

} // namespace xuanka
