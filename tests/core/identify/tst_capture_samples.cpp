// SPDX-License-Identifier: GPL-3.0-or-later
// Real outputs of the tools: what a reader alone must find in each.
#include "identify/capture.h"

#include "core/identify/samples.h"

#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

namespace
{

QVector<CardFacts> cardsOf(const QVector<Capture> &captures)
{
    QVector<CardFacts> cards;
    for (const Capture &capture : captures)
        cards += capture.cards;
    return cards;
}

/// Product names as far as both sides go: a tool's cut name, "2x …" of the index.
QString plainName(QString name)
{
    if (name.size() > 3 && name[0].isDigit() && name[1] == QLatin1Char('x'))
        name = name.mid(2).trimmed();
    return name.toLower();
}

/// Names that are ids: the tool's list of devices is older than the card.
bool isIdOnly(const QString &name)
{
    const QString plain = plainName(name);
    return name.startsWith(QLatin1String("0x")) || plain.startsWith(QLatin1String("0x")) ||
           plain.startsWith(QLatin1String("device "));
}

} // namespace

class TestCaptureSamples : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void samples_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("tool");
        QTest::addColumn<QString>("driver");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("memory");
        QTest::addColumn<int>("count");
        const QStringList lines =
            QString::fromUtf8(samples::contents(QStringLiteral("index.csv"))).split(QLatin1Char('\n'));
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QStringList cells = samples::csvCells(lines[i].trimmed());
            if (cells.size() < 11)
                continue;
            QTest::newRow(qPrintable(cells[0]))
                << cells[0] << cells[3] << cells[5] << cells[7] << cells[10] << cells[6].toInt();
        }
        if (lines.size() < 2)
            QTest::newRow("absent") << QString() << QString() << QString() << QString() << QString() << 0;
    }

    void samples()
    {
        QFETCH(QString, file);
        QFETCH(QString, tool);
        QFETCH(QString, driver);
        QFETCH(QString, name);
        QFETCH(QString, memory);
        QFETCH(int, count);
        if (file.isEmpty())
            QSKIP("the bulk data beside the project is absent");
        const QVector<Capture> captures = readCaptures(samples::contents(file));
        const QVector<CardFacts> cards = cardsOf(captures);
        QCOMPARE(captures.first().tool, tool);
        QCOMPARE(cards.size() == 0, count == 0);
        static const QRegularExpression version(QStringLiteral("^\\d{3}\\.\\d"));
        // one poster wrote the driver's version into the text around the rows
        if (tool == QLatin1String("nvidia-smi") && version.match(driver).hasMatch() &&
            captures.first().format != QLatin1String("csv-no-header")) {
            QStringList found;
            for (const Capture &capture : captures)
                found << capture.driver;
            QVERIFY2(found.contains(driver.section(QLatin1Char(' '), 0, 0)), qPrintable(found.join(QLatin1Char('/'))));
        }
        if (cards.isEmpty())
            return;
        // the index joins differing cards with " ; "
        const QStringList names = name.split(QStringLiteral(" ; ")), sizes = memory.split(QStringLiteral(" ; "));
        if (names.size() == 1 && count == int(cards.size()) && name != QLatin1String("unknown") && !isIdOnly(name) &&
            !name.contains(QLatin1String("unknown"))) {
            const QString found = cards.first().text(FactKey::Name).toLower();
            QVERIFY2(!found.isEmpty(), "no name");
            QVERIFY2(plainName(name).contains(found.left(12)) || found.contains(plainName(name)) ||
                         plainName(name).startsWith(found.section(QLatin1Char(' '), 0, 1)) ||
                         found.contains(plainName(name).section(QLatin1Char(' '), -1)),
                     qPrintable(found + QStringLiteral(" / ") + name));
        }
        bool sized = false;
        const double wanted = sizes.first().trimmed().toDouble(&sized);
        if (sized && wanted > 0)
            QCOMPARE(cards.first().number(FactKey::MemoryTotalMib).value_or(-1), wanted);
    }
};

QTEST_GUILESS_MAIN(TestCaptureSamples)
#include "tst_capture_samples.moc"
