// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"
#include "model/sample_counts.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

using Type = QLatin1String;

void finish(ImportedModel &out, const char *modality, std::int64_t parameters, const EncoderStack &shown, int image)
{
    out.model.modality = QString::fromLatin1(modality);
    out.model.parameters = parameters;
    SampleModel sample;
    sample.transformerLike = true;
    sample.imageSize = image;
    out.model.sample = sample;
    out.shape.layers = shown.layers;
    out.shape.hidden = shown.hidden;
    out.shape.intermediate = shown.intermediate;
}

void t5(ConfigReader &r, const QString &type, const QString &, ImportedModel &out)
{
    T5Shape s;
    s.encoder.hidden = r.required({"d_model"}, limits::kHidden);
    s.encoder.layers = r.required({"num_layers"}, limits::kLayers);
    s.encoder.intermediate = r.required({"d_ff"}, limits::kWidth);
    s.decoderLayers = r.size({"num_decoder_layers"}, limits::kLayers).value_or(s.encoder.layers);
    s.heads = r.required({"num_heads"}, limits::kHeads);
    s.keyWidth = r.required({"d_kv"}, limits::kHeads);
    s.vocab = r.required({"vocab_size"}, limits::kVocab);
    s.buckets = r.size({"relative_attention_num_buckets"}, limits::kSmall).value_or(32);
    s.gated = r.flag({"is_gated_act"}, r.text({"feed_forward_proj"}).startsWith(QLatin1String("gated")));
    s.tied = r.flag({"tie_word_embeddings"}, type == QLatin1String("t5"));
    s.biasPerLayer = type == QLatin1String("umt5");
    const double layers = double(s.encoder.layers) + 2.0 * s.decoderLayers;
    if (layers * s.encoder.hidden * 4.0 * s.heads * s.keyWidth > limits::kParameters)
        tooLarge(r);
    if (r.failed())
        return;
    finish(out, "text-enc-dec", countT5(s), s.encoder, 0);
    out.shape.layers = s.encoder.layers + s.decoderLayers;
    out.shape.heads = out.shape.kvHeads = s.heads;
    out.shape.headDim = s.keyWidth;
    out.shape.vocab = s.vocab;
    out.shape.tiedEmbeddings = s.tied;
    out.kvBytesPerTokenFp16 = 2.0 * 2.0 * s.heads * s.keyWidth * s.decoderLayers;
}

/// Layers, width and heads of both halves as BART and Whisper name them.
void encoderDecoder(ConfigReader &r, EncoderStack &encoder, EncoderStack &decoder)
{
    encoder.hidden = decoder.hidden = r.required({"d_model"}, limits::kHidden);
    encoder.layers = r.required({"encoder_layers"}, limits::kLayers);
    decoder.layers = r.required({"decoder_layers"}, limits::kLayers);
    encoder.intermediate = r.required({"encoder_ffn_dim"}, limits::kWidth);
    decoder.intermediate = r.required({"decoder_ffn_dim"}, limits::kWidth);
}

void showEncoderDecoder(ConfigReader &r, ImportedModel &out, const EncoderStack &encoder, const EncoderStack &decoder,
                        int vocab)
{
    out.shape.layers = encoder.layers + decoder.layers;
    out.shape.heads = out.shape.kvHeads = r.required({"decoder_attention_heads"}, limits::kHeads);
    out.shape.headDim = out.shape.heads > 0 ? decoder.hidden / out.shape.heads : 0;
    out.shape.vocab = vocab;
    out.shape.tiedEmbeddings = true;
    out.kvBytesPerTokenFp16 = 2.0 * 2.0 * decoder.hidden * decoder.layers;
}

void whisper(ConfigReader &r, const QString &, const QString &, ImportedModel &out)
{
    WhisperShape s;
    encoderDecoder(r, s.encoder, s.decoder);
    s.vocab = r.required({"vocab_size"}, limits::kVocab);
    s.melBins = r.required({"num_mel_bins"}, limits::kSmall);
    s.sourcePositions = r.defaulted({"max_source_positions"}, limits::kVocab, 1500);
    s.targetPositions = r.defaulted({"max_target_positions"}, limits::kVocab, 448);
    if (r.failed())
        return;
    finish(out, "audio", countWhisper(s), s.encoder, 0);
    showEncoderDecoder(r, out, s.encoder, s.decoder, s.vocab);
}

void bart(ConfigReader &r, const QString &type, const QString &, ImportedModel &out)
{
    BartShape s;
    encoderDecoder(r, s.encoder, s.decoder);
    s.vocab = r.required({"vocab_size"}, limits::kVocab);
    const bool sinusoidal = type == QLatin1String("m2m_100");
    s.positions = sinusoidal ? 0 : r.required({"max_position_embeddings"}, limits::kVocab) + 2;
    s.embeddingNorm = !sinusoidal;
    s.finalNorms = type != QLatin1String("bart");
    if (r.failed())
        return;
    finish(out, "text-enc-dec", countBart(s), s.encoder, 0);
    showEncoderDecoder(r, out, s.encoder, s.decoder, s.vocab);
}

struct StackDefaults {
    int layers, hidden, intermediate;
};

EncoderStack readStack(ConfigReader &r, const StackDefaults *d)
{
    const auto get = [&r, d](Aliases keys, double limit, int StackDefaults::*member) {
        return d ? r.defaulted(keys, limit, d->*member) : r.required(keys, limit);
    };
    EncoderStack s;
    s.layers = get({"num_hidden_layers"}, limits::kLayers, &StackDefaults::layers);
    s.hidden = get({"hidden_size"}, limits::kHidden, &StackDefaults::hidden);
    s.intermediate = get({"intermediate_size"}, limits::kWidth, &StackDefaults::intermediate);
    return s;
}

ImageTower readImage(ConfigReader &r, const StackDefaults *d, int patch)
{
    ImageTower t;
    t.stack = readStack(r, d);
    t.patch = d ? r.defaulted({"patch_size"}, limits::kPatch, patch) : r.required({"patch_size"}, limits::kPatch);
    t.image = d ? r.defaulted({"image_size"}, limits::kPixels, 224) : r.required({"image_size"}, limits::kPixels);
    t.channels = r.size({"num_channels"}, limits::kFew).value_or(3);
    return t;
}

TextTower readText(ConfigReader &r, const StackDefaults *d, int vocab, int positions)
{
    TextTower t;
    t.stack = readStack(r, d);
    t.vocab = d ? r.defaulted({"vocab_size"}, limits::kVocab, vocab) : r.required({"vocab_size"}, limits::kVocab);
    t.positions = d ? r.defaulted({"max_position_embeddings"}, limits::kVocab, positions)
                    : r.required({"max_position_embeddings"}, limits::kVocab);
    return t;
}

ConfigReader part(ConfigReader &r, Aliases keys)
{
    return r.child(keys).value_or(ConfigReader(QJsonObject(), r.pathOf(QString::fromLatin1(*keys.begin())), r.notes()));
}

/// The library's defaults of a part saved inside a CLIP or SigLIP file.
constexpr StackDefaults kClipText{12, 512, 2048};
constexpr StackDefaults kTower{12, 768, 3072};

void clip(ConfigReader &r, const QString &type, const QString &architecture, ImportedModel &out)
{
    const bool siglip = type.startsWith(QLatin1String("siglip"));
    const bool projected = architecture.contains(QLatin1String("WithProjection"));
    if (type.endsWith(QLatin1String("_vision_model"))) {
        ImageTower image = readImage(r, nullptr, 0);
        if (projected)
            image.projection = r.required({"projection_dim"}, limits::kHidden);
        const std::int64_t count =
            siglip ? countSiglipImage(image, r.flag({"vision_use_head"}, true)) : countClipImage(image);
        finish(out, "vision", count, image.stack, image.image);
        return;
    }
    if (type.endsWith(QLatin1String("_text_model"))) {
        TextTower text = readText(r, nullptr, 0, 0);
        text.projection = siglip ? r.size({"projection_size"}, limits::kHidden).value_or(text.stack.hidden) : 0;
        if (projected)
            text.projection = r.required({"projection_dim"}, limits::kHidden);
        finish(out, "text-encoder", siglip ? countSiglipText(text) : countClipText(text), text.stack, 0);
        out.shape.vocab = text.vocab;
        return;
    }
    ConfigReader imagePart = part(r, {"vision_config", "vision_config_dict"});
    ConfigReader textPart = part(r, {"text_config", "text_config_dict"});
    ImageTower image = readImage(imagePart, &kTower, siglip ? 16 : 32);
    TextTower text = siglip ? readText(textPart, &kTower, 32000, 64) : readText(textPart, &kClipText, 49408, 77);
    std::int64_t count = 0;
    if (siglip) {
        text.projection = textPart.size({"projection_size"}, limits::kHidden).value_or(text.stack.hidden);
        count = countSiglipImage(image, imagePart.flag({"vision_use_head"}, true)) + countSiglipText(text) + 2;
    } else {
        image.projection = text.projection = r.defaulted({"projection_dim"}, limits::kHidden, 512);
        count = countClipImage(image) + countClipText(text) + 1;
    }
    finish(out, "vision-language", count, image.stack, image.image);
    out.shape.vocab = text.vocab;
}

void vit(ConfigReader &r, const QString &type, const QString &architecture, ImportedModel &out)
{
    const ImageTower image = readImage(r, nullptr, 0);
    std::int64_t count = 0;
    if (type == QLatin1String("dinov2")) {
        if (r.flag({"use_swiglu_ffn"}, false))
            r.fail(QStringLiteral("use_swiglu_ffn"), QJsonValue(true), QT_TRANSLATE_NOOP("phrases", "false"));
        count = countDinov2(image);
    } else {
        const bool classifies = architecture.endsWith(QLatin1String("ForImageClassification"));
        const QJsonObject labels = r.json().value(QLatin1String("id2label")).toObject();
        const int classes =
            labels.isEmpty() ? r.size({"num_labels"}, limits::kVocab).value_or(2) : static_cast<int>(labels.size());
        count = countVit(image, classifies ? classes : 0, !classifies);
    }
    finish(out, "vision", count, image.stack, image.image);
}

} // namespace

bool readSampleFamily(ConfigReader &r, const QString &type, const QString &architecture, ImportedModel &out)
{
    static const struct {
        Type type;
        void (*read)(ConfigReader &, const QString &, const QString &, ImportedModel &);
    } rows[] = {
        {Type("t5"), t5},
        {Type("mt5"), t5},
        {Type("umt5"), t5},
        {Type("whisper"), whisper},
        {Type("bart"), bart},
        {Type("mbart"), bart},
        {Type("m2m_100"), bart},
        {Type("clip"), clip},
        {Type("clip_vision_model"), clip},
        {Type("clip_text_model"), clip},
        {Type("siglip"), clip},
        {Type("siglip_vision_model"), clip},
        {Type("siglip_text_model"), clip},
        {Type("vit"), vit},
        {Type("dinov2"), vit},
    };
    for (const auto &row : rows) {
        if (type != row.type)
            continue;
        row.read(r, type, architecture, out);
        out.shape.heads = out.shape.heads > 0 ? out.shape.heads : r.sizeOrZero({"num_attention_heads"}, limits::kHeads);
        out.shape.kvHeads = out.shape.heads;
        if (out.shape.heads > 0 && out.shape.headDim == 0)
            out.shape.headDim = out.shape.hidden / out.shape.heads;
        return true;
    }
    return false;
}

} // namespace xuanka
