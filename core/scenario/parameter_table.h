// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <QVariant>

#include <span>

namespace xuanka
{

enum class ParameterType : std::uint8_t { Text, Integer, Real, Boolean, Choice, WordList, Model, GpuId, GpuList };
/// Where the editor puts it.
enum class ParameterGroup : std::uint8_t { Job, Batch, Machine, Layout, Adapter, Serving, Advanced };

/// One row of THE parameter table: editor form, command line, file format, validation and the report's
/// appendix are all made from it. A new parameter is one row.
struct Parameter {
    const char *key;  ///< stable, e.g. "micro_batch"; Phrases has label and help under it
    const char *path; ///< JSON path, e.g. "workload.micro_batch"
    ParameterType type;
    ParameterGroup group;
    const char *unit;                     ///< "", "tokens", "GPU", "Gbit/s", "W" …; Phrases translates it
    double minimum;                       ///< of numbers; with zeroIsAutomatic, of numbers other than 0
    double maximum;                       ///< of numbers; of a Text the number of characters
    std::span<const char *const> choices; ///< all words of a Choice, the named sets of a WordList
    bool slider;                          ///< shown as slider with powers of two
    double sliderMaximum;                 ///< last stop of the slider; the field beside it takes more
    bool zeroIsAutomatic;                 ///< 0 = decided by framework, engine or card; not written to the file
    bool (*applies)(const Scenario &);    ///< shown and read for this scenario
    /// File representation (word, number, bool, QStringList; of a Model a string or a QJsonObject). A null
    /// variant is an unset optional switch: the framework decides.
    QVariant (*get)(const Scenario &);
    void (*set)(Scenario &, const QVariant &); ///< value already validated
    /// Words that make sense for this scenario (precision and framework by task); nullptr = all choices.
    std::span<const char *const> (*choicesFor)(const Scenario &);

    std::span<const char *const> choicesOf(const Scenario &scenario) const
    {
        return choicesFor ? choicesFor(scenario) : choices;
    }
};

std::span<const Parameter> parameterTable();
/// Whether a row applies, for callers that know what the model is: bySample for image and other models that work
/// on samples (no transformer shape), which the scenario alone cannot tell of a catalogue id.
bool appliesTo(const Parameter &parameter, const Scenario &scenario, bool bySample);
const Parameter *findParameter(QLatin1String key);

/// Whether a value read or typed is one the parameter takes; for a Choice, whether the word exists at all.
/// Expects the type the file has: double or int for numbers, bool, QString, QStringList.
bool accepts(const Parameter &parameter, const QVariant &value);

/// Text without control characters, as names must be.
bool isPlainText(const QString &text);

/// Words of the precisions a task takes.
std::span<const char *const> precisionWords(Task task);

} // namespace xuanka
