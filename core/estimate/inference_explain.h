// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/inference_estimate.h"

namespace xuanka
{

/// One explanation per figure, with the numbers the evaluation used. Symbols are those of docs/method-inference.md.
QVector<Explanation> explainInference(const InferenceJob &job, const InferencePoint &point,
                                      const InferenceTerms &terms);

} // namespace xuanka
