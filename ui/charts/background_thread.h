// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka::ui
{

/// Lets the window go first where all cores are busy. Call it in work on a pool of its own: the thread stays humble,
/// and so do the threads it starts. Does nothing on systems whose threads have no niceness of their own.
void giveWayToWindow();

} // namespace xuanka::ui
