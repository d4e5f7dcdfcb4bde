// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantity/json_text.h"

#include <QJsonArray>
#include <QStringDecoder>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace xuanka
{

namespace
{

const char *const kExpectSize = QT_TRANSLATE_NOOP("phrases", "a file of at most %1 bytes");
const char *const kExpectUtf8 = QT_TRANSLATE_NOOP("phrases", "text in UTF-8");
const char *const kExpectObject = QT_TRANSLATE_NOOP("phrases", "a JSON object");
const char *const kExpectValue = QT_TRANSLATE_NOOP("phrases", "a JSON value");
const char *const kExpectKey = QT_TRANSLATE_NOOP("phrases", "a key in double quotes");
const char *const kExpectOnce = QT_TRANSLATE_NOOP("phrases", "every key once (again on line %1)");
const char *const kExpectSign = QT_TRANSLATE_NOOP("phrases", "the sign %1");
const char *const kExpectEither = QT_TRANSLATE_NOOP("phrases", "the sign %1 or %2");
const char *const kExpectEnd = QT_TRANSLATE_NOOP("phrases", "nothing after the JSON object");
const char *const kExpectDepth = QT_TRANSLATE_NOOP("phrases", "at most %1 levels of brackets");
const char *const kExpectNumber = QT_TRANSLATE_NOOP("phrases", "a finite number");
const char *const kExpectString = QT_TRANSLATE_NOOP("phrases", "a text closed by a double quote");
const char *const kExpectEscape = QT_TRANSLATE_NOOP("phrases", "a valid escape sequence");

class Reader
{
public:
    Reader(QStringView text, const QString &file, int depth) : m_text(text), m_file(file), m_maxDepth(depth) {}

    Result<QJsonObject> read()
    {
        skipSpace();
        if (peek() != u'{') {
            fail(kExpectObject);
            return *m_error;
        }
        const QJsonValue value = readObject();
        skipSpace();
        if (!m_error && m_at < m_text.size())
            fail(kExpectEnd);
        if (m_error)
            return *m_error;
        return value.toObject();
    }

private:
    QChar peek() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }

    void skipSpace()
    {
        while (m_at < m_text.size() && QStringView(u" \t\r\n").contains(m_text.at(m_at)))
            ++m_at;
    }

    qsizetype lineOf(qsizetype position) const { return 1 + m_text.first(position).count(u'\n'); }

    /// First error wins; everything after it returns at once.
    void fail(const char *expected, const QStringList &args = {})
    {
        if (m_error)
            return;
        const qsizetype lineStart = m_at > 0 ? m_text.lastIndexOf(u'\n', m_at - 1) + 1 : 0;
        const QString where = QStringLiteral("line %1, column %2").arg(lineOf(m_at)).arg(m_at - lineStart + 1);
        const QString found = m_at < m_text.size() ? m_text.mid(m_at, 20).toString() : QString();
        m_error = Error{m_file, where, found.section(u'\n', 0, 0), QString::fromLatin1(expected), args};
        m_at = m_text.size();
    }

    void failAtPath(const QString &found, const char *expected, const QStringList &args = {})
    {
        if (m_error)
            return;
        m_error = Error{m_file, m_path.join(u'.'), found, QString::fromLatin1(expected), args};
        m_at = m_text.size();
    }

    QJsonValue readValue()
    {
        skipSpace();
        const QChar sign = peek();
        if (sign == u'{')
            return readObject();
        if (sign == u'[')
            return readArray();
        if (sign == u'"')
            return readString();
        if (sign == u'-' || (sign >= u'0' && sign <= u'9'))
            return readNumber();
        if (take(u"true"))
            return true;
        if (take(u"false"))
            return false;
        if (take(u"null"))
            return QJsonValue::Null;
        fail(kExpectValue);
        return {};
    }

    bool take(QStringView word)
    {
        if (!m_text.mid(m_at).startsWith(word))
            return false;
        m_at += word.size();
        return true;
    }

    bool enter()
    {
        if (++m_depth > m_maxDepth)
            fail(kExpectDepth, {QString::number(m_maxDepth)});
        ++m_at;
        skipSpace();
        return !m_error;
    }

    /// After a member or element: true if another follows, false at the closing bracket.
    bool another(QChar closing)
    {
        skipSpace();
        if (m_error)
            return false;
        if (peek() == closing) {
            ++m_at;
            return false;
        }
        if (peek() != u',') {
            fail(kExpectEither, {QStringLiteral(","), QString(closing)});
            return false;
        }
        ++m_at;
        skipSpace();
        return true;
    }

    QJsonValue readObject()
    {
        std::vector<std::pair<QString, QJsonValue>> members;
        std::vector<std::pair<QString, qsizetype>> keys; // with the position, to find a repeated one
        if (!enter())
            return {};
        if (peek() == u'}') {
            ++m_at;
        } else {
            do {
                if (peek() != u'"') {
                    fail(kExpectKey);
                    break;
                }
                const qsizetype keyAt = m_at;
                const QString key = readString();
                skipSpace();
                if (peek() != u':') {
                    fail(kExpectSign, {QStringLiteral(":")});
                    break;
                }
                ++m_at;
                m_path.append(key);
                members.emplace_back(key, readValue());
                keys.emplace_back(key, keyAt);
                if (!m_error)
                    m_path.removeLast();
            } while (another(u'}'));
        }
        --m_depth;
        checkKeys(keys);
        // in order of the keys, so that every insertion is at the end
        std::sort(members.begin(), members.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        QJsonObject object;
        for (const auto &[key, value] : members)
            object.insert(key, value);
        return object;
    }

    void checkKeys(std::vector<std::pair<QString, qsizetype>> &keys)
    {
        if (m_error)
            return;
        std::stable_sort(keys.begin(), keys.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        const auto twice = std::adjacent_find(keys.begin(), keys.end(),
                                              [](const auto &a, const auto &b) { return a.first == b.first; });
        if (twice == keys.end())
            return;
        m_path.append(twice->first);
        failAtPath(twice->first, kExpectOnce, {QString::number(lineOf((twice + 1)->second))});
    }

    QJsonValue readArray()
    {
        QJsonArray array;
        if (!enter())
            return {};
        if (peek() == u']') {
            ++m_at;
        } else {
            do {
                m_path.append(QStringLiteral("[%1]").arg(array.size()));
                array.append(readValue());
                if (!m_error)
                    m_path.removeLast();
            } while (another(u']'));
        }
        --m_depth;
        return array;
    }

    QJsonValue readNumber()
    {
        const qsizetype start = m_at;
        const auto digits = [this] {
            const qsizetype from = m_at;
            while (peek() >= u'0' && peek() <= u'9')
                ++m_at;
            return m_at > from;
        };
        if (peek() == u'-')
            ++m_at;
        const bool zero = peek() == u'0';
        const qsizetype first = m_at;
        bool good = digits() && !(zero && m_at - first > 1);
        if (good && peek() == u'.') {
            ++m_at;
            good = digits();
        }
        if (good && (peek() == u'e' || peek() == u'E')) {
            ++m_at;
            if (peek() == u'+' || peek() == u'-')
                ++m_at;
            good = digits();
        }
        if (!good) {
            fail(kExpectNumber);
            return {};
        }
        const QString written = m_text.mid(start, m_at - start).toString();
        bool converted = false;
        const double number = written.toDouble(&converted);
        if (!converted || !std::isfinite(number))
            failAtPath(written.left(40), kExpectNumber);
        return number;
    }

    QString readString()
    {
        QString result;
        ++m_at;
        while (m_at < m_text.size()) {
            const QChar sign = m_text.at(m_at);
            if (sign == u'"') {
                ++m_at;
                return result;
            }
            if (sign.unicode() < 0x20)
                break;
            if (sign == u'\\') {
                if (!readEscape(result)) {
                    fail(kExpectEscape);
                    return {};
                }
                continue;
            }
            result.append(sign);
            ++m_at;
        }
        fail(kExpectString);
        return {};
    }

    std::optional<char16_t> readHex()
    {
        bool good = false;
        const QStringView hex = m_text.mid(m_at + 2, 4);
        const bool plain = hex.size() == 4 && std::all_of(hex.begin(), hex.end(), [](QChar c) {
                               return c.unicode() < 128 && c.isLetterOrNumber();
                           });
        const ushort code = hex.toUShort(&good, 16);
        if (!good || !plain)
            return std::nullopt;
        m_at += 6;
        return code;
    }

    /// One escape sequence, a surrogate pair counting as one; a lone half is no text.
    bool readEscape(QString &result)
    {
        const QChar kind = m_at + 1 < m_text.size() ? m_text.at(m_at + 1) : QChar();
        if (kind == u'u') {
            const std::optional<char16_t> unit = readHex();
            if (!unit || QChar::isLowSurrogate(*unit))
                return false;
            result.append(QChar(*unit));
            if (!QChar::isHighSurrogate(*unit))
                return true;
            if (!m_text.mid(m_at).startsWith(u"\\u"))
                return false;
            const std::optional<char16_t> low = readHex();
            if (!low || !QChar::isLowSurrogate(*low))
                return false;
            result.append(QChar(*low));
            return true;
        }
        static constexpr QStringView kinds = u"\"\\/bfnrt";
        static constexpr QStringView signs = u"\"\\/\b\f\n\r\t";
        const qsizetype index = kinds.indexOf(kind);
        if (index < 0 || kind.isNull())
            return false;
        result.append(signs.at(index));
        m_at += 2;
        return true;
    }

    QStringView m_text;
    QString m_file;
    int m_maxDepth;
    qsizetype m_at = 0;
    int m_depth = 0;
    QStringList m_path;
    std::optional<Error> m_error;
};

/// Where decoding put its first replacement sign that does not stand in the file itself.
Error notUtf8(const QByteArray &bytes, const QString &text, const QString &file)
{
    static const QByteArray replacement = QString(QChar::ReplacementCharacter).toUtf8();
    qsizetype at = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    qsizetype line = 1, column = 1;
    for (const QChar sign : text) {
        if (sign == QChar::ReplacementCharacter && bytes.mid(at, 3) != replacement)
            break;
        // both halves of a pair together are four bytes
        at += sign.unicode() < 0x80 ? 1 : sign.unicode() < 0x800 || sign.isSurrogate() ? 2 : 3;
        column = sign == u'\n' ? 1 : column + 1;
        line += sign == u'\n' ? 1 : 0;
    }
    return Error{file,
                 QStringLiteral("line %1, column %2").arg(line).arg(column),
                 QStringLiteral("0x") + QString::fromLatin1(bytes.mid(at, 1).toHex()),
                 QString::fromLatin1(kExpectUtf8),
                 {}};
}

} // namespace

Result<QJsonObject> readJsonObject(const QByteArray &bytes, const QString &fileName, const JsonLimits &limits)
{
    if (bytes.size() > limits.bytes) {
        return Error{fileName,
                     {},
                     QString::number(bytes.size()),
                     QString::fromLatin1(kExpectSize),
                     {QString::number(limits.bytes)}};
    }
    // passes over a byte order mark; without state, so that a sequence cut off by the end is an error too
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    if (decoder.hasError())
        return notUtf8(bytes, text, fileName);
    return Reader(text, fileName, limits.depth).read();
}

} // namespace xuanka
