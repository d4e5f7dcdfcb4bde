// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

namespace xuanka
{

/// A JSON value as it stood in a file, shortened for an error line; "nothing" when it was not there.
QString shownValue(const QJsonValue &value);

} // namespace xuanka
