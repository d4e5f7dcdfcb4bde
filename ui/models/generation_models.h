// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/catalog.h"
#include "report/phrases.h"

#include <QAbstractTableModel>

namespace xuanka::ui
{

/// Which number formats a generation computes in: the dense rate of its fastest card where one is published,
/// else a mark.
class PrecisionModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Support { None, Partly, Full };
    enum Role { SupportRole = Qt::UserRole };

    explicit PrecisionModel(std::shared_ptr<const Catalog> catalog, QObject *parent = nullptr);
    void setPhrases(const Phrases &phrases);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Cell {
        Support support = Support::None;
        double rate = 0; ///< TFLOP/s or TOP/s, 0 = none published
        QString card;    ///< that has it
        QString note;    ///< the catalogue's own words where support is partial
    };
    Cell cellOf(const Generation &generation, int column) const;

    std::shared_ptr<const Catalog> m_catalog;
    Phrases m_phrases;
    QVector<QVector<Cell>> m_cells;
};

/// The quick table of generations.
class GenerationModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Vendor, Year, Chips, Capability, TensorCores, Link, Memory, Engine, Role, ColumnCount };

    explicit GenerationModel(std::shared_ptr<const Catalog> catalog, QObject *parent = nullptr);
    void setPhrases(const Phrases &phrases);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString textOf(const Generation &generation, int column) const;

    std::shared_ptr<const Catalog> m_catalog;
    Phrases m_phrases;
};

/// Cards of a generation; the catalogue names domestic architectures by family, so chips decide there.
QVector<const Gpu *> cardsOf(const Generation &generation, const Catalog &catalog);

} // namespace xuanka::ui
