// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware/gpu.h"

#include "quantity/units.h"

namespace xuanka {

std::optional<double> Gpu::dense16FlopS() const
{
    if (bf16Tflops)
        return *bf16Tflops * units::kTera;
    if (fp16Tflops)
        return *fp16Tflops * units::kTera;
    return std::nullopt;
}

std::optional<double> Gpu::usableBytes() const
{
    constexpr double driverShare = 0.988;  // estimation method, memory: usable
    constexpr double eccShare = 0.96;
    if (usableGib)
        return *usableGib * units::kGiB;
    if (nvidiaSmiTotalMib)
        return *nvidiaSmiTotalMib * units::kMiB * driverShare;
    if (!memoryGib)
        return std::nullopt;
    const bool gddrDatacenter = segment == QLatin1String("datacenter") && memoryType.startsWith(QLatin1String("GDDR"));
    return *memoryGib * units::kGiB * driverShare * (gddrDatacenter ? eccShare : 1.0);
}

} // namespace xuanka
