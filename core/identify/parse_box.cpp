// SPDX-License-Identifier: GPL-3.0-or-later
// Tables drawn with | and +: nvidia-smi and the tools that look like it. Read by cells, never by column.
#include "identify/fact_writer.h"
#include "identify/parsers.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

constexpr int kNoise = 60; ///< lines without a bar that end a table

bool isRule(const QString &text)
{
    if (text.size() < 3)
        return false;
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c == QLatin1Char('+') || c == QLatin1Char('-') || c == QLatin1Char('=') || c == QLatin1Char('|') ||
               c == QLatin1Char(' ');
    });
}

QStringList cellsOf(const QString &text)
{
    QStringList cells;
    const QStringList parts = text.split(QLatin1Char('|'));
    for (int i = 1; i < parts.size(); ++i) // before the first bar stands nothing of the table
        cells << parts[i].trimmed();
    if (!cells.isEmpty() && cells.last().isEmpty())
        cells.removeLast();
    return cells;
}

struct Tool {
    const char *mark; ///< in the first line of the table
    const char *tool;
    const char *vendor;
};

constexpr Tool kTools[] = {
    {"NVIDIA-SMI", "nvidia-smi", "NVIDIA"},
    {"IX-ML", "ixsmi", "Iluvatar"},
    {"MX-SMI", "mx-smi", "MetaX"},
    {"CNMON", "cnmon", "Cambricon"},
    {"XPU-SMI", "xpu-smi", "Kunlunxin"},
    {"Moore Threads", "mthreads-gmi", "Moore Threads"},
    {"MTHREADS-GMI", "mthreads-gmi", "Moore Threads"},
    {"EFSMI", "efsmi", "Enflame"},
    {"Enflame System Management", "efsmi", "Enflame"},
};

/// Name without what the first cell says behind it: persistence, driver model, sharing mode.
QString withoutModes(QString name)
{
    static const QStringList modes{QStringLiteral("On"),   QStringLiteral("Off"),     QStringLiteral("N/A"),
                                   QStringLiteral("WDDM"), QStringLiteral("TCC"),     QStringLiteral("MCDM"),
                                   QStringLiteral("ERR!"), QStringLiteral("Enabled"), QStringLiteral("Disabled")};
    for (int i = 0; i < 2; ++i) {
        const qsizetype blank = name.lastIndexOf(QLatin1Char(' '));
        if (blank <= 0 || !modes.contains(name.mid(blank + 1)))
            break;
        name = name.left(blank).trimmed();
    }
    return name;
}

class Reader
{
public:
    explicit Reader(Capture &capture) : m_capture(capture) {}

    void header(const QString &text)
    {
        for (const Tool &tool : kTools) {
            if (!text.contains(QLatin1String(tool.mark)))
                continue;
            m_capture.tool = QString::fromLatin1(tool.tool);
            m_vendor = QString::fromLatin1(tool.vendor);
            static const QRegularExpression version(
                QStringLiteral("(?:NVIDIA-SMI|IX-ML:|MX-SMI|CNMON|XPU-SMI)\\s{1,20}v?([0-9][0-9.]{0,20})"));
            m_capture.toolVersion = version.match(text).captured(1);
        }
        static const QRegularExpression driver(
            QStringLiteral("(?:Kernel Mode Driver Version|Driver Version|KMD Version|Driver "
                           "v)\\s{0,4}:?\\s{0,20}v?([0-9][0-9A-Za-z.]{0,24})"));
        if (const auto match = driver.match(text); match.hasMatch() && m_capture.driver.isEmpty())
            m_capture.driver = match.captured(1);
        if (text.contains(QLatin1String("WDDM")) || text.contains(QLatin1String("Driver-Model")) ||
            text.contains(QLatin1String("C:\\")))
            m_capture.platform = QStringLiteral("windows");
        // cnmon v4 has bus ids nowhere
        if (m_capture.tool == QLatin1String("cnmon"))
            m_firstCellName = true;
    }

    bool row(const TextLine &line)
    {
        const QStringList cells = cellsOf(line.text);
        if (cells.isEmpty())
            return false;
        const QString &first = cells[0];
        if (first.startsWith(QLatin1String("Process")) || first.startsWith(QLatin1String("MIG devices")) ||
            first.startsWith(QLatin1String("Compute Instance")))
            m_over = true;
        if (first.isEmpty() && cells.size() == 1)
            return true;
        if (m_capture.cards.isEmpty() || m_afterRule || !m_rowsInCard)
            header(line.text);
        if (m_over)
            return true;
        if (line.text.contains(QLatin1String("...")) && cells.size() == 1)
            m_capture.truncated = true;
        if (startsCard(cells)) {
            firstRow(cells, line.number);
            return true;
        }
        if (m_rowsInCard > 0 && !m_closed)
            nextRow(cells, line);
        return true;
    }

    void rule()
    {
        m_afterRule = true;
        if (m_rowsInCard > 0)
            m_closed = true;
    }

    bool over() const { return m_over; }
    /// The last card lost its second row to the cut.
    bool lastIncomplete() const { return m_rowsInCard == 1; }

private:
    bool startsCard(const QStringList &cells) const
    {
        static const QRegularExpression indexAndName(QStringLiteral("^\\d{1,4}\\s{1,20}\\S"));
        if (!indexAndName.match(cells[0]).hasMatch())
            return false;
        if (cells.size() < 2)
            return m_afterRule && cells[0].size() > 6;
        const QString &second = cells[1];
        if (startsWithBusId(second) || second.startsWith(QLatin1String("N/A")))
            return true;
        return m_firstCellName && m_afterRule &&
               (second.startsWith(QLatin1String("On")) || second.startsWith(QLatin1String("Off")));
    }

    void firstRow(const QStringList &cells, int line)
    {
        const QString index = cells[0].section(QLatin1Char(' '), 0, 0);
        QString name = cells[0].mid(index.size()).trimmed();
        if (m_capture.tool == QLatin1String("cnmon")) { // "/  MLU370-X8  v1.1.6": virtual function, name, firmware
            const QStringList words = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
            name = words.value(words.value(0) == QLatin1String("/") || words.value(0).size() <= 2 ? 1 : 0);
        } else {
            const qsizetype gap = name.indexOf(QLatin1String("   "));
            name = withoutModes(gap > 0 ? name.left(gap).trimmed() : withoutModes(name));
        }
        if (name.startsWith(QLatin1String("Iluvatar"))) { // a table whose head was cut off
            m_capture.tool = QStringLiteral("ixsmi");
            m_vendor = QStringLiteral("Iluvatar");
        } else if (name.startsWith(QLatin1String("MXC")) || name.startsWith(QLatin1String("MetaX"))) {
            m_capture.tool = QStringLiteral("mx-smi");
            m_vendor = QStringLiteral("MetaX");
        }
        CardFacts &card = addCard(m_capture, index.toInt(), m_vendor);
        setFact(card, FactKey::Name, QStringLiteral("Name"), name, line);
        if (cells.size() > 1 && startsWithBusId(cells[1]))
            setFact(card, FactKey::BusId, QStringLiteral("Bus-Id"), cells[1].section(QLatin1Char(' '), 0, 0), line);
        if (cells.size() > 2 && m_capture.tool == QLatin1String("nvidia-smi")) {
            const QString &ecc = cells[2];
            bool counted = false;
            (void)ecc.toULongLong(&counted);
            setFact(card, FactKey::EccCurrent, QStringLiteral("Volatile Uncorr. ECC"),
                    counted || ecc == QLatin1String("On") ? QStringLiteral("Enabled") : ecc, line);
            if (counted)
                setFact(card, FactKey::EccVolatileUncorrectable, QStringLiteral("Volatile Uncorr. ECC"), ecc, line);
        }
        error(cells, line);
        m_rowsInCard = 1;
        m_closed = m_afterRule = false;
    }

    void nextRow(const QStringList &cells, const TextLine &line)
    {
        CardFacts &card = m_capture.cards.last();
        ++m_rowsInCard;
        if (m_rowsInCard == 2) {
            secondRow(cells, line, card);
        } else if (cells.size() > 2 && m_capture.tool == QLatin1String("nvidia-smi")) {
            setFact(card, FactKey::MigMode, QStringLiteral("MIG M."), cells[2], line.number);
        }
        error(cells, line.number);
    }

    static void secondRow(const QStringList &cells, const TextLine &line, CardFacts &card)
    {
        static const QRegularExpression memory(QStringLiteral(
            "(\\d{1,8}|[xX*]{3,8})\\s{0,4}(?:MiB|MB)?\\s{0,4}/\\s{0,8}(\\d{1,8}|[xX*]{3,8})\\s{0,4}(MiB|MB)"));
        for (int i = 1; i < cells.size() && i < 3; ++i) {
            if (const auto match = memory.match(cells[i]);
                match.hasMatch() && !card.facts.contains(FactKey::MemoryTotalMib)) {
                setFact(card, FactKey::MemoryUsedMib, QStringLiteral("Memory-Usage"), match.captured(1), line.number);
                setFact(card, FactKey::MemoryTotalMib, QStringLiteral("Memory-Usage"),
                        match.captured(2) + QStringLiteral(" MiB"), line.number);
            } else if (cells[i].contains(QLatin1String("Not Supported"))) {
                setFact(card, FactKey::MemoryTotalMib, QStringLiteral("Memory-Usage"), QStringLiteral("Not Supported"),
                        line.number);
            }
        }
        const QString &state = cells[0];
        static const QRegularExpression power(
            QStringLiteral("(\\d{1,5})\\s{0,2}W\\s{0,4}/\\s{0,4}(\\d{1,5})\\s{0,2}W"));
        static const QRegularExpression draw(QStringLiteral("(\\d{1,5})\\s{0,2}W"));
        if (const auto match = power.match(state); match.hasMatch()) {
            setFact(card, FactKey::PowerDrawW, QStringLiteral("Pwr:Usage/Cap"), match.captured(1), line.number);
            setFact(card, FactKey::PowerLimitW, QStringLiteral("Pwr:Usage/Cap"), match.captured(2), line.number);
        } else if (const auto one = draw.match(state); one.hasMatch()) {
            setFact(card, FactKey::PowerDrawW, QStringLiteral("Power"), one.captured(1), line.number);
        }
        static const QRegularExpression fan(QStringLiteral("^(\\d{1,3})\\s?%"));
        if (const auto match = fan.match(state); match.hasMatch())
            setFact(card, FactKey::FanPercent, QStringLiteral("Fan"), match.captured(1), line.number);
        else if (state.startsWith(QLatin1String("N/A")))
            setFact(card, FactKey::FanPercent, QStringLiteral("Fan"), QStringLiteral("N/A"), line.number);
        static const QRegularExpression celsius(QStringLiteral("\\b(\\d{1,3})C\\b"));
        if (const auto match = celsius.match(state); match.hasMatch())
            setFact(card, FactKey::TemperatureC, QStringLiteral("Temp"), match.captured(1), line.number);
        static const QRegularExpression state0(QStringLiteral("\\bP(\\d{1,2})\\b"));
        if (const auto match = state0.match(state); match.hasMatch())
            setFact(card, FactKey::PerformanceState, QStringLiteral("Perf"), match.captured(0), line.number);
        static const QRegularExpression share(QStringLiteral("(\\d{1,3})\\s?%"));
        if (cells.size() > 2)
            if (const auto match = share.match(cells[2]); match.hasMatch())
                setFact(card, FactKey::UtilisationPercent, QStringLiteral("GPU-Util"), match.captured(1), line.number);
    }

    void error(const QStringList &cells, int line)
    {
        for (const QString &cell : cells) {
            if (cell.contains(QLatin1String("ERR!")) || cell.contains(QLatin1String("Unknown Error")))
                setFact(m_capture.cards.last(), FactKey::ErrorText,
                        m_rowsInCard < 2 ? QStringLiteral("Name") : QStringLiteral("Fan Temp Perf"),
                        QStringLiteral("\"") + cell.left(60) + QStringLiteral("\""), line);
        }
    }

    Capture &m_capture;
    QString m_vendor = QStringLiteral("NVIDIA");
    int m_rowsInCard = 0;
    bool m_closed = false;    ///< a rule ended the card
    bool m_afterRule = false; ///< nothing but a rule since
    bool m_firstCellName = false;
    bool m_over = false; ///< the list of processes or of slices has begun
};

bool hasBar(const QString &text)
{
    return text.startsWith(QLatin1Char('|')) || text.startsWith(QLatin1String("+-")) ||
           text.startsWith(QLatin1String("+="));
}

bool begins(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    if (!text.contains(QLatin1Char('|')))
        return false;
    if (text.contains(QLatin1String("npu-smi")))
        return false;
    for (const Tool &tool : kTools) {
        if (text.contains(QLatin1String(tool.mark)))
            return true;
    }
    if (text.contains(QLatin1String("Bus-Id")) || text.contains(QLatin1String("Bus-id")))
        return true;
    // a table whose head was cut off
    const QStringList cells = cellsOf(text);
    if (cells.size() < 2 || cells[0].isEmpty() || !cells[0][0].isDigit() || !cells[0].contains(QLatin1Char(' ')))
        return false;
    return startsWithBusId(cells[1]) && !cells[1].contains(QLatin1Char('/'));
}

/// The table may open lines before its first telling line: none of them matters.
qsizetype read(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("table");
    Reader reader(capture);
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kNoise; ++i) {
        const QString &text = lines[i].text;
        if (isRule(text)) {
            reader.rule();
            last = i;
            continue;
        }
        if (i > at && !reader.over() && !capture.cards.isEmpty() && text.contains(QLatin1Char('|'))) {
            bool another = false;
            for (const Tool &tool : kTools)
                another = another || text.contains(QLatin1String(tool.mark));
            if (another)
                break;
        }
        if (text.contains(QLatin1Char('|'))) {
            const qsizetype bar = text.indexOf(QLatin1Char('|'));
            TextLine line = lines[i];
            line.text = text.mid(bar);
            if (reader.over() && text.contains(QLatin1String("-SMI ")))
                break; // the next capture
            if (reader.row(line))
                last = i;
            continue;
        }
        if (text == QLatin1String("...") || text == QStringLiteral("…"))
            capture.truncated = true;
        if (i > at && !hasBar(text) && !text.isEmpty() &&
            (kQueryParser.begins(lines, i) || kCsvParser.begins(lines, i) || kListParser.begins(lines, i) ||
             kLspciParser.begins(lines, i) || kTopologyParser.begins(lines, i) || kXmlParser.begins(lines, i)))
            break;
    }
    if (reader.lastIncomplete())
        capture.truncated = true;
    return last + 1;
}

} // namespace

const Parser kBoxParser{begins, read};

} // namespace xuanka
