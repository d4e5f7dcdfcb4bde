// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "estimate/estimate.h"

#include <QStringView>

#include <algorithm>
#include <cmath>
#include <limits>

/// Value of an explanation's formula, worked out from its text and its own numbers: + − · / ( ) min max floor and the
/// soft maxima mix3, mix25, symbols, numbers. NaN where a symbol has no value or the text is no formula.
class FormulaValue
{
public:
    static double of(const xuanka::Explanation &explanation)
    {
        FormulaValue parser(explanation);
        const double value = parser.sum();
        return parser.m_at == parser.m_text.size() ? value : kNone;
    }

private:
    explicit FormulaValue(const xuanka::Explanation &explanation) : m_explanation(explanation)
    {
        for (const QChar c : explanation.formula)
            if (!c.isSpace())
                m_text.append(c);
    }

    bool take(QChar c)
    {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    double sum()
    {
        double value = product();
        for (;;) {
            if (take(u'+'))
                value += product();
            else if (take(u'−'))
                value -= product();
            else
                return value;
        }
    }

    double product()
    {
        double value = factor();
        for (;;) {
            if (take(u'·'))
                value *= factor();
            else if (take(u'/'))
                value /= factor();
            else
                return value;
        }
    }

    double factor()
    {
        if (take(u'(')) {
            const double value = sum();
            return take(u')') ? value : kNone;
        }
        const qsizetype start = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_' || m_text[m_at] == u'.'))
            ++m_at;
        const QString word = m_text.mid(start, m_at - start);
        if ((word == QLatin1String("max") || word == QLatin1String("min")) && take(u'('))
            return list(word == QLatin1String("max"));
        if (word == QLatin1String("floor") && take(u'(')) {
            // the program grants a hair, so that a request that fills the room exactly is counted
            const double value = std::floor(sum() * (1 + 1e-12));
            return take(u')') ? value : kNone;
        }
        if (word.startsWith(QLatin1String("mix")) && take(u'('))
            return mix(word == QLatin1String("mix3") ? 3.0 : 2.5);
        bool number = false;
        const double value = word.toDouble(&number);
        if (number)
            return value;
        for (const auto &symbol : m_explanation.values)
            if (symbol.symbol == word)
                return symbol.value;
        return kNone;
    }

    double list(bool largest)
    {
        double value = sum();
        while (take(u','))
            value = largest ? std::max(value, sum()) : std::min(value, sum());
        return take(u')') ? value : kNone;
    }

    double mix(double power)
    {
        const double a = sum();
        const double b = take(u',') ? sum() : kNone;
        return take(u')') ? std::pow(std::pow(a, power) + std::pow(b, power), 1 / power) : kNone;
    }

    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    const xuanka::Explanation &m_explanation;
    QString m_text;
    qsizetype m_at = 0;
};
