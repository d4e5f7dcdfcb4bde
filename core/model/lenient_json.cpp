// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lenient_json.h"

#include "model/lenient_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QMap>

#include <limits>

namespace xuanka
{

namespace
{

constexpr qsizetype kMaxWarnings = 100; // a hostile file must not make a long list

/// Recursive descent over the decoded text; the first fault stops it.
class Parser
{
public:
    Parser(const QString &text, QVector<ImportWarning> &warnings) : m_text(text), m_warnings(warnings) {}

    QJsonObject parse();
    const std::optional<Error> &fault() const { return m_fault; }

private:
    QJsonValue value(int depth, const QString &path);
    QJsonObject object(int depth, const QString &path);
    QJsonArray array(int depth, const QString &path);
    QString string();
    QChar escaped();
    QJsonValue number(const QString &path);
    QJsonValue word(const QString &path);
    bool take(QChar c);
    void skipBlank();
    bool skipComment();
    void fail(qsizetype at, const char *expected, const QStringList &args = {});
    void warn(const QString &path, const char *message, const QStringList &args = {});
    QString placeOf(qsizetype at) const;
    QChar peek() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }

    const QString &m_text;
    QVector<ImportWarning> &m_warnings;
    std::optional<Error> m_fault;
    qsizetype m_at = 0;
    bool m_commentNoted = false;
};

QString Parser::placeOf(qsizetype at) const
{
    const QStringView before = QStringView(m_text).left(at);
    const qsizetype line = before.count(QLatin1Char('\n')) + 1;
    const qsizetype column = at - before.lastIndexOf(QLatin1Char('\n'));
    return QStringLiteral("line %1, column %2").arg(line).arg(column);
}

void Parser::fail(qsizetype at, const char *expected, const QStringList &args)
{
    if (m_fault)
        return;
    QString found = QStringLiteral("end of file");
    if (at < m_text.size()) {
        qsizetype end = at;
        while (end < m_text.size() && end - at < 20 && !m_text.at(end).isSpace())
            ++end;
        found = m_text.mid(at, qMax<qsizetype>(1, end - at));
    }
    m_fault = Error{{}, placeOf(at), found, QString::fromLatin1(expected), args};
}

void Parser::warn(const QString &path, const char *message, const QStringList &args)
{
    if (m_warnings.size() < kMaxWarnings)
        m_warnings.append({path, QString::fromLatin1(message), args});
}

bool Parser::skipComment()
{
    if (peek() != QLatin1Char('/') || m_at + 1 >= m_text.size())
        return false;
    const QChar second = m_text.at(m_at + 1);
    qsizetype end = -1;
    if (second == QLatin1Char('/')) {
        end = m_text.indexOf(QLatin1Char('\n'), m_at);
        end = end < 0 ? m_text.size() : end;
    } else if (second == QLatin1Char('*')) {
        end = m_text.indexOf(QLatin1String("*/"), m_at + 2);
        end = end < 0 ? -1 : end + 2;
    }
    if (end < 0)
        return false;
    if (!m_commentNoted) {
        warn(placeOf(m_at), QT_TRANSLATE_NOOP("phrases", "comment left out"));
        m_commentNoted = true;
    }
    m_at = end;
    return true;
}

void Parser::skipBlank()
{
    do {
        while (m_at < m_text.size() && (m_text.at(m_at).isSpace() || m_text.at(m_at) == QChar::ByteOrderMark))
            ++m_at;
    } while (skipComment());
}

bool Parser::take(QChar c)
{
    skipBlank();
    if (peek() != c || m_at >= m_text.size())
        return false;
    ++m_at;
    return true;
}

QChar Parser::escaped()
{
    const QChar c = peek();
    ++m_at;
    switch (c.unicode()) {
    case 'b':
        return QLatin1Char('\b');
    case 'f':
        return QLatin1Char('\f');
    case 'n':
        return QLatin1Char('\n');
    case 'r':
        return QLatin1Char('\r');
    case 't':
        return QLatin1Char('\t');
    case '"':
    case '\\':
    case '/':
        return c;
    case 'u': {
        bool ok = false;
        const ushort code = QStringView(m_text).mid(m_at, 4).toUShort(&ok, 16);
        if (ok && m_at + 4 <= m_text.size()) {
            m_at += 4;
            return QChar(code);
        }
        break;
    }
    default:
        break;
    }
    fail(m_at - 1, QT_TRANSLATE_NOOP("phrases", "escape sequence of JSON"));
    return {};
}

QString Parser::string()
{
    QString result;
    const qsizetype start = m_at;
    ++m_at; // opening quote
    while (m_at < m_text.size() && !m_fault) {
        const QChar c = m_text.at(m_at);
        if (c == QLatin1Char('"')) {
            ++m_at;
            return result;
        }
        if (c.unicode() < 0x20) {
            fail(start, QT_TRANSLATE_NOOP("phrases", "closing quotation mark on the same line"));
            return {};
        }
        ++m_at;
        result.append(c == QLatin1Char('\\') ? escaped() : c);
    }
    fail(start, QT_TRANSLATE_NOOP("phrases", "closing quotation mark"));
    return {};
}

QJsonValue Parser::number(const QString &path)
{
    const qsizetype start = m_at;
    const auto digits = [this] {
        const qsizetype from = m_at;
        while (peek() >= QLatin1Char('0') && peek() <= QLatin1Char('9'))
            ++m_at;
        return m_at > from;
    };
    if (peek() == QLatin1Char('-'))
        ++m_at;
    if (peek() == QLatin1Char('I'))
        return word(path);
    const bool zero = peek() == QLatin1Char('0');
    const qsizetype whole = m_at;
    bool good = digits() && (!zero || m_at == whole + 1);
    bool integral = true;
    if (good && peek() == QLatin1Char('.')) {
        ++m_at;
        integral = false;
        good = digits();
    }
    if (good && (peek() == QLatin1Char('e') || peek() == QLatin1Char('E'))) {
        ++m_at;
        integral = false;
        if (peek() == QLatin1Char('+') || peek() == QLatin1Char('-'))
            ++m_at;
        good = digits();
    }
    if (!good || peek().isLetterOrNumber() || peek() == QLatin1Char('_')) {
        fail(start, QT_TRANSLATE_NOOP("phrases", "number in JSON notation"));
        return {};
    }
    const QStringView token = QStringView(m_text).mid(start, m_at - start);
    bool exact = false;
    const qint64 integer = integral ? token.toLongLong(&exact) : 0;
    return exact ? QJsonValue(integer) : QJsonValue(token.toDouble());
}

QJsonValue Parser::word(const QString &path)
{
    const qsizetype start = m_at;
    while (peek().isLetter())
        ++m_at;
    const QStringView token = QStringView(m_text).mid(start, m_at - start);
    if (token == QLatin1String("true") || token == QLatin1String("false"))
        return QJsonValue(token == QLatin1String("true"));
    if (token == QLatin1String("null"))
        return QJsonValue(QJsonValue::Null);
    const bool infinite = token == QLatin1String("Infinity");
    if (infinite || token == QLatin1String("NaN")) {
        warn(path, QT_TRANSLATE_NOOP("phrases", "%1 is not JSON"), {token.toString()});
        return QJsonValue(infinite ? std::numeric_limits<double>::infinity()
                                   : std::numeric_limits<double>::quiet_NaN());
    }
    fail(start, QT_TRANSLATE_NOOP("phrases", "JSON value"));
    return {};
}

QJsonValue Parser::value(int depth, const QString &path)
{
    skipBlank();
    const QChar c = peek();
    if (depth > kMaxJsonDepth) {
        fail(m_at, QT_TRANSLATE_NOOP("phrases", "at most %1 levels of nesting"), {QString::number(kMaxJsonDepth)});
        return {};
    }
    if (c == QLatin1Char('{'))
        return object(depth, path);
    if (c == QLatin1Char('['))
        return array(depth, path);
    if (c == QLatin1Char('"'))
        return string();
    if (c == QLatin1Char('-') || (c >= QLatin1Char('0') && c <= QLatin1Char('9')))
        return number(path);
    return word(path);
}

QJsonArray Parser::array(int depth, const QString &path)
{
    QJsonArray result;
    ++m_at;
    if (take(QLatin1Char(']')))
        return result;
    while (!m_fault) {
        result.append(value(depth + 1, path));
        if (m_fault || take(QLatin1Char(']')))
            break;
        if (!take(QLatin1Char(',')))
            fail(m_at, QT_TRANSLATE_NOOP("phrases", "comma or closing bracket"));
    }
    return result;
}

QJsonObject Parser::object(int depth, const QString &path)
{
    ++m_at;
    if (take(QLatin1Char('}')))
        return {};
    QMap<QString, QJsonValue> members; // a QJsonObject is quick to fill in the order of its keys only
    while (!m_fault) {
        skipBlank();
        if (peek() != QLatin1Char('"')) {
            fail(m_at, QT_TRANSLATE_NOOP("phrases", "key in double quotation marks"));
            break;
        }
        const QString key = string();
        const QString inner = path.isEmpty() ? key : path + QLatin1Char('.') + key;
        if (!m_fault && !take(QLatin1Char(':')))
            fail(m_at, QT_TRANSLATE_NOOP("phrases", "colon"));
        if (members.contains(key))
            warn(inner, QT_TRANSLATE_NOOP("phrases", "key occurs twice, the last one counts"));
        const QJsonValue item = m_fault ? QJsonValue() : value(depth + 1, inner);
        if (m_fault)
            break;
        members.insert(key, item);
        if (members.size() > kMaxJsonMembers)
            fail(m_at, QT_TRANSLATE_NOOP("phrases", "at most %1 keys"), {QString::number(kMaxJsonMembers)});
        if (take(QLatin1Char('}')))
            break;
        if (!take(QLatin1Char(',')))
            fail(m_at, QT_TRANSLATE_NOOP("phrases", "comma or closing brace"));
    }
    QJsonObject result;
    for (auto it = members.cbegin(); it != members.cend(); ++it)
        result.insert(it.key(), it.value());
    return result;
}

QJsonObject Parser::parse()
{
    skipBlank();
    if (peek() != QLatin1Char('{')) {
        fail(m_at, QT_TRANSLATE_NOOP("phrases", "JSON object"));
        return {};
    }
    const QJsonObject root = object(1, QString());
    skipBlank();
    if (!m_fault && m_at < m_text.size())
        fail(m_at, QT_TRANSLATE_NOOP("phrases", "end of file"));
    return root;
}

} // namespace

Result<LenientJson> parseLenientJson(const QByteArray &bytes, const QString &fileName)
{
    LenientJson result;
    const Result<QString> text = decodeConfigText(bytes, fileName, result.warnings);
    if (!text)
        return text.error();
    if (std::optional<Error> other = notJson(*text, fileName))
        return *other;
    Parser parser(*text, result.warnings);
    result.root = parser.parse();
    if (parser.fault()) {
        Error fault = *parser.fault();
        fault.file = fileName;
        return fault;
    }
    return result;
}

} // namespace xuanka
