// SPDX-License-Identifier: GPL-3.0-or-later
#include "identify/device_table.h"

#include <QFile>
#include <QHash>
#include <QMultiHash>

#include <algorithm>

namespace xuanka
{

namespace
{

/// Cells of a line of our own tables; names with commas are quoted.
QStringList cellsOf(const QString &line)
{
    QStringList cells{QString()};
    bool quoted = false;
    for (const QChar c : line) {
        if (c == QLatin1Char('"'))
            quoted = !quoted;
        else if (c == QLatin1Char(',') && !quoted)
            cells << QString();
        else if (c != QLatin1Char('\r'))
            cells.last() += c;
    }
    return cells;
}

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qPrintable(path)); // bundled: cannot be absent in a build that runs
    return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(1);
}

struct Tables {
    QVector<KnownDevice> rows;
    QMultiHash<QString, qsizetype> byId, byName;
};

const Tables &tables()
{
    static const Tables made = [] {
        Tables t;
        for (const QString &line : linesOf(QStringLiteral(":/identity/nv_devices.csv"))) {
            const QStringList c = cellsOf(line);
            if (c.size() >= 7)
                t.rows.append({QStringLiteral("10de:") + c[0], c[1], c[2], c[3], c[4], c[5], c[6]});
        }
        for (const QString &line : linesOf(QStringLiteral(":/identity/other_devices.csv"))) {
            const QStringList c = cellsOf(line);
            if (c.size() >= 4)
                t.rows.append({c[0], QString(), c[1], c[2], c[3], QString(), QStringLiteral("datacenter")});
        }
        for (qsizetype i = 0; i < t.rows.size(); ++i) {
            t.byId.insert(t.rows[i].id, i);
            t.byName.insert(comparableName(t.rows[i].name), i);
        }
        return t;
    }();
    return made;
}

QVector<const KnownDevice *> rowsOf(const QMultiHash<QString, qsizetype> &index, const QString &key)
{
    QList<qsizetype> places = index.values(key);
    std::sort(places.begin(), places.end());
    QVector<const KnownDevice *> rows;
    for (const qsizetype place : std::as_const(places))
        rows << &tables().rows[place];
    return rows;
}

} // namespace

QString comparableName(const QString &name)
{
    QString plain;
    for (const QChar c : name.toLower())
        plain += c.isLetterOrNumber() ? c : QLatin1Char(' ');
    QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const char *maker : {"nvidia", "corporation", "amd"})
        words.removeAll(QString::fromLatin1(maker));
    return words.join(QLatin1Char(' '));
}

QVector<const KnownDevice *> devicesById(const QString &id) { return rowsOf(tables().byId, id); }

const KnownDevice *deviceOf(const QString &id, const QString &subsystem)
{
    const KnownDevice *plain = nullptr, *first = nullptr;
    for (const KnownDevice *row : devicesById(id)) {
        if (!subsystem.isEmpty() && row->subsystem == subsystem)
            return row;
        if (row->subsystem.isEmpty())
            plain = row;
        if (!first)
            first = row;
    }
    return plain ? plain : first;
}

QVector<const KnownDevice *> devicesByName(const QString &name)
{
    return rowsOf(tables().byName, comparableName(name));
}

QVector<const KnownDevice *> devicesByCutName(const QString &name, qsizetype shown)
{
    const QString begin = comparableName(name);
    QVector<const KnownDevice *> rows;
    if (begin.size() < 5)
        return rows;
    for (const KnownDevice &row : tables().rows) {
        if (row.name.size() > shown && (comparableName(row.name) + QLatin1Char(' ')).startsWith(begin))
            rows << &row;
    }
    return rows;
}

} // namespace xuanka
