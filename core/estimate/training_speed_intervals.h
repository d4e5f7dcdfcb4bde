// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/interval.h"
#include "quantity/result.h"

#include <QString>
#include <QVector>

namespace xuanka
{

/// Spread of published rates around the prediction in one group of jobs: quantiles of |ln(predicted/measured)|
/// with the measured source left out of the fit.
struct SpeedInterval {
    QString group; ///< dense, dense_before_2023, dense_other_gpu, hf_trainer, moe, unmeasured_card
    int rows = 0;
    int sources = 0;
    double log80 = 0;
    double log90 = 0;

    /// The 90 % interval of measured over predicted; 1 is the prediction.
    Interval relative90() const;
    Interval relative80() const;
    bool operator==(const SpeedInterval &) const = default;
};

/// resources/constants/speed_intervals.json.
class SpeedIntervals
{
public:
    static Result<SpeedIntervals> load(const QString &path = QStringLiteral(":/constants/speed_intervals.json"));
    static Result<SpeedIntervals> fromJson(const QByteArray &bytes, const QString &fileName);

    /// The group, or hf_trainer (the group of what has no measurements of its own) where it is unknown.
    const SpeedInterval &of(const QString &group) const;
    const QVector<SpeedInterval> &groups() const { return m_groups; }

private:
    SpeedIntervals() = default; // never without its groups

    QVector<SpeedInterval> m_groups;
    qsizetype m_fallback = 0;
};

} // namespace xuanka
