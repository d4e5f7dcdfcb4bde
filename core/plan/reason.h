// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plan/plan.h"

/// Values of a reason, short to write.
namespace xuanka::reason
{

inline PlanValue count(double n) { return {PlanValue::Kind::Count, n, {}}; }
inline PlanValue bytes(double n) { return {PlanValue::Kind::Bytes, n, {}}; }
inline PlanValue hours(double n) { return {PlanValue::Kind::Hours, n, {}}; }
inline PlanValue seconds(double n) { return {PlanValue::Kind::Seconds, n, {}}; }
inline PlanValue yuan(double n) { return {PlanValue::Kind::Yuan, n, {}}; }
inline PlanValue watts(double n) { return {PlanValue::Kind::Watts, n, {}}; }
inline PlanValue percent(double share) { return {PlanValue::Kind::Percent, share, {}}; }
inline PlanValue ratio(double n) { return {PlanValue::Kind::Ratio, n, {}}; }
inline PlanValue rate(double n) { return {PlanValue::Kind::Rate, n, {}}; }
inline PlanValue word(const QString &text) { return {PlanValue::Kind::Word, 0, text}; }

} // namespace xuanka::reason
