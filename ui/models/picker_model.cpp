// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/picker_model.h"

#include <algorithm>

namespace xuanka::ui
{

PickerModel::PickerModel(QObject *parent) : QAbstractListModel(parent) {}

void PickerModel::setEntries(const QVector<PickerEntry> &entries)
{
    beginResetModel();
    m_entries = entries;
    rebuild();
    endResetModel();
}

void PickerModel::setFilter(const QString &text)
{
    beginResetModel();
    m_filter = text.toLower();
    rebuild();
    endResetModel();
}

void PickerModel::setCheckable(int maxChecked)
{
    beginResetModel();
    m_maxChecked = maxChecked;
    endResetModel();
}

void PickerModel::setChecked(const QStringList &ids)
{
    if (ids == m_checked)
        return;
    m_checked = ids;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
}

int PickerModel::rowOf(const QString &id) const
{
    for (int row = int(m_visible.size()) - 1; row >= 0; --row) {
        if (m_entries.at(m_visible.at(row)).id == id)
            return row;
    }
    return -1;
}

int PickerModel::firstEntryRow() const
{
    for (int row = 0; row < m_visible.size(); ++row) {
        if (!m_entries.at(m_visible.at(row)).id.isEmpty())
            return row;
    }
    return -1;
}

bool PickerModel::matches(const PickerEntry &entry, const QStringList &words) const
{
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return entry.searchText.contains(word); });
}

void PickerModel::rebuild()
{
    const QStringList words = m_filter.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    m_visible.clear();
    QSet<QString> seen;
    int heading = -1; // shown only when something under it matches
    for (int i = 0; i < m_entries.size(); ++i) {
        const PickerEntry &entry = m_entries.at(i);
        if (entry.id.isEmpty()) {
            heading = i;
            continue;
        }
        if (!matches(entry, words) || (!words.isEmpty() && seen.contains(entry.id)))
            continue;
        seen.insert(entry.id);
        if (heading >= 0)
            m_visible.append(std::exchange(heading, -1));
        m_visible.append(i);
    }
}

int PickerModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : int(m_visible.size()); }

QVariant PickerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PickerEntry &entry = m_entries.at(m_visible.at(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return entry.title;
    case Qt::AccessibleTextRole:
        return entry.detail.isEmpty() ? entry.title : entry.title + QStringLiteral(", ") + entry.detail;
    case Qt::ToolTipRole:
        return entry.hasDot ? GpuWords::exportClass(entry.exportClass) : QVariant();
    case Qt::CheckStateRole:
        if (m_maxChecked > 0 && !entry.id.isEmpty())
            return m_checked.contains(entry.id) ? Qt::Checked : Qt::Unchecked;
        return {};
    case IdRole:
        return entry.id;
    case DetailRole:
        return entry.detail;
    case HeadingRole:
        return entry.id.isEmpty();
    case ExportRole:
        return entry.hasDot ? QVariant(int(entry.exportClass)) : QVariant();
    default:
        return {};
    }
}

bool PickerModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || m_maxChecked == 0 || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString id = m_entries.at(m_visible.at(index.row())).id;
    const bool wanted = value.toInt() == Qt::Checked;
    if (id.isEmpty() || wanted == m_checked.contains(id))
        return false;
    if (wanted && m_checked.size() >= m_maxChecked)
        return false;
    if (wanted)
        m_checked.append(id);
    else
        m_checked.removeAll(id);
    Q_EMIT dataChanged(this->index(0), this->index(rowCount() - 1), {Qt::CheckStateRole});
    Q_EMIT checkedChanged();
    return true;
}

Qt::ItemFlags PickerModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index))
        return Qt::NoItemFlags;
    const PickerEntry &entry = m_entries.at(m_visible.at(index.row()));
    if (entry.id.isEmpty())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    if (m_maxChecked > 0)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace xuanka::ui
