// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hf_import.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QStringEncoder>
#include <QTest>

using namespace xuanka;

namespace
{

/// Llama-3-8B, the file most tests bend.
QByteArray llama(const QByteArray &more = {})
{
    return "{\"architectures\": [\"LlamaForCausalLM\"], \"model_type\": \"llama\", \"hidden_size\": 4096,\n"
           " \"intermediate_size\": 14336, \"num_hidden_layers\": 32, \"num_attention_heads\": 32,\n"
           " \"num_key_value_heads\": 8, \"vocab_size\": 128256" +
           more + "}";
}

constexpr qint64 kLlama = 8030261248;

QByteArray replaced(const char *from, const char *to)
{
    QByteArray bytes = llama();
    bytes.replace(from, to);
    return bytes;
}

QByteArray nested(int depth)
{
    return llama(", \"x\": " + QByteArray("[").repeated(depth) + QByteArray("]").repeated(depth));
}

QString line(const Error &error) { return QStringLiteral("%1|%2|%3").arg(error.where, error.found, error.expected); }

} // namespace

class TestHfImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void families_data();
    void families();
    void oddButReadable_data();
    void oddButReadable();
    void refused_data();
    void refused();
    void missingSizesAreNamed_data();
    void missingSizesAreNamed();
    void unknownTypesAreRefused_data();
    void unknownTypesAreRefused();
    void quantisation_data();
    void quantisation();
    void names_data();
    void names();
    void adapters();
    void otherAdapters();
    void inlineConfig();
    void wholeKind();
    void neverCrashes();
    void extremes();
};

void TestHfImport::init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

void TestHfImport::families_data()
{
    QTest::addColumn<QJsonObject>("row");
    QFile file(QStringLiteral(XUANKA_TEST_DATA "/hf_configs.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(rows.size() > 100);
    for (const QJsonValue &row : rows)
        QTest::newRow(qPrintable(row.toObject().value(QLatin1String("name")).toString())) << row.toObject();
}

void TestHfImport::families()
{
    QFETCH(QJsonObject, row);
    const auto expected = [&row](const char *key) { return row.value(QLatin1String(key)); };
    const QByteArray bytes = QJsonDocument(expected("config").toObject()).toJson();
    const Result<ImportedModel> imported = importConfig(bytes, QStringLiteral("config.json"));
    QVERIFY2(imported, imported ? "" : qPrintable(line(imported.error())));
    QCOMPARE(imported->modelType, expected("type").toString());
    QCOMPARE(qint64(imported->model.parameters), expected("parameters").toInteger());
    QCOMPARE(!imported->warnings.isEmpty(), expected("warnings").toBool());
    QCOMPARE(imported->quantisation, expected("quantisation").toString(QStringLiteral("none")));
    QCOMPARE(imported->weightFormat, expected("format").toString());
    if (!expected("active").isUndefined())
        QCOMPARE(qint64(imported->model.activeParameters), expected("active").toInteger());
    if (!expected("kv").isUndefined())
        QCOMPARE(imported->kvBytesPerTokenFp16, expected("kv").toDouble());
    if (!expected("sliding").isUndefined())
        QCOMPARE(imported->shape.slidingLayers, expected("sliding").toInt());
    if (!expected("linear").isUndefined())
        QCOMPARE(imported->shape.linear.layers, expected("linear").toInt());
    if (!expected("vision").isUndefined())
        QCOMPARE(qint64(imported->shape.vision->parameters), expected("vision").toInteger());
}

void TestHfImport::oddButReadable_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("warns");
    const QString text = QString::fromUtf8(llama());
    QStringEncoder little(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
    QStringEncoder big(QStringConverter::Utf16BE, QStringConverter::Flag::WriteBom);
    QStringEncoder bare(QStringConverter::Utf16LE);
    QTest::newRow("plain") << llama() << false;
    QTest::newRow("CRLF") << llama().replace("\n", "\r\n") << false;
    QTest::newRow("UTF-8 with mark") << QByteArray("\xef\xbb\xbf" + llama()) << true;
    QTest::newRow("UTF-16 LE with mark") << QByteArray(little(text)) << true;
    QTest::newRow("UTF-16 BE with mark") << QByteArray(big(text)) << true;
    QTest::newRow("UTF-16 without mark") << QByteArray(bare(text)) << true;
    QTest::newRow("GBK name") << llama(", \"_name_or_path\": \"\xcd\xa8\xd2\xe5\xc7\xa7\xce\xca\"") << true;
    QTest::newRow("UTF-8 name") << llama(", \"_name_or_path\": \"\xe5\x8d\x83\xe9\x97\xae\"") << false;
    QTest::newRow("line comments") << QByteArray("// from the hub\n" + llama(" // words\n")) << true;
    QTest::newRow("block comment") << QByteArray("/* a\n b */" + llama()) << true;
    QTest::newRow("slashes in a text") << llama(", \"a\": \"http://x // y\"") << false;
    QTest::newRow("NaN") << llama(", \"rope_theta\": NaN") << true;
    QTest::newRow("Infinity") << llama(", \"time_step_limit\": [0.0, Infinity, -Infinity]") << true;
    QTest::newRow("twice, last counts") << replaced("\"hidden_size\"", "\"hidden_size\": 1, \"hidden_size\"") << true;
    QTest::newRow("exponent") << replaced("4096", "4.096e3") << false;
    QTest::newRow("integral float") << replaced("4096", "4096.0") << false;
    QTest::newRow("text number") << replaced("4096", "\"4096\"") << true;
    QTest::newRow("grouped digits") << replaced("128256", "\"128_256\"") << true;
    QTest::newRow("escaped key") << replaced("\"vocab_size\"", "\"vocab\\u005fsize\"") << false;
    QTest::newRow("500 levels") << nested(500) << false;
    QTest::newRow("huge context is ignored")
        << llama(", \"model_max_length\": 1000000000000000019884624838656") << false;
    QTest::newRow("dtype of newer libraries") << llama(", \"dtype\": \"bfloat16\"") << false;
    QTest::newRow("rope of newer libraries") << llama(", \"rope_parameters\": {\"rope_type\": \"llama3\"}") << false;
    QTest::newRow("null bias") << llama(", \"attention_bias\": null") << false;
    QTest::newRow("bias as text") << llama(", \"attention_bias\": \"false\"") << true;
    QTest::newRow("upper case type") << replaced("\"llama\"", "\"LLaMA\"") << false;
    QTest::newRow("type left out") << replaced("\"model_type\": \"llama\",", "") << true;
    QTest::newRow("layers left to the library") << replaced("\"num_hidden_layers\": 32,", "") << true;
}

void TestHfImport::oddButReadable()
{
    QFETCH(QByteArray, bytes);
    const Result<ImportedModel> imported = importConfig(bytes, QStringLiteral("config.json"));
    QVERIFY2(imported, imported ? "" : qPrintable(line(imported.error())));
    QCOMPARE(qint64(imported->model.parameters), kLlama);
    QTEST(!imported->warnings.isEmpty(), "warns");
}

void TestHfImport::refused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const QByteArray &bytes, const char *where, const char *found) {
        QTest::newRow(name) << bytes << QString::fromLatin1(where) << QString::fromUtf8(found);
    };
    row("empty", "", "", "empty file");
    row("blank", " \n\t", "", "empty file");
    row("LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 659\n", "",
        "Git LFS pointer");
    row("cache link", "../../blobs/8f1a2c3d", "", "link of the Hugging Face cache");
    row("web page", "<!DOCTYPE html><html><title>401</title></html>", "", "web page");
    row("conflict at the top", "<<<<<<< HEAD\n" + llama(), "line 1", "unresolved merge conflict");
    row("conflict inside", replaced("\"hidden_size\"", "\n<<<<<<< HEAD\n\"hidden_size\""), "line 2",
        "unresolved merge conflict");
    row("hub error", "{\"error\": \"Repository not found\"}", "error", "\"Repository not found\"");
    row("list", "[1, 2]", "line 1, column 1", "[1,");
    row("null", "null", "line 1, column 1", "null");
    row("number", "42", "line 1, column 1", "42");
    row("cut off", llama().left(llama().indexOf("14336")), "line 2, column 23", "end of file");
    row("cut in a text", "{\"model_type\": \"lla", "line 1, column 16", "\"lla");
    row("behind the end", llama() + "}", "line 3, column 49", "}");
    row("trailing comma", llama(","), "line 3, column 49", "}");
    row("trailing comma in a list", llama(", \"a\": [1,]"), "line 3, column 58", "]}");
    row("single quotes", "{'model_type': 'llama'}", "line 1, column 2", "'model_type':");
    row("Python words", llama(", \"use_cache\": True"), "line 3, column 63", "True}");
    row("no colon", "{\"a\" 1}", "line 1, column 6", "1}");
    row("bad escape", "{\"a\": \"\\x\"}", "line 1, column 9", "x\"}");
    row("line break in a text", "{\"a\": \"b\nc\"}", "line 1, column 7", "\"b");
    row("leading zero", llama(", \"a\": 010"), "line 3, column 55", "010}");
    row("plus sign", llama(", \"a\": +1"), "line 3, column 55", "+1}");
    row("hexadecimal", llama(", \"a\": 0x10"), "line 3, column 55", "0x10}");
    row("513 levels", nested(513), "line 3, column 566", "[[]]]]]]]]]]]]]]]]]]");
    row("binary", QByteArray("\x89PNG\x0d\x0a\x1a\xff\xfe", 9), "", "binary data");
    row("fraction", replaced("32, \"num_att", "31.5, \"num_att"), "num_hidden_layers", "31.5");
    row("negative", replaced("4096", "-4096"), "hidden_size", "-4096");
    row("zero", replaced("\"num_attention_heads\": 32", "\"num_attention_heads\": 0"), "num_attention_heads", "0");
    row("truth value", replaced("32, \"num_att", "true, \"num_att"), "num_hidden_layers", "true");
    row("words", replaced("4096", "\"wide\""), "hidden_size", "\"wide\"");
    row("list for a size", replaced("4096", "[4096]"), "hidden_size", "[…]");
    row("NaN for a size", replaced("4096", "NaN"), "hidden_size", "nan");
    row("beyond 64 bits", replaced("128256", "1000000000000000000000000000000"), "vocab_size", "1e+30");
    row("2e9 layers", replaced("32, \"num_att", "2000000000, \"num_att"), "num_hidden_layers", "2000000000");
    row("product beyond reason",
        replaced("4096", "1000000").replace("14336", "10000000").replace("32, \"num_att", "10000, \"num_att"),
        "hidden_size", "1000000");
    row("width no multiple of heads", replaced("4096", "4100"), "hidden_size", "4100");
    row("KV heads no divisor", replaced("\"num_key_value_heads\": 8", "\"num_key_value_heads\": 7"),
        "num_key_value_heads", "7");
    row("no type", "{\"hidden_size\": 4096}", "model_type", "nothing");
    row("type is a number", "{\"model_type\": 7}", "model_type", "7");
    row("quantisation only", "{\"bits\": 4, \"group_size\": 128, \"desc_act\": true}", "model_type", "nothing");
    row("pipeline", "{\"_class_name\": \"StableDiffusionPipeline\"}", "_class_name", "\"StableDiffusionPipeline\"");
    row("adapter without rank", "{\"peft_type\": \"LORA\", \"target_modules\": [\"q_proj\"]}", "r", "nothing");
}

void TestHfImport::refused()
{
    QFETCH(QByteArray, bytes);
    const Result<ImportedModel> imported = importConfig(bytes, QStringLiteral("config.json"));
    QVERIFY(!imported);
    QTEST(imported.error().where, "where");
    QTEST(imported.error().found, "found");
    QCOMPARE(imported.error().file, QStringLiteral("config.json"));
    QVERIFY(!imported.error().expected.isEmpty());
    QVERIFY(!line(imported.error()).contains(QLatin1Char('\n')));
}

/// Whatever size is left out of a file of any family, the answer is an error that names it, or a warning that does.
void TestHfImport::missingSizesAreNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("key");
    const QByteArray qwen =
        "{\"model_type\": \"qwen3\", \"head_dim\": 128, \"hidden_size\": 4096, \"intermediate_size\": 12288,"
        " \"num_attention_heads\": 32, \"num_hidden_layers\": 36, \"vocab_size\": 151936}";
    for (const char *key :
         {"hidden_size", "intermediate_size", "num_attention_heads", "num_hidden_layers", "vocab_size"}) {
        QByteArray bytes = qwen;
        bytes.replace(QByteArray("\"") + key, QByteArray("\"was_") + key);
        QTest::newRow(key) << bytes << QString::fromLatin1(key);
    }
    QTest::newRow("experts") << QByteArray(
                                    "{\"model_type\": \"mixtral\", \"hidden_size\": 64, \"intermediate_size\": 64,"
                                    " \"num_attention_heads\": 2, \"num_hidden_layers\": 2, \"vocab_size\": 100}")
                             << QStringLiteral("num_experts");
    QTest::newRow("latent rank")
        << QByteArray("{\"model_type\": \"deepseek_v3\", \"hidden_size\": 64, \"intermediate_size\": 64,"
                      " \"num_attention_heads\": 2, \"num_hidden_layers\": 2, \"vocab_size\": 100}")
        << QStringLiteral("kv_lora_rank");
    QTest::newRow("nested")
        << QByteArray("{\"model_type\": \"qwen3_vl\", \"text_config\": {\"model_type\": \"qwen3_vl_text\"}}")
        << QStringLiteral("text_config.num_hidden_layers");
    QTest::newRow("linear attention")
        << QByteArray("{\"model_type\": \"qwen3_next\", \"hidden_size\": 64, \"intermediate_size\": 64,"
                      " \"num_attention_heads\": 2, \"num_hidden_layers\": 4, \"vocab_size\": 100}")
        << QStringLiteral("linear_num_key_heads");
}

void TestHfImport::missingSizesAreNamed()
{
    QFETCH(QByteArray, bytes);
    const Result<ImportedModel> imported = importConfig(bytes);
    QVERIFY(!imported);
    QTEST(imported.error().where, "key");
    QCOMPARE(imported.error().found, QStringLiteral("nothing"));
}

void TestHfImport::unknownTypesAreRefused_data()
{
    QTest::addColumn<QString>("type");
    for (const char *type : {"mamba", "rwkv", "jamba", "nemotron_h", "nemotron-nas", "deepseek_v4", "kimi_linear",
                             "gemma3n", "my_own_model", "longcat_flash"})
        QTest::newRow(type) << QString::fromLatin1(type);
}

void TestHfImport::unknownTypesAreRefused()
{
    QFETCH(QString, type);
    const Result<ImportedModel> imported =
        importConfig(replaced("\"llama\"", qPrintable(QLatin1Char('"') + type + QLatin1Char('"'))));
    QVERIFY(!imported);
    QCOMPARE(imported.error().where, QStringLiteral("model_type"));
    QVERIFY(imported.error().found.contains(type));
}

void TestHfImport::quantisation_data()
{
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("format");
    const auto row = [](const char *name, const char *config, const char *word, const char *format) {
        QTest::newRow(name) << QByteArray(config) << QString::fromLatin1(word) << QString::fromLatin1(format);
    };
    row("gptq 4", "{\"quant_method\": \"gptq\", \"bits\": 4, \"group_size\": 128}", "gptq", "gptq_int4");
    row("gptq 8", "{\"quant_method\": \"gptq\", \"bits\": 8}", "gptq", "gptq_int8");
    row("gptq 3, no engine", "{\"quant_method\": \"gptq\", \"bits\": 3}", "gptq", "");
    row("gptq of old, unnamed", "{\"bits\": 4, \"desc_act\": false}", "gptq", "gptq_int4");
    row("awq", "{\"quant_method\": \"awq\", \"bits\": 4}", "awq", "awq_int4");
    row("awq by other keys", "{\"w_bit\": 4, \"q_group_size\": 128, \"zero_point\": true}", "awq", "awq_int4");
    row("fp8 in blocks", "{\"quant_method\": \"fp8\", \"weight_block_size\": [128, 128]}", "fp8", "fp8_block");
    row("fp8", "{\"quant_method\": \"fp8\"}", "fp8", "fp8");
    row("fbgemm", "{\"quant_method\": \"fbgemm_fp8\"}", "fbgemm_fp8", "fp8");
    row("nf4", "{\"quant_method\": \"bitsandbytes\", \"load_in_4bit\": true, \"bnb_4bit_quant_type\": \"nf4\"}",
        "bitsandbytes", "nf4");
    row("nf4 double", "{\"load_in_4bit\": true, \"bnb_4bit_use_double_quant\": true}", "bitsandbytes", "nf4_dq");
    row("int8", "{\"quant_method\": \"bitsandbytes\", \"load_in_8bit\": true}", "bitsandbytes", "llm_int8");
    row("mxfp4", "{\"quant_method\": \"mxfp4\"}", "mxfp4", "mxfp4");
    row("tensors w4a16",
        "{\"quant_method\": \"compressed-tensors\", \"config_groups\": {\"group_0\": {\"input_activations\": null,"
        " \"weights\": {\"num_bits\": 4, \"type\": \"int\"}}}}",
        "compressed-tensors", "w4a16_g128");
    row("tensors w8a8",
        "{\"quant_method\": \"compressed-tensors\", \"config_groups\": {\"group_0\": {\"input_activations\": "
        "{\"num_bits\": 8},"
        " \"weights\": {\"num_bits\": 8, \"type\": \"int\"}}}}",
        "compressed-tensors", "w8a8_int8");
    row("tensors fp8",
        "{\"quant_method\": \"compressed-tensors\", \"config_groups\": {\"group_0\": {\"weights\": {\"num_bits\": 8,"
        " \"type\": \"float\"}}}}",
        "compressed-tensors", "fp8");
    row("modelopt fp4", "{\"quant_method\": \"modelopt\", \"quant_algo\": \"NVFP4\"}", "modelopt", "nvfp4");
    row("hqq", "{\"quant_method\": \"hqq\", \"bits\": 4}", "hqq", "hqq_int4");
    row("unheard of", "{\"quant_method\": \"quanto\"}", "quanto", "");
    row("empty", "{}", "none", "");
}

void TestHfImport::quantisation()
{
    QFETCH(QByteArray, config);
    const Result<ImportedModel> top = importConfig(llama(", \"quantization_config\": " + config));
    QVERIFY(top);
    QTEST(top->quantisation, "word");
    QTEST(top->weightFormat, "format");
    const Result<ImportedModel> inside = importConfig(
        "{\"model_type\": \"some_vl\", \"text_config\": " + llama(", \"quantization_config\": " + config) + "}");
    QVERIFY(inside);
    QTEST(inside->quantisation, "word");
}

void TestHfImport::names_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("expected");
    QTest::newRow("hub") << QByteArray("Qwen/Qwen2-7B") << "config.json"
                         << "Qwen/Qwen2-7B";
    QTest::newRow("Linux folder") << QByteArray("/data/models/Qwen2-7B/") << "config.json"
                                  << "Qwen2-7B";
    QTest::newRow("Windows folder") << QByteArray("D:\\\\models\\\\Qwen2-7B") << "config.json"
                                    << "Qwen2-7B";
    QTest::newRow("file") << QByteArray("") << "llama-3-8b.json"
                          << "llama-3-8b";
}

void TestHfImport::names()
{
    QFETCH(QByteArray, written);
    QFETCH(QString, file);
    const Result<ImportedModel> imported = importConfig(llama(", \"_name_or_path\": \"" + written + "\""), file);
    QVERIFY(imported);
    QTEST(imported->model.name, "expected");
}

void TestHfImport::adapters()
{
    const Result<ImportedModel> imported =
        importConfig("{\"peft_type\": \"LORA\", \"r\": 8, \"lora_alpha\": 16, \"lora_dropout\": 0.05, "
                     "\"rank_pattern\": {\"q_proj\": 32},"
                     " \"target_modules\": \"all-linear\", \"modules_to_save\": [\"lm_head\"], \"use_dora\": true,"
                     " \"base_model_name_or_path\": \"meta-llama/Llama-3.1-8B\"}");
    QVERIFY(imported);
    QCOMPARE(imported->modelType, QStringLiteral("peft:lora"));
    QVERIFY(imported->adapter);
    QCOMPARE(imported->adapter->rank, 8);
    QCOMPARE(imported->adapter->alpha, 16.0);
    QCOMPARE(imported->adapter->targets, QStringList{QStringLiteral("all-linear")});
    QCOMPARE(imported->adapter->rankPattern.value(QStringLiteral("q_proj")), 32);
    QCOMPARE(imported->adapter->modulesToSave, QStringList{QStringLiteral("lm_head")});
    QVERIFY(imported->adapter->dora);
    QCOMPARE(imported->model.name, QStringLiteral("meta-llama/Llama-3.1-8B"));
    QCOMPARE(qint64(imported->model.parameters), qint64(0));
}

void TestHfImport::otherAdapters()
{
    const auto prompt = importConfig("{\"peft_type\": \"PROMPT_TUNING\", \"num_virtual_tokens\": 20}");
    QVERIFY(prompt);
    QCOMPARE(prompt->modelType, QStringLiteral("peft:prompt_tuning"));
    QCOMPARE(prompt->adapter->virtualTokens, 20);
    const auto pattern =
        importConfig("{\"peft_type\": \"LORA\", \"r\": 4, \"target_modules\": \"^(model)(?!.*vision).*q_proj\"}");
    QVERIFY(pattern);
    QVERIFY(pattern->adapter->targets.isEmpty());
    QVERIFY(!pattern->adapter->targetPattern.isEmpty());
}

void TestHfImport::inlineConfig()
{
    const QJsonObject config = QJsonDocument::fromJson(llama()).object();
    const Result<ImportedModel> named = importConfig(config, QStringLiteral("ours"));
    QVERIFY(named);
    QCOMPARE(named->model.name, QStringLiteral("ours"));
    QCOMPARE(qint64(named->model.parameters), kLlama);
    QCOMPARE(named->model.modality, QStringLiteral("text"));
    QCOMPARE(named->model.transformer->kvHeads, 8);
}

/// The collected files of other people, each with what is known of it.
void TestHfImport::wholeKind()
{
    const QString folder = QStringLiteral(XUANKA_SHARED_DATA "/data/configs/");
    QFile index(folder + QStringLiteral("index.csv"));
    if (!index.open(QIODevice::ReadOnly))
        QSKIP("the shared configuration files are not there");
    const QRegularExpression cell(QStringLiteral("(?:^|,)(?:\"((?:[^\"]|\"\")*)\"|([^,]*))"));
    const auto cells = [&cell](const QByteArray &text) {
        QStringList result;
        auto it = cell.globalMatch(QString::fromUtf8(text).trimmed());
        while (it.hasNext()) {
            const auto match = it.next();
            result.append(match.captured(1).isEmpty() ? match.captured(2) : match.captured(1));
        }
        return result;
    };
    const QStringList header = cells(index.readLine());
    int files = 0;
    while (!index.atEnd()) {
        const QStringList row = cells(index.readLine());
        const auto at = [&](const char *name) { return row.value(header.indexOf(QString::fromLatin1(name))); };
        if (at("file").isEmpty())
            continue;
        QFile file(folder + at("file"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(at("file")));
        const Result<ImportedModel> imported = importConfig(file.readAll(), at("file"));
        const QString result = at("expected_result");
        ++files;
        if (!imported) {
            QVERIFY2(!result.startsWith(QLatin1String("ok")), qPrintable(at("file") + line(imported.error())));
            continue;
        }
        QVERIFY2(result != QLatin1String("error"), qPrintable(at("file")));
        QVERIFY2(!result.contains(QLatin1String("with-warning")) || !imported->warnings.isEmpty(),
                 qPrintable(at("file")));
        const auto same = [&](const char *name, qint64 value) {
            return at(name).isEmpty() || at(name).toLongLong() == value;
        };
        QVERIFY2(at("expected_family").isEmpty() || at("expected_family") == imported->modelType,
                 qPrintable(at("file")));
        QVERIFY2(same("expected_params", imported->model.parameters), qPrintable(at("file")));
        QVERIFY2(same("active_params", imported->model.activeParameters), qPrintable(at("file")));
        if (!at("quant_method").isEmpty())
            QCOMPARE(imported->quantisation, at("quant_method"));
        if (!at("vision_params").isEmpty())
            QVERIFY2(same("vision_params", imported->shape.vision->parameters), qPrintable(at("file")));
    }
    QVERIFY2(files > 100, qPrintable(QString::number(files)));
}

/// Every prefix and many single-byte changes of a file end in a result or in an error, nothing else.
void TestHfImport::neverCrashes()
{
    const QByteArray whole =
        llama(", \"quantization_config\": {\"config_groups\": {\"g\": {\"weights\": 3}}}, \"layer_types\": [1]");
    for (qsizetype i = 0; i < whole.size(); ++i)
        QVERIFY(!importConfig(whole.left(i)));
    const QByteArray changes("\0\xff{}[]\",:0-/\\eN", 17);
    int good = 0;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        for (const char c : changes) {
            QByteArray bytes = whole;
            bytes[i] = c;
            good += importConfig(bytes).ok();
        }
    }
    QVERIFY(good < whole.size() * changes.size());
}

/// Whatever stands for the sizes, the answer is an error or a count that can be believed.
void TestHfImport::extremes()
{
    QFile file(QStringLiteral(XUANKA_TEST_DATA "/hf_configs.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QRegularExpression size(QStringLiteral("(?<![\\w.\"-])\\d+(?![\\w.])"));
    const QStringList values{QStringLiteral("1"),      QStringLiteral("64"),      QStringLiteral("10000"),
                             QStringLiteral("100000"), QStringLiteral("1000000"), QStringLiteral("100000000")};
    for (const QJsonValue &row : QJsonDocument::fromJson(file.readAll()).array()) {
        const QString text = QString::fromUtf8(
            QJsonDocument(row.toObject().value(QLatin1String("config")).toObject()).toJson(QJsonDocument::Compact));
        for (const QString &value : values) {
            const Result<ImportedModel> imported = importConfig(QString(text).replace(size, value).toUtf8());
            if (!imported)
                continue;
            QVERIFY2(imported->model.parameters > 0 && imported->model.parameters <= Q_INT64_C(1000000000000000),
                     qPrintable(value + text));
            QVERIFY2(imported->model.activeParameters > 0, qPrintable(value + text));
        }
    }
}

QTEST_GUILESS_MAIN(TestHfImport)
#include "tst_hf_import.moc"
