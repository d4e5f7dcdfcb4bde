// SPDX-License-Identifier: GPL-3.0-or-later
#include "site/licence.h"

#include <QRegularExpression>

#include <iterator>

namespace xuanka
{

namespace
{

struct Province {
    char16_t sign;
    const char16_t *name;
};

// One-character names of the provinces as licence numbers and website filings use them.
constexpr Province kProvinces[] = {
    {u'京', u"北京"}, {u'津', u"天津"},   {u'冀', u"河北"}, {u'晋', u"山西"}, {u'蒙', u"内蒙古"}, {u'辽', u"辽宁"},
    {u'吉', u"吉林"}, {u'黑', u"黑龙江"}, {u'沪', u"上海"}, {u'苏', u"江苏"}, {u'浙', u"浙江"},   {u'皖', u"安徽"},
    {u'闽', u"福建"}, {u'赣', u"江西"},   {u'鲁', u"山东"}, {u'豫', u"河南"}, {u'鄂', u"湖北"},   {u'湘', u"湖南"},
    {u'粤', u"广东"}, {u'桂', u"广西"},   {u'琼', u"海南"}, {u'渝', u"重庆"}, {u'川', u"四川"},   {u'蜀', u"四川"},
    {u'贵', u"贵州"}, {u'黔', u"贵州"},   {u'云', u"云南"}, {u'滇', u"云南"}, {u'藏', u"西藏"},   {u'陕', u"陕西"},
    {u'甘', u"甘肃"}, {u'陇', u"甘肃"},   {u'青', u"青海"}, {u'宁', u"宁夏"}, {u'新', u"新疆"},
};

constexpr qsizetype kLongest = 100;

QString provinceOf(const QString &prefix)
{
    for (const Province &province : kProvinces)
        if (prefix == QString(QChar(province.sign)))
            return QString::fromUtf16(province.name);
    return {};
}

/// Blanks away, full-width letters, digits and signs to their plain forms, letters upper case.
QString plain(const QString &text)
{
    QString out;
    for (QChar sign : text.normalized(QString::NormalizationForm_KC).toUpper()) {
        if (sign == QChar(u'－') || sign == QChar(0x2010) || sign == QChar(0x2011) || sign == QChar(0x2013) ||
            sign == QChar(0x2014))
            sign = QLatin1Char('-');
        if (sign == QChar(u'、') || sign == QChar(u'·') || sign == QChar(u'．'))
            sign = QLatin1Char('.');
        if (!sign.isSpace())
            out += sign;
    }
    return out;
}

} // namespace

LicenceReading readLicence(const QString &text)
{
    LicenceReading reading;
    if (text.size() > kLongest)
        return reading;
    reading.number = plain(text);
    static const QRegularExpression filing(QStringLiteral("(\\p{Han})ICP备(\\d{4,14})号?"));
    static const QRegularExpression licence(
        QStringLiteral("(合字|\\p{Han})?([AB][12](?:\\.[AB][12])*)-(20\\d\\d|19\\d\\d)(\\d{3,6})"));
    if (const QRegularExpressionMatch match = filing.match(reading.number); match.hasMatch()) {
        reading.kind = LicenceKind::WebsiteFiling;
        reading.prefix = match.captured(1);
        reading.province = provinceOf(reading.prefix);
        const QString digits = match.captured(2);
        const int year = digits.left(4).toInt();
        const bool dated = digits.size() > 8 && year >= 2000 && year < 2100; // older filings carry no year
        reading.year = dated ? year : 0;
        reading.serial = dated ? digits.mid(4) : digits;
        return reading;
    }
    const QRegularExpressionMatch match = licence.match(reading.number);
    if (!match.hasMatch())
        return reading;
    reading.prefix = match.captured(1);
    reading.province = provinceOf(reading.prefix);
    reading.national = reading.prefix.isEmpty() || reading.prefix == QStringLiteral("合字");
    if (!reading.national && reading.province.isEmpty())
        return reading; // a character that names no province: not a number we can read
    reading.kind = LicenceKind::Telecom;
    reading.classes = match.captured(2).split(QLatin1Char('.'));
    reading.year = match.captured(3).toInt();
    reading.serial = match.captured(4);
    reading.hosting =
        reading.classes.contains(QStringLiteral("B1")) ? HostingShown::ShownByNumber : HostingShown::NotShownByNumber;
    return reading;
}

Coverage coverageOf(const LicenceReading &reading, const QString &province)
{
    if (reading.kind != LicenceKind::Telecom || reading.national)
        return Coverage::SeeCoverageList;
    return reading.province == province ? Coverage::SameProvince : Coverage::OtherProvince;
}

CertificateKind readCertificate(const QString &name)
{
    static const QRegularExpression number(QStringLiteral("(?<!\\d)(27\\d\\d\\d)(?!\\d)"));
    const QString digits = number.match(plain(name)).captured(1);
    if (digits == QLatin1String("27001") || digits == QLatin1String("27701"))
        return CertificateKind::Certifiable;
    // the rest of the family are guidelines: an audit by them ends in a certificate to 27001
    if (digits == QLatin1String("27011") || digits == QLatin1String("27002") || digits == QLatin1String("27017") ||
        digits == QLatin1String("27018"))
        return CertificateKind::GuidelineOnly;
    return CertificateKind::Unknown;
}

QString licenceQuerySite() { return QStringLiteral("https://dxzhgl.miit.gov.cn"); }

} // namespace xuanka
