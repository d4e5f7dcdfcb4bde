// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/inference.h"
#include "quantity/interval.h"
#include "quantity/result.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

namespace xuanka
{

/// Residuals of one kind of measured row (docs/method-inference.md I5).
struct ResidualGroup {
    QString name;          ///< "speed.decode_vllm"
    double halfWidth = 0;  ///< 90 % interval is prediction x exp(±halfWidth)
    int rows = 0;          ///< 0 = width set without rows
    QStringList families;  ///< card architectures measured, as the catalogue's names begin
    QString newestRelease; ///< of the engine; empty = none
    QString source;
};

/// Interval of one figure and where it comes from.
struct FigureInterval {
    double halfWidth = 0;
    QString group;
    bool measured = true; ///< false: widened, because card family, software round or engine has no rows
    bool cardMeasured = true, roundMeasured = true;
    bool beyondContext = false; ///< Transformers on long contexts: measured far off, widened once more
    Interval relative() const;
};

/// Half-widths by group, from resources/constants/inference_intervals.json.
class InferenceIntervals
{
public:
    static Result<InferenceIntervals> loadBundled();
    static Result<InferenceIntervals> fromJson(const QByteArray &bytes, const QString &fileName);

    const ResidualGroup *group(const QString &name) const;
    double transferFactor() const { return m_transferFactor; }

    /// Width of a group for a card and an engine release (empty = newest); doubled where it has no rows.
    FigureInterval width(const QString &name, const Gpu &gpu, const QString &release) const;

    /// Total memory (what nvidia-smi shows), from the widths of its parts.
    FigureInterval total(const InferenceJob &job, const InferenceTerms &terms, const Gpu &gpu,
                         const QString &release) const;
    /// Memory that decides whether the job fits; narrower than the total where an allocator gives back its cache.
    FigureInterval need(const InferenceJob &job, const InferenceTerms &terms, const Gpu &gpu,
                        const QString &release) const;
    /// Throughput and time per token.
    FigureInterval speed(const InferenceJob &job, const InferenceTerms &terms, const Gpu &gpu,
                         const QString &release) const;

private:
    QMap<QString, ResidualGroup> m_groups;
    double m_transferFactor = 1.0;
};

/// Probability that a need with this interval stays below the usable memory; 0 if either is unknown.
double fitProbability(double usable, double need, double halfWidth);

} // namespace xuanka
