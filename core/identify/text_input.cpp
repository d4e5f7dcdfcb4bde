// SPDX-License-Identifier: GPL-3.0-or-later
#include "identify/text_input.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <cerrno>
#include <iconv.h>

namespace xuanka
{

namespace
{

constexpr qsizetype kLongestLine = 100'000;
constexpr qsizetype kMostLines = 400'000;
constexpr qsizetype kProbe = 4096;
constexpr int kTab = 4;
constexpr int kMostPrefixes = 4;

/// Share of zero bytes at even and odd places tells UTF-16 without a mark.
std::optional<QStringConverter::Encoding> wideEncoding(const QByteArray &input)
{
    const qsizetype length = std::min(input.size(), kProbe) / 2 * 2;
    if (length < 4)
        return {};
    int zeros[2] = {0, 0};
    for (qsizetype i = 0; i < length; ++i)
        zeros[i % 2] += input[i] == 0;
    const int half = int(length / 2);
    if (zeros[1] > half / 2 && zeros[0] < half / 8)
        return QStringConverter::Utf16LE;
    if (zeros[0] > half / 2 && zeros[1] < half / 8)
        return QStringConverter::Utf16BE;
    return {};
}

/// Chinese Windows consoles write GBK; Qt's own converters do not know it.
QString fromGbk(const QByteArray &input)
{
    const iconv_t converter = iconv_open("UTF-16LE", "GB18030");
    if (converter == iconv_t(-1)) // NOLINT: how iconv tells
        return QString::fromUtf8(input);
    QString text;
    std::array<char16_t, 4096> buffer{};
    QByteArray copy = input;
    char *from = copy.data();
    size_t left = size_t(copy.size());
    while (left > 0) {
        char *to = reinterpret_cast<char *>(buffer.data());
        size_t room = sizeof buffer;
        const size_t done = iconv(converter, &from, &left, &to, &room);
        text += QStringView(buffer.data(), qsizetype((sizeof buffer - room) / sizeof(char16_t))).toString();
        if (done != size_t(-1) || errno == E2BIG)
            continue;
        text += QChar::ReplacementCharacter;
        ++from;
        --left;
    }
    iconv_close(converter);
    return text;
}

/// Escape sequences, also as "^[[3m" when a terminal or a forum wrote them out; other control characters.
QString withoutEscapes(QStringView line)
{
    QString out;
    out.reserve(line.size());
    const qsizetype size = line.size();
    for (qsizetype i = 0; i < size; ++i) {
        const QChar c = line[i];
        qsizetype after = -1;
        if (c == QChar(0x1b))
            after = i + 1;
        else if (c == QLatin1Char('^') && i + 1 < size && line[i + 1] == QLatin1Char('['))
            after = i + 2;
        if (after >= 0) {
            qsizetype j = after;
            if (j < size && line[j] == QLatin1Char('['))
                ++j;
            const qsizetype begin = j;
            while (j < size && j - begin < 16 &&
                   (line[j].isDigit() || line[j] == QLatin1Char(';') || line[j] == QLatin1Char('?')))
                ++j;
            const bool sequence = j < size && line[j].isLetter() && (c == QChar(0x1b) || j > begin);
            if (sequence) {
                i = j;
                continue;
            }
            if (c == QChar(0x1b))
                continue;
        }
        if (c == QChar(0xa0) || c == QChar(0x3000))
            out += QLatin1Char(' ');
        else if (c == QLatin1Char('\t') ||
                 (!c.isNull() && c.unicode() >= 0x20 && c != QChar(0x7f) && c != QChar(0xfeff) && c != QChar(0x200b) &&
                  c != QChar(0x200e) && c != QChar(0x200f)))
            out += c;
    }
    return out;
}

void replaceEntities(QString &text)
{
    if (!text.contains(QLatin1Char('&')))
        return;
    static const std::pair<QLatin1String, QLatin1String> entities[] = {
        {QLatin1String("&lt;"), QLatin1String("<")},    {QLatin1String("&gt;"), QLatin1String(">")},
        {QLatin1String("&quot;"), QLatin1String("\"")}, {QLatin1String("&#39;"), QLatin1String("'")},
        {QLatin1String("&nbsp;"), QLatin1String(" ")},  {QLatin1String("&amp;"), QLatin1String("&")}};
    for (const auto &[name, letter] : entities)
        text.replace(name, letter);
}

/// Length of one prefix at the start: "> ", "# ", "# [aft] >> ", "2024-06-25T18:45:27.095Z "; 0 = none.
qsizetype prefixLength(QStringView text)
{
    if (text.startsWith(QLatin1String("```")))
        return 3;
    if (text.startsWith(QLatin1Char('>')) || text.startsWith(QLatin1Char('#')))
        return 1;
    if (text.startsWith(QLatin1Char('['))) {
        const qsizetype end = text.left(40).indexOf(QLatin1String("] >>"));
        return end > 0 ? end + 4 : 0;
    }
    // an ISO time stamp with its T: the tools themselves print other forms
    if (text.size() > 20 && text[4] == QLatin1Char('-') && text[7] == QLatin1Char('-') &&
        text[10] == QLatin1Char('T') && text[0].isDigit()) {
        const qsizetype end = text.left(40).indexOf(QLatin1Char(' '));
        return end > 0 ? end : 0;
    }
    return 0;
}

TextLine cleanLine(QStringView raw, int number)
{
    QString text = withoutEscapes(raw.left(kLongestLine));
    replaceEntities(text);
    QStringView view(text);
    for (int i = 0; i < kMostPrefixes; ++i) {
        const QStringView trimmed = view.trimmed();
        const qsizetype length = prefixLength(trimmed);
        if (length == 0)
            break;
        view = trimmed.mid(length);
        // the blank that parts a quoting mark from its line belongs to the mark
        if (view.startsWith(QLatin1Char(' ')))
            view = view.mid(1);
    }
    TextLine line;
    line.number = number;
    for (const QChar c : view) {
        if (c == QLatin1Char('\t'))
            line.indent += kTab;
        else if (c == QLatin1Char(' '))
            ++line.indent;
        else
            break;
    }
    line.text = view.trimmed().toString();
    if (line.text.startsWith(QLatin1Char('"')) && line.text.endsWith(QLatin1Char('"')) &&
        line.text.count(QLatin1Char('"')) == 2)
        line.text = line.text.mid(1, line.text.size() - 2).trimmed();
    return line;
}

} // namespace

QString decodeText(const QByteArray &input)
{
    const auto marked = QStringConverter::encodingForData(input);
    const auto wide = marked ? marked : wideEncoding(input);
    if (wide && *wide != QStringConverter::Utf8) {
        QStringDecoder decoder(*wide);
        return decoder(input);
    }
    QStringDecoder utf8(QStringConverter::Utf8);
    const QString text = utf8(input);
    return utf8.hasError() ? fromGbk(input) : text;
}

QVector<TextLine> cleanLines(const QByteArray &input)
{
    const QString text = decodeText(input);
    QVector<TextLine> lines;
    qsizetype at = 0;
    int number = 0;
    while (at < text.size() && lines.size() < kMostLines) {
        qsizetype end = text.indexOf(QLatin1Char('\n'), at);
        if (end < 0)
            end = text.size();
        lines << cleanLine(QStringView(text).mid(at, end - at), ++number);
        at = end + 1;
    }
    return lines;
}

} // namespace xuanka
