// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QMap>
#include <QString>

namespace xuanka {

/// A fitted or fixed number with its provenance, as resources/constants/<set>.json holds it.
struct ConstantRecord {
    QString name;
    double value = 0;
    QString unit;
    QString meaning;
    QString source;
    QString confidence;    ///< high, medium, low, fixed
};

/// One set of constants: name -> record. Science code copies the values it needs into a plain struct once
/// (MemoryConstants, SpeedConstants, InferenceConstants); nothing looks names up while evaluating.
class ConstantSet {
public:
    static Result<ConstantSet> load(const QString &resourcePath);
    double value(const QString &name) const;           ///< asserts that it exists
    const QMap<QString, ConstantRecord> &records() const { return m_records; }
    QString asOf() const { return m_asOf; }

private:
    QMap<QString, ConstantRecord> m_records;
    QString m_asOf;
};

} // namespace xuanka
