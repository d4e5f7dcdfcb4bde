// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/pages.h"

#include "ui/pages/compare/compare_page.h"
#include "ui/pages/generations/generations_page.h"
#include "ui/pages/memory/memory_page.h"
#include "ui/pages/plan/plan_page.h"
#include "ui/pages/power/power_page.h"
#include "ui/pages/report/report_page.h"
#include "ui/pages/speed/speed_page.h"

namespace xuanka::ui
{

namespace
{

template <typename PageType> PageEntry entry()
{
    return {[](Workbench *workbench, QWidget *parent) -> Page * { return new PageType(workbench, parent); }};
}

} // namespace

const QVector<PageEntry> &pageRegistry()
{
    // In the order of the tabs: memory, speed, power, compare, plan, generations, report.
    static const QVector<PageEntry> pages{
        entry<MemoryPage>(),
        entry<SpeedPage>(),
        entry<PowerPage>(),
        entry<ComparePage>(),
        entry<PlanPage>(),
        entry<GenerationsPage>(),
        entry<ReportPage>(),
    };
    return pages;
}

} // namespace xuanka::ui
