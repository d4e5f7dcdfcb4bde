// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/interval.h"
#include "quantity/result.h"
#include "scenario/scenario.h"

#include <QVector>

namespace xuanka
{

/// Residuals of one kind of training job: the distribution of measured / predicted memory over distinct
/// configurations, each publisher with the same weight (docs/method-memory.md "intervals").
struct MemoryResiduals {
    QString group;
    int configurations = 0;
    int sources = 0;
    QVector<double> quantiles; ///< ascending, at equal steps of probability from 0 to 1; at least two
    bool operator==(const MemoryResiduals &) const = default;

    double quantile(double probability) const; ///< linear between the steps
    double shareBelow(double ratio) const;     ///< inverse of quantile()
};

/// Groups of resources/constants/memory_intervals.json, made by tools/fit_memory_intervals.py.
namespace memory_group
{
inline constexpr char kMegatron[] = "megatron";       ///< Megatron family
inline constexpr char kModelled[] = "modelled";       ///< other programs with published measurements
inline constexpr char kVariableLength[] = "variable"; ///< samples of different length
inline constexpr char kIncomplete[] = "incomplete";   ///< settings partly unknown, or a program without measurements
} // namespace memory_group

/// The group a training scenario belongs to. settingsKnown: false for measured rows whose settings were filled in
/// by assumption; a user's scenario states all of them.
QString memoryIntervalGroup(const Scenario &scenario, bool settingsKnown = true);
/// Whether published measurements of the scenario's program stand behind its group.
bool memoryGroupIsMeasured(const Scenario &scenario);

class MemoryIntervals
{
public:
    static Result<MemoryIntervals> load(const QString &path = QStringLiteral(":/constants/memory_intervals.json"));
    static Result<MemoryIntervals> fromJson(const QByteArray &bytes, const QString &fileName = {});
    /// The bundled residuals, read once; asserts that they are complete.
    static const MemoryIntervals &bundled();

    /// The group, or the widest one (incomplete) where the name is unknown.
    const MemoryResiduals &of(const QString &group) const;
    /// Interval of measured over predicted that holds `coverage` of the residuals; 1 is the prediction.
    Interval relative(const QString &group, double coverage = 0.9) const;
    /// Share of the residuals with which `need` stays within `usable` bytes; 0 if either is not positive.
    double fitProbability(const QString &group, double need, double usable) const;
    const QVector<MemoryResiduals> &groups() const { return m_groups; }

private:
    QVector<MemoryResiduals> m_groups;
    qsizetype m_fallback = 0;
};

} // namespace xuanka
