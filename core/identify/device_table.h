// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVector>

namespace xuanka
{

/// A device as the makers' lists name it. resources/identity, each row with its source.
struct KnownDevice {
    QString id;        ///< "10de:20b2"
    QString subsystem; ///< "10de:1463" where the name depends on it, else empty
    QString name;
    QString chip;
    QString architecture;
    QString computeCapability;
    QString segment; ///< datacenter, workstation, consumer, mobile, mining, automotive, engineering/reserved, or empty
};

/// All rows of a device id; empty = not in our table.
QVector<const KnownDevice *> devicesById(const QString &id);
/// The row of an id and subsystem: the subsystem's own, else the one without, else the first.
const KnownDevice *deviceOf(const QString &id, const QString &subsystem);
/// Rows whose name is this one, whatever the maker's prefix and case.
QVector<const KnownDevice *> devicesByName(const QString &name);
/// Rows whose name begins like this and is longer than `shown` characters: names a tool has cut.
QVector<const KnownDevice *> devicesByCutName(const QString &name, qsizetype shown);

/// A name as it is compared: lower case, without maker and signs.
QString comparableName(const QString &name);

} // namespace xuanka
