// SPDX-License-Identifier: GPL-3.0-or-later
#include "identify/fact_writer.h"

#include <QSet>

#include <cmath>

namespace xuanka
{

namespace
{

constexpr qsizetype kLongestValue = 200;

enum class Kind : std::uint8_t { Text, Lower, Mib, Number, YesNo, Enabled, DeviceId, PartNumber };

Kind kindOf(FactKey key)
{
    switch (key) {
    case FactKey::MemoryTotalMib:
    case FactKey::MemoryReservedMib:
    case FactKey::MemoryUsedMib:
    case FactKey::Bar1TotalMib:
        return Kind::Mib;
    case FactKey::SramThresholdExceeded:
    case FactKey::UnrepairableMemory:
    case FactKey::ChannelRepairPending:
    case FactKey::TpcRepairPending:
    case FactKey::RemappingPending:
    case FactKey::RemappingFailure:
    case FactKey::RetiredPending:
        return Kind::YesNo;
    case FactKey::EccCurrent:
    case FactKey::EccPending:
    case FactKey::MigMode:
        return Kind::Enabled;
    case FactKey::PciDeviceId:
    case FactKey::PciSubsystemId:
        return Kind::DeviceId;
    case FactKey::PciRevision:
        return Kind::Lower;
    case FactKey::GpuPartNumber:
    case FactKey::BoardPartNumber:
        return Kind::PartNumber;
    case FactKey::MultiprocessorCount:
    case FactKey::BusWidthBits:
    case FactKey::EccVolatileCorrectable:
    case FactKey::EccVolatileUncorrectable:
    case FactKey::EccAggregateCorrectable:
    case FactKey::EccAggregateUncorrectable:
    case FactKey::SramUncorrectable:
    case FactKey::RemappedCorrectable:
    case FactKey::RemappedUncorrectable:
    case FactKey::RemapBanksMax:
    case FactKey::RemapBanksHigh:
    case FactKey::RemapBanksPartial:
    case FactKey::RemapBanksLow:
    case FactKey::RemapBanksNone:
    case FactKey::RetiredSingleBit:
    case FactKey::RetiredDoubleBit:
    case FactKey::TimeRunSeconds:
    case FactKey::PcieGenCurrent:
    case FactKey::PcieGenMax:
    case FactKey::PcieGenDeviceMax:
    case FactKey::PcieGenHostMax:
    case FactKey::PcieWidthCurrent:
    case FactKey::PcieWidthMax:
    case FactKey::PcieWidthDeviceMax:
    case FactKey::PcieReplays:
    case FactKey::NvlinkLinksActive:
    case FactKey::NvlinkLinksInactive:
    case FactKey::NvlinkRateGbS:
    case FactKey::PowerDrawW:
    case FactKey::PowerLimitW:
    case FactKey::PowerLimitDefaultW:
    case FactKey::PowerLimitMaxW:
    case FactKey::FanPercent:
    case FactKey::TemperatureC:
    case FactKey::UtilisationPercent:
    case FactKey::ClockMemoryMaxMhz:
    case FactKey::ClockGraphicsMaxMhz:
        return Kind::Number;
    default:
        return Kind::Text;
    }
}

QString plain(double value)
{
    return value == std::floor(value) && std::abs(value) < 1e15 ? QString::number(qint64(value))
                                                                : QString::number(value, 'g', 12);
}

/// Value in MiB; tools write MiB, MB (2^20 all the same), GiB, kB or bytes.
QString mib(QStringView value)
{
    double number = 0;
    QStringView rest;
    if (!firstNumber(value, &number, &rest))
        return {};
    const QStringView unit = rest.trimmed();
    if (unit.startsWith(QLatin1String("GiB"), Qt::CaseInsensitive) ||
        unit.startsWith(QLatin1String("GB"), Qt::CaseInsensitive))
        number *= 1024;
    else if (unit.startsWith(QLatin1String("K"), Qt::CaseInsensitive))
        number /= 1024;
    else if (unit == QLatin1String("B") || unit.startsWith(QLatin1String("byte"), Qt::CaseInsensitive) ||
             (unit.isEmpty() && number > 1e7))
        number /= 1048576;
    return plain(std::round(number));
}

QString yesNo(QStringView value)
{
    const QStringView word = value.trimmed();
    if (word.startsWith(QLatin1String("yes"), Qt::CaseInsensitive) || word == QLatin1String("1") ||
        word.startsWith(QLatin1String("true"), Qt::CaseInsensitive))
        return QStringLiteral("yes");
    if (word.startsWith(QLatin1String("no"), Qt::CaseInsensitive) || word == QLatin1String("0") ||
        word.startsWith(QLatin1String("false"), Qt::CaseInsensitive))
        return QStringLiteral("no");
    return {};
}

QString enabled(QStringView value)
{
    const QStringView word = value.trimmed();
    if (word.startsWith(QLatin1String("enabled"), Qt::CaseInsensitive) ||
        word.compare(QLatin1String("on"), Qt::CaseInsensitive) == 0)
        return QStringLiteral("enabled");
    if (word.startsWith(QLatin1String("disabled"), Qt::CaseInsensitive) ||
        word.compare(QLatin1String("off"), Qt::CaseInsensitive) == 0)
        return QStringLiteral("disabled");
    return {};
}

QString cleaned(FactKey key, const QString &value)
{
    switch (kindOf(key)) {
    case Kind::Mib:
        return mib(value);
    case Kind::YesNo:
        return yesNo(value);
    case Kind::Enabled:
        return enabled(value);
    case Kind::Lower:
        return value.toLower().remove(QLatin1String("0x"));
    case Kind::DeviceId: {
        // already "vendor:device", or as nvidia-smi writes it
        if (value.size() == 9 && value[4] == QLatin1Char(':'))
            return value.toLower();
        return pciIdFromTool(value);
    }
    case Kind::PartNumber:
        return value.toUpper();
    case Kind::Number: {
        double number = 0;
        QStringView rest;
        return firstNumber(value, &number, &rest) ? plain(number) : QString();
    }
    case Kind::Text:
        break;
    }
    return value;
}

} // namespace

bool isUnavailable(QStringView value)
{
    static const QSet<QString> words{
        QString(),
        QStringLiteral("n/a"),
        QStringLiteral("[n/a]"),
        QStringLiteral("not supported"),
        QStringLiteral("[not supported]"),
        QStringLiteral("not available"),
        QStringLiteral("[not available]"),
        QStringLiteral("requested functionality has been deprecated"),
        QStringLiteral("[requested functionality has been deprecated]"),
        QStringLiteral("unknown error"),
        QStringLiteral("[unknown error]"),
        QStringLiteral("err!"),
        QStringLiteral("[gpu is lost]"),
        QStringLiteral("gpu is lost"),
        QStringLiteral("not found"),
        QStringLiteral("[not found]"),
        QStringLiteral("insufficient permissions"),
        QStringLiteral("[insufficient permissions]"),
        QStringLiteral("redacted"),
        QStringLiteral("[redacted]"),
        QStringLiteral("<redacted>"),
        QStringLiteral("unknown"),
        QStringLiteral("none"),
        QStringLiteral("-"),
    };
    const QString word = value.trimmed().toString().toLower();
    if (words.contains(word))
        return true;
    // masked by hand: "xxxxx MiB", "XXXX", "****"
    const QStringView head =
        QStringView(word).left(word.indexOf(QLatin1Char(' ')) < 0 ? word.size() : word.indexOf(QLatin1Char(' ')));
    return head.size() >= 3 && std::all_of(head.begin(), head.end(),
                                           [](QChar c) { return c == QLatin1Char('x') || c == QLatin1Char('*'); });
}

QString pciIdFromTool(QStringView value)
{
    QStringView digits = value.trimmed();
    if (digits.startsWith(QLatin1String("0x"), Qt::CaseInsensitive))
        digits = digits.mid(2);
    if (digits.size() != 8)
        return {};
    bool ok = false;
    const uint id = digits.toUInt(&ok, 16);
    if (!ok || id == 0)
        return {};
    return QStringLiteral("%1:%2").arg(id & 0xffff, 4, 16, QLatin1Char('0')).arg(id >> 16, 4, 16, QLatin1Char('0'));
}

bool firstNumber(QStringView value, double *number, QStringView *rest)
{
    qsizetype begin = 0;
    while (begin < value.size() && !value[begin].isDigit())
        ++begin;
    qsizetype end = begin;
    bool point = false;
    while (end < value.size() && end - begin < 24 &&
           ((value[end].unicode() < 128 && value[end].isDigit()) || (!point && value[end] == QLatin1Char('.')))) {
        point = point || value[end] == QLatin1Char('.');
        ++end;
    }
    bool ok = false;
    const double parsed = value.mid(begin, end - begin).toDouble(&ok);
    if (!ok || !std::isfinite(parsed) || begin > 8)
        return false;
    *number = begin > 0 && value[begin - 1] == QLatin1Char('-') ? -parsed : parsed;
    *rest = value.mid(end);
    return true;
}

void setFact(CardFacts &card, FactKey key, const QString &field, const QString &value, int line)
{
    const auto known = card.facts.constFind(key);
    if (known != card.facts.constEnd() && known->available)
        return;
    const QString raw = value.trimmed().left(kLongestValue);
    Fact fact;
    fact.field = field;
    fact.raw = raw;
    fact.line = line;
    fact.available = !isUnavailable(raw);
    fact.text = fact.available ? cleaned(key, raw) : raw;
    if (fact.available && fact.text.isEmpty())
        fact.available = false;
    if (key == FactKey::Name && fact.text.endsWith(QLatin1String("..."))) {
        fact.cut = true;
        fact.text = fact.text.chopped(3).trimmed();
    }
    card.facts.insert(key, fact);
}

void addToFact(CardFacts &card, FactKey key, const QString &field, const QString &value, int line)
{
    const auto before = card.number(key);
    double more = 0;
    QStringView rest;
    if (!before || isUnavailable(value) || !firstNumber(value, &more, &rest)) {
        setFact(card, key, field, value, line);
        return;
    }
    Fact &fact = card.facts[key];
    fact.text = plain(*before + more);
    if (more > 0) {
        fact.field = field;
        fact.raw = value.trimmed().left(kLongestValue);
        fact.line = line;
    }
}

std::optional<double> CardFacts::number(FactKey key) const
{
    if (!has(key))
        return {};
    bool ok = false;
    const double value = facts[key].text.toDouble(&ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

} // namespace xuanka
