// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

#include <QCoreApplication>

#include <cmath>

namespace xuanka
{

namespace
{

/// A context length is no size of a matrix: a bad one is not worth refusing a model for.
int lenientPositions(const ConfigReader &r)
{
    for (const char *key : {"max_position_embeddings", "n_positions", "seq_length", "max_seq_len", "model_max_length",
                            "n_ctx", "max_sequence_length", "max_target_positions"}) {
        const double value = r.json().value(QString::fromLatin1(key)).toDouble();
        if (value >= 1.0 && value <= 1e9)
            return static_cast<int>(value);
    }
    return 0;
}

int sizeOr(ConfigReader &r, Aliases keys, double limit, int fallback)
{
    return fallback > 0 ? r.defaulted(keys, limit, fallback) : r.required(keys, limit);
}

void readHeads(ConfigReader &r, Transformer &t, const CommonDefaults &d)
{
    t.heads =
        sizeOr(r, {"num_attention_heads", "n_head", "n_heads", "num_heads", "head_num", "decoder_attention_heads"},
               limits::kHeads, d.heads);
    const Aliases kvKeys = {"num_key_value_heads", "n_kv_heads", "head_num_kv", "n_head_kv", "num_kv_heads"};
    const std::optional<int> kv = r.size(kvKeys, limits::kHeads);
    if (r.json().value(QLatin1String("num_key_value_heads")).isNull())
        r.warn(QStringLiteral("num_key_value_heads"), QT_TRANSLATE_NOOP("phrases", "null: as many as attention heads"));
    const bool written = r.json().contains(QLatin1String("num_key_value_heads"));
    if (!kv && d.kvHeads > 0 && !written)
        t.kvHeads = r.defaulted(kvKeys, limits::kHeads, d.kvHeads);
    else
        t.kvHeads = kv.value_or(t.heads);

    if (r.has({"kv_lora_rank"}))
        return; // latent attention has head widths of its own, head_dim means nothing there
    const Aliases widthKeys = {"head_dim", "kv_channels", "size_per_head", "d_kv", "attention_head_dim"};
    if (const std::optional<int> width = r.size(widthKeys, limits::kHeads))
        t.headDim = *width;
    else if (d.headDim > 0)
        t.headDim = r.defaulted(widthKeys, limits::kHeads, d.headDim);
    else if (t.heads > 0 && t.hidden % t.heads == 0)
        t.headDim = t.hidden / t.heads;
    else if (t.heads > 0)
        r.fail(QStringLiteral("hidden_size"), QJsonValue(t.hidden),
               QT_TRANSLATE_NOOP("phrases", "multiple of the %1 attention heads"), {QString::number(t.heads)});
}

} // namespace

const CommonDefaults *libraryDefaults(const QString &type)
{
    // Default arguments of the configuration classes of Hugging Face transformers.
    static const struct {
        QLatin1String type;
        CommonDefaults sizes;
    } rows[] = {
        {QLatin1String("llama"), {32, 4096, 32, 0, 0, 11008, 32000, 2048}},
        {QLatin1String("mistral"), {32, 4096, 32, 8, 0, 14336, 32000, 131072}},
        {QLatin1String("gemma"), {28, 3072, 16, 16, 256, 24576, 256000, 8192}},
        {QLatin1String("gemma2"), {26, 2304, 8, 4, 256, 9216, 256000, 8192}},
        {QLatin1String("gemma3_text"), {26, 2304, 8, 4, 256, 9216, 262208, 131072}},
        {QLatin1String("qwen2"), {32, 4096, 32, 32, 0, 22016, 151936, 32768}},
    };
    for (const auto &row : rows) {
        if (type == row.type)
            return &row.sizes;
    }
    return nullptr;
}

void readCommon(ConfigReader &r, Transformer &t, const CommonDefaults *defaults)
{
    const CommonDefaults d = defaults ? *defaults : CommonDefaults();
    t.layers =
        sizeOr(r, {"num_hidden_layers", "n_layer", "n_layers", "num_layers", "layer_num"}, limits::kLayers, d.layers);
    t.hidden = sizeOr(r, {"hidden_size", "n_embd", "d_model", "n_embed", "dim"}, limits::kHidden, d.hidden);
    t.vocab = sizeOr(r, {"vocab_size", "padded_vocab_size", "n_vocab"}, limits::kVocab, d.vocab);
    readHeads(r, t, d);
    const Aliases ffn = {"intermediate_size", "ffn_hidden_size", "inter_size", "n_inner", "ffn_dim", "d_ff",
                         "inner_hidden_size", "hidden_dim"};
    if (const std::optional<int> width = r.size(ffn, limits::kWidth))
        t.intermediate = *width;
    else if (d.intermediate > 0)
        t.intermediate = r.defaulted(ffn, limits::kWidth, d.intermediate);
    t.maxPositions = lenientPositions(r);
    if (t.maxPositions == 0)
        t.maxPositions = d.positions;
}

void tooLarge(ConfigReader &r)
{
    r.fail(QStringLiteral("hidden_size"), r.json().value(QLatin1String("hidden_size")),
           QT_TRANSLATE_NOOP("phrases", "sizes of a model below %1 parameters"),
           {QString::number(limits::kParameters, 'g', 3)});
}

// "C:\\models\\Qwen2-7B" and "/data/Qwen2-7B" are somebody's folders; "Qwen/Qwen2-7B" is a name.
QString readableModelName(QString written)
{
    written.replace(QLatin1Char('\\'), QLatin1Char('/'));
    while (written.endsWith(QLatin1Char('/')))
        written.chop(1);
    const bool path = written.startsWith(QLatin1Char('/')) || written.startsWith(QLatin1Char('.')) ||
                      written.startsWith(QLatin1Char('~')) || written.contains(QLatin1String(":/")) ||
                      written.count(QLatin1Char('/')) > 1;
    return path ? written.section(QLatin1Char('/'), -1) : written;
}

void checkMagnitude(ConfigReader &r, const Transformer &t)
{
    const double layers = t.layers;
    const double hidden = t.hidden;
    const double width = double(qMax(t.heads, t.kvHeads)) * t.headDim;
    double largest = qMax(hidden * t.vocab, layers * hidden * qMax(width, double(t.intermediate)));
    if (t.moe)
        largest = qMax(largest, layers * hidden * t.moe->experts * qMax(t.moe->expertIntermediate, 1));
    if (t.mla) {
        const MlaShape &a = *t.mla;
        const double heads = double(t.heads) * (double(a.qkNopeHeadDim) + a.qkRopeHeadDim + a.vHeadDim);
        largest = qMax(largest, layers * heads * (hidden + a.qLoraRank + a.kvLoraRank));
    }
    if (t.indexer)
        largest = qMax(largest, layers * hidden * t.indexer->heads * t.indexer->headDim);
    const double linear = double(t.linear.keyHeads) * t.linear.keyDim + double(t.linear.valueHeads) * t.linear.valueDim;
    largest = qMax(largest, layers * linear * (hidden + t.linear.kernel));
    if (largest > limits::kParameters)
        tooLarge(r);
    const bool grouped = !t.mla && t.kvHeads > 0 && t.heads > 0;
    if (grouped && t.heads % t.kvHeads != 0) {
        r.fail(QStringLiteral("num_key_value_heads"), QJsonValue(t.kvHeads),
               QT_TRANSLATE_NOOP("phrases", "divisor of the %1 attention heads"), {QString::number(t.heads)});
    }
}

} // namespace xuanka
