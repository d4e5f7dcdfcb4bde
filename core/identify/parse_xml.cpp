// SPDX-License-Identifier: GPL-3.0-or-later
// nvidia-smi -q -x: read by a scanner that forgives a text cut anywhere, not by a strict XML reader.
#include "identify/fact_writer.h"
#include "identify/nvidia_fields.h"
#include "identify/parsers.h"

namespace xuanka
{

namespace
{

constexpr qsizetype kDeepest = 32;
constexpr int kLookAhead = 200;

class Scanner
{
public:
    explicit Scanner(Capture &capture) : m_capture(capture) {}

    /// true if the line held any tag.
    bool take(const TextLine &line)
    {
        const QStringView text(line.text);
        qsizetype at = 0;
        bool any = false;
        while (at < text.size()) {
            const qsizetype open = text.indexOf(QLatin1Char('<'), at);
            const QStringView between = text.mid(at, (open < 0 ? text.size() : open) - at).trimmed();
            if (!between.isEmpty())
                m_value += between.toString().left(256);
            if (open < 0)
                break;
            const qsizetype close = text.indexOf(QLatin1Char('>'), open);
            if (close < 0)
                break; // cut inside a tag
            any = true;
            tag(text.mid(open + 1, close - open - 1), line.number);
            at = close + 1;
        }
        return any;
    }

    bool closed() const { return m_closed; }

private:
    void tag(QStringView tag, int line)
    {
        if (tag.startsWith(QLatin1Char('?')) || tag.startsWith(QLatin1Char('!')) || tag.endsWith(QLatin1Char('/')))
            return;
        if (tag.startsWith(QLatin1Char('/'))) {
            leave(tag.mid(1).trimmed().toString(), line);
            return;
        }
        const qsizetype blank = tag.indexOf(QLatin1Char(' '));
        const QString name = (blank < 0 ? tag : tag.left(blank)).toString();
        m_value.clear();
        if (name == QLatin1String("gpu") && blank > 0) {
            addCard(m_capture, int(m_capture.cards.size()), QStringLiteral("NVIDIA"));
            const QString id = tag.mid(blank).toString().section(QLatin1Char('"'), 1, 1);
            setFact(m_capture.cards.last(), FactKey::BusId, QStringLiteral("gpu id"), id, line);
            m_path = {name};
            return;
        }
        if (m_path.size() < kDeepest)
            m_path << name;
    }

    void leave(const QString &name, int line)
    {
        if (name == QLatin1String("nvidia_smi_log"))
            m_closed = true;
        if (!m_path.contains(name))
            return; // a tag whose beginning was cut off
        while (m_path.last() != name)
            m_path.removeLast();
        m_path.removeLast();
        const QString value = std::exchange(m_value, QString());
        if (name == QLatin1String("driver_version") || name == QLatin1String("kmd_version")) {
            if (m_capture.driver.isEmpty() && !isUnavailable(value))
                m_capture.driver = value.section(QLatin1Char(' '), 0, 0);
            return;
        }
        if (value.isEmpty() || m_path.contains(QLatin1String("mig_device")) ||
            m_path.contains(QLatin1String("processes")))
            return; // a slice's memory is not the card's
        const QString section = m_path.isEmpty() ? QString() : m_path.last();
        const QString above = m_path.size() > 1 ? m_path[m_path.size() - 2] : QString();
        const NvidiaField *field = nvidiaXmlField(above, section, name);
        if (!field)
            return;
        if (m_capture.cards.isEmpty())
            addCard(m_capture, 0, QStringLiteral("NVIDIA"));
        const QString place =
            section.isEmpty() || section == QLatin1String("gpu") ? name : section + QStringLiteral(" / ") + name;
        storeNvidiaField(m_capture.cards.last(), *field, place, value, line);
    }

    Capture &m_capture;
    QStringList m_path;
    QString m_value;
    bool m_closed = false;
};

bool begins(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    return text.startsWith(QLatin1Char('<')) &&
           (text.startsWith(QLatin1String("<?xml")) || text.contains(QLatin1String("nvidia_smi_log")) ||
            text.contains(QLatin1String("<gpu id=")) || text.contains(QLatin1String("<product_name>")) ||
            text.contains(QLatin1String("<driver_version>")) || text.contains(QLatin1String("<fb_memory_usage>")));
}

qsizetype read(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("q-xml");
    Scanner scanner(capture);
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kLookAhead && !scanner.closed(); ++i) {
        if (i > at && lines[i].text.startsWith(QLatin1String("<?xml")) && !capture.cards.isEmpty())
            break;
        if (scanner.take(lines[i]))
            last = i;
    }
    capture.truncated = !scanner.closed();
    return last + 1;
}

} // namespace

const Parser kXmlParser{begins, read};

} // namespace xuanka
