// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"

namespace xuanka
{

/// Numbers as people read them: three significant digits, locale grouping, unit always there, in the locale
/// of the phrases. GiB for memory people size, GB only when quoting a vendor; 万/亿 for large Chinese sums.
/// What is not a finite number reads "—". The phrases are held by value (they are cheap to copy).
class Format
{
public:
    explicit Format(const Phrases &phrases) : m_phrases(phrases) {}

    QString number(double value, int significantDigits = 3) const; ///< grouped, no exponent
    QString exact(double value) const;                             ///< an input as given: grouped, nothing rounded away
    QString gib(double bytes) const;                               ///< "71.4 GiB"
    QString gibValue(double bytes) const;                          ///< "71.4"
    QString bytes(double bytes) const;                             ///< B, KiB, MiB, GiB, TiB by size
    QString seconds(double seconds) const;                         ///< µs … days
    QString watts(double watts) const;                             ///< W or kW
    QString energy(double joules) const;                           ///< J or kWh
    QString probability(double share) const; ///< whole percent; never nearer to certainty than 1 % or 99 %
    QString percent(double share) const;                           ///< 0.46 -> "46 %"
    QString tokensPerSecond(double rate) const;
    QString flops(double flopPerSecond) const;         ///< TFLOP/s
    QString yuan(double amount) const;                 ///< ¥, 万/亿 in Chinese
    QString count(double value) const;                 ///< parameters, tokens: 7.6 B; 76 亿 in Chinese
    QString plusMinus(const Interval &relative) const; ///< "±4 %" or "−3/+8 %"
    QString notPublished() const;

private:
    QString withUnit(double value, const char *unit) const;
    QString phrase(const char *source, double value) const;

    Phrases m_phrases;
};

} // namespace xuanka
