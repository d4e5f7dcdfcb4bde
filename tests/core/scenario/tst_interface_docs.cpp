// SPDX-License-Identifier: GPL-3.0-or-later
// docs/interfaces.md says what the parameter table says, and the samples are written as the program writes.
#include "scenario/parameter_table.h"
#include "scenario/scenario_json.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>

using namespace xuanka;

namespace
{

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString written(double number) { return QString::number(number, 'f', QLocale::FloatingPointShortest); }

} // namespace

class TestInterfaceDocs : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void everyParameter_data()
    {
        QTest::addColumn<QString>("key");
        for (const Parameter &parameter : parameterTable())
            QTest::newRow(parameter.key) << QString::fromLatin1(parameter.key);
    }

    void everyParameter()
    {
        QFETCH(QString, key);
        const QByteArray latin = key.toLatin1();
        const Parameter *parameter = findParameter(QLatin1String(latin.constData()));
        QVERIFY(parameter);
        const QString doc = QString::fromUtf8(contents(QStringLiteral(XUANKA_SOURCE_DIR "/docs/interfaces.md")));
        const QString start = QStringLiteral("| `%1` | ").arg(QLatin1String(parameter->path));
        QCOMPARE(doc.count(start), 1);
        const QString row = doc.mid(doc.indexOf(start)).section(QLatin1Char('\n'), 0, 0);
        for (const char *word : parameter->choices)
            QVERIFY2(row.contains(QStringLiteral("`%1`").arg(QLatin1String(word))), word);
        if (parameter->type == ParameterType::Integer || parameter->type == ParameterType::Real) {
            const QString range =
                QStringLiteral("%1 to %2").arg(written(parameter->minimum), written(parameter->maximum));
            QVERIFY2(row.contains(range), qPrintable(range));
            QCOMPARE(row.contains(QStringLiteral("0 = automatic")), parameter->zeroIsAutomatic);
        }
    }

    // The defaults of the page are those of a file that names nothing but the model.
    void defaults()
    {
        const QString doc = QString::fromUtf8(contents(QStringLiteral(XUANKA_SOURCE_DIR "/docs/interfaces.md")));
        const Result<Scenario> bare = scenarioFromJson(R"({"model": "llama-2-7b"})");
        QVERIFY(bare.ok());
        for (const Parameter &parameter : parameterTable()) {
            const QString path = QString::fromLatin1(parameter.path);
            const QVariant value = parameter.get(*bare);
            const QString text = value.typeId() == QMetaType::QStringList ? value.toStringList().join(QLatin1Char(' '))
                                                                          : value.toString();
            if (text.isEmpty() || path == QLatin1String("model") || path == QLatin1String("parallelism.data"))
                continue;
            const QString row =
                doc.mid(doc.indexOf(QStringLiteral("| `%1` | ").arg(path))).section(QLatin1Char('\n'), 0, 0);
            const QString cell = row.section(QLatin1String(" | "), 2, 2);
            QVERIFY2(cell.contains(text), qPrintable(path + QLatin1Char(' ') + cell));
        }
    }

    void samples_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(XUANKA_SOURCE_DIR "/resources/samples"));
        const QStringList files = folder.entryList({QStringLiteral("*.xuanka")}, QDir::Files);
        QVERIFY(files.size() >= 4);
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    void samples()
    {
        QFETCH(QString, file);
        const QByteArray bytes = contents(file);
        const Result<Scenario> scenario = scenarioFromJson(bytes);
        QVERIFY2(scenario.ok(), scenario.ok() ? "" : qPrintable(scenario.error().where));
        QVERIFY(!scenario->name.isEmpty());
        QCOMPARE(scenarioToJson(*scenario), bytes);
    }
};

QTEST_APPLESS_MAIN(TestInterfaceDocs)
#include "tst_interface_docs.moc"
