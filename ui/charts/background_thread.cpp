// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/background_thread.h"

#ifdef __linux__
#include <sched.h>
#include <sys/resource.h>
#endif

namespace xuanka::ui
{

void giveWayToWindow()
{
#ifdef __linux__
    // Under the default scheduler QThread::setPriority() changes nothing; niceness does, and belongs to the thread.
    constexpr int niceness = 10;
    (void)setpriority(PRIO_PROCESS, 0, niceness);
    sched_param none{};
    (void)sched_setscheduler(0, SCHED_BATCH, &none);
#endif
}

} // namespace xuanka::ui
