// SPDX-License-Identifier: GPL-3.0-or-later
// rocm-smi, amd-smi and hy-smi: concise tables, key lines, JSON.
#include "identify/fact_writer.h"
#include "identify/parsers.h"

#include <QHash>
#include <QRegularExpression>

namespace xuanka
{

namespace
{

constexpr int kNoise = 40;
constexpr qsizetype kMostJson = 2'000'000;

bool rocmRule(const QString &text) { return text.startsWith(QLatin1String("===")); }

bool beginsTable(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    if (rocmRule(text))
        return text.contains(QLatin1String("System Management Interface")) ||
               text.contains(QLatin1String("Concise Info"));
    return (text.startsWith(QLatin1String("DCU ")) && text.contains(QLatin1String("VRAM%"))) ||
           ((text.startsWith(QLatin1String("GPU ")) || text.startsWith(QLatin1String("Device "))) &&
            text.contains(QLatin1String("VRAM%")));
}

qsizetype readTable(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("rocm-smi");
    capture.format = QStringLiteral("table");
    QString vendor = QStringLiteral("AMD");
    static const QRegularExpression row(QStringLiteral("^(\\d{1,4})\\s{1,20}\\S"));
    static const QRegularExpression deviceId(QStringLiteral("\\b0x([0-9a-fA-F]{4})\\b"));
    static const QRegularExpression celsius(QStringLiteral("(\\d{1,3}(?:\\.\\d)?)°?[cC]\\b"));
    static const QRegularExpression watts(QStringLiteral("(\\d{1,4}(?:\\.\\d{1,2})?)W\\b"));
    bool inTable = false;
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kNoise; ++i) {
        const QString text = lines[i].text.left(600);
        if (rocmRule(text)) {
            last = i;
            if (text.contains(QLatin1String("End of")))
                break;
            continue;
        }
        if (kRocmKeyParser.begins(lines, i) || kRocmJsonParser.begins(lines, i))
            break;
        if (text.contains(QLatin1String("VRAM%"))) {
            inTable = true;
            if (text.startsWith(QLatin1String("DCU")) || text.startsWith(QLatin1String("HCU"))) {
                capture.tool = QStringLiteral("hy-smi");
                vendor = QStringLiteral("Hygon");
            }
            last = i;
            continue;
        }
        const auto match = row.match(text);
        if (!inTable || !match.hasMatch())
            continue;
        CardFacts &card = addCard(capture, match.captured(1).toInt(), vendor);
        if (const auto id = deviceId.match(text); id.hasMatch())
            setFact(card, FactKey::PciDeviceId, QStringLiteral("DID"), QStringLiteral("1002:") + id.captured(1),
                    lines[i].number);
        if (const auto t = celsius.match(text); t.hasMatch())
            setFact(card, FactKey::TemperatureC, QStringLiteral("Temp"), t.captured(1), lines[i].number);
        auto powers = watts.globalMatch(text);
        if (powers.hasNext())
            setFact(card, FactKey::PowerDrawW, QStringLiteral("Power"), powers.next().captured(1), lines[i].number);
        if (powers.hasNext())
            setFact(card, FactKey::PowerLimitW, QStringLiteral("PwrCap"), powers.next().captured(1), lines[i].number);
        last = i;
    }
    return last + 1;
}

// --- keys -----------------------------------------------------------------------------------------------------------

struct KeyRow {
    const char *name; ///< lower case
    FactKey key;
    bool deviceHalf = false; ///< a bare device id: the vendor is known
};

const QHash<QString, KeyRow> &keys()
{
    static const QHash<QString, KeyRow> table = [] {
        QHash<QString, KeyRow> made;
        const KeyRow rows[] = {
            {"device name", FactKey::Name},
            {"card series", FactKey::Name},
            {"market_name", FactKey::Name},
            {"product_name", FactKey::Name},
            {"device id", FactKey::PciDeviceId, true},
            {"gpu id", FactKey::PciDeviceId, true},
            {"device_id", FactKey::PciDeviceId, true},
            {"card model", FactKey::PciDeviceId, true},
            {"device rev", FactKey::PciRevision},
            {"rev_id", FactKey::PciRevision},
            {"unique id", FactKey::Uuid},
            {"uuid", FactKey::Uuid},
            {"serial number", FactKey::SerialNumber},
            {"vbios version", FactKey::VbiosVersion},
            {"card vbios version", FactKey::VbiosVersion},
            {"part_number", FactKey::BoardPartNumber},
            {"card sku", FactKey::BoardPartNumber},
            {"pci bus", FactKey::BusId},
            {"bdf", FactKey::BusId},
            {"vram total memory (b)", FactKey::MemoryTotalMib},
            {"vram total memory", FactKey::MemoryTotalMib},
            {"max graphics package power (w)", FactKey::PowerLimitW},
            {"max power", FactKey::PowerLimitW},
            {"num_compute_units", FactKey::MultiprocessorCount},
        };
        for (const KeyRow &row : rows)
            made.insert(QString::fromLatin1(row.name), row);
        return made;
    }();
    return table;
}

void storeKey(CardFacts &card, const QString &name, QString value, int line)
{
    const auto at = keys().constFind(name.trimmed().toLower());
    if (at == keys().constEnd())
        return;
    if (at->deviceHalf) {
        if (value.startsWith(QLatin1String("0x"), Qt::CaseInsensitive))
            value = value.mid(2);
        value = value.section(QLatin1Char(' '), 0, 0);
        bool ok = false;
        (void)value.toUInt(&ok, 16);
        if (!ok || value.size() != 4) {
            // older tools print the name where newer ones print the id
            if (name.compare(QLatin1String("card model"), Qt::CaseInsensitive) != 0 || value.size() < 4)
                return;
            setFact(card, FactKey::Name, name, value, line);
            return;
        }
        value.prepend(card.vendor == QLatin1String("Hygon") ? QLatin1String("1d94:") : QLatin1String("1002:"));
    }
    // a name that is only an id again says nothing
    if (at->key == FactKey::Name && value.startsWith(QLatin1String("0x")))
        return;
    setFact(card, at->key, name.trimmed(), value, line);
}

const QRegularExpression &bracketLine()
{
    static const QRegularExpression line(
        QStringLiteral("^(GPU|DCU|HCU)\\[(\\d{1,4})\\]\\s{0,8}:\\s{0,8}([^:]{1,60}):\\s{0,8}(.{0,200})$"));
    return line;
}

bool isAmdStart(const QString &text)
{
    static const QRegularExpression start(QStringLiteral("^GPU: \\d{1,4}$"));
    return text.startsWith(QLatin1String("GPU: ")) && start.match(text).hasMatch();
}

bool beginsKeys(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    if (text.size() > 300)
        return false;
    if (isAmdStart(text))
        return true;
    return (text.startsWith(QLatin1String("GPU[")) || text.startsWith(QLatin1String("DCU[")) ||
            text.startsWith(QLatin1String("HCU["))) &&
           bracketLine().match(text).hasMatch();
}

CardFacts &cardNumbered(Capture &capture, int index, const QString &vendor)
{
    for (CardFacts &card : capture.cards) {
        if (card.index == index)
            return card;
    }
    return addCard(capture, index, vendor);
}

qsizetype readKeys(const Lines &lines, qsizetype at, Capture &capture)
{
    const bool amd = isAmdStart(lines[at].text);
    capture.tool = amd ? QStringLiteral("amd-smi") : QStringLiteral("rocm-smi");
    capture.format = QStringLiteral("text");
    int current = -1;
    QString section;
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kNoise; ++i) {
        const QString &text = lines[i].text;
        if (text.isEmpty() || text.size() > 300)
            continue;
        if (const auto match = bracketLine().match(text); text.contains(QLatin1Char('[')) && match.hasMatch()) {
            const bool hygon = match.captured(1) != QLatin1String("GPU");
            if (hygon)
                capture.tool = QStringLiteral("hy-smi");
            storeKey(cardNumbered(capture, match.captured(2).toInt(),
                                  hygon ? QStringLiteral("Hygon") : QStringLiteral("AMD")),
                     match.captured(3), match.captured(4).trimmed(), lines[i].number);
            last = i;
            continue;
        }
        if (!amd)
            continue;
        if (isAmdStart(text)) {
            current = text.mid(5).toInt();
            (void)cardNumbered(capture, current, QStringLiteral("AMD"));
            last = i;
        } else if (current >= 0 && text.contains(QLatin1Char(':'))) {
            const QString name = text.section(QLatin1Char(':'), 0, 0).trimmed(),
                          value = text.section(QLatin1Char(':'), 1).trimmed();
            if (value.isEmpty()) {
                section = name;
                continue;
            }
            CardFacts &card = cardNumbered(capture, current, QStringLiteral("AMD"));
            if (section == QLatin1String("VRAM") && name == QLatin1String("SIZE"))
                setFact(card, FactKey::MemoryTotalMib, QStringLiteral("VRAM / SIZE"), value, lines[i].number);
            else if (section == QLatin1String("VBIOS") && name == QLatin1String("VERSION"))
                setFact(card, FactKey::VbiosVersion, QStringLiteral("VBIOS / VERSION"), value, lines[i].number);
            else
                storeKey(card, name, value, lines[i].number);
            last = i;
        }
    }
    return last + 1;
}

// --- JSON -----------------------------------------------------------------------------------------------------------

bool beginsJson(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    if (text.contains(QLatin1String("\"card0\"")))
        return true;
    return text == QLatin1String("{") && at + 1 < lines.size() &&
           lines[at + 1].text.startsWith(QLatin1String("\"card"));
}

/// Strings of a JSON text in order; what is cut off or damaged is skipped, so no strict reader.
qsizetype readJson(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("rocm-smi");
    capture.format = QStringLiteral("json");
    static const QRegularExpression card(QStringLiteral("^card(\\d{1,4})$"));
    QString name;
    bool haveName = false;
    int current = -1, depth = 0;
    qsizetype taken = 0;
    qsizetype i = at;
    for (; i < lines.size() && taken < kMostJson; ++i) {
        const QString &text = lines[i].text;
        taken += text.size();
        for (qsizetype c = 0; c < text.size(); ++c) {
            if (text[c] == QLatin1Char('{')) {
                ++depth;
                if (const auto match = card.match(name); haveName && match.hasMatch()) {
                    current = match.captured(1).toInt();
                    (void)cardNumbered(capture, current, QStringLiteral("AMD"));
                }
                haveName = false;
            } else if (text[c] == QLatin1Char('}')) {
                if (--depth <= 0)
                    return i + 1;
            } else if (text[c] == QLatin1Char('"')) {
                qsizetype end = c + 1;
                while (end < text.size() && text[end] != QLatin1Char('"'))
                    end += text[end] == QLatin1Char('\\') ? 2 : 1;
                const QString word = text.mid(c + 1, std::min(end, text.size()) - c - 1).left(200);
                if (haveName && current >= 0)
                    storeKey(cardNumbered(capture, current, QStringLiteral("AMD")), name, word, lines[i].number);
                haveName = !haveName;
                name = word;
                c = end;
            }
        }
    }
    capture.truncated = depth > 0;
    return i;
}

} // namespace

const Parser kRocmTableParser{beginsTable, readTable};
const Parser kRocmKeyParser{beginsKeys, readKeys};
const Parser kRocmJsonParser{beginsJson, readJson};

} // namespace xuanka
