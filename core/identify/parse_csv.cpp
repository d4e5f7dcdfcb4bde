// SPDX-License-Identifier: GPL-3.0-or-later
// nvidia-smi --query-gpu=… --format=csv, with its header or, by the shape of the values, without.
#include "identify/fact_writer.h"
#include "identify/nvidia_fields.h"
#include "identify/parsers.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

constexpr qsizetype kMostColumns = 1000;
constexpr qsizetype kLongestLoose = 2000;

/// Cells of a line; quotes hold commas together.
QStringList cellsOf(const QString &line)
{
    QStringList cells;
    QString cell;
    bool quoted = false;
    for (const QChar c : line) {
        if (c == QLatin1Char('"')) {
            quoted = !quoted;
        } else if (c == QLatin1Char(',') && !quoted && cells.size() < kMostColumns) {
            cells << cell.trimmed();
            cell.clear();
        } else {
            cell += c;
        }
    }
    cells << cell.trimmed();
    return cells;
}

QString columnName(const QString &cell) { return cell.section(QLatin1Char('['), 0, 0).trimmed(); }

bool begins(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    if (!text.contains(QLatin1Char(',')) && text != QLatin1String("name"))
        return false;
    const QString head = text.left(400);
    if (!head.contains(QLatin1String("name")) && !head.contains(QLatin1String("memory.")) &&
        !head.contains(QLatin1String("pci.")) && !head.contains(QLatin1String("uuid")) &&
        !head.contains(QLatin1String("index")))
        return false;
    int known = 0, all = 0;
    for (const QString &cell : cellsOf(text)) {
        ++all;
        const QString name = columnName(cell);
        known += nvidiaCsvField(name) || name == QLatin1String("index") || name == QLatin1String("driver_version") ||
                 name == QLatin1String("timestamp") || name == QLatin1String("count");
    }
    return known * 2 > all || known >= 6;
}

qsizetype read(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("csv");
    QStringList names;
    for (const QString &cell : cellsOf(lines[at].text))
        names << columnName(cell);
    const qsizetype nameColumn = names.indexOf(QLatin1String("name"));
    qsizetype i = at + 1;
    for (; i < lines.size(); ++i) {
        const QString &text = lines[i].text;
        if (text.isEmpty())
            continue;
        const QStringList cells = cellsOf(text);
        // one column short may be a cut line; far fewer are something else
        if (cells.size() < std::max<qsizetype>(1, names.size() / 2) || begins(lines, i) ||
            (names.size() > 1 && cells.size() < 2) || text.startsWith(QLatin1Char('|')) ||
            text.startsWith(QLatin1Char('+')) || kQueryParser.begins(lines, i) || kLspciParser.begins(lines, i))
            break;
        if (nameColumn >= 0 && cells.value(nameColumn).isEmpty())
            break;
        CardFacts &card = addCard(capture, int(capture.cards.size()), QStringLiteral("NVIDIA"));
        capture.truncated = capture.truncated || cells.size() < names.size();
        for (qsizetype c = 0; c < std::min(cells.size(), names.size()); ++c) {
            if (names[c] == QLatin1String("index"))
                card.index = cells[c].toInt();
            else if ((names[c] == QLatin1String("driver_version") || names[c] == QLatin1String("kmd_version")) &&
                     !isUnavailable(cells[c]))
                capture.driver = cells[c].section(QLatin1Char(' '), 0, 0);
            else if (const NvidiaField *field = nvidiaCsvField(names[c]))
                storeNvidiaField(card, *field, names[c], cells[c], lines[i].number);
        }
    }
    return i;
}

// --- without header -------------------------------------------------------------------------------------------------

bool looksLikeName(const QString &cell)
{
    static const QRegularExpression word(
        QStringLiteral("^(?:NVIDIA |Tesla |Quadro |GeForce |GRID |TITAN |Graphics Device|AMD |Radeon "
                       ")|\\b(?:RTX|GTX|CMP) ?\\d|\\b[AHBLV]\\d{2,4}\\b"));
    return cell.size() < 80 && word.match(cell).hasMatch() && !cell.contains(QLatin1Char('='));
}

/// Stores a value by its shape; false if it has none of those known.
bool storeByShape(CardFacts &card, const QString &cell, int line, QString *driver)
{
    static const QRegularExpression deviceId(QStringLiteral("^0x[0-9A-Fa-f]{8}$"));
    static const QRegularExpression uuid(QStringLiteral("^GPU-[0-9a-fA-F-]{8,40}$"));
    static const QRegularExpression memory(QStringLiteral("^\\d{1,7} Mi?B(?: total)?$"));
    static const QRegularExpression vbios(QStringLiteral("^[0-9A-Fa-f]{2}(?:\\.[0-9A-Fa-f]{2}){4}$"));
    static const QRegularExpression capability(QStringLiteral("^(?:[5-9]|1[0-3])\\.\\d$"));
    static const QRegularExpression version(QStringLiteral("^\\d{3}\\.\\d{1,3}(?:\\.\\d{1,3})?$"));
    static const QRegularExpression watts(QStringLiteral("^\\d{1,4}(?:\\.\\d{1,2})? W$"));
    static const QRegularExpression part(QStringLiteral("^[0-9A-Fa-f]{4}-[0-9A-Z]{3}-[0-9A-Z]{2}$"));
    const QString place = QStringLiteral("(column without header)");
    const auto store = [&](FactKey key) {
        setFact(card, key, place, cell, line);
        return true;
    };
    if (startsWithBusId(cell))
        return store(FactKey::BusId);
    if (deviceId.match(cell).hasMatch()) {
        // a subsystem id stands behind the device id
        return store(card.has(FactKey::PciDeviceId) ? FactKey::PciSubsystemId : FactKey::PciDeviceId);
    }
    if (uuid.match(cell).hasMatch())
        return store(FactKey::Uuid);
    if (memory.match(cell).hasMatch())
        return store(FactKey::MemoryTotalMib);
    if (vbios.match(cell).hasMatch())
        return store(FactKey::VbiosVersion);
    if (part.match(cell).hasMatch())
        return store(FactKey::GpuPartNumber);
    if (capability.match(cell).hasMatch())
        return store(FactKey::ComputeCapability);
    if (watts.match(cell).hasMatch())
        return store(FactKey::PowerLimitDefaultW);
    if (version.match(cell).hasMatch()) {
        *driver = cell;
        return true;
    }
    if (looksLikeName(cell) && !card.has(FactKey::Name))
        return store(FactKey::Name);
    return false;
}

bool isLooseRow(const QString &text)
{
    if (text.size() > kLongestLoose || !text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('|')) ||
        text.contains(QLatin1Char('(')) || text.contains(QLatin1Char('{')))
        return false;
    CardFacts probe;
    QString driver;
    int known = 0;
    for (const QString &cell : cellsOf(text))
        known += storeByShape(probe, cell, 1, &driver);
    return known >= 2 && (probe.has(FactKey::Name) || probe.has(FactKey::PciDeviceId));
}

bool beginsLoose(const Lines &lines, qsizetype at) { return isLooseRow(lines[at].text); }

qsizetype readLoose(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("csv-no-header");
    qsizetype i = at;
    for (; i < lines.size() && isLooseRow(lines[i].text); ++i) {
        // reports join several cards on one line
        for (const QString &part : lines[i].text.split(QStringLiteral(" / "))) {
            const QStringList cells = cellsOf(part);
            CardFacts &card = addCard(capture, int(capture.cards.size()), QStringLiteral("NVIDIA"));
            bool numbered = false;
            const int number = cells.value(0).toInt(&numbered);
            if (numbered && number >= 0 && number < kMostCards)
                card.index = number;
            for (const QString &cell : cells)
                (void)storeByShape(card, cell, lines[i].number, &capture.driver);
            if (card.facts.isEmpty())
                capture.cards.removeLast();
        }
    }
    return i;
}

} // namespace

const Parser kCsvParser{begins, read};
const Parser kLooseCsvParser{beginsLoose, readLoose};

} // namespace xuanka
