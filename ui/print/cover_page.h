// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"
#include "ui/print/page_items.h"

namespace xuanka::ui
{

/// The first sheet: title, verdict, who and when, table of contents.
PageItems coverPage(const report::Document &document, const QVector<ContentsEntry> &contents, const Phrases &phrases);

} // namespace xuanka::ui
