// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

namespace xuanka
{

namespace
{

using Word = QLatin1String;

QString bitsAndBytes(ConfigReader &q)
{
    if (q.flag({"load_in_8bit", "_load_in_8bit"}, false))
        return QStringLiteral("llm_int8");
    if (q.text({"bnb_4bit_quant_type"}) == Word("fp4"))
        return QStringLiteral("fp4");
    return q.flag({"bnb_4bit_use_double_quant"}, false) ? QStringLiteral("nf4_dq") : QStringLiteral("nf4");
}

/// The first group of compressed-tensors decides: type, width and granularity of its weights.
QString compressedTensors(ConfigReader &q)
{
    const QJsonObject groups = q.json().value(Word("config_groups")).toObject();
    if (groups.isEmpty())
        return {};
    const QJsonObject group = groups.constBegin().value().toObject();
    const QJsonObject weights = group.value(Word("weights")).toObject();
    const bool activations = group.value(Word("input_activations")).isObject();
    const int bits = weights.value(Word("num_bits")).toInt();
    const bool floating = weights.value(Word("type")).toString() == Word("float");
    const QString format = q.text({"format"});
    if (bits == 8 && floating)
        return weights.value(Word("strategy")).toString() == Word("block") ? QStringLiteral("fp8_block")
                                                                           : QStringLiteral("fp8");
    if (bits == 8)
        return activations ? QStringLiteral("w8a8_int8") : QStringLiteral("int8_wo");
    if (bits == 4 && floating)
        return format.contains(Word("mxfp4")) ? QStringLiteral("mxfp4") : QStringLiteral("nvfp4");
    return bits == 4 ? QStringLiteral("w4a16_g128") : QString();
}

QString byBits(ConfigReader &q, const char *eight, const char *four)
{
    for (const char *key : {"bits", "w_bit", "num_bits", "wbits", "nbits", "weight_bits"}) {
        const double bits = q.json().value(QString::fromLatin1(key)).toDouble();
        if (bits == 8.0)
            return QString::fromLatin1(eight);
        if (bits == 4.0)
            return QString::fromLatin1(four);
        if (bits > 0.0)
            return {}; // widths no engine here serves
    }
    return QString::fromLatin1(four);
}

QString modelOpt(ConfigReader &q)
{
    QString algorithm = q.text({"quant_algo"});
    if (algorithm.isEmpty())
        algorithm = q.json().value(Word("quantization")).toObject().value(Word("quant_algo")).toString();
    if (algorithm.startsWith(Word("FP8")))
        return algorithm.contains(Word("BLOCK")) || algorithm.contains(Word("PB")) ? QStringLiteral("fp8_block")
                                                                                   : QStringLiteral("fp8");
    if (algorithm.contains(Word("FP4")))
        return QStringLiteral("nvfp4");
    return algorithm.contains(Word("AWQ")) ? QStringLiteral("awq_int4") : QString();
}

QString weightFormat(ConfigReader &q, const QString &method)
{
    if (method == Word("gptq") || method == Word("auto-round") || method == Word("gptq_marlin"))
        return byBits(q, "gptq_int8", "gptq_int4");
    if (method == Word("awq") || method == Word("awq_marlin"))
        return byBits(q, "", "awq_int4");
    if (method == Word("hqq"))
        return byBits(q, "int8_wo", "hqq_int4");
    if (method == Word("bitsandbytes"))
        return bitsAndBytes(q);
    if (method == Word("fp8"))
        return q.has({"weight_block_size"}) ? QStringLiteral("fp8_block") : QStringLiteral("fp8");
    if (method == Word("fbgemm_fp8"))
        return QStringLiteral("fp8");
    if (method == Word("mxfp4"))
        return QStringLiteral("mxfp4");
    if (method == Word("compressed-tensors") || method == Word("compressed_tensors"))
        return compressedTensors(q);
    if (method.startsWith(Word("modelopt")))
        return modelOpt(q);
    if (method == Word("eetq"))
        return QStringLiteral("int8_wo");
    return {};
}

/// Older files leave quant_method out and tell by their other keys.
QString methodOf(ConfigReader &q)
{
    const QString method = q.text({"quant_method"});
    if (!method.isEmpty())
        return method.toLower();
    if (q.has({"load_in_4bit", "load_in_8bit", "_load_in_4bit", "_load_in_8bit"}))
        return QStringLiteral("bitsandbytes");
    if (q.has({"quant_algo"}))
        return QStringLiteral("modelopt");
    if (q.has({"config_groups"}))
        return QStringLiteral("compressed-tensors");
    if (q.has({"desc_act", "damp_percent"}))
        return QStringLiteral("gptq");
    if (q.has({"zero_point", "w_bit", "q_group_size"}))
        return QStringLiteral("awq");
    return QStringLiteral("unknown");
}

} // namespace

void readQuantisation(ConfigReader &top, ConfigReader *text, ImportedModel &out)
{
    out.quantisation = QStringLiteral("none");
    const Aliases keys = {"quantization_config", "compression_config"};
    std::optional<ConfigReader> q = top.child(keys);
    if (!q && text)
        q = text->child(keys);
    if (!q || q->json().isEmpty())
        return;
    out.quantisation = methodOf(*q);
    out.weightFormat = weightFormat(*q, out.quantisation);
}

} // namespace xuanka
