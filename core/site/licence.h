// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace xuanka
{

enum class LicenceKind : std::uint8_t {
    Unreadable,    ///< no licence number known to the reader
    Telecom,       ///< value-added (B) or basic (A) telecom licence
    WebsiteFiling, ///< 备案: registers a website, licenses no business
};

/// What the number alone says about hosting servers (data-centre business, B11, which is class one).
enum class HostingShown : std::uint8_t {
    ShownByNumber,    ///< class B1 stands in the number; the business list (B11) and the coverage still have to be seen
    NotShownByNumber, ///< another class only; cannot be confirmed from the number. Never 'unlicensed'
    AskFor,           ///< a website filing or nothing readable: ask for the licence
};

/// Reading of a licence number. Facts: docs/method-site-cost.md, licences.
struct LicenceReading {
    LicenceKind kind = LicenceKind::Unreadable;
    QString number;        ///< as read, without blanks
    QString prefix;        ///< "豫", "合字" or empty
    QString province;      ///< "河南"; empty for a national number
    bool national = false; ///< issued by the ministry for several provinces
    QStringList classes;   ///< "A2", "B1", "B2" in the order written
    int year = 0;          ///< 0 = not in the number
    QString serial;
    HostingShown hosting = HostingShown::AskFor;
};

/// Reads a number in any usual spelling (blanks, full-width signs, "号"). Text over 100 characters is unreadable.
LicenceReading readLicence(const QString &text);

/// Whether the province of the number covers a province; a national number may, its coverage list says.
enum class Coverage : std::uint8_t { SameProvince, OtherProvince, SeeCoverageList };
Coverage coverageOf(const LicenceReading &reading, const QString &province);

/// Reading of a certificate name.
enum class CertificateKind : std::uint8_t { Unknown, Certifiable, GuidelineOnly };
CertificateKind readCertificate(const QString &name);

/// The official query page, shown as text; the program opens no connection.
QString licenceQuerySite();

} // namespace xuanka
