// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/command.h"
#include "cli/commands/site_input.h"
#include "cli/commands/text_table.h"
#include "report/format.h"
#include "report/site_json.h"
#include "report/site_texts.h"

namespace xuanka::cli
{

namespace
{

const char *const kUsageText = QT_TRANSLATE_NOOP("phrases", "site takes one scenario: xuanka-cli site SCENARIO.xuanka");
const char *const kDescription = QT_TRANSLATE_NOOP("phrases", "Whether the machine room can take the servers.");
const char *const kPowerTitle = QT_TRANSLATE_NOOP("phrases", "Power");
const char *const kMean = QT_TRANSLATE_NOOP("phrases", "Power of one server");
const char *const kPeak = QT_TRANSLATE_NOOP("phrases", "Peak power of one server");
const char *const kPlate = QT_TRANSLATE_NOOP("phrases", "Nameplate of one server (estimated)");
const char *const kPerRack = QT_TRANSLATE_NOOP("phrases", "Servers per rack");
const char *const kRacks = QT_TRANSLATE_NOOP("phrases", "Racks");
const char *const kRoom = QT_TRANSLATE_NOOP("phrases", "Whole room with cooling, mean");
const char *const kYear = QT_TRANSLATE_NOOP("phrases", "Energy of a year");
const char *const kHeatTitle = QT_TRANSLATE_NOOP("phrases", "Heat");
const char *const kInlet = QT_TRANSLATE_NOOP("phrases", "Inlet air");
const char *const kOnset = QT_TRANSLATE_NOOP("phrases", "Cards throttle from an inlet of");
const char *const kLeft = QT_TRANSLATE_NOOP("phrases", "Throughput left");
const char *const kChecklist = QT_TRANSLATE_NOOP("phrases", "Checklist");
const char *const kItem = QT_TRANSLATE_NOOP("phrases", "Item");
const char *const kResult = QT_TRANSLATE_NOOP("phrases", "Result");
const char *const kFound = QT_TRANSLATE_NOOP("phrases", "Found");
const char *const kLimit = QT_TRANSLATE_NOOP("phrases", "Limit");
const char *const kWho = QT_TRANSLATE_NOOP("phrases", "Who answers");
const char *const kDefaultLimit =
    QT_TRANSLATE_NOOP("phrases", "No rack limit is given: the standard cabinet of 6 kW stands in.");

QString withUnit(const Format &format, const std::optional<double> &value, const QString &unit)
{
    if (!value)
        return QStringLiteral("-");
    if (unit == QLatin1String("W"))
        return format.watts(*value);
    return (format.number(*value) + QLatin1Char(' ') + unit).trimmed();
}

QString textOf(const SiteAnswer &answer, const Phrases &phrases)
{
    const Format format(phrases);
    const SiteTexts texts(phrases);
    const auto say = [&phrases](const char *source) { return phrases.text(source); };
    const QString none = format.notPublished();
    const auto degrees = [&format](double value) { return format.number(value) + QStringLiteral(" °C"); };
    QString text = say(kPowerTitle) + QLatin1Char('\n');
    const std::optional<ServerPower> &server = answer.server;
    text += alignedTable({{say(kMean), server && server->mean > 0 ? format.watts(server->mean) : none},
                          {say(kPeak), server ? format.watts(server->peak) : none},
                          {say(kPlate), server ? format.watts(server->nameplate) : none},
                          {say(kPerRack), server ? QString::number(answer.serversPerRack) : none},
                          {say(kRacks), answer.racks > 0 ? QString::number(answer.racks) : QStringLiteral("-")},
                          {say(kRoom), answer.roomMeanW > 0 ? format.watts(answer.roomMeanW) : none},
                          {say(kYear), answer.yearJoules > 0 ? format.energy(answer.yearJoules) : none}},
                         QStringLiteral("  "));
    if (!answer.room.rackLimitGiven)
        text += QStringLiteral("  ") + say(kDefaultLimit) + QLatin1Char('\n');
    if (server) {
        text += QLatin1Char('\n') + say(kHeatTitle) + QLatin1Char('\n');
        text += alignedTable({{say(kInlet), degrees(answer.room.inletC)},
                              {say(kOnset), degrees(answer.throttle.onsetInletC)},
                              {say(kLeft), format.percent(answer.throttle.throughputFactor)}},
                             QStringLiteral("  "));
    }
    QVector<QStringList> rows{{say(kItem), say(kResult), say(kFound), say(kLimit), say(kWho)}};
    for (const RoomCheck &check : answer.checks)
        rows.append({texts.check(check.id), texts.result(check.result), withUnit(format, check.found, check.unit),
                     withUnit(format, check.limit, check.unit), texts.who(check.who)});
    return text + QLatin1Char('\n') + say(kChecklist) + QLatin1Char('\n') + alignedTable(rows, QStringLiteral("  "));
}

int run(const Invocation &invocation)
{
    const SiteInputResult read = readSite(invocation, kUsageText);
    if (read.status != kAnswered)
        return read.status;
    if (invocation.json())
        return invocation.write(siteToJson(read.site));
    return invocation.write(textOf(read.site, invocation.phrases()).toUtf8());
}

const CommandRegistrar kRegistrar({"site", "SCENARIO.xuanka|-", kDescription, nullptr, run});

} // namespace

} // namespace xuanka::cli
