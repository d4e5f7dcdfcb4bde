// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

constexpr double kMaxWindow = 1e9;

/// Counts of layer_types; a word that is not known refuses the model, since its parameters cannot be counted.
bool readTypeList(ConfigReader &r, Transformer &t, bool windowed)
{
    const std::optional<QJsonArray> list = r.array({"layer_types"});
    if (!list)
        return false;
    if (list->size() != t.layers) {
        r.fail(QStringLiteral("layer_types"), QJsonValue(list->size()),
               QT_TRANSLATE_NOOP("phrases", "one entry for each of %1 layers"), {QString::number(t.layers)});
        return true;
    }
    for (const QJsonValue &entry : *list) {
        const QString word = entry.toString();
        if (word == QLatin1String("linear_attention"))
            ++t.linear.layers;
        else if (word == QLatin1String("sliding_attention") || word == QLatin1String("chunked_attention"))
            t.slidingLayers += windowed;
        else if (word != QLatin1String("full_attention") && word != QLatin1String("attention") &&
                 word != QLatin1String("deepseek_sparse_attention"))
            r.fail(QStringLiteral("layer_types"), entry,
                   QT_TRANSLATE_NOOP("phrases", "full, sliding or linear attention"));
    }
    return true;
}

/// Every n-th layer attends to everything, the others to a window.
int slidingOfPattern(int layers, int every) { return every > 0 ? layers - layers / every : 0; }

} // namespace

void readLayerKinds(ConfigReader &r, const QString &type, Transformer &t)
{
    const bool switchedOff = !r.flag({"use_sliding_window"}, true);
    int window = r.sizeOrZero({"sliding_window", "sliding_window_size", "attention_chunk_size"}, kMaxWindow);
    const bool qwen = type.startsWith(QLatin1String("qwen")) || type == QLatin1String("mimo");
    if (switchedOff || (qwen && !r.has({"use_sliding_window"})) || (t.maxPositions > 0 && window >= t.maxPositions))
        window = 0;
    const bool gemma2 = type == QLatin1String("gemma2");
    const bool gemma3 = type == QLatin1String("gemma3_text");
    if (gemma2 && !r.has({"sliding_window"}))
        window = 4096;
    if (readTypeList(r, t, window > 0)) {
        t.slidingWindow = t.slidingLayers > 0 ? window : 0;
        return;
    }
    if (window == 0)
        return;
    const QString word = r.text({"sliding_window_pattern"});
    if (gemma2) {
        t.slidingLayers = (t.layers + 1) / 2;
    } else if (!word.isEmpty()) { // "LLLG": local and global layers in turn
        for (int i = 0; i < t.layers; ++i)
            t.slidingLayers += word.at(i % word.size()) == QLatin1Char('L');
    } else if (r.has({"sliding_window_pattern", "_sliding_window_pattern"})) {
        t.slidingLayers = slidingOfPattern(
            t.layers, r.required({"sliding_window_pattern", "_sliding_window_pattern"}, limits::kLayers));
    } else if (gemma3) {
        t.slidingLayers = slidingOfPattern(t.layers, 6);
    } else if (type == QLatin1String("cohere2") || type == QLatin1String("llama4_text")) {
        t.slidingLayers = slidingOfPattern(t.layers, 4);
    } else if (type == QLatin1String("gpt_oss")) {
        t.slidingLayers = (t.layers + 1) / 2;
    } else if (qwen) {
        t.slidingLayers = qMax(0, t.layers - r.sizeOrZero({"max_window_layers"}, limits::kLayers));
    } else {
        t.slidingLayers = t.layers;
    }
    t.slidingWindow = t.slidingLayers > 0 ? window : 0;
}

void readLatentAttention(ConfigReader &r, Transformer &t, const MlaShape &defaults)
{
    const auto size = [&r](Aliases keys, int fallback) {
        return fallback > 0 ? r.defaulted(keys, limits::kSmall, fallback) : r.required(keys, limits::kSmall);
    };
    MlaShape a;
    const bool written = r.json().contains(QLatin1String("q_lora_rank")); // null: q is a full matrix
    a.qLoraRank = written || defaults.qLoraRank == 0 ? r.sizeOrZero({"q_lora_rank"}, limits::kSmall)
                                                     : r.defaulted({"q_lora_rank"}, limits::kSmall, defaults.qLoraRank);
    a.kvLoraRank = size({"kv_lora_rank"}, defaults.kvLoraRank);
    a.qkNopeHeadDim = size({"qk_nope_head_dim"}, defaults.qkNopeHeadDim);
    a.qkRopeHeadDim = size({"qk_rope_head_dim"}, defaults.qkRopeHeadDim);
    a.vHeadDim = size({"v_head_dim"}, defaults.vHeadDim);
    t.mla = a;
    t.headDim = a.qkNopeHeadDim + a.qkRopeHeadDim; // the file's own head_dim means something else here
    t.kvHeads = t.heads;
}

void readIndexer(ConfigReader &r, Transformer &t)
{
    if (!r.has({"index_n_heads"}))
        return;
    IndexerShape d;
    d.heads = r.required({"index_n_heads"}, limits::kHeads);
    d.headDim = r.required({"index_head_dim"}, limits::kHeads);
    d.layers = t.layers;
    if (const std::optional<QJsonArray> types = r.array({"indexer_types"})) {
        d.layers = 0;
        for (const QJsonValue &entry : *types)
            d.layers += entry.toString() == QLatin1String("full");
    }
    t.indexer = d;
}

void readGatedDeltaNet(ConfigReader &r, Transformer &t)
{
    LinearAttentionShape &a = t.linear;
    a.kind = LinearKind::GatedDeltaNet;
    a.keyHeads = r.required({"linear_num_key_heads"}, limits::kHeads);
    a.valueHeads = r.required({"linear_num_value_heads"}, limits::kHeads);
    a.keyDim = r.required({"linear_key_head_dim"}, limits::kHeads);
    a.valueDim = r.required({"linear_value_head_dim"}, limits::kHeads);
    a.kernel = r.required({"linear_conv_kernel_dim"}, limits::kSmall);
    if (a.layers == 0 && !r.has({"layer_types"})) {
        const int every = r.size({"full_attention_interval"}, limits::kLayers).value_or(4);
        a.layers = t.layers - t.layers / every;
    }
}

} // namespace xuanka
