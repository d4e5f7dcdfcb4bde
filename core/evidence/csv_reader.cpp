// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/csv_reader.h"

#include <QSet>
#include <QStringDecoder>
#include <QtGlobal>

namespace xuanka
{
namespace
{

const char *const kExpectText = QT_TRANSLATE_NOOP("phrases", "text in UTF-8 or UTF-16");
const char *const kExpectSmaller = QT_TRANSLATE_NOOP("phrases", "a file of at most %1 bytes");
const char *const kExpectHeader = QT_TRANSLATE_NOOP("phrases", "a line with the names of the columns");
const char *const kExpectUnique = QT_TRANSLATE_NOOP("phrases", "each column once");
const char *const kExpectColumns = QT_TRANSLATE_NOOP("phrases", "at most %1 columns");
const char *const kExpectRecords = QT_TRANSLATE_NOOP("phrases", "at most %1 rows");
const char *const kExpectShortField = QT_TRANSLATE_NOOP("phrases", "at most %1 characters in a field");
const char *const kExpectClosed = QT_TRANSLATE_NOOP("phrases", "a closing quotation mark");
const char *const kExpectSeparator = QT_TRANSLATE_NOOP("phrases", "a separator after the closing quotation mark");
const char *const kExpectFieldCount = QT_TRANSLATE_NOOP("phrases", "%1 fields as in the header");

constexpr QChar kQuote = u'"';

Error makeError(const QString &file, const QString &where, const QString &found, const char *expected,
                const QStringList &args = {})
{
    return Error{file, where, found.left(60), QString::fromLatin1(expected), args};
}

QString lineColumn(int line, int column) { return QStringLiteral("line %1, column %2").arg(line).arg(column); }

Result<QString> decode(const QByteArray &bytes, const QString &file)
{
    const auto encoding = QStringConverter::encodingForData(bytes);
    // Without a mark only UTF-8 is certain; a guessed UTF-16 or UTF-32 without one is not text of ours.
    QStringDecoder decoder(encoding.value_or(QStringConverter::Utf8));
    const QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.contains(QChar(0)))
        return makeError(file, {}, {}, kExpectText);
    return text;
}

/// The separator is the one of the three that stands most often in the first line outside quotes.
QChar detectSeparator(const QString &text)
{
    int commas = 0, semicolons = 0, tabs = 0;
    bool quoted = false;
    for (const QChar c : text) {
        if (c == kQuote)
            quoted = !quoted;
        if (quoted)
            continue;
        if (c == u'\n' || c == u'\r')
            break;
        commas += c == u',';
        semicolons += c == u';';
        tabs += c == u'\t';
    }
    if (tabs > commas && tabs >= semicolons)
        return u'\t';
    return semicolons > commas ? u';' : u',';
}

/// State of the scan; one pass over the text, no backtracking.
class Scanner
{
public:
    Scanner(const QString &text, QString file, const CsvLimits &limits)
        : m_text(text), m_file(std::move(file)), m_limits(limits), m_separator(detectSeparator(text))
    {
    }

    /// Next record; false at the end of the text or after an error.
    bool next(CsvRecord &record)
    {
        record.fields.clear();
        record.line = m_line;
        if (m_position >= m_text.size())
            return false;
        for (;;) {
            QString field;
            if (!(current() == kQuote ? quotedField(field) : plainField(field)))
                return false;
            record.fields.append(field);
            if (record.fields.size() > m_limits.columns)
                return fail(kExpectColumns, {QString::number(m_limits.columns)}, {});
            if (current() != m_separator)
                break;
            advance();
        }
        endOfLine();
        return true;
    }

    const std::optional<Error> &error() const { return m_error; }

private:
    QChar current() const { return m_position < m_text.size() ? m_text.at(m_position) : QChar(0); }
    static bool isBreak(QChar c) { return c == u'\n' || c == u'\r'; }
    bool atEnd() const { return m_position >= m_text.size(); }

    void advance()
    {
        ++m_position;
        ++m_column;
    }

    void endOfLine()
    {
        if (atEnd())
            return;
        if (current() == u'\r')
            ++m_position;
        if (!atEnd() && current() == u'\n')
            ++m_position;
        ++m_line;
        m_column = 1;
    }

    bool fail(const char *expected, const QStringList &args, const QString &found)
    {
        m_error = makeError(m_file, lineColumn(m_line, m_column), found, expected, args);
        return false;
    }

    bool plainField(QString &field)
    {
        const qsizetype start = m_position;
        while (!atEnd() && current() != m_separator && !isBreak(current()))
            advance();
        field = m_text.mid(start, m_position - start).trimmed();
        return checkLength(field);
    }

    bool quotedField(QString &field)
    {
        const int openLine = m_line;
        const int openColumn = m_column;
        advance();
        while (!atEnd()) {
            const QChar c = current();
            if (c == kQuote) {
                advance();
                if (current() != kQuote)
                    return closeQuoted(field);
                field += kQuote;
                advance();
            } else if (isBreak(c)) {
                field += u'\n';
                endOfLine();
            } else {
                field += c;
                advance();
            }
            if (!checkLength(field))
                return false;
        }
        m_error = makeError(m_file, lineColumn(openLine, openColumn), field, kExpectClosed);
        return false;
    }

    bool closeQuoted(const QString &field)
    {
        while (current() == u' ')
            advance();
        if (!atEnd() && current() != m_separator && !isBreak(current()))
            return fail(kExpectSeparator, {}, m_text.mid(m_position, 20));
        return checkLength(field);
    }

    bool checkLength(const QString &field)
    {
        if (field.size() <= m_limits.fieldLength)
            return true;
        return fail(kExpectShortField, {QString::number(m_limits.fieldLength)}, field);
    }

    const QString &m_text;
    QString m_file;
    CsvLimits m_limits;
    QChar m_separator;
    qsizetype m_position = 0;
    int m_line = 1;
    int m_column = 1;
    std::optional<Error> m_error;
};

bool isBlank(const CsvRecord &record) { return record.fields.size() == 1 && record.fields.first().isEmpty(); }

std::optional<Error> checkHeader(const CsvRecord &header, const QString &file)
{
    QSet<QString> seen;
    for (const QString &name : header.fields) {
        if (name.isEmpty() || !seen.contains(name)) {
            seen.insert(name);
            continue;
        }
        return makeError(file, QStringLiteral("line %1").arg(header.line), name, kExpectUnique);
    }
    return std::nullopt;
}

} // namespace

Result<CsvTable> readCsv(const QByteArray &bytes, const QString &fileName, const CsvLimits &limits)
{
    if (bytes.size() > limits.bytes)
        return makeError(fileName, {}, QString::number(bytes.size()), kExpectSmaller, {QString::number(limits.bytes)});
    const Result<QString> text = decode(bytes, fileName);
    if (!text)
        return text.error();

    Scanner scanner(*text, fileName, limits);
    CsvTable table;
    CsvRecord record;
    while (scanner.next(record)) {
        if (isBlank(record))
            continue;
        if (table.header.isEmpty()) {
            if (const auto error = checkHeader(record, fileName))
                return *error;
            table.header = record.fields;
            for (QString &name : table.header)
                name = name.trimmed();
            continue;
        }
        if (record.fields.size() != table.header.size())
            return makeError(fileName, QStringLiteral("line %1").arg(record.line),
                             QString::number(record.fields.size()), kExpectFieldCount,
                             {QString::number(table.header.size())});
        if (table.records.size() >= limits.records)
            return makeError(fileName, QStringLiteral("line %1").arg(record.line), {}, kExpectRecords,
                             {QString::number(limits.records)});
        table.records.append(record);
    }
    if (scanner.error())
        return *scanner.error();
    if (table.header.isEmpty())
        return makeError(fileName, {}, {}, kExpectHeader);
    return table;
}

} // namespace xuanka
