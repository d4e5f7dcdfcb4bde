// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"

namespace xuanka
{

/// BERT and its kin: bidirectional, norm after each block, learned positions, dense pooler on the first token.
bool readEncoderFamily(ConfigReader &r, const QString &type, Transformer &t)
{
    const bool distilled = type == QLatin1String("distilbert");
    const bool roberta =
        type == QLatin1String("roberta") || type == QLatin1String("xlm-roberta") || type == QLatin1String("camembert");
    if (!distilled && !roberta && type != QLatin1String("bert"))
        return false;
    readCommon(r, t);
    t.intermediate = r.required({"intermediate_size", "hidden_dim"}, limits::kWidth);
    t.kvHeads = t.heads;
    t.causal = false;
    t.norm = Norm::Layer;
    t.normBias = t.embeddingNorm = true;
    t.finalNorm = t.gatedMlp = false;
    t.qkvBias = t.oBias = t.mlpBias = true;
    t.tiedEmbeddings = true;
    t.position = Position::Learned;
    t.positionRows = r.required({"max_position_embeddings"}, limits::kVocab);
    if (!distilled) {
        t.typeVocab = r.size({"type_vocab_size"}, limits::kSmall).value_or(roberta ? 1 : 2);
        t.pooler = true;
    }
    return true;
}

} // namespace xuanka
