// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cost/cost.h"

#include <QJsonObject>

namespace xuanka
{

/// Public forms (docs/interfaces.md, `site` and `cost`). What is not known is null.
QJsonObject siteToJson(const SiteAnswer &answer);
QJsonObject costToJson(const CostAnswer &answer);

} // namespace xuanka
