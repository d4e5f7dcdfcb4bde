// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/phrase_tables.h"
#include "report/phrases.h"
#include "scenario/parameter_table.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace xuanka;

class TestPhrases : public QObject
{
    Q_OBJECT
    const Phrases m_english{Language::English};
    const Phrases m_chinese{Language::Chinese};
    bool translated() const { return m_chinese.memoryPart(QStringLiteral("weights")) == QStringLiteral("权重"); }

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void languageWords();
    void parameters();
    void tables_data();
    void tables();
    void everyTextIsTranslated_data() { tables_data(); }
    void everyTextIsTranslated();
    void unknownKeysStayThemselves();
    void argumentsAreFilledOnce();
    void error_data();
    void error();
    void quantityFallsBackToParts();
};

namespace
{
using Entries = std::span<const PhraseEntry>;
}
Q_DECLARE_METATYPE(Entries)

void TestPhrases::languageWords()
{
    QCOMPARE(languageFromWord(u"zh_CN"), std::optional(Language::Chinese));
    QCOMPARE(languageFromWord(u"en"), std::optional(Language::English));
    QCOMPARE(languageFromWord(u"fr"), std::optional<Language>());
    QCOMPARE(toWord(Language::Chinese), QLatin1String("zh_CN"));
    QCOMPARE(m_chinese.locale().name(), QStringLiteral("zh_CN"));
}

void TestPhrases::tables_data()
{
    QTest::addColumn<Entries>("table");
    QTest::newRow("memory parts") << memoryPartPhrases();
    QTest::newRow("step parts") << stepPartPhrases();
    QTest::newRow("staves") << stavePhrases();
    QTest::newRow("quantities") << quantityPhrases();
    QTest::newRow("units") << unitPhrases();
    QTest::newRow("figures") << figurePhrases();
    QTest::newRow("residual groups") << groupPhrases();
}

void TestPhrases::tables()
{
    QFETCH(Entries, table);
    QSet<QByteArray> keys;
    for (const PhraseEntry &entry : table) {
        QVERIFY2(!keys.contains(entry.key), entry.key);
        keys.insert(entry.key);
        QVERIFY2(qstrlen(entry.source) > 0, entry.key);
        QCOMPARE(phraseSource(table, entry.key), entry.source);
    }
    QCOMPARE(phraseSource(table, "no such key"), nullptr);
}

void TestPhrases::everyTextIsTranslated()
{
    if (!translated())
        QSKIP("the Chinese translation is not filled in this tree");
    QFETCH(Entries, table);
    for (const PhraseEntry &entry : table)
        QVERIFY2(m_chinese.text(entry.source) != QString::fromUtf8(entry.source) ||
                     qstrcmp(entry.source, "tokens") == 0,
                 entry.source);
}

/// Every row of the parameter table reads as words: label, help, each word of a choice.
void TestPhrases::parameters()
{
    for (const Parameter &parameter : parameterTable()) {
        const QString key = QString::fromUtf8(parameter.key);
        QVERIFY2(m_english.parameterLabel(parameter) != key, parameter.key);
        QVERIFY2(m_english.parameterHelp(parameter).size() > key.size(), parameter.key);
        QVERIFY2(!m_english.parameterGroup(parameter.group).isEmpty(), parameter.key);
        if (translated()) {
            QVERIFY2(m_chinese.parameterLabel(parameter) != key, parameter.key);
            QVERIFY2(m_chinese.parameterHelp(parameter) != m_english.parameterHelp(parameter), parameter.key);
        }
        for (const char *word : parameter.choices)
            QVERIFY2(!m_english.choice(parameter, QString::fromUtf8(word)).isEmpty(), word);
    }
}

void TestPhrases::unknownKeysStayThemselves()
{
    const QString key = QStringLiteral("never_heard_of");
    QCOMPARE(m_english.memoryPart(key), key);
    QCOMPARE(m_english.stepPart(key), key);
    QCOMPARE(m_english.stave(key), key);
    QCOMPARE(m_english.quantity(key), key);
    QCOMPARE(m_english.unit(QStringLiteral("Gbit/s")), QStringLiteral("Gbit/s"));
    QCOMPARE(m_english.issue({key, Severity::Note, {}, {}}), key);
}

void TestPhrases::argumentsAreFilledOnce()
{
    QCOMPARE(m_english.text("%1 and %2", {QStringLiteral("%2"), QStringLiteral("x")}), QStringLiteral("%2 and x"));
    QCOMPARE(m_english.text("%1 of %3", {QStringLiteral("a")}), QStringLiteral("a of %3"));
    QCOMPARE(m_english.text("100 %", {QStringLiteral("a")}), QStringLiteral("100 %"));
}

void TestPhrases::error_data()
{
    QTest::addColumn<Error>("error");
    QTest::addColumn<QString>("expected");
    const QString range = QStringLiteral("a number from %1 to %2");
    const QStringList limits{QStringLiteral("1"), QStringLiteral("64")};
    QTest::newRow("all parts") << Error{QStringLiteral("a.json"), QStringLiteral("workload.micro_batch"),
                                        QStringLiteral("0"), range, limits}
                               << QStringLiteral(
                                      "a.json: workload.micro_batch: found 0, expected a number from 1 to 64");
    QTest::newRow("no file") << Error{{}, QStringLiteral("model"), QStringLiteral("x"), QStringLiteral("a model"), {}}
                             << QStringLiteral("model: found x, expected a model");
    QTest::newRow("nothing found") << Error{QStringLiteral("a.json"), {}, {}, QStringLiteral("a readable file"), {}}
                                   << QStringLiteral("a.json: expected a readable file");
    QTest::newRow("no place") << Error{{}, {}, QStringLiteral("x"), QStringLiteral("y"), {}}
                              << QStringLiteral("found x, expected y");
    QTest::newRow("hostile")
        << Error{{}, QStringLiteral("model"), QStringLiteral("a\nb\x1b[31m\u202e c"), QStringLiteral("y"), {}}
        << QStringLiteral("model: found a b [31m c, expected y");
}

void TestPhrases::error()
{
    QFETCH(Error, error);
    QFETCH(QString, expected);
    QCOMPARE(m_english.error(error), expected);
    const QString longFound = m_english.error({{}, {}, QString(5000, QLatin1Char('x')), QStringLiteral("y"), {}});
    QVERIFY(longFound.size() < 200);
}

void TestPhrases::quantityFallsBackToParts()
{
    QCOMPARE(m_english.quantity(QStringLiteral("memory.activations")), QStringLiteral("Activations"));
    QCOMPARE(m_english.quantity(QStringLiteral("time.step.pipeline_bubble")), QStringLiteral("Pipeline bubble"));
    QCOMPARE(m_english.quantity(QStringLiteral("memory.total")), QStringLiteral("Memory in use on the fullest card"));
}

QTEST_GUILESS_MAIN(TestPhrases)
#include "tst_phrases.moc"
