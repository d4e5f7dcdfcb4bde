// SPDX-License-Identifier: GPL-3.0-or-later
// nvidia-smi -q: "Field : value" lines whose sections are told by indentation only.
#include "identify/fact_writer.h"
#include "identify/nvidia_fields.h"
#include "identify/parsers.h"

namespace xuanka
{

namespace
{

constexpr int kLookAhead = 400; ///< lines without any field of ours end a capture
constexpr qsizetype kLongestSection = 60;

struct Field {
    QString name;
    QString value;
};

/// Splits at the colon that stands apart from the name; a value may hold colons of its own.
bool splitField(const QString &text, Field *field)
{
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    if (colon <= 0 || colon > 90)
        return false;
    const bool apart = text[colon - 1].isSpace() || colon + 1 == text.size() || text[colon + 1] == QLatin1Char(' ');
    if (!apart)
        return false;
    field->name = text.left(colon).trimmed();
    field->value = text.mid(colon + 1).trimmed();
    return !field->name.isEmpty() && field->name[0].isLetter();
}

bool isSection(const QString &text)
{
    if (text.isEmpty() || text.size() > kLongestSection || !text[0].isUpper())
        return false;
    for (const QChar c : text) {
        if (!c.isLetterOrNumber() && c != QLatin1Char(' ') && c != QLatin1Char('/') && c != QLatin1Char('(') &&
            c != QLatin1Char(')') && c != QLatin1Char('-') && c != QLatin1Char('.'))
            return false;
    }
    return true;
}

/// "GPU 00000000:3B:00.0" on a line of its own.
bool startsCard(const QString &text)
{
    return text.startsWith(QLatin1String("GPU ")) && text.size() < 40 && startsWithBusId(QStringView(text).mid(4));
}

class Reader
{
public:
    explicit Reader(Capture &capture) : m_capture(capture) {}

    bool take(const TextLine &line)
    {
        if (startsCard(line.text)) {
            addCard(m_capture, int(m_capture.cards.size()), QStringLiteral("NVIDIA"));
            setFact(m_capture.cards.last(), FactKey::BusId, QStringLiteral("GPU"), line.text.mid(4).trimmed(),
                    line.number);
            m_path.clear();
            m_inCard = true;
            return true;
        }
        Field field;
        if (!splitField(line.text, &field)) {
            if (!isSection(line.text))
                return false;
            leave(line.indent);
            m_path.append({line.indent, line.text});
            return false;
        }
        leave(line.indent);
        if (!m_inCard && takeHead(field))
            return true;
        if (field.value.isEmpty()) { // a section printed with a colon
            m_path.append({line.indent, field.name});
            return false;
        }
        return takeFact(field, line.number);
    }

private:
    struct Section {
        int indent = 0;
        QString name;
    };

    void leave(int indent)
    {
        while (!m_path.isEmpty() && m_path.last().indent >= indent)
            m_path.removeLast();
    }

    bool takeHead(const Field &field)
    {
        if (field.name == QLatin1String("Driver Version") || field.name == QLatin1String("KMD Version")) {
            if (m_capture.driver.isEmpty() && !isUnavailable(field.value))
                m_capture.driver = field.value.section(QLatin1Char(' '), 0, 0);
            return true;
        }
        return field.name == QLatin1String("Timestamp") || field.name == QLatin1String("CUDA Version") ||
               field.name == QLatin1String("CUDA UMD Version") || field.name == QLatin1String("Attached GPUs");
    }

    bool takeFact(const Field &field, int number)
    {
        const QString section = m_path.isEmpty() ? QString() : m_path.last().name;
        const QString above = m_path.size() > 1 ? m_path[m_path.size() - 2].name : QString();
        const NvidiaField *known = nvidiaTextField(above, section, field.name);
        if (!known)
            return false;
        if (m_capture.cards.isEmpty()) // a part of an output: its head was cut off
            addCard(m_capture, 0, QStringLiteral("NVIDIA"));
        const QString place = section.isEmpty() ? field.name : section + QStringLiteral(" / ") + field.name;
        storeNvidiaField(m_capture.cards.last(), *known, place, field.value, number);
        if (field.name == QLatin1String("Driver Model") ||
            (section == QLatin1String("Driver Model") && field.value.startsWith(QLatin1String("WDDM"))))
            m_capture.platform = QStringLiteral("windows");
        return true;
    }

    Capture &m_capture;
    QVector<Section> m_path;
    bool m_inCard = false;
};

bool begins(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    if (text.contains(QLatin1String("NVSMI LOG")) || startsCard(text))
        return true;
    Field field;
    if (text.size() > 300)
        return false;
    if (!splitField(text, &field))
        return (text == QLatin1String("Remapped Rows") || text == QLatin1String("Retired Pages") ||
                text == QLatin1String("FB Memory Usage") || text == QLatin1String("ECC Errors") ||
                text == QLatin1String("Ecc Errors")) &&
               at + 1 < lines.size() && splitField(lines[at + 1].text, &field);
    static const QStringList starters{
        QStringLiteral("Product Name"),    QStringLiteral("Product Brand"),     QStringLiteral("Product Architecture"),
        QStringLiteral("GPU Part Number"), QStringLiteral("Board Part Number"), QStringLiteral("VBIOS Version"),
        QStringLiteral("GPU UUID"),        QStringLiteral("Attached GPUs"),     QStringLiteral("Remapped Rows")};
    return starters.contains(field.name);
}

qsizetype read(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("q");
    Reader reader(capture);
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kLookAhead; ++i) {
        const QString &text = lines[i].text;
        if (i > at) {
            if (text.contains(QLatin1String("NVSMI LOG")))
                break; // the next capture
            if (text.startsWith(QLatin1Char('|')) || text.startsWith(QLatin1Char('+')) ||
                text.startsWith(QLatin1Char('<')))
                break;
            // other formats whose lines would pass for noise here
            if (kListParser.begins(lines, i) || kCsvParser.begins(lines, i) || kLspciParser.begins(lines, i) ||
                kTopologyParser.begins(lines, i))
                break;
        }
        if (reader.take(lines[i]))
            last = i;
    }
    // A whole output ends with the list of processes, or at least says what clocks the card may have.
    bool whole = false;
    for (qsizetype i = last; i < std::min(last + 12, qsizetype(lines.size())) && !whole; ++i)
        whole = lines[i].text.startsWith(QLatin1String("Process")) ||
                lines[i].text.startsWith(QLatin1String("Capabilities"));
    for (qsizetype i = std::max(at, last - 200); i <= last && !whole; ++i)
        whole = lines[i].text.startsWith(QLatin1String("Processes")) ||
                lines[i].text.startsWith(QLatin1String("Max Clocks"));
    capture.truncated = !whole;
    return last + 1;
}

} // namespace

const Parser kQueryParser{begins, read};

} // namespace xuanka
