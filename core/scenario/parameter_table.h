// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <QVariant>

#include <span>

namespace xuanka {

enum class ParameterType : std::uint8_t { Text, Integer, Real, Boolean, Choice, WordList, Model, GpuId, GpuList };
/// Where the editor puts it.
enum class ParameterGroup : std::uint8_t { Job, Batch, Machine, Layout, Adapter, Serving, Advanced };

/// One row of THE parameter table: editor form, command line, file format, validation and the report's
/// appendix are all made from it. A new parameter is one row.
struct Parameter {
    const char *key;            ///< stable, e.g. "micro_batch"; Phrases has label and help under it
    const char *path;           ///< JSON path, e.g. "workload.micro_batch"
    ParameterType type;
    ParameterGroup group;
    const char *unit;           ///< "", "tokens", "GPU", "Gbit/s", "W" …; Phrases translates it
    double minimum;
    double maximum;
    std::span<const char *const> choices;   ///< words of a Choice
    bool slider;                ///< shown as slider with powers of two
    bool (*applies)(const Scenario &);      ///< shown and read for this scenario
    QVariant (*get)(const Scenario &);      ///< file representation (word, number, bool, QStringList)
    void (*set)(Scenario &, const QVariant &);   ///< value already validated
};

std::span<const Parameter> parameterTable();
const Parameter *findParameter(QLatin1String key);

} // namespace xuanka
