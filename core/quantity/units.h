// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Unit constants. Inside the program every quantity is SI: bytes, seconds, watts, joules, FLOP/s, yuan.
/// GiB and TFLOP/s appear only where people read (report/format.h).
namespace xuanka::units {
inline constexpr double kKiB = 1024.0;
inline constexpr double kMiB = 1024.0 * kKiB;
inline constexpr double kGiB = 1024.0 * kMiB;
inline constexpr double kGB = 1e9;       ///< vendors' gigabyte, 10^9 bytes
inline constexpr double kTera = 1e12;    ///< TFLOP/s, TOP/s
inline constexpr double kGigabit = 1e9 / 8.0;  ///< bytes per second in one Gbit/s
} // namespace xuanka::units
