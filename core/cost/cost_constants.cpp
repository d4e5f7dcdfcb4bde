// SPDX-License-Identifier: GPL-3.0-or-later
#include "cost/cost_constants.h"

namespace xuanka
{

const ConstantSet &costConstants()
{
    static const ConstantSet set = [] {
        const Result<ConstantSet> loaded = ConstantSet::load(QStringLiteral(":/constants/cost.json"));
        Q_ASSERT(loaded.ok());
        return *loaded;
    }();
    return set;
}

double costConstant(const char *name) { return costConstants().value(QString::fromLatin1(name)); }

} // namespace xuanka
