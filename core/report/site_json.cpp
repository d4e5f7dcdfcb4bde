// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/site_json.h"

#include <QJsonArray>

namespace xuanka
{

namespace
{

QJsonValue orNull(const std::optional<double> &value) { return value ? QJsonValue(*value) : QJsonValue(); }

QJsonObject figureToJson(const CostFigure &figure)
{
    return {{QStringLiteral("low"), figure.low},
            {QStringLiteral("typical"), figure.typical},
            {QStringLiteral("high"), figure.high},
            {QStringLiteral("unit"), figure.unit},
            {QStringLiteral("as_of"), figure.asOf},
            {QStringLiteral("source"), figure.source},
            {QStringLiteral("confidence"), figure.confidence},
            {QStringLiteral("own"), figure.own}};
}

QJsonValue figureOrNull(const std::optional<CostFigure> &figure)
{
    return figure ? QJsonValue(figureToJson(*figure)) : QJsonValue();
}

QJsonObject optionToJson(const CostOption &option)
{
    QJsonArray years;
    for (const CostYear &year : option.years)
        years.append(QJsonObject{{QStringLiteral("year"), year.year},
                                 {QStringLiteral("capex_cny"), year.capex},
                                 {QStringLiteral("rack_cny"), year.rack},
                                 {QStringLiteral("energy_cny"), year.energy},
                                 {QStringLiteral("maintenance_cny"), year.maintenance},
                                 {QStringLiteral("rent_cny"), year.rent}});
    const bool known = option.missing.isEmpty();
    return {{QStringLiteral("kind"), QString(toWord(option.kind))},
            {QStringLiteral("missing"), QJsonArray::fromStringList(option.missing)},
            {QStringLiteral("years"), years},
            {QStringLiteral("total_cny"), known ? QJsonValue(option.total) : QJsonValue()},
            {QStringLiteral("cny_per_gpu_hour"), known ? QJsonValue(option.perGpuHour) : QJsonValue()},
            {QStringLiteral("cny_per_million_tokens"), orNull(option.perMillionTokens)},
            {QStringLiteral("cny_per_run"), orNull(option.perRun)}};
}

} // namespace

QJsonObject siteToJson(const SiteAnswer &answer)
{
    QJsonArray checks;
    for (const RoomCheck &check : answer.checks)
        checks.append(QJsonObject{{QStringLiteral("id"), check.id},
                                  {QStringLiteral("result"), QString(toWord(check.result))},
                                  {QStringLiteral("found"), orNull(check.found)},
                                  {QStringLiteral("limit"), orNull(check.limit)},
                                  {QStringLiteral("unit"), check.unit},
                                  {QStringLiteral("source"), check.source},
                                  {QStringLiteral("who"), check.who}});
    QJsonObject server, throttle;
    if (answer.server) {
        server = {
            {QStringLiteral("mean_watts"), answer.server->mean > 0 ? QJsonValue(answer.server->mean) : QJsonValue()},
            {QStringLiteral("peak_watts"), answer.server->peak},
            {QStringLiteral("nameplate_watts"), answer.server->nameplate}};
        throttle = {{QStringLiteral("inlet_c"), answer.room.inletC},
                    {QStringLiteral("recirculation_k"), answer.room.recirculationC},
                    {QStringLiteral("throughput_factor"), answer.throttle.throughputFactor},
                    {QStringLiteral("onset_c"), answer.throttle.onsetInletC}};
    }
    const auto known = [](double value) { return value > 0 ? QJsonValue(value) : QJsonValue(); };
    return {{QStringLiteral("checks"), checks},
            {QStringLiteral("servers_per_rack"), answer.server ? QJsonValue(answer.serversPerRack) : QJsonValue()},
            {QStringLiteral("racks"), known(answer.racks)},
            {QStringLiteral("server"), answer.server ? QJsonValue(server) : QJsonValue()},
            {QStringLiteral("rack_limit_watts"), answer.room.rackLimitW},
            {QStringLiteral("rack_limit_is_default"), !answer.room.rackLimitGiven},
            {QStringLiteral("rack_peak_watts"), known(answer.rackPeakW)},
            {QStringLiteral("room_mean_watts"), known(answer.roomMeanW)},
            {QStringLiteral("room_peak_watts"), known(answer.roomPeakW)},
            {QStringLiteral("year_kwh"), known(answer.yearJoules / 3.6e6)},
            {QStringLiteral("throttle"), answer.server ? QJsonValue(throttle) : QJsonValue()}};
}

QJsonObject costToJson(const CostAnswer &answer)
{
    QJsonArray options, tornado;
    for (const CostOption &option : answer.options)
        options.append(optionToJson(option));
    for (const TornadoRow &row : answer.tornado)
        tornado.append(QJsonObject{{QStringLiteral("input"), row.input},
                                   {QStringLiteral("low"), row.low},
                                   {QStringLiteral("high"), row.high},
                                   {QStringLiteral("cny_per_gpu_hour_low"), row.perGpuHourLow},
                                   {QStringLiteral("cny_per_gpu_hour_high"), row.perGpuHourHigh},
                                   {QStringLiteral("break_even_low"), orNull(row.breakEvenLow)},
                                   {QStringLiteral("break_even_high"), orNull(row.breakEvenHigh)}});
    const CostInput &input = answer.input;
    return {{QStringLiteral("options"), options},
            {QStringLiteral("break_even_hours_per_day"), orNull(answer.breakEvenHoursPerDay)},
            {QStringLiteral("break_even_range"),
             QJsonArray{orNull(answer.breakEvenRange[0]), orNull(answer.breakEvenRange[1])}},
            {QStringLiteral("tornado"), tornado},
            {QStringLiteral("lost_to_failures"), answer.lossToFailures},
            {QStringLiteral("prices"),
             QJsonObject{{QStringLiteral("server_yuan"), figureOrNull(input.serverYuan)},
                         {QStringLiteral("server_month_yuan"), figureOrNull(input.serverMonthYuan)},
                         {QStringLiteral("card_hour_yuan"), figureOrNull(input.cardHourYuan)},
                         {QStringLiteral("card_hour_basis"), input.cardHourBasis},
                         {QStringLiteral("energy_yuan_kwh"), figureToJson(input.energyYuanKwh)},
                         {QStringLiteral("rack_yuan_kw_month"), figureToJson(input.rackYuanKwMonth)},
                         {QStringLiteral("room_yuan_w"), figureToJson(input.roomYuanW)}}}};
}

} // namespace xuanka
