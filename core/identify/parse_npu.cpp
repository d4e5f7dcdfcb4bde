// SPDX-License-Identifier: GPL-3.0-or-later
// npu-smi info: two rows a chip, whose columns widen from release to release.
#include "identify/fact_writer.h"
#include "identify/parsers.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

constexpr int kNoise = 30;

QStringList cellsOf(const QString &text)
{
    QStringList cells = text.split(QLatin1Char('|'));
    for (QString &cell : cells)
        cell = cell.trimmed();
    return cells.mid(1);
}

bool begins(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    return text.contains(QLatin1Char('|')) &&
           (text.contains(QLatin1String("npu-smi")) || text.contains(QLatin1String("HBM-Usage")) ||
            (text.contains(QLatin1String("NPU")) && text.contains(QLatin1String("Health"))));
}

class Reader
{
public:
    explicit Reader(Capture &capture) : m_capture(capture) {}

    void row(const TextLine &line)
    {
        const QStringList cells = cellsOf(line.text);
        static const QRegularExpression version(QStringLiteral("npu-smi\\s{1,8}(\\S{1,24})"));
        static const QRegularExpression driver(QStringLiteral("Version:\\s{0,8}(\\S{1,24})"));
        if (const auto match = version.match(line.text); match.hasMatch()) {
            m_capture.toolVersion = match.captured(1);
            m_capture.driver = driver.match(line.text).captured(1);
            return;
        }
        if (cells.size() < 3 || cells[0].contains(QLatin1String("Process")) ||
            cells[1].contains(QLatin1String("Process"))) {
            m_over = m_over || line.text.contains(QLatin1String("Process"));
            return;
        }
        if (m_over || cells[0].isEmpty() || !cells[0][0].isDigit())
            return;
        const QStringList words = cells[0].split(QLatin1Char(' '), Qt::SkipEmptyParts);
        if (words.size() >= 2 && words[1][0].isLetterOrNumber() && isName(words[1])) {
            m_npu = words[0].toInt();
            m_name = words.mid(1).join(QLatin1Char(' '));
            m_health = cells[1];
            m_state = cells[2];
            m_line = line.number;
            return;
        }
        if (m_npu < 0)
            return;
        chip(cells, line.number);
    }

private:
    static bool isName(const QString &word)
    {
        // the second row of a chip has a chip number and at times a physical id, digits both
        return std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
    }

    void chip(const QStringList &cells, int line)
    {
        CardFacts &card = addCard(m_capture, int(m_capture.cards.size()), QStringLiteral("Huawei"));
        setFact(card, FactKey::Name, QStringLiteral("Name"), m_name, m_line);
        setFact(card, FactKey::Health, QStringLiteral("Health"), m_health, m_line);
        if (startsWithBusId(cells[1]))
            setFact(card, FactKey::BusId, QStringLiteral("Bus-Id"), cells[1].section(QLatin1Char(' '), 0, 0), line);
        static const QRegularExpression number(QStringLiteral("^([0-9]{1,4}(?:\\.[0-9]{1,2})?)\\s{1,20}([0-9]{1,3})"));
        if (const auto match = number.match(m_state); match.hasMatch()) {
            setFact(card, FactKey::PowerDrawW, QStringLiteral("Power(W)"), match.captured(1), m_line);
            setFact(card, FactKey::TemperatureC, QStringLiteral("Temp(C)"), match.captured(2), m_line);
        }
        // the last pair with a total is the HBM; boards without HBM print one pair only
        static const QRegularExpression pair(QStringLiteral("([0-9]{1,8})\\s{0,6}/\\s{0,6}([0-9]{1,8})"));
        auto pairs = pair.globalMatch(cells[2].left(200));
        QString used, total;
        while (pairs.hasNext()) {
            const auto match = pairs.next();
            if (match.captured(2).toLongLong() > 0) {
                used = match.captured(1);
                total = match.captured(2);
            }
        }
        if (!total.isEmpty()) {
            setFact(card, FactKey::MemoryUsedMib, QStringLiteral("HBM-Usage(MB)"), used + QStringLiteral(" MiB"), line);
            setFact(card, FactKey::MemoryTotalMib, QStringLiteral("HBM-Usage(MB)"), total + QStringLiteral(" MiB"),
                    line);
        }
    }

    Capture &m_capture;
    int m_npu = -1, m_line = 0;
    QString m_name, m_health, m_state;
    bool m_over = false;
};

qsizetype read(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("npu-smi");
    capture.format = QStringLiteral("table");
    Reader reader(capture);
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kNoise; ++i) {
        const QString &text = lines[i].text;
        if (i > at && kBoxParser.begins(lines, i) && text.contains(QLatin1String("SMI")))
            break;
        if (text.startsWith(QLatin1Char('+'))) {
            last = i;
        } else if (text.contains(QLatin1Char('|'))) {
            TextLine line = lines[i];
            line.text = text.mid(text.indexOf(QLatin1Char('|')));
            reader.row(line);
            last = i;
        }
    }
    return last + 1;
}

} // namespace

const Parser kNpuParser{begins, read};

} // namespace xuanka
