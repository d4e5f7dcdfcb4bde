// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

using Type = QLatin1String;

/// LayerNorm with bias and a plain FFN, as everything was before Llama.
void classic(Transformer &t, bool bias)
{
    t.norm = Norm::Layer;
    t.normBias = true;
    t.gatedMlp = false;
    t.qkvBias = t.oBias = t.mlpBias = bias;
}

void fourTimesHidden(Transformer &t)
{
    if (t.intermediate == 0)
        t.intermediate = 4 * t.hidden;
}

void learnedPositions(ConfigReader &r, Transformer &t, Aliases keys, int more = 0)
{
    t.position = Position::Learned;
    t.positionRows = r.required(keys, limits::kVocab) + more;
}

void gpt2(ConfigReader &r, Transformer &t)
{
    classic(t, true);
    fourTimesHidden(t);
    t.fusedQkv = true;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, true);
    learnedPositions(r, t, {"n_positions", "max_position_embeddings", "n_ctx"});
}

void gptBigCode(ConfigReader &r, Transformer &t)
{
    gpt2(r, t);
    t.kvHeads = r.flag({"multi_query"}, true) ? 1 : t.heads;
}

void gptNeo(ConfigReader &r, Transformer &t)
{
    gpt2(r, t);
    t.fusedQkv = false;
    t.qkvBias = false;
    t.slidingLayers = t.layers / 2; // local and global layers in turn
    t.slidingWindow = r.size({"window_size"}, limits::kVocab).value_or(256);
}

void gptJ(ConfigReader &r, Transformer &t)
{
    classic(t, false);
    fourTimesHidden(t);
    t.mlpBias = true;
    t.normsPerLayer = 1;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, false);
    t.headBias = !t.tiedEmbeddings;
}

void gptNeoX(ConfigReader &r, Transformer &t)
{
    classic(t, true);
    fourTimesHidden(t);
    t.fusedQkv = true;
    t.qkvBias = t.oBias = r.flag({"attention_bias"}, true);
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, false);
}

void opt(ConfigReader &r, Transformer &t)
{
    classic(t, r.flag({"enable_bias"}, true));
    fourTimesHidden(t);
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, true);
    learnedPositions(r, t, {"max_position_embeddings"}, 2);
    const int width = r.size({"word_embed_proj_dim"}, limits::kHidden).value_or(t.hidden);
    t.wordEmbedDim = width == t.hidden ? 0 : width;
    t.finalNorm = r.flag({"do_layer_norm_before"}, true) && !r.flag({"_remove_final_layer_norm"}, false);
}

void bloom(ConfigReader &r, Transformer &t)
{
    classic(t, true);
    fourTimesHidden(t);
    t.fusedQkv = true;
    t.embeddingNorm = true;
    t.position = Position::Alibi;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, true);
    t.kvHeads = t.heads;
}

void falcon(ConfigReader &r, Transformer &t)
{
    classic(t, r.flag({"bias"}, false));
    fourTimesHidden(t);
    t.fusedQkv = true;
    t.position = r.flag({"alibi"}, false) ? Position::Alibi : Position::Rope;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, true);
    if (r.flag({"new_decoder_architecture"}, false)) {
        t.kvHeads = r.size({"num_kv_heads", "n_head_kv"}, limits::kHeads).value_or(t.heads);
        t.normsPerLayer = r.size({"num_ln_in_parallel_attn"}, 2.0).value_or(2);
    } else {
        // num_kv_heads is not read by the old architecture
        t.kvHeads = r.flag({"multi_query"}, true) ? 1 : t.heads;
        t.normsPerLayer = r.flag({"parallel_attn"}, true) ? 1 : 2;
    }
}

void mpt(ConfigReader &r, Transformer &t)
{
    const bool bias = !r.flag({"no_bias"}, true);
    classic(t, bias);
    t.normBias = bias;
    t.fusedQkv = true;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, true);
    t.intermediate = r.size({"expansion_ratio"}, limits::kFew).value_or(4) * t.hidden;
    t.kvHeads = t.heads;
    bool alibi = r.flag({"alibi"}, false);
    if (std::optional<ConfigReader> attention = r.child({"attn_config"})) {
        alibi = attention->flag({"alibi"}, alibi);
        t.kvHeads = attention->size({"kv_n_heads"}, limits::kHeads).value_or(t.heads);
        if (attention->text({"attn_type"}) == QLatin1String("multiquery_attention"))
            t.kvHeads = 1;
        if (attention->flag({"qk_ln"}, false))
            t.qkNorm = QkNorm::Full;
    }
    t.position = alibi ? Position::Alibi : Position::Rope;
    if (!alibi && r.flag({"learned_pos_emb"}, true))
        learnedPositions(r, t, {"max_seq_len"});
}

void phi(ConfigReader &r, Transformer &t)
{
    classic(t, true);
    fourTimesHidden(t);
    t.normsPerLayer = 1;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, false);
    t.headBias = !t.tiedEmbeddings;
    if (r.flag({"qk_layernorm"}, false))
        r.fail(QStringLiteral("qk_layernorm"), QJsonValue(true), QT_TRANSLATE_NOOP("phrases", "false"));
}

/// First generation: LayerNorm, plain FFN, everything biased, head tied.
void chatGlmFirst(ConfigReader &r, Transformer &t)
{
    classic(t, true);
    fourTimesHidden(t);
    t.fusedQkv = true;
    t.kvHeads = t.heads;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, true);
}

void chatGlm(ConfigReader &r, Transformer &t)
{
    if (r.has({"inner_hidden_size"}) || r.flag({"position_encoding_2d"}, false)) {
        chatGlmFirst(r, t);
        return;
    }
    t.fusedQkv = true;
    t.tiedEmbeddings = r.flag({"tie_word_embeddings"}, false);
    const bool bias = r.flag({"add_bias_linear"}, false);
    t.qkvBias = bias || r.flag({"add_qkv_bias"}, false);
    t.oBias = t.mlpBias = bias;
    if (!r.flag({"rmsnorm"}, true)) {
        t.norm = Norm::Layer;
        t.normBias = true;
    }
    t.finalNorm = r.flag({"post_layer_norm"}, true);
    t.kvHeads = t.heads;
    if (r.flag({"multi_query_attention"}, false))
        t.kvHeads = r.required({"multi_query_group_num"}, limits::kHeads);
    if (t.intermediate == 0)
        r.missing(QStringLiteral("ffn_hidden_size"), QT_TRANSLATE_NOOP("phrases", "whole number"));
}

} // namespace

bool readOldFamily(ConfigReader &r, const QString &type, Transformer &t)
{
    static const struct {
        Type type;
        void (*read)(ConfigReader &, Transformer &);
    } rows[] = {
        {Type("gpt2"), gpt2},
        {Type("gpt_bigcode"), gptBigCode},
        {Type("gpt_neo"), gptNeo},
        {Type("gptj"), gptJ},
        {Type("codegen"), gptJ},
        {Type("gpt_neox"), gptNeoX},
        {Type("opt"), opt},
        {Type("bloom"), bloom},
        {Type("falcon"), falcon},
        {Type("refinedweb"), falcon},
        {Type("refinedwebmodel"), falcon},
        {Type("mpt"), mpt},
        {Type("phi"), phi},
        {Type("phi-msft"), phi},
        {Type("mixformer-sequential"), phi},
        {Type("chatglm"), chatGlm},
    };
    for (const auto &row : rows) {
        if (type != row.type)
            continue;
        readCommon(r, t);
        if (!r.failed())
            row.read(r, t);
        return true;
    }
    return false;
}

} // namespace xuanka
