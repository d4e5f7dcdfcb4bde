// SPDX-License-Identifier: GPL-3.0-or-later
// nvidia-smi -L, nvlink -s and topo -m.
#include "identify/fact_writer.h"
#include "identify/parsers.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

constexpr int kNoise = 6;

const QRegularExpression &listLine()
{
    static const QRegularExpression line(
        QStringLiteral("^GPU (\\d{1,4}): (.{1,100}?)(?: \\(UUID: ([^)]{1,60})\\)?)?$"));
    return line;
}

bool beginsList(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    return text.startsWith(QLatin1String("GPU ")) && text.size() < 200 && text.mid(4, 6).contains(QLatin1Char(':')) &&
           listLine().match(text).hasMatch();
}

qsizetype readList(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("list");
    static const QRegularExpression link(QStringLiteral("^Link (\\d{1,3}): (\\d{1,4}(?:\\.\\d{1,4})?) GB/s"));
    static const QRegularExpression idle(QStringLiteral("^Link (\\d{1,3}): <?inactive>?"),
                                         QRegularExpression::CaseInsensitiveOption);
    qsizetype last = at;
    for (qsizetype i = at; i < lines.size() && i - last < kNoise; ++i) {
        const QString &text = lines[i].text;
        const int number = lines[i].number;
        if (const auto match = listLine().match(text); text.startsWith(QLatin1String("GPU ")) && match.hasMatch()) {
            CardFacts &card = addCard(capture, match.captured(1).toInt(), QStringLiteral("NVIDIA"));
            setFact(card, FactKey::Name, QStringLiteral("GPU"), match.captured(2).trimmed(), number);
            if (!match.captured(3).isEmpty())
                setFact(card, FactKey::Uuid, QStringLiteral("UUID"), match.captured(3), number);
            last = i;
            continue;
        }
        CardFacts &card = capture.cards.last();
        if (text.startsWith(QLatin1String("MIG "))) {
            setFact(card, FactKey::MigMode, QStringLiteral("MIG"), QStringLiteral("Enabled"), number);
        } else if (text.startsWith(QLatin1String("Link "))) {
            capture.format = QStringLiteral("nvlink");
            if (const auto match = link.match(text); match.hasMatch()) {
                addToFact(card, FactKey::NvlinkLinksActive, QStringLiteral("Link"), QStringLiteral("1"), number);
                setFact(card, FactKey::NvlinkRateGbS, QStringLiteral("Link ") + match.captured(1), match.captured(2),
                        number);
            } else if (idle.match(text).hasMatch()) {
                addToFact(card, FactKey::NvlinkLinksInactive, QStringLiteral("Link"), QStringLiteral("1"), number);
            } else {
                continue;
            }
        } else if (text.contains(QLatin1String("does not have or support Nvlink"))) {
            capture.format = QStringLiteral("nvlink");
            setFact(card, FactKey::NvlinkAbsent, QStringLiteral("nvlink -s"), text, number);
        } else if (text.contains(QLatin1String("all links are inActive"), Qt::CaseInsensitive)) {
            capture.format = QStringLiteral("nvlink");
            setFact(card, FactKey::NvlinkLinksActive, QStringLiteral("nvlink -s"), QStringLiteral("0"), number);
        } else if (text.contains(QLatin1String("Nvlink queries are not supported"))) {
            capture.format = QStringLiteral("nvlink");
            setFact(card, FactKey::MigMode, QStringLiteral("nvlink -s"), QStringLiteral("Enabled"), number);
            setFact(card, FactKey::NvlinkLinksActive, QStringLiteral("nvlink -s"), QStringLiteral("N/A"), number);
        } else {
            if (text.startsWith(QLatin1Char('|')) || text.startsWith(QLatin1Char('+')) || kQueryParser.begins(lines, i))
                break;
            continue;
        }
        last = i;
    }
    return last + 1;
}

QStringList wordsOf(const QString &text)
{
    QString plain = text.left(4000);
    plain.replace(QLatin1Char('\t'), QLatin1Char(' '));
    return plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

int gpuNumber(const QString &word)
{
    if (!word.startsWith(QLatin1String("GPU")))
        return -1;
    bool ok = false;
    const int number = word.mid(3).toInt(&ok);
    return ok && number >= 0 && number < kMostCards ? number : -1;
}

bool beginsTopology(const Lines &lines, qsizetype at)
{
    const QString &text = lines[at].text;
    if (!text.startsWith(QLatin1String("GPU")) || text.contains(QLatin1Char(':')))
        return false;
    const QStringList words = wordsOf(text);
    // the head names the columns, a row has its own column crossed out
    if (words.size() >= 2 && gpuNumber(words[0]) == 0 &&
        (gpuNumber(words[1]) == 1 || words[1] == QLatin1String("CPU") || words[1].startsWith(QLatin1String("NIC"))))
        return true;
    return words.size() >= 2 && gpuNumber(words[0]) >= 0 && words.mid(1).contains(QLatin1String("X"));
}

qsizetype readTopology(const Lines &lines, qsizetype at, Capture &capture)
{
    capture.tool = QStringLiteral("nvidia-smi");
    capture.format = QStringLiteral("topo");
    QVector<int> columns;
    qsizetype i = at;
    for (; i < lines.size(); ++i) {
        const QStringList words = wordsOf(lines[i].text);
        if (words.isEmpty())
            continue;
        if (columns.isEmpty() && gpuNumber(words[0]) >= 0 && !words.contains(QLatin1String("X"))) {
            for (const QString &word : words)
                columns << gpuNumber(word);
            continue;
        }
        const int row = gpuNumber(words[0]);
        if (row < 0) {
            if (words[0].startsWith(QLatin1String("NIC")) || words[0].startsWith(QLatin1String("mlx")))
                continue;
            break;
        }
        addCard(capture, row, QStringLiteral("NVIDIA"));
        capture.topologyCards << words[0];
        for (qsizetype c = 1; c < words.size() && c - 1 < std::max<qsizetype>(columns.size(), 16); ++c) {
            const int to = columns.value(c - 1, int(c - 1));
            static const QRegularExpression kind(QStringLiteral("^(?:NV\\d{1,2}|SYS|NODE|PHB|PXB|PIX|PSB)$"));
            if (to < 0 || !kind.match(words[c]).hasMatch())
                continue;
            capture.topology.append({row, to, words[c], lines[i].number});
            if (words[c].startsWith(QLatin1String("NV")) &&
                !capture.cards.last().facts.contains(FactKey::NvlinkLinksActive))
                setFact(capture.cards.last(), FactKey::NvlinkLinksActive, QStringLiteral("GPU%1").arg(to),
                        words[c].mid(2), lines[i].number);
        }
    }
    return std::max(i, at + 1);
}

} // namespace

const Parser kListParser{beginsList, readList};
const Parser kTopologyParser{beginsTopology, readTopology};

} // namespace xuanka
