// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/site_texts.h"

#include <QtGlobal>

#include <iterator>

namespace xuanka
{

namespace
{

using Row = const char *const[2];

// clang-format off
constexpr Row kChecks[] = {
    {"rack_power", QT_TRANSLATE_NOOP("phrases", "One server within nine tenths of the rack's limit")},
    {"both_feeds", QT_TRANSLATE_NOOP("phrases", "Each of the two feeds carries the whole load")},
    {"ups", QT_TRANSLATE_NOOP("phrases", "UPS power free for all servers")},
    {"transformer", QT_TRANSLATE_NOOP("phrases", "Transformer capacity free for servers and cooling")},
    {"cooling_power", QT_TRANSLATE_NOOP("phrases", "Cooling power free for all servers")},
    {"upgrade_months", QT_TRANSLATE_NOOP("phrases", "Lead time of a power upgrade")},
    {"air_cooling", QT_TRANSLATE_NOOP("phrases", "Heat of a rack that air can take out")},
    {"inlet", QT_TRANSLATE_NOOP("phrases", "Inlet air at the top server, plum-rain weeks and midsummer")},
    {"recirculation", QT_TRANSLATE_NOOP("phrases", "Warm air drawn in again")},
    {"throttle_onset", QT_TRANSLATE_NOOP("phrases", "Inlet below the point where cards throttle")},
    {"humidity", QT_TRANSLATE_NOOP("phrases", "Relative humidity in the plum-rain season")},
    {"dew_point", QT_TRANSLATE_NOOP("phrases", "Dew point of the room")},
    {"coolant", QT_TRANSLATE_NOOP("phrases", "Coolant warmer than the dew point")},
    {"floor", QT_TRANSLATE_NOOP("phrases", "Floor load")},
    {"carriers", QT_TRANSLATE_NOOP("phrases", "Internet carriers with routes of their own (BGP)")},
    {"rdma", QT_TRANSLATE_NOOP("phrases", "Network between servers inside the room (RDMA), per server")},
    {"on_site", QT_TRANSLATE_NOOP("phrases", "Staff on site day and night")},
};
constexpr Row kWho[] = {
    {"idc", QT_TRANSLATE_NOOP("phrases", "machine room operator")},
    {"vendor", QT_TRANSLATE_NOOP("phrases", "server vendor")},
    {"customer", QT_TRANSLATE_NOOP("phrases", "customer")},
};
constexpr Row kOptions[] = {
    {"buy_colocate", QT_TRANSLATE_NOOP("phrases", "Buy and colocate")},
    {"rent_server", QT_TRANSLATE_NOOP("phrases", "Rent servers by the month")},
    {"rent_card_hour", QT_TRANSLATE_NOOP("phrases", "Rent cards by the hour")},
    {"self_build", QT_TRANSLATE_NOOP("phrases", "Build a room of one's own")},
};
constexpr Row kInputs[] = {
    {"server_yuan", QT_TRANSLATE_NOOP("phrases", "Price of a server")},
    {"server_month_yuan", QT_TRANSLATE_NOOP("phrases", "Monthly rent of a server")},
    {"card_hour_yuan", QT_TRANSLATE_NOOP("phrases", "Hourly rent of a card")},
    {"power", QT_TRANSLATE_NOOP("phrases", "Power of the card")},
    {"years", QT_TRANSLATE_NOOP("phrases", "Years of depreciation")},
    {"residual_share", QT_TRANSLATE_NOOP("phrases", "Value left at the end")},
    {"energy_yuan_kwh", QT_TRANSLATE_NOOP("phrases", "Electricity price")},
    {"rack_yuan_kw_month", QT_TRANSLATE_NOOP("phrases", "Hosting price by the kilowatt")},
    {"maintenance_share", QT_TRANSLATE_NOOP("phrases", "Maintenance a year")},
    {"hours_per_day", QT_TRANSLATE_NOOP("phrases", "Hours at work a day")},
};
constexpr Row kBases[] = {
    {"card_rent", QT_TRANSLATE_NOOP("phrases", "published hourly rent")},
    {"server_rent", QT_TRANSLATE_NOOP("phrases", "from the monthly rent of a server of eight cards, 730 hours a month")},
    {"own", QT_TRANSLATE_NOOP("phrases", "your own figure")},
};
constexpr Row kConfidence[] = {
    {"high", QT_TRANSLATE_NOOP("phrases", "high confidence")},
    {"medium", QT_TRANSLATE_NOOP("phrases", "medium confidence")},
    {"low", QT_TRANSLATE_NOOP("phrases", "low confidence")},
};
// clang-format on

const char *const kPass = QT_TRANSLATE_NOOP("phrases", "pass");
const char *const kFail = QT_TRANSLATE_NOOP("phrases", "fail");
const char *const kUnknown = QT_TRANSLATE_NOOP("phrases", "unknown");
const char *const kShown = QT_TRANSLATE_NOOP(
    "phrases", "Class one (B1) stands in the number; see B11 and the cities in its list of businesses.");
const char *const kNotShown = QT_TRANSLATE_NOOP(
    "phrases", "Hosting cannot be confirmed from the number: it shows no class one (B1). Check B11 and the cities.");
const char *const kAskFor =
    QT_TRANSLATE_NOOP("phrases", "No licence number of a telecom business: ask for the licence.");
const char *const kDated = QT_TRANSLATE_NOOP("phrases", "%1, %2");
const char *const kStale = QT_TRANSLATE_NOOP("phrases", "%1, %2, over a year old: ask for a new price");

/// Months since year 0 of "2026-06" or "2026" (its December); 0 = unreadable.
int monthsOf(const QString &date)
{
    const int year = date.left(4).toInt();
    return year > 0 ? year * 12 + (date.size() >= 7 ? date.mid(5, 2).toInt() : 12) : 0;
}

} // namespace

QString SiteTexts::find(const char *const (*table)[2], int size, const QString &key) const
{
    for (int i = 0; i < size; ++i)
        if (key == QLatin1String(table[i][0]))
            return m_phrases.text(table[i][1]);
    return key;
}

QString SiteTexts::check(const QString &id) const { return find(kChecks, int(std::size(kChecks)), id); }
QString SiteTexts::who(const QString &key) const { return find(kWho, int(std::size(kWho)), key); }
QString SiteTexts::input(const QString &key) const { return find(kInputs, int(std::size(kInputs)), key); }
QString SiteTexts::basis(const QString &key) const { return find(kBases, int(std::size(kBases)), key); }
QString SiteTexts::confidence(const QString &key) const { return find(kConfidence, int(std::size(kConfidence)), key); }
QString SiteTexts::option(CostKind kind) const { return find(kOptions, int(std::size(kOptions)), toWord(kind)); }

QString SiteTexts::result(CheckResult result) const
{
    return m_phrases.text(result == CheckResult::Pass ? kPass : result == CheckResult::Fail ? kFail : kUnknown);
}

QString SiteTexts::hosting(HostingShown shown) const
{
    switch (shown) {
    case HostingShown::ShownByNumber:
        return m_phrases.text(kShown);
    case HostingShown::NotShownByNumber:
        return m_phrases.text(kNotShown);
    case HostingShown::AskFor:
        break;
    }
    return m_phrases.text(kAskFor);
}

QString SiteTexts::provenance(const CostFigure &figure, const QString &today) const
{
    if (figure.own)
        return basis(QStringLiteral("own"));
    const bool stale = monthsOf(today) - monthsOf(figure.asOf) > 12;
    return m_phrases.text(stale ? kStale : kDated, {figure.asOf, confidence(figure.confidence)});
}

} // namespace xuanka
