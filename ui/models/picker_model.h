// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "report/phrases.h"
#include "ui/models/gpu_traits.h"

#include <QAbstractListModel>
#include <QSet>

namespace xuanka::ui
{

/// One thing to pick, or the heading of a group.
struct PickerEntry {
    QString id; ///< empty = heading
    QString title;
    QString detail;     ///< right-hand column: parameters, or memory, bandwidth and link
    QString searchText; ///< lower case; every word typed must occur in it
    ExportClass exportClass = ExportClass::Unknown;
    bool hasDot = false;
};

/// Headings and entries of a picker as one flat list, narrowed down as you type. Several entries can be
/// ticked when the picker allows it.
class PickerModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole, DetailRole, HeadingRole, ExportRole };

    explicit PickerModel(QObject *parent = nullptr);

    void setEntries(const QVector<PickerEntry> &entries);
    void setFilter(const QString &text);
    void setCheckable(int maxChecked); ///< 0 = single choice
    void setChecked(const QStringList &ids);
    const QStringList &checked() const { return m_checked; }
    int rowOf(const QString &id) const; ///< -1 if filtered away; the last one if listed twice
    int firstEntryRow() const;          ///< -1 if nothing matches

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void checkedChanged();

private:
    bool matches(const PickerEntry &entry, const QStringList &words) const;
    void rebuild();

    QVector<PickerEntry> m_entries;
    QVector<int> m_visible;
    QString m_filter;
    QStringList m_checked;
    int m_maxChecked = 0;
};

/// Models by kind, the last used on top; cards by generation, newest first.
QVector<PickerEntry> modelEntries(const Catalog &catalog, const Phrases &phrases, const QStringList &recent);
QVector<PickerEntry> cardEntries(const Catalog &catalog, const Phrases &phrases, const QStringList &recent);

/// One line on a card: "80 GB HBM3 · 3.35 TB/s · NVLink 900 GB/s"; unpublished figures say so.
QString cardLine(const Gpu &gpu, const Phrases &phrases);
/// Chinese names people type for a model family, lower case.
QString familyAliases(const QString &family);

} // namespace xuanka::ui
