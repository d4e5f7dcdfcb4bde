// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka
{

/// Clears the upper halves of the vector registers. Call it once on entry to arithmetic that uses <cmath>.
///
/// The hash of QString (Qt 6.4 on processors with VAES) leaves them set, and from then on every call into the
/// mathematical library pays a state transition: exp() was measured at 163 ns instead of 5.5 ns. Costs about a
/// nanosecond; does nothing elsewhere.
inline void clearVectorState() noexcept
{
#if defined(__x86_64__) && defined(__GNUC__)
    static const bool hasAvx = __builtin_cpu_supports("avx") != 0;
    if (hasAvx)
        __asm__ volatile("vzeroupper"); // the low halves, all this program computes in, stay as they are
#endif
}

} // namespace xuanka
