// SPDX-License-Identifier: GPL-3.0-or-later
// Real outputs of the tools: product, chip, architecture and memory as the index gives them.
#include "catalog/catalog.h"
#include "identify/classify.h"

#include "core/identify/samples.h"

#include <QTest>

using namespace xuanka;

class TestClassifySamples : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void samples()
    {
        const QStringList lines =
            QString::fromUtf8(samples::contents(QStringLiteral("gpus.csv"))).split(QLatin1Char('\n'));
        if (lines.size() < 2)
            QSKIP("the bulk data beside the project is absent");
        const auto catalog = Catalog::loadBundled();
        QVERIFY(catalog.ok());
        int rows = 0, chips = 0, architectures = 0, sizes = 0, products = 0;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QStringList cells = samples::csvCells(lines[i].trimmed());
            if (cells.size() < 8)
                continue;
            QVector<IdentifiedCard> cards;
            for (const Capture &capture : readCaptures(samples::contents(cells[0]))) {
                for (const CardFacts &facts : capture.cards)
                    cards << classify(facts, capture, (*catalog)->gpus()).card;
            }
            if (cards.isEmpty())
                continue;
            ++rows;
            const auto any = [&](auto wanted) { return std::any_of(cards.begin(), cards.end(), wanted); };
            const QString plain = cells[3].section(QLatin1String(" ("), 0, 0);
            const bool product =
                any([&](const IdentifiedCard &c) { return comparableName(c.product) == comparableName(plain); });
            const bool architecture = any(
                [&](const IdentifiedCard &c) { return c.architecture == cells[4].section(QLatin1String(" ("), 0, 0); });
            const bool chip =
                any([&](const IdentifiedCard &c) { return c.chip == cells[5].section(QLatin1String(" ("), 0, 0); });
            const bool size = cells[6].isEmpty() || any([&](const IdentifiedCard &c) {
                                  return qRound(c.memoryBytes / 1048576) == cells[6].toInt();
                              });
            products += product;
            architectures += architecture;
            chips += chip;
            sizes += size;
            if (!product || !architecture || !chip || !size)
                qInfo("%s: %s | %s | %s instead of %s | %s | %s", qPrintable(cells[0]),
                      qPrintable(cards.first().product), qPrintable(cards.first().architecture),
                      qPrintable(cards.first().chip), qPrintable(cells[3]), qPrintable(cells[4]), qPrintable(cells[5]));
        }
        qInfo("%d rows: product %d, architecture %d, chip %d, memory %d", rows, products, architectures, chips, sizes);
        QVERIFY(architectures * 100 >= rows * 90);
        QVERIFY(chips * 100 >= rows * 90);
        QVERIFY(sizes * 100 >= rows * 95);
    }
};

QTEST_GUILESS_MAIN(TestClassifySamples)
#include "tst_classify_samples.moc"
