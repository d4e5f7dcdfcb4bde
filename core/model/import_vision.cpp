// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/import_families.h"
#include "model/vision_tower.h"

#include <QCoreApplication>

namespace xuanka
{

namespace
{

using Type = QLatin1String;

VisionTower qwen2(ConfigReader &v, ConfigReader &, int)
{
    VisionTower t;
    t.kind = QStringLiteral("qwen2_vit");
    t.depth = v.defaulted({"depth", "num_hidden_layers"}, limits::kLayers, 32);
    t.hidden = v.defaulted({"embed_dim"}, limits::kHidden, 1280);
    const double ratio = v.number({"mlp_ratio"}).value_or(4.0);
    t.intermediate = static_cast<int>(qBound(1.0, ratio, 64.0) * t.hidden);
    t.heads = v.defaulted({"num_heads"}, limits::kHeads, 16);
    t.patch = v.defaulted({"patch_size", "spatial_patch_size"}, limits::kPatch, 14);
    t.out = v.required({"hidden_size"}, limits::kHidden);
    return t;
}

VisionTower qwen25(ConfigReader &v, ConfigReader &, int textHidden)
{
    VisionTower t;
    t.kind = QStringLiteral("qwen2.5_vit");
    t.norm = Norm::Rms;
    t.depth = v.defaulted({"depth", "num_hidden_layers"}, limits::kLayers, 32);
    t.hidden = v.defaulted({"hidden_size"}, limits::kHidden, 1280);
    t.intermediate = v.defaulted({"intermediate_size"}, limits::kWidth, 3420);
    t.heads = v.defaulted({"num_heads"}, limits::kHeads, 16);
    t.patch = v.defaulted({"patch_size", "spatial_patch_size"}, limits::kPatch, 14);
    t.out = v.size({"out_hidden_size"}, limits::kHidden).value_or(textHidden);
    return t;
}

VisionTower qwen3(ConfigReader &v, ConfigReader &, int textHidden)
{
    VisionTower t;
    t.kind = QStringLiteral("qwen3_vit");
    t.depth = v.required({"depth"}, limits::kLayers);
    t.hidden = v.required({"hidden_size"}, limits::kHidden);
    t.intermediate = v.required({"intermediate_size"}, limits::kWidth);
    t.heads = v.required({"num_heads"}, limits::kHeads);
    t.patch = v.required({"patch_size"}, limits::kPatch);
    t.positions = v.required({"num_position_embeddings"}, limits::kVocab);
    t.out = v.size({"out_hidden_size"}, limits::kHidden).value_or(textHidden);
    const qsizetype mergers = v.array({"deepstack_visual_indexes"}).value_or(QJsonArray()).size();
    if (mergers > t.depth)
        v.fail(QStringLiteral("deepstack_visual_indexes"), QJsonValue(mergers),
               QT_TRANSLATE_NOOP("phrases", "at most one entry a layer"));
    t.deepstackMergers = static_cast<int>(qMin<qsizetype>(mergers, t.depth));
    return t;
}

void encoderSizes(ConfigReader &v, VisionTower &t)
{
    t.depth = v.required({"num_hidden_layers"}, limits::kLayers);
    t.hidden = v.required({"hidden_size"}, limits::kHidden);
    t.intermediate = v.required({"intermediate_size"}, limits::kWidth);
    t.heads = v.required({"num_attention_heads"}, limits::kHeads);
    t.patch = v.required({"patch_size"}, limits::kPatch);
    t.image = v.required({"image_size"}, limits::kPixels);
}

VisionTower llava(ConfigReader &v, ConfigReader &, int textHidden)
{
    VisionTower t;
    if (v.text({"model_type"}) != QLatin1String("clip_vision_model"))
        return t;
    t.kind = QStringLiteral("clip_vit");
    encoderSizes(v, t);
    t.out = textHidden;
    return t;
}

VisionTower siglip(ConfigReader v, int textHidden)
{
    VisionTower t;
    t.kind = QStringLiteral("siglip_vit");
    encoderSizes(v, t);
    t.out = textHidden;
    return t;
}

VisionTower gemma3(ConfigReader &v, ConfigReader &, int textHidden) { return siglip(v, textHidden); }

VisionTower paliGemma(ConfigReader &v, ConfigReader &, int textHidden)
{
    const bool sized = v.has({"image_size"});
    VisionTower t = siglip(sized ? v : v.with(QStringLiteral("image_size"), 224), textHidden);
    t.kind = QStringLiteral("paligemma_vit");
    return t;
}

VisionTower internVl(ConfigReader &v, ConfigReader &, int textHidden)
{
    VisionTower t;
    t.kind = QStringLiteral("internvit");
    encoderSizes(v, t);
    t.norm = v.text({"norm_type"}) == QLatin1String("rms_norm") ? Norm::Rms : Norm::Layer;
    t.qkvBias = v.flag({"qkv_bias"}, false);
    t.qkNorm = v.flag({"qk_normalization"}, false);
    t.out = textHidden;
    return t;
}

struct TowerRow {
    Type wrapper;
    VisionTower (*read)(ConfigReader &vision, ConfigReader &wrapper, int textHidden);
};

constexpr TowerRow kTowers[] = {
    {Type("qwen2_vl"), qwen2},     {Type("qwen2_5_vl"), qwen25},      {Type("qwen3_vl"), qwen3},
    {Type("qwen3_vl_moe"), qwen3}, {Type("qwen3_5"), qwen3},          {Type("qwen3_5_moe"), qwen3},
    {Type("llava"), llava},        {Type("llava_next"), llava},       {Type("paligemma"), paliGemma},
    {Type("gemma3"), gemma3},      {Type("internvl_chat"), internVl},
};

} // namespace

std::optional<VisionTower> readVisionTower(ConfigReader &wrapper, const QString &type, int textHidden)
{
    std::optional<ConfigReader> vision = wrapper.child({"vision_config"});
    const bool other = wrapper.has({"audio_config", "img_processor", "audio_processor", "mm_vision_tower",
                                    "vision_tower", "thinker_config", "qformer_config", "visual"});
    if (!vision && !other)
        return std::nullopt;
    if (vision) {
        for (const TowerRow &row : kTowers) {
            if (type != row.wrapper)
                continue;
            VisionTower tower = row.read(*vision, wrapper, textHidden);
            const std::optional<std::int64_t> count = countVisionTower(tower);
            if (!count)
                break;
            tower.parameters = *count + (type == QLatin1String("llava_next") ? textHidden : 0); // line break token
            return tower;
        }
    }
    wrapper.warn(vision ? QStringLiteral("vision_config") : QString(),
                 QT_TRANSLATE_NOOP("phrases", "vision or audio tower present but not counted"));
    return std::nullopt;
}

} // namespace xuanka
