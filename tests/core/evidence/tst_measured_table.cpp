// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/csv_reader.h"
#include "evidence/measured_table.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

namespace
{
const QByteArray kSmall = "quantity,value,gpus,model,my_column\r\n"
                          "torch_peak_bytes,1000,8,llama-2-7b,mine\r\n"
                          "fits,1,,qwen2.5-7b,\r\n";
} // namespace

class TestMeasuredTable : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void readsColumnsInAnyOrder()
    {
        const auto table = readMeasuredTable(kSmall);
        QVERIFY(table.ok());
        QCOMPARE(table->rows.size(), 2);
        QCOMPARE(table->unknownColumns, QStringList{QStringLiteral("my_column")});
        const MeasuredRow &first = table->rows[0];
        QCOMPARE(first.number, 1);
        QCOMPARE(first.line, 2);
        QCOMPARE(first.quantity, QStringLiteral("torch_peak_bytes"));
        QCOMPARE(first.value, 1000.0);
        QCOMPARE(first.gpus, std::optional<int>(8));
        QCOMPARE(first.unknown, QStringList{QStringLiteral("mine")});
        // empty = unknown
        QCOMPARE(table->rows[1].gpus, std::optional<int>());
        QVERIFY(table->rows[1].unknown.first().isEmpty());
    }

    void acceptsTextForms_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("lf") << QByteArray("quantity,value,notes\nfits,1,a note\n");
        QTest::newRow("no newline at the end") << QByteArray("quantity,value,notes\nfits,1,a note");
        QTest::newRow("cr") << QByteArray("quantity,value,notes\rfits,1,a note\r");
        QTest::newRow("bom") << QByteArray("\xEF\xBB\xBFquantity,value,notes\r\nfits,1,a note\r\n");
        QTest::newRow("quoted") << QByteArray("\"quantity\",\"value\",\"notes\"\n\"fits\",\"1\",\"a note\"\n");
        QTest::newRow("semicolon") << QByteArray("quantity;value;notes\nfits;1;a note\n");
        QTest::newRow("tab") << QByteArray("quantity\tvalue\tnotes\nfits\t1\ta note\n");
        QTest::newRow("blanks and empty lines") << QByteArray("\n quantity , value , notes\n\nfits, 1 ,a note\n\n");
        QTest::newRow("other order") << QByteArray("notes,value,quantity\na note,1,fits\n");
        const QString text = QStringLiteral("\uFEFFquantity,value,notes\nfits,1,a note\n");
        QTest::newRow("utf-16") << QByteArray(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    }
    void acceptsTextForms()
    {
        QFETCH(QByteArray, bytes);
        const auto table = readMeasuredTable(bytes);
        QVERIFY(table.ok());
        QCOMPARE(table->rows.size(), 1);
        QCOMPARE(table->rows[0].quantity, QStringLiteral("fits"));
        QCOMPARE(table->rows[0].value, 1.0);
        QCOMPARE(table->rows[0].notes, QStringLiteral("a note"));
    }

    void quotedFields()
    {
        const auto csv = readCsv("a,b\n\"say \"\"yes\"\", twice\",\"two\r\nlines\"\nlast,\"\"\n");
        QVERIFY(csv.ok());
        QCOMPARE(csv->records.size(), 2);
        QCOMPARE(csv->records[0].fields[0], QStringLiteral("say \"yes\", twice"));
        QCOMPARE(csv->records[0].fields[1], QStringLiteral("two\nlines"));
        QCOMPARE(csv->records[1].line, 4);
        QCOMPARE(csv->records[1].fields[1], QString());
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("found");
        QTest::newRow("empty") << QByteArray() << QString() << QString();
        QTest::newRow("only blank lines") << QByteArray("\n\n\r\n") << QString() << QString();
        QTest::newRow("no quantity column") << QByteArray("value,gpus\n1,2\n") << "line 1"
                                            << "value,gpus";
        QTest::newRow("column twice") << QByteArray("quantity,value,value\nfits,1,1\n") << "line 1"
                                      << "value";
        QTest::newRow("short row") << QByteArray("quantity,value,notes\nfits,1\n") << "line 2"
                                   << "2";
        QTest::newRow("long row") << QByteArray("quantity,value\nfits,1,2\n") << "line 2"
                                  << "3";
        QTest::newRow("quote not closed") << QByteArray("quantity,value\nfits,\"1\nfits,0\n") << "line 2, column 6"
                                          << "1\nfits,0\n";
        QTest::newRow("text after quote") << QByteArray("quantity,value\n\"fits\"x,1\n") << "line 2, column 7"
                                          << "x,1\n";
        QTest::newRow("value is a word") << QByteArray("quantity,value\nfits,yes\n") << "line 2, column value"
                                         << "yes";
        QTest::newRow("value missing") << QByteArray("quantity,value\nfits,\n") << "line 2, column value"
                                       << "";
        QTest::newRow("value not a number") << QByteArray("quantity,value\nfits,nan\n") << "line 2, column value"
                                            << "nan";
        QTest::newRow("value infinite") << QByteArray("quantity,value\nfits,inf\n") << "line 2, column value"
                                        << "inf";
        QTest::newRow("no quantity") << QByteArray("quantity,value\n,1\n") << "line 2, column quantity"
                                     << "";
        QTest::newRow("half a GPU") << QByteArray("quantity,value,gpus\nfits,1,0.5\n") << "line 2, column gpus"
                                    << "0.5";
        QTest::newRow("no GPU") << QByteArray("quantity,value,gpus\nfits,1,0\n") << "line 2, column gpus"
                                << "0";
        QTest::newRow("too many GPUs") << QByteArray("quantity,value,gpus\nfits,1,1e12\n") << "line 2, column gpus"
                                       << "1e12";
        QTest::newRow("flag") << QByteArray("quantity,value,compile\nfits,1,2\n") << "line 2, column compile"
                              << "2";
        QTest::newRow("zero stage") << QByteArray("quantity,value,zero_stage\nfits,1,4\n")
                                    << "line 2, column zero_stage"
                                    << "4";
        QTest::newRow("not text") << QByteArray("quantity,value\nfits,\xff\xfe\xfa\n") << QString() << QString();
        QTest::newRow("zeros") << QByteArray("quantity,value\nfits,1\0\n", 24) << QString() << QString();
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, where);
        QFETCH(QString, found);
        const auto table = readMeasuredTable(bytes, QStringLiteral("mine.csv"));
        QVERIFY(!table.ok());
        QCOMPARE(table.error().file, QStringLiteral("mine.csv"));
        QCOMPARE(table.error().where, where);
        QCOMPARE(table.error().found, found);
        QVERIFY(!table.error().expected.isEmpty());
    }

    void limits()
    {
        CsvLimits limits;
        limits.bytes = 8;
        QVERIFY(!readCsv("a,b\n1,2\n3,4\n", {}, limits).ok());
        limits = {};
        limits.columns = 2;
        QVERIFY(!readCsv("a,b,c\n", {}, limits).ok());
        limits = {};
        limits.records = 1;
        QVERIFY(readCsv("a\n1\n", {}, limits).ok());
        QVERIFY(!readCsv("a\n1\n2\n", {}, limits).ok());
        limits = {};
        limits.fieldLength = 3;
        QVERIFY(!readCsv("a\n1234\n", {}, limits).ok());
        QVERIFY(!readCsv("a\n\"1234\"\n", {}, limits).ok());
        QVERIFY(!readMeasuredTable(QByteArray(kMaxMeasuredBytes + 1, 'x')).ok());
    }

    void missingFile()
    {
        const QTemporaryDir folder;
        const auto table = loadMeasuredTable(folder.filePath(QStringLiteral("none.csv")));
        QVERIFY(!table.ok());
        QCOMPARE(table.error().file, QStringLiteral("none.csv"));
    }

    /// Every prefix and every single-byte change of a small table is an answer or an error, never a crash.
    void damaged()
    {
        for (qsizetype size = 0; size < kSmall.size(); ++size)
            readMeasuredTable(kSmall.left(size));
        for (qsizetype i = 0; i < kSmall.size(); ++i) {
            for (const char c : {'\0', '"', ',', '\n', '\r', '\xff'}) {
                QByteArray bytes = kSmall;
                bytes[i] = c;
                const auto table = readMeasuredTable(bytes);
                QVERIFY(table.ok() || !table.error().expected.isEmpty());
            }
        }
    }

    void publishedTables_data()
    {
        QTest::addColumn<int>("rows");
        QTest::newRow("training_memory") << 1080;
        QTest::newRow("training_speed") << 1170;
        QTest::newRow("inference_memory") << 824;
        QTest::newRow("inference_speed") << 1854;
        QTest::newRow("vision_training") << 1099;
        QTest::newRow("vision_inference") << 990;
        QTest::newRow("power") << 416;
    }
    void publishedTables()
    {
        QFETCH(int, rows);
        const QString path = QStringLiteral(XUANKA_SHARED_DATA "/data/measured/%1.csv")
                                 .arg(QString::fromLatin1(QTest::currentDataTag()));
        if (!QFile::exists(path))
            QSKIP("the published tables are not beside the source tree");
        const auto table = loadMeasuredTable(path);
        if (!table.ok())
            QFAIL(qPrintable(table.error().where + u' ' + table.error().found + u' ' + table.error().expected));
        QCOMPARE(table->rows.size(), rows);
        QCOMPARE(table->unknownColumns, QStringList());
    }
};

QTEST_APPLESS_MAIN(TestMeasuredTable)
#include "tst_measured_table.moc"
