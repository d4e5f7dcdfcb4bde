// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/inference_estimate.h"

namespace xuanka
{

/// One explanation per figure, from the numbers the evaluation used. Formulas are right-hand sides in the symbols
/// of docs/method-inference.md; worked out with the values beside them they give the result. Besides + − · / they
/// use min, max, floor and mix3, mix25 (I3.1).
QVector<Explanation> explainInference(const InferenceJob &job, const InferencePoint &point,
                                      const InferenceTerms &terms);

} // namespace xuanka
