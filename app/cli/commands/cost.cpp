// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/command.h"
#include "cli/commands/site_input.h"
#include "cli/commands/text_table.h"
#include "report/format.h"
#include "report/site_json.h"
#include "report/site_texts.h"

#include <QDate>

namespace xuanka::cli
{

namespace
{

const char *const kUsageText = QT_TRANSLATE_NOOP("phrases", "cost takes one scenario: xuanka-cli cost SCENARIO.xuanka");
const char *const kDescription = QT_TRANSLATE_NOOP("phrases", "What buying, hosting, renting and building cost.");
const char *const kWay = QT_TRANSLATE_NOOP("phrases", "Way");
const char *const kTotal = QT_TRANSLATE_NOOP("phrases", "Total over the years");
const char *const kCardHour = QT_TRANSLATE_NOOP("phrases", "Per card-hour");
const char *const kMillion = QT_TRANSLATE_NOOP("phrases", "Per million tokens");
const char *const kRun = QT_TRANSLATE_NOOP("phrases", "Per run");
const char *const kMissing = QT_TRANSLATE_NOOP("phrases", "no published price, enter your own: %1");
const char *const kBreakEven = QT_TRANSLATE_NOOP("phrases", "Buying pays from %1 hours a day.");
const char *const kNoBreakEven =
    QT_TRANSLATE_NOOP("phrases", "No break-even: a price is missing, or renting stays cheaper all day.");
const char *const kLoss = QT_TRANSLATE_NOOP("phrases", "Time lost to failures and checkpoints: %1");
const char *const kPrices = QT_TRANSLATE_NOOP("phrases", "Prices used");
const char *const kTornado = QT_TRANSLATE_NOOP("phrases", "What drives the cost of an owned card-hour");

QString optionRows(const CostAnswer &answer, const Format &format, const SiteTexts &texts, const Phrases &phrases)
{
    const QString none = QStringLiteral("-");
    QVector<QStringList> rows{{phrases.text(kWay), phrases.text(kTotal), phrases.text(kCardHour),
                               phrases.text(kMillion), phrases.text(kRun)}};
    QString missing;
    for (const CostOption &option : answer.options) {
        if (option.missing.isEmpty()) {
            rows.append({texts.option(option.kind), format.yuan(option.total), format.yuan(option.perGpuHour),
                         option.perMillionTokens ? format.yuan(*option.perMillionTokens) : none,
                         option.perRun ? format.yuan(*option.perRun) : none});
            continue;
        }
        QStringList names;
        for (const QString &key : option.missing)
            names << texts.input(key);
        missing += QStringLiteral("  ") + texts.option(option.kind) + QStringLiteral(": ") +
                   phrases.text(kMissing, {names.join(QLatin1String(", "))}) + QLatin1Char('\n');
    }
    return alignedTable(rows) + missing;
}

QString priceRows(const CostInput &input, const Format &format, const SiteTexts &texts)
{
    const QString today = QDate::currentDate().toString(QStringLiteral("yyyy-MM"));
    QVector<QStringList> rows;
    const auto add = [&](const char *key, const CostFigure &figure) {
        rows.append({texts.input(QString::fromLatin1(key)),
                     format.number(figure.typical) + QLatin1Char(' ') + figure.unit, texts.provenance(figure, today)});
    };
    if (input.serverYuan)
        add("server_yuan", *input.serverYuan);
    if (input.serverMonthYuan)
        add("server_month_yuan", *input.serverMonthYuan);
    if (input.cardHourYuan)
        add("card_hour_yuan", *input.cardHourYuan);
    add("energy_yuan_kwh", input.energyYuanKwh);
    add("rack_yuan_kw_month", input.rackYuanKwMonth);
    return alignedTable(rows, QStringLiteral("  "));
}

QString textOf(const CostAnswer &answer, const Phrases &phrases)
{
    const Format format(phrases);
    const SiteTexts texts(phrases);
    QString text = optionRows(answer, format, texts, phrases) + QLatin1Char('\n');
    text += answer.breakEvenHoursPerDay ? phrases.text(kBreakEven, {format.number(*answer.breakEvenHoursPerDay)})
                                        : phrases.text(kNoBreakEven);
    text += QLatin1Char('\n');
    if (answer.lossToFailures > 0)
        text += phrases.text(kLoss, {format.number(answer.lossToFailures * 100) + QStringLiteral(" %")}) +
                QLatin1Char('\n');
    text += QLatin1Char('\n') + phrases.text(kPrices) + QLatin1Char('\n') + priceRows(answer.input, format, texts);
    if (answer.tornado.isEmpty())
        return text;
    QVector<QStringList> rows;
    for (const TornadoRow &row : answer.tornado)
        rows.append({texts.input(row.input), format.number(row.low) + QStringLiteral(" – ") + format.number(row.high),
                     format.yuan(row.perGpuHourLow) + QStringLiteral(" – ") + format.yuan(row.perGpuHourHigh)});
    return text + QLatin1Char('\n') + phrases.text(kTornado) + QLatin1Char('\n') +
           alignedTable(rows, QStringLiteral("  "));
}

int run(const Invocation &invocation)
{
    const SiteInputResult read = readSite(invocation, kUsageText);
    if (read.status != kAnswered)
        return read.status;
    const Result<CostInput> input = readCost(read.input.scenario, read.gpu(), read.estimate, read.site);
    if (!input)
        return invocation.fail(inFile(input.error(), read.input.file));
    const CostAnswer answer = answerCost(*input);
    if (invocation.json())
        return invocation.write(costToJson(answer));
    return invocation.write(textOf(answer, invocation.phrases()).toUtf8());
}

const CommandRegistrar kRegistrar({"cost", "SCENARIO.xuanka|-", kDescription, nullptr, run});

} // namespace

} // namespace xuanka::cli
