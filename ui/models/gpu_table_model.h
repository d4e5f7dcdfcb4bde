// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "report/phrases.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace xuanka::ui
{

/// The cards of the catalogue as a table. Reads the immutable catalogue; copies nothing of it.
class GpuTableModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Memory, Kind, Bandwidth, Link, Rate, Power, Load, Generation, Export, Year, ColumnCount };
    enum Role { SortRole = Qt::UserRole, IdRole, ExportRole };

    explicit GpuTableModel(std::shared_ptr<const Catalog> catalog, QObject *parent = nullptr);
    void setPhrases(const Phrases &phrases);
    const Gpu &gpuAt(int row) const { return m_catalog->gpus().at(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const Gpu &gpu, int column) const;
    QVariant sortKey(const Gpu &gpu, int column) const;

    std::shared_ptr<const Catalog> m_catalog;
    Phrases m_phrases;
};

/// Narrows the table down: words anywhere in a card, vendor, segment. Unpublished figures sort last.
class GpuFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit GpuFilterModel(QObject *parent = nullptr);
    void setWords(const QString &text);
    void setVendor(const QString &vendor);   ///< empty = all
    void setSegment(const QString &segment); ///< empty = all

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
    QString m_vendor;
    QString m_segment;
};

} // namespace xuanka::ui
