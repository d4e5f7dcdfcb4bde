// SPDX-License-Identifier: GPL-3.0-or-later
#include "site/licence.h"

#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

class TestLicence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }

    void numbers_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<LicenceKind>("kind");
        QTest::addColumn<QString>("province");
        QTest::addColumn<bool>("national");
        QTest::addColumn<QString>("classes");
        QTest::addColumn<int>("year");
        QTest::addColumn<QString>("serial");
        QTest::addColumn<HostingShown>("hosting");
        const auto telecom = LicenceKind::Telecom;
        const auto shown = HostingShown::ShownByNumber;
        const auto open = HostingShown::NotShownByNumber;
        const auto ask = HostingShown::AskFor;
        QTest::newRow("Henan, class two")
            << "豫B2-20261089" << telecom << "河南" << false << "B2" << 2026 << "1089" << open;
        QTest::newRow("national") << "A2.B1.B2-20202637" << telecom << "" << true << "A2.B1.B2" << 2020 << "2637"
                                  << shown;
        QTest::newRow("Beijing") << "京B2-20202418" << telecom << "北京" << false << "B2" << 2020 << "2418" << open;
        QTest::newRow("joint") << "合字B1.B2-20130004" << telecom << "" << true << "B1.B2" << 2013 << "0004" << shown;
        QTest::newRow("carrier") << "A2.B1.B2-20090003" << telecom << "" << true << "A2.B1.B2" << 2009 << "0003"
                                 << shown;
        QTest::newRow("Guangdong") << "粤B2-20230674" << telecom << "广东" << false << "B2" << 2023 << "0674" << open;
        QTest::newRow("provincial, class one")
            << "苏B1-20210123" << telecom << "江苏" << false << "B1" << 2021 << "0123" << shown;
        QTest::newRow("filing") << "滇ICP备2020007656号" << LicenceKind::WebsiteFiling << "云南" << false << "" << 2020
                                << "007656" << ask;
        QTest::newRow("old filing") << "沪ICP备05001234号-1" << LicenceKind::WebsiteFiling << "上海" << false << "" << 0
                                    << "05001234" << ask;
        QTest::newRow("full width, blanks") << " 浙Ｂ１．Ｂ２－２０２２ ０１８８ 号" << telecom << "浙江" << false
                                            << "B1.B2" << 2022 << "0188" << shown;
        QTest::newRow("no province of that name")
            << "某B2-20261089" << LicenceKind::Unreadable << "" << false << "" << 0 << "" << ask;
        QTest::newRow("nothing") << "" << LicenceKind::Unreadable << "" << false << "" << 0 << "" << ask;
        QTest::newRow("too long") << QString(5000, QChar(u'豫')) << LicenceKind::Unreadable << "" << false << "" << 0
                                  << "" << ask;
    }
    void numbers()
    {
        QFETCH(QString, number);
        const LicenceReading reading = readLicence(number);
        QTEST(reading.kind, "kind");
        QTEST(reading.province, "province");
        QTEST(reading.national, "national");
        QTEST(reading.classes.join(QLatin1Char('.')), "classes");
        QTEST(reading.year, "year");
        QTEST(reading.serial, "serial");
        QTEST(reading.hosting, "hosting");
    }

    void coverage()
    {
        const LicenceReading henan = readLicence(QStringLiteral("豫B2-20261089"));
        QCOMPARE(coverageOf(henan, QStringLiteral("江苏")), Coverage::OtherProvince);
        QCOMPARE(coverageOf(henan, QStringLiteral("河南")), Coverage::SameProvince);
        QCOMPARE(coverageOf(readLicence(QStringLiteral("A2.B1.B2-20202637")), QStringLiteral("江苏")),
                 Coverage::SeeCoverageList);
        QCOMPARE(coverageOf(readLicence(QStringLiteral("滇ICP备2020007656号")), QStringLiteral("云南")),
                 Coverage::SeeCoverageList);
    }

    void certificates()
    {
        QCOMPARE(readCertificate(QStringLiteral("ISO/IEC 27001:2022")), CertificateKind::Certifiable);
        QCOMPARE(readCertificate(QStringLiteral("ISO27011")), CertificateKind::GuidelineOnly);
        QCOMPARE(readCertificate(QStringLiteral("ISO 9001")), CertificateKind::Unknown);
        QCOMPARE(readCertificate(QStringLiteral("1270011")), CertificateKind::Unknown);
    }
};

QTEST_APPLESS_MAIN(TestLicence)
#include "tst_licence.moc"
