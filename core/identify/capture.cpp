// SPDX-License-Identifier: GPL-3.0-or-later
#include "identify/capture.h"

#include "identify/fact_writer.h"
#include "identify/parsers.h"
#include "identify/text_input.h"

#include <QRegularExpression>

namespace xuanka
{

namespace
{

constexpr qsizetype kMostUnread = 200;
constexpr qsizetype kShownUnread = 120;
constexpr qsizetype kFreeInVain = 2000; ///< lines a format may read in vain before it has to move on

/// The order matters where one format's line could pass for another's.
const Parser *const kParsers[] = {&kXmlParser,       &kNpuParser,         &kBoxParser,      &kErrorParser,
                                  &kTorchParser,     &kDeviceQueryParser, &kRocmJsonParser, &kRocmKeyParser,
                                  &kRocmTableParser, &kTopologyParser,    &kListParser,     &kQueryParser,
                                  &kLspciParser,     &kCsvParser,         &kLooseCsvParser};

/// What a format has read without finding anything. A short text may be tried again from every line; in a long one
/// that would cost the square of its length, so a format that keeps finding nothing starts next where it stopped.
class InVain
{
public:
    explicit InVain(qsizetype lines) : m_allowed(2 * lines + kFreeInVain) {}
    bool mayBegin(qsizetype at) const { return m_lines <= m_allowed || at >= m_end; }
    void add(qsizetype from, qsizetype to)
    {
        m_lines += to - from;
        m_end = std::max(m_end, to);
    }

private:
    qsizetype m_allowed = 0, m_lines = 0, m_end = 0;
};

/// Lines that belong to no format and tell nothing: shells, dates, rules, prose marks.
bool isSilent(const TextLine &line)
{
    const QString &text = line.text;
    return text.size() < 3 || text.startsWith(QLatin1Char('$')) || text.startsWith(QLatin1String("+-")) ||
           text.startsWith(QLatin1String("|=")) || text.startsWith(QLatin1Char('|')) ||
           text.startsWith(QLatin1String("==="));
}

/// Layers that hand out parts of a card say so in lines of their own.
const TextLine *quotaLine(const QVector<TextLine> &lines)
{
    for (const TextLine &line : lines) {
        if (line.text.size() < 400 &&
            (line.text.contains(QLatin1String("HAMI"), Qt::CaseInsensitive) ||
             line.text.contains(QLatin1String("vgpu-core")) || line.text.contains(QLatin1String("4pdvGPU"))))
            return &line;
    }
    return nullptr;
}

void describePlatform(const QVector<TextLine> &lines, QVector<Capture> &captures)
{
    bool wsl = false;
    for (const TextLine &line : lines)
        wsl = wsl || (line.text.size() < 300 && line.text.contains(QLatin1String("WSL")));
    for (Capture &capture : captures) {
        for (const CardFacts &card : std::as_const(capture.cards)) {
            if (card.text(FactKey::Name).contains(QLatin1String("nvgpu")))
                capture.platform = QStringLiteral("jetson");
        }
        if (capture.platform.isEmpty() && wsl && capture.tool == QLatin1String("nvidia-smi"))
            capture.platform = QStringLiteral("wsl");
    }
}

} // namespace

bool startsWithBusId(QStringView text)
{
    // [dddd[dddd]:]bb:dd.f, and the masks people put over it
    qsizetype at = 0;
    const auto hex = [&](int count) {
        for (int i = 0; i < count; ++i, ++at) {
            if (at >= text.size())
                return false;
            const char16_t c = text[at].unicode();
            const bool digit =
                (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F') || c == 'x' || c == 'X';
            if (!digit)
                return false;
        }
        return true;
    };
    const auto sign = [&](char c) { return at < text.size() && text[at] == QLatin1Char(c) && (++at, true); };
    const qsizetype colon = text.left(10).indexOf(QLatin1Char(':'));
    if (colon == 4 || colon == 8) {
        if (!hex(int(colon)) || !sign(':'))
            return false;
    }
    return hex(2) && sign(':') && hex(2) && sign('.') && hex(1);
}

CardFacts &addCard(Capture &capture, int index, const QString &vendor)
{
    if (capture.cards.size() < kMostCards) {
        CardFacts card;
        card.index = index;
        card.vendor = vendor;
        capture.cards.append(card);
    }
    return capture.cards.last();
}

QVector<Capture> readCaptures(const QByteArray &input)
{
    const QVector<TextLine> lines = cleanLines(input.left(kCaptureInputLimit));
    QVector<Capture> captures;
    QVector<UnreadLine> unread;
    QVector<InVain> inVain(std::size(kParsers), InVain(lines.size()));
    for (qsizetype at = 0; at < lines.size();) {
        const TextLine &line = lines[at];
        qsizetype next = at + 1;
        if (!line.text.isEmpty()) {
            bool known = false;
            for (size_t i = 0; i < std::size(kParsers); ++i) {
                if (!inVain[qsizetype(i)].mayBegin(at) || !kParsers[i]->begins(lines, at))
                    continue;
                Capture capture;
                next = std::max(at + 1, kParsers[i]->read(lines, at, capture));
                if (capture.cards.isEmpty() && capture.unread.isEmpty() && capture.driver.isEmpty()) {
                    inVain[qsizetype(i)].add(at, next);
                    continue; // it only looked like one
                }
                captures.append(capture);
                known = true;
                break;
            }
            if (!known) {
                next = at + 1;
                if (!isSilent(line) && unread.size() < kMostUnread)
                    unread.append({line.number, QStringLiteral("no_format_known"), line.text.left(kShownUnread)});
            }
        }
        at = next;
        if (captures.size() >= kMostCards)
            break;
    }
    if (captures.isEmpty()) {
        Capture nothing;
        if (unread.isEmpty())
            unread.append({lines.isEmpty() ? 0 : 1, QStringLiteral("empty"), QString()});
        nothing.unread = unread;
        return {nothing};
    }
    captures.first().unread += unread;
    for (Capture &capture : captures) {
        if (capture.truncated)
            capture.unread.append({0, QStringLiteral("truncated"), QString()});
    }
    if (const TextLine *quota = quotaLine(lines)) {
        for (Capture &capture : captures) {
            for (CardFacts &card : capture.cards)
                setFact(card, FactKey::ContainerQuota, QStringLiteral("line"), quota->text, quota->number);
        }
    }
    describePlatform(lines, captures);
    return captures;
}

} // namespace xuanka
