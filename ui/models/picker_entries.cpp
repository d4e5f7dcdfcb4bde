// SPDX-License-Identifier: GPL-3.0-or-later
#include "quantity/units.h"
#include "report/format.h"
#include "ui/models/picker_model.h"

#include <QMap>

#include <algorithm>

namespace xuanka::ui
{

namespace
{

class Headings
{
    Q_DECLARE_TR_FUNCTIONS(Headings)
public:
    static QString lastUsed() { return tr("Last used"); }
};

/// The groups of the picker, in its order; a mixture of experts is told apart by its shape.
QString kindOf(const Model &model)
{
    if (model.transformer && model.transformer->moe && model.transformer->moe->experts > 0 &&
        model.modality == QLatin1String("text"))
        return QStringLiteral("moe");
    if (model.modality == QLatin1String("vision-language"))
        return QStringLiteral("multimodal");
    if (model.modality == QLatin1String("text-enc-dec"))
        return QStringLiteral("text-encoder");
    return model.modality;
}

const QStringList &kindOrder()
{
    static const QStringList order{QStringLiteral("text"),         QStringLiteral("moe"),
                                   QStringLiteral("multimodal"),   QStringLiteral("vision"),
                                   QStringLiteral("diffusion"),    QStringLiteral("audio"),
                                   QStringLiteral("text-encoder"), QStringLiteral("recommendation")};
    return order;
}

PickerEntry heading(const QString &title)
{
    PickerEntry entry;
    entry.title = title;
    return entry;
}

PickerEntry entryOf(const Model &model, const Format &format)
{
    PickerEntry entry;
    entry.id = model.id;
    entry.title = model.name;
    entry.detail = format.count(double(model.parameters));
    // People type "7b" as well as what the list shows.
    const double billions = double(model.parameters) / 1e9;
    const QStringList words{model.id,
                            model.name,
                            model.family,
                            GpuWords::modality(kindOf(model)),
                            entry.detail,
                            familyAliases(model.family),
                            QString::number(billions, 'f', 1) + QLatin1Char('b'),
                            QString::number(billions, 'f', 0) + QLatin1Char('b')};
    entry.searchText = words.join(QLatin1Char(' ')).toLower();
    return entry;
}

PickerEntry entryOf(const Gpu &gpu, const Phrases &phrases)
{
    PickerEntry entry;
    entry.id = gpu.id;
    entry.title = gpu.name;
    entry.detail = cardLine(gpu, phrases);
    entry.exportClass = exportClass(gpu);
    entry.hasDot = true;
    entry.searchText = QStringList{gpu.id,
                                   gpu.name,
                                   gpu.vendor,
                                   GpuWords::vendor(gpu.vendor),
                                   gpu.chip,
                                   gpu.architecture,
                                   gpu.formFactor,
                                   gpu.aliases.join(QLatin1Char(' ')),
                                   gpu.memoryType,
                                   entry.detail,
                                   GpuWords::segment(gpu.segment)}
                           .join(QLatin1Char(' '))
                           .toLower();
    return entry;
}

template <typename Item> void addRecent(QVector<PickerEntry> &entries, const QStringList &recent, const Item &find)
{
    bool first = true;
    for (const QString &id : recent) {
        const std::optional<PickerEntry> entry = find(id);
        if (!entry)
            continue;
        if (std::exchange(first, false))
            entries.append(heading(Headings::lastUsed()));
        entries.append(*entry);
    }
}

} // namespace

QString familyAliases(const QString &family)
{
    // Typed into the search box, never shown.
    static const QHash<QString, QString> aliases{{QStringLiteral("Qwen"), QStringLiteral("通义千问 千问 阿里")},
                                                 {QStringLiteral("DeepSeek"), QStringLiteral("深度求索")},
                                                 {QStringLiteral("GLM"), QStringLiteral("智谱 清言 chatglm")},
                                                 {QStringLiteral("Llama"), QStringLiteral("羊驼 meta")},
                                                 {QStringLiteral("Baichuan"), QStringLiteral("百川")},
                                                 {QStringLiteral("InternLM"), QStringLiteral("书生 浦语")},
                                                 {QStringLiteral("InternVL"), QStringLiteral("书生 万象")},
                                                 {QStringLiteral("Yi"), QStringLiteral("零一万物")},
                                                 {QStringLiteral("MiniCPM"), QStringLiteral("面壁")},
                                                 {QStringLiteral("MiniMax"), QStringLiteral("稀宇")},
                                                 {QStringLiteral("Kimi"), QStringLiteral("月之暗面")},
                                                 {QStringLiteral("ERNIE"), QStringLiteral("文心 百度")},
                                                 {QStringLiteral("Hunyuan"), QStringLiteral("混元 腾讯")},
                                                 {QStringLiteral("HUNYUANVIDEO"), QStringLiteral("混元 视频 腾讯")},
                                                 {QStringLiteral("WAN2.1"), QStringLiteral("万相 视频")},
                                                 {QStringLiteral("WAN2.2"), QStringLiteral("万相 视频")},
                                                 {QStringLiteral("QWEN-IMAGE"), QStringLiteral("通义 图像 千问")},
                                                 {QStringLiteral("Ling"), QStringLiteral("百灵 蚂蚁")},
                                                 {QStringLiteral("LongCat"), QStringLiteral("龙猫 美团")},
                                                 {QStringLiteral("MiMo"), QStringLiteral("小米")},
                                                 {QStringLiteral("Step"), QStringLiteral("阶跃星辰")},
                                                 {QStringLiteral("Seed"), QStringLiteral("豆包 字节")},
                                                 {QStringLiteral("PP-YOLOE"), QStringLiteral("飞桨 检测 质检")},
                                                 {QStringLiteral("YOLO"), QStringLiteral("目标检测 质检")},
                                                 {QStringLiteral("Detection"), QStringLiteral("目标检测 质检")},
                                                 {QStringLiteral("Segmentation"), QStringLiteral("分割 质检")},
                                                 {QStringLiteral("Anomaly"), QStringLiteral("异常检测 质检 缺陷")},
                                                 {QStringLiteral("Vision-backbone"), QStringLiteral("视觉 骨干 分类")},
                                                 {QStringLiteral("Whisper"), QStringLiteral("语音 识别")},
                                                 {QStringLiteral("BGE"), QStringLiteral("智源 向量 嵌入")},
                                                 {QStringLiteral("DLRM"), QStringLiteral("推荐")}};
    return aliases.value(family);
}

QString cardLine(const Gpu &gpu, const Phrases &phrases)
{
    const Format format(phrases);
    QStringList parts;
    const std::optional<double> size = gpu.memoryGbMarketed ? gpu.memoryGbMarketed : gpu.memoryGib;
    parts << (size ? QStringLiteral("%1 GB %2").arg(format.number(*size), gpu.memoryType).trimmed()
                   : format.notPublished());
    if (gpu.memoryBandwidthGbS) {
        const double bandwidth = *gpu.memoryBandwidthGbS;
        parts << (bandwidth >= 1000 ? QStringLiteral("%1 TB/s").arg(format.number(bandwidth / 1000))
                                    : QStringLiteral("%1 GB/s").arg(format.number(bandwidth)));
    }
    if (gpu.nvlinkBandwidthGbS.value_or(0) > 0)
        parts << QStringLiteral("NVLink %1 GB/s").arg(format.number(*gpu.nvlinkBandwidthGbS));
    else if (gpu.pcieGeneration)
        parts << QStringLiteral("PCIe %1.0").arg(*gpu.pcieGeneration);
    return parts.join(QStringLiteral(" · "));
}

QVector<PickerEntry> modelEntries(const Catalog &catalog, const Phrases &phrases, const QStringList &recent)
{
    const Format format(phrases);
    QVector<PickerEntry> entries;
    addRecent(entries, recent, [&](const QString &id) -> std::optional<PickerEntry> {
        const Model *model = catalog.model(id);
        return model ? std::optional(entryOf(*model, format)) : std::nullopt;
    });
    QMap<int, QVector<PickerEntry>> groups;
    for (const Model &model : catalog.models()) {
        const qsizetype place = kindOrder().indexOf(kindOf(model));
        groups[place < 0 ? int(kindOrder().size()) : int(place)].append(entryOf(model, format));
    }
    for (auto group = groups.cbegin(); group != groups.cend(); ++group) {
        entries.append(heading(GpuWords::modality(kindOrder().value(group.key()))));
        entries.append(group.value());
    }
    return entries;
}

QVector<PickerEntry> cardEntries(const Catalog &catalog, const Phrases &phrases, const QStringList &recent)
{
    QVector<PickerEntry> entries;
    addRecent(entries, recent, [&](const QString &id) -> std::optional<PickerEntry> {
        const Gpu *gpu = catalog.gpu(id);
        return gpu ? std::optional(entryOf(*gpu, phrases)) : std::nullopt;
    });
    QVector<const Gpu *> cards;
    for (const Gpu &gpu : catalog.gpus())
        cards.append(&gpu);
    const auto vendorPlace = [](const Gpu *gpu) {
        static const QStringList first{QStringLiteral("NVIDIA"), QStringLiteral("Huawei"), QStringLiteral("AMD"),
                                       QStringLiteral("Intel")};
        const qsizetype place = first.indexOf(gpu->vendor);
        return place < 0 ? first.size() : place;
    };
    std::stable_sort(cards.begin(), cards.end(), [&](const Gpu *a, const Gpu *b) {
        const auto key = [&](const Gpu *gpu) {
            return std::tuple(vendorPlace(gpu), gpu->vendor, -gpu->generationOrder, gpu->architecture);
        };
        return key(a) < key(b);
    });
    QString group;
    for (const Gpu *gpu : cards) {
        const QString title = GpuWords::vendor(gpu->vendor) + QLatin1Char(' ') + gpu->architecture;
        if (title != group)
            entries.append(heading(group = title));
        entries.append(entryOf(*gpu, phrases));
    }
    return entries;
}

} // namespace xuanka::ui
