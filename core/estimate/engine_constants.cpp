// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate/engine_constants.h"

#include <utility>

namespace xuanka
{

namespace
{

/// The files are part of the program; one that cannot be read is a broken build.
template <typename T> T bundled(Result<T> loaded)
{
    if (!loaded)
        qFatal("bundled constants: %s %s", qPrintable(loaded.error().file), qPrintable(loaded.error().where));
    return std::move(loaded).value();
}

} // namespace

const EngineConstants &engineConstants()
{
    static const EngineConstants constants{bundled(SpeedConstants::load()),
                                           bundled(SpeedIntervals::load()),
                                           bundled(PowerConstants::load()),
                                           bundled(InferenceConstants::loadBundled()),
                                           bundled(InferenceIntervals::loadBundled()),
                                           bundled(VisionConstants::load()),
                                           bundled(VisionIntervals::load())};
    return constants;
}

} // namespace xuanka
