// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/generation_models.h"

#include "report/format.h"
#include "ui/models/gpu_traits.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace xuanka::ui
{

namespace
{

struct NumberFormat {
    const char *name;
    std::optional<double> Gpu::*rate; ///< nullptr: the catalogue keeps no rate
};

const std::array<NumberFormat, 10> &formats()
{
    static const std::array<NumberFormat, 10> table{{{"FP64", &Gpu::fp64Tflops},
                                                     {"FP32", &Gpu::fp32Tflops},
                                                     {"TF32", &Gpu::tf32Tflops},
                                                     {"BF16", &Gpu::bf16Tflops},
                                                     {"FP16", &Gpu::fp16Tflops},
                                                     {"FP8", &Gpu::fp8Tflops},
                                                     {"FP6", nullptr},
                                                     {"FP4", &Gpu::fp4Tflops},
                                                     {"INT8", &Gpu::int8Tops},
                                                     {"INT4", nullptr}}};
    return table;
}

constexpr int kEngineColumn = 11; ///< after the name and the formats
constexpr int kPrecisionColumns = 12;

QStringList chipWords(const Generation &generation)
{
    QStringList words;
    for (const QStringList &chips : generation.chips) {
        for (const QString &chip : chips)
            words += chip.split(QRegularExpression(QStringLiteral("[^A-Za-z0-9]+")), Qt::SkipEmptyParts);
    }
    return words;
}

} // namespace

QVector<const Gpu *> cardsOf(const Generation &generation, const Catalog &catalog)
{
    const auto named = [&](const QString &architecture) {
        return std::any_of(catalog.generations().begin(), catalog.generations().end(), [&](const Generation &other) {
            return other.vendor == generation.vendor && other.name == architecture;
        });
    };
    const QStringList words = chipWords(generation);
    QVector<const Gpu *> cards;
    for (const Gpu &gpu : catalog.gpus()) {
        if (gpu.vendor != generation.vendor)
            continue;
        const bool byChip = std::any_of(words.begin(), words.end(), [&](const QString &word) {
            return word.size() >= 3 && gpu.name.contains(word);
        });
        if (gpu.architecture == generation.name || (!named(gpu.architecture) && byChip))
            cards.append(&gpu);
    }
    return cards;
}

PrecisionModel::PrecisionModel(std::shared_ptr<const Catalog> catalog, QObject *parent)
    : QAbstractTableModel(parent), m_catalog(std::move(catalog)), m_phrases(Language::English)
{
    for (const Generation &generation : m_catalog->generations()) {
        QVector<Cell> row;
        for (int column = 0; column < kPrecisionColumns; ++column)
            row.append(cellOf(generation, column));
        m_cells.append(row);
    }
}

void PrecisionModel::setPhrases(const Phrases &phrases)
{
    m_phrases = phrases;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, kPrecisionColumns - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, kPrecisionColumns - 1));
}

PrecisionModel::Cell PrecisionModel::cellOf(const Generation &generation, int column) const
{
    Cell cell;
    if (column == 0)
        return cell;
    if (column == kEngineColumn) {
        cell.support = generation.transformerEngine ? Support::Full : Support::None;
        return cell;
    }
    const NumberFormat &format = formats()[std::size_t(column - 1)];
    const QLatin1String name(format.name);
    for (const QString &text : generation.precisions) {
        if (!text.startsWith(name) || (text.size() > name.size() && text.at(name.size()).isDigit()))
            continue;
        const bool limited = text.contains(QLatin1Char('('));
        cell.support = limited ? Support::Partly : Support::Full;
        cell.note = limited ? text : QString();
        break;
    }
    if (!format.rate)
        return cell;
    for (const Gpu *gpu : cardsOf(generation, *m_catalog)) {
        const std::optional<double> rate = gpu->*format.rate;
        if (rate && *rate > cell.rate) {
            cell.rate = *rate;
            cell.card = gpu->name;
            cell.support = cell.support == Support::None ? Support::Full : cell.support;
        }
    }
    return cell;
}

int PrecisionModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_cells.size()); }

int PrecisionModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : kPrecisionColumns; }

QVariant PrecisionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Generation &generation = m_catalog->generations().at(index.row());
    const Cell &cell = m_cells.at(index.row()).at(index.column());
    const bool isName = index.column() == 0;
    switch (role) {
    case Qt::DisplayRole:
        if (isName)
            return QString(GpuWords::vendor(generation.vendor) + QLatin1Char(' ') + generation.name);
        if (cell.rate > 0)
            return Format(m_phrases).number(cell.rate);
        return cell.support == Support::None
                   ? QStringLiteral("—")
                   : (cell.support == Support::Full ? QStringLiteral("●") : QStringLiteral("◐"));
    case Qt::ToolTipRole: {
        QStringList lines;
        if (cell.rate > 0)
            lines << tr("fastest: %1").arg(cell.card);
        if (!cell.note.isEmpty())
            lines << tr("not all cards: %1").arg(cell.note);
        return lines.join(QLatin1Char('\n'));
    }
    case Qt::TextAlignmentRole:
        return int((isName ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
    case SupportRole:
        return isName ? QVariant() : QVariant(int(cell.support));
    default:
        return {};
    }
}

QVariant PrecisionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kPrecisionColumns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return tr("Generation");
    if (section == kEngineColumn)
        return tr("Transformer Engine");
    return QString::fromLatin1(formats()[std::size_t(section - 1)].name);
}

GenerationModel::GenerationModel(std::shared_ptr<const Catalog> catalog, QObject *parent)
    : QAbstractTableModel(parent), m_catalog(std::move(catalog)), m_phrases(Language::English)
{
}

void GenerationModel::setPhrases(const Phrases &phrases)
{
    m_phrases = phrases;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int GenerationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_catalog->generations().size());
}

int GenerationModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString GenerationModel::textOf(const Generation &generation, int column) const
{
    const QString none = QStringLiteral("—");
    switch (column) {
    case Name:
        return generation.name;
    case Vendor:
        return GpuWords::vendor(generation.vendor);
    case Year:
        return generation.year > 0 ? QString::number(generation.year) : none;
    case Chips: {
        QStringList chips;
        for (const QStringList &list : generation.chips)
            chips += list;
        return chips.join(QStringLiteral("; "));
    }
    case Capability: {
        QStringList values = generation.computeCapability.values();
        values.removeDuplicates();
        return values.isEmpty() ? none : values.join(QStringLiteral(", "));
    }
    case TensorCores:
        return generation.tensorCoreGeneration ? QString::number(*generation.tensorCoreGeneration) : none;
    case Link: {
        if (generation.nvlinkGeneration && generation.nvlinkBandwidthGbS.value_or(0) > 0)
            return tr("NVLink %1: %2 GB/s")
                .arg(*generation.nvlinkGeneration)
                .arg(Format(m_phrases).number(*generation.nvlinkBandwidthGbS, 4));
        return generation.nvlinkWhere == QLatin1String("none") ? none : generation.nvlinkWhere;
    }
    case Memory:
        return generation.memoryTypes.join(QStringLiteral(", "));
    case Engine:
        return generation.transformerEngine ? QStringLiteral("●") : none;
    case Role:
        return generation.typicalRole;
    default:
        return {};
    }
}

QVariant GenerationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Generation &generation = m_catalog->generations().at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(generation, index.column());
    case Qt::ToolTipRole:
        return index.column() == Link ? generation.nvlinkWhere : textOf(generation, index.column());
    case Qt::TextAlignmentRole: {
        const bool centred = index.column() == TensorCores || index.column() == Engine || index.column() == Year;
        return int((centred ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    default:
        return {};
    }
}

QVariant GenerationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool centred = section == TensorCores || section == Engine || section == Year;
        return int((centred ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    const QString titles[ColumnCount] = {tr("Generation"),         tr("Vendor"),       tr("Year"), tr("Chips"),
                                         tr("Capability"),         tr("Tensor cores"), tr("Link"), tr("Memory"),
                                         tr("Transformer Engine"), tr("Typical role")};
    return titles[section];
}

} // namespace xuanka::ui
