// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QMap>
#include <QString>

namespace xuanka
{

/// A fitted or fixed number with its provenance, as resources/constants/<set>.json holds it.
struct ConstantRecord {
    QString name;
    double value = 0;
    QString unit;
    QString meaning;
    QString source;
    QString confidence; ///< high, medium, low, fixed
};

/// One set of constants: name -> record. Science code copies the values it needs into a plain struct once
/// (MemoryConstants, SpeedConstants, InferenceConstants); nothing looks names up while evaluating.
class ConstantSet
{
public:
    /// Reads {"as_of": "2026-11", "constants": [{"name", "value", "unit", "meaning", "source", "confidence"}]}.
    /// Every record needs a name of its own, a finite value, a source and a known confidence; other keys of the
    /// file are left to their readers. Errors name the JSON path.
    static Result<ConstantSet> load(const QString &resourcePath);
    static Result<ConstantSet> fromJson(const QByteArray &bytes, const QString &fileName = {});

    double value(const QString &name) const; ///< asserts that it exists; NaN where it does not
    bool contains(const QString &name) const { return m_records.contains(name); }
    const QMap<QString, ConstantRecord> &records() const { return m_records; }
    QString asOf() const { return m_asOf; }

private:
    QMap<QString, ConstantRecord> m_records;
    QString m_asOf;
};

} // namespace xuanka
