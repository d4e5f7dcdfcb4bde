// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"
#include "model/sample_counts.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

using Class = QLatin1String;

/// A list of numbers, or one number for every level.
QVector<int> perLevel(ConfigReader &r, const char *key, qsizetype levels, int fallback, double limit)
{
    const QString name = QString::fromLatin1(key);
    const QJsonValue value = r.json().value(name);
    if (!value.isArray())
        return QVector<int>(levels, r.size({key}, limit).value_or(fallback));
    QVector<int> result;
    for (const QJsonValue &entry : value.toArray()) {
        const double number = entry.toDouble(-1.0);
        if (number < 1.0 || number > limit || number != static_cast<int>(number)) {
            r.fail(name, entry, QT_TRANSLATE_NOOP("phrases", "whole number"));
            return QVector<int>(levels, fallback);
        }
        result.append(static_cast<int>(number));
    }
    if (levels > 0 && result.size() != levels) {
        r.fail(name, QJsonValue(result.size()), QT_TRANSLATE_NOOP("phrases", "one entry for each of %1 levels"),
               {QString::number(levels)});
        return QVector<int>(levels, fallback);
    }
    return result;
}

QVector<int> channelList(ConfigReader &r)
{
    const QVector<int> channels = perLevel(r, "block_out_channels", 0, 0, limits::kSmall);
    if (channels.isEmpty() || channels.size() > 16)
        r.missing(QStringLiteral("block_out_channels"), QT_TRANSLATE_NOOP("phrases", "list of 1 to 16 widths"));
    return channels;
}

std::int64_t unet(ConfigReader &r, Transformer &)
{
    UNetShape s;
    s.channels = channelList(r);
    if (r.failed())
        return 0;
    const qsizetype levels = s.channels.size();
    s.layersPerBlock = perLevel(r, "layers_per_block", levels, 2, limits::kFew);
    s.transformerDepth = perLevel(r, "transformer_layers_per_block", levels, 1, limits::kFew);
    s.crossAttention = r.required({"cross_attention_dim"}, limits::kSmall);
    s.inChannels = r.size({"in_channels"}, limits::kSmall).value_or(4);
    s.outChannels = r.size({"out_channels"}, limits::kSmall).value_or(4);
    s.additionInput = r.sizeOrZero({"projection_class_embeddings_input_dim"}, limits::kHidden);
    s.middleDepth = s.transformerDepth.last();
    const std::optional<QJsonArray> blocks = r.array({"down_block_types"});
    for (qsizetype i = 0; blocks && i < qMin(levels, blocks->size()); ++i) {
        const QString block = blocks->at(i).toString();
        if (block == QLatin1String("DownBlock2D"))
            s.transformerDepth[i] = 0;
        else if (block != QLatin1String("CrossAttnDownBlock2D"))
            r.fail(QStringLiteral("down_block_types"), blocks->at(i),
                   QT_TRANSLATE_NOOP("phrases", "blocks of Stable Diffusion"));
    }
    if (!r.text({"class_embed_type"}).isEmpty())
        r.fail(QStringLiteral("class_embed_type"), QJsonValue(r.text({"class_embed_type"})),
               QT_TRANSLATE_NOOP("phrases", "null"));
    return r.failed() ? 0 : countUNet(s);
}

int modelWidth(ConfigReader &r, Transformer &shown)
{
    shown.heads = shown.kvHeads = r.required({"num_attention_heads"}, limits::kHeads);
    shown.headDim = r.required({"attention_head_dim"}, limits::kHeads);
    const double width = double(shown.heads) * shown.headDim;
    if (width > limits::kSmall) {
        r.fail(QStringLiteral("num_attention_heads"), QJsonValue(width), QT_TRANSLATE_NOOP("phrases", "width up to %1"),
               {QString::number(limits::kSmall, 'f', 0)});
        return 0;
    }
    shown.hidden = static_cast<int>(width);
    return shown.hidden;
}

std::int64_t flux(ConfigReader &r, Transformer &shown)
{
    FluxShape s;
    s.hidden = modelWidth(r, shown);
    s.headDim = shown.headDim;
    s.doubleLayers = r.required({"num_layers"}, limits::kLayers);
    s.singleLayers = r.required({"num_single_layers"}, limits::kLayers);
    s.inChannels = r.required({"in_channels"}, limits::kSmall);
    s.jointDim = r.required({"joint_attention_dim"}, limits::kHidden);
    s.pooledDim = r.required({"pooled_projection_dim"}, limits::kHidden);
    s.guidance = r.flag({"guidance_embeds"}, false);
    shown.layers = s.doubleLayers + s.singleLayers;
    return countFlux(s);
}

std::int64_t sd3(ConfigReader &r, Transformer &shown)
{
    Sd3Shape s;
    s.hidden = modelWidth(r, shown);
    s.headDim = shown.headDim;
    s.layers = shown.layers = r.required({"num_layers"}, limits::kLayers);
    s.patch = r.required({"patch_size"}, 64.0);
    s.inChannels = r.required({"in_channels"}, limits::kSmall);
    s.outChannels = r.size({"out_channels"}, limits::kSmall).value_or(s.inChannels);
    s.jointDim = r.required({"joint_attention_dim"}, limits::kHidden);
    s.pooledDim = r.required({"pooled_projection_dim"}, limits::kHidden);
    s.qkNorm = r.text({"qk_norm"}) == QLatin1String("rms_norm");
    s.dualAttentionLayers = static_cast<int>(r.array({"dual_attention_layers"}).value_or(QJsonArray()).size());
    if (s.dualAttentionLayers > 0)
        r.fail(QStringLiteral("dual_attention_layers"), r.json().value(QLatin1String("dual_attention_layers")),
               QT_TRANSLATE_NOOP("phrases", "no such key"));
    return countSd3(s);
}

int patchVolume(ConfigReader &r)
{
    int volume = 1;
    for (const int side : perLevel(r, "patch_size", 3, 1, 64.0))
        volume *= side;
    return volume;
}

std::int64_t wan(ConfigReader &r, Transformer &shown)
{
    WanShape s;
    s.hidden = modelWidth(r, shown);
    s.intermediate = shown.intermediate = r.required({"ffn_dim"}, limits::kWidth);
    s.layers = shown.layers = r.required({"num_layers"}, limits::kLayers);
    s.inChannels = r.required({"in_channels"}, limits::kSmall);
    s.outChannels = r.required({"out_channels"}, limits::kSmall);
    s.textDim = r.required({"text_dim"}, limits::kHidden);
    s.freqDim = r.required({"freq_dim"}, limits::kHidden);
    s.patchVolume = patchVolume(r);
    if (r.has({"image_dim"}))
        r.fail(QStringLiteral("image_dim"), r.json().value(QLatin1String("image_dim")),
               QT_TRANSLATE_NOOP("phrases", "null"));
    return countWan(s);
}

std::int64_t hunyuanVideo(ConfigReader &r, Transformer &shown)
{
    HunyuanVideoShape s;
    s.hidden = modelWidth(r, shown);
    s.headDim = shown.headDim;
    s.doubleLayers = r.required({"num_layers"}, limits::kLayers);
    s.singleLayers = r.required({"num_single_layers"}, limits::kLayers);
    s.refinerLayers = r.required({"num_refiner_layers"}, limits::kLayers);
    s.inChannels = r.required({"in_channels"}, limits::kSmall);
    s.outChannels = r.required({"out_channels"}, limits::kSmall);
    s.textDim = r.required({"text_embed_dim"}, limits::kHidden);
    s.pooledDim = r.required({"pooled_projection_dim"}, limits::kHidden);
    const int patch = r.required({"patch_size"}, 64.0);
    s.patchVolume = patch * patch * r.required({"patch_size_t"}, 64.0);
    s.guidance = r.flag({"guidance_embeds"}, true);
    shown.layers = s.doubleLayers + s.singleLayers;
    return countHunyuanVideo(s);
}

std::int64_t pixArt(ConfigReader &r, Transformer &shown)
{
    PixArtShape s;
    s.hidden = modelWidth(r, shown);
    s.layers = shown.layers = r.required({"num_layers"}, limits::kLayers);
    s.patch = r.required({"patch_size"}, 64.0);
    s.inChannels = r.required({"in_channels"}, limits::kSmall);
    s.outChannels = r.required({"out_channels"}, limits::kSmall);
    s.captionDim = r.required({"caption_channels"}, limits::kHidden);
    return countPixArt(s);
}

std::int64_t vae(ConfigReader &r, Transformer &)
{
    VaeShape s;
    s.channels = channelList(r);
    s.layersPerBlock = r.required({"layers_per_block"}, limits::kFew);
    s.inChannels = r.size({"in_channels"}, limits::kSmall).value_or(3);
    s.outChannels = r.size({"out_channels"}, limits::kSmall).value_or(3);
    s.latentChannels = r.required({"latent_channels"}, limits::kSmall);
    const bool encoder = r.flag({"use_quant_conv"}, true);
    s.quantConvolutions = encoder && r.flag({"use_post_quant_conv"}, true);
    return r.failed() ? 0 : countVae(s);
}

} // namespace

bool readDiffusersClass(ConfigReader &r, const QString &className, ImportedModel &out)
{
    static const struct {
        Class name;
        const char *word; ///< what modelType says after "diffusers:"
        bool tokens;
        std::int64_t (*count)(ConfigReader &, Transformer &);
    } rows[] = {
        {Class("UNet2DConditionModel"), "unet2d", false, unet},
        {Class("FluxTransformer2DModel"), "flux", true, flux},
        {Class("SD3Transformer2DModel"), "sd3", true, sd3},
        {Class("WanTransformer3DModel"), "wan", true, wan},
        {Class("HunyuanVideoTransformer3DModel"), "hunyuan_video", true, hunyuanVideo},
        {Class("PixArtTransformer2DModel"), "pixart", true, pixArt},
        {Class("AutoencoderKL"), "vae", false, vae},
    };
    for (const auto &row : rows) {
        if (className != row.name)
            continue;
        out.modelType = QLatin1String("diffusers:") + QString::fromLatin1(row.word);
        out.model.modality = QStringLiteral("diffusion");
        out.model.parameters = row.count(r, out.shape);
        SampleModel sample;
        sample.transformerLike = row.tokens;
        out.model.sample = sample;
        return true;
    }
    return false;
}

} // namespace xuanka
