// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_plain.h"

#include <QStringList>

#include <cmath>

namespace xuanka
{

namespace
{

using Key = QLatin1String;

void rename(const QJsonObject &from, QJsonObject &to, Key old, Key name)
{
    if (from.contains(old))
        to.insert(name, from.value(old));
}

/// Meta's rule: two thirds of four times the width, times a factor, rounded up to a multiple.
QJsonValue metaFfn(const QJsonObject &root)
{
    const double dim = root.value(Key("dim")).toDouble();
    const double multiple = root.value(Key("multiple_of")).toDouble();
    if (!(dim >= 1.0) || !(multiple >= 1.0) || dim > 1e6 || multiple > 1e6)
        return QJsonValue(QJsonValue::Undefined);
    const double factor = root.value(Key("ffn_dim_multiplier")).toDouble(1.0);
    const double width = std::floor(factor * std::floor(8.0 * dim / 3.0));
    return QJsonValue(multiple * std::ceil(width / multiple));
}

QJsonObject common(const QJsonObject &root)
{
    QJsonObject out;
    rename(root, out, Key("dim"), Key("hidden_size"));
    rename(root, out, Key("n_layers"), Key("num_hidden_layers"));
    rename(root, out, Key("n_heads"), Key("num_attention_heads"));
    rename(root, out, Key("n_kv_heads"), Key("num_key_value_heads"));
    rename(root, out, Key("head_dim"), Key("head_dim"));
    rename(root, out, Key("hidden_dim"), Key("intermediate_size"));
    rename(root, out, Key("max_seq_len"), Key("max_position_embeddings"));
    rename(root, out, Key("tied_embeddings"), Key("tie_word_embeddings"));
    if (root.value(Key("vocab_size")).toDouble() > 0.0) // -1: the tokenizer decides
        out.insert(Key("vocab_size"), root.value(Key("vocab_size")));
    return out;
}

QJsonObject deepseek(const QJsonObject &root)
{
    QJsonObject out = common(root);
    rename(root, out, Key("inter_dim"), Key("intermediate_size"));
    rename(root, out, Key("moe_inter_dim"), Key("moe_intermediate_size"));
    rename(root, out, Key("n_dense_layers"), Key("first_k_dense_replace"));
    rename(root, out, Key("n_routed_experts"), Key("n_routed_experts"));
    rename(root, out, Key("n_shared_experts"), Key("n_shared_experts"));
    rename(root, out, Key("n_activated_experts"), Key("num_experts_per_tok"));
    for (const char *key : {"q_lora_rank", "kv_lora_rank", "qk_nope_head_dim", "qk_rope_head_dim", "v_head_dim",
                            "index_n_heads", "index_head_dim"})
        rename(root, out, Key(key), Key(key));
    const bool third = root.value(Key("score_func")).toString() == Key("sigmoid");
    out.insert(Key("model_type"), third ? QStringLiteral("deepseek_v3") : QStringLiteral("deepseek_v2"));
    return out;
}

} // namespace

std::optional<QJsonObject> fromPlainParameters(const QJsonObject &root)
{
    if (!root.contains(Key("dim")) || !root.contains(Key("n_layers")) || !root.contains(Key("n_heads")))
        return std::nullopt;
    if (root.contains(Key("kv_lora_rank")))
        return deepseek(root);
    QJsonObject out = common(root);
    const QJsonObject moe = root.value(Key("moe")).toObject();
    if (!moe.isEmpty()) {
        rename(moe, out, Key("num_experts"), Key("num_local_experts"));
        rename(moe, out, Key("num_experts_per_tok"), Key("num_experts_per_tok"));
        out.insert(Key("model_type"), QStringLiteral("mixtral"));
        return out;
    }
    out.insert(Key("model_type"),
               out.contains(Key("intermediate_size")) ? QStringLiteral("mistral") : QStringLiteral("llama"));
    if (!out.contains(Key("intermediate_size")))
        out.insert(Key("intermediate_size"), metaFfn(root));
    return out;
}

QString typeOfArchitecture(const QString &architecture)
{
    // Class names whose type is not simply the same word with underscores.
    static const struct {
        Key stem;
        Key type;
    } rows[] = {
        {Key("GPT2"), Key("gpt2")},
        {Key("GPTNeoX"), Key("gpt_neox")},
        {Key("GPTJ"), Key("gptj")},
        {Key("GPTNeo"), Key("gpt_neo")},
        {Key("GPTBigCode"), Key("gpt_bigcode")},
        {Key("QWen"), Key("qwen")},
        {Key("ChatGLM"), Key("chatglm")},
        {Key("GptOss"), Key("gpt_oss")},
        {Key("OPT"), Key("opt")},
        {Key("MPT"), Key("mpt")},
        {Key("Baichuan"), Key("baichuan")},
        {Key("BaiChuan"), Key("baichuan")},
        {Key("RW"), Key("falcon")},
        {Key("InternLM"), Key("internlm")},
        {Key("InternLM2"), Key("internlm2")},
        {Key("InternLM3"), Key("internlm3")},
        {Key("MiniCPM"), Key("minicpm")},
        {Key("MiniCPM3"), Key("minicpm3")},
        {Key("StableLm"), Key("stablelm")},
        {Key("MiniMaxM2"), Key("minimax_m2")},
        {Key("MiMo"), Key("mimo")},
        {Key("DeepseekV2"), Key("deepseek_v2")},
        {Key("DeepseekV3"), Key("deepseek_v3")},
        {Key("DeepseekV32"), Key("deepseek_v32")},
        {Key("PhiMoE"), Key("phimoe")},
        {Key("XLMRoberta"), Key("xlm-roberta")},
        {Key("T5"), Key("t5")},
        {Key("MT5"), Key("mt5")},
        {Key("CLIP"), Key("clip")},
        {Key("ViT"), Key("vit")},
        {Key("DistilBert"), Key("distilbert")},
    };
    qsizetype end = architecture.size();
    for (const char *suffix : {"For", "LMHeadModel", "Model"}) {
        const qsizetype at = architecture.indexOf(QLatin1String(suffix), 1);
        if (at > 0)
            end = qMin(end, at);
    }
    const QString stem = architecture.left(end);
    for (const auto &row : rows) {
        if (stem == row.stem)
            return row.type;
    }
    QString type; // Qwen2Moe -> qwen2_moe
    for (const QChar c : stem) {
        if (c.isUpper() && !type.isEmpty())
            type.append(QLatin1Char('_'));
        type.append(c.toLower());
    }
    return type;
}

} // namespace xuanka
