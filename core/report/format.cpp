// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/format.h"

#include "quantity/units.h"

#include <algorithm>
#include <cmath>

namespace xuanka
{

namespace
{

constexpr double kMinute = 60;
constexpr double kHour = 3600;
constexpr double kDay = 86400;
constexpr double kWattHour = 3600;
constexpr double kWan = 1e4; ///< 万
constexpr double kYi = 1e8;  ///< 亿
constexpr int kMaxDecimals = 12;

/// Decimal exponent of a value after rounding to so many digits: 999.9 with three digits has exponent 3.
int roundedExponent(double value, int digits)
{
    const int exponent = static_cast<int>(std::floor(std::log10(value)));
    const double step = std::pow(10.0, exponent - digits + 1);
    return std::round(value / step) * step >= std::pow(10.0, exponent + 1) * (1 - 1e-12) ? exponent + 1 : exponent;
}

/// A value that reads the same without decimals: 8 cards, not 8.00.
bool isSmallWhole(double value) { return std::abs(value) < 1000 && value == std::round(value); }

} // namespace

QString Format::number(double value, int significantDigits) const
{
    if (!std::isfinite(value))
        return QStringLiteral("—");
    if (value == 0)
        return QStringLiteral("0");
    const double size = std::abs(value);
    const int exponent = roundedExponent(size, significantDigits);
    const int decimals = std::clamp(significantDigits - 1 - exponent, 0, kMaxDecimals);
    QString text;
    if (isSmallWhole(size)) {
        text = m_phrases.locale().toString(size, 'f', 0);
    } else if (decimals == 0) {
        const double step = std::pow(10.0, std::max(0, exponent - significantDigits + 1));
        text = m_phrases.locale().toString(std::round(size / step) * step, 'f', 0);
    } else {
        text = m_phrases.locale().toString(size, 'f', decimals);
    }
    return value < 0 ? QStringLiteral("−") + text : text;
}

QString Format::exact(double value) const
{
    if (!std::isfinite(value))
        return QStringLiteral("—");
    const double size = std::abs(value);
    const bool whole = size < 1e15 && size == std::round(size);
    const QString text = whole ? m_phrases.locale().toString(size, 'f', 0)
                               : m_phrases.locale().toString(size, 'g', QLocale::FloatingPointShortest);
    return value < 0 ? QStringLiteral("−") + text : text;
}

QString Format::withUnit(double value, const char *unit) const
{
    return number(value) + QLatin1Char(' ') + QString::fromUtf8(unit);
}

QString Format::phrase(const char *source, double value) const { return m_phrases.text(source, {number(value)}); }

QString Format::gib(double bytes) const { return withUnit(bytes / units::kGiB, "GiB"); }

QString Format::gibValue(double bytes) const { return number(bytes / units::kGiB); }

QString Format::bytes(double bytes) const
{
    const double size = std::abs(bytes);
    if (size < units::kKiB)
        return withUnit(bytes, "B");
    if (size < units::kMiB)
        return withUnit(bytes / units::kKiB, "KiB");
    if (size < units::kGiB)
        return withUnit(bytes / units::kMiB, "MiB");
    if (size < 1024 * units::kGiB)
        return withUnit(bytes / units::kGiB, "GiB");
    return withUnit(bytes / (1024 * units::kGiB), "TiB");
}

QString Format::seconds(double seconds) const
{
    const double size = std::abs(seconds);
    if (size > 0 && size < 1e-3)
        return phrase(QT_TRANSLATE_NOOP("phrases", "%1 µs"), seconds * 1e6);
    if (size > 0 && size < 1)
        return phrase(QT_TRANSLATE_NOOP("phrases", "%1 ms"), seconds * 1e3);
    if (size < 2 * kMinute)
        return phrase(QT_TRANSLATE_NOOP("phrases", "%1 s"), seconds);
    if (size < 2 * kHour)
        return phrase(QT_TRANSLATE_NOOP("phrases", "%1 min"), seconds / kMinute);
    if (size < 2 * kDay)
        return phrase(QT_TRANSLATE_NOOP("phrases", "%1 h"), seconds / kHour);
    return phrase(QT_TRANSLATE_NOOP("phrases", "%1 days"), seconds / kDay);
}

QString Format::watts(double watts) const
{
    return std::abs(watts) < 1000 ? withUnit(watts, "W") : withUnit(watts / 1000, "kW");
}

QString Format::energy(double joules) const
{
    // From 0.01 kWh people think in what the meter shows.
    return std::abs(joules) < 10 * kWattHour ? withUnit(joules, "J") : withUnit(joules / (1000 * kWattHour), "kWh");
}

QString Format::percent(double share) const { return phrase(QT_TRANSLATE_NOOP("phrases", "%1 %"), share * 100); }

QString Format::probability(double share) const
{
    // The intervals come from a few hundred measurements: the last percent is not known.
    if (share > 0.99)
        return phrase(QT_TRANSLATE_NOOP("phrases", "> %1 %"), 99);
    if (share < 0.01)
        return phrase(QT_TRANSLATE_NOOP("phrases", "< %1 %"), 1);
    return phrase(QT_TRANSLATE_NOOP("phrases", "%1 %"), std::round(100 * share));
}

QString Format::tokensPerSecond(double rate) const { return phrase(QT_TRANSLATE_NOOP("phrases", "%1 tokens/s"), rate); }

QString Format::flops(double flopPerSecond) const { return withUnit(flopPerSecond / units::kTera, "TFLOP/s"); }

QString Format::yuan(double amount) const
{
    const double size = std::abs(amount);
    const QString sign = amount < 0 ? QStringLiteral("−¥") : QStringLiteral("¥");
    if (m_phrases.language() == Language::English || size < kWan)
        return sign + number(size);
    if (size < kYi)
        return sign + number(size / kWan) + QStringLiteral(" 万");
    return sign + number(size / kYi) + QStringLiteral(" 亿");
}

QString Format::count(double value) const
{
    const double size = std::abs(value);
    if (size < kWan)
        return number(value);
    if (m_phrases.language() == Language::Chinese) {
        if (size < kYi)
            return number(value / kWan) + QStringLiteral(" 万");
        if (size < kWan * kYi)
            return number(value / kYi) + QStringLiteral(" 亿");
        return number(value / (kWan * kYi)) + QStringLiteral(" 万亿");
    }
    if (size < 1e6)
        return withUnit(value / 1e3, "k");
    if (size < 1e9)
        return withUnit(value / 1e6, "M");
    if (size < 1e12)
        return withUnit(value / 1e9, "B");
    return withUnit(value / 1e12, "T");
}

QString Format::plusMinus(const Interval &relative) const
{
    const auto points = [this](double value) {
        const double size = std::abs(value) * 100;
        return number(size < 1 ? size : std::round(size), size < 1 ? 1 : 3);
    };
    const QString below = points(1 - relative.low);
    const QString above = points(relative.high - 1);
    if (below == above && relative.low <= 1 && relative.high >= 1)
        return m_phrases.text(QT_TRANSLATE_NOOP("phrases", "±%1 %"), {above});
    const QString minus = QStringLiteral("−");
    const QString plus = QStringLiteral("+");
    return m_phrases.text(QT_TRANSLATE_NOOP("phrases", "%1/%2 %"),
                          {(relative.low <= 1 ? minus : plus) + below, (relative.high < 1 ? minus : plus) + above});
}

QString Format::notPublished() const { return m_phrases.text(QT_TRANSLATE_NOOP("phrases", "not published")); }

} // namespace xuanka
