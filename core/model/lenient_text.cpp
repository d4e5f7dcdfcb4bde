// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/lenient_text.h"

#include <QCoreApplication>
#include <QStringConverter>

namespace xuanka
{

namespace
{

/// Share of zero bytes at even or odd places that makes a text without a mark UTF-16.
constexpr qsizetype kProbeBytes = 64;

std::optional<QStringConverter::Encoding> unmarkedUtf16(const QByteArray &bytes)
{
    qsizetype even = 0;
    qsizetype odd = 0;
    const qsizetype probed = qMin(bytes.size(), kProbeBytes) & ~qsizetype(1);
    for (qsizetype i = 0; i < probed; ++i) {
        if (bytes.at(i) == '\0')
            ++(i % 2 == 0 ? even : odd);
    }
    if (probed < 2)
        return std::nullopt;
    if (odd > probed / 4 && even == 0)
        return QStringConverter::Utf16LE;
    if (even > probed / 4 && odd == 0)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

/// Keys and numbers are ASCII in every encoding in question, so a two-byte character may be replaced where the
/// system knows no GBK. Nullopt when the bytes are no GBK at all.
std::optional<QString> decodeGbk(const QByteArray &bytes)
{
    QStringDecoder decoder("GB18030");
    if (decoder.isValid()) {
        const QString text = decoder(bytes);
        if (!decoder.hasError() && !text.contains(QChar::ReplacementCharacter))
            return text;
        return std::nullopt;
    }
    QString text;
    text.reserve(bytes.size());
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes.at(i));
        if (byte < 0x80) {
            text.append(QLatin1Char(bytes.at(i)));
            continue;
        }
        const auto trail = static_cast<unsigned char>(i + 1 < bytes.size() ? bytes.at(i + 1) : 0);
        if (byte == 0x80 || byte == 0xff || trail < 0x40 || trail == 0x7f || trail == 0xff)
            return std::nullopt;
        text.append(QChar(QChar::ReplacementCharacter));
        ++i;
    }
    return text;
}

void note(QVector<ImportWarning> &warnings, const char *message, const QStringList &args = {})
{
    warnings.append({{}, QString::fromLatin1(message), args});
}

Error wrong(const QString &fileName, const QString &where, const char *found, const char *expected)
{
    return {fileName, where, QString::fromLatin1(found), QString::fromLatin1(expected), {}};
}

} // namespace

Result<QString> decodeConfigText(const QByteArray &bytes, const QString &fileName, QVector<ImportWarning> &warnings)
{
    if (bytes.size() > kMaxConfigBytes) {
        return Error{fileName,
                     {},
                     QString::number(bytes.size()),
                     QString::fromLatin1(QT_TRANSLATE_NOOP("phrases", "at most %1 bytes")),
                     {QString::number(kMaxConfigBytes)}};
    }
    if (const auto marked = QStringConverter::encodingForData(bytes)) {
        QStringDecoder decoder(*marked);
        const QString text = decoder(bytes);
        if (decoder.hasError())
            return wrong(fileName, {}, QStringConverter::nameForEncoding(*marked),
                         QT_TRANSLATE_NOOP("phrases", "text in the encoding of its byte order mark"));
        note(warnings, QT_TRANSLATE_NOOP("phrases", "byte order mark of %1"),
             {QString::fromLatin1(QStringConverter::nameForEncoding(*marked))});
        return text;
    }
    if (const auto wide = unmarkedUtf16(bytes)) {
        QStringDecoder decoder(*wide);
        const QString text = decoder(bytes);
        if (!decoder.hasError()) {
            note(warnings, QT_TRANSLATE_NOOP("phrases", "encoded in %1"), {QStringLiteral("UTF-16")});
            return text;
        }
    }
    QStringDecoder utf8(QStringConverter::Utf8);
    const QString text = utf8(bytes);
    if (!utf8.hasError())
        return text;
    if (const std::optional<QString> gbk = decodeGbk(bytes)) {
        note(warnings, QT_TRANSLATE_NOOP("phrases", "encoded in %1"), {QStringLiteral("GBK")});
        return *gbk;
    }
    return wrong(fileName, {}, "binary data", QT_TRANSLATE_NOOP("phrases", "text in UTF-8, UTF-16 or GBK"));
}

std::optional<Error> notJson(const QString &text, const QString &fileName)
{
    const QString body = text.trimmed();
    const char *expected = QT_TRANSLATE_NOOP("phrases", "JSON object");
    if (body.isEmpty())
        return wrong(fileName, {}, "empty file", expected);
    if (body.startsWith(QLatin1String("version https://git-lfs")))
        return wrong(fileName, {}, "Git LFS pointer", QT_TRANSLATE_NOOP("phrases", "the file itself (git lfs pull)"));
    const qsizetype conflict = (QLatin1Char('\n') + text).indexOf(QLatin1String("\n<<<<<<< "));
    if (conflict >= 0) {
        const qsizetype line = QStringView(text).left(conflict).count(QLatin1Char('\n')) + 1;
        return wrong(fileName, QStringLiteral("line %1").arg(line), "unresolved merge conflict", expected);
    }
    if (body.startsWith(QLatin1Char('<')))
        return wrong(fileName, {}, "web page", expected);
    if (body.startsWith(QLatin1String("../")) || body.startsWith(QLatin1String("..\\")))
        return wrong(fileName, {}, "link of the Hugging Face cache",
                     QT_TRANSLATE_NOOP("phrases", "the file the link points to"));
    return std::nullopt;
}

} // namespace xuanka
