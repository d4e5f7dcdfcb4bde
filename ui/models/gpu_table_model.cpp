// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/gpu_table_model.h"

#include "quantity/units.h"
#include "report/format.h"
#include "ui/models/gpu_traits.h"

#include <algorithm>

namespace xuanka::ui
{

namespace
{

std::optional<double> memoryOf(const Gpu &gpu) { return gpu.memoryGbMarketed ? gpu.memoryGbMarketed : gpu.memoryGib; }

QVariant keyOf(const std::optional<double> &value) { return value ? QVariant(*value) : QVariant(); }

bool isRightAligned(int column)
{
    return column == GpuTableModel::Memory || column == GpuTableModel::Bandwidth || column == GpuTableModel::Rate ||
           column == GpuTableModel::Power || column == GpuTableModel::Year;
}

} // namespace

GpuTableModel::GpuTableModel(std::shared_ptr<const Catalog> catalog, QObject *parent)
    : QAbstractTableModel(parent), m_catalog(std::move(catalog)), m_phrases(Language::English)
{
}

void GpuTableModel::setPhrases(const Phrases &phrases)
{
    m_phrases = phrases;
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int GpuTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_catalog->gpus().size());
}

int GpuTableModel::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString GpuTableModel::textOf(const Gpu &gpu, int column) const
{
    const Format format(m_phrases);
    const auto number = [&](const std::optional<double> &value) {
        return value ? format.number(*value, 4) : QStringLiteral("—");
    };
    switch (column) {
    case Name:
        return gpu.name;
    case Generation:
        return gpu.vendor == QLatin1String("NVIDIA")
                   ? gpu.architecture
                   : GpuWords::vendor(gpu.vendor) + QLatin1Char(' ') + gpu.architecture;
    case Memory:
        return number(memoryOf(gpu));
    case Kind:
        return gpu.memoryType.isEmpty() ? QStringLiteral("—") : gpu.memoryType;
    case Bandwidth:
        return number(gpu.memoryBandwidthGbS);
    case Link:
        if (gpu.nvlinkBandwidthGbS.value_or(0) > 0)
            return QStringLiteral("NVLink %1").arg(format.number(*gpu.nvlinkBandwidthGbS, 4));
        if (!gpu.scaleUpOther.isEmpty())
            return gpu.scaleUpOther;
        return gpu.pcieGeneration ? QStringLiteral("PCIe %1.0").arg(*gpu.pcieGeneration) : QStringLiteral("—");
    case Rate: {
        const std::optional<double> rate = gpu.dense16FlopS();
        return rate ? format.number(*rate / units::kTera, 4) : QStringLiteral("—");
    }
    case Power:
        return number(gpu.tdpW);
    case Load:
        return GpuWords::loadLevel(loadLevel(gpu));
    case Export:
        return GpuWords::exportShort(exportClass(gpu));
    case Year:
        return gpu.launch.isEmpty() ? QStringLiteral("—") : gpu.launch.left(4);
    default:
        return {};
    }
}

QVariant GpuTableModel::sortKey(const Gpu &gpu, int column) const
{
    switch (column) {
    case Generation:
        return QStringLiteral("%1 %2").arg(gpu.vendor).arg(gpu.generationOrder, 4, 10, QLatin1Char('0'));
    case Memory:
        return keyOf(memoryOf(gpu));
    case Bandwidth:
        return keyOf(gpu.memoryBandwidthGbS);
    case Link:
        return gpu.nvlinkBandwidthGbS.value_or(0) > 0 ? keyOf(gpu.nvlinkBandwidthGbS) : keyOf(gpu.pcieBandwidthGbS);
    case Rate:
        return keyOf(gpu.dense16FlopS());
    case Power:
        return keyOf(gpu.tdpW);
    case Load:
        return int(loadLevel(gpu));
    case Export:
        return int(exportClass(gpu));
    case Year:
        return gpu.launch.isEmpty() ? QVariant() : QVariant(gpu.launch);
    default:
        return textOf(gpu, column);
    }
}

QVariant GpuTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Gpu &gpu = gpuAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(gpu, index.column());
    case Qt::ToolTipRole:
        return index.column() == Export ? GpuWords::exportClass(exportClass(gpu)) : textOf(gpu, index.column());
    case Qt::TextAlignmentRole:
        return int((isRightAligned(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole:
        return sortKey(gpu, index.column());
    case IdRole:
        return gpu.id;
    case ExportRole:
        return index.column() == Export ? QVariant(int(exportClass(gpu))) : QVariant();
    default:
        return {};
    }
}

QVariant GpuTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((isRightAligned(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Bandwidth:
            return tr("Memory bandwidth as the vendor states it, 10^9 bytes per second");
        case Rate:
            return tr("Dense matrix rate in BF16 (FP16 where there is no BF16), without sparsity");
        case Link:
            return tr("NVLink: both directions together; otherwise the PCIe generation");
        case Load:
            return tr("From memory kind and size: GDDR for edge and inference, HBM for training");
        case Export:
            return tr("What reports and arithmetic say about export to China; not legal advice");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    const QString titles[ColumnCount] = {tr("Card"),       tr("GB"),      tr("Memory"), tr("GB/s"),
                                         tr("Link"),       tr("TFLOP/s"), tr("W"),      tr("Made for"),
                                         tr("Generation"), tr("Export"),  tr("Year")};
    return titles[section];
}

GpuFilterModel::GpuFilterModel(QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortRole(GpuTableModel::SortRole);
}

void GpuFilterModel::setWords(const QString &text)
{
    m_words = text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateRowsFilter();
}

void GpuFilterModel::setVendor(const QString &vendor)
{
    m_vendor = vendor;
    invalidateRowsFilter();
}

void GpuFilterModel::setSegment(const QString &segment)
{
    m_segment = segment;
    invalidateRowsFilter();
}

bool GpuFilterModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto *table = qobject_cast<const GpuTableModel *>(sourceModel());
    if (!table || parent.isValid())
        return true;
    const Gpu &gpu = table->gpuAt(row);
    if ((!m_vendor.isEmpty() && gpu.vendor != m_vendor) || (!m_segment.isEmpty() && gpu.segment != m_segment))
        return false;
    const QString text = QStringList{gpu.name,
                                     gpu.id,
                                     gpu.vendor,
                                     GpuWords::vendor(gpu.vendor),
                                     gpu.architecture,
                                     gpu.chip,
                                     gpu.memoryType,
                                     gpu.formFactor,
                                     gpu.aliases.join(QLatin1Char(' ')),
                                     GpuWords::loadLevel(loadLevel(gpu))}
                             .join(QLatin1Char(' '))
                             .toLower();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word); });
}

bool GpuFilterModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(GpuTableModel::SortRole);
    const QVariant b = right.data(GpuTableModel::SortRole);
    if (a.isNull() != b.isNull()) // unpublished stays at the end, whichever way the rest is sorted
        return sortOrder() == Qt::AscendingOrder ? b.isNull() : a.isNull();
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace xuanka::ui
