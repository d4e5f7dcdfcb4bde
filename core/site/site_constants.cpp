// SPDX-License-Identifier: GPL-3.0-or-later
#include "site/site_constants.h"

namespace xuanka
{

const ConstantSet &siteConstants()
{
    static const ConstantSet set = [] {
        const Result<ConstantSet> loaded = ConstantSet::load(QStringLiteral(":/constants/site.json"));
        Q_ASSERT(loaded.ok());
        return *loaded;
    }();
    return set;
}

double siteConstant(const char *name) { return siteConstants().value(QString::fromLatin1(name)); }

} // namespace xuanka
