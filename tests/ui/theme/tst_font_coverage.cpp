// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QRawFont>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

QRawFont bundledFont(const QString &file)
{
    QFile source(QStringLiteral(":/fonts/") + file);
    return source.open(QIODevice::ReadOnly) ? QRawFont(source.readAll(), 16) : QRawFont();
}

/// Every character that can reach the screen: translations, catalogue, samples.
QSet<char32_t> usedCharacters()
{
    QSet<char32_t> used;
    for (const char *folder : {"translations", "resources/catalog", "resources/samples", "resources/constants"}) {
        QDirIterator files(QStringLiteral(XUANKA_SOURCE_DIR "/") + QLatin1String(folder), QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            for (const char32_t character : QString::fromUtf8(file.readAll()).toUcs4()) {
                if (character >= 0x20)
                    used.insert(character);
            }
        }
    }
    return used;
}

} // namespace

class TestFontCoverage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(QStringLiteral("font"))); }

    void everyCharacterHasAGlyph_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("regular") << QStringLiteral("XuankaSansSC-Regular.otf");
        QTest::newRow("bold") << QStringLiteral("XuankaSansSC-Bold.otf");
    }

    void everyCharacterHasAGlyph()
    {
        QFETCH(QString, file);
        const QRawFont font = bundledFont(file);
        QVERIFY(font.isValid());
        const QSet<char32_t> used = usedCharacters();
        QVERIFY(used.size() > 90);
        QStringList missing;
        for (const char32_t character : used) {
            if (!font.supportsCharacter(character))
                missing << QStringLiteral("U+%1").arg(uint(character), 4, 16, QLatin1Char('0'));
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
    }

    void radicalsAreLeftOut()
    {
        // A radical sharing the ideograph's glyph makes PDF text unsearchable: U+2F45 instead of U+65B9.
        const QRawFont font = bundledFont(QStringLiteral("XuankaSansSC-Regular.otf"));
        QVERIFY(font.supportsCharacter(char32_t(0x65B9)));
        QVERIFY(font.supportsCharacter(char32_t(0x6607)));   // 昇 of 昇腾, outside GB2312
        for (char32_t character = 0x2E80; character <= 0x2FDF; ++character)
            QVERIFY2(!font.supportsCharacter(character), qPrintable(QString::number(uint(character), 16)));
    }
};

QTEST_MAIN(TestFontCoverage)
#include "tst_font_coverage.moc"
