// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// catalog and import-model from the outside, as a script sees them.
class TestCliModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void gpusAsJson();
    void modelsAsText();
    void catalogUsage_data();
    void catalogUsage();
    void importFromFile();
    void importFromInput();
    void importAdapter();
    void importFails_data();
    void importFails();

private:
    struct Answer {
        int status = -1;
        QByteArray out;
        QByteArray err;
        QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    };
    Answer call(const QStringList &arguments, const QByteArray &input = {}) const;
    QString file(const QByteArray &bytes);

    QString m_program = QStringLiteral(XUANKA_BIN_DIR "/xuanka-cli");
    QTemporaryDir m_folder;
};

namespace
{
const QByteArray kQwen =
    "{\"model_type\": \"qwen2\", \"hidden_size\": 3584, \"intermediate_size\": 18944,"
    " \"num_attention_heads\": 28, \"num_hidden_layers\": 28, \"num_key_value_heads\": 4,"
    " \"vocab_size\": 152064, \"tie_word_embeddings\": false, \"_name_or_path\": \"Qwen/Qwen2.5-7B\"}";
}

void TestCliModels::initTestCase()
{
    if (!QFile::exists(m_program))
        QSKIP("xuanka-cli has not been built");
}

TestCliModels::Answer TestCliModels::call(const QStringList &arguments, const QByteArray &input) const
{
    QProcess process;
    process.start(m_program, arguments + QStringList{QStringLiteral("--lang"), QStringLiteral("en")});
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished();
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString TestCliModels::file(const QByteArray &bytes)
{
    const QString path = m_folder.filePath(QStringLiteral("config.json"));
    QFile target(path);
    if (target.open(QIODevice::WriteOnly))
        target.write(bytes);
    return path;
}

void TestCliModels::gpusAsJson()
{
    const Answer answer = call({QStringLiteral("catalog"), QStringLiteral("gpus"), QStringLiteral("--json"),
                                QStringLiteral("--filter"), QStringLiteral("h100-sxm5-80")});
    QCOMPARE(answer.status, 0);
    const QJsonArray gpus = answer.json().value(QLatin1String("gpus")).toArray();
    QCOMPARE(gpus.size(), 1);
    const QJsonObject h100 = gpus.first().toObject();
    QCOMPARE(h100.value(QLatin1String("memory_bandwidth_gb_s")).toDouble(), 3350.0);
    QVERIFY(!h100.value(QLatin1String("sources")).toArray().isEmpty());
    const Answer all = call({QStringLiteral("catalog"), QStringLiteral("gpus"), QStringLiteral("--json")});
    QCOMPARE(all.json().value(QLatin1String("gpus")).toArray().size(), 132);
}

void TestCliModels::modelsAsText()
{
    const Answer answer = call({QStringLiteral("catalog"), QStringLiteral("models"), QStringLiteral("--filter"),
                                QStringLiteral("mixtral-8x7b")});
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains("Mixtral-8x7B"));
    QVERIFY(answer.out.contains("1 of 361"));
}

void TestCliModels::catalogUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown kind") << QStringList{QStringLiteral("disks")};
    QTest::newRow("too many") << QStringList{QStringLiteral("gpus"), QStringLiteral("models")};
}

void TestCliModels::catalogUsage()
{
    QFETCH(QStringList, arguments);
    const Answer answer = call(QStringList{QStringLiteral("catalog")} + arguments);
    QCOMPARE(answer.status, 2);
    QVERIFY(answer.out.isEmpty());
    QCOMPARE(answer.err.count('\n'), 1);
}

/// The example of the public interface.
void TestCliModels::importFromFile()
{
    const Answer answer = call({QStringLiteral("import-model"), file(kQwen), QStringLiteral("--json")});
    QCOMPARE(answer.status, 0);
    const QJsonObject o = answer.json();
    QCOMPARE(o.value(QLatin1String("name")).toString(), QStringLiteral("Qwen/Qwen2.5-7B"));
    QCOMPARE(o.value(QLatin1String("model_type")).toString(), QStringLiteral("qwen2"));
    QCOMPARE(o.value(QLatin1String("modality")).toString(), QStringLiteral("language"));
    QCOMPARE(o.value(QLatin1String("parameters")).toInteger(), Q_INT64_C(7615616512));
    QCOMPARE(o.value(QLatin1String("parameters_active")).toInteger(), Q_INT64_C(7615616512));
    QCOMPARE(o.value(QLatin1String("kv_bytes_per_token_fp16")).toInt(), 57344);
    QCOMPARE(o.value(QLatin1String("quantisation")).toString(), QStringLiteral("none"));
    QVERIFY(o.value(QLatin1String("warnings")).toArray().isEmpty());
    const QJsonObject shape = o.value(QLatin1String("architecture")).toObject();
    QCOMPARE(shape.value(QLatin1String("layers")).toInt(), 28);
    QCOMPARE(shape.value(QLatin1String("ffn")).toInt(), 18944);
    QCOMPARE(shape.value(QLatin1String("tied_embeddings")).toBool(true), false);
    QCOMPARE(shape.value(QLatin1String("experts")).toInt(-1), 0);
}

void TestCliModels::importFromInput()
{
    const Answer answer = call({QStringLiteral("import-model"), QStringLiteral("-")}, kQwen);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains("7,615,616,512"));
}

/// 28 layers, r 16, all seven matrices of Qwen2.5-7B: 16 · (7168 + 2·4096 + 7168 + 3·22528) · 28.
void TestCliModels::importAdapter()
{
    const QByteArray adapter = "{\"peft_type\": \"LORA\", \"r\": 16, \"target_modules\": \"all-linear\","
                               " \"base_model_name_or_path\": \"Qwen/Qwen2.5-7B-Instruct\"}";
    const Answer answer =
        call({QStringLiteral("import-model"), QStringLiteral("-"), QStringLiteral("--json")}, adapter);
    QCOMPARE(answer.status, 0);
    const QJsonObject inner = answer.json().value(QLatin1String("adapter")).toObject();
    QCOMPARE(inner.value(QLatin1String("base_catalog_id")).toString(), QStringLiteral("qwen2.5-7b"));
    QCOMPARE(inner.value(QLatin1String("parameters")).toInteger(), Q_INT64_C(40370176));
}

void TestCliModels::importFails_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("size missing") << QByteArray(kQwen).replace("\"vocab_size\"", "\"was_vocab_size\"")
                                  << QByteArray("vocab_size: found nothing");
    QTest::newRow("unknown type") << QByteArray(kQwen).replace("qwen2", "qwen99") << QByteArray("\"qwen99\"");
    QTest::newRow("broken") << QByteArray("{\"a\": }") << QByteArray("line 1, column 7");
    QTest::newRow("empty") << QByteArray() << QByteArray("empty file");
}

void TestCliModels::importFails()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, says);
    const Answer answer = call({QStringLiteral("import-model"), file(bytes), QStringLiteral("--json")});
    QCOMPARE(answer.status, 3);
    QVERIFY(answer.out.isEmpty());
    QCOMPARE(answer.err.count('\n'), 1);
    QVERIFY2(answer.err.contains(says), answer.err.constData());
    QVERIFY2(answer.err.contains("config.json"), answer.err.constData());
}

QTEST_GUILESS_MAIN(TestCliModels)
#include "tst_cli_models.moc"
