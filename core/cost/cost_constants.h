// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/constants.h"

namespace xuanka
{

/// resources/constants/cost.json; meaning, unit and source of each stand there.
const ConstantSet &costConstants();
/// A number of it by name; asserts that it exists.
double costConstant(const char *name);

} // namespace xuanka
