// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/common/page_texts.h"

#include <cmath>

namespace xuanka::ui
{

QString wholePercent(double share, const Phrases &phrases)
{
    // the product of a rounded share and 100 need not be whole, so the number is rounded last
    return phrases.text(QT_TRANSLATE_NOOP("phrases", "%1 %"), {Format(phrases).number(std::round(100 * share))});
}

} // namespace xuanka::ui
