// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/parameter_texts.h"

#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

class TestParameterTexts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void everyRowHasWords_data()
    {
        QTest::addColumn<QString>("key");
        for (const Parameter &parameter : parameterTable())
            QTest::newRow(parameter.key) << QString::fromLatin1(parameter.key);
    }

    void everyRowHasWords()
    {
        QFETCH(QString, key);
        const QByteArray latin = key.toLatin1();
        const QLatin1String name(latin.constData());
        const Parameter *parameter = findParameter(name);
        QVERIFY(parameter);
        QVERIFY(parameterLabelSource(name));
        QVERIFY(parameterHelpSource(name));
        QVERIFY(QByteArray(parameterLabelSource(name)).size() <= 32); // fits beside its field
        QVERIFY(QByteArray(parameterHelpSource(name)).endsWith('.'));
        if (*parameter->unit)
            QVERIFY(parameterUnitSource(QString::fromLatin1(parameter->unit)));
        QVERIFY(parameterGroupSource(parameter->group));
        for (const char *word : parameter->choices)
            QVERIFY2(choiceLabelSource(name, QString::fromLatin1(word)), word);
    }

    void unknownHasNone()
    {
        QCOMPARE(parameterLabelSource(QLatin1String("no_such_key")), nullptr);
        QCOMPARE(choiceLabelSource(QLatin1String("task"), QStringLiteral("cooking")), nullptr);
        QCOMPARE(parameterUnitSource(QStringLiteral("furlong")), nullptr);
    }
};

QTEST_APPLESS_MAIN(TestParameterTexts)
#include "tst_parameter_texts.moc"
